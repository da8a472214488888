#pragma once

// The exact distance between a rock anywhere and the whole ground: mesh_distance.h on the triangles near the rock,
// which are found by comparing boxes one by one. Whether the rock is on the right side of the ground is told by the
// triangle that is nearest: the nearest point of the rock is in front of it.

#include <limits>
#include <span>
#include <vector>

#include "tests/support/mesh_distance.h"
#include "tests/support/random_rock.h"

namespace talus::support {

class GroundTwin {
 public:
  explicit GroundTwin(std::vector<Corners> triangles);

  /// As far as `reach`; beyond: infinite.
  [[nodiscard]] SurfaceDistance distance(const bodies::Rock& rock, const bodies::SpatialState& state,
                                         double reach) const;
  /// The same, zero where they meet; for comparisons.
  [[nodiscard]] double gap(const bodies::Rock& rock, const bodies::SpatialState& state, double reach) const {
    return distance(rock, state, reach).distance;
  }

  [[nodiscard]] std::span<const Corners> triangles() const { return triangles_; }
  /// Ground triangles whose boxes come within `reach` of the ball around the rock.
  void near(const core::Vector3& centre, double reach, std::vector<Corners>& out) const;

 private:
  std::vector<Corners> triangles_;
  std::vector<geometry::Box> boxes_;
};

}  // namespace talus::support
