#pragma once

// A small rockfall project in memory: a plane that falls by 3 in 4, with a fence, and blocks let go above it.

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "talus/bodies/shape_library.h"
#include "talus/io/crs.h"
#include "talus/io/rockfall_project.h"
#include "talus/slope/height_field.h"

namespace talus::io {

inline constexpr double kSampleSlope = -0.75;
inline constexpr double kSampleDrop = 3;  ///< from the centre of the rock to the ground below it

inline std::shared_ptr<const slope::Surface> sample_ground() {
  slope::HeightGrid grid{.columns = 31, .rows = 21, .first = {0, 0}, .spacing = {2, 2}};
  for (int j = 0; j < grid.rows; ++j)
    for (int i = 0; i < grid.columns; ++i) grid.heights.push_back(45 + kSampleSlope * 2 * i);
  return std::make_shared<slope::HeightField>(std::move(grid));
}

inline RockfallProject sample_project(int rocks) {
  RockfallProject project;
  project.name = "Plane, with \"fence\"";
  project.seed = 7;
  project.crs = "LOCAL_CS";
  project.model.ground = sample_ground();
  project.model.materials = slope::Materials({.list = {{.name = "scree, fine", .restitution = 0.3, .friction = 0.7}}});
  project.model.engine.max_time = 6;
  project.model.origin = {2600000, 1200000, 500};
  project.model.barriers = slope::Barriers(
      {{.name = "fence", .mesh = slope::panels_along(*project.model.ground, {{40, 2}, {40, 38}}, 4), .capacity = 5e4}});
  rockfall::ReleasePlan::Settings plan{.seed = project.seed, .ground = project.model.ground};
  plan.kinds.emplace_back(
      rockfall::RockKindSettings{.name = "block", .mesh = bodies::box({1.2, 1, 0.8}), .density = 2500});
  plan.kinds.emplace_back(rockfall::RockKindSettings{
      .name = "boulder", .mesh = bodies::boulder({.seed = 3, .sides = {1, 0.9, 0.7}}), .density = 2600});
  for (int i = 0; i < rocks; ++i) {
    const double x = 10 + 0.05 * i, y = 10 + 0.37 * (i % 50);
    const bodies::Quaternion R_WB = bodies::Quaternion(1, 0.02 * i, 0.3, -0.01 * i).normalized();
    const bodies::Quaternion R_BG(plan.kinds[static_cast<std::size_t>(i % 2)].typical()->R_GB().transpose());
    rockfall::Seeder seeder{.kinds = {i % 2}, .rocks = 1};  // one for each rock
    seeder.list.push_back({.position = {x, y, 45 + kSampleSlope * x + kSampleDrop},
                           .R_WG = R_WB * R_BG,
                           .velocity = {1, 0, 0},
                           .spin = {0.1, 0.2 * (i % 7), 0}});
    plan.seeders.push_back(std::move(seeder));
  }
  project.plan = rockfall::ReleasePlan(std::move(plan));
  project.maps.write = false;
  project.paths.rocks = 0;
  return project;
}

/// The same with everything that is gathered along the paths: maps of 1 m, a counter below the fence, five paths.
inline RockfallProject mapped_project(int rocks) {
  RockfallProject project = sample_project(rocks);
  project.crs = crs_from_text("EPSG:2056");
  project.maps = {.grid = {.corner = {-1, -1}, .cell = {1, 1}, .columns = 62, .rows = 42}};
  project.paths.rocks = 5;
  project.lines = {{.name = "fence", .line = {{40, 2}, {40, 38}}, .height = 4, .barrier = 0},
                   {.name = "path, old", .line = {{50, 0}, {50, 40}}, .height = 2}};
  project.design.failures_per_year = 0.5;
  return project;
}

/// Rows and fields of a CSV file; quotes are understood.
inline std::vector<std::vector<std::string>> read_csv(const std::filesystem::path& path) {
  std::vector<std::vector<std::string>> rows;
  std::ifstream in(path);
  for (std::string line; std::getline(in, line);) {
    std::vector<std::string> fields(1);
    bool quoted = false;
    for (const char c : line) {
      if (c == '"')
        quoted = !quoted;
      else if (c == ',' && !quoted)
        fields.emplace_back();
      else
        fields.back() += c;
    }
    rows.push_back(fields);
  }
  return rows;
}

/// The field of a column in a row of a table with a header.
inline std::string field(const std::vector<std::vector<std::string>>& table, std::size_t row,
                         const std::string& column) {
  for (std::size_t i = 0; i < table.front().size(); ++i)
    if (table.front()[i] == column) return table.at(row).at(i);
  return "no column " + column;
}
inline double number(const std::vector<std::vector<std::string>>& table, std::size_t row, const std::string& column) {
  return std::stod(field(table, row, column));
}

}  // namespace talus::io
