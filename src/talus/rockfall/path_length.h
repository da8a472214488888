#pragma once

// Length of the path of a point with constant acceleration, in closed form:
//
//     L = int_0^T |v + a t| dt = 1/c int_{s0}^{s1} sqrt(s^2 + h^2) ds
//
//   c = |a|    s = velocity along a, from s0 to s1 = s0 + c T    h = velocity square to a    q = sqrt(s^2 + h^2)
//
// The textbook form [s q + h^2 asinh(s/h)] / (2c) cancels where c T is small against the speed. With the path run
// backward where s0 + s1 < 0 (the length is the same), and b = (s0 + s1)/(q0 + q1) >= 0, it is the same as
//
//     L = T/2 [ (q0 + q1)/2 + b (s0 + s1)/2 + h^2 (1 + b)/(s0 + q0) log1p(z)/z ],      z = c T (1 + b)/(s0 + q0),
//
// where every term is positive: a few units in the last place for any a, zero included.

#include "talus/core/linear_algebra.h"

namespace talus::rockfall {

/// m, for velocity (m/s), acceleration (m/s^2) and a duration >= 0 (s).
[[nodiscard]] double path_length(const core::Vector3& velocity, const core::Vector3& acceleration, double duration);

/// When the path is so long: the inverse. `length` lies between 0 and the length of the whole path; s.
[[nodiscard]] double time_at_length(const core::Vector3& velocity, const core::Vector3& acceleration, double duration,
                                    double length);

}  // namespace talus::rockfall
