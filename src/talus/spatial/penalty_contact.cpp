#include "talus/spatial/penalty_contact.h"

#include <algorithm>
#include <cmath>

namespace talus::spatial {
namespace {

/// The spring lets go where it alone would give mu F_N tanh(this): all but 0.07 % of mu F_N.
constexpr double kMostHold = 4;

template <int N>
struct Geometry {
  Jet3<N> n, P;
  Jet<N> gap;
};

template <int N>
Jet3<N> place(const JetBody& body, const Vector3& point) {
  return centre<N>(body) + turned<N>(body, point);
}

template <int N>
Geometry<N> between_centres(const FixedContact& c, const JetBody& a, const JetBody& b) {
  const Jet3<N> from = place<N>(b, c.core_b), d = place<N>(a, c.core_a) - from;
  const Jet<N> distance = norm(d);
  const Jet3<N> n = inverse(distance) * d;
  const Jet<N> gap = distance + (-c.radius_a - c.radius_b);
  return {n, from + (0.5 * gap + c.radius_b) * n, gap};
}

template <int N>
Geometry<N> geometry(const FixedContact& c, const JetBody& a, const JetBody& b) {
  if (c.normal_of == NormalOf::centres) return between_centres<N>(c, a, b);
  const Jet3<N> core_a = place<N>(a, c.core_a), core_b = place<N>(b, c.core_b);
  const Jet3<N> n = c.normal_of == NormalOf::face_of_a   ? turned<N>(a, c.normal)
                    : c.normal_of == NormalOf::face_of_b ? turned<N>(b, c.normal)
                                                         : jet_of_constant<N>(c.normal);
  const Jet<N> gap = dot(n, core_a - core_b) + (-c.radius_a - c.radius_b);
  const bool on_b = c.normal_of == NormalOf::face_of_a;
  return {n, on_b ? core_b + c.radius_b * n : core_a - c.radius_a * n, gap};
}

template <int N>
Jet3<N> stretch(const FixedContact& c, const JetBody& a, const JetBody& b, const Jet3<N>& n) {
  const Jet3<N> anchor = c.normal_of == NormalOf::face_of_a   ? turned<N>(a, c.anchor)
                         : c.normal_of == NormalOf::face_of_b ? turned<N>(b, c.anchor)
                                                              : jet_of_constant<N>(c.anchor);
  return across(place<N>(a, c.surface_a) - place<N>(b, c.surface_b) - anchor, n);
}

/// tanh(r)/r.
double sink(double r) {
  return r < 1e-3 ? 1 - r * r / 3 + 2 * r * r * r * r / 15 : std::tanh(r) / r;
}

/// d/dr(tanh(r)/r)/r = (1 - tanh(r)^2 - tanh(r)/r)/r^2.
double sink_slope(double r) {
  if (r < 1e-2) return -2.0 / 3 + 8.0 / 15 * r * r - 34.0 / 105 * r * r * r * r;
  const double t = std::tanh(r);
  return (1 - t * t - t / r) / (r * r);
}

/// F_T = -G tanh(|a|) a/|a|, G = mu F_N.
template <int N>
Jet3<N> friction(const Jet<N>& G, const Jet3<N>& a) {
  const Jet<N> square = dot(a, a);
  const double r = std::sqrt(square.value);
  return -1.0 * ((G * chain(square, sink(r), 0.5 * sink_slope(r))) * a);
}

Vector3 to_owner(NormalOf owner, const BodyFrame& a, const BodyFrame& b, const Vector3& v) {
  if (owner == NormalOf::face_of_a) return a.R.transpose() * v;
  if (owner == NormalOf::face_of_b) return b.R.transpose() * v;
  return v;
}

Vector3 to_body(const BodyFrame& body, const Vector3& point) {
  return body.R.transpose() * (point - body.x);
}

}  // namespace

double ContactForce::stored(const FixedContact& contact) const {
  const ContactSpring& spring = contact.spring;
  const double depth = std::max(0.0, spring.rest_gap - gap), G = contact.friction * normal;
  double sum = 0.5 * spring.stiffness * depth * depth;
  if (!spring.holds || G <= 0) return sum;
  const double r = spring.stiffness * z.norm() / G;
  // ln cosh r without overflow.
  return sum + G * G / spring.stiffness * (r + std::log1p(std::exp(-2 * r)) - std::log(2.0));
}

FixedContact fixed_to_bodies(const PenaltyContact& contact, const BodyFrame& a, const BodyFrame& b, double epsilon) {
  FixedContact fixed;
  fixed.normal_of = contact.normal_of;
  fixed.normal = to_owner(contact.normal_of, a, b, contact.normal);
  fixed.core_a = to_body(a, contact.point_a + contact.radius_a * contact.normal);
  fixed.core_b = to_body(b, contact.point_b - contact.radius_b * contact.normal);
  fixed.surface_a = to_body(a, contact.point_a);
  fixed.surface_b = to_body(b, contact.point_b);
  fixed.anchor = to_owner(contact.normal_of, a, b, contact.point_a - contact.point_b - contact.spring.stretch);
  fixed.radius_a = contact.radius_a;
  fixed.radius_b = contact.radius_b;
  fixed.friction = contact.friction;
  fixed.epsilon = epsilon;
  fixed.spring = contact.spring;
  return fixed;
}

template <int N>
Wrench<N> contact_wrench(const FixedContact& c, const JetBody& a, const JetBody& b, ContactForce* report) {
  const Geometry<N> g = geometry<N>(c, a, b);
  const Jet3<N> v_rel = velocity_at<N>(a, g.P) - velocity_at<N>(b, g.P);
  const Jet<N> gap_speed = dot(g.n, v_rel);
  const Jet<N> push = -c.spring.stiffness * (g.gap + -c.spring.rest_gap) - c.spring.damping * gap_speed;
  const bool pushes = push.value > 0;
  Wrench<N> wrench{{}, g.P, {}};
  if (pushes) wrench.force = push * g.n;
  const Jet3<N> v_t = v_rel - gap_speed * g.n;
  const Jet3<N> z = c.spring.holds ? stretch<N>(c, a, b, g.n) : Jet3<N>{};
  const Jet<N> G = c.friction * push;
  const bool rubs = pushes && G.value > 1e-100;
  if (rubs) {
    Jet3<N> slip = (1 / c.epsilon) * v_t;
    if (c.spring.holds) slip = slip + (c.spring.stiffness * inverse(G)) * z;
    const Jet3<N> F_T = friction(G, slip);
    wrench.force = wrench.force + F_T;
  }
  if (report) {
    *report = {.gap = g.gap.value,
               .gap_speed = gap_speed.value,
               .n = g.n.value,
               .v_t = v_t.value,
               .z = z.value,
               .point = g.P.value};
    report->normal = pushes ? push.value : 0;
    report->tangential = wrench.force.value - report->normal * g.n.value;
  }
  return wrench;
}

template Wrench<0> contact_wrench<0>(const FixedContact&, const JetBody&, const JetBody&, ContactForce*);
template Wrench<13> contact_wrench<13>(const FixedContact&, const JetBody&, const JetBody&, ContactForce*);
template Wrench<26> contact_wrench<26>(const FixedContact&, const JetBody&, const JetBody&, ContactForce*);

void settle(FixedContact& c, const BodyFrame& a, const BodyFrame& b, bool tangential_spring) {
  ContactForce force;
  const JetBody jet_a{&a}, jet_b{&b};
  (void)contact_wrench<0>(c, jet_a, jet_b, &force);
  ContactSpring& spring = c.spring;
  if (force.normal == 0) spring.rest_gap = std::max(spring.rest_gap, force.gap);
  const double most = kMostHold * c.friction * force.normal;
  const bool was_held = spring.holds;
  if (was_held && (most == 0 || spring.stiffness * force.z.norm() > most)) spring.holds = false;
  if (!was_held && tangential_spring && most > 0 && force.v_t.norm() < c.epsilon) spring.holds = true;
  spring.stretch = was_held && spring.holds ? force.z : Vector3::Zero();
  const Vector3 apart = a.x + a.R * c.surface_a - b.x - b.R * c.surface_b;
  c.anchor = to_owner(c.normal_of, a, b, apart - spring.stretch);
}

}  // namespace talus::spatial
