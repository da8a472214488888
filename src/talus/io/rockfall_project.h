#pragma once

// A rockfall project: the TOML file a person writes (docs/rockfall-project.md), read and checked completely, with every
// file it names. Whatever is wrong is a core::InputError with file, line, key, value and what is accepted, before any
// work.

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "talus/bodies/rock.h"
#include "talus/bodies/spatial_state.h"
#include "talus/io/map_files.h"
#include "talus/rockfall/barrier_design.h"
#include "talus/rockfall/counter_line.h"
#include "talus/rockfall/model.h"

namespace talus::io {

/// One rock to be let go. The state is in local coordinates and in the frame B of the rock (bodies/rock.h).
struct Release {
  int rock = 0;    ///< index into RockfallProject::rocks
  int seeder = 0;  ///< counted from 0, in the order of the file
  bodies::SpatialState start;
};

struct NamedRock {
  std::string name;
  bodies::Rock rock;
};

struct InputFile {
  std::string path;  ///< as the project names it
  std::string hash;
};

/// Which paths are kept, and how finely.
struct PathSettings {
  std::int64_t rocks = 200;  ///< evenly over all rocks; the extremes come in addition. 0: no paths at all
  double tolerance = 0.05;   ///< between a path and its line, m
};

struct RockfallProject {
  std::string name;
  std::uint64_t seed = 1;
  rockfall::Model model;
  std::vector<NamedRock> rocks;
  std::vector<Release> releases;             ///< rock number 0 is the first
  std::string crs;                           ///< WKT of the coordinates; empty: unknown
  std::vector<InputFile> inputs;             ///< the project itself first
  std::vector<rockfall::CounterLine> lines;  ///< those of barriers first, then counters
  MapSettings maps;
  PathSettings paths;
  rockfall::DesignSettings design;
};

[[nodiscard]] RockfallProject read_rockfall_project(const std::filesystem::path& path);

}  // namespace talus::io
