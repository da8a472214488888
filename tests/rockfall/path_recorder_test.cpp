#include "talus/rockfall/path_recorder.h"

#include <algorithm>

#include "tests/rockfall/random_paths.h"
#include <gtest/gtest.h>

#include "talus/rockfall/extremes.h"

namespace talus::rockfall {
namespace {

double distance_to(const std::vector<PathPoint>& line, const Vector3& p) {
  double nearest = std::numeric_limits<double>::infinity();
  for (std::size_t i = 1; i < line.size(); ++i) {
    const Vector3 from = line[i - 1].position, along = line[i].position - from;
    const double length2 = along.squaredNorm();
    const double share = length2 > 0 ? std::clamp(along.dot(p - from) / length2, 0.0, 1.0) : 0;
    nearest = std::min(nearest, (from + share * along - p).norm());
  }
  return nearest;
}

TEST(PathRecorder, line_is_nowhere_farther_from_the_path_than_the_tolerance) {
  core::Random random(3);
  const bodies::Rock rock = block();
  for (const double tolerance : {0.005, 0.05, 0.5}) {
    double worst = 0;
    std::size_t points = 0;
    for (int trial = 0; trial < 20; ++trial) {
      const std::vector<Hop> hops = random_hops(random, 5, 10, false);
      PathRecorder recorder(tolerance);
      recorder.begin(hops.front().from);
      (void)show_hops(recorder, rock, hops, 1 + trial % 40);  // many small pieces as of sliding, or few
      const std::vector<PathPoint> line = recorder.line();
      points += line.size();
      for (std::size_t i = 1; i < line.size(); ++i) EXPECT_GE(line[i].time, line[i - 1].time);
      for (const Hop& hop : hops) {
        const motion::FreeFlight flight(mass_of(rock), hop.from, hop.acceleration);
        for (int k = 0; k <= 50; ++k)
          worst = std::max(worst, distance_to(line, flight.position(hop.duration * k / 50)));
      }
    }
    EXPECT_LE(worst, tolerance);
    EXPECT_GT(worst, 0.1 * tolerance);  // and has no more corners than it needs
    EXPECT_LT(points, 20U * 400U);
  }
}

TEST(PathRecorder, corners_lie_on_the_path_at_their_time) {
  core::Random random(5);
  const bodies::Rock rock = block();
  const std::vector<Hop> hops = random_hops(random, 1, 10);
  PathRecorder recorder(0.05);
  recorder.begin(hops.front().from);
  (void)show_hops(recorder, rock, hops, 7);
  const motion::FreeFlight flight(mass_of(rock), hops[0].from, hops[0].acceleration);
  for (const PathPoint& point : recorder.line()) EXPECT_LT((point.position - flight.position(point.time)).norm(), 1e-9);
}

TEST(PathRecorder, a_rock_that_does_not_move_still_has_a_line) {
  PathRecorder recorder(0.05);
  recorder.begin({});
  EXPECT_EQ(recorder.line().size(), 2U);
}

TEST(Extremes, are_the_same_in_any_order_and_ties_go_to_the_lowest_number) {
  Extremes forward, backward;
  const auto record = [](std::int64_t n) {
    RockRecord r;
    r.runout = static_cast<double>(n % 7);
    r.max_speed = 3;
    r.max_energy = static_cast<double>(n);
    r.max_height = static_cast<double>(-n + 100);
    return r;
  };
  for (std::int64_t n = 0; n < 50; ++n) forward.add(n, record(n));
  for (std::int64_t n = 50; n-- > 0;) {
    Extremes one;
    one.add(n, record(n));
    backward.merge(one);
  }
  const std::array<std::int64_t, 4> expected{6, 0, 49, 0};
  for (std::size_t k = 0; k < 4; ++k) {
    EXPECT_EQ(forward.rocks[k].rock, expected[k]);
    EXPECT_EQ(backward.rocks[k].rock, expected[k]);
  }
}

}  // namespace
}  // namespace talus::rockfall
