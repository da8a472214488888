#pragma once

// PLY: a header that says which elements follow and what each row of them holds, then the rows as text (one a line) or
// binary in either byte order. Read are x, y, z of `vertex` and the list vertex_indices (or vertex_index) of `face`;
// other elements and properties are skipped by their types. A count that the rest of the file cannot hold is refused
// before anything is allocated for it.

#include <string>
#include <string_view>

#include "talus/geometry/triangle_mesh.h"

namespace talus::io {

[[nodiscard]] geometry::TriangleMesh parse_ply(std::string_view content, const std::string& file);
/// As text, with full precision.
[[nodiscard]] std::string ply_text(const geometry::TriangleMesh& mesh);

}  // namespace talus::io
