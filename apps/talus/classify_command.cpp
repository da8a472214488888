#include "classify_command.h"

#include <ostream>

#include <fmt/format.h>

namespace talus::app {

core::ExitCode classify_command(const io::ClassifySettings& options, std::ostream& out) {
  const io::Classification made = io::classify_image(options);
  for (const io::ImageClass& c : made.classes)
    out << fmt::format("class {:>2}  {:5.1f} %  #{:02x}{:02x}{:02x}\n", c.number, 100 * c.share,
                       static_cast<int>(c.colour[0] + 0.5), static_cast<int>(c.colour[1] + 0.5),
                       static_cast<int>(c.colour[2] + 0.5));
  if (static_cast<int>(made.classes.size()) < options.classes)
    out << fmt::format("note: the image has no more than {} of colours\n",
                       made.classes.size() == 1 ? "one group" : fmt::format("{} groups", made.classes.size()));
  out << fmt::format("wrote {}\nfill in the materials in {}\n", made.raster.string(), made.legend.string());
  return core::ExitCode::done;
}

}  // namespace talus::app
