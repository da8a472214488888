#pragma once

// A spatial scene: the TOML file a person writes (docs/spatial.md), read and checked completely, with every file it
// names. Whatever is wrong is a core::InputError with file, line, key, value and what is accepted, before any work.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "talus/io/rockfall_project.h"
#include "talus/spatial/mirror.h"
#include "talus/spatial/model.h"
#include "talus/spatial/soccer.h"

namespace talus::io {

struct SpatialProject {
  spatial::Scene scene;
  std::int64_t frame_stride = 1;  ///< steps between frames of states.csv
  bool contacts = false;          ///< contacts.csv is wanted
  std::optional<spatial::MirrorPlane> symmetry;
  std::optional<spatial::SoccerPitch> soccer;  ///< the scene is a game of robots
  std::vector<InputFile> inputs;               ///< the project itself first
};

[[nodiscard]] SpatialProject read_spatial_project(const std::filesystem::path& path);

/// All names of laws that a spatial scene takes.
[[nodiscard]] std::vector<std::string_view> spatial_law_names();
/// Throws core::InputError, naming `key`, unless it is one of them.
void check_spatial_law(std::string_view law, std::string_view key);

/// "the bodies a and b overlap by 0.012 m at the start", or "" where none does by more than the tolerance.
[[nodiscard]] std::string overlap_text(const spatial::Scene& scene);

/// Rounded up: a motion of this duration is complete after so many steps.
[[nodiscard]] std::int64_t step_count(const spatial::Scene& scene);

}  // namespace talus::io
