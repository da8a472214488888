// Spatial scenes as they are read: masses against closed forms, places, copies, ties.

#include <cmath>
#include <numbers>

#include "tests/io/spatial_sample.h"
#include <gmock/gmock.h>

#include "talus/collision/broad_phase.h"

namespace talus::io {
namespace {

using core::Matrix3;
using core::Vector3;
using spatial::Body;
using testing::ElementsAre;

void expect_near(const Vector3& value, const Vector3& expected, double tolerance = 1e-12) {
  EXPECT_LE((value - expected).norm(), tolerance * (1 + expected.norm()))
      << value.transpose() << " is not " << expected.transpose();
}

using SpatialProjectFile = SpatialSample;

TEST_F(SpatialProjectFile, has_the_documented_defaults) {
  const SpatialProject project = read("[[body]]\nbox_m = [1, 1, 1]\n");
  EXPECT_EQ(project.scene.name, "project");
  expect_near(project.scene.gravity, {0, 0, -9.81});
  EXPECT_EQ(project.scene.dt, 0.002);
  EXPECT_EQ(step_count(project.scene), 250);
  EXPECT_EQ(project.scene.law, "lcp");
  EXPECT_EQ(project.frame_stride, 10);
  EXPECT_FALSE(project.contacts);
  EXPECT_EQ(project.scene.bodies.front().name, "body-1");
  EXPECT_EQ(project.scene.materials.front().friction, 0.5);
}

TEST_F(SpatialProjectFile, settings_reach_the_scene) {
  const SpatialProject project = read(
      "name = \"S\"\ngravity_m_s2 = [1, 2, 3]\ndt_s = 0.01\nlaw = \"penalty\"\ntolerance_m = 1e-3\n"
      "resting_speed_m_s = 0.5\nmost_events = 3\nthreads = 2\n[output]\nframe_s = 0.05\ncontacts = true\n"
      "[penalty]\nintegrator = \"rosenbrock-shampine\"\nsolver = \"bicgstab-block\"\ndepth_m = 1e-5\n"
      "tangential_spring = false\nmost_retries = 7\n[[body]]\nsphere_radius_m = 1\n");
  const spatial::Scene& scene = project.scene;
  expect_near(scene.gravity, {1, 2, 3});
  EXPECT_EQ(scene.law, "penalty");
  EXPECT_EQ(scene.tolerance, 1e-3);
  EXPECT_EQ(scene.resting_speed, 0.5);
  EXPECT_EQ(scene.most_events, 3);
  EXPECT_EQ(scene.threads, 2);
  EXPECT_EQ(project.frame_stride, 5);
  EXPECT_TRUE(project.contacts);
  EXPECT_EQ(scene.penalty.integrator, spatial::PenaltyIntegrator::rosenbrock_shampine);
  EXPECT_EQ(scene.penalty.solver, spatial::LinearSolver::bicgstab_block);
  EXPECT_EQ(scene.penalty.depth, 1e-5);
  EXPECT_FALSE(scene.penalty.tangential_spring);
  EXPECT_EQ(scene.penalty.most_retries, 7);
}

TEST_F(SpatialProjectFile, a_box_has_the_moments_of_a_box_and_stays_as_drawn) {
  const Body box = body("box_m = [1, 2, 3]\nmass_kg = 12\nposition_m = [4, 5, 6]\nturn_deg = [0, 0, 30]\n");
  EXPECT_EQ(box.mass.mass, 12);
  expect_near(box.mass.moments, {13, 10, 5});
  expect_near(box.start.p_WB, {4, 5, 6});
  expect_near(box.start.R_WB * Vector3::UnitX(), {std::cos(std::numbers::pi / 6), 0.5, 0});
}

TEST_F(SpatialProjectFile, round_shapes_have_the_moments_of_the_textbook) {
  const double pi = std::numbers::pi, r = 0.3, h = 0.8;
  const Body ball = body("sphere_radius_m = 0.3\ndensity_kg_m3 = 1000\n");
  EXPECT_NEAR(ball.mass.mass, 4000 * pi * r * r * r / 3, 1e-9);
  expect_near(ball.mass.moments, Vector3::Constant(0.4 * ball.mass.mass * r * r), 1e-10);
  const Body can = body("cylinder = { radius_m = 0.3, height_m = 0.8 }\nmass_kg = 2\n");
  const double across = 2.0 / 12 * (3 * r * r + h * h);
  expect_near(can.mass.moments, {across, across, r * r}, 1e-10);
  const Body pill = body("capsule = { radius_m = 0.3, length_m = 0.8 }\ndensity_kg_m3 = 1000\n");
  const double middle = 1000 * pi * r * r * h, caps = 4000 * pi * r * r * r / 3;
  EXPECT_NEAR(pill.mass.mass, middle + caps, 1e-9);
  EXPECT_NEAR(pill.mass.moments.z(), 0.5 * middle * r * r + 0.4 * caps * r * r, 1e-9);
  // Half spheres about the middle: their own centres are 3r/8 off the flat side.
  const double side = middle * (h * h / 12 + r * r / 4) + caps * (0.4 * r * r + h * h / 4 + 3 * h * r / 8);
  EXPECT_NEAR(pill.mass.moments.x(), side, 1e-9);
}

TEST_F(SpatialProjectFile, the_place_is_that_of_the_drawn_origin_and_the_body_begins_in_its_centre_of_mass) {
  // A box from the origin to (2, 4, 6): its centre is (1, 2, 3) from its drawn origin.
  const Body box = body(
      "hull_m = [[0,0,0],[2,0,0],[0,4,0],[2,4,0],[0,0,6],[2,0,6],[0,4,6],[2,4,6]]\nmass_kg = 3\n"
      "position_m = [10, 0, 0]\nturn_deg = [0, 0, 90]\nvelocity_m_s = [1, 2, 3]\n");
  expect_near(box.start.p_WB, {10 - 2, 1, 3});
  expect_near(box.mass.moments, {52.0 / 4, 40.0 / 4, 20.0 / 4}, 1e-9);
  expect_near(box.start.v_WB, {1, 2, 3});
  const geometry::Box bounds = geometry::bounding_box(collision::outline(*box.shape, 1).vertices());
  expect_near(bounds.upper, {1, 2, 3}, 1e-9);
  expect_near(bounds.lower, {-1, -2, -3}, 1e-9);
}

TEST_F(SpatialProjectFile, parts_follow_the_parallel_axis_theorem) {
  const Body dumbbell = body(
      "mass_kg = 2\nparts = [{ sphere_radius_m = 0.5, position_m = [3, 0, 0] },\n"
      "{ sphere_radius_m = 0.5, position_m = [1, 0, 0] }]\n");
  expect_near(dumbbell.start.p_WB, {2, 0, 0});
  expect_near(dumbbell.mass.moments, {0.2, 0.2 + 2, 0.2 + 2}, 1e-10);
}

TEST_F(SpatialProjectFile, a_skewed_inertia_turns_the_axes_of_the_body_and_not_the_body) {
  const double c = std::cos(0.1), s = std::sin(0.1);
  const double xx = 2 * c * c + 3 * s * s, xy = (2 - 3) * c * s, yy = 2 * s * s + 3 * c * c;
  const Body skewed =
      body("box_m = [1, 1, 1]\nmass_kg = 1\ncentre_m = [0, 0, -0.1]\ninertia_kg_m2 = [[" + std::to_string(xx) + "," +
           std::to_string(xy) + ",0],[" + std::to_string(xy) + "," + std::to_string(yy) + ",0],[0,0,4]]\n");
  expect_near(skewed.mass.moments, {2, 3, 4}, 1e-5);
  expect_near(skewed.start.R_WB * Vector3::UnitX(), {c, s, 0}, 1e-5);
  expect_near(skewed.start.p_WB, {0, 0, -0.1});
  // The drawn corner (1/2, 1/2, 1/2) is still there.
  double nearest = 1;
  for (const Vector3& v : collision::outline(*skewed.shape, 1).vertices())
    nearest = std::min(nearest, (bodies::point_position(skewed.start, v) - Vector3(0.5, 0.5, 0.5)).norm());
  EXPECT_LT(nearest, 1e-12);
}

TEST_F(SpatialProjectFile, turns_are_about_x_then_y_then_z_of_the_world) {
  const Body box = body("box_m = [1, 1, 1]\nturn_deg = [90, 0, 90]\n");
  expect_near(box.start.R_WB * Vector3::UnitZ(), {1, 0, 0});
  expect_near(box.start.R_WB * Vector3::UnitX(), {0, 1, 0});
  const Body other = body("box_m = [1, 1, 1]\nquaternion = [0.5, 0.5, 0.5, 0.5]\n");
  expect_near(other.start.R_WB * Vector3::UnitX(), {0, 1, 0});
}

TEST_F(SpatialProjectFile, meshes_are_read_as_hull_surface_or_parts) {
  const auto cube = [](double x, int first) {
    std::string text;
    for (int i = 0; i < 8; ++i)
      text +=
          "v " + std::to_string(x + (i & 1)) + " " + std::to_string(i >> 1 & 1) + " " + std::to_string(i >> 2) + "\n";
    for (const auto& f : {std::array{1, 3, 4, 2}, std::array{5, 6, 8, 7}, std::array{1, 2, 6, 5},
                          std::array{3, 7, 8, 4}, std::array{1, 5, 7, 3}, std::array{2, 4, 8, 6}})
      text += "f " + std::to_string(f[0] + first) + " " + std::to_string(f[1] + first) + " " +
              std::to_string(f[2] + first) + " " + std::to_string(f[3] + first) + "\n";
    return text;
  };
  static_cast<void>(write("one.obj", cube(0, 0)));
  static_cast<void>(write("two.obj", cube(0, 0) + cube(3, 8)));
  const std::string weigh = "density_kg_m3 = 1\n";
  EXPECT_NEAR(body("mesh = \"two.obj\"\nmesh_as = \"parts\"\n" + weigh).mass.mass, 2, 1e-12);
  EXPECT_NEAR(body("mesh = \"two.obj\"\n" + weigh).mass.mass, 4, 1e-12);
  EXPECT_NEAR(body("mesh = \"one.obj\"\nmesh_as = \"surface\"\n" + weigh).mass.mass, 1, 1e-12);
  EXPECT_NEAR(body("mesh = \"one.obj\"\nsides_m = [2, 3, 4]\n" + weigh).mass.mass, 24, 1e-9);
  EXPECT_EQ(read("[[body]]\nmesh = \"one.obj\"\n").inputs.back().path, "one.obj");
  EXPECT_THAT(body_message("mesh = \"two.obj\"\nmesh_as = \"surface\"\n"), testing::HasSubstr("parts"));
}

TEST_F(SpatialProjectFile, library_shapes_have_the_sides_given) {
  const Body block = body("shape = \"eota111\"\nsides_m = [2, 2, 2]\ndensity_kg_m3 = 1\n");
  EXPECT_NEAR(block.mass.mass, 8 * 17.0 / 24, 1e-9);
  const SpatialProject boulders = read("[[body]]\nshape = \"boulder\"\ncopies = 2\nstep_m = [3, 0, 0]\n");
  EXPECT_NE(boulders.scene.bodies[0].mass.mass, boulders.scene.bodies[1].mass.mass);
}

TEST_F(SpatialProjectFile, copies_stand_in_rows_grids_and_rings) {
  const auto row = read(
                       "[[body]]\nname = \"b\"\nbox_m = [1, 1, 1]\ncopies = 3\nstep_m = [0, 0, 2]\n"
                       "step_turn_deg = [0, 0, 90]\nposition_m = [1, 0, 0]\n")
                       .scene.bodies;
  ASSERT_EQ(row.size(), 3);
  EXPECT_EQ(row[2].name, "b-3");
  EXPECT_EQ(row[0].shape, row[2].shape);
  expect_near(row[2].start.p_WB, {1, 0, 4});
  expect_near(row[2].start.R_WB * Vector3::UnitX(), {-1, 0, 0});
  const auto grid =
      read("[[body]]\nbox_m = [1, 1, 1]\ngrid = { counts = [2, 3, 4], step_m = [1, 10, 100] }\n").scene.bodies;
  ASSERT_EQ(grid.size(), 24);
  expect_near(grid[1].start.p_WB, {1, 0, 0});
  expect_near(grid[2].start.p_WB, {0, 10, 0});
  expect_near(grid[23].start.p_WB, {1, 20, 300});
  const auto ring = read(
                        "[[body]]\nbox_m = [1, 1, 1]\nposition_m = [3, 1, 0]\nvelocity_m_s = [0, 1, 0]\n"
                        "ring = { copies = 4, centre_m = [1, 1, 0] }\n")
                        .scene.bodies;
  ASSERT_EQ(ring.size(), 4);
  expect_near(ring[1].start.p_WB, {1, 3, 0});
  expect_near(ring[1].start.v_WB, {-1, 0, 0});
  expect_near(ring[2].start.R_WB * Vector3::UnitX(), {-1, 0, 0});
}

TEST_F(SpatialProjectFile, fixed_and_driven_bodies_keep_their_drawn_axes) {
  const Body ground = body("plane = true\nposition_m = [0, 0, 1]\n");
  EXPECT_EQ(ground.mobility, spatial::Mobility::fixed);
  EXPECT_FALSE(std::isfinite(collision::bounding_radius(*ground.shape)));
  const Body table = body(
      "hull_m = [[0,0,0],[1,0,0],[0,1,0],[0,0,1]]\nmotion = \"kinematic\"\nposition_m = [1, 2, 3]\n"
      "drive = { amplitude_m = [0.1, 0, 0], frequency_Hz = 2, phase_deg = 90, start_s = 1 }\n");
  expect_near(table.start.p_WB, {1, 2, 3});
  EXPECT_NEAR(table.script.phase, std::numbers::pi / 2, 1e-15);
  EXPECT_EQ(table.script.start, 1);
}

TEST_F(SpatialProjectFile, ties_are_told_in_the_world_and_kept_in_the_body) {
  const spatial::Scene scene =
      read(
          "[[body]]\nname = \"a\"\nbox_m = [1, 1, 1]\nposition_m = [0, 0, 2]\nturn_deg = [0, 0, 90]\n"
          "[[body]]\nname = \"b\"\nbox_m = [1, 1, 1]\nposition_m = [3, 0, 2]\n"
          "[[spring]]\nbodies = [\"a\", \"world\"]\nto_m = [0, 0, 6]\nstiffness_N_m = 5\n"
          "[[joint]]\nkind = \"hinge\"\nbodies = [\"a\", \"b\"]\npoint_m = [1, 0, 2]\naxis = [0, 2, 0]\n"
          "limits_deg = [-90, 90]\nmotor = { speed_rad_s = 1, gain_N_m_s = 2, torque_N_m = 3 }\n")
          .scene;
  EXPECT_EQ(scene.springs[0].rest_length, 4);
  EXPECT_EQ(scene.springs[0].b.body, spatial::kWorld);
  const spatial::Joint& joint = scene.joints[0];
  expect_near(joint.a.point, {0, -1, 0});
  expect_near(joint.b.point, {-2, 0, 0});
  expect_near(joint.axis_a, {1, 0, 0});
  expect_near(joint.axis_b, {0, 1, 0});
  EXPECT_NEAR(joint.limits->upper, std::numbers::pi / 2, 1e-15);
  EXPECT_EQ(joint.motor->most, 3);
}

TEST_F(SpatialProjectFile, pairs_of_materials_hold_instead_of_the_mean) {
  const spatial::Scene scene =
      read(
          "[material.ice]\nfriction = 0.04\nrestitution = 0.09\n[material.rock]\nfriction = 1\nrestitution = 0.25\n"
          "[[pair]]\nmaterials = [\"ice\", \"ice\"]\nfriction = 0.01\nrestitution = 0\n"
          "[[body]]\nbox_m = [1, 1, 1]\nmaterial = \"rock\"\n")
          .scene;
  EXPECT_EQ(scene.bodies[0].material, 2);
  EXPECT_EQ(surface_between(scene, 1, 1).friction, 0.01);
  EXPECT_NEAR(surface_between(scene, 1, 2).friction, 0.2, 1e-15);
  EXPECT_NEAR(surface_between(scene, 1, 2).restitution, 0.15, 1e-15);
}

TEST_F(SpatialProjectFile, bodies_that_overlap_at_the_start_are_named) {
  const std::string boxes = "[[body]]\nname = \"a\"\nbox_m = [1, 1, 1]\n[[body]]\nname = \"b\"\nbox_m = [1, 1, 1]\n";
  EXPECT_EQ(overlap_text(read(boxes + "position_m = [0, 0, 1]\n").scene), "");
  EXPECT_EQ(overlap_text(read(boxes + "position_m = [0, 0, 0.75]\n").scene),
            "the bodies a and b overlap by 0.25 m at the start");
}

TEST_F(SpatialProjectFile, a_symmetry_is_checked_at_the_start) {
  const std::string balls =
      "[[body]]\nname = \"l\"\nsphere_radius_m = 0.1\nposition_m = [-1, 0, 0]\nvelocity_m_s = [1, 0, 0]\n"
      "[[body]]\nname = \"r\"\nsphere_radius_m = 0.1\nposition_m = [1, 0, 0]\nvelocity_m_s = ";
  EXPECT_TRUE(read(balls + "[-1, 0, 0]\n[symmetry]\nnormal = [2, 0, 0]\n").symmetry);
  EXPECT_EQ(message(balls + "[-2, 0, 0]\n[symmetry]\nnormal = [2, 0, 0]\n"),
            "project.toml:14: symmetry.normal: the body l has no image in this mirror; accepted: a scene "
            "that is symmetric at the start");
}

}  // namespace
}  // namespace talus::io
