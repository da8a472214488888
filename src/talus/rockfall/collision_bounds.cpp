// The part of CollisionSearch that bounds how a pair of rock and triangle can come nearer (the mathematics is in the
// header).

#include <algorithm>
#include <cmath>
#include <limits>

#include "talus/rockfall/collision.h"
#include "talus/rockfall/falling_cubic.h"

namespace talus::rockfall {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

constexpr double kQuickTurn = 0.3;  // rad in a span: beyond it a direction that turns evenly has the better bound

}  // namespace

/// s and the other Bernstein coefficients of its third-order expansion over the span are linear in r; the expansion is
/// nowhere below the least of the four.
CollisionSearch::Swing::Swing(const Vector3& n, const Vector3& m_, const Vector3& q_, const Vector3& z_, double span)
    : m(m_), q(q_), z(z_) {
  const Vector3 m_part = span / 3 * m, q_part = span * span / 6 * q;
  directions[0] = n;
  directions[1] = n + m_part;
  directions[2] = directions[1] + m_part + q_part;
  directions[3] = directions[2] + m_part + 2 * q_part + span * span * span / 6 * z;
}

double CollisionSearch::top_of(std::size_t k, const Vector3& n) const {
  const auto& c = triangles_[k].corners;
  return std::max({n.dot(c[0] - moment_.p), n.dot(c[1] - moment_.p), n.dot(c[2] - moment_.p)});
}

/// The bound that corners of the ground leave, at level - D rate - D^2/2 rate2 - D^3/6 (rate3 +- unsure) above the
/// rock's centre along n(t).
CollisionSearch::Bound CollisionSearch::lowest_bound(Range range, const Corners& corners, const Swing& swing,
                                                     std::span<const GroundLevel> grounds, double span,
                                                     double keep) const {
  const double third = span / 3, sixth = span * span / 6, cube = span * span * span / 6;
  std::array<double, 4> least{kInfinity, kInfinity, kInfinity, kInfinity};
  for (const GroundLevel& ground : grounds) {
    const double at_0 = -ground.level - keep, at_1 = at_0 + third * ground.rate;
    const double at_2 = at_1 + third * ground.rate + sixth * ground.rate2;
    const double at_3 = at_2 + third * ground.rate + 2 * sixth * ground.rate2 + cube * (ground.rate3 - ground.unsure);
    least[0] = std::min(least[0], at_0), least[1] = std::min(least[1], at_1);
    least[2] = std::min(least[2], at_2), least[3] = std::min(least[3], at_3);
  }
  const auto [low, any_lower] = corners.lowest(range, swing.directions, {-least[1], -least[2], -least[3]}, is_lower_);
  Bound bound{.now = low + least[0] + keep, .safe = span};
  if (!(bound.now > keep)) {
    bound.safe = 0;  // however fast they part: nothing is known of the time until they are farther than that
    return bound;
  }
  if (!any_lower) return bound;
  for (int i = 0; i < range.count; ++i) {
    if (is_lower_[i] == 0) continue;
    const Vector3 r = corners.at(range.first + i);
    const double n_r = swing.n().dot(r), m_r = swing.m.dot(r), q_r = swing.q.dot(r), z_r = swing.z.dot(r);
    for (const GroundLevel& ground : grounds) {
      const double known = ground.rate3 + z_r;
      const Cubic f{.s = n_r - ground.level - keep,
                    .u = ground.rate + m_r,
                    .b = ground.rate2 + q_r,
                    .c = std::max(0.0, ground.unsure - known),
                    .unsure = ground.unsure};
      if (f.s + bound.safe * f.u >= 0 && f.at(bound.safe) >= 0) continue;
      const double until = first_root(f, bound.safe);
      if (until < bound.safe) bound.safe = until, bound.third = f.c + known + ground.unsure;
    }
  }
  return bound;
}

/// The bound along a direction that stands still.
CollisionSearch::Bound CollisionSearch::standing_bound(std::size_t k, Range range, const Corners& corners,
                                                       const Vector3& n, double span, double keep) const {
  const Vector3 n_w = n.cross(moment_.w), n_w_w = n_w.cross(moment_.w), n_rate = n.cross(moment_.w_rate);
  // By the third derivative and a bound of the fourth or, for quick turns, by a bound of the third alone.
  const double by_fourth = 0.25 * span * moment_.w4, by_third = moment_.w3;
  Vector3 z = (n_w_w + 2 * n_rate).cross(moment_.w) + n_w.cross(moment_.w_rate) + n.cross(moment_.w_rate2);
  if (by_third < by_fourth) z.setZero();
  const Swing swing(n, n_w, n_w_w + n_rate, z, span);
  const GroundLevel ground{.level = top_of(k, n),
                           .rate = n.dot(moment_.v),
                           .rate2 = n.dot(moment_.a),
                           .unsure = std::min(by_third, by_fourth) * shape_->radius()};
  return lowest_bound(range, corners, swing, {&ground, 1}, span, keep);
}

