// A campaign whose distribution of runout is known in closed form.

#include <cmath>
#include <cstdio>

#include "tests/io/plane_project.h"
#include "tests/io/sliding_project.h"
#include "tests/support/temporary_folder.h"
#include <gtest/gtest.h>

#include "talus/io/rockfall_run.h"
#include "talus/io/rockfall_tables.h"

namespace talus::io {
namespace {

const SampleStatistics& runout_of(const RockfallSummary& summary) {
  for (std::size_t i = 0; i < rock_quantities().size(); ++i)
    if (rock_quantities()[i].column == "runout_m") return summary.statistics[i];
  throw std::logic_error("no runout");
}

RockfallSummary run(const RockfallProject& project) {
  const support::TemporaryFolder folder;
  core::SilentProgress silent;
  return run_rockfall(project, {.out = folder.path() / "results", .threads = 2}, silent);
}

bool holds(const ConfidenceInterval& interval, double value) {
  return !(value < interval.lower) && !(value > interval.upper);
}

TEST(SlidingCampaign, every_slab_slides_as_far_as_its_own_friction_lets_it) {
  const support::TemporaryFolder folder;
  core::SilentProgress silent;
  const RockfallProject project = sliding_project(40, 7);
  const RockfallSummary summary = run_rockfall(project, {.out = folder.path() / "r", .threads = 1}, silent);
  EXPECT_EQ(summary.counts.done, 40);
  const auto rocks = read_csv(folder.path() / "r" / "rocks.csv");
  for (std::size_t row = 1; row < rocks.size(); ++row) {
    const double friction = project.plan.start(static_cast<std::int64_t>(row) - 1).materials.at(0).friction;
    EXPECT_NEAR(number(rocks, row, "runout_m"), sliding_distance(friction), 2e-3 * sliding_distance(friction));
  }
}

/// How many of so many seeds have an interval that holds the closed form.
std::pair<int, int> covered(int seeds, std::int64_t rocks) {
  int median = 0, high = 0;
  for (int seed = 1; seed <= seeds; ++seed) {
    const RockfallSummary summary = run(sliding_project(rocks, static_cast<std::uint64_t>(seed)));
    const SampleStatistics& runout = runout_of(summary);
    median += holds(runout.median_ci, sliding_quantile(0.5)) ? 1 : 0;
    high += holds(runout.percentile_95_ci, sliding_quantile(0.95)) ? 1 : 0;
  }
  std::printf("of %d seeds, %d hold the median and %d the 95 %%\n", seeds, median, high);
  return {median, high};
}

// Intervals hold the value with a probability of at least 0.95: of 12, fewer than 9 in one of 500 cases.
TEST(SlidingCampaign, percentiles_lie_in_their_intervals) {
  const auto [median, high] = covered(12, 100);
  EXPECT_GE(median, 9);
  EXPECT_GE(high, 9);
}

// Of 100, fewer than 89 in one of 200 cases at 0.95; all 100 in one of 170.
TEST(LongSlidingCampaign, percentiles_lie_in_their_intervals_95_times_in_100) {
  const auto [median, high] = covered(100, 400);
  EXPECT_GE(median, 89);
  EXPECT_GE(high, 89);
}

TEST(SlidingCampaign, stops_when_the_median_is_known_well_enough) {
  RockfallProject project = sliding_project(100000, 3);
  project.until = Until{.quantity = "runout", .percentile = 50, .relative_ci = 0.08, .max_rocks = 100000};
  std::vector<std::int64_t> done;
  for (const int threads : {1, 3}) {
    const support::TemporaryFolder folder;
    core::SilentProgress silent;
    const RockfallSummary summary = run_rockfall(project, {.out = folder.path() / "r", .threads = threads}, silent);
    EXPECT_EQ(summary.status, RunStatus::done);
    EXPECT_TRUE(summary.until_state.reached);
    EXPECT_LE(summary.until_state.interval.upper, 1.08 * summary.until_state.value);
    EXPECT_GE(summary.until_state.interval.lower, 0.92 * summary.until_state.value);
    EXPECT_TRUE(holds(summary.until_state.interval, sliding_quantile(0.5)));
    done.push_back(summary.counts.done);
  }
  EXPECT_EQ(done[0], done[1]);
  EXPECT_LT(done[0], 1000);
  project.until->relative_ci = 1e-4;
  RockfallProject few = sliding_project(40, 3);
  few.until = project.until;
  EXPECT_FALSE(run(few).until_state.reached);
}

TEST(SlidingCampaign, runout_is_told_as_histogram_curve_and_direction) {
  const RockfallSummary summary = run(sliding_project(100, 5));
  const RunoutSummary& runout = summary.runout;
  EXPECT_NEAR(runout.azimuth, 90, 1e-3);  // eastward
  EXPECT_LT(runout.lateral.highest, 1e-3);
  std::int64_t sum = 0;
  for (const std::int64_t rocks : runout.rocks) sum += rocks;
  EXPECT_EQ(sum, 100);
  EXPECT_EQ(runout.edges.size(), runout.rocks.size() + 1);
  EXPECT_EQ(runout.edges.back(), runout_of(summary).highest);
  for (const CumulativePoint& point : runout.cumulative) {
    EXPECT_TRUE(holds(point.interval, sliding_quantile(point.percent / 100))) << point.percent;
    EXPECT_TRUE(holds(point.interval, point.runout)) << point.percent;
  }
  EXPECT_EQ(runout.shadow_angle.count, 0U);
}

}  // namespace
}  // namespace talus::io
