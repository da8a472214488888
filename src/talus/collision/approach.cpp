#include "talus/collision/approach.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talus::collision {
namespace {

constexpr int kMostSteps = 1000;
constexpr int kRefinements = 6;  // of the place where the bound meets the goal
constexpr double kGoal = 0.75;   // of the target

/// One body at the time from which its motion is bounded.
struct Mover {
  const Piece& piece;
  const SteadyMotion& motion;
  Pose body, placed;
  double reach = 0;  ///< R: farthest point of the core from the origin of the body

  Mover(const MovingPiece& p, double t)
      : piece(p.piece),
        motion(p.motion),
        body(motion.at(t)),
        placed(body * p.pose),
        reach(p.pose.p.norm() + core_reach()) {}

  [[nodiscard]] double core_reach() const { return piece.solid() ? piece.solid()->reach : piece.reach(); }
  [[nodiscard]] double rounding() const { return piece.core() ? piece.core()->radius : 0; }
  [[nodiscard]] bool turns() const { return motion.w.squaredNorm() > 0; }

  /// A bound of max n.x(s) over the piece, without the rounding.
  [[nodiscard]] double bound(const Vector3& n, double s) const {
    if (piece.is_half_space()) return n.dot(body.p) + n.dot(placed.p - body.p) + s * n.dot(motion.v);
    const Vector3 direction = n + s * n.cross(motion.w);
    const Vector3 farthest = placed.to_world(piece.solid()->farthest(placed.R.conjugate() * direction));
    return n.dot(body.p) + s * n.dot(motion.v) + direction.dot(farthest - body.p) +
           0.5 * s * s * motion.w.squaredNorm() * reach;
  }
};

/// S(s) above.
double least_distance(const Mover& a, const Mover& b, const Vector3& n, double s) {
  return -a.bound(-n, s) - b.bound(n, s) - a.rounding() - b.rounding();
}

/// The largest time up to `most` (nearly) for which the concave bound is at least the goal.
double curved_step(const Mover& a, const Mover& b, const Vector3& n, double most, double goal) {
  const double at_end = least_distance(a, b, n, most);
  if (at_end >= goal) return most;
  double low = 0, high = most, s_low = least_distance(a, b, n, 0), s_high = at_end;
  if (!(s_low > goal)) return 0;
  for (int k = 0; k < kRefinements; ++k) {
    const double chord = low + (high - low) * (s_low - goal) / (s_low - s_high);  // below the curve: safe
    const double middle = 0.5 * (chord + high), s_middle = least_distance(a, b, n, middle);
    if (s_middle >= goal) {
      low = middle, s_low = s_middle;
    } else {
      low = chord, s_low = std::max(goal, least_distance(a, b, n, chord));
      high = middle, s_high = s_middle;
    }
    if (high - low <= 1e-3 * low || s_low <= goal) break;
  }
  return low;
}

/// d - s L. A half space that turns is bounded by how fast it could sweep over the other body.
double straight_step(const Mover& a, const Mover& b, const Vector3& n, double distance, double most, double goal) {
  const Vector3 v = a.motion.v - b.motion.v;
  double speed = -n.dot(v);
  const double apart = (a.body.p - b.body.p).norm() + most * v.norm();
  for (const Mover* mover : {&a, &b}) {
    const Mover& other = mover == &a ? b : a;
    const bool endless = mover->piece.is_half_space() && mover->turns();
    if (endless) speed = std::max(speed, v.norm());
    if (endless) speed += mover->motion.w.norm() * (apart + other.reach);
    if (!mover->piece.is_half_space()) speed += mover->reach * n.cross(mover->motion.w).norm();
  }
  return speed > 0 ? std::min(most, (distance - goal) / speed) : most;
}

}  // namespace

double first_time_near(const MovingSphere& a, const MovingSphere& b, double duration, double gap) {
  const double reach = a.radius + b.radius + gap;
  if (!std::isfinite(reach)) return 0;
  const Vector3 x = a.motion.start.p - b.motion.start.p, v = a.motion.v - b.motion.v;
  const double c = x.squaredNorm() - reach * reach, half_b = x.dot(v), speed2 = v.squaredNorm();
  if (c <= 0) return 0;
  const double root = half_b * half_b - speed2 * c;
  if (half_b >= 0 || root < 0) return duration;
  return std::min(duration, c / (-half_b + std::sqrt(root)) * (1 - 1e-12));
}

double time_of_approach(const MovingPiece& moving_a, const MovingPiece& moving_b, double start, double duration,
                        double target, PieceContacts& contacts, Vector3& direction) {
  double t = start;
  const double goal = kGoal * target;
  for (int k = 0; k < kMostSteps && t < duration; ++k) {
    const Mover a(moving_a, t), b(moving_b, t);
    const PieceGap gap =
        contacts.gap({a.piece, b.piece, a.placed, b.placed}, std::numeric_limits<double>::infinity(), direction);
    if (gap.distance <= target) return t;
    const double most = duration - t;
    double step = straight_step(a, b, gap.normal, gap.distance, most, goal);
    const bool endless = (a.piece.is_half_space() && a.turns()) || (b.piece.is_half_space() && b.turns());
    if (step < most && !endless) step = std::max(step, curved_step(a, b, gap.normal, most, goal));
    t += step;
  }
  return std::min(t, duration);
}

void triangles_on_the_way(const MovingPiece& surface, const MovingSphere& body, double duration, double gap,
                          std::vector<int>& triangles) {
  const Pose placed = surface.motion.start * surface.pose;
  const Vector3 from = placed.to_body(body.motion.start.p), v = body.motion.v - surface.motion.v;
  const Vector3 to = from + placed.R.conjugate() * (duration * v);
  // A surface that turns is seen standing still: the body may then be anywhere that it could sweep to.
  const double turn = std::min(2.0, surface.motion.w.norm() * duration);
  const double far = (body.motion.start.p - surface.motion.start.p).norm() + duration * v.norm() + body.radius;
  const Vector3 around = Vector3::Constant(body.radius + gap + turn * far);
  const geometry::Box box{from.cwiseMin(to) - around, from.cwiseMax(to) + around};
  triangles.clear();
  surface.piece.surface()->tree.visit_box(box, [&](int t) { triangles.push_back(t); });
  std::sort(triangles.begin(), triangles.end());
}

}  // namespace talus::collision
