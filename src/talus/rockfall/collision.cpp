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
constexpr double kNoProgress = 1e-12;    // s
constexpr double kRoundedDown = 1 - 1e-12;

/// Time until a point with speed v and acceleration a may have moved by d.
double time_to_move(double d, double v, double a) {
  const double root = v + std::sqrt(v * v + 2 * a * d);
  return root > 0 ? kRoundedDown * 2 * d / root : kInfinity;
}

/// First positive root of s + u D - c D^2/2 with s >= 0, c >= 0.
double root_of(double s, double u, double c) {
  const double root = std::sqrt(u * u + 2 * c * s);
  if (u <= 0) return root - u > 0 ? 2 * s / (root - u) : kInfinity;
  return c > 0 ? (u + root) / c : kInfinity;
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
}

void CollisionSearch::see(const motion::FreeFlight& motion, double t) {
  const motion::TorqueFreeRotation::Pose pose = motion.rotation().pose(t);
  moment_.p = motion.position(t);
  moment_.v = motion.velocity(t);
  moment_.w = pose.R_WB * pose.w_B;
  turn_corners(pose.R_WB);
}

double CollisionSearch::top_of(std::size_t k, const Vector3& n) const {
  const auto& c = triangles_[k].corners;
  return std::max({n.dot(c[0] - moment_.p), n.dot(c[1] - moment_.p), n.dot(c[2] - moment_.p)});
}

CollisionSearch::Separation CollisionSearch::separation(const Corners& corners, Range range, const Vector3& n,
                                                        double top, double span) const {
  const Vector3 m = n + span * n.cross(moment_.w);  // n.(r + D w x r) = (n + D n x w).r
  double now = kInfinity, then = kInfinity;
  for (int i = range.first; i < range.first + range.count; ++i) {
    const double x = corners.x[i], y = corners.y[i], z = corners.z[i];
    now = std::min(now, n.x() * x + n.y() * y + n.z() * z);
    then = std::min(then, m.x() * x + m.y() * y + m.z() * z);
  }
  return {now - top, then - top + span * n.dot(moment_.v)};
}

/// The least root over the corners, at most `span`.
double CollisionSearch::safe_time(const Corners& corners, Range range, const Vector3& n, double top,
                                  double span) const {
  const Vector3 m = n.cross(moment_.w);
  const double c = std::max(0.0, moment_.bend - n.dot(moment_.a));
  const double along = n.dot(moment_.v);
  double least = span;
  for (int i = range.first; i < range.first + range.count; ++i) {
    const Vector3 r = corners.at(i);
    const double s = n.dot(r) - top - floor_, u = along + m.dot(r);
    if (s + u * least - 0.5 * c * least * least >= 0) continue;
    least = std::min(least, s > 0 ? root_of(s, u, c) : 0);
  }
  return kRoundedDown * least;
}

bool CollisionSearch::approaches(const Corners& corners, Range range, const Vector3& n, double top,
                                 double touch) const {
  const Vector3 m = n.cross(moment_.w);
  const double along = n.dot(moment_.v);
  for (int i = range.first; i < range.first + range.count; ++i)
    if (const Vector3 r = corners.at(i); n.dot(r) - top <= touch && along + m.dot(r) < 0) return true;
  return false;
}

/// Direction and lower bound of the distance of a part and a triangle. The triangle's own normal where it does as well.
Vector3 CollisionSearch::nearest_direction(std::size_t k, Range range, const Corners& corners, const Vector3& guess,
                                           double& distance) {
  points_a_.clear();
  for (int i = range.first; i < range.first + range.count; ++i) points_a_.push_back(corners.at(i));
  const slope::SurfaceTriangle& triangle = triangles_[k];
  const std::array<Vector3, 3> b{triangle.corners[0] - moment_.p, triangle.corners[1] - moment_.p,
                                 triangle.corners[2] - moment_.p};
  const geometry::ConvexDistance found = geometry::convex_distance(points_a_, b, guess);
  distance = found.overlap ? std::min(found.distance, 0.0) : found.distance;
  nearest_point_ = found.point_a;
  const double along_face = separation(corners, range, triangle.normal, top_of(k, triangle.normal), 0).now;
  if (along_face >= found.distance * (1 - 1e-9)) {
    distance = along_face;
    return triangle.normal;
  }
  return found.normal;
}

