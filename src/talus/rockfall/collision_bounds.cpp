// The part of CollisionSearch that bounds how a pair of rock and triangle can come nearer (the mathematics is in the
// header).

#include <algorithm>
#include <cmath>
#include <limits>

#include "talus/rockfall/collision.h"

namespace talus::rockfall {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// A time until which f(D) = s + u D + b D^2/2 - c D^3/6 is not negative, at most `span`; s >= 0, c >= 0.
double first_root(double s, double u, double b, double c, double span) {
  const auto f = [&](double D) { return s + D * (u + D * (b / 2 - D * c / 6)); };
  double left = 0;
  if (b > 0) {  // f is above its tangent s + u D until D = b/c, and concave from there on
    left = c > 0 ? std::min(span, b / c) : span;
    if (s + u * left < 0) return -s / u;
    if (left >= span) return span;
  }
  if (f(span) >= 0) return span;
  // Concave from `left` on, where it is not negative: it rises to its peak, if it rises, and has one root beyond.
  // Chords lie below, and their roots come from the left; tangents lie above, and theirs from the right.
  if (const double slope = u + left * (b - left * c / 2); slope > 0) {
    const double root = std::sqrt(b * b + 2 * c * u);
    left = std::min(span, b > 0 ? (b + root) / c : 2 * u / (root - b));  // written so that nothing cancels
  }
  double right = span, f_left = f(left);
  for (int i = 0; i < 12 && f_left > 1e-13 && left < right; ++i) {
    const double f_right = f(right);
    if (!(f_right < 0)) break;
    left += (right - left) * f_left / (f_left - f_right);
    f_left = f(left);
    if (const double slope = u + right * (b - right * c / 2); slope < 0)
      right = std::max(left, right - f_right / slope);
  }
  return left;
}

}  // namespace

double CollisionSearch::top_of(std::size_t k, const Vector3& n) const {
  const auto& c = triangles_[k].corners;
  return std::max({n.dot(c[0] - moment_.p), n.dot(c[1] - moment_.p), n.dot(c[2] - moment_.p)});
}

CollisionSearch::Direction CollisionSearch::direction(const Vector3& n, const Vector3& W) const {
  const Vector3 n_w = n.cross(moment_.w);
  Direction d{.n = n, .n1 = Vector3::Zero(), .n2 = Vector3::Zero(), .m = n_w};
  d.q = n_w.cross(moment_.w) + n.cross(moment_.w_rate);
  d.third = moment_.w3 * shape_->radius();
  const double W2 = W.squaredNorm();
  if (W2 == 0) return d;  // n stands still: the usual case
  d.n1 = W.cross(n);
  d.n2 = W.cross(d.n1);
  d.m += d.n1;
  d.q += d.n2 + 2 * d.n1.cross(moment_.w);
  d.turn = std::sqrt(W2);
  d.third += (W2 * d.turn + 3 * W2 * moment_.spin + 3 * d.turn * moment_.w2) * shape_->radius() +
             3 * W2 * moment_.speed + 3 * d.turn * moment_.a.norm();
  return d;
}

/// The bound s(t) of a part and a triangle along n(t). Corners of the ground enter through constants only.
CollisionSearch::Bound CollisionSearch::bound(std::size_t k, Range range, const Corners& corners, const Direction& d,
                                              double span, double keep) const {
  Bound result{.now = kInfinity, .safe = span};
  const auto& triangle = triangles_[k].corners;
  const double forward = d.n.dot(moment_.v);
  const double bend = 2 * d.n1.dot(moment_.v) + d.n.dot(moment_.a);
  // s + D s' and the whole bound at D = span, both linear in r.
  const Vector3 straight = d.n + span * d.m, whole = straight + 0.5 * span * span * d.q;
  const std::array<double, 3> lowest = corners.lowest(range, {d.n, straight, whole});
  const bool turning = d.turn > 0;
  const double top = turning ? 0 : top_of(k, d.n);
  for (int j = 0; j < (turning ? 3 : 1); ++j) {
    const Vector3 y = triangle[static_cast<std::size_t>(j)] - moment_.p;
    const double level = turning ? d.n.dot(y) : top;
    const double rate = forward - d.n1.dot(y), rate2 = bend - d.n2.dot(y);
    const double third = turning ? d.third + d.turn * d.turn * d.turn * (y.norm() + moment_.speed * span) : d.third;
    const double c = third * span * span * span / 6;
    const double straight0 = span * rate - level - keep, whole0 = straight0 + 0.5 * span * span * rate2 - c;
    result.now = std::min(result.now, lowest[0] - level);
    if (!(lowest[0] - level > keep)) {
      result.safe = 0;  // however fast they part: nothing is known of the time until they are farther than that
      continue;
    }
    if (lowest[1] + straight0 >= 0 && lowest[2] + whole0 >= 0) continue;
    for (int i = range.first; i < range.first + range.count; ++i) {
      const Vector3 r = corners.at(i);
      if (straight.dot(r) + straight0 >= 0 && whole.dot(r) + whole0 >= 0) continue;
      const double s = d.n.dot(r) - level - keep;
      result.safe = first_root(s, rate + d.m.dot(r), rate2 + d.q.dot(r), third, result.safe);
    }
  }
  return result;
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

/// The angular velocity with which it turns.
Vector3 CollisionSearch::turn_of(const Axis& axis, std::size_t k, const Corners& corners, const Vector3& n) const {
  if (axis.kind == Axis::Kind::rock) return moment_.w;
  if (axis.kind != Axis::Kind::edges) return Vector3::Zero();
  // About the ground's edge g, so that n stays square to the rock's edge e: (c g x n).e = -n.(w x e).
  const Vector3 e = corners.at(axis.rock[1]) - corners.at(axis.rock[0]);
  const Vector3 g = triangles_[k].corners[axis.ground[1]] - triangles_[k].corners[axis.ground[0]];
  return g * (-n.dot(moment_.w.cross(e)) / g.cross(n).dot(e));
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
