#pragma once

// A rockfall project: the TOML file a person writes (docs/rockfall-project.md), read and checked completely, with every
// file it names. Whatever is wrong is a core::InputError with file, line, key, value and what is accepted, before any
// work.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "talus/io/map_files.h"
#include "talus/rockfall/barrier_design.h"
#include "talus/rockfall/counter_line.h"
#include "talus/rockfall/model.h"
#include "talus/rockfall/release_plan.h"

namespace talus::io {

struct InputFile {
  std::string path;  ///< as the project names it
  std::string hash;
};

/// When the answer is known well enough: the interval of 95 % confidence around the percentile lies within this
/// fraction of it on both sides. Looked at now and then, at the ends of batches.
struct Until {
  std::string quantity;  ///< as a person wrote it, "energy@fence"
  double percentile = 95;
  double relative_ci = 0.05;
  std::int64_t max_rocks = 1'000'000;
};

/// What a person may say on the command line in place of the project.
struct ProjectOptions {
  std::optional<std::int64_t> rocks;
  std::optional<std::uint64_t> seed;
};

/// Where the talus begins, for shadow angles; local coordinates.
struct TalusApex {
  core::Vector3 point = core::Vector3::Zero();
  bool everywhere = false;  ///< only the height counts: the apex is where each path first comes down to it
};

/// Which paths are kept, and how finely.
struct PathSettings {
  std::int64_t rocks = 200;  ///< evenly over all rocks; the extremes come in addition. 0: no paths at all
  double tolerance = 0.05;   ///< between a path and its line, m
};

struct RockfallProject {
  std::string name;
  std::uint64_t seed = 1;
  ProjectOptions options;
  rockfall::Model model;
  rockfall::ReleasePlan plan;
  std::optional<Until> until;
  std::optional<TalusApex> apex;
  std::string crs;                           ///< WKT of the coordinates; empty: unknown
  std::vector<InputFile> inputs;             ///< the project itself first
  std::vector<rockfall::CounterLine> lines;  ///< those of barriers first, then counters
  MapSettings maps;
  PathSettings paths;
  rockfall::DesignSettings design;
};

[[nodiscard]] RockfallProject read_rockfall_project(const std::filesystem::path& path,
                                                    const ProjectOptions& options = {});

}  // namespace talus::io
