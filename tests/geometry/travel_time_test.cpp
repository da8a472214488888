#include "talus/geometry/travel_time.h"

#include "tests/support/random_rock.h"
#include <gtest/gtest.h>

namespace talus::geometry {
namespace {

using core::Random;
using support::random_direction;

constexpr double kRadius = 0.3;

TEST(TravelTime, in_a_ball_ends_where_a_straight_line_leaves_it) {
  Random random(5);
  for (int i = 0; i < 1000; ++i) {
    const Vector3 p = random.uniform(0, kRadius) * random_direction(random);
    const Vector3 v = random.uniform(0.01, 30) * random_direction(random);
    EXPECT_NEAR((p + time_in_ball(p, v, 0, kRadius) * v).norm(), kRadius, 1e-9);
  }
}

TEST(TravelTime, in_a_ball_is_not_longer_than_a_parabola_stays_and_not_much_shorter_at_speed) {
  Random random(6);
  for (int i = 0; i < 1000; ++i) {
    const Vector3 p = random.uniform(0, 0.95 * kRadius) * random_direction(random);
    const Vector3 v = (i % 10 == 0 ? 0 : random.uniform(0, 30)) * random_direction(random);
    const Vector3 a = 9.81 * random_direction(random);
    const double time = time_in_ball(p, v, a.norm(), kRadius);
    EXPECT_GT(time, 0);
    for (int k = 0; k <= 50; ++k) {
      const double t = k * time / 50;
      EXPECT_LE((p + t * v + 0.5 * t * t * a).norm(), kRadius);
    }
    if (v.norm() > 20 && p.norm() < 0.5 * kRadius) {
      EXPECT_GT(time, 0.95 * time_in_ball(p, v, 0, kRadius));
    }
  }
}

TEST(TravelTime, of_what_does_not_move_has_no_end) {
  EXPECT_TRUE(std::isinf(time_in_ball(Vector3::Zero(), Vector3::Zero(), 0, kRadius)));
  EXPECT_EQ(time_in_ball(Vector3(1, 0, 0), Vector3::Zero(), 0, kRadius), 0);
}

}  // namespace
}  // namespace talus::geometry
