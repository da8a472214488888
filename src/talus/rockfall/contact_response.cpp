#include "talus/rockfall/contact_response.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace talus::rockfall {
namespace {

constexpr double kSlack = 1e-3;  // of the speed of a bounce as high as the tolerance

}  // namespace

ContactResponse::ContactResponse(const Model& model)
    : model_(model),
      impact_law_(laws::make_law(model.engine.law)),
      bounded_(impact_law_->name() == "bounded"),
      resting_law_({.directions = model.engine.friction_directions}),
      fallback_law_(laws::make_law("lcp-normal")),
      slack_(kSlack * std::sqrt(2 * model.engine.gravity * model.engine.collision_tolerance)) {}

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

/// The law `bounded`, where its version for one body has the answer.
bool ContactResponse::strike(const bodies::PrincipalMass& mass, const bodies::SpatialState& state,
                             std::vector<ContactPoint>& contacts, double rest_speed, Answer& answer) {
  std::array<laws::OneBodyContact, laws::BoundedOneBody::kMaxContacts> struck;
  if (!bounded_ || contacts.size() > struck.size()) return false;
  const core::Matrix3 R = state.R_WB.toRotationMatrix(), R_BW = R.transpose();
  for (std::size_t i = 0; i < contacts.size(); ++i) {
    const ContactPoint& c = contacts[i];
    struck[i] = {.r = R_BW * (c.point - state.p_WB),
                 .normal = R_BW * c.normal,
                 .restitution = bounces(c, rest_speed) ? material(c).restitution : 0,
                 .friction = material(c).friction};
  }
  laws::OneBody body{mass.mass, mass.moments, R_BW * state.v_WB, R_BW * state.w_WB};
  if (!bounded_law_.solve(std::span(struck).first(contacts.size()), body)) return false;
  answer = {.v = R * body.v,
            .w = R * body.w,
            .solved = true,
            .energy_before = bounded_law_.energy_before(),
            .energy_after = bounded_law_.energy_after()};
  for (std::size_t i = 0; i < contacts.size(); ++i) {
    contacts[i].normal_impulse = bounded_law_.normal_impulse(static_cast<int>(i));
    contacts[i].tangent_impulse = bounded_law_.tangent_impulse(static_cast<int>(i));
    answer.pushes = answer.pushes || contacts[i].normal_impulse > 0;
  }
  return true;
}

ContactResponse::Answer ContactResponse::impact(const bodies::PrincipalMass& mass, const bodies::SpatialState& state,
                                                std::vector<ContactPoint>& contacts, double rest_speed) {
  Answer answer;
  if (strike(mass, state, contacts, rest_speed, answer)) return answer;
  pose(mass, state, state.v_WB);
  for (const ContactPoint& c : contacts) {
    problem_.add_contact(contact::SpatialContact{.body_a = 0,
                                                 .r_a = c.point - state.p_WB,
                                                 .normal = c.normal,
                                                 .restitution = bounces(c, rest_speed) ? material(c).restitution : 0,
                                                 .friction = material(c).friction});
  }
  answer = respond(*impact_law_, contacts);
  if (!answer.solved) {
    answer = respond(*fallback_law_, contacts);
    answer.solved = false;
  }
  answer.general = true;
  return answer;
}

const Matrix3& ContactResponse::inverse_inertia(const bodies::PrincipalMass& mass, const bodies::Quaternion& R_WB) {
  if (R_WB.coeffs() == posed_R_WB_.coeffs() && mass.moments == posed_moments_) return inverse_inertia_;
  posed_R_WB_ = R_WB;
  posed_moments_ = mass.moments;
  const Matrix3 R = R_WB.toRotationMatrix();
  inverse_inertia_ = R * mass.moments.cwiseInverse().asDiagonal() * R.transpose();
  return inverse_inertia_;
}

bool ContactResponse::slide(const bodies::PrincipalMass& mass, const bodies::SpatialState& state,
                            std::vector<ContactPoint>& contacts, const Vector3& v, std::span<const double> least_speed,
                            Answer& answer) {
  if (contacts.size() > sliding_.size()) return false;
  for (std::size_t i = 0; i < contacts.size(); ++i)
    sliding_[i] = {contacts[i].normal, contacts[i].point - state.p_WB, material(contacts[i]).friction, least_speed[i]};
  SlidingBody body{
      .inverse_mass = 1 / mass.mass, .inverse_inertia = inverse_inertia(mass, state.R_WB), .v = v, .w = state.w_WB};
  if (!solve_sliding(std::span(sliding_).first(contacts.size()), body, impulses_, slack_)) return false;
  answer.v = body.v, answer.w = body.w;
  answer.solved = true;
  for (std::size_t i = 0; i < contacts.size(); ++i) {
    contacts[i].normal_impulse = impulses_[i].normal;
    contacts[i].tangent_impulse = impulses_[i].tangential;
    answer.pushes = answer.pushes || impulses_[i].normal > 0;
  }
  return true;
}

ContactResponse::Answer ContactResponse::resting(const bodies::PrincipalMass& mass, const bodies::SpatialState& state,
                                                 std::vector<ContactPoint>& contacts, double kick,
                                                 std::span<const double> least_speed) {
  const Vector3 v = state.v_WB - Vector3(0, 0, kick * model_.engine.gravity);
  Answer answer;
  if (slide(mass, state, contacts, v, least_speed, answer)) return answer;
  pose(mass, state, v);
  for (std::size_t i = 0; i < contacts.size(); ++i) {
    const Vector3 r = contacts[i].point - state.p_WB;
    problem_.add_contact(contact::SpatialContact{.body_a = 0,
                                                 .r_a = r,
                                                 .normal = contacts[i].normal,
                                                 .friction = material(contacts[i]).friction,
                                                 .least_speed = least_speed[i],
                                                 .tangent = v + state.w_WB.cross(r)});
  }
  answer = respond(resting_law_, contacts);
  if (answer.solved) return answer;
  answer = respond(*fallback_law_, contacts);
  answer.solved = false;
  return answer;
}

}  // namespace talus::rockfall
