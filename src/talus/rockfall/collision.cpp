#include "talus/rockfall/collision.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "talus/geometry/travel_time.h"

namespace talus::rockfall {

using geometry::kNoProgress;

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kSlack = 0.4;           // of the rock's radius: how far it may be from where triangles were gathered
constexpr double kAhead = 0.9;           // of that: how far ahead of a moving rock the triangles lie
constexpr double kShortStretch = 0.05;   // of that: a shorter way to go is not worth looking at
constexpr std::size_t kLookAhead = 256;  // triangles among which one that was there before is looked for

}  // namespace

CollisionSearch::CollisionSearch(const slope::Surface& ground, double tolerance)
    : ground_(ground), tolerance_(tolerance), floor_(tolerance / 4), landing_(0.375 * tolerance) {
  for (auto* contacts : {&alike_, &merged_}) contacts->reserve(kUsualContacts);
}

void CollisionSearch::set_rock(const RockShape& shape) {
  shape_ = &shape;
  features_.set_rock(shape);
  gathered_ = hull_turned_ = false;
  triangles_.clear();
  candidates_.clear();
  candidates_listed_ = true;
}

void CollisionSearch::turn_corners(const core::Matrix3& R) {
  if (hull_turned_ && R == R_) return;  // a search begins where contacts were looked for
  R_ = R;
  hull_turned_ = true;
  hull_.turn(shape_->hull(), R);
  parts_turned_ = false;
}

/// Old and new ones take turns: there is room for as many in both.
void CollisionSearch::collect_triangles(const Vector3& centre, double radius) {
  ground_.gather(centre, radius, triangles_);
  old_triangles_.reserve(triangles_.capacity());
  for (auto* candidates : {&candidates_, &old_candidates_}) candidates->reserve(triangles_.capacity());
}

/// The triangles around a rock that moves on from p with v: they are good while its centre is within slack_ of a place
/// ahead.
void CollisionSearch::gather(const Vector3& p, const Vector3& v) {
  slack_ = kSlack * shape_->radius();
  const double speed = v.norm();
  gathered_at_ = speed > 0 ? Vector3(p + kAhead * slack_ / speed * v) : p;
  if (std::exchange(candidates_listed_, false)) {
    triangles_.swap(old_triangles_);
    candidates_.swap(old_candidates_);
  }
  collect_triangles(gathered_at_, shape_->radius() + slack_ + tolerance_);
  planes_.set_triangles(triangles_, gathered_at_);
  if (planes_.count() == 0)
    batch_.set_triangles(triangles_);
  else
    features_.set_ground(triangles_, gathered_at_, shape_->radius() + slack_ + tolerance_);
  gathered_ = true;
  dipping_ = 0;
  odometer_ = 0;
  odometer_runs_ = false;
}

/// Before triangles are looked at one by one. What separated a triangle when they last were mostly still does.
void CollisionSearch::list_candidates() {
  if (std::exchange(candidates_listed_, true)) return;
  candidates_.assign(triangles_.size(), {});
  // They come in much the same order: each is looked for from the last on.
  std::size_t last = 0;
  for (std::size_t k = 0; k < triangles_.size(); ++k)
    for (std::size_t old = last; old < std::min(last + kLookAhead, old_triangles_.size()); ++old)
      if (old_triangles_[old].id == triangles_[k].id) {
        candidates_[k].axis = old_candidates_[old].axis;
        last = old + 1;
        break;
      }
}

/// How long the triangles are good for a rock on its way from p with v; a: the size of its acceleration.
double CollisionSearch::time_left(const Vector3& p, const Vector3& v, double a) const {
  return gathered_ ? geometry::time_in_ball(p - gathered_at_, v, a, slack_) : 0;
}

