// [study]: what is computed.

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <fmt/format.h>

#include "talus/core/units.h"
#include "talus/io/csv_table.h"
#include "talus/io/rocking_keys.h"
#include "talus/io/rocking_sections.h"

namespace talus::io {
namespace {

constexpr double kDegree = std::numbers::pi / 180;
using core::kStandardGravity;
constexpr std::size_t kMostCases = 1'000'000;

std::vector<double> list(const TomlTable& table, std::string_view key, std::vector<double> fallback) {
  if (!table.has(key)) return fallback;
  const core::Vector values = table.vector(key);
  if (values.size() == 0) table.fail(key, "is empty", "a list of numbers");
  return {values.begin(), values.end()};
}

/// The paper's 1800: alpha 5 to 75, theta0 10 to 85 - alpha, both in steps of 5 deg, mu 0.1 to 1.5 in steps of 0.1.
GridStudy paper_grid() {
  GridStudy grid;
  for (int alpha = 5; alpha <= 75; alpha += 5)
    for (int theta0 = 10; theta0 <= 85 - alpha; theta0 += 5)
      for (int mu = 1; mu <= 15; ++mu)
        grid.cases.push_back(
            {.alpha_deg = static_cast<double>(alpha), .theta0_deg = static_cast<double>(theta0), .mu = mu / 10.0});
  return grid;
}

GridStudy grid_of_file(RockingReading& reading, const TomlTable& table) {
  constexpr std::array<std::string_view, 3> kColumns{"alpha_deg", "theta0_deg", "mu"};
  const std::filesystem::path path = table.path("cases");
  const CsvTable rows(path, kColumns);
  rows.require(kColumns);
  reading.add_input(path);
  GridStudy grid;
  for (const CsvTable::Row& row : rows.rows()) {
    const rocking::ReleaseCase release{.alpha_deg = rows.number(row, "alpha_deg"),
                                       .theta0_deg = rows.number(row, "theta0_deg"),
                                       .mu = rows.number(row, "mu")};
    try {
      rocking::check(release);
    } catch (const core::InputError& error) {
      const auto& d = error.details();
      rows.fail(row, d.key, d.value, d.problem, d.accepted);
    }
    grid.cases.push_back(release);
  }
  return grid;
}

GridStudy read_grid(RockingReading& reading, const TomlTable& table) {
  if (table.has("cases")) {
    for (const char* key : {"alpha_deg", "theta0_deg", "mu"}) table.refuse(key, "has no meaning beside cases");
    return grid_of_file(reading, table);
  }
  if (!table.has("alpha_deg") && !table.has("theta0_deg") && !table.has("mu")) return paper_grid();
  GridStudy grid;
  for (const double alpha : list(table, "alpha_deg", {}))
    for (const double theta0 : list(table, "theta0_deg", {}))
      for (const double mu : list(table, "mu", {})) {
        const rocking::ReleaseCase release{.alpha_deg = alpha, .theta0_deg = theta0, .mu = mu};
        if (alpha + theta0 < 90) {  // the others fall over: not part of a grid of ranges
          table.located("alpha_deg", [&] { rocking::check(release); });
          grid.cases.push_back(release);
        }
      }
  if (grid.cases.empty())
    table.fail("alpha_deg", "gives no case", "lists alpha_deg, theta0_deg and mu with alpha + theta0 < 90");
  return grid;
}

FragilityStudy read_fragility(RockingReading& reading, const TomlTable& table) {
  FragilityStudy study;
  if (table.has("pga_g")) {
    table.refuse("scales", "has no meaning beside pga_g");
    for (const double pga : list(table, "pga_g", {})) study.pga.push_back(pga * kStandardGravity);
  } else {
    study.scales = list(table, "scales", {});
    if (study.scales.empty())
      table.fail("pga_g", "is missing", "pga_g, a list of peak accelerations, or scales of the records");
  }
  for (const double value : study.pga)
    if (!(value > 0)) table.fail("pga_g", "out of range", "numbers > 0");
  for (const double value : study.scales)
    if (!(value > 0)) table.fail("scales", "out of range", "numbers > 0");
  for (const double azimuth : list(table, "azimuths_deg", {reading.project.azimuth / kDegree}))
    study.azimuths.push_back(azimuth * kDegree);
  study.frictions = list(table, "frictions", {reading.project.simulation.step_settings.friction.still});
  for (const double mu : study.frictions)
    if (!(mu >= 0)) table.fail("frictions", "out of range", "numbers >= 0");
  const std::size_t cases = reading.project.motions.size() * std::max(study.pga.size(), study.scales.size()) *
                            study.azimuths.size() * study.frictions.size();
  if (cases > kMostCases) table.fail("type", fmt::format("{} runs are too many", cases), "up to 1000000");
  return study;
}

OverturningStudy read_overturning(RockingReading& reading, const TomlTable& table) {
  OverturningStudy study;
  const auto names = rocking::pulse_names();
  const std::string shape = table.word("shape", "pulse", names);
  study.shape = static_cast<rocking::PulseShape>(std::find(names.begin(), names.end(), shape) - names.begin());
  study.periods = list(table, "periods_s", {});
  if (study.periods.empty()) table.fail("periods_s", "is missing", "a list of periods, s");
  for (const double period : study.periods)
    if (!(period > 0)) table.fail("periods_s", "out of range", "periods > 0, s");
  if (!(reading.project.critical_tilt > 0))
    reading.root.fail("block", "does not start at rest",
                      "an overturning study without tilt_deg, velocity_m_s, spin_rad_s");
  const double west = std::tan(reading.project.critical_tilt) * kStandardGravity;  // below it nothing moves
  study.lowest =
      table.number_or("lowest_pga_g", 0.9 * west / kStandardGravity, {.lowest = 0, .highest = 1e3}) * kStandardGravity;
  study.highest =
      table.number_or("highest_pga_g", 10 * west / kStandardGravity, {.lowest = 0, .highest = 1e3}) * kStandardGravity;
  if (!(study.highest > study.lowest)) table.fail("highest_pga_g", "is not above lowest_pga_g");
  study.steps =
      static_cast<int>(table.integer_or("steps", 60, {.lowest = 1, .highest = 100000, .accepted = "1 to 100000"}));
  return study;
}

}  // namespace

void read_study(RockingReading& reading, const TomlTable& table, std::string_view type) {
  if (type == "single") {
    reading.project.study =
        SingleStudy{.record_step = table.number_or("record_step_s", 0.01,
                                                   {.lowest = 1e-5, .highest = 10, .accepted = "1e-5 to 10"})};
  } else if (type == "grid") {
    reading.project.study = read_grid(reading, table);
  } else if (type == "fragility") {
    reading.project.study = read_fragility(reading, table);
  } else {
    reading.project.study = read_overturning(reading, table);
  }
}

}  // namespace talus::io
