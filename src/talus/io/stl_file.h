#pragma once

// STL: loose triangles, each with its own three corners; equal corners are made one vertex on reading. A binary file is
// 80 bytes of remark, the number of triangles and 50 bytes for each, little endian; it is told by its length, because
// its remark may begin with "solid" as a text file does. Stored normals are not used: corners run counter-clockwise.

#include <string>
#include <string_view>

#include "talus/geometry/triangle_mesh.h"

namespace talus::io {

[[nodiscard]] geometry::TriangleMesh parse_stl(std::string_view content, const std::string& file);
/// As text, with full precision.
[[nodiscard]] std::string stl_text(const geometry::TriangleMesh& mesh);

}  // namespace talus::io
