#include "talus/spatial/near_pairs.h"

#include <algorithm>
#include <limits>

#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>

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

void NearPairs::update_pairs(std::span<const SpatialState> states, double duration) {
  boxes_.resize(states.size());
  // What gravity adds to the way within the step.
  const double fall = scene_.gravity.norm() * duration * duration;
  for (std::size_t i = 0; i < states.size(); ++i) {
    const collision::SteadyMotion motion{pose_of(states[i]), states[i].v_WB, states[i].w_WB};
    boxes_[i] = collision::swept_box(*scene_.bodies[i].shape, motion, duration, scene_.tolerance + fall);
  }
  broad_.find(boxes_, idle_, found_);
  std::erase_if(found_, [&](const auto& pair) { return !may_touch(pair.first, pair.second); });
  before_.swap(pairs_);
  pairs_.clear();
  auto old = before_.begin();
  for (const auto& [a, b] : found_) {
    while (old != before_.end() && std::pair(old->a, old->b) < std::pair(a, b)) ++old;
    const bool known = old != before_.end() && old->a == a && old->b == b;
    pairs_.push_back(known ? std::move(*old) : fresh(a, b));
  }
}

void NearPairs::look(NearPair& pair, std::span<const SpatialState> states, collision::ContactFinder& finder) const {
  const auto a = static_cast<std::size_t>(pair.a);
  const auto b = static_cast<std::size_t>(pair.b);
  pair.touches.clear();
  finder.find(*scene_.bodies[a].shape, pose_of(states[a]), *scene_.bodies[b].shape, pose_of(states[b]), pair.reach,
              pair.memory, pair.touches);
}

void NearPairs::find(std::span<const SpatialState> states, double duration) {
  update_pairs(states, duration);
  const double fall = scene_.gravity.norm() * duration * duration;
  tbb::enumerable_thread_specific<collision::ContactFinder> finders;
  tbb::parallel_for(std::size_t{0}, pairs_.size(), [&](std::size_t k) {
    NearPair& pair = pairs_[k];
    const SpatialState& sa = states[static_cast<std::size_t>(pair.a)];
    const SpatialState& sb = states[static_cast<std::size_t>(pair.b)];
    double speed = (sa.v_WB - sb.v_WB).norm();
    if (!sa.w_WB.isZero(0)) speed += sa.w_WB.norm() * radius_[static_cast<std::size_t>(pair.a)];
    if (!sb.w_WB.isZero(0)) speed += sb.w_WB.norm() * radius_[static_cast<std::size_t>(pair.b)];
    pair.reach = scene_.tolerance + fall + speed * duration;
    look(pair, states, finders.local());
  });
}

}  // namespace talus::spatial
