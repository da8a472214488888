#pragma once

// Joints as bilateral conditions on the velocities of two bodies, G'u = 0 (the slides' d'' = 0, one level lower), and
// how far they are violated:
//
//     pin     x_a - x_b = 0                                                     3 rows: one per axis
//     hinge   and  n_i.(axis_b x axis_a) = 0,  n_1, n_2 square to axis_b        5 rows
//     slider  n_i.(x_a - x_b) = 0,  and no relative rotation                    5 rows
//
// Travel: the angle of A against B about the hinge's axis, or the way of A along the slider's axis, since the start.

#include <span>
#include <vector>

#include "talus/contact/problem.h"
#include "talus/spatial/model.h"

namespace talus::spatial {

using core::Matrix;
using core::Vector;

/// One row: the generalized direction of its condition (as for contacts) and its error, m or rad.
struct JointRow {
  contact::Direction direction;
  double error = 0;
};

/// The rows of a joint for these states of all bodies; appended.
void joint_rows(const Scene& scene, const Joint& joint, std::span<const SpatialState> states,
                std::vector<JointRow>& rows);

/// The direction in which travel grows.
[[nodiscard]] contact::Direction travel_direction(const Joint& joint, std::span<const SpatialState> states);
/// Wrapped to (-pi, pi] for a hinge; 0 for a pin.
[[nodiscard]] double joint_travel(const Scene& scene, const Joint& joint, std::span<const SpatialState> states);
/// Of the two points that should coincide, m (for a slider: across its axis).
[[nodiscard]] double joint_gap(const Joint& joint, std::span<const SpatialState> states);

/// direction . u for the velocities in `states`.
[[nodiscard]] double speed_along(const contact::Direction& direction, const Joint& joint,
                                 std::span<const SpatialState> states);

}  // namespace talus::spatial
