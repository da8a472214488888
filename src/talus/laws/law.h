#pragma once

// A law answers the contact problem: given velocities that may drive bodies into each other, which impulses act and
// which velocities result? Nothing above the laws may care which one runs.

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "talus/contact/problem.h"
#include "talus/core/linear_algebra.h"
#include "talus/solvers/status.h"

namespace talus::laws {

using contact::ContactProblem;
using core::Matrix;
using core::Vector;
using solvers::Status;

/// What every response is checked for, whichever law gave it. All are dimensionless; 0 is perfect.
struct Residuals {
  double approach = 0;         ///< largest max(0, -v_n+), over the speed scale (largest |v_n-| or |v_t-|)
  double pull = 0;             ///< largest max(0, -lambda_n), over the impulse scale (largest lambda_n)
  double cone = 0;             ///< largest max(0, |lambda_t| - mu lambda_n), over the impulse scale
  double energy_gain = 0;      ///< max(0, T+ - T-) / T-
  double complementarity = 0;  ///< of the inner solve, as the solver re-checked it
};

struct Response {
  Vector velocity;         ///< u+
  Vector normal_impulse;   ///< lambda_n, one per contact, N s (planar: N s per unit depth)
  Vector tangent_impulse;  ///< lambda_t, along the columns of ContactProblem::tangents()
  Status status = Status::non_finite;
  int iterations = 0;  ///< outer iterations of the law (reflections, friction rounds); 1 where there are none
  double energy_before = 0;
  double energy_after = 0;
  Residuals residuals;
};

/// Holds the workspaces of its solvers: reuse one object, and use one per thread.
class Law {
 public:
  virtual ~Law() = default;
  [[nodiscard]] virtual std::string_view name() const = 0;

  /// Solve, then fill energies and residuals. If the inner solver fails, the status says so.
  /// A problem without contacts is solved: nothing changes.
  void respond(const ContactProblem& problem, Response& response);

 private:
  /// Fill velocity, normal_impulse, tangent_impulse (already sized and zero / u-), status, iterations and
  /// complementarity.
  virtual void solve(const ContactProblem& problem, Response& response) = 0;
};

/// The names `make_law` accepts, in the order they are documented.
[[nodiscard]] std::span<const std::string_view> law_names();

/// Throws core::InputError for an unknown name, listing what is accepted.
[[nodiscard]] std::unique_ptr<Law> make_law(std::string_view name);

}  // namespace talus::laws
