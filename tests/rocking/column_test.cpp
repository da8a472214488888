// The square column of Fig. 1 of the source, 0.1 x 0.1 x 0.6 m (half sizes), on ground that accelerates along its
// diagonal: it tips over one corner, and its centre stays in the plane of symmetry whatever the order of the contacts.

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>

#include <gtest/gtest.h>

#include "talus/rocking/stepper.h"

namespace talus::rocking {
namespace {

constexpr double kGravity = 9.81;
const Vector3 kDiagonal = Vector3(1, 1, 0).normalized();

/// Tilt at 0.5 s and the largest distance of the centre from the plane x = y.
struct Path {
  double tilt = 0, off_diagonal = 0;
  Vector3 centre = Vector3::Zero();
};

Path run(const Block& block, double acceleration, double step) {
  const PlanePedestal plane;
  const SteadyMotion motion(acceleration * kGravity * kDiagonal);
  Stepper stepper(block, plane, motion, {.friction = {.still = 1.2, .moving = 1.2}});
  SpatialState state;
  state.p_WB = {0, 0, 0.6};
  stepper.start(0, state);
  Path path;
  while (stepper.time() < 0.5 - 1e-12) {
    stepper.advance(std::min(step, 0.5 - stepper.time()));
    const Vector3& p = stepper.state().p_WB;
    path.off_diagonal = std::max(path.off_diagonal, std::abs(p.x() - p.y()));
  }
  path.tilt = std::acos(std::clamp((stepper.state().R_WB * Vector3::UnitZ()).z(), -1.0, 1.0));
  path.centre = stepper.state().p_WB;
  EXPECT_EQ(stepper.counts().unsolved_forces + stepper.counts().unconverged, 0);
  return path;
}

Block column() {
  return box_block({0.2, 0.2, 1.2}, 100 / (0.2 * 0.2 * 1.2));
}

TEST(DiagonalColumn, moves_only_above_the_quasi_static_acceleration) {
  EXPECT_LE(run(column(), 0.2355, 1e-3).tilt, 1e-12);
  EXPECT_GE(run(column(), 0.2359, 1e-3).tilt, 1e-5);
}

TEST(DiagonalColumn, tilts_as_the_inverted_pendulum_over_its_corner) {
  const Path path = run(column(), 0.30, 5e-4);
  EXPECT_NEAR(path.tilt, 0.121159130, 1e-6);
  EXPECT_LE(path.off_diagonal, 1e-9);
}

TEST(DiagonalColumn, stays_on_the_diagonal_under_all_24_orders_of_the_contacts) {
  const Block block = column();
  std::array<int, 4> order{0, 1, 2, 3};
  do {
    Block shuffled = block;
    for (std::size_t i = 0; i < 4; ++i) shuffled.points[i] = block.points[static_cast<std::size_t>(order[i])];
    const Path path = run(shuffled, 0.30, 2e-3);
    EXPECT_LE(path.off_diagonal, 1e-9);
    EXPECT_GE(path.tilt, 0.12);
  } while (std::next_permutation(order.begin(), order.end()));
}

}  // namespace
}  // namespace talus::rocking
