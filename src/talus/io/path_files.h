#pragma once

// paths.gpkg of a rockfall run: paths, impacts, sources, deposits and barrier crossings as layers with attributes and
// styles that QGIS applies by itself. docs/results.md explains every layer and field. The file is the same to the last
// byte for the same content.

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "talus/rockfall/crossing_recorder.h"
#include "talus/rockfall/extremes.h"
#include "talus/rockfall/map_recorder.h"
#include "talus/rockfall/path_recorder.h"

namespace talus::io {

/// Where a rock began and ended.
struct RockPlace {
  std::int64_t number = 0;
  int kind = 0;  ///< of rock
  rockfall::StopReason reason = rockfall::StopReason::failed;
  double mass = 0;  ///< kg
  rockfall::Vector3 start = rockfall::Vector3::Zero(), end = rockfall::Vector3::Zero();
  double max_energy = 0;  ///< J
};

/// All of one rock.
struct RockPath {
  std::int64_t number = 0;
  std::string role;  ///< "sample", "farthest", "sample, fastest", ...
  int kind = 0;
  double mass = 0;  ///< kg
  rockfall::RockRecord record;
  std::vector<rockfall::PathPoint> line;
  std::vector<rockfall::PathImpact> impacts;
  std::vector<rockfall::LineCrossing> crossings;
};

struct PathContent {
  rockfall::Vector3 origin = rockfall::Vector3::Zero();        ///< added to all coordinates
  std::string crs;                                             ///< WKT
  std::vector<std::string> materials, kinds, lines, barriers;  ///< names by number
  std::vector<RockPath> paths;
  std::vector<RockPlace> places;
};

/// The names of the layers.
[[nodiscard]] std::vector<std::string> path_layers();

/// A rock number and why its path is shown.
struct ChosenRock {
  std::int64_t number = 0;
  std::string role;
};
/// `count` of `rocks` evenly, the first among them, and the extremes; ascending.
[[nodiscard]] std::vector<ChosenRock> choose_rocks(std::int64_t rocks, std::int64_t count,
                                                   const rockfall::Extremes& extremes);

/// The file must not exist; write to a temporary name. Throws core::OutputError when it cannot be written.
void write_paths(const std::filesystem::path& path, const PathContent& content);

}  // namespace talus::io
