#include "talus/rockfall/contact_response.h"

#include <algorithm>
#include <limits>

namespace talus::rockfall {

ContactResponse::ContactResponse(const Model& model)
    : model_(model),
      impact_law_(laws::make_law(model.engine.law)),
      resting_law_({.directions = model.engine.friction_directions}),
      fallback_law_(laws::make_law("lcp-normal")) {}

double ContactResponse::measure(const bodies::SpatialState& state, std::vector<ContactPoint>& contacts) {
  double least = std::numeric_limits<double>::infinity();
  for (ContactPoint& c : contacts) {
    c.normal_speed = c.normal.dot(state.v_WB + state.w_WB.cross(c.point - state.p_WB));
    least = std::min(least, c.normal_speed);
  }
  return least;
}

void ContactResponse::pose(const bodies::PrincipalMass& mass, const bodies::SpatialState& state, const Vector3& v) {
  problem_.clear(3);
  problem_.add_body(bodies::mass_in_world(mass, state.R_WB), v, state.w_WB);
}

ContactResponse::Answer ContactResponse::respond(laws::Law& law, std::vector<ContactPoint>& contacts) {
  law.respond(problem_, response_);
  Answer answer{.v = response_.velocity.head<3>(),
                .w = response_.velocity.tail<3>(),
                .solved = response_.status == laws::Status::solved,
                .energy_before = response_.energy_before,
                .energy_after = response_.energy_after};
  for (std::size_t i = 0; i < contacts.size(); ++i) {
    const auto k = static_cast<Eigen::Index>(i);
    contacts[i].normal_impulse = response_.normal_impulse[k];
    contacts[i].tangent_impulse = response_.tangent_impulse.segment<2>(2 * k).norm();
    answer.pushes = answer.pushes || response_.normal_impulse[k] > 0;
  }
  return answer;
}

ContactResponse::Answer ContactResponse::impact(const bodies::PrincipalMass& mass, const bodies::SpatialState& state,
                                                std::vector<ContactPoint>& contacts, double rest_speed) {
  pose(mass, state, state.v_WB);
  for (const ContactPoint& c : contacts) {
    const slope::Material& material = model_.materials.list()[static_cast<std::size_t>(c.material)];
    problem_.add_contact(contact::SpatialContact{.body_a = 0,
                                                 .r_a = c.point - state.p_WB,
                                                 .normal = c.normal,
                                                 .restitution = -c.normal_speed > rest_speed ? material.restitution : 0,
                                                 .friction = material.friction});
  }
  Answer answer = respond(*impact_law_, contacts);
  if (answer.solved) return answer;
  answer = respond(*fallback_law_, contacts);
  answer.solved = false;
  return answer;
}

ContactResponse::Answer ContactResponse::resting(const bodies::PrincipalMass& mass, const bodies::SpatialState& state,
                                                 std::vector<ContactPoint>& contacts, double h, double target_gap) {
  const Vector3 v = state.v_WB - Vector3(0, 0, h * model_.engine.gravity);
  pose(mass, state, v);
  for (const ContactPoint& c : contacts) {
    const slope::Material& material = model_.materials.list()[static_cast<std::size_t>(c.material)];
    const Vector3 r = c.point - state.p_WB;
    problem_.add_contact(contact::SpatialContact{.body_a = 0,
                                                 .r_a = r,
                                                 .normal = c.normal,
                                                 .friction = material.friction,
                                                 .least_speed = h > 0 ? -std::max(0.0, c.gap - target_gap) / h : 0,
                                                 .tangent = v + state.w_WB.cross(r)});
  }
  Answer answer = respond(resting_law_, contacts);
  if (answer.solved) return answer;
  answer = respond(*fallback_law_, contacts);
  answer.solved = false;
  return answer;
}

}  // namespace talus::rockfall
