// The part of CollisionSearch that looks at all candidates at one moment: which stay clear, and for how long? Together
// where it can be, one by one (collision_pair.cpp) where it must.

#include <algorithm>
#include <limits>
#include <utility>

#include "talus/geometry/travel_time.h"
#include "talus/rockfall/collision.h"
#include "talus/rockfall/touching.h"

namespace talus::rockfall {

using geometry::kNoProgress;

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kTurn = 0.3;       // rad: farther pairs of features are not followed at once
constexpr double kWay = 0.25;       // of the rock's radius: likewise
constexpr double kSoon = 1e-7;      // s: doubts from then on are doubts now
constexpr std::size_t kBlock = 32;  // candidates: only blocks with one whose time has run out are looked through

}  // namespace

/// What earlier looks at the candidates are worth on this motion: distances, less what the rock has moved since. Speeds
/// are known until `end` only.
void CollisionSearch::recall(double t, double end) {
  list_candidates();
  safe_until_.resize(candidates_.size());
  for (std::size_t k = 0; k < candidates_.size(); ++k) {
    const double left = geometry::kRoundedDown * std::max(0.0, candidates_[k].safe_travel - odometer_);
    safe_until_[k] = t + left / point_speed() >= end ? end : t;
    candidates_[k].keep = k < FeatureSearch::kMaxTriangles && (dipping_ >> k & 1) != 0 ? floor_ : landing_;
    candidates_[k].closing_in = false;
  }
  block_safe_until_.assign((candidates_.size() + kBlock - 1) / kBlock, t);  // to be looked at
}

/// Passes those candidates that the plane of a triangle keeps clear until a time. Are any left that are due?
bool CollisionSearch::pass_by_planes(const Look& look, double until) {
  const Range all{0, static_cast<int>(shape_->hull().size())};
  planes_.look(moment_, hull_, all, shape_->radius(), until - look.t, landing_);
  bool left = false;
  for (std::size_t k = 0; k < planes_.count(); ++k) {
    if (safe_until_[k] >= until) continue;
    const double clear = planes_.clearance(k);
    if (!(clear > landing_)) {
      left = left || safe_until_[k] <= look.t + kNoProgress;
      continue;
    }
    Candidate& candidate = candidates_[k];
    safe_until_[k] = until;
    candidate.safe_travel = odometer_ + clear - landing_;
    if (!candidate.axis.nearest)
      candidate.axis = {.kind = Axis::Kind::ground, .n = triangles_[planes_.plane(k)].normal};
  }
  return left;
}

std::size_t CollisionSearch::count_due(const Look& look) const {
  return static_cast<std::size_t>(std::count_if(safe_until_.begin(), safe_until_.end(),
                                                [&](double until) { return until <= look.t + kNoProgress; }));
}

/// Passes most candidates by planes: until the end, or until the one that is nearest needs a look. True: contact at t.
bool CollisionSearch::pass_in_flight(const Look& look) {
  if (!look.first && count_due(look) == 1) return false;  // it is looked at anyway
  if (!pass_by_planes(look, look.end)) return false;
  std::size_t nearest = 0;
  double least = kInfinity;
  for (std::size_t k = 0; k < planes_.count(); ++k)
    if (const double apart = planes_.separation(k); safe_until_[k] <= look.t + kNoProgress && apart < least)
      least = apart, nearest = k;
  if (pass_candidate(nearest, look)) return true;
  if (safe_until_[nearest] - look.t > kNoProgress && count_due(look) > 0)
    static_cast<void>(pass_by_planes(look, safe_until_[nearest]));
  return false;
}

/// Passes those of up to four candidates that stay clear until the end, or at least half-way to it, along the direction
/// that is remembered: most candidates, at little cost. Those that are not yet due are looked at with the others: a
/// look at a time of their own would cost more.
void CollisionSearch::pass_four(std::size_t first, const Look& look) {
  const auto [t, end] = std::pair(look.t, look.end);
  const std::size_t last = std::min(first + DirectionBatch::kLanes, candidates_.size());
  const Range all{0, static_cast<int>(shape_->hull().size())};
  for (std::size_t k = first; k < last; ++k)
    if (safe_until_[k] < end) {
      const Turning along = turning(candidates_[k].axis, k, hull_);
      batch_.set_direction(k, along.n, along.W);
    }
  for (const double until : {end, t + 0.5 * (end - t)}) {
    const DirectionBatch::Four four = batch_.look(first, moment_, hull_, all, shape_->radius(), until - t, landing_);
    bool left = false;
    for (std::size_t k = first; k < last; ++k) {
      if (safe_until_[k] >= until) continue;
      if (four.clear[k - first] == 0) {
        left = left || safe_until_[k] <= t + kNoProgress;
        continue;
      }
      safe_until_[k] = until;
      candidates_[k].safe_travel = odometer_ + four.now[k - first] - landing_;
    }
    if (!left || !look.flies) return;
  }
}

