#pragma once

// `newton`: the simultaneous impact of RocFall3 section 3.3 as printed, kept for comparison.
//
//     0 <= lambda  _|_  A lambda + (1 + e) N' u- >= 0                                  (3.56)
//     u = u- + M^-1 N lambda                                                           (3.51)
//     then one friction step within mu lambda                                          (3.61-3.62)
//
// It is neither energy-bounded when restitutions differ nor does it always stop penetration: v+ >= -e v- allows a
// separating contact to be driven in, and friction may push a contact back in. `bounded` mends both.

#include "talus/laws/friction_step.h"
#include "talus/laws/law.h"
#include "talus/laws/normal_response.h"

namespace talus::laws {

class NewtonLaw final : public Law {
 public:
  [[nodiscard]] std::string_view name() const override { return "newton"; }

 private:
  void solve(const ContactProblem& problem, Response& response) override;

  ContactMatrices matrices_;
  solvers::Dantzig pivoting_;
  solvers::ClosestSolution closest_;
  solvers::LcpSolution solution_;
  FrictionStep friction_;
  Vector b_;
};

}  // namespace talus::laws
