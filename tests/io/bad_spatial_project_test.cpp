// Each way in which a spatial scene can be wrong, with the message that it gets.

#include "tests/io/spatial_sample.h"
#include <gmock/gmock.h>

namespace talus::io {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class BadSpatialProject : public SpatialSample {
 protected:
  [[nodiscard]] std::string joint(const std::string& text) const {
    return message("[[body]]\nname = \"a\"\nbox_m = [1, 1, 1]\n[[body]]\nname = \"g\"\nplane = true\n[[joint]]\n" +
                   text);
  }
  static inline const std::string kBox = "[[body]]\nbox_m = [1, 1, 1]\n";
};

TEST_F(BadSpatialProject, keys) {
  EXPECT_EQ(message("[[bodys]]\nbox_m = [1, 1, 1]\n"),
            "project.toml:3: bodys: unknown key, did you mean body?; accepted: kind, name, gravity_m_s2, dt_s, "
            "duration_s, law, tolerance_m, resting_speed_m_s, most_events, threads, output, material, pair, body, "
            "spring, joint, penalty, symmetry, soccer");
  EXPECT_THAT(body_message("box_m = [1, 1, 1]\nmas_kg = 1\n"),
              StartsWith("project.toml:5: body[0].mas_kg: unknown key, did you mean mass_kg?; accepted: name, "));
  EXPECT_EQ(message("law = \"lcq\"\n" + kBox).substr(0, 62),
            "project.toml:3: law = \"lcq\": unknown law, did you mean lcp?; a");
  EXPECT_EQ(message(""), "project.toml:1: body: is missing; accepted: [[body]] for each body or row of bodies");
  EXPECT_EQ(message("dt_s = 0\n" + kBox), "project.toml:3: dt_s = 0: out of range; accepted: a number from 1e-7 to 1");
  EXPECT_EQ(message("dt_s = 1e-7\n[output]\nframe_s = -1\n" + kBox),
            "project.toml:5: output.frame_s = -1: out of range; accepted: a number > 0");
  EXPECT_EQ(
      message("gravity_m_s2 = -9.81\n" + kBox),
      "project.toml:3: gravity_m_s2 = -9.81: out of range; accepted: a number >= 0 (downward) or a list [x, y, z]");
}

TEST_F(BadSpatialProject, shapes) {
  EXPECT_EQ(body_message("name = \"x\"\n"),
            "project.toml:3: body[0].box_m: the body has no shape; accepted: sphere_radius_m, box_m, capsule, "
            "cylinder, hull_m, mesh, shape");
  EXPECT_EQ(body_message("box_m = [1, 1, 1]\nsphere_radius_m = 1\n"),
            "project.toml:4: body[0].box_m = [1, 1, 1]: cannot stand beside sphere_radius_m; accepted: one shape for "
            "each body");
  EXPECT_EQ(body_message("box_m = [1, 0, 1]\n"),
            "project.toml:4: body[0].box_m = [1, 0, 1]: out of range; accepted: three sides > 0, up to 10000 m");
  EXPECT_EQ(body_message("sphere_radius_m = nan\n"),
            "project.toml:4: body[0].sphere_radius_m = nan: out of range; accepted: a length > 0, up to 10000 m");
  EXPECT_EQ(body_message("capsule = { radius_m = 1 }\n"),
            "project.toml:4: body[0].capsule.length_m: the key is missing; accepted: a length > 0, up to 10000 m");
  EXPECT_THAT(body_message("hull_m = [[0,0,0],[1,0,0],[0,1,0],[1,1,0]]\n"),
              HasSubstr("project.toml:4: body[0].hull_m"));
  EXPECT_THAT(body_message("mesh = \"no.obj\"\n"), HasSubstr("body[0].mesh = \"no.obj\": no such file"));
  EXPECT_EQ(body_message("box_m = [1, 1, 1]\nmesh_as = \"hull\"\n"),
            "project.toml:5: body[0].mesh_as = \"hull\": belongs to mesh only");
  EXPECT_THAT(body_message("shape = \"cub\"\n"), HasSubstr("unknown shape, did you mean cube?"));
  EXPECT_EQ(body_message("parts = []\n"),
            "project.toml:4: body[0].parts = []: is empty; accepted: a list of tables, each with a shape");
  EXPECT_THAT(body_message("parts = [{ box_m = [1, 1, 1] }, { plane = true }]\n"),
              StartsWith("project.toml:4: body[0].parts[1].plane: unknown key"));
}

TEST_F(BadSpatialProject, masses_and_motion) {
  const std::string box = "box_m = [1, 1, 1]\n";
  EXPECT_EQ(body_message(box + "mass_kg = 0\n"),
            "project.toml:5: body[0].mass_kg = 0: out of range; accepted: a number > 0");
  EXPECT_EQ(body_message(box + "mass_kg = 1\ndensity_kg_m3 = 1\n"),
            "project.toml:6: body[0].density_kg_m3 = 1: has no meaning beside mass_kg");
  EXPECT_EQ(body_message(box + "motion = \"fixed\"\nmass_kg = 1\n"),
            "project.toml:6: body[0].mass_kg = 1: has no meaning for a body that is fixed");
  EXPECT_EQ(body_message("plane = true\nmotion = \"dynamic\"\n"),
            "project.toml:5: body[0].motion = \"dynamic\": a plane has no end and no mass; accepted: fixed, kinematic");
  EXPECT_EQ(
      body_message(box + "velocity_m_s = [0, 1e300, 0]\n"),
      "project.toml:5: body[0].velocity_m_s = [0, 1e+300, 0]: out of range; accepted: three numbers from -1e5 to 1e5");
  EXPECT_EQ(body_message(box + "motion = \"kinematic\"\n"),
            "project.toml:3: body[0].drive: the key is missing; accepted: a table with velocity_m_s, spin_rad_s or "
            "amplitude_m");
  EXPECT_EQ(body_message(box + "motion = \"kinematic\"\ndrive = { amplitude_m = [1, 0, 0] }\n"),
            "project.toml:6: body[0].drive.frequency_Hz: the key is missing; accepted: a number > 0");
  EXPECT_EQ(body_message(box + "inertia_kg_m2 = [1, 1, 3]\n"),
            "project.toml:5: body[0].inertia_kg_m2 = [1, 1, 3]: no body has such moments: one is <= 0 or larger than "
            "the sum of the others; accepted: three moments > 0 or a symmetric 3 x 3 matrix that a body can have");
  EXPECT_EQ(body_message(box + "centre_m = [0, 0, 1]\n"),
            "project.toml:5: body[0].centre_m = [0, 0, 1]: needs the inertia about that point; accepted: inertia_kg_m2 "
            "beside it");
  EXPECT_EQ(body_message(box + "turn_deg = [0, 0, 0]\nquaternion = [1, 0, 0, 0]\n"),
            "project.toml:6: body[0].quaternion = [1, 0, 0, 0]: cannot stand beside turn_deg");
  EXPECT_EQ(body_message(box + "quaternion = [1, 1, 0, 0]\n"),
            "project.toml:5: body[0].quaternion = [1, 1, 0, 0]: has length 1.414; accepted: [w, x, y, z] of length 1");
  EXPECT_EQ(body_message(box + "colour = \"red\"\n"),
            "project.toml:5: body[0].colour = \"red\": is no colour; accepted: \"#rrggbb\" with hexadecimal digits");
  EXPECT_EQ(body_message(box + "material = \"ice\"\n"),
            "project.toml:5: body[0].material = \"ice\": unknown material; accepted: default");
}

TEST_F(BadSpatialProject, names_and_copies) {
  const std::string box = "box_m = [1, 1, 1]\n";
  EXPECT_EQ(message("[[body]]\nname = \"a\"\n" + box + "[[body]]\nname = \"a\"\n" + box),
            "project.toml:7: body[1].name = \"a\": another body is called a; accepted: a name for each");
  EXPECT_EQ(body_message("name = \"world\"\n" + box),
            "project.toml:4: body[0].name = \"world\": cannot be the name of a body; accepted: any other text");
  EXPECT_EQ(body_message(box + "copies = 2\n"),
            "project.toml:3: body[0].step_m: all copies would be in one place; accepted: a step [x, y, z]");
  EXPECT_EQ(body_message(box + "step_m = [1, 0, 0]\n"),
            "project.toml:5: body[0].step_m = [1, 0, 0]: has no meaning without copies");
  EXPECT_EQ(body_message(box + "grid = { counts = [2, 0, 1], step_m = [1, 1, 1] }\n"),
            "project.toml:5: body[0].grid.counts = [2, 0, 1]: out of range; accepted: three whole numbers >= 1, at "
            "most 200000 bodies");
  EXPECT_EQ(body_message(box + "grid = { counts = [2, 1, 1], step_m = [0, 1, 1] }\n"),
            "project.toml:5: body[0].grid.step_m = [0, 1, 1]: copies would be in one place; accepted: a step that is "
            "not zero where there is more than one");
  EXPECT_EQ(body_message(box + "copies = 2\nstep_m = [1, 0, 0]\nring = { copies = 3 }\n"),
            "project.toml:7: body[0].ring: cannot stand beside copies");
}

TEST_F(BadSpatialProject, materials) {
  EXPECT_EQ(message("[material.ice]\nfriction = 0.1\n" + kBox),
            "project.toml:3: material.ice.restitution: the key is missing; accepted: a number from 0 to 1");
  EXPECT_EQ(message("[[pair]]\nmaterials = [\"default\", \"ice\"]\nfriction = 0\nrestitution = 0\n" + kBox),
            "project.toml:4: pair[0].materials = [\"default\", \"ice\"]: unknown material; accepted: default");
  EXPECT_EQ(message("[[pair]]\nmaterials = [\"default\"]\nfriction = 0\nrestitution = 0\n" + kBox),
            "project.toml:4: pair[0].materials = [\"default\"]: must name two materials; accepted: two names, "
            "[\"rock\", \"ice\"]");
  EXPECT_EQ(message("[penalty]\nsolver = \"cg\"\n" + kBox),
            "project.toml:4: penalty.solver = \"cg\": unknown solver; accepted: direct, bicgstab-diagonal, "
            "bicgstab-block");
}

TEST_F(BadSpatialProject, soccer) {
  EXPECT_EQ(message("[soccer]\nrobots = 6\n"),
            "project.toml:4: soccer.robots = 6: out of range; accepted: a whole number from 1 to 5");
  EXPECT_EQ(message("[soccer]\n" + kBox),
            "project.toml:4: body: has no meaning beside [soccer], which makes the whole scene");
}

TEST_F(BadSpatialProject, joints_and_springs) {
  EXPECT_EQ(joint("kind = \"pin\"\nbodies = [\"arm\", \"world\"]\npoint_m = [0, 0, 0]\n"),
            "project.toml:11: joint[0].bodies[0] = \"arm\": unknown body, did you mean a?; accepted: a, g, world");
  EXPECT_EQ(joint("kind = \"pin\"\nbodies = [\"g\", \"world\"]\npoint_m = [0, 0, 0]\n"),
            "project.toml:11: joint[0].bodies = [\"g\", \"world\"]: neither can move; accepted: at least one dynamic "
            "body");
  EXPECT_EQ(joint("kind = \"ball\"\n"),
            "project.toml:10: joint[0].kind = \"ball\": unknown joint; accepted: pin, hinge, slider");
  EXPECT_EQ(joint("kind = \"hinge\"\nbodies = [\"a\", \"world\"]\npoint_m = [0, 0, 0]\n"),
            "project.toml:9: joint[0].axis: the key is missing; accepted: a direction [x, y, z] that is not zero");
  EXPECT_EQ(joint("kind = \"pin\"\nbodies = [\"a\", \"world\"]\npoint_m = [0, 0, 0]\naxis = [0, 0, 1]\n"),
            "project.toml:13: joint[0].axis = [0, 0, 1]: a pin has no axis");
  EXPECT_EQ(joint("kind = \"hinge\"\nbodies = [\"a\", \"world\"]\npoint_m = [0, 0, 0]\naxis = [0, 0, 1]\n"
                  "limits_deg = [10, 20]\n"),
            "project.toml:14: joint[0].limits_deg = [10, 20]: does not hold the start, which is 0; accepted: [lower, "
            "upper] with lower <= 0 <= upper");
  EXPECT_EQ(joint("kind = \"slider\"\nbodies = [\"a\", \"world\"]\npoint_m = [0, 0, 0]\naxis = [0, 0, 1]\n"
                  "limits_deg = [-1, 1]\n"),
            "project.toml:14: joint[0].limits_deg = [-1, 1]: belongs to a hinge only");
  EXPECT_EQ(message(kBox + "[[spring]]\nbodies = [\"body-1\", \"world\"]\nstiffness_N_m = 1\n"),
            "project.toml:5: spring[0].to_m: the key is missing; accepted: a point [x, y, z] of the world");
}

}  // namespace
}  // namespace talus::io