/// The bound along one that turns. Corners of the ground enter through constants only.
CollisionSearch::Bound CollisionSearch::turning_bound(std::size_t k, Range range, const Corners& corners,
                                                      const Turning& along, double span, double keep) const {
  const auto& [n, W, its_rate] = along;
  const auto& c = triangles_[k].corners;
  const double steady = W.norm(), driven = span * its_rate.norm();
  const bool is_driven = (steady + driven) * span < kQuickTurn;
  const Vector3 rate = is_driven ? its_rate : Vector3::Zero();
  const Vector3 &w = moment_.w, &w_rate = moment_.w_rate;
  const Vector3 n_w = n.cross(w), n_w_w = n_w.cross(w), n_rate = n.cross(w_rate);
  const Vector3 n1 = W.cross(n), n2 = W.cross(n1) + rate.cross(n), n3 = W.cross(n2) + 2 * rate.cross(n1);
  const Vector3 n1_w = n1.cross(w);
  const double A = is_driven ? driven / span : 0, W1 = steady + span * A, W_W = W1 * W1;
  const double a = moment_.a.norm(), r = shape_->radius();
  const double W2 = W_W + A, W3 = W1 * (W_W + 3 * A), W4 = W_W * (W_W + 6 * A) + 3 * A * A;
  const double far = std::sqrt(std::max({(c[0] - moment_.p).squaredNorm(), (c[1] - moment_.p).squaredNorm(),
                                         (c[2] - moment_.p).squaredNorm()})) +
                     r + moment_.speed * span;
  // As above. Derivatives of n(t) are at most W1 to W4.
  const double by_fourth = 0.25 * span *
                           (W4 * far + 4 * W3 * (moment_.spin * r + moment_.speed) + 6 * W2 * (moment_.w2 * r + a) +
                            4 * W1 * moment_.w3 * r + moment_.w4 * r);
  const double by_third =
      W3 * far + 3 * W2 * (moment_.spin * r + moment_.speed) + 3 * W1 * (moment_.w2 * r + a) + moment_.w3 * r;
  const bool known = by_fourth < by_third;
  Vector3 z = Vector3::Zero();
  if (known)
    z = (n_w_w + 2 * n_rate + 3 * (n1_w + n2)).cross(w) + (n_w + 3 * n1).cross(w_rate) + n.cross(moment_.w_rate2) + n3;
  const Swing swing(n, n_w + n1, n_w_w + n_rate + (n2 + 2 * n1_w), z, span);
  const double forward = n.dot(moment_.v), bend = 2 * n1.dot(moment_.v) + n.dot(moment_.a);
  const double third = 3 * (n2.dot(moment_.v) + n1.dot(moment_.a));
  std::array<GroundLevel, 3> grounds;
  for (int j = 0; j < 3; ++j) {
    const Vector3 y = c[j] - moment_.p;
    grounds[j] = {.level = n.dot(y),
                  .rate = forward - n1.dot(y),
                  .rate2 = bend - n2.dot(y),
                  .rate3 = known ? third - n3.dot(y) : 0,
                  .unsure = std::min(by_third, by_fourth)};
  }
  return lowest_bound(range, corners, swing, grounds, span, keep);
}

/// The remembered direction as it is at this moment; zero: none.
Vector3 CollisionSearch::now(const Axis& axis, std::size_t k, const Corners& corners) const {
  if (axis.kind == Axis::Kind::rock) return R_ * axis.n;
  if (axis.kind != Axis::Kind::edges) return axis.n;
  const Vector3 e = corners.at(axis.rock[1]) - corners.at(axis.rock[0]);
  const Vector3 g = triangles_[k].corners[axis.ground[1]] - triangles_[k].corners[axis.ground[0]];
  const Vector3 n = e.cross(g).normalized();
  return n.dot(axis.n) >= 0 ? n : Vector3(-n);
}

