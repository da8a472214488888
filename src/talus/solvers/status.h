#pragma once

#include <string_view>

namespace talus::solvers {

/// How a solve ended. Anything but `solved` is an outcome the caller must handle and count.
enum class Status {
  solved,           ///< the re-checked residual is within tolerance
  ray,              ///< Lemke ended on a secondary ray: no solution found, none proved absent
  infeasible,       ///< proved to have no solution
  unbounded,        ///< the objective falls without end
  iteration_limit,  ///< ran out of iterations; the best point found is returned
  inaccurate,       ///< ended normally, but the re-checked residual is above tolerance
  not_definite,     ///< the matrix lacks the definiteness that the solver needs; the solution is all zero
  non_finite,       ///< NaN or infinity in the input, or met on the way; the solution is all zero
};

/// "solved", "ray", "iteration-limit", ...
[[nodiscard]] std::string_view to_string(Status status);

}  // namespace talus::solvers
