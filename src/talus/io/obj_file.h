#pragma once

// Wavefront OBJ: lines `v x y z` and `f a b c ...`. A corner is v, v/vt, v//vn or v/vt/vn; numbers count from 1,
// negative ones back from the vertex read last. A backslash at the end continues a line, # begins a remark. Weights and
// colours after the coordinates, texture, normals, groups, materials, lines and points are passed over; curves and
// surfaces are refused.

#include <string>
#include <string_view>

#include "talus/geometry/triangle_mesh.h"

namespace talus::io {

[[nodiscard]] geometry::TriangleMesh parse_obj(std::string_view text, const std::string& file);
[[nodiscard]] std::string obj_text(const geometry::TriangleMesh& mesh);

}  // namespace talus::io
