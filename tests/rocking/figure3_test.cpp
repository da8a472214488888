// Fig. 3 of the source: a block that falls flat and goes on rocking (a), or sliding and rocking (b).

#include <algorithm>
#include <cmath>

#include "tests/rocking/oracle_table.h"
#include <gtest/gtest.h>

#include "talus/rocking/stepper.h"

namespace talus::rocking {
namespace {

struct Figure {
  const char* table;
  double friction;
  Vector3 velocity;
};
const Figure kRock{"fig3a_rock.csv", 0.9, {2.8 / 1.5, 0, -2.8}};
const Figure kSlideRock{"fig3b_sliderock.csv", 0.4, {1, 0, -1}};

struct Errors {
  double place = 0;             // of the centre of mass, m
  double angle = 0;             // rad
  double spin = 0;              // after the first impact, rad/s
  std::vector<double> impacts;  // s
  double slip_end = 0;          // s
};

Errors run(const Figure& figure, double step, double until = 100) {
  const Block block = planar_block(0.2, 0.6, 100);
  const PlanePedestal plane;
  const NoMotion still;
  Stepper stepper(block, plane, still, {.friction = {.still = figure.friction, .moving = figure.friction}});
  SpatialState state;
  state.p_WB = {0, 0, 0.6};
  state.v_WB = figure.velocity;
  stepper.start(0, state);
  Errors errors{.spin = stepper.state().w_WB.y()};
  for (const auto& row : testing::oracle_table(figure.table)) {
    const double time = testing::number(row, "t_s");
    if (time > until) break;
    while (stepper.time() < time - 1e-12) {
      const StepCounts before = stepper.counts();
      stepper.advance(std::min(step, time - stepper.time()));
      if (stepper.counts().impacts > before.impacts) errors.impacts.push_back(stepper.last_impact().time);
      if (stepper.counts().slip_ends > before.slip_ends && errors.slip_end == 0) errors.slip_end = stepper.time();
    }
    const SpatialState& now = stepper.state();
    const double x = now.p_WB.x() - testing::number(row, "x_cm_m"), z = now.p_WB.z() - testing::number(row, "y_cm_m");
    errors.place = std::max(errors.place, std::hypot(x, z));
    const double angle = -2 * std::atan2(now.R_WB.y(), now.R_WB.w());
    errors.angle = std::max(errors.angle, std::abs(angle - testing::number(row, "rotation_ccw_rad")));
  }
  EXPECT_EQ(stepper.counts().unsolved_forces + stepper.counts().unsolved_impacts + stepper.counts().unconverged, 0);
  return errors;
}

TEST(Figure3, rocking_history_and_impacts) {
  const Errors errors = run(kRock, 1e-3);
  EXPECT_NEAR(errors.spin, 1.05, 1e-12);
  EXPECT_LE(errors.place, 1e-6);
  EXPECT_LE(errors.angle, 1e-6);
  ASSERT_GE(errors.impacts.size(), 2u);
  EXPECT_NEAR(errors.impacts[0], 1.152351, 2e-6);
  EXPECT_NEAR(errors.impacts[1], 1.829558, 2e-6);
}

TEST(Figure3, sliding_and_rocking_history_impact_and_end_of_slip) {
  const Errors errors = run(kSlideRock, 1e-3);
  EXPECT_NEAR(errors.spin, 0.319148936, 1e-9);
  EXPECT_LE(errors.place, 1e-6);
  EXPECT_LE(errors.angle, 1e-6);
  EXPECT_NEAR(errors.slip_end, 0.059347, 2e-6);
  ASSERT_GE(errors.impacts.size(), 1u);
  EXPECT_NEAR(errors.impacts[0], 0.454905, 2e-6);
}

/// The method is of second order: a sixteenth of the error with a quarter of the step.
TEST(Figure3, error_falls_with_the_square_of_the_step) {
  for (const Figure& figure : {kRock, kSlideRock}) {
    // Both steps divide the 10 ms of the tables. Up to the first impact: later, errors of the impacts' times cancel.
    const Errors coarse = run(figure, 5e-3, 0.45), fine = run(figure, 1.25e-3, 0.45);
    EXPECT_GE(coarse.place / fine.place, 12) << figure.table << ' ' << coarse.place << ' ' << fine.place;
    EXPECT_LE(coarse.place, 6e-4);  // 1e-3 of the half height
  }
}

}  // namespace
}  // namespace talus::rocking
