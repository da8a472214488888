#pragma once

// What collision detection needs of a rock: its corners in the body frame, cut into convex parts. A convex rock is one
// part. A concave one is the soup of its triangles, gathered in clusters with a ball around each, so that only near
// ones are looked at.

#include <span>
#include <vector>

#include "talus/bodies/rock.h"
#include "talus/rockfall/rock_features.h"

namespace talus::rockfall {

using core::Vector3;

class RockShape {
 public:
  /// A ball in the body frame.
  struct Ball {
    Vector3 centre = Vector3::Zero();
    double radius = 0;
  };
  /// Corners [first, first + count) of `part_corners`, a range of corner_arrays.h.
  struct Part {
    int first = 0, count = 0;
    Ball ball;
  };
  /// Parts [first, first + count).
  struct Cluster {
    int first = 0, count = 0;
    Ball ball;
  };

  RockShape() = default;
  explicit RockShape(const bodies::Rock& rock);

  [[nodiscard]] bool convex() const { return parts_.size() == 1; }
  /// Distance from the centre of mass to the farthest corner.
  [[nodiscard]] double radius() const { return radius_; }
  /// Corners of the convex hull: what any plane meets first.
  [[nodiscard]] std::span<const Vector3> hull() const { return hull_; }
  /// Of a convex rock: faces and edges, of corners by their numbers in `hull`.
  [[nodiscard]] const RockFeatures& features() const { return features_; }
  [[nodiscard]] std::span<const Part> parts() const { return parts_; }
  [[nodiscard]] std::span<const Cluster> clusters() const { return clusters_; }
  /// Corners of all parts, one part after the other, filled up to multiples of four.
  [[nodiscard]] std::span<const Vector3> part_corners() const { return part_corners_; }

 private:
  void cut_into_triangles(const geometry::TriangleMesh& mesh);

  double radius_ = 0;
  std::vector<Vector3> hull_, part_corners_;
  RockFeatures features_;
  std::vector<Part> parts_;
  std::vector<Cluster> clusters_;
};

}  // namespace talus::rockfall
