#pragma once

// The results of a spatial scene as ParaView sees them. Below the folder:
//
//   bodies.pvd    the moving bodies at every frame of states.csv: opens bodies/00000.vtp, ..., with the number of each
//                 body in the scene (counted from 0) and its speeds
//   fixed.vtp     what does not move; a plane is a large square

#include <cstddef>
#include <filesystem>

namespace talus::io {

struct SpatialVtkExport {
  std::size_t files = 0;
  std::size_t frames = 0;
};

/// Reads summary.json, the project (which must not have changed) and states.csv of the results folder. Throws
/// core::InputError before anything is written.
[[nodiscard]] SpatialVtkExport export_spatial_vtk(const std::filesystem::path& results,
                                                  const std::filesystem::path& out);

/// Whether the results folder is that of a spatial scene.
[[nodiscard]] bool is_spatial_results(const std::filesystem::path& results);

}  // namespace talus::io
