#pragma once

// What is asked about two pieces of shapes, by their kinds. Everything in world axes.

#include "talus/collision/contact_points.h"
#include "talus/collision/plane_touch.h"
#include "talus/collision/shape_pieces.h"
#include "talus/collision/surface_touch.h"

namespace talus::collision {

/// Two pieces, each where it is in the world.
struct PlacedPieces {
  const Piece& a;
  const Piece& b;
  Pose pose_a, pose_b;

  [[nodiscard]] PlacedPieces swapped() const { return {b, a, pose_b, pose_a}; }
};

/// Nearest points or deepest overlap.
struct PieceGap {
  double distance = 0;                ///< signed; more than the limit: a lower bound
  Vector3 normal = Vector3::UnitZ();  ///< from B to A: the distance along it is `distance`
};

/// Keeps its buffers.
class PieceContacts {
 public:
  /// Appends contact points with gap <= margin. `direction` is a guess, world axes, and becomes what was found.
  void touches(const PlacedPieces& pieces, double margin, Vector3& direction, std::vector<Touch>& found);
  [[nodiscard]] PieceGap gap(const PlacedPieces& pieces, double limit, Vector3& direction);

 private:
  void core_touches(const PlacedPieces& pieces, double margin, Vector3& direction, std::vector<Touch>& found);
  void surface_touches(const PlacedPieces& pieces, double margin, std::vector<Touch>& found);
  void two_surfaces(const PlacedPieces& pieces, double margin, std::vector<Touch>& found);
  [[nodiscard]] PieceGap gap_of_surfaces(const PlacedPieces& pieces, double limit);
  void plane_touches(const PlacedPieces& pieces, double margin, std::vector<Touch>& found);

  CoreTouchFinder cores_;
  PlaneTouchFinder planes_;
  SurfaceTouchFinder surfaces_;
  std::vector<int> triangles_;
};

}  // namespace talus::collision
