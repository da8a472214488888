#include <cmath>
#include <numbers>

#include "tests/io/rockfall_sample.h"
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "talus/bodies/shape_library.h"
#include "talus/io/mesh_files.h"

namespace talus::io {
namespace {

using bodies::Quaternion;
using core::Matrix3;
using core::Vector3;

Matrix3 about_z(double degrees) {
  return Eigen::AngleAxisd(degrees * std::numbers::pi / 180, Vector3::UnitZ()).toRotationMatrix();
}

class RockfallSeeders : public RockfallSample {
 protected:
  /// Rocks by every shape, with the text of their section.
  [[nodiscard]] bodies::Rock rock(const std::string& section) const {
    return *read({.rocks = "[rock.block]\n" + section}).plan.kinds()[0].typical();
  }
};

TEST_F(RockfallSeeders, the_attitude_is_that_of_the_principal_axes) {
  // A bar of 2 x 1 x 0.5 m, drawn turned by 30 degrees about z and away from the origin: R_GB turns by 30 degrees.
  // Let go turned by 90 degrees, its principal axes are turned by 120 degrees.
  const double c = std::sqrt(3) / 2, s = 0.5;
  std::string corners;
  for (const auto& [x, y] : {std::pair{-1.0, -0.5}, {1.0, -0.5}, {1.0, 0.5}, {-1.0, 0.5}})
    corners += fmt::format("[{}, {}],", 7 + c * x - s * y, 3 + s * x + c * y);
  const RockfallProject project =
      read({.rocks = "[rock.block]\nshape = \"polygon\"\npolygon_m = [" + corners + "]\nheight_m = 0.5\n",
            .seeders = "[[seeder]]\nrock = \"block\"\npoint = [2600011, 1200007, 522]\nvelocity_m_s = [1, 2, 3]\n"
                       "spin_rad_s = [4, 5, 6]\norientation = [0.70710678118654752, 0, 0, 0.70710678118654752]\n"});
  const bodies::SpatialState start = project.plan.start(0).state;
  const bodies::Rock& bar = *project.plan.kinds()[0].typical();
  EXPECT_TRUE(bar.R_GB().isApprox(about_z(30), 1e-12)) << bar.R_GB();
  EXPECT_TRUE(start.R_WB.toRotationMatrix().isApprox(about_z(120), 1e-12)) << start.R_WB.toRotationMatrix();
  EXPECT_NEAR(start.R_WB.norm(), 1, 1e-15);
  EXPECT_EQ(start.p_WB, Vector3(1, 2, 22));  // the centre of mass, not the origin of the drawing
  EXPECT_EQ(start.v_WB, Vector3(1, 2, 3));
  EXPECT_EQ(start.w_WB, Vector3(4, 5, 6));
}

TEST_F(RockfallSeeders, states_are_taken_row_by_row) {
  write("starts.csv",
        "# any order of columns\nvz, z ,x,y,qw,qx,qy,qz\n-1, 520, 2600010, 1200005, 0.7071, 0, 0.7071, 0\n\n"
        "-2, 521, 2600011, 1200006, 1, 0, 0, 0\r\n");
  const RockfallProject project = read({.seeders = "[[seeder]]\nrock = \"block\"\nstates = \"starts.csv\"\n"});
  ASSERT_EQ(project.plan.rocks(), 2);
  const bodies::SpatialState first = project.plan.start(0).state, second = project.plan.start(1).state;
  EXPECT_EQ(first.p_WB, Vector3(0, 0, 20));
  EXPECT_EQ(first.v_WB, Vector3(0, 0, -1));
  EXPECT_EQ(first.w_WB, Vector3::Zero());
  EXPECT_NEAR(first.R_WB.w(), std::sqrt(0.5), 1e-15);  // normalised
  EXPECT_TRUE((first.R_WB * Vector3::UnitX()).isApprox(-Vector3::UnitZ(), 1e-12));
  EXPECT_EQ(second.p_WB, Vector3(1, 1, 21));
}

TEST_F(RockfallSeeders, a_state_without_quaternion_stands_as_drawn) {
  write("starts.csv", "x,y,z\n2600010,1200005,520\n");
  const RockfallProject project = read({.seeders = "[[seeder]]\nrock = \"block\"\nstates = \"starts.csv\"\n"});
  EXPECT_EQ(project.plan.start(0).state.R_WB.coeffs(), Quaternion::Identity().coeffs());
}

TEST_F(RockfallSeeders, the_nearest_corner_is_the_drop_height_above_the_ground) {
  // The plane rises by 1/2 towards east: the corner of the box 1 m to the east is the nearest, 0.25 m below the centre.
  const RockfallProject project =
      read({.seeders = "[[seeder]]\nrock = \"block\"\npoint = [2600010, 1200005]\ndrop_height_m = 2\n"
                       "orientation = \"drawn\"\n"});
  EXPECT_NEAR(project.plan.start(0).state.p_WB.z(), 5 + 0.5 * 1 + 0.25 + 2, 1e-12);
}

TEST_F(RockfallSeeders, random_orientations_are_those_of_seed_and_rock_number) {
  const std::string seeder =
      "[[seeder]]\nrock = \"block\"\npoint = [2600010, 1200005, 520]\norientation = \"random\"\n";
  const auto attitudes = [&](const std::string& top, const std::string& seeders) {
    std::vector<Eigen::Vector4d> found;
    const RockfallProject project = read({.top = top, .seeders = seeders});
    for (std::int64_t i = 0; i < project.plan.rocks(); ++i)
      found.emplace_back(project.plan.start(i).state.R_WB.coeffs());
    return found;
  };
  const std::string top = "kind = \"rockfall\"\nseed = 1\n";
  const auto three = attitudes(top + "rocks = 3\n", seeder), five = attitudes(top, seeder + "rocks = 5\n");
  ASSERT_EQ(three.size(), 3U);
  ASSERT_EQ(five.size(), 5U);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(three[i], five[i]);
  EXPECT_NE(five[0], five[1]);
  EXPECT_NE(attitudes("kind = \"rockfall\"\nseed = 2\n", seeder)[0], five[0]);
  const auto both = attitudes(top, seeder + seeder);
  EXPECT_EQ(both[0], five[0]);
  EXPECT_NE(both[1], five[0]);
}

TEST_F(RockfallSeeders, random_orientations_are_uniform) {
  // Of a uniform rotation the mean of R is 0 and that of each squared entry 1/3; their standard deviations are
  // sqrt(1/3) and sqrt(1/5 - 1/9), over sqrt(n). Six of them leave one false alarm in 10^8 runs, and the seed is fixed.
  constexpr int kCount = 4000;
  const RockfallProject project = read(
      {.seeders = "[[seeder]]\nrock = \"block\"\npoint = [2600010, 1200005, 520]\norientation = \"random\"\nrocks = "
                  "4000\n"});
  Matrix3 mean = Matrix3::Zero(), squares = Matrix3::Zero();
  for (int i = 0; i < kCount; ++i) {
    const Matrix3 R = project.plan.start(i).state.R_WB.toRotationMatrix();
    mean += R / kCount;
    squares += R.cwiseAbs2() / kCount;
  }
  EXPECT_LT(mean.cwiseAbs().maxCoeff(), 6 * std::sqrt(1.0 / 3 / kCount));
  EXPECT_LT((squares.array() - 1.0 / 3).abs().maxCoeff(), 6 * std::sqrt((1.0 / 5 - 1.0 / 9) / kCount));
}

TEST_F(RockfallSeeders, shapes_have_the_sizes_and_masses_asked_for) {
  EXPECT_NEAR(rock("shape = \"cube\"\n").mass(), 2700, 1e-9);
  EXPECT_NEAR(rock("shape = \"cube\"\nsides_m = [1, 2, 3]\ndensity_kg_m3 = 1000\n").mass(), 6000, 1e-9);
  EXPECT_NEAR(rock("shape = \"eota111\"\nmass_kg = 800\n").mass(), 800, 1e-9);
  EXPECT_NEAR(rock("shape = \"eota111\"\nmass_kg = 800\n").volume(), 800.0 / 2700, 1e-12);
  EXPECT_EQ(rock("shape = \"sphere\"\nlevel = 1\n").mesh().triangle_count(), 80);
  const bodies::Rock ellipsoid = rock("shape = \"ellipsoid\"\nsides_m = [1, 2, 3]\nlevel = 5\n");
  EXPECT_NEAR(ellipsoid.volume(), std::numbers::pi, 0.003 * std::numbers::pi);  // chords of 1/20 rad lose less
  const bodies::Rock boulder = rock("shape = \"boulder\"\nsides_m = [1, 2, 3]\nseed = 4\npoints = 30\n");
  EXPECT_EQ(boulder.volume(), rock("shape = \"boulder\"\nsides_m = [1, 2, 3]\nseed = 4\npoints = 30\n").volume());
  EXPECT_NE(boulder.volume(), rock("shape = \"boulder\"\nsides_m = [1, 2, 3]\nseed = 5\npoints = 30\n").volume());
}

TEST_F(RockfallSeeders, rocks_may_be_meshes) {
  for (const std::string name : {"rock.obj", "rock.ply", "rock.stl"}) {
    write_mesh(folder_ / name, bodies::box({1, 2, 4}));
    EXPECT_NEAR(rock("shape = \"" + name + "\"\n").volume(), 8, 1e-12) << name;
    EXPECT_NEAR(rock("shape = \"" + name + "\"\nsides_m = [1, 1, 1]\n").volume(), 1, 1e-12) << name;
  }
}

}  // namespace
}  // namespace talus::io