/// Lowers `safe` to the time after the moment for which the part stays clear of the triangle. True: contact now.
bool CollisionSearch::check_part(std::size_t k, Range range, const Corners& corners, double span, double touch,
                                 Vector3& axis, double& safe) {
  const double c_span = 0.5 * span * span;
  const auto try_axis = [&](const Vector3& n) {
    const double top = top_of(k, n);
    const Separation s = separation(corners, range, n, top, span);
    if (s.now <= touch) return false;
    axis = n;
    if (s.then - c_span * std::max(0.0, moment_.bend - n.dot(moment_.a)) < floor_)
      safe = std::min(safe, safe_time(corners, range, n, top, span));
    return true;
  };
  const Vector3& face = triangles_[k].normal;
  const bool has_axis = axis.squaredNorm() > 0;
  if (has_axis && try_axis(axis)) return false;
  if ((!has_axis || axis != face) && try_axis(face)) return false;
  double distance = 0;
  const Vector3 n = nearest_direction(k, range, corners, has_axis ? axis : face, distance);
  if (distance > touch && try_axis(n)) return false;
  const double top = top_of(k, n);
  if (distance <= floor_ || approaches(corners, range, n, top, touch)) return true;
  axis = n;
  safe = std::min(safe, safe_time(corners, range, n, top, span));
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
  const double acceleration = moment_.bend + moment_.a.norm();
  const auto far = [&](const RockShape::Ball& ball) {
    const double distance = ball_distance(k, ball) - touch;
    return distance > 0 && time_to_move(distance, speed, acceleration) >= safe;
  };
  for (const RockShape::Cluster& cluster : shape_->clusters()) {
    if (far(cluster.ball)) continue;
    for (int m = cluster.first; m < cluster.first + cluster.count; ++m) {
      const RockShape::Part& part = shape_->parts()[m];
      if (far(part.ball)) continue;
      Vector3 axis = Vector3::Zero();
      if (check_part(k, {part.first, part.count}, parts_, span, touch, axis, safe)) return true;
    }
  }
  return false;
}

/// Does a direction separate the hull of a concave rock from the triangle for now?
bool CollisionSearch::hull_is_clear(std::size_t k, double span, double touch, double& safe) {
  const Range all{0, static_cast<int>(shape_->hull().size())};
  const Vector3& n = triangles_[k].normal;
  const double top = top_of(k, n);
  const Separation s = separation(hull_, all, n, top, span);
  if (s.now <= touch) return false;
  if (s.then - 0.5 * span * span * std::max(0.0, moment_.bend - n.dot(moment_.a)) < floor_)
    safe = std::min(safe, safe_time(hull_, all, n, top, span));
  return true;
}

/// Looks at every candidate whose time has run out. True: contact at t; else `next` is a time until which all are
/// clear.
bool CollisionSearch::pass_candidates(double t, double end, double touch, double& next) {
  const Range all{0, static_cast<int>(shape_->hull().size())};
  next = end;
  for (std::size_t k = 0; k < candidates_.size(); ++k) {
    Candidate& candidate = candidates_[k];
    if (candidate.safe_until <= t) {
      double safe = end - t;
      const bool contact = shape_->convex()
                               ? check_part(k, all, hull_, end - t, touch, candidate.axis, safe)
                               : !hull_is_clear(k, end - t, touch, safe) && check_parts(k, end - t, touch, safe);
      if (contact) return true;
      candidate.safe_until = t + safe;
    }
    next = std::min(next, candidate.safe_until);
  }
  return false;
}

CollisionSearch::Result CollisionSearch::advance(const motion::FreeFlight& motion, const Vector3& acceleration,
                                                 double horizon, double touch) {
  const motion::SpinBounds& spin = motion.rotation().bounds();
  moment_.a = acceleration;
  moment_.bend = (spin.spin * spin.spin + spin.first) * shape_->radius();
  const double a = acceleration.norm();
  for (Candidate& candidate : candidates_) candidate.safe_until = 0;
  double t = 0;
  while (t < horizon) {
    const Vector3 p = motion.position(t);
    const double speed = motion.velocity(t).norm();
    double moved = gathered_ ? (p - gathered_at_).norm() : kInfinity;
    if (!(moved < 0.99 * slack_)) {
      const double clear = ground_.clearance(p, kReach * shape_->radius()) - shape_->radius() - tolerance_;
      if (clear > kWorthSkipping * shape_->radius()) {
        t += time_to_move(clear, speed, a);
        continue;
      }
      gather(p);
      for (Candidate& candidate : candidates_) candidate.safe_until = t;
      moved = 0;
    }
    const double end = std::min(horizon, t + time_to_move(slack_ - moved, speed, a));
    while (t < end) {
      see(motion, t);
      double next = end;
      if (pass_candidates(t, end, touch, next)) return {Ending::contact, t};
      if (next - t <= kNoProgress && next < end) return {Ending::stalled, t};
      t = next;
    }
  }
  return {Ending::clear, horizon};
}

}  // namespace talus::rockfall
