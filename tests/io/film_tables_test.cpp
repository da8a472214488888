#include "talus/io/film_tables.h"

#include <cmath>
#include <sstream>

#include "tests/io/plane_project.h"
#include "tests/support/temporary_folder.h"
#include <gtest/gtest.h>

#include "talus/io/rockfall_run.h"

namespace talus::io {
namespace {

class FilmTables : public testing::Test {
 protected:
  FilmTables() {
    project_.model.engine.max_time = 3;
    (void)run_rockfall(project_, {.out = folder_.path(), .threads = 1, .frames = {3}, .rate = 50}, silent_);
    frames_ = read_csv(folder_.path() / "frames-3.csv");
  }
  [[nodiscard]] core::Vector3 vector(std::size_t row, const std::string& x, const std::string& y,
                                     const std::string& z) const {
    return {number(frames_, row, x), number(frames_, row, y), number(frames_, row, z)};
  }

  core::SilentProgress silent_;
  support::TemporaryFolder folder_;
  RockfallProject project_ = sample_project(5);
  std::vector<std::vector<std::string>> frames_;
};

/// No corner is farther than 0.9 m from the centre: the rock falls freely for more than 1.5 m, half a second.
TEST_F(FilmTables, frames_before_the_first_impact_are_those_of_free_fall) {
  const rockfall::Start start = project_.plan.start(3);
  const bodies::Rock& rock = *start.rock;
  const motion::FreeFlight exact({rock.mass(), rock.principal_inertia()}, start.state, {0, 0, -9.81});
  for (std::size_t k = 0; k <= 25; ++k) {
    const std::size_t row = k + 1;
    EXPECT_EQ(number(frames_, row, "time_s"), static_cast<double>(k) / 50);
    EXPECT_EQ(field(frames_, row, "kind"), k == 0 ? "release" : "flight");
    const bodies::SpatialState state = exact.state_at(static_cast<double>(k) / 50);
    EXPECT_LT((vector(row, "x_m", "y_m", "z_m") - project_.model.origin - state.p_WB).norm(), 1e-8);
    EXPECT_LT((vector(row, "vx_m_s", "vy_m_s", "vz_m_s") - state.v_WB).norm(), 1e-9);
    EXPECT_LT((vector(row, "wx_rad_s", "wy_rad_s", "wz_rad_s") - state.w_WB).norm(), 1e-9);
  }
}

TEST_F(FilmTables, attitude_is_that_of_the_mesh_as_drawn) {
  const geometry::TriangleMesh drawn = bodies::boulder({.seed = 3, .sides = {1, 0.9, 0.7}});
  const rockfall::Start third = project_.plan.start(3);
  const bodies::Rock& rock = *third.rock;
  const bodies::SpatialState& start = third.state;
  const bodies::Quaternion R_WG(number(frames_, 1, "qw"), number(frames_, 1, "qx"), number(frames_, 1, "qy"),
                                number(frames_, 1, "qz"));
  for (int i = 0; i < drawn.vertex_count(); ++i) {
    const core::Vector3 by_frame = start.p_WB + R_WG * (drawn.vertices()[i] - rock.centre_G());
    EXPECT_LT((by_frame - bodies::point_position(start, rock.mesh().vertices()[i])).norm(), 1e-12);
  }
}

TEST_F(FilmTables, energy_is_constant_until_something_happens_and_never_grows) {
  const auto energy = [&](std::size_t row) {
    return number(frames_, row, "translational_energy_kJ") + number(frames_, row, "rotational_energy_kJ") +
           number(frames_, row, "potential_energy_kJ");
  };
  EXPECT_EQ(number(frames_, 1, "potential_energy_kJ"), 0);
  const double start = energy(1);
  for (std::size_t row = 2; row < frames_.size(); ++row) {
    EXPECT_LE(energy(row), start + 1e-9);
    if (row <= 26) {
      EXPECT_NEAR(energy(row), start, 1e-9);
    }
  }
  EXPECT_EQ(field(frames_, frames_.size() - 1, "kind"), "end");
}

/// A contact point may be that of the rock or that of the ground: both are within the collision tolerance.
TEST_F(FilmTables, contacts_lie_on_the_ground_at_the_times_of_impacts) {
  const auto contacts = read_csv(folder_.path() / "contacts-3.csv");
  for (std::size_t row = 1; row < contacts.size(); ++row) {
    const double x = number(contacts, row, "x_m") - 2600000, z = number(contacts, row, "z_m") - 500;
    const double distance = (z - 45 - kSampleSlope * x) * 0.8;
    EXPECT_GE(distance, -1e-8);  // rounding of coordinates of 2 600 000 m
    EXPECT_LE(distance, project_.model.engine.collision_tolerance + 1e-8);
    EXPECT_NEAR(number(contacts, row, "nx"), 0.6, 1e-6);
    EXPECT_NEAR(number(contacts, row, "nz"), 0.8, 1e-6);
    EXPECT_EQ(field(contacts, row, "material"), "scree, fine");
    EXPECT_GE(number(contacts, row, "normal_impulse_N_s"), 0);
    EXPECT_GE(number(contacts, row, "gap_m"), 0);
    bool found = false;
    for (std::size_t frame = 1; frame < frames_.size(); ++frame)
      found = found || (field(frames_, frame, "kind") == "impact-before" &&
                        field(frames_, frame, "time_s") == field(contacts, row, "time_s"));
    EXPECT_TRUE(found) << row;
  }
}

}  // namespace
}  // namespace talus::io
