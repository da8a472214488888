#pragma once

// Meshes from and to files; the ending of the name says the format: .obj, .ply or .stl. docs/meshes.md describes them.

#include <filesystem>
#include <string>
#include <string_view>

#include "talus/geometry/triangle_mesh.h"

namespace talus::io {

/// Throws core::InputError with file, line (or number of the element) and what is wrong with it.
[[nodiscard]] geometry::TriangleMesh read_mesh(const std::filesystem::path& path);

/// The same for content that is already in memory; `file` gives the format.
[[nodiscard]] geometry::TriangleMesh parse_mesh(std::string_view content, const std::string& file);

/// Changes made to a mesh on reading: none unless asked for.
struct MeshRepair {
  bool weld = false;    ///< make vertices with equal coordinates one, drop triangles that collapse and unused vertices
  bool orient = false;  ///< turn triangles round until all point outward
};

/// A mesh that encloses a body; throws core::InputError with its defects otherwise.
[[nodiscard]] geometry::TriangleMesh read_body(const std::filesystem::path& path, const MeshRepair& repair = {});

/// As text with full precision: reading it back gives the same coordinates to the bit. Throws core::InputError when the
/// ending is unknown or the file cannot be written.
void write_mesh(const std::filesystem::path& path, const geometry::TriangleMesh& mesh);

}  // namespace talus::io
