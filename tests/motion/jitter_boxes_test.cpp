#include "talus/motion/jitter_boxes.h"

#include <algorithm>

#include "tests/motion/random_rotation.h"
#include <gtest/gtest.h>

namespace talus::motion {
namespace {

constexpr double kReach = 0.5;

/// The definition: all points since the boxes began, each time anew.
class AllPoints {
 public:
  [[nodiscard]] bool add(const bodies::SpatialState& state, double time, const JitterSettings& settings) {
    if (states_.empty()) begun_ = time;
    states_.push_back(state);
    if (states_.size() == 1) return false;
    if (longest_side() > settings.size) {
      states_.clear();
      return false;
    }
    return time - begun_ >= settings.window;
  }

 private:
  [[nodiscard]] double longest_side() const {
    double longest = 0;
    for (const Vector3& p_B : {Vector3(0, 0, 0), Vector3(kReach, 0, 0), Vector3(0, kReach, 0)})
      for (int axis = 0; axis < 3; ++axis) {
        const auto less = [&](const bodies::SpatialState& a, const bodies::SpatialState& b) {
          return bodies::point_position(a, p_B)[axis] < bodies::point_position(b, p_B)[axis];
        };
        const auto [low, high] = std::minmax_element(states_.begin(), states_.end(), less);
        longest = std::max(longest, bodies::point_position(*high, p_B)[axis] - bodies::point_position(*low, p_B)[axis]);
      }
    return longest;
  }

  std::vector<bodies::SpatialState> states_;
  double begun_ = 0;
};

TEST(JitterBoxes, are_those_around_all_points_since_they_began) {
  std::mt19937_64 random(3);
  const JitterSettings settings{.size = 1e-3, .window = 0.05};
  int asleep = 0, awake = 0;
  for (const double shake : {1e-5, 1e-4, 2e-4, 3e-4, 1e-3}) {
    for (const double turn : {0.0, 1e-4, 3e-4, 1e-2}) {
      JitterBoxes boxes(settings, kReach);
      AllPoints truth;
      const bodies::Quaternion rest = testing::random_attitude(random);
      for (int n = 0; n < 200; ++n) {
        const Vector3 w = turn * testing::random_vector(random);
        const bodies::SpatialState state{.p_WB = shake * testing::random_vector(random),
                                         .R_WB = bodies::Quaternion(1, w.x(), w.y(), w.z()).normalized() * rest};
        const bool sleeps = truth.add(state, 0.01 * n, settings);
        ASSERT_EQ(boxes.add(state, 0.01 * n), sleeps) << shake << ' ' << turn << ' ' << n;
        ++(sleeps ? asleep : awake);
      }
    }
  }
  EXPECT_GT(asleep, 500);
  EXPECT_GT(awake, 500);
}

TEST(JitterBoxes, notice_a_spin_on_the_spot_about_any_axis) {
  for (int axis = 0; axis < 3; ++axis) {
    JitterBoxes boxes({}, kReach);
    for (int n = 0; n < 400; ++n) {
      const Eigen::AngleAxisd turned(0.1 * n, Vector3::Unit(axis));
      ASSERT_FALSE(boxes.add({.R_WB = bodies::Quaternion(turned)}, 0.01 * n)) << axis << ' ' << n;
    }
  }
}

}  // namespace
}  // namespace talus::motion
