// [[counter]]: lines that rocks are counted on; [design]: partial factors for barriers.

#include <array>
#include <set>

#include "talus/io/rockfall_keys.h"
#include "talus/io/rockfall_sections.h"

namespace talus::io {
namespace {

constexpr NumberRange kHeight{.lowest = 0, .highest = 1000, .accepted = "a height from 0 to 1000 m"};
constexpr NumberRange kPercentile{.lowest = 50, .highest = 99.99, .accepted = "a number from 50 to 99.99"};
constexpr NumberRange kFactor{.lowest = 0.5, .highest = 10, .accepted = "a factor from 0.5 to 10"};
constexpr NumberRange kFreeboard{.lowest = 0, .highest = 100, .accepted = "a length from 0 to 100 m"};
constexpr std::array<std::string_view, 2> kEnergies{"translational", "total"};

rockfall::CounterLine read_counter(const TomlTable& table, const ProjectReading& reading) {
  rockfall::CounterLine counter{.name = table.text("name")};
  if (counter.name.empty()) table.fail("name", "is empty", "a name");
  counter.line = read_line(table, reading);
  if (table.has("height_m")) counter.height = table.number("height_m", kHeight);
  return counter;
}

}  // namespace

std::vector<core::Vector2> read_line(const TomlTable& table, const ProjectReading& reading) {
  constexpr std::string_view kAccepted = "[[x, y], [x, y], ...]";
  std::vector<core::Vector2> line = table.points("line");
  if (line.size() < 2) table.fail("line", "has fewer than two points", kAccepted);
  bool moves = false;
  for (const core::Vector2& point : line) moves = moves || point != line.front();
  if (!moves) table.fail("line", "has no length", kAccepted);
  const geometry::Box& ground = reading.project.model.ground->bounds();
  core::Vector2 lower = reading.local(line.front()), upper = lower;
  for (core::Vector2& point : line) {
    point = reading.local(point);
    lower = lower.cwiseMin(point);
    upper = upper.cwiseMax(point);
  }
  if ((lower.array() > ground.upper.head<2>().array()).any() || (upper.array() < ground.lower.head<2>().array()).any())
    table.fail("line", "lies outside the slope", "a line over the slope, in its coordinates");
  return line;
}

void read_counters(ProjectReading& reading) {
  std::set<std::string> names;
  for (const slope::Barrier& barrier : reading.project.model.barriers.list()) names.insert(barrier.name);
  for (const TomlTable& table : reading.root.tables("counter", rockfall_keys::kCounter)) {
    reading.project.lines.push_back(read_counter(table, reading));
    if (!names.insert(reading.project.lines.back().name).second)
      table.fail("name", "another counter or barrier has this name", "one of its own");
  }
}

void read_design(ProjectReading& reading) {
  const std::optional<TomlTable> found = reading.root.table("design", rockfall_keys::kDesign);
  if (!found) return;
  const TomlTable& table = *found;
  rockfall::DesignSettings& d = reading.project.design;
  if (table.has("energy"))
    d.energy = table.word("energy", "energy", kEnergies) == kEnergies[0] ? rockfall::DesignEnergy::translational
                                                                         : rockfall::DesignEnergy::total;
  if (table.has("failures_per_year"))
    reading.project.maps.failures_per_year = d.failures_per_year =
        table.number("failures_per_year", {.lowest = 0, .accepted = "a number >= 0"});
  const auto read = [&](std::string_view key, double& value, const NumberRange& range) {
    value = table.number_or(key, value, range);
  };
  read("uni_percentile", d.uni_percentile, kPercentile);
  read("uni_topography", d.uni_topography, kFactor);
  read("uni_simulation", d.uni_simulation, kFactor);
  read("uni_volume", d.uni_volume, kFactor);
  read("uni_density", d.uni_density, kFactor);
  read("uni_risk", d.uni_risk, kFactor);
  read("uni_barrier", d.uni_barrier, kFactor);
  read("uni_freeboard_m", d.uni_freeboard, kFreeboard);
  read("onr_energy_percentile", d.onr_energy_percentile, kPercentile);
  read("onr_height_percentile", d.onr_height_percentile, kPercentile);
  read("onr_energy", d.onr_energy, kFactor);
  read("onr_height", d.onr_height, kFactor);
  read("onr_freeboard_m", d.onr_freeboard, kFreeboard);
}

}  // namespace talus::io
