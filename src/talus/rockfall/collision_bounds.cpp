// The part of CollisionSearch that bounds how a pair of rock and triangle can come nearer (the mathematics is in the
// header).

#include <algorithm>
#include <cmath>
#include <limits>

#include "talus/rockfall/collision.h"

namespace talus::rockfall {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

constexpr double kSmall = 1e-13;  // m: near enough to zero
constexpr double kUnsure = 0.01;  // c D^3 times this, a little of what the cubic is unsure about: near enough too
constexpr int kMaxNewton = 12;

/// f(D) = s + u D + b D^2/2 - c D^3/6 with c >= 0: convex until D = b/c, concave from there on.
struct Cubic {
  double s, u, b, c;
  [[nodiscard]] double at(double D) const { return s + D * (u + D * (b / 2 - D * c / 6)); }
  [[nodiscard]] double near_zero(double D) const { return std::max(kSmall, kUnsure * D * D * D * c); }
  [[nodiscard]] double slope(double D) const { return u + D * (b - D * c / 2); }
};

/// Where f is convex tangents lie below: their roots come to the first root from the left. `end` where there is none
/// before it.
double root_where_convex(const Cubic& f, double end) {
  double D = 0;
  for (int i = 0; i < kMaxNewton; ++i) {
    const double value = f.at(D), slope = f.slope(D);
    if (i > 0 && value <= f.near_zero(D)) return D;
    if (!(slope < 0) || D - value / slope >= end) return end;
    D -= value / slope;
  }
  return D;
}

/// Where f is concave, from `left` on, where it is not negative: it rises to its peak, if it rises, and has one root
/// beyond; f(end) < 0. Chords lie below, and their roots come from the left; tangents lie above, and theirs from the
/// right.
double root_where_concave(const Cubic& f, double left, double end) {
  if (f.slope(left) > 0) {
    const double root = std::sqrt(f.b * f.b + 2 * f.c * f.u);
    left = std::min(end, f.b > 0 ? (f.b + root) / f.c : 2 * f.u / (root - f.b));  // written so that nothing cancels
  }
  double right = end, f_left = f.at(left);
  for (int i = 0; i < kMaxNewton && f_left > f.near_zero(left) && left < right; ++i) {
    const double f_right = f.at(right);
    if (!(f_right < 0)) break;
    left += (right - left) * f_left / (f_left - f_right);
    f_left = f.at(left);
    if (const double slope = f.slope(right); slope < 0) right = std::max(left, right - f_right / slope);
  }
  return left;
}

/// A time until which f is not negative, at most `span`; s >= 0.
double first_root(const Cubic& f, double span) {
  double left = 0;
  if (f.b > 0) {
    left = f.c * span > f.b ? f.b / f.c : span;
    if (const double root = root_where_convex(f, left); root < left) return root;
    if (left >= span) return span;
  }
  return f.at(span) >= 0 ? span : root_where_concave(f, left, span);
}

}  // namespace

/// s, s + D s' and the whole bound at D = span are linear in r: what the lowest corners make of them.
void CollisionSearch::Swing::look(Range range, const Corners& corners, const Vector3& n, double span) {
  directions[0] = n;
  directions[1] = n + span * m;
  directions[2] = directions[1] + 0.5 * span * span * q;
  lowest = corners.lowest(range, directions);
}

double CollisionSearch::top_of(std::size_t k, const Vector3& n) const {
  const auto& c = triangles_[k].corners;
  return std::max({n.dot(c[0] - moment_.p), n.dot(c[1] - moment_.p), n.dot(c[2] - moment_.p)});
}

