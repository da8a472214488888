#include "new_command.h"

#include <ostream>
#include <vector>

#include "talus/io/new_project.h"

namespace talus::app {

core::ExitCode new_command(const NewOptions& options, std::ostream& out) {
  const std::vector<std::filesystem::path> files = io::write_new_project(options.kind, options.folder);
  for (const std::filesystem::path& file : files) out << "wrote " << file.string() << '\n';
  out << "run it: talus run " << files.front().string() << std::endl;
  return core::ExitCode::done;
}

}  // namespace talus::app
