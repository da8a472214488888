#pragma once

// Rocks of a rockfall project as ParaView sees them. For rock N, below the folder:
//
//   rock-N.pvd           the rock in motion: opens rock-N/00000.vtp, ..., its mesh at the times of the frames
//   rock-N-path.vtp      the path of its centre of mass, with time, speed and energies
//   rock-N-impacts.vtp   the contact points of its impacts, with normals and impulses
//   ground.vtp           the ground; thinned to two million triangles
//
// Coordinates are those of the user.

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "talus/io/rockfall_project.h"

namespace talus::io {

struct VtkExportSettings {
  std::filesystem::path out;
  std::vector<std::int64_t> rocks;
  double rate = 30;  ///< frames per second
  std::int64_t most_ground_triangles = 2'000'000;
};

struct VtkExport {
  std::size_t files = 0;
  std::int64_t ground_triangles = 0;
  bool ground_thinned = false;
};

/// Throws core::InputError, before anything is written, for a rock that does not exist and a rate out of range.
[[nodiscard]] VtkExport export_vtk(const RockfallProject& project, const VtkExportSettings& settings);

}  // namespace talus::io
