#pragma once

// The sections of a rocking project that have files of their own.

#include "talus/io/rocking_project.h"
#include "talus/io/toml_reader.h"

namespace talus::io {

/// A project on the way from its file to the model.
struct RockingReading {
  const TomlTable& root;
  RockingProject& project;
  double toppled = 0;                                   ///< rad; 0: not given
  double most_turn = 0.2;                               ///< rad, on the way to rest
  double contact_tolerance = 0;                         ///< m; 0: not given
  std::shared_ptr<const bodies::Rock> rock;             ///< of the block, unless it is planar
  std::optional<geometry::TriangleMesh> pedestal = {};  ///< unless it is a plane

  /// Notes a file among the inputs, once.
  void add_input(const std::filesystem::path& path);
};

void read_motion(RockingReading& reading, std::string_view study);
/// [runout] and the sections of a slope that go with it.
void read_rocking_runout(RockingReading& reading, std::string_view study);
void read_study(RockingReading& reading, const TomlTable& table, std::string_view type);

}  // namespace talus::io
