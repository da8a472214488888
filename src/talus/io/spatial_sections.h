#pragma once

// The sections of a spatial scene, each read by a function of its own, in this order: a section may use what those
// before it have put into the project.

#include <string_view>

#include "talus/io/spatial_project.h"
#include "talus/io/toml_reader.h"

namespace talus::io {

/// A project on the way from its file to the scene.
struct SpatialReading {
  const TomlTable& root;
  SpatialProject& project;

  /// Notes a file among the inputs, once.
  void add_input(const std::filesystem::path& path);
  /// Number of the material that the key names. Throws for an unknown one.
  [[nodiscard]] int material(const TomlTable& table, std::string_view key, std::string_view name) const;
};

/// True: the scene is a game of robots, and the sections that tell bodies are not there.
[[nodiscard]] bool read_soccer(const TomlTable& root, SpatialProject& project);
void read_spatial_materials(SpatialReading& reading);
void read_penalty(SpatialReading& reading);
void read_spatial_bodies(SpatialReading& reading);
void read_springs(SpatialReading& reading);
void read_joints(SpatialReading& reading);

/// The shape that a body or a part tells, as drawn, and never a plane. `index`: which one of the boulders of a seed.
[[nodiscard]] collision::ShapePtr read_shape(const TomlTable& table, SpatialReading& reading, std::uint64_t index);
/// Whether every copy of this body has a shape of its own.
[[nodiscard]] bool is_varied(const TomlTable& table);

/// The keys position_m and turn_deg or quaternion.
[[nodiscard]] collision::Pose read_pose(const TomlTable& table);
/// A turn about x, then y, then z, all axes of the world, in degrees.
[[nodiscard]] collision::Quaternion turned(const core::Vector3& degrees);
/// The vector of length 1. Throws unless its length can be told.
[[nodiscard]] core::Vector3 read_direction(const TomlTable& table, std::string_view key);
[[nodiscard]] bool flag_or(const TomlTable& table, std::string_view key, bool fallback);

}  // namespace talus::io