void CollisionSearch::see(const motion::FreeFlight& motion, double t) {
  const motion::TorqueFreeRotation::Pose pose = motion.rotation().pose(t);
  const Vector3 p = motion.position(t);
  // The first look after triangles were gathered begins at zero: where another rock was before must not reach the last
  // bit of what follows.
  if (odometer_runs_ && candidates_listed_) odometer_ += travelled(p, pose.R_WB);  // else none remembers a place on it
  odometer_runs_ = true;
  odometer_p_ = moment_.p = p;
  odometer_R_ = pose.R_WB;
  moment_.v = motion.velocity(t);
  moment_.w = pose.R_WB * pose.w_B;
  const Vector3 rate_B = motion.rotation().spin_rate(pose.w_B);
  moment_.w_rate = pose.R_WB * rate_B;
  moment_.w_rate2 = pose.R_WB * (pose.w_B.cross(rate_B) + motion.rotation().spin_rate2(pose.w_B, rate_B));
  turn_corners(pose.R_WB);
}

CollisionSearch::Result CollisionSearch::advance(const motion::FreeFlight& motion, const Vector3& acceleration,
                                                 double horizon, Touching touching) {
  const motion::SpinBounds& spin = motion.rotation().bounds();
  moment_.a = acceleration;
  moment_.spin = spin.spin;
  const double w = spin.spin, w_w = w * w;
  moment_.w2 = w_w + spin.first;
  moment_.w3 = w * (w_w + 3 * spin.first) + spin.second;
  moment_.w4 = w_w * (w_w + 6 * spin.first) + 3 * spin.first * spin.first + 4 * w * spin.second + spin.third;
  const double a = acceleration.norm();
  const bool flies = touching == Touching::ends;
  motion_ = &motion;
  by_features_ = true;
  dipping_ = 0;
  double t = 0;
  bool high = flies && !gathered_;  // is the ball around the rock above the ground, for all that is known?
  bool fresh = true;                // nothing is known yet about the candidates on this motion
  while (t < horizon) {
    const Vector3 p = motion.position(t), v = motion.velocity(t);
    const double speed = v.norm();
    double left = time_left(p, v, a);
    if (!(left > kShortStretch * slack_ / (speed + std::sqrt(a * slack_)))) {
      // Low over the ground the triangles of the next stretch are wanted anyway; high above it none are.
      if (high) {
        t += ground_.flies_for({p, v, acceleration, shape_->radius() + tolerance_}, horizon - t);
        gathered_ = high = false;
        continue;
      }
      gather(p, v);
      left = time_left(p, v, a);
      fresh = true;
    }
    const double end = std::min(horizon, t + left);
    moment_.speed = std::max(speed, motion.velocity(end).norm());
    if (flies && ball_flies(p, v, end - t)) {
      high = true;
      t = end;
      continue;
    }
    for (bool first = true; t < end; first = false) {
      see(motion, t);
      Look look{.t = t, .end = end, .first = first, .flies = flies, .may_dip = !flies && t == 0};
      double next = end;
      touch_.after = kInfinity;
      Features features = Features::unsure;
      if (by_features_ && planes_.count() > 0 && features_.knows()) features = ask_features(look, next);
      if (features == Features::unsure) {
        look.first = std::exchange(by_features_, false) || first;
        if (look.first || fresh) recall(t, end);
        fresh = false;
        features = pass_candidates(look, next) ? Features::contact : Features::all_clear;
      }
      if (features == Features::contact || t + touch_.after <= next + kNoProgress)
        return {Ending::contact, std::min(t + touch_.after, horizon), touch_.normal, touch_.arm, touch_.at_floor};
      if (end - next <= kNoProgress) next = end;
      if (next - t <= kNoProgress && next < end) return {Ending::stalled, t};
      t = next;
    }
  }
  return {Ending::clear, horizon};
}

/// Does the ball around the rock stay above the planes of all triangles for this long? Then the attitude does not
/// matter.
bool CollisionSearch::ball_flies(const Vector3& p, const Vector3& v, double span) const {
  const double low = shape_->radius() + tolerance_;
  return std::all_of(triangles_.begin(), triangles_.end(), [&](const slope::SurfaceTriangle& triangle) {
    const Vector3& n = triangle.normal;
    const double s = n.dot(p - triangle.corners[0]) - low;
    return s > 0 && s + span * (n.dot(v) + 0.5 * span * std::min(0.0, n.dot(moment_.a))) > 0;
  });
}

}  // namespace talus::rockfall