CollisionSearch::Crossing CollisionSearch::crossing(std::size_t k, const Axis& axis, const Corners& corners) const {
  const auto& c = triangles_[k].corners;
  Crossing x;
  x.n = now(axis, k, corners);
  x.rock = corners.at(axis.rock[0]), x.edge_rock = corners.at(axis.rock[1]) - x.rock;
  x.ground = c[axis.ground[0]] - moment_.p, x.edge_ground = c[axis.ground[1]] - c[axis.ground[0]];
  x.cross();
  return x;
}

void CollisionSearch::Crossing::cross() {
  const Vector3 between = ground - rock;
  gap = -n.dot(between);
  sine = edge_rock.cross(edge_ground).dot(n);
  along_rock = between.cross(edge_ground).dot(n) / sine;
  along_ground = between.cross(edge_rock).dot(n) / sine;
}

/// The same with the angular velocity with which it turns; the triangle's normal where none is remembered.
CollisionSearch::Turning CollisionSearch::turning(const Axis& axis, std::size_t k, const Corners& corners) const {
  const Vector3 zero = Vector3::Zero();
  if (axis.kind == Axis::Kind::none) return {triangles_[k].normal, zero, zero};
  if (axis.kind == Axis::Kind::ground) return {axis.n, zero, zero};
  if (axis.kind == Axis::Kind::rock) return {R_ * axis.n, moment_.w, moment_.w_rate};
  // About the ground's edge g, so that n stays square to the rock's edge e: with n' = x g x n and b = g x n the first
  // two derivatives of n.e = 0 are x b.e + n.e' = 0 and x' b.e + 2 x b.e' + n.e'' = 0.
  const Vector3 e = corners.at(axis.rock[1]) - corners.at(axis.rock[0]);
  const Vector3 g = triangles_[k].corners[axis.ground[1]] - triangles_[k].corners[axis.ground[0]];
  const Vector3 square = e.cross(g);
  const double length = square.norm(), sine = square.dot(axis.n) >= 0 ? length : -length;
  const Vector3 n = square / sine, b = g.cross(n);
  const Vector3 e1 = moment_.w.cross(e), e2 = moment_.w_rate.cross(e) + moment_.w.cross(e1);
  const double over = 1 / b.dot(e), x = -n.dot(e1) * over, x_rate = -(n.dot(e2) + 2 * x * b.dot(e1)) * over;
  return {n, x * g, x_rate * g};
}

/// What is nearest along n, and n made exact by it.
CollisionSearch::Axis CollisionSearch::remember(std::size_t k, Range range, const Corners& corners, Vector3& n) const {
  const double near = 0.01 * tolerance_;
  const double low = corners.lowest(range, n), high = top_of(k, n);
  std::array<int, 3> ground{}, rock{};
  int grounds = 0, rocks = 0;
  for (int j = 0; j < 3; ++j)
    if (n.dot(triangles_[k].corners[j] - moment_.p) >= high - near) ground[grounds++] = j;
  for (int i = range.first; i < range.first + range.count && rocks < 3; ++i)
    if (n.dot(corners.at(i)) <= low + near) rock[rocks++] = i;
  const Vector3 e = rocks > 1 ? Vector3(corners.at(rock[1]) - corners.at(rock[0])) : Vector3::Zero();
  Axis axis{.kind = Axis::Kind::ground, .n = n, .nearest = true};
  Vector3 exact = n;
  if (grounds < 3 && rocks == 3) {
    exact = e.cross(corners.at(rock[2]) - corners.at(rock[0])).normalized();
    axis.kind = Axis::Kind::rock;
  } else if (grounds == 2 && rocks == 2) {
    const Vector3 g = triangles_[k].corners[ground[1]] - triangles_[k].corners[ground[0]];
    exact = e.cross(g);
    const double sine = exact.norm();
    if (!(sine > 1e-3 * e.norm() * g.norm())) return axis;
    exact /= sine;
    axis.kind = Axis::Kind::edges;
    axis.rock = {rock[0], rock[1]}, axis.ground = {ground[0], ground[1]};
  } else {
    return axis;
  }
  if (exact.dot(n) < 0) exact = -exact;
  if (!(separation(k, range, corners, exact) >= low - high - 0.01 * tolerance_))
    return {.kind = Axis::Kind::ground, .n = n, .nearest = true};
  n = exact;
  axis.n = axis.kind == Axis::Kind::rock ? Vector3(R_.transpose() * n) : n;
  return axis;
}

}  // namespace talus::rockfall
