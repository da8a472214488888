#pragma once

// Bodies that a file tells once and a scene has often: rows, grids and rings.

#include <vector>

#include "talus/collision/pose.h"
#include "talus/io/toml_reader.h"

namespace talus::io {

inline constexpr std::size_t kMostBodies = 200'000;

struct CopyPlace {
  collision::Pose pose;                                            ///< of the shape as drawn
  collision::Quaternion turn = collision::Quaternion::Identity();  ///< of its velocities
};

/// The places of all copies of a body whose first stands at `first`: the keys copies (with step_m and step_turn_deg),
/// grid or ring. Without any of them: one.
[[nodiscard]] std::vector<CopyPlace> read_copies(const TomlTable& table, const collision::Pose& first);

}  // namespace talus::io
