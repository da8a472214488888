// until and [runout]: when enough rocks have fallen, and where the talus begins.

#include <fmt/format.h>

#include "talus/core/text.h"
#include "talus/io/rockfall_keys.h"
#include "talus/io/rockfall_sections.h"
#include "talus/io/until_watch.h"
#include "talus/rockfall/placement.h"

namespace talus::io {

void read_until(ProjectReading& reading) {
  const std::optional<TomlTable> table = reading.root.table("until", rockfall_keys::kUntil);
  if (!table) return;
  Until until{.quantity = table->text("quantity")};
  const std::vector<std::string> known = until_quantities(reading.project.model.barriers);
  const std::vector<std::string_view> words(known.begin(), known.end());
  if (!until_column(until.quantity, reading.project.model.barriers))
    table->fail("quantity", core::unknown_word("quantity", until.quantity, words), core::join(words));
  until.percentile =
      table->number("percentile", {.lowest = 0.1, .highest = 99.9, .accepted = "a number from 0.1 to 99.9"});
  until.relative_ci =
      table->number("relative_ci", {.lowest = 1e-4, .highest = 1, .accepted = "a fraction from 0.0001 to 1"});
  until.max_rocks = table->integer_or("max_rocks", until.max_rocks,
                                      {.lowest = 1, .highest = 1e9, .accepted = "a whole number from 1 to 1000000000"});
  reading.project.until = until;
}

void read_runout(ProjectReading& reading) {
  const std::optional<TomlTable> table = reading.root.table("runout", rockfall_keys::kRunout);
  if (!table) return;
  const rockfall::Model& model = reading.project.model;
  TalusApex apex;
  if (table->first_of("apex", "apex_z_m")) {
    const core::Vector given = table->vector("apex");
    if (given.size() != 2 && given.size() != 3)
      table->fail("apex", fmt::format("has {} numbers", given.size()), "[x, y, z], or [x, y] on the ground");
    apex.point.head<2>() = reading.local(core::Vector2(given.head<2>()));
    const std::optional<double> ground = rockfall::ground_height(*model.ground, apex.point.head<2>());
    if (given.size() == 2 && !ground) table->fail("apex", "there is no ground below", slope_extent(model));
    apex.point.z() = given.size() == 2 ? *ground : given[2] - model.origin.z();
  } else {
    apex.everywhere = true;
    apex.point.z() = table->number("apex_z_m") - model.origin.z();
  }
  reading.project.apex = apex;
}

}  // namespace talus::io
