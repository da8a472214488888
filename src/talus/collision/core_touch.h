#pragma once

// Contact points of two convex pieces. First the normal: from the nearest points of the cores, made exact from the face
// or the edges that are nearest; where the cores overlap, the direction of least overlap. Then what of each core
// supports that normal (face, edge or corner), and the corners of the common part of the two.

#include "talus/collision/common_part.h"
#include "talus/collision/least_overlap.h"
#include "talus/collision/separating_axes.h"

namespace talus::collision {

/// In the axes of A's core, gap and points with the rounding.
struct CoreTouch {
  Vector3 point_a = Vector3::Zero();
  Vector3 point_b = Vector3::Zero();
  double gap = 0;
  std::uint64_t feature = 0;
};

/// How the pieces stand to each other.
struct CoreContact {
  bool beyond = false;   ///< farther apart than the limit
  bool overlap = false;  ///< of the cores
  Axis axis;             ///< s without the rounding; kind none: between nearest points
  Vector3 point_a = Vector3::Zero(), point_b = Vector3::Zero();  ///< nearest or deepest points of the cores
};

/// Keeps its buffers.
class CoreTouchFinder {
 public:
  /// The normal and the signed distance of the pieces (axis.s - pair.radii()). `direction` (from B to A, zero: not
  /// known) is a guess and becomes the direction found.
  CoreContact contact(const CorePair& pair, double limit, Vector3& direction);
  /// Contact points with gap <= margin; empty if there are none. `normal` from B to A.
  std::span<const CoreTouch> touches(const CorePair& pair, double margin, Vector3& direction, Vector3& normal);

  /// What was found belongs to no normal of a surface that B is a triangle of (its first face): the best of the normals
  /// that B itself has.
  void turn_to_normals_of_b(const CorePair& pair, CoreContact& contact) const;
  /// The same for what is behind the triangle: its own normal.
  void turn_to_front_of_b(const CorePair& pair, CoreContact& contact) const;
  /// The contact points for a contact as it was found last by contact(), perhaps turned.
  std::span<const CoreTouch> touches_of(const CorePair& pair, const CoreContact& contact, double margin);

 private:
  void set_points(const CorePair& pair, CoreContact& contact) const;
  void place(const CorePair& pair);
  [[nodiscard]] Axis exact_axis(const CorePair& pair, const Vector3& near) const;
  void make_exact(const CorePair& pair, const CoreDistance& found, CoreContact& contact);
  void overlapping(const CorePair& pair, const Vector3& guess, CoreContact& contact);
  void overlapping_round(const CorePair& pair, const CoreDistance& found, CoreContact& contact);
  void add_other_corners(const PlacedCore& core, const View& view, double sign, const Figure& own, const Figure& other,
                         double same, double margin);
  void draw_figures(const Axis& axis, const View& view, double margin);
  void add_nearest(const CorePair& pair, const CoreContact& contact, const View& view);
  void collect(const CorePair& pair, const CoreContact& contact, double margin);

  PlacedCore a_, b_;
  LeastOverlap least_overlap_;
  Figure figure_a_, figure_b_;
  std::vector<CommonCorner> common_;
  Spread spread_;
  std::vector<CoreTouch> touches_;
};

}  // namespace talus::collision
