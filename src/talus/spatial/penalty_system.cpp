#include "talus/spatial/penalty_system.h"

#include <cmath>

namespace talus::spatial {
namespace {

/// y' of a body in steady motion.
StateVector steady_rate(const SpatialState& start, double elapsed) {
  StateVector rate = StateVector::Zero();
  rate.segment<3>(kAtX) = start.v_WB;
  const bodies::Quaternion q = collision::rotation_by(elapsed * start.w_WB) * start.R_WB;
  rate.segment<4>(kAtQ) = attitude_rate(start.w_WB, q.coeffs());
  return rate;
}

bool is_moving(const SpatialState& state) {
  return !state.v_WB.isZero(0) || !state.w_WB.isZero(0);
}

}  // namespace

const BodyFrame& PenaltySystem::frame(int body) const {
  return body == kWorld ? world_ : frames_[static_cast<std::size_t>(body)];
}

bool PenaltySystem::carries_derivatives(int body) const {
  if (body == kWorld) return false;
  const PenaltyBody& b = group_->bodies[static_cast<std::size_t>(body)];
  return b.dynamic || is_moving(b.state);
}

void PenaltySystem::add_element(Kind kind, std::size_t index, int a, int b) {
  Element e{kind, index, a, b};
  if (a != kWorld) e.mover_a = mover_of_[static_cast<std::size_t>(a)];
  if (b != kWorld) e.mover_b = mover_of_[static_cast<std::size_t>(b)];
  if (e.mover_a < 0 && e.mover_b < 0) return;
  if (e.mover_a >= 0) e.aa = jacobian_.add_pair(e.mover_a, e.mover_a);
  if (e.mover_b >= 0) e.bb = jacobian_.add_pair(e.mover_b, e.mover_b);
  if (e.mover_a >= 0 && e.mover_b >= 0) {
    e.ab = jacobian_.add_pair(e.mover_a, e.mover_b);
    e.ba = jacobian_.add_pair(e.mover_b, e.mover_a);
  }
  elements_.push_back(e);
}

void PenaltySystem::start(const PenaltyGroup& group) {
  group_ = &group;
  movers_.clear();
  mover_of_.assign(group.bodies.size(), -1);
  for (std::size_t i = 0; i < group.bodies.size(); ++i)
    if (group.bodies[i].dynamic) {
      mover_of_[i] = static_cast<int>(movers_.size());
      movers_.push_back(static_cast<int>(i));
    }
  frames_.resize(group.bodies.size());
  jacobian_.start(static_cast<int>(movers_.size()));
  elements_.clear();
  for (std::size_t i = 0; i < group.contacts.size(); ++i)
    add_element(Kind::contact, i, group.contacts[i].a, group.contacts[i].b);
  for (std::size_t i = 0; i < group.joints.size(); ++i)
    add_element(Kind::joint, i, group.joints[i].a, group.joints[i].b);
  for (std::size_t i = 0; i < group.springs.size(); ++i)
    add_element(Kind::spring, i, group.springs[i].a.body, group.springs[i].b.body);
  jacobian_.freeze();
  update_frames(0, state(), false);
  contacts_.clear();
  for (const PenaltyContact& c : group.contacts)
    contacts_.push_back(fixed_to_bodies(c, frame(c.a), frame(c.b), settings_.friction_speed));
  joints_ = group.joints;
  coordinates_.clear();
  for (const PenaltyJoint& j : joints_) coordinates_.push_back(joint_coordinate(j, frame(j.a), frame(j.b)));
  impulses_.assign(contacts_.size(), Vector3::Zero());
  forces_.resize(contacts_.size());
  update_forces();
}

core::Vector PenaltySystem::state() const {
  Vector y(size());
  for (std::size_t k = 0; k < movers_.size(); ++k) {
    const PenaltyBody& body = group_->bodies[static_cast<std::size_t>(movers_[k])];
    y.segment<kStateSize>(kStateSize * static_cast<Eigen::Index>(k)) = to_state_vector(body.mass, body.state);
  }
  return y;
}

void PenaltySystem::finish(const Vector& y, PenaltyGroup& group) {
  for (std::size_t k = 0; k < movers_.size(); ++k) {
    PenaltyBody& body = group.bodies[static_cast<std::size_t>(movers_[k])];
    body.state = to_spatial_state(body.mass, y.segment<kStateSize>(kStateSize * static_cast<Eigen::Index>(k)));
  }
  for (std::size_t i = 0; i < contacts_.size(); ++i) group.contacts[i].spring = contacts_[i].spring;
  for (std::size_t i = 0; i < joints_.size(); ++i) group.joints[i].whole_turns = joints_[i].whole_turns;
}

void PenaltySystem::update_frames(double t, const Vector& y, bool linearised) {
  for (std::size_t i = 0; i < frames_.size(); ++i) {
    const PenaltyBody& body = group_->bodies[i];
    if (!body.dynamic) {
      frames_[i] = steady_frame(body.state, t);
      continue;
    }
    const StateVector part = y.segment<kStateSize>(kStateSize * static_cast<Eigen::Index>(mover_of_[i]));
    frames_[i] = linearised ? linearised_frame(body.mass, part) : frame_of(body.mass, part);
  }
}

void PenaltySystem::kinematics(const Vector& y, Vector& f) const {
  for (std::size_t k = 0; k < movers_.size(); ++k) {
    const Eigen::Index at = kStateSize * static_cast<Eigen::Index>(k);
    const PenaltyBody& body = group_->bodies[static_cast<std::size_t>(movers_[k])];
    const BodyFrame& now = frames_[static_cast<std::size_t>(movers_[k])];
    f.segment<3>(at + kAtX) = now.v;
    f.segment<4>(at + kAtQ) = attitude_rate(now.w, y.segment<4>(at + kAtQ));
    f.segment<3>(at + kAtP) = body.mass.mass * group_->gravity - body.linear_drag * y.segment<3>(at + kAtP);
    f.segment<3>(at + kAtL) = -body.angular_drag * y.segment<3>(at + kAtL);
  }
}

template <int N>
Wrench<N> PenaltySystem::wrench(const Element& e, const JetBody& a, const JetBody& b) const {
  if (e.kind == Kind::contact) return contact_wrench<N>(contacts_[e.index], a, b);
  if (e.kind == Kind::joint) return joint_wrench<N>(joints_[e.index], a, b);
  return spring_wrench<N>(group_->springs[e.index], a, b);
}

void PenaltySystem::derivative(double t, const Vector& y, Vector& f) {
  f.resize(size());
  update_frames(t, y, false);
  kinematics(y, f);
  for (const Element& e : elements_) {
    const Wrench<0> w = wrench<0>(e, {&frame(e.a)}, {&frame(e.b)});
    const Vector3 &F = w.force.value, &Q = w.Q.value, &M = w.couple.value;
    if (e.mover_a >= 0) {
      f.segment<3>(kStateSize * e.mover_a + kAtP) += F;
      f.segment<3>(kStateSize * e.mover_a + kAtL) += (Q - frame(e.a).x).cross(F) + M;
    }
    if (e.mover_b >= 0) {
      f.segment<3>(kStateSize * e.mover_b + kAtP) -= F;
      f.segment<3>(kStateSize * e.mover_b + kAtL) -= (Q - frame(e.b).x).cross(F) + M;
    }
  }
}

template <int N>
void PenaltySystem::add_rows(const Wrench<N>& w, double sign, const JetBody& self, const JetBody& other, int mover,
                             int own_block, int other_block, int other_body, double t, Vector& f_t) {
  Eigen::Matrix<double, 6, N, Eigen::RowMajor> rows;
  rows.template topRows<3>() = sign * w.force.d;
  rows.template bottomRows<3>() = sign * (cross(w.Q - centre<N>(self), w.force) + w.couple).d;
  jacobian_.block(own_block) += rows.template middleCols<kStateSize>(self.column);
  if (other.column < 0) return;
  const auto by_other = rows.template middleCols<kStateSize>(other.column);
  if (other_block >= 0)
    jacobian_.block(other_block) += by_other;
  else
    f_t.segment<6>(kStateSize * mover + kAtP) +=
        by_other * steady_rate(group_->bodies[static_cast<std::size_t>(other_body)].state, t);
}

template <int N>
void PenaltySystem::linearise_element(const Element& e, double t, Vector& f_t) {
  JetBody a{&frame(e.a)}, b{&frame(e.b)};
  if (carries_derivatives(e.a)) a.column = 0;
  if (carries_derivatives(e.b)) b.column = a.column < 0 ? 0 : kStateSize;
  const Wrench<N> w = wrench<N>(e, a, b);
  if (e.mover_a >= 0) add_rows<N>(w, 1, a, b, e.mover_a, e.aa, e.ab, e.b, t, f_t);
  if (e.mover_b >= 0) add_rows<N>(w, -1, b, a, e.mover_b, e.bb, e.ba, e.a, t, f_t);
}

void PenaltySystem::linearise(double t, const Vector& y, Vector& f_t) {
  update_frames(t, y, true);
  jacobian_.set_zero();
  for (std::size_t k = 0; k < movers_.size(); ++k) {
    const int mover = static_cast<int>(k);
    const PenaltyBody& body = group_->bodies[static_cast<std::size_t>(movers_[k])];
    jacobian_.set_kinematics(mover, frames_[static_cast<std::size_t>(movers_[k])],
                             y.segment<4>(kStateSize * mover + kAtQ));
    jacobian_.block(mover).block<3, 3>(0, kAtP).diagonal().setConstant(-body.linear_drag);
    jacobian_.block(mover).block<3, 3>(3, kAtL).diagonal().setConstant(-body.angular_drag);
  }
  for (const Element& e : elements_) {
    if (carries_derivatives(e.a) && carries_derivatives(e.b))
      linearise_element<2 * kStateSize>(e, t, f_t);
    else
      linearise_element<kStateSize>(e, t, f_t);
  }
}

/// Lengths in m, speeds in m/s: attitudes and angular momenta by the radius of gyration.
void PenaltySystem::scale_errors(const Vector& y0, const Vector& y1, Vector& scale) const {
  const double absolute = settings_.absolute_error, relative = settings_.relative_error;
  for (std::size_t k = 0; k < movers_.size(); ++k) {
    const PrincipalMass& mass = group_->bodies[static_cast<std::size_t>(movers_[k])].mass;
    const Eigen::Index at = kStateSize * static_cast<Eigen::Index>(k);
    const double m = mass.mass, radius = std::sqrt(mass.moments.maxCoeff() / m);
    const auto way = [&](int part, int n) { return (y1.segment(at + part, n) - y0.segment(at + part, n)).norm(); };
    const auto size = [&](int part) {
      return std::max(y0.segment<3>(at + part).norm(), y1.segment<3>(at + part).norm());
    };
    scale.segment<3>(at + kAtX).setConstant(absolute + relative * way(kAtX, 3));
    scale.segment<4>(at + kAtQ).setConstant(absolute / radius + relative * way(kAtQ, 4));
    scale.segment<3>(at + kAtP).setConstant(m * absolute + relative * size(kAtP));
    scale.segment<3>(at + kAtL).setConstant(m * radius * absolute + relative * size(kAtL));
  }
}

void PenaltySystem::update_forces() {
  for (std::size_t i = 0; i < contacts_.size(); ++i) {
    const PenaltyContact& c = group_->contacts[i];
    (void)contact_wrench<0>(contacts_[i], {&frame(c.a)}, {&frame(c.b)}, &forces_[i]);
  }
}

void PenaltySystem::accept(double t, double h, Vector& y) {
  for (std::size_t k = 0; k < movers_.size(); ++k)
    y.segment<4>(kStateSize * static_cast<Eigen::Index>(k) + kAtQ).normalize();
  update_frames(t, y, false);
  const auto add = [&] {
    for (std::size_t i = 0; i < contacts_.size(); ++i)
      impulses_[i] += 0.5 * h * (forces_[i].normal * forces_[i].n + forces_[i].tangential);
  };
  add();
  update_forces();
  add();
  for (std::size_t i = 0; i < contacts_.size(); ++i) {
    const PenaltyContact& c = group_->contacts[i];
    settle(contacts_[i], frame(c.a), frame(c.b), settings_.tangential_spring);
  }
  update_forces();
  for (std::size_t i = 0; i < joints_.size(); ++i) {
    PenaltyJoint& j = joints_[i];
    const double now = joint_coordinate(j, frame(j.a), frame(j.b));
    follow_turns(j, coordinates_[i], now);
    coordinates_[i] = now;
  }
}

}  // namespace talus::spatial
