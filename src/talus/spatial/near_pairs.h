#pragma once

// The pairs of bodies that may touch within a step, what is known of each, and where they are near. A pair keeps its
// memory (separating directions, impulses of the step before by feature) as long as its boxes overlap.

#include <cstdint>
#include <span>
#include <vector>

#include "talus/collision/broad_phase.h"
#include "talus/collision/contact_points.h"
#include "talus/spatial/model.h"
#include "talus/spatial/penalty_contact.h"

namespace talus::spatial {

/// The impulse at a pair of features in the last step.
struct KeptImpulse {
  std::uint64_t feature = 0;
  Vector3 impulse = Vector3::Zero();  ///< on a, N s
};

/// The spring of `penalty` at a pair of features.
struct KeptSpring {
  std::uint64_t feature = 0;
  ContactSpring spring;
};

struct NearPair {
  int a = 0, b = 0;  ///< a < b
  Surface surface;
  bool expected = false;  ///< reckoned with, near or not
  double reach = 0;       ///< how near they may come within the step, m: points nearer than this are known
  collision::PairMemory memory;
  std::vector<collision::Touch> touches;  ///< of the last search; gap up to `reach`
  std::vector<KeptImpulse> kept;
  std::vector<KeptSpring> springs;

  [[nodiscard]] double nearest() const;  ///< smallest gap; infinite without touches
  [[nodiscard]] Vector3 kept_impulse(std::uint64_t feature) const;
};

class NearPairs {
 public:
  explicit NearPairs(const Scene& scene);

  /// Which pairs may come as near as `tolerance` within `duration` if bodies move on as they do, in the order (a, b);
  /// then where each is near now.
  /// `expected`: pairs that are reckoned with in any case.
  void find(std::span<const SpatialState> states, double duration, std::span<const std::pair<int, int>> expected);
  /// Looks again at one pair.
  void look(NearPair& pair, std::span<const SpatialState> states, collision::ContactFinder& finder) const;

  /// How near the points of a pair must be to close within `duration`, at most, m.
  [[nodiscard]] double reach(const NearPair& pair, std::span<const SpatialState> states, double duration) const;

  /// Bodies that went from `start` to `end` and met others that had not been reckoned with, appended. `islands`: of
  /// each body, -1 for those alone and for those that do not move by themselves. True: there are any.
  [[nodiscard]] bool strayed(std::span<const SpatialState> start, std::span<const SpatialState> end,
                             std::span<const int> islands, double duration, std::vector<std::pair<int, int>>& met);

  /// From the centre of a body to its farthest point, m.
  [[nodiscard]] double radius(int body) const { return radius_[static_cast<std::size_t>(body)]; }
  [[nodiscard]] std::vector<NearPair>& pairs() { return pairs_; }

 private:
  void update_pairs(std::span<const SpatialState> states, double duration,
                    std::span<const std::pair<int, int>> expected);
  [[nodiscard]] bool may_touch(int a, int b) const;
  [[nodiscard]] bool is_listed(int a, int b) const;
  [[nodiscard]] double fall(double duration) const { return scene_.gravity.norm() * duration * duration; }
  [[nodiscard]] NearPair fresh(int a, int b) const;

  const Scene& scene_;
  collision::BroadPhase broad_;
  std::vector<char> idle_;
  std::vector<double> radius_;
  std::vector<std::pair<int, int>> jointed_, found_;
  std::vector<collision::Box> boxes_, paths_;
  std::vector<NearPair> pairs_, before_;
};

[[nodiscard]] inline collision::Pose pose_of(const SpatialState& state) {
  return {state.p_WB, state.R_WB};
}

}  // namespace talus::spatial
