#include "talus/rockfall/collision.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "talus/geometry/closest_point.h"
#include "talus/geometry/convex_distance.h"

namespace talus::rockfall {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kSlack = 0.5;  // of the rock's radius: how far it may move before triangles are gathered again
constexpr double kReach = 64;   // of the radius: how far the ground is looked for
constexpr double kWorthSkipping = 0.25;  // of the radius: a clearance above this is flown through at once
constexpr double kLanded = 1e-8;         // of the tolerance: how exactly the rock is brought to where contact begins
constexpr double kNoProgress = 1e-12;    // s
constexpr double kRoundedDown = 1 - 1e-12;

/// Time until a point with speed v and acceleration a may have moved by d.
double time_to_move(double d, double v, double a) {
  const double root = v + std::sqrt(v * v + 2 * a * d);
  return root > 0 ? kRoundedDown * 2 * d / root : kInfinity;
}

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
  for (int i = 0; i < 4 && f_left > 0 && left < right; ++i) {
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

CollisionSearch::CollisionSearch(const slope::Surface& ground, double tolerance)
    : ground_(ground), tolerance_(tolerance), floor_(tolerance / 4) {}

void CollisionSearch::set_rock(const RockShape& shape) {
  shape_ = &shape;
  gathered_ = false;
}

void CollisionSearch::Corners::turn(std::span<const Vector3> body, const core::Matrix3& R) {
  const std::size_t count = body.size();
  x.resize(count), y.resize(count), z.resize(count);
  for (std::size_t i = 0; i < count; ++i) {
    const Vector3& b = body[i];
    x[i] = R(0, 0) * b.x() + R(0, 1) * b.y() + R(0, 2) * b.z();
    y[i] = R(1, 0) * b.x() + R(1, 1) * b.y() + R(1, 2) * b.z();
    z[i] = R(2, 0) * b.x() + R(2, 1) * b.y() + R(2, 2) * b.z();
  }
}

void CollisionSearch::turn_corners(const core::Matrix3& R) {
  R_ = R;
  hull_.turn(shape_->hull(), R);
  parts_turned_ = false;
}

void CollisionSearch::gather(const Vector3& p) {
  slack_ = kSlack * shape_->radius();
  ground_.gather(p, shape_->radius() + slack_ + tolerance_, triangles_);
  candidates_.assign(triangles_.size(), {});
  gathered_at_ = p;
  gathered_ = true;
  odometer_ = 0;
  odometer_runs_ = false;
}

void CollisionSearch::see(const motion::FreeFlight& motion, double t) {
  const motion::TorqueFreeRotation::Pose pose = motion.rotation().pose(t);
  const Vector3 p = motion.position(t);
  // No point of the rock has moved farther between the two looks than this. The first look after triangles were
  // gathered begins at zero: where another rock was before must not reach the last bit of what follows.
  if (odometer_runs_)
    odometer_ += (p - odometer_p_).norm() + (pose.R_WB - odometer_R_).norm() / std::sqrt(2.0) * shape_->radius();
  odometer_runs_ = true;
  odometer_p_ = moment_.p = p;
  odometer_R_ = pose.R_WB;
  moment_.v = motion.velocity(t);
  moment_.w = pose.R_WB * pose.w_B;
  moment_.w_rate = pose.R_WB * motion.rotation().spin_rate(pose.w_B);
  turn_corners(pose.R_WB);
}

double CollisionSearch::top_of(std::size_t k, const Vector3& n) const {
  const auto& c = triangles_[k].corners;
  return std::max({n.dot(c[0] - moment_.p), n.dot(c[1] - moment_.p), n.dot(c[2] - moment_.p)});
}

/// The least n.r over the corners, two or more at a time: the same bits as one by one.
double CollisionSearch::lowest(const Corners& corners, Range range, const Vector3& n) const {
  using Values = Eigen::Map<const Eigen::ArrayXd>;
  const Values x(corners.x.data() + range.first, range.count);
  const Values y(corners.y.data() + range.first, range.count);
  const Values z(corners.z.data() + range.first, range.count);
  return (n.x() * x + n.y() * y + n.z() * z).minCoeff();
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

/// The bound s(t) of a part and a triangle along n(t).
CollisionSearch::Bound CollisionSearch::bound(std::size_t k, Range range, const Corners& corners, const Direction& d,
                                              double span, double keep) const {
  Bound result{.now = kInfinity, .safe = span};
  const auto& triangle = triangles_[k].corners;
  const double forward = d.n.dot(moment_.v);
  const double bend = 2 * d.n1.dot(moment_.v) + d.n.dot(moment_.a);
  const bool turning = d.turn > 0;
  const double top = turning ? 0 : top_of(k, d.n);
  for (int j = 0; j < (turning ? 3 : 1); ++j) {
    const Vector3 y = triangle[static_cast<std::size_t>(j)] - moment_.p;
    const double level = turning ? d.n.dot(y) : top;
    const double rate = forward - d.n1.dot(y), rate2 = bend - d.n2.dot(y);
    const double third = d.third + d.turn * d.turn * d.turn * (y.norm() + moment_.speed * span);
    const double c = third * span * span * span / 6;
    // s + D s' and the whole bound at D = span, both linear in r.
    const Vector3 straight = d.n + span * d.m, whole = straight + 0.5 * span * span * d.q;
    const double straight0 = span * rate - level - keep, whole0 = straight0 + 0.5 * span * span * rate2 - c;
    const double now = lowest(corners, range, d.n);
    const double worst = std::min(lowest(corners, range, straight) + straight0, lowest(corners, range, whole) + whole0);
    result.now = std::min(result.now, now - level);
    if (worst >= 0) continue;
    for (int i = range.first; i < range.first + range.count; ++i) {
      const Vector3 r = corners.at(i);
      if (straight.dot(r) + straight0 >= 0 && whole.dot(r) + whole0 >= 0) continue;
      const double s = d.n.dot(r) - level - keep;
      if (!(s > 0))
        result.safe = 0;
      else
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
  const double low = lowest(corners, range, n), high = top_of(k, n);
  std::array<int, 3> ground{}, rock{};
  int grounds = 0, rocks = 0;
  for (int j = 0; j < 3; ++j)
    if (n.dot(triangles_[k].corners[j] - moment_.p) >= high - near) ground[grounds++] = j;
  for (int i = range.first; i < range.first + range.count && rocks < 3; ++i)
    if (n.dot(corners.at(i)) <= low + near) rock[rocks++] = i;
  const Vector3 e = rocks > 1 ? Vector3(corners.at(rock[1]) - corners.at(rock[0])) : Vector3::Zero();
  Axis axis{.kind = Axis::Kind::ground, .n = n};
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
    return {.kind = Axis::Kind::ground, .n = n};
  n = exact;
  axis.n = axis.kind == Axis::Kind::rock ? Vector3(R_.transpose() * n) : n;
  return axis;
}

/// Does the corner that is lowest along the triangle's normal stand on the triangle? Then that normal is the direction
/// of the nearest points.
bool CollisionSearch::stands_on_face(std::size_t k, Range range, const Corners& corners, double& distance) {
  const slope::SurfaceTriangle& triangle = triangles_[k];
  const Vector3& n = triangle.normal;
  double low = kInfinity;
  for (int i = range.first; i < range.first + range.count; ++i)
    if (const double level = n.dot(corners.at(i)); level < low) low = level, nearest_point_ = corners.at(i);
  distance = low - n.dot(triangle.corners[0] - moment_.p);
  if (distance <= 0) return false;
  for (int j = 0; j < 3; ++j) {
    const Vector3 from = triangle.corners[j] - moment_.p;
    const Vector3 side = triangle.corners[(j + 1) % 3] - triangle.corners[j];
    if (side.cross(nearest_point_ - from).dot(n) < 0) return false;
  }
  return true;
}

/// Direction and lower bound of the distance of a part and a triangle. The triangle's own normal where it does as well.
Vector3 CollisionSearch::nearest_direction(std::size_t k, Range range, const Corners& corners, const Vector3& guess,
                                           double& distance) {
  const slope::SurfaceTriangle& triangle = triangles_[k];
  if (stands_on_face(k, range, corners, distance)) return triangle.normal;
  const double along_face = distance;
  points_a_.clear();
  for (int i = range.first; i < range.first + range.count; ++i) points_a_.push_back(corners.at(i));
  const std::array<Vector3, 3> b{triangle.corners[0] - moment_.p, triangle.corners[1] - moment_.p,
                                 triangle.corners[2] - moment_.p};
  const geometry::ConvexDistance found = geometry::convex_distance(points_a_, b, guess);
  distance = found.overlap ? std::min(found.distance, 0.0) : found.distance;
  nearest_point_ = found.point_a;
  if (along_face > 0 && along_face >= found.distance * (1 - 1e-9)) {
    distance = along_face;
    return triangle.normal;
  }
  return found.normal;
}

/// Lowers `safe` to the time after the moment for which the part stays clear of the triangle. True: contact now.
bool CollisionSearch::check_part(std::size_t k, Range range, const Corners& corners, double span, double touch,
                                 Axis& axis, double& safe, double& clear) {
  const auto bound_along = [&](const Axis& along, const Vector3& n, double keep) {
    return bound(k, range, corners, direction(n, turn_of(along, k, corners, n)), span, keep);
  };
  const auto separates = [&](const Axis& along, const Vector3& n) {
    const Bound result = bound_along(along, n, landing(touch));
    if (result.now <= touch) return false;
    safe = std::min(safe, result.safe);
    clear = result.now;
    return true;
  };
  const Vector3& face = triangles_[k].normal;
  if (axis.kind != Axis::Kind::none && separates(axis, now(axis, k, corners))) return false;
  if (axis.kind != Axis::Kind::ground || axis.n != face) {
    const Axis along_face{.kind = Axis::Kind::ground, .n = face};
    if (separates(along_face, face)) {
      axis = along_face;
      return false;
    }
  }
  double distance = 0;
  Vector3 n = nearest_direction(k, range, corners, face, distance);
  const bool approaches = n.dot(moment_.v + moment_.w.cross(nearest_point_)) < 0;
  const bool landed = distance <= landing(touch) + kLanded * tolerance_;
  if (distance <= floor_ || (approaches && landed)) return true;
  axis = remember(k, range, corners, n);
  safe = std::min(safe, bound_along(axis, n, landed ? floor_ : landing(touch)).safe);
  return false;
}

/// Lower bound of the distance from a ball of the rock to a triangle.
double CollisionSearch::ball_distance(std::size_t k, const RockShape::Ball& ball) const {
  const auto& c = triangles_[k].corners;
  const Vector3 centre = moment_.p + R_ * ball.centre;
  return (geometry::closest_on_triangle(centre, c[0], c[1], c[2]) - centre).norm() - ball.radius;
}

/// The same for all parts of a concave rock.
bool CollisionSearch::check_parts(std::size_t k, double span, double touch, double& safe) {
  if (!parts_turned_) parts_.turn(shape_->part_corners(), R_);
  parts_turned_ = true;
  const double speed = moment_.v.norm() + moment_.w.norm() * shape_->radius();
  const double acceleration = moment_.w2 * shape_->radius() + moment_.a.norm();
  const auto far = [&](const RockShape::Ball& ball) {
    const double distance = ball_distance(k, ball) - touch;
    return distance > 0 && time_to_move(distance, speed, acceleration) >= safe;
  };
  for (const RockShape::Cluster& cluster : shape_->clusters()) {
    if (far(cluster.ball)) continue;
    for (int m = cluster.first; m < cluster.first + cluster.count; ++m) {
      const RockShape::Part& part = shape_->parts()[m];
      if (far(part.ball)) continue;
      Axis axis;
      double clear = 0;
      if (check_part(k, {part.first, part.count}, parts_, span, touch, axis, safe, clear)) return true;
    }
  }
  return false;
}

/// Does a direction separate the hull of a concave rock from the triangle for now?
bool CollisionSearch::hull_is_clear(std::size_t k, double span, double touch, double& safe, double& clear) {
  const Range all{0, static_cast<int>(shape_->hull().size())};
  const Bound result = bound(k, all, hull_, direction(triangles_[k].normal, Vector3::Zero()), span, landing(touch));
  if (result.now <= touch) return false;
  safe = std::min(safe, result.safe);
  clear = result.now;
  return true;
}

/// Looks at every candidate whose time has run out. True: contact at t; else `next` is a time until which all are
/// clear.
bool CollisionSearch::pass_candidates(double t, double end, double touch, double& next) {
  const Range all{0, static_cast<int>(shape_->hull().size())};
  const double keep = landing(touch);
  next = end;
  for (std::size_t k = 0; k < candidates_.size(); ++k) {
    Candidate& candidate = candidates_[k];
    if (candidate.safe_until <= t + kNoProgress) {  // else one that ends a rounding error later would count as a stall
      double safe = end - t, clear = 0;
      const bool contact = shape_->convex()
                               ? check_part(k, all, hull_, end - t, touch, candidate.axis, safe, clear)
                               : !hull_is_clear(k, end - t, touch, safe, clear) && check_parts(k, end - t, touch, safe);
      if (contact) return true;
      candidate.safe_travel = odometer_ + clear - keep;
      const double by_travel = kRoundedDown * (clear - keep) / point_speed();
      candidate.safe_until = std::min(end, t + std::max(safe, by_travel));
    }
    next = std::min(next, candidate.safe_until);
  }
  return false;
}

CollisionSearch::Result CollisionSearch::advance(const motion::FreeFlight& motion, const Vector3& acceleration,
                                                 double horizon, double touch) {
  const motion::SpinBounds& spin = motion.rotation().bounds();
  moment_.a = acceleration;
  moment_.spin = spin.spin;
  moment_.w2 = spin.spin * spin.spin + spin.first;
  moment_.w3 = spin.spin * spin.spin * spin.spin + 4 * spin.spin * spin.first + spin.second;
  const double a = acceleration.norm();
  double t = 0;
  bool fresh = true;  // nothing is known yet about the candidates on this motion
  while (t < horizon) {
    const Vector3 p = motion.position(t);
    const double speed = motion.velocity(t).norm();
    double moved = gathered_ ? (p - gathered_at_).norm() : kInfinity;
    if (!(moved < 0.99 * slack_)) {
      // Low over the ground the triangles of the next stretch are wanted anyway; high above it none are.
      const bool was_near = gathered_ && !triangles_.empty();
      if (was_near) gather(p);
      if (!was_near || triangles_.empty()) {
        const double clear = ground_.clearance(p, kReach * shape_->radius()) - shape_->radius() - tolerance_;
        if (clear > kWorthSkipping * shape_->radius()) {
          t += time_to_move(clear, speed, a);
          gathered_ = false;
          continue;
        }
        gather(p);
      }
      moved = 0;
      fresh = true;
    }
    const double end = std::min(horizon, t + time_to_move(slack_ - moved, speed, a));
    moment_.speed = std::max(speed, motion.velocity(end).norm());
    while (t < end) {
      see(motion, t);
      if (fresh) recall(t, end);
      fresh = false;
      double next = end;
      if (pass_candidates(t, end, touch, next)) return {Ending::contact, t};
      if (end - next <= kNoProgress) next = end;
      if (next - t <= kNoProgress && next < end) return {Ending::stalled, t};
      t = next;
    }
  }
  return {Ending::clear, horizon};
}

/// What earlier looks at the candidates are worth on this motion: distances, less what the rock has moved since. Speeds
/// are known until `end` only.
void CollisionSearch::recall(double t, double end) {
  for (Candidate& candidate : candidates_) {
    const double left = kRoundedDown * std::max(0.0, candidate.safe_travel - odometer_);
    candidate.safe_until = std::min(end, t + left / point_speed());
  }
}

}  // namespace talus::rockfall
