#pragma once

// What contacts do to a rock's velocity.
//
//   impact    u+ by the law of the model; a contact that would leave with less than `rest_speed` does not bounce
//   resting   u+ by the frictional LCP after gravity has acted for a time `kick`. Contact i must leave with
//             v_n >= least_speed_i. Where every contact slides, sliding.h finds the same answer directly.

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <vector>

#include "talus/contact/problem.h"
#include "talus/laws/bounded_one_body.h"
#include "talus/laws/frictional_lcp.h"
#include "talus/laws/law.h"
#include "talus/rockfall/sliding.h"
#include "talus/rockfall/trajectory.h"

namespace talus::rockfall {

class ContactResponse {
 public:
  explicit ContactResponse(const Model& model);

  struct Answer {
    Vector3 v = Vector3::Zero(), w = Vector3::Zero();
    bool solved = false;
    bool pushes = false;   ///< some impulse is not zero
    bool general = false;  ///< an impact: by the general law, which asks for memory
    double energy_before = 0, energy_after = 0;
  };

  /// Fills normal_speed of the contacts; the least of them.
  static double measure(const bodies::SpatialState& state, std::vector<ContactPoint>& contacts);

  /// Does it approach so fast that it leaves with more than `rest_speed`? Soft ground counts as a little lively: a fast
  /// contact is an impact, whatever it hits.
  [[nodiscard]] bool bounces(const ContactPoint& contact, double rest_speed) const {
    return -contact.normal_speed * std::max(kLeastRestitution, material(contact).restitution) > rest_speed;
  }

  /// Fills the impulses of the contacts.
  [[nodiscard]] Answer impact(const bodies::PrincipalMass& mass, const bodies::SpatialState& state,
                              std::vector<ContactPoint>& contacts, double rest_speed);

  /// Fills the impulses of the contacts.
  [[nodiscard]] Answer resting(const bodies::PrincipalMass& mass, const bodies::SpatialState& state,
                               std::vector<ContactPoint>& contacts, double kick, std::span<const double> least_speed);

 private:
  static constexpr double kLeastRestitution = 1.0 / 3;  ///< with which a contact counts when asked if it bounces

  /// In world axes. One solve after the other is of a rock in the same place.
  [[nodiscard]] const Matrix3& inverse_inertia(const bodies::PrincipalMass& mass, const bodies::Quaternion& R_WB);
  [[nodiscard]] bool slide(const bodies::PrincipalMass& mass, const bodies::SpatialState& state,
                           std::vector<ContactPoint>& contacts, const Vector3& v, std::span<const double> least_speed,
                           Answer& answer);
  [[nodiscard]] const slope::Material& material(const ContactPoint& contact) const {
    return model_.materials.list()[static_cast<std::size_t>(contact.material)];
  }
  [[nodiscard]] bool strike(const bodies::PrincipalMass& mass, const bodies::SpatialState& state,
                            std::vector<ContactPoint>& contacts, double rest_speed, Answer& answer);
  void pose(const bodies::PrincipalMass& mass, const bodies::SpatialState& state, const Vector3& v);
  [[nodiscard]] Answer respond(laws::Law& law, std::vector<ContactPoint>& contacts);

  const Model& model_;
  std::unique_ptr<laws::Law> impact_law_;
  bool bounded_;  ///< the law of impacts is `bounded`
  laws::BoundedOneBody bounded_law_;
  laws::FrictionalLcpLaw resting_law_;
  std::unique_ptr<laws::Law> fallback_law_;  ///< inelastic, without friction: solves what is left
  contact::ContactProblem problem_;
  laws::Response response_;
  double slack_;                                             ///< m/s, of slide()
  std::array<SlidingContact, kMaxSlidingContacts> sliding_;  ///< workspace of slide()
  std::array<SlidingImpulse, kMaxSlidingContacts> impulses_;
  Matrix3 inverse_inertia_ = Matrix3::Zero();  ///< of a rock with these moments in this attitude
  Vector3 posed_moments_ = Vector3::Zero();
  bodies::Quaternion posed_R_WB_ = bodies::Quaternion::Identity();
};

}  // namespace talus::rockfall
