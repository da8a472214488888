#pragma once

// Where two convex bodies that nearly touch would touch. With the unit normal n from B to A, the corners of A within
// `margin` above B's highest level along n, and those of B within `margin` below A's lowest, seen along n, make two
// convex figures (point, segment or polygon). Contact points are the corners of their common part:
//
//   a corner of A inside B's figure   (vertex-face)     gap = n.a - max_B n.b
//   a corner of B inside A's figure   (face-vertex)     gap = min_A n.a - n.b
//   where the two outlines cross      (edge-edge)       gap = n.(a - b) of the places on the edges
//
// Each gap is a lower bound of the true one and less than `margin` below it.

#include <span>
#include <vector>

#include "talus/core/linear_algebra.h"

namespace talus::geometry {

using core::Vector2;
using core::Vector3;

enum class PatchKind { corner_of_a, corner_of_b, crossing };

struct PatchPoint {
  Vector3 point = Vector3::Zero();  ///< on the body whose corner it is; a crossing: on B
  double gap = 0;
  PatchKind kind = PatchKind::corner_of_a;
  Vector3 edge_a = Vector3::Zero();  ///< of a crossing: from one corner to the next
  Vector3 edge_b = Vector3::Zero();
  double along_a = 0, along_b = 0;  ///< of a crossing: place on the edges, 0 to 1
};

struct ContactPatch {
  std::vector<PatchPoint> points;
  Vector3 normal = Vector3::UnitZ();  ///< n, made exact from the face or the edges that meet where that is possible
  int corners_of_b = 0;               ///< 1: a vertex of B touches, 2: an edge, 3: its face
  bool nearest = false;               ///< a gap is what separates the bodies: along n they are nearest
};

/// Keeps its buffers: a second search of the same size allocates nothing.
class PatchFinder {
 public:
  /// B is a triangle with outward unit normal `face`; `normal` separates the bodies. True: there is a common part.
  /// Farther apart than `margin` along the normal: false.
  bool find(std::span<const Vector3> A, std::span<const Vector3> B, const Vector3& normal, const Vector3& face,
            double margin, ContactPatch& patch);

 private:
  struct Figure {
    std::vector<Vector3> place;
    std::vector<Vector2> plan;
    std::vector<int> outline;  ///< counter-clockwise

    [[nodiscard]] std::size_t size() const { return outline.size(); }
    /// k may be the size: the first one again.
    [[nodiscard]] std::size_t number(std::size_t k) const { return outline[k < outline.size() ? k : 0]; }
    [[nodiscard]] const Vector2& corner(std::size_t k) const { return plan[number(k)]; }
    [[nodiscard]] const Vector3& corner_place(std::size_t k) const { return place[number(k)]; }
    void clear();
    void add(const Vector3& point, const Vector2& in_plan) { place.push_back(point), plan.push_back(in_plan); }
    void close();  ///< makes the outline of the points
    [[nodiscard]] bool holds(const Vector2& point, double tolerance) const;
  };

  bool select(std::span<const Vector3> A, std::span<const Vector3> B, const Vector3& n, double margin);
  [[nodiscard]] Vector3 exact_normal(const Vector3& n, const Vector3& face) const;
  void add_common_corners(const Vector3& n, ContactPatch& patch) const;
  void add_crossings(const Vector3& n, ContactPatch& patch) const;

  Figure a_, b_;
  std::vector<double> levels_a_, levels_b_;
  double a_low_ = 0, b_high_ = 0;
};

}  // namespace talus::geometry