/// The bound that corners of the ground leave, at level + D rate + D^2/2 rate2 below the rock's centre along n(t).
CollisionSearch::Bound CollisionSearch::lowest_bound(Range range, const Corners& corners, const Swing& swing,
                                                     std::span<const GroundLevel> grounds, double span,
                                                     double keep) const {
  std::array<double, 3> straight{}, whole{};  // of each corner of the ground, at the end of the span
  double highest = -kInfinity, least_straight = kInfinity, least_whole = kInfinity;
  for (std::size_t j = 0; j < grounds.size(); ++j) {
    const GroundLevel& ground = grounds[j];
    straight[j] = span * ground.rate - ground.level - keep;
    whole[j] = straight[j] + 0.5 * span * span * ground.rate2 - ground.third * span * span * span / 6;
    highest = std::max(highest, ground.level);
    least_straight = std::min(least_straight, straight[j]);
    least_whole = std::min(least_whole, whole[j]);
  }
  Bound bound{.now = swing.lowest[0] - highest, .safe = span};
  if (!(bound.now > keep)) {
    bound.safe = 0;  // however fast they part: nothing is known of the time until they are farther than that
    return bound;
  }
  if (swing.lowest[1] + least_straight >= 0 && swing.lowest[2] + least_whole >= 0) return bound;
  for (int i = range.first; i < range.first + range.count; ++i) {
    const Vector3 r = corners.at(i);
    const double r_straight = swing.straight().dot(r), r_whole = swing.whole().dot(r);
    if (r_straight + least_straight >= 0 && r_whole + least_whole >= 0) continue;
    for (std::size_t j = 0; j < grounds.size(); ++j) {
      if (r_straight + straight[j] >= 0 && r_whole + whole[j] >= 0) continue;
      const Cubic f{.s = swing.n().dot(r) - grounds[j].level - keep,
                    .u = grounds[j].rate + swing.m.dot(r),
                    .b = grounds[j].rate2 + swing.q.dot(r),
                    .c = grounds[j].third};
      if (f.s + bound.safe * f.u >= 0 && f.at(bound.safe) >= 0) continue;
      const double until = first_root(f, bound.safe);
      if (until < bound.safe) bound.safe = until, bound.third = grounds[j].third;
    }
  }
  return bound;
}

/// The bound along a direction that stands still.
CollisionSearch::Bound CollisionSearch::standing_bound(std::size_t k, Range range, const Corners& corners,
                                                       const Vector3& n, double span, double keep) const {
  Swing swing;
  swing.m = n.cross(moment_.w);
  swing.q = swing.m.cross(moment_.w) + n.cross(moment_.w_rate);
  swing.look(range, corners, n, span);
  const GroundLevel ground{.level = top_of(k, n),
                           .rate = n.dot(moment_.v),
                           .rate2 = n.dot(moment_.a),
                           .third = moment_.w3 * shape_->radius()};
  return lowest_bound(range, corners, swing, {&ground, 1}, span, keep);
}

/// The bound along one that turns with the angular velocity W. Corners of the ground enter through constants only.
CollisionSearch::Bound CollisionSearch::turning_bound(std::size_t k, Range range, const Corners& corners,
                                                      const Vector3& n, const Vector3& W, double span,
                                                      double keep) const {
  const Vector3 n_w = n.cross(moment_.w), n1 = W.cross(n), n2 = W.cross(n1);
  Swing swing;
  swing.m = n_w + n1;
  swing.q = n_w.cross(moment_.w) + n.cross(moment_.w_rate) + (n2 + 2 * n1.cross(moment_.w));
  swing.look(range, corners, n, span);
  const double W2 = W.squaredNorm(), turn = std::sqrt(W2), turn3 = turn * turn * turn;
  const double by_turning = (W2 * turn + 3 * W2 * moment_.spin + 3 * turn * moment_.w2) * shape_->radius() +
                            3 * W2 * moment_.speed + 3 * turn * moment_.a.norm();
  const double third = moment_.w3 * shape_->radius() + by_turning;
  const double forward = n.dot(moment_.v), bend = 2 * n1.dot(moment_.v) + n.dot(moment_.a);
  std::array<GroundLevel, 3> grounds;
  for (int j = 0; j < 3; ++j) {
    const Vector3 y = triangles_[k].corners[j] - moment_.p;
    grounds[j] = {.level = n.dot(y),
                  .rate = forward - n1.dot(y),
                  .rate2 = bend - n2.dot(y),
                  .third = third + turn3 * (y.norm() + moment_.speed * span)};
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
  if (axis.kind == Axis::Kind::none) return {triangles_[k].normal, Vector3::Zero()};
  if (axis.kind == Axis::Kind::ground) return {axis.n, Vector3::Zero()};
  if (axis.kind == Axis::Kind::rock) return {R_ * axis.n, moment_.w};
  // About the ground's edge g, so that n stays square to the rock's edge e: (c g x n).e = -n.(w x e), where
  // (g x n).e = n.(e x g).
  const Vector3 e = corners.at(axis.rock[1]) - corners.at(axis.rock[0]);
  const Vector3 g = triangles_[k].corners[axis.ground[1]] - triangles_[k].corners[axis.ground[0]];
  const Vector3 square = e.cross(g);
  const double length = square.norm(), sine = square.dot(axis.n) >= 0 ? length : -length;
  const Vector3 n = square / sine;
  return {n, g * (n.dot(e.cross(moment_.w)) / sine)};
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
