#pragma once

// What contacts do to a rock's velocity.
//
//   impact    u+ by the law of the model; a contact slower than `rest_speed` does not bounce
//   resting   u+ by the frictional LCP over a step h: gravity acts for h, and each contact keeps its distance,
//
//                 v_n >= -(gap - target)/h          where there is room to come nearer,
//                 v_n >= 0                          where there is none,
//
//             so that the gap is used up but never overdrawn. The rock then moves for h with u+.
//
// The change of velocity of a resting step cannot raise the energy: with the impulse p = N lambda_n + T lambda_t,
//     T(u+) - T(u) - h m g.v+  =  p.u+  -  |u+ - u|_M^2 / 2  <=  0,
// since p.u+ <= 0 whenever every v_n that is pushed is <= 0.

#include <memory>
#include <vector>

#include "talus/contact/problem.h"
#include "talus/laws/frictional_lcp.h"
#include "talus/laws/law.h"
#include "talus/rockfall/trajectory.h"

namespace talus::rockfall {

class ContactResponse {
 public:
  explicit ContactResponse(const Model& model);

  struct Answer {
    Vector3 v = Vector3::Zero(), w = Vector3::Zero();
    bool solved = false;
    bool pushes = false;  ///< some impulse is not zero
    double energy_before = 0, energy_after = 0;
  };

  /// Fills normal_speed of the contacts; the least of them.
  static double measure(const bodies::SpatialState& state, std::vector<ContactPoint>& contacts);

  /// Fills the impulses of the contacts.
  [[nodiscard]] Answer impact(const bodies::PrincipalMass& mass, const bodies::SpatialState& state,
                              std::vector<ContactPoint>& contacts, double rest_speed);

  /// `h` = 0: velocities only, gravity left out.
  [[nodiscard]] Answer resting(const bodies::PrincipalMass& mass, const bodies::SpatialState& state,
                               std::vector<ContactPoint>& contacts, double h, double target_gap);

 private:
  void pose(const bodies::PrincipalMass& mass, const bodies::SpatialState& state, const Vector3& v);
  [[nodiscard]] Answer respond(laws::Law& law, std::vector<ContactPoint>& contacts);

  const Model& model_;
  std::unique_ptr<laws::Law> impact_law_;
  laws::FrictionalLcpLaw resting_law_;
  std::unique_ptr<laws::Law> fallback_law_;  ///< inelastic, without friction: solves what is left
  contact::ContactProblem problem_;
  laws::Response response_;
};

}  // namespace talus::rockfall
