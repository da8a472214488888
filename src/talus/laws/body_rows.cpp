#include "talus/laws/body_rows.h"

namespace talus::laws {
namespace {

using Segment = Eigen::Map<Vector3>;
using ConstSegment = Eigen::Map<const Vector3>;

}  // namespace

void BodyRows::prepare(const ContactProblem& problem) {
  const bool planar = problem.dimension() == 2;
  contacts_.resize(static_cast<std::size_t>(problem.contacts()));
  const auto& mass = problem.mass();
  for (int i = 0; i < problem.contacts(); ++i) {
    Contact& contact = contacts_[static_cast<std::size_t>(i)];
    const contact::BodyPair pair = problem.pair(i);
    const auto fill = [&](int body, bool is_a) {
      Side side;
      if (body == contact::kFixed) return side;
      const double sign = is_a ? 1 : -1;
      side.offset = 6 * body;
      side.inverse_mass = mass.inverse_mass(body);
      for (int k = 0; k < 3; ++k) {
        if (planar && k == 1) continue;
        const contact::Direction& row =
            k < 2 ? problem.tangent_row(problem.tangents_per_contact() * i + k) : problem.normal_row(i);
        side.linear.col(k) = sign * row.linear;
        side.angular.col(k) = sign * (is_a ? row.angular_a : row.angular_b);
      }
      const Matrix3& inverse = mass.inverse_inertia(body);
      if (planar) side.turned.row(2) = inverse(0, 0) * side.angular.row(2);
      if (!planar) side.turned = inverse * side.angular;
      return side;
    };
    contact.a = fill(pair.a, true);
    contact.b = fill(pair.b, false);
    contact.K.setZero();
    for (const Side* side : {&contact.a, &contact.b})
      contact.K +=
          side->inverse_mass * side->linear.transpose() * side->linear + side->angular.transpose() * side->turned;
    if (planar) contact.K(1, 1) = contact.K.trace() / 2;
  }
}

void BodyRows::widen(const ContactProblem& problem, const Vector& velocity, Vector& u) const {
  if (problem.dimension() == 3) {
    u = velocity;
    return;
  }
  u.setZero(2 * problem.dofs());
  for (int body = 0; body < problem.mass().bodies(); ++body) {
    u.segment<2>(6 * body) = velocity.segment<2>(3 * body);
    u[6 * body + 5] = velocity[3 * body + 2];
  }
}

void BodyRows::narrow(const ContactProblem& problem, const Vector& u, Vector& velocity) const {
  if (problem.dimension() == 3) {
    velocity = u;
    return;
  }
  for (int body = 0; body < problem.mass().bodies(); ++body) {
    velocity.segment<2>(3 * body) = u.segment<2>(6 * body);
    velocity[3 * body + 2] = u[6 * body + 5];
  }
}

void BodyRows::note(const ContactProblem& problem, int i, const Vector3& p, Response& response) {
  const int tangents = problem.tangents_per_contact();
  response.tangent_impulse.segment(tangents * i, tangents) = p.head(tangents);
  response.normal_impulse[i] = p.z();
}

void BodyRows::add_speeds(const Side& side, const Vector& u, Vector3& v) {
  if (side.offset < 0) return;
  v.noalias() += side.linear.transpose() * ConstSegment(u.data() + side.offset);
  v.noalias() += side.angular.transpose() * ConstSegment(u.data() + side.offset + 3);
}

void BodyRows::push(const Side& side, const Vector3& p, Vector& u) {
  if (side.offset < 0) return;
  Segment(u.data() + side.offset) += side.inverse_mass * (side.linear * p);
  Segment(u.data() + side.offset + 3) += side.turned * p;
}

Vector3 BodyRows::speeds(int i, const Vector& u) const {
  const Contact& contact = contacts_[static_cast<std::size_t>(i)];
  Vector3 v = Vector3::Zero();
  add_speeds(contact.a, u, v);
  add_speeds(contact.b, u, v);
  return v;
}

double BodyRows::normal_speed(int i, const Vector& u) const {
  const Contact& contact = contacts_[static_cast<std::size_t>(i)];
  double v = 0;
  for (const Side* side : {&contact.a, &contact.b}) {
    if (side->offset < 0) continue;
    v += side->linear.col(2).dot(ConstSegment(u.data() + side->offset));
    v += side->angular.col(2).dot(ConstSegment(u.data() + side->offset + 3));
  }
  return v;
}

void BodyRows::push(int i, const Vector3& p, Vector& u) const {
  const Contact& contact = contacts_[static_cast<std::size_t>(i)];
  push(contact.a, p, u);
  push(contact.b, p, u);
}

LeanRow BodyRows::lean(int i, int k, int nowhere) const {
  const Contact& contact = contacts_[static_cast<std::size_t>(i)];
  const auto begins = [&](const Side& side) { return side.offset < 0 ? nowhere : side.offset; };
  return {begins(contact.a),
          begins(contact.b),
          contact.a.inverse_mass,
          contact.b.inverse_mass,
          contact.a.offset < 0 ? Vector3(-contact.b.linear.col(k)) : Vector3(contact.a.linear.col(k)),
          contact.a.angular.col(k),
          contact.b.angular.col(k),
          contact.a.turned.col(k),
          contact.b.turned.col(k)};
}

void BodyRows::add_generalized(int i, const Vector3& p, Vector& right) const {
  const Contact& contact = contacts_[static_cast<std::size_t>(i)];
  for (const Side* side : {&contact.a, &contact.b}) {
    if (side->offset < 0) continue;
    Segment(right.data() + side->offset) += side->linear * p;
    Segment(right.data() + side->offset + 3) += side->angular * p;
  }
}

void BodyRows::push_normal(int i, double p, Vector& u) const {
  const Contact& contact = contacts_[static_cast<std::size_t>(i)];
  for (const Side* side : {&contact.a, &contact.b}) {
    if (side->offset < 0) continue;
    Segment(u.data() + side->offset) += side->inverse_mass * p * side->linear.col(2);
    Segment(u.data() + side->offset + 3) += p * side->turned.col(2);
  }
}

}  // namespace talus::laws