/// What has been found along n, square to an edge of triangle k, holds for others with that edge which lie below it
/// until the end.
void CollisionSearch::pass_twins(std::size_t k, const Look& look) {
  const Axis& axis = candidates_[k].axis;
  if (axis.kind != Axis::Kind::edges || !shape_->convex()) return;
  const Vector3 &a = triangles_[k].corners[axis.ground[0]], &b = triangles_[k].corners[axis.ground[1]];
  for (std::size_t other = k + 1; other < candidates_.size(); ++other) {
    if (safe_until_[other] > look.t + kNoProgress) continue;
    int shared = 0;
    Vector3 third = a;
    for (const Vector3& corner : triangles_[other].corners)
      if (corner == a || corner == b)
        ++shared;
      else
        third = corner;
    if (shared != 2) continue;
    const auto [n, W, rate] = turning(axis, k, hull_);
    const Vector3 to = third - a;
    const double span = look.end - look.t;
    if (!(n.dot(to) + (W.norm() + 0.5 * span * rate.norm()) * span * to.norm() < 0)) continue;
    safe_until_[other] = safe_until_[k];
    candidates_[other].safe_travel = candidates_[k].safe_travel;
    candidates_[other].keep = candidates_[k].keep;
    candidates_[other].closing_in = candidates_[k].closing_in;
  }
}

/// What pairs of features know of those that no plane keeps away: clear until `next`, contact, or nothing.
CollisionSearch::Features CollisionSearch::ask_features(const Look& look, double& next) {
  const Range all{0, static_cast<int>(shape_->hull().size())};
  const double span = std::min({look.end - look.t, kTurn / moment_.spin, kWay * shape_->radius() / moment_.speed});
  next = look.t + span;
  const FeatureSearch::Set live = planes_.reached(moment_, hull_, all, shape_->radius(), span, landing_);
  if (live == 0) return Features::all_clear;
  const FeatureSearch::Answer answer = features_.look({moment_, hull_, R_},
                                                      {.motion = *motion_,
                                                       .t = look.t,
                                                       .span = span,
                                                       .landing = landing_,
                                                       .floor = floor_,
                                                       .exact = kLanded * tolerance_,
                                                       .live = live,
                                                       .may_dip = look.may_dip},
                                                      dipping_);
  if (answer.ending == FeatureSearch::Answer::Ending::contact) {
    touch_ = {answer.after, answer.normal, answer.arm, answer.at_floor};
    return Features::contact;
  }
  if (answer.ending == FeatureSearch::Answer::Ending::unsure && !(answer.after > kSoon)) return Features::unsure;
  next = std::min(next, look.t + answer.after);
  return Features::all_clear;
}

/// The same as pass_candidates for so few triangles that their planes are compared.
bool CollisionSearch::pass_few(const Look& look, double& next) {
  if (look.flies && pass_in_flight(look)) return true;
  if (look.first && !look.flies) static_cast<void>(pass_by_planes(look, look.end));
  next = look.end;
  for (std::size_t k = 0; k < candidates_.size(); ++k) {
    if (safe_until_[k] <= look.t + kNoProgress) {
      if (pass_candidate(k, look)) return true;
      pass_twins(k, look);
    }
    next = std::min(next, safe_until_[k]);
  }
  return false;
}

/// Passes all candidates. True: contact at t. Else `next` is a time until which all are clear.
bool CollisionSearch::pass_candidates(const Look& look, double& next) {
  if (planes_.count() > 0) return pass_few(look, next);
  constexpr std::size_t kLanes = DirectionBatch::kLanes;
  next = look.end;
  const double due = look.t + kNoProgress;  // one that ends a rounding error later would count as a stall
  for (std::size_t block = 0; block < block_safe_until_.size(); ++block) {
    double& least = block_safe_until_[block];
    if (least <= due) {
      least = kInfinity;
      const std::size_t beyond = std::min((block + 1) * kBlock, safe_until_.size());
      for (std::size_t first = block * kBlock; first < beyond; first += kLanes) {
        const std::size_t last = std::min(first + kLanes, beyond);
        bool worth_a_batch = false;
        for (std::size_t k = first; k < last; ++k)
          worth_a_batch = worth_a_batch || (safe_until_[k] <= due && !candidates_[k].closing_in);
        if (worth_a_batch && (look.first || look.flies)) pass_four(first, look);
        for (std::size_t k = first; k < last; ++k) {
          if (safe_until_[k] <= due && pass_candidate(k, look)) return true;
          least = std::min(least, safe_until_[k]);
        }
      }
    }
    next = std::min(next, least);
  }
  return false;
}

}  // namespace talus::rockfall
