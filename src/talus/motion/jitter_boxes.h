#pragma once

// A stop condition that tolerates jitter (RocFall3 manual 5.2.3, after Game Engine Gems 2, chapter 23): boxes along the
// axes grow around the paths of three points of a body, its centre and one point on each of two of its axes. When a
// time window has passed and all three boxes are still small, the body is asleep; otherwise they begin anew. One point
// on an axis would not notice a spin about that axis; three do.
//
// Departure: the manual asks whether *any* of the boxes is small. A rock that spins on the spot keeps its centre still,
// so all three must be.

#include "talus/bodies/spatial_state.h"
#include "talus/geometry/triangle_mesh.h"

namespace talus::motion {

using core::Vector3;

struct JitterSettings {
  double size = 1e-3;   ///< m, longest side of a box that counts as small
  double window = 1.0;  ///< s
};

class JitterBoxes {
 public:
  /// `reach`: how far from the centre of mass the two outer points are, m.
  JitterBoxes(const JitterSettings& settings, double reach) : settings_(settings), reach_(reach) {}

  /// Tell where the body is at a time that only grows. True: asleep.
  [[nodiscard]] bool add(const bodies::SpatialState& state, double time);

 private:
  [[nodiscard]] Vector3 outer(const bodies::Quaternion& R_WB, int axis) const {
    return R_WB * (reach_ * Vector3::Unit(axis));
  }

  /// Lets a box grow around a point. True: it is still small.
  [[nodiscard]] bool stays_small(geometry::Box& box, const Vector3& point) const;

  JitterSettings settings_;
  double reach_;
  geometry::Box centre_;
  std::array<geometry::Box, 2> outer_;
  // Until the boxes of the outer points are begun: a fast rock never needs them.
  bodies::Quaternion first_R_WB_ = bodies::Quaternion::Identity();
  double begun_ = 0;
  bool empty_ = true, outer_begun_ = false;
};

}  // namespace talus::motion
