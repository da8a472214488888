#pragma once

// `bounded`: Talus's default impact. It keeps all four promises at once, also for mixed materials and with friction:
// no contact approaches afterwards, kinetic energy does not rise (KIN), symmetry is kept (SYM), impulses only push (ONE).
//
//     u_i = inelastic response to all contacts, lambda_i its impulses of least norm
//     u_r = generalized reflections of the same contacts
//     c   = sum(e lambda_i) / sum(lambda_i)                      restitution weighted by who carries the impact
//     u   = (1 - c) u_i + c u_r                                  both non-approaching and no more energetic than u-
//
// so u, too, lies in the (convex) cone of non-approaching velocities and in the (convex) ball of energies up to that of u-.
// With one contact it is Newton's law: v_n+ = -e v_n-.
//
// Friction then takes turns: a friction step within mu lambda_n, which can only lower the energy, and an inelastic
// re-projection of the normals where friction has pushed a contact back in, which can only lower it too, and adds to
// lambda_n. The last step is a projection. RocFall3 stops after the first friction step.

#include "talus/laws/friction_step.h"
#include "talus/laws/law.h"
#include "talus/laws/normal_response.h"
#include "talus/laws/reflections.h"

namespace talus::laws {

struct BoundedSettings {
  int max_friction_rounds = 20;      ///< each keeps every promise; more only refine the sharing between the contacts
  double friction_converged = 1e-12; ///< stop when re-projection adds less than this share of the normal impulse
};

class BoundedLaw final : public Law {
 public:
  explicit BoundedLaw(BoundedSettings settings = {}) : settings_(settings) {}
  [[nodiscard]] std::string_view name() const override { return "bounded"; }

 private:
  void solve(const ContactProblem& problem, Response& response) override;
  [[nodiscard]] Status blend(const ContactProblem& problem, Response& response);
  [[nodiscard]] Status rub(const ContactProblem& problem, Response& response);
  [[nodiscard]] Status project(const ContactProblem& problem, Vector& velocity, Vector& impulse, double& added);

  BoundedSettings settings_;
  ContactMatrices matrices_;
  PivotingResponse normal_;
  Reflector reflector_;
  FrictionStep friction_;
  std::vector<int> all_;
  Vector step_impulse_, change_, reflected_velocity_, reflected_impulse_;
  double residual_ = 0;
};

}  // namespace talus::laws
