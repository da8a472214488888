#include "talus/io/runout_summary.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "tests/io/plane_project.h"
#include "tests/support/temporary_folder.h"
#include <gtest/gtest.h>

#include "talus/io/film_tables.h"
#include "talus/io/rockfall_run.h"

namespace talus::io {
namespace {

class RunoutTest : public testing::Test {
 protected:
  RockfallSummary run() {
    core::SilentProgress silent;
    return run_rockfall(project_, {.out = folder_.path(), .threads = 1}, silent);
  }
  /// Angle down from a point to the end of a rock, deg.
  [[nodiscard]] double angle_from(const core::Vector3& apex, std::size_t row) const {
    const core::Vector3 end(number(rocks_, row, "end_x_m"), number(rocks_, row, "end_y_m"),
                            number(rocks_, row, "end_z_m"));
    const core::Vector3 way = end - project_.model.origin - apex;
    return std::atan2(-way.z(), way.head<2>().norm()) * 180 / std::numbers::pi;
  }

  support::TemporaryFolder folder_;
  RockfallProject project_ = sample_project(6);
  std::vector<std::vector<std::string>> rocks_;
};

TEST_F(RunoutTest, shadow_angles_lead_from_the_apex_to_the_ends) {
  project_.apex = TalusApex{.point = {20, 12, 30}};
  const RockfallSummary summary = run();
  rocks_ = read_csv(folder_.path() / "rocks.csv");
  double mean = 0;
  for (std::size_t row = 1; row <= 6; ++row) mean += angle_from({20, 12, 30}, row) / 6;
  EXPECT_EQ(summary.runout.shadow_angle.count, 6U);
  EXPECT_NEAR(summary.runout.shadow_angle.mean, mean, 1e-6);
}

TEST_F(RunoutTest, an_apex_height_is_met_where_each_path_first_comes_down_to_it) {
  project_.apex = TalusApex{.point = {0, 0, 36}, .everywhere = true};
  const RockfallSummary summary = run();
  rocks_ = read_csv(folder_.path() / "rocks.csv");
  double mean = 0;
  for (std::int64_t i = 0; i < 6; ++i) {  // the path in steps of a thousandth of a second
    const rockfall::Film film = film_rock(project_, project_.plan.start(i), 1000);
    const auto frame = std::find_if(film.frames().begin(), film.frames().end(),
                                    [](const rockfall::Frame& f) { return f.state.p_WB.z() <= 36; });
    ASSERT_NE(frame, film.frames().end());
    mean += angle_from(frame->state.p_WB, static_cast<std::size_t>(i) + 1) / 6;
  }
  EXPECT_EQ(summary.runout.shadow_angle.count, 6U);
  EXPECT_NEAR(summary.runout.shadow_angle.mean, mean, 0.05);  // 2 cm in 20 m
  project_.apex->point.z() = 100;                             // above every start
  EXPECT_EQ(run().runout.shadow_angle.count, 0U);
}

TEST_F(RunoutTest, direction_and_lateral_spread_are_those_of_the_ways) {
  const RockfallSummary summary = run();
  rocks_ = read_csv(folder_.path() / "rocks.csv");
  core::Vector2 sum = core::Vector2::Zero();
  const auto way = [&](std::size_t row) {
    return core::Vector2(number(rocks_, row, "end_x_m") - number(rocks_, row, "start_x_m"),
                         number(rocks_, row, "end_y_m") - number(rocks_, row, "start_y_m"));
  };
  for (std::size_t row = 1; row <= 6; ++row) sum += way(row);
  const double azimuth = summary.runout.azimuth * std::numbers::pi / 180;
  EXPECT_NEAR(std::sin(azimuth), sum.x() / sum.norm(), 1e-8);
  EXPECT_NEAR(std::cos(azimuth), sum.y() / sum.norm(), 1e-8);
  double most = -1e9;
  for (std::size_t row = 1; row <= 6; ++row)
    most = std::max(most, (sum.x() * way(row).y() - sum.y() * way(row).x()) / sum.norm());
  EXPECT_NEAR(summary.runout.lateral.highest, most, 1e-7);
  EXPECT_NEAR(summary.runout.lateral.mean, 0, 1e-9);
}

TEST(Histogram, has_equal_classes_up_to_the_largest_value) {
  RunoutSummary summary;
  make_histogram({0, 0.9, 1, 4.5, 10}, 10, summary);
  EXPECT_EQ(summary.rocks, (std::vector<std::int64_t>{2, 1, 0, 0, 1, 0, 0, 0, 0, 1}));
  EXPECT_EQ(summary.edges.front(), 0);
  EXPECT_EQ(summary.edges.back(), 10);
  RunoutSummary still, none;
  make_histogram({0, 0}, 10, still);
  EXPECT_EQ(still.rocks.front(), 2);
  make_histogram({}, 10, none);
  EXPECT_TRUE(none.rocks.empty());
}

}  // namespace
}  // namespace talus::io
