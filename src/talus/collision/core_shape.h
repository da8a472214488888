#pragma once

// The core of a convex piece: what is left when the piece is shrunk by `radius`. A polytope with its faces, edges and
// corners (a point and a segment are polytopes without faces), or a cylinder along z. In its own axes, around its own
// origin.

#include <memory>
#include <span>
#include <vector>

#include "talus/collision/pose.h"
#include "talus/geometry/triangle_mesh.h"

namespace talus::collision {

/// Coplanar triangles are one face.
struct CoreFace {
  Vector3 normal = Vector3::UnitZ();  ///< outward, unit
  double offset = 0;                  ///< normal . x of the corners, the largest
  int first = 0, count = 0;           ///< of its corners in PolytopeData::loops, counter-clockwise from outside
};

struct CoreEdge {
  int from = 0, to = 0;              ///< vertices
  int left = -1, right = -1;         ///< faces; -1 for the edge of a segment
  Vector3 along = Vector3::UnitX();  ///< unit
};

/// Numbers in groups: group k is items[first[k]] ... items[first[k + 1] - 1].
struct Groups {
  std::vector<int> first, items;
  [[nodiscard]] std::span<const int> of(int k) const {
    return std::span(items).subspan(static_cast<std::size_t>(first[k]),
                                    static_cast<std::size_t>(first[k + 1] - first[k]));
  }
};

enum class CoreKind { polytope, box, cylinder };

struct CoreShape {
  CoreKind kind = CoreKind::polytope;
  double radius = 0;               ///< of the rounding, m
  double reach = 0;                ///< of the core: farthest from its origin, m
  Vector3 half = Vector3::Zero();  ///< of a box; of a cylinder (r, r, h/2)
  // Of polytopes and boxes:
  std::vector<Vector3> vertices;
  std::vector<CoreFace> faces;
  std::vector<int> loops;
  std::vector<CoreEdge> edges;
  Groups faces_at, edges_at;  ///< around each vertex

  [[nodiscard]] bool has_corners() const { return kind != CoreKind::cylinder; }
  [[nodiscard]] std::span<const int> loop(int face) const {
    return std::span(loops).subspan(static_cast<std::size_t>(faces[face].first),
                                    static_cast<std::size_t>(faces[face].count));
  }
  /// Number of the corner farthest along the direction; of equal ones the first.
  [[nodiscard]] int farthest_corner(const Vector3& direction) const;
  /// The point of the core farthest along the direction.
  [[nodiscard]] Vector3 farthest(const Vector3& direction) const;
};

using CorePtr = std::shared_ptr<const CoreShape>;

/// Fills faces_at and edges_at.
void add_neighbours(CoreShape& core);

[[nodiscard]] CorePtr point_core(double radius);
/// Along z.
[[nodiscard]] CorePtr segment_core(double half_length, double radius);
[[nodiscard]] CorePtr box_core(const Vector3& half);
[[nodiscard]] CorePtr cylinder_core(double radius, double half_height);
/// The items of each key from 0 to `keys` - 1, in rising order.
[[nodiscard]] Groups grouped(std::vector<std::pair<int, int>> key_item, int keys);

/// Of a closed convex mesh.
[[nodiscard]] CorePtr polytope_core(const geometry::TriangleMesh& mesh);

}  // namespace talus::collision
