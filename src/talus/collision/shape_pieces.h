#pragma once

// The inside of a shape: its pieces, each at its place.

#include <variant>

#include "talus/collision/core_shape.h"
#include "talus/collision/shape.h"
#include "talus/geometry/triangle_tree.h"

namespace talus::collision {

struct MeshSurface;
struct HalfSpace {};  ///< z <= 0

using PieceForm = std::variant<CorePtr, std::shared_ptr<const MeshSurface>, HalfSpace>;

struct Piece {
  PieceForm form;
  Pose pose;  ///< in the axes of the shape

  [[nodiscard]] const CoreShape* core() const {
    const CorePtr* held = std::get_if<CorePtr>(&form);
    return held ? held->get() : nullptr;
  }
  [[nodiscard]] const MeshSurface* surface() const {
    const auto* held = std::get_if<std::shared_ptr<const MeshSurface>>(&form);
    return held ? held->get() : nullptr;
  }
  /// The core, or that of the hull of a surface: all that a plane can touch. None of a half space.
  [[nodiscard]] const CoreShape* solid() const;
  [[nodiscard]] bool is_half_space() const { return std::holds_alternative<HalfSpace>(form); }
  /// Around the origin of the piece; infinite for a half space.
  [[nodiscard]] double reach() const;
};

/// The surface of a closed mesh with what tells which normals belong to its edges and corners.
struct MeshSurface {
  geometry::TriangleMesh mesh;
  geometry::TriangleTree tree;
  std::vector<std::array<int, 3>> across;  ///< triangles across the sides of each (side k: corners k and k + 1)
  std::vector<std::array<bool, 3>> ridge;  ///< is the surface convex along side k?
  Groups corners_at;                       ///< corners next to each corner, along edges
  double reach = 0;                        ///< of the farthest corner from the origin
  /// Each triangle as a core around its middle: one face outward; beside each ridge the normal across it, as a face
  /// without corners.
  std::vector<Piece> triangles;
  CorePtr hull;

  /// Is n (unit) a normal of the surface where this triangle reaches farthest along it: on the triangle, or between the
  /// normals of the triangles that meet at its side or corner?
  [[nodiscard]] bool has_normal(int triangle, const Vector3& n) const;
};

class Shape {
 public:
  std::vector<Piece> pieces;
  ShapeIntegrals integrals;
  double bounding_radius = 0;
};

[[nodiscard]] std::shared_ptr<const MeshSurface> make_surface(const geometry::TriangleMesh& mesh);

/// Of what stands at `pose`.
[[nodiscard]] ShapeIntegrals moved(const ShapeIntegrals& integrals, const Pose& pose);
/// By parallel axes.
[[nodiscard]] ShapeIntegrals sum(std::span<const ShapeIntegrals> parts);

}  // namespace talus::collision
