#pragma once

// Changes to a mesh that a user may ask for. None of them is ever made silently.

#include "talus/geometry/triangle_mesh.h"

namespace talus::geometry {

/// Vertices with exactly the same coordinates become one (STL stores each triangle's own), numbered by their first
/// occurrence. Triangles keep their number and order, those that collapse included.
[[nodiscard]] TriangleMesh welded(const TriangleMesh& mesh);

/// The same triangles without vertices that none of them uses.
[[nodiscard]] TriangleMesh without_unused_vertices(const TriangleMesh& mesh);

/// The mesh without triangles two of whose corners are the same vertex. Their other two sides cancel, so that a closed
/// surface stays closed.
[[nodiscard]] TriangleMesh without_collapsed_triangles(const TriangleMesh& mesh);

struct Orientation {
  bool ok =
      false;  ///< false: some edge has not exactly two triangles, or the surface is one-sided; the mesh is unchanged
  int turned = 0;  ///< triangles turned round
  TriangleMesh mesh;
};

/// Turns triangles round until neighbours agree and each part has positive volume. (A part that is meant as a hollow
/// inside another becomes solid.)
[[nodiscard]] Orientation oriented_outward(const TriangleMesh& mesh);

}  // namespace talus::geometry
