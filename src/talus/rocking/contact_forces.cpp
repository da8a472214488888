#include "talus/rocking/contact_forces.h"

#include <algorithm>
#include <cmath>

namespace talus::rocking {
namespace {

using core::Vector2;

constexpr double kInsideCone = 1 - 1e-9;
constexpr double kRank = 1e-9;

/// The plane of a planar block: x and z; turning from x to z is positive.
Vector2 in_plane(const Vector3& v) {
  return {v.x(), v.z()};
}

}  // namespace

Vector3 slip_velocity(const SpatialState& state, const Touch& touch) {
  const Vector3 v = state.v_WB + state.w_WB.cross(touch.arm);
  return v - touch.normal.dot(v) * touch.normal;
}

double normal_velocity(const SpatialState& state, const Touch& touch) {
  return touch.normal.dot(state.v_WB + state.w_WB.cross(touch.arm));
}

ContactForces::ContactForces(const Block& block, const Friction& friction, double restitution, std::string_view law)
    : block_(block), friction_(friction), restitution_(restitution), law_(laws::make_law(law)) {}

/// Direction of the contact problem in the world.
Vector3 ContactForces::direction(const Vector3& own) const {
  return block_.planar ? Vector3(own.x(), 0, own.y()) : own;
}

void ContactForces::build(const SpatialState& state, const std::vector<Contact>& contacts) {
  problem_.clear(block_.planar ? 2 : 3);
  if (block_.planar) {
    problem_.add_body({.mass = block_.mass.mass, .inertia = block_.mass.moments.y()},
                      {state.v_WB.x(), state.v_WB.z(), -state.w_WB.y()});
    for (const Contact& c : contacts)
      problem_.add_contact(contact::PlanarContact{.body_a = 0,
                                                  .r_a = in_plane(c.touch.arm),
                                                  .normal = in_plane(c.touch.normal),
                                                  .restitution = restitution_,
                                                  .friction = friction_.still});
    return;
  }
  problem_.add_body(mass_in_world(block_.mass, state.R_WB), state.v_WB, state.w_WB);
  for (const Contact& c : contacts)
    problem_.add_contact(contact::SpatialContact{.body_a = 0,
                                                 .r_a = c.touch.arm,
                                                 .normal = c.touch.normal,
                                                 .restitution = restitution_,
                                                 .friction = friction_.still,
                                                 .tangent = Vector3::UnitX()});  // (12)
}

solvers::Status ContactForces::impact(const std::vector<Contact>& contacts, SpatialState& state) {
  build(state, contacts);
  law_->respond(problem_, response_);
  const core::Vector& u = response_.velocity;
  if (block_.planar) {
    state.v_WB = {u[0], 0, u[1]};
    state.w_WB = {0, -u[2], 0};
  } else {
    state.v_WB = u.head<3>();
    state.w_WB = u.tail<3>();
  }
  return response_.status;
}

solvers::Status ContactForces::forces(const SpatialState& state, const Vector3& gravity, std::vector<Contact>& contacts,
                                      Acceleration& acceleration) {
  acceleration = {.linear = gravity};
  all_hold_ = false;
  if (contacts.empty()) return solvers::Status::solved;
  build(state, contacts);
  fill_balance(state, gravity, contacts);
  const laws::BalanceInfo info = balance_.solve(balance_problem_, normal_, tangent_);
  all_hold_ = info.holds;
  read_forces(contacts, acceleration);
  return info.status;
}

/// In units of the mass: forces are accelerations.
void ContactForces::fill_balance(const SpatialState& state, const Vector3& gravity,
                                 const std::vector<Contact>& contacts) {
  balance_problem_.set_up(problem_);
  const int K = problem_.contacts();
  const int d = problem_.tangents_per_contact();
  const double mass = block_.mass.mass;
  Vector3 turning = Vector3::Zero();  // I^-1 (l x w)
  if (!block_.planar) {
    const bodies::SpatialMass world = mass_in_world(block_.mass, state.R_WB);
    turning = world.inertia_W.ldlt().solve((world.inertia_W * state.w_WB).cross(state.w_WB));
  }
  core::Vector& b = balance_problem_.b;
  b.resize(K * (1 + d));
  normal_.resize(K);
  tangent_.resize(K * d);
  for (int i = 0; i < K; ++i) {
    const Contact& c = contacts[static_cast<std::size_t>(i)];
    const Vector3& r = c.touch.arm;
    const Vector3 own = gravity + turning.cross(r) + state.w_WB.cross(state.w_WB.cross(r));
    b[i] = c.touch.normal.dot(own);
    normal_[i] = c.normal_force / mass;
    const double speed = c.slip.norm();
    balance_problem_.sliding[static_cast<std::size_t>(i)] = c.slides ? 1 : 0;
    for (int t = 0; t < d; ++t) {
      const Vector3 along = direction(problem_.tangent_direction(i * d + t));
      b[K + i * d + t] = along.dot(own);
      tangent_[i * d + t] = along.dot(c.friction) / mass;
      if (c.slides) balance_problem_.slide(t, i) = -friction_.moving * along.dot(c.slip) / speed;  // (25)
    }
  }
}

void ContactForces::read_forces(std::vector<Contact>& contacts, Acceleration& acceleration) const {
  const int d = problem_.tangents_per_contact();
  const double mass = block_.mass.mass;
  for (int i = 0; i < problem_.contacts(); ++i) {
    Contact& c = contacts[static_cast<std::size_t>(i)];
    c.normal_force = mass * normal_[i];
    c.friction.setZero();
    for (int t = 0; t < d; ++t)
      c.friction += mass * tangent_[i * d + t] * direction(problem_.tangent_direction(i * d + t));
    c.holds = !c.slides && normal_[i] > 0 && c.friction.norm() <= kInsideCone * friction_.still * c.normal_force;
    const Vector3 force = c.normal_force * c.touch.normal + c.friction;
    acceleration.linear += force / mass;
    acceleration.torque += c.touch.arm.cross(force);
  }
}

/// change = -M^-1 G (G' M^-1 G)^+ error over the rows kept.
void ContactForces::correct(const core::Vector& error, core::Vector& change) {
  weights_.resize(error.size());
  least_.solve(error, weights_);
  change.noalias() = -(columns_ * weights_);
}

void ContactForces::remove_drift(const std::vector<Contact>& contacts, SpatialState& state) {
  build(state, contacts);
  const int d = problem_.tangents_per_contact();
  int count = 0;
  rows_.resize(problem_.dofs(), problem_.contacts() * (1 + d));
  error_.resize(rows_.cols());
  for (int i = 0; i < problem_.contacts(); ++i) {
    const Contact& c = contacts[static_cast<std::size_t>(i)];
    if (!(c.normal_force > 0)) continue;
    error_[count] = c.touch.gap;
    rows_.col(count++) = problem_.normals().col(i);
    if (!c.holds) continue;
    const Vector3 moved = state.p_WB + c.touch.arm - c.anchor;
    for (int t = 0; t < d; ++t) {
      error_[count] = direction(problem_.tangent_direction(i * d + t)).dot(moved);
      rows_.col(count++) = problem_.tangents().col(i * d + t);
    }
  }
  if (count == 0) return;
  rows_.conservativeResize(Eigen::NoChange, count);
  error_.conservativeResize(count);
  columns_.resize(rows_.rows(), count);
  problem_.mass().solve(rows_, columns_);
  product_.noalias() = rows_.transpose() * columns_;
  least_.factor(product_, kRank);
  speeds_.noalias() = rows_.transpose() * problem_.velocity();
  correct(speeds_, change_);
  const auto linear = [&](const core::Vector& u) {
    return block_.planar ? Vector3(u[0], 0, u[1]) : Vector3(u.head<3>());
  };
  const auto angular = [&](const core::Vector& u) {
    return block_.planar ? Vector3(0, -u[2], 0) : Vector3(u.tail<3>());
  };
  state.v_WB += linear(change_);
  state.w_WB += angular(change_);
  correct(error_, change_);
  state.p_WB += linear(change_);
  const Vector3 turn = angular(change_);
  if (const double angle = turn.norm(); angle > 0)
    state.R_WB = (Quaternion(Eigen::AngleAxisd(angle, turn / angle)) * state.R_WB).normalized();
}

}  // namespace talus::rocking
