#include "talus/spatial/near_pairs.h"

#include <algorithm>
#include <limits>

#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>

#include "talus/spatial/drift.h"

namespace talus::spatial {

double NearPair::nearest() const {
  double gap = std::numeric_limits<double>::infinity();
  for (const collision::Touch& touch : touches) gap = std::min(gap, touch.gap);
  return gap;
}

Vector3 NearPair::kept_impulse(std::uint64_t feature) const {
  for (const KeptImpulse& k : kept)
    if (k.feature == feature) return k.impulse;
  return Vector3::Zero();
}

NearPairs::NearPairs(const Scene& scene) : scene_(scene) {
  for (const Body& body : scene.bodies) {
    idle_.push_back(body.mobility != Mobility::dynamic);
    radius_.push_back(collision::bounding_radius(*body.shape));
  }
  for (const Joint& joint : scene.joints)
    jointed_.emplace_back(std::min(joint.a.body, joint.b.body), std::max(joint.a.body, joint.b.body));
  std::sort(jointed_.begin(), jointed_.end());
}

/// Jointed bodies do not touch each other, nor do those of one group.
bool NearPairs::may_touch(int a, int b) const {
  const int group = scene_.bodies[static_cast<std::size_t>(a)].collision_group;
  if (group > 0 && group == scene_.bodies[static_cast<std::size_t>(b)].collision_group) return false;
  return !std::binary_search(jointed_.begin(), jointed_.end(), std::pair(a, b));
}

NearPair NearPairs::fresh(int a, int b) const {
  NearPair pair;
  pair.a = a;
  pair.b = b;
  pair.surface = surface_between(scene_, scene_.bodies[static_cast<std::size_t>(a)].material,
                                 scene_.bodies[static_cast<std::size_t>(b)].material);
  return pair;
}

void NearPairs::update_pairs(std::span<const SpatialState> states, double duration,
                             std::span<const std::pair<int, int>> expected) {
  boxes_.resize(states.size());
  for (std::size_t i = 0; i < states.size(); ++i) {
    const collision::SteadyMotion motion{pose_of(states[i]), states[i].v_WB, states[i].w_WB};
    // A hit may send it elsewhere, at its own speed or so.
    const double aside = idle_[i] ? 0 : states[i].v_WB.norm() * duration;
    const double margin = scene_.tolerance + fall(duration) + aside;
    boxes_[i] = collision::swept_box(*scene_.bodies[i].shape, motion, duration, margin);
  }
  broad_.find(boxes_, idle_, found_);
  std::erase_if(found_, [&](const auto& pair) { return !may_touch(pair.first, pair.second); });
  if (!expected.empty()) {
    found_.insert(found_.end(), expected.begin(), expected.end());
    std::sort(found_.begin(), found_.end());
    found_.erase(std::unique(found_.begin(), found_.end()), found_.end());
  }
  before_.swap(pairs_);
  pairs_.clear();
  auto old = before_.begin();
  for (const auto& [a, b] : found_) {
    while (old != before_.end() && std::pair(old->a, old->b) < std::pair(a, b)) ++old;
    const bool known = old != before_.end() && old->a == a && old->b == b;
    pairs_.push_back(known ? std::move(*old) : fresh(a, b));
    pairs_.back().expected = std::find(expected.begin(), expected.end(), std::pair(a, b)) != expected.end();
  }
}

void NearPairs::look(NearPair& pair, std::span<const SpatialState> states, collision::ContactFinder& finder) const {
  const auto a = static_cast<std::size_t>(pair.a);
  const auto b = static_cast<std::size_t>(pair.b);
  pair.touches.clear();
  finder.find(*scene_.bodies[a].shape, pose_of(states[a]), *scene_.bodies[b].shape, pose_of(states[b]), pair.reach,
              pair.memory, pair.touches);
}

double NearPairs::reach(const NearPair& pair, std::span<const SpatialState> states, double duration) const {
  const SpatialState& a = states[static_cast<std::size_t>(pair.a)];
  const SpatialState& b = states[static_cast<std::size_t>(pair.b)];
  double speed = (a.v_WB - b.v_WB).norm();
  // A half space has no radius, but does not turn either.
  if (!a.w_WB.isZero(0)) speed += a.w_WB.norm() * radius_[static_cast<std::size_t>(pair.a)];
  if (!b.w_WB.isZero(0)) speed += b.w_WB.norm() * radius_[static_cast<std::size_t>(pair.b)];
  return scene_.tolerance + fall(duration) + speed * duration;
}

void NearPairs::find(std::span<const SpatialState> states, double duration,
                     std::span<const std::pair<int, int>> expected) {
  update_pairs(states, duration, expected);
  tbb::enumerable_thread_specific<collision::ContactFinder> finders;
  tbb::parallel_for(std::size_t{0}, pairs_.size(), [&](std::size_t k) {
    pairs_[k].reach = reach(pairs_[k], states, duration);
    look(pairs_[k], states, finders.local());
  });
}

bool NearPairs::is_listed(int a, int b) const {
  const auto place = std::lower_bound(pairs_.begin(), pairs_.end(), std::pair(a, b),
                                      [](const NearPair& p, const auto& q) { return std::pair(p.a, p.b) < q; });
  return place != pairs_.end() && place->a == a && place->b == b;
}

bool NearPairs::strayed(std::span<const SpatialState> start, std::span<const SpatialState> end,
                        std::span<const int> islands, double duration, std::vector<std::pair<int, int>>& met) {
  const auto way = [&](std::size_t i) { return between(start[i], end[i], duration); };
  paths_.resize(start.size());
  std::vector<char> keeps(start.size(), 1);
  bool any = false;
  for (std::size_t i = 0; i < start.size(); ++i) {
    paths_[i] = collision::swept_box(*scene_.bodies[i].shape, way(i), duration, 0);
    const bool within = (paths_[i].lower.array() >= boxes_[i].lower.array()).all() &&
                        (paths_[i].upper.array() <= boxes_[i].upper.array()).all();
    keeps[i] = idle_[i] || within;
    any = any || !keeps[i];
  }
  if (!any) return false;
  broad_.find(paths_, keeps, found_);
  collision::ContactFinder finder;
  const std::size_t before = met.size();
  for (const auto& [a, b] : found_) {
    const auto i = static_cast<std::size_t>(a), j = static_cast<std::size_t>(b);
    const bool together = idle_[i] || idle_[j] || islands[i] == islands[j];
    if (!may_touch(a, b) || (is_listed(a, b) && together)) continue;
    collision::PairMemory memory;
    const double time = finder.time_of_contact(*scene_.bodies[i].shape, way(i), *scene_.bodies[j].shape, way(j),
                                               duration, 0.1 * scene_.tolerance, memory);
    if (time < duration) met.emplace_back(a, b);
  }
  return met.size() > before;
}

}  // namespace talus::spatial
