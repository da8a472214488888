// Each way in which a rocking project can be wrong, with the message that it gets.

#include "tests/io/rocking_sample.h"
#include <gmock/gmock.h>

namespace talus::io {
namespace {

class BadRockingProject : public RockingSample {
 protected:
  [[nodiscard]] std::string block(const std::string& text) const { return message({.block = text}); }
  [[nodiscard]] std::string pedestal(const std::string& text) const { return message({.pedestal = text}); }
  [[nodiscard]] std::string motion(const std::string& text) const { return message({.motion = text}); }
  [[nodiscard]] std::string study(const std::string& text) const { return message({.study = text}); }
  [[nodiscard]] std::string record(const std::string& name, const std::string& text,
                                   const std::string& more = "") const {
    static_cast<void>(write(name, text));
    return motion("file = \"" + name + "\"\n" + more);
  }
};

TEST_F(BadRockingProject, keys) {
  EXPECT_EQ(block("box_m = [0.4, 0.4, 1.2]\ntilt = 3"),
            "project.toml:4: block.tilt: unknown key; accepted: box_m, mesh, planar, density_kg_m3, mass_kg, tilt_deg, "
            "velocity_m_s, spin_rad_s, turn_deg");
  EXPECT_EQ(message({.more = "[engin]\n"}),
            "project.toml:10: engin: unknown key, did you mean engine?; accepted: kind, name, block, pedestal, motion, "
            "study, engine, slope, materials, material, barrier, runout");
  EXPECT_EQ(study("type = \"grids\""),
            "project.toml:9: study.type = \"grids\": unknown study, did you mean grid?; accepted: single, grid, "
            "fragility, overturning");
  EXPECT_EQ(message({.study = ""}),
            "project.toml:1: study: is missing; accepted: a table [study] with type = \"single\", \"grid\", "
            "\"fragility\" or \"overturning\"");
}

TEST_F(BadRockingProject, blocks) {
  EXPECT_EQ(block(""), "project.toml:1: block: is missing; accepted: a table [block] with box_m or mesh");
  EXPECT_EQ(block("box_m = [0.4, -0.4, 1.2]"),
            "project.toml:3: block.box_m = [0.4, -0.4, 1.2]: out of range; accepted: three sides > 0, up to 1000 m");
  EXPECT_EQ(block("box_m = [0.4, 0.4, 1.2]\nmesh = \"a.obj\""),
            "project.toml:4: block.mesh = \"a.obj\": cannot stand beside box_m; accepted: one of the two");
  EXPECT_EQ(block("box_m = [0.4, 0.4, 1.2]\ndensity_kg_m3 = 2600\nmass_kg = 100"),
            "project.toml:4: block.density_kg_m3 = 2600: has no meaning beside mass_kg and box_m");
  EXPECT_EQ(block("box_m = [0.4, 0.4, 1.2]\nplanar = 1"),
            "project.toml:4: block.planar = 1: is neither true nor false; accepted: true or false");
  EXPECT_EQ(pedestal("friction = 0.5\nkinetic_friction = 0.6"),
            "project.toml:6: pedestal.kinetic_friction = 0.6: is larger than friction; accepted: at most the static "
            "friction");
  EXPECT_EQ(pedestal("friction = -1"),
            "project.toml:5: pedestal.friction = -1: out of range; accepted: a number from 0 to 100");
}

TEST_F(BadRockingProject, mesh_that_is_not_closed) {
  static_cast<void>(write("open.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\n"));
  EXPECT_EQ(block("mesh = \"open.obj\""),
            "open.obj: the mesh encloses no body: 3 open edges (the surface has a hole): vertices 0 and 2 of triangle "
            "0, vertices 3 and 0 of triangle 1, vertices 2 and 3 of triangle 2; accepted: one closed surface, corners "
            "counter-clockwise seen from outside");
}

/// A pyramid on its tip.
TEST_F(BadRockingProject, block_that_does_not_stand) {
  static_cast<void>(write("tip.obj", "v 0 0 0\nv 1 0 1\nv -1 1 1\nv -1 -1 1\nf 1 3 2\nf 1 4 3\nf 1 2 4\nf 2 3 4\n"));
  EXPECT_EQ(block("mesh = \"tip.obj\""),
            "project.toml:3: block.mesh: does not stand: it tips by more than 11.5 deg before the motion begins; "
            "accepted: a block whose centre of mass is above its base; or give tilt_deg to let it fall");
  static_cast<void>(write("beside.obj", "v 0.15 -1 0\nv 1 -1 0\nv 1 1 0\nv 0.15 1 0\nf 1 2 3\nf 1 3 4\n"));
  EXPECT_EQ(message({.pedestal = "box_m = [0.1, 0.1, 1]"}), "no error");
  EXPECT_EQ(message({.pedestal = "mesh = \"beside.obj\""}),
            "project.toml:3: block.box_m: does not stand: it tips by more than 11.5 deg before the motion begins; "
            "accepted: a block whose centre of mass is above its base; or give tilt_deg to let it fall");
}

TEST_F(BadRockingProject, records) {
  const std::string head = "A\nB\nACCELERATION TIME SERIES IN UNITS OF G\n";
  EXPECT_EQ(record("long.AT2", head + "NPTS= 4, DT= .01 SEC\n 0 .1 -.1\n"),
            "long.AT2:4: promises 4 samples, but 3 follow; accepted: as many samples as the heading says");
  EXPECT_EQ(record("nan.AT2", head + "NPTS= 3, DT= .01 SEC\n 0 nan -.1\n"),
            "nan.AT2:5: \"nan\" is not finite; accepted: a finite number");
  EXPECT_EQ(record("none.AT2", head + "DT= .01 SEC\n 0 .1 -.1\n"),
            "none.AT2:4: NPTS: is missing; accepted: a line such as \"NPTS= 4000, DT= .0050 SEC\" in the heading");
  EXPECT_EQ(record("zero.AT2", head + "NPTS= 3, DT= .01 SEC\n 0 0 0\n"),
            "project.toml:7: motion.file = \"zero.AT2\": holds no motion: all samples are zero");
  EXPECT_EQ(record("mixed.csv", "time_s,x_acceleration_g,y_acceleration_m_s2\n0,0,0\n0.01,0.1,1\n0.02,0,0\n"),
            "mixed.csv:2: y_acceleration_m_s2: stands beside columns of another quantity or unit; accepted: one for "
            "all: acceleration_g");
  EXPECT_EQ(
      record("bare.csv", "time_s,acceleration\n0,0\n0.01,0.1\n"),
      "bare.csv:1: acceleration: unknown column, did you mean acceleration_g?; accepted: time_s, acceleration_m_s2, "
      "acceleration_g, acceleration_cm_s2, velocity_m_s, velocity_cm_s, displacement_m, displacement_cm, "
      "x_acceleration_m_s2, x_acceleration_g, x_acceleration_cm_s2, x_velocity_m_s, x_velocity_cm_s, x_displacement_m, "
      "x_displacement_cm, y_acceleration_m_s2, y_acceleration_g, y_acceleration_cm_s2, y_velocity_m_s, "
      "y_velocity_cm_s, y_displacement_m, y_displacement_cm, z_acceleration_m_s2, z_acceleration_g, "
      "z_acceleration_cm_s2, z_velocity_m_s, z_velocity_cm_s, z_displacement_m, z_displacement_cm");
  EXPECT_EQ(
      record("uneven.csv", "time_s,acceleration_g\n0,0\n0.01,0.1\n0.03,0\n"),
      "uneven.csv:3: time_s = 0.01: the step of time is 0.01 s here and 0.015 s on average; accepted: equal steps");
  EXPECT_EQ(record("text.txt", "0\n0.1\n0\n"),
            "text.txt: unit: is not given, and the file does not say it; accepted: m/s2, g, cm/s2");
  EXPECT_EQ(record("text.txt", "0\n0.1\n0\n", "unit = \"g\""),
            "text.txt: step_s: is not given, and one column does not tell it; accepted: seconds between samples, > 0");
  EXPECT_EQ(record("text.txt", "0 0\n0.01 0.1 0.2\n", "unit = \"g\""),
            "text.txt:2: has 3 columns; accepted: one column, or two: time and acceleration");
  EXPECT_EQ(record("text.txt", "0\n0.1\n0\n", "unit = \"gal\"\nstep_s = 0.01"),
            "project.toml:8: motion.unit = \"gal\": unknown unit, did you mean g?; accepted: m/s2, g, cm/s2");
  EXPECT_EQ(motion("file = \"missing.AT2\""),
            "project.toml:7: motion.file = \"missing.AT2\": no such file; accepted: a file, relative to the folder of "
            "the project");
}

TEST_F(BadRockingProject, components_that_do_not_fit_each_other) {
  const std::string head = "A\nB\nACCELERATION TIME SERIES IN UNITS OF G\n";
  static_cast<void>(write("one.AT2", head + "NPTS= 3, DT= .01 SEC\n 0 .1 -.1\n"));
  static_cast<void>(write("two.AT2", head + "NPTS= 4, DT= .01 SEC\n 0 .1 -.1 0\n"));
  static_cast<void>(write("slow.AT2", head + "NPTS= 3, DT= .02 SEC\n 0 .1 -.1\n"));
  EXPECT_EQ(motion("file = \"one.AT2\"\nfile_2 = \"two.AT2\""),
            "project.toml:8: motion.file_2 = \"two.AT2\": has 4 samples, the first component 3; accepted: components "
            "of the same length");
  EXPECT_EQ(motion("file = \"one.AT2\"\nfile_up = \"slow.AT2\""),
            "project.toml:8: motion.file_up = \"slow.AT2\": has samples every 0.02 s, the first component every 0.01 "
            "s; accepted: components with the same step");
  EXPECT_EQ(motion("file = \"one.AT2\"\npga_g = 0.5\nscale = 2"),
            "project.toml:9: motion.scale = 2: has no meaning beside pga_g");
  EXPECT_EQ(motion("pulse = { shape = \"one-sine\", pga_g = 1, period_s = 1 }\npga_g = 0.5"),
            "project.toml:8: motion.pga_g = 0.5: has no meaning beside pulse, which has its own pga_g");
  EXPECT_EQ(motion("pulse = { shape = \"square\", pga_g = 1, period_s = 1 }"),
            "project.toml:7: motion.pulse.shape = \"square\": unknown pulse; accepted: half-sine, one-sine, "
            "one-cosine, rectangular, ricker");
}

TEST_F(BadRockingProject, runouts) {
  const std::string slope = "[slope]\nmesh = \"slope.obj\"\n[material.soil]\nrestitution = 0.2\nfriction = 0.6\n";
  static_cast<void>(write("slope.obj", "v -20 -20 0\nv 20 -20 0\nv 20 20 0\nv -20 20 0\nf 1 2 3\nf 1 3 4\n"));
  EXPECT_EQ(message({.more = slope}), "project.toml:10: slope: has no meaning without [runout]");
  EXPECT_EQ(message({.more = slope + "[runout]\nplace_m = [0, 0]\n"}),
            "project.toml:16: runout.place_m = [0, 0]: a plane cannot stand on a slope; accepted: box_m or mesh in "
            "[pedestal]");
  const std::string box = "box_m = [0.6, 0.6, 1]";
  EXPECT_EQ(message({.pedestal = box, .more = slope + "[runout]\nplace_m = [0]\n"}),
            "project.toml:16: runout.place_m = [0]: has another length; accepted: [x, y] or [x, y, z] over the slope");
  EXPECT_EQ(message({.pedestal = box, .more = slope + "[runout]\nplace_m = [100, 0]\n"}),
            "project.toml:16: runout.place_m = [100, 0]: is not over the slope; accepted: a place on the slope: x -20 "
            "to 20, y -20 to 20, z from 0");
  EXPECT_EQ(message({.pedestal = box, .more = slope + "[runout]\nplace_m = [0, 0, -1]\n"}),
            "project.toml:16: runout.place_m = [0, 0, -1]: the block begins in the slope or beside it; accepted: a "
            "pedestal that lifts the block off the slope");
  EXPECT_EQ(message({.pedestal = box, .more = "[runout]\nplace_m = [0, 0]\n"}),
            "project.toml:1: slope: the section is missing; accepted: [slope] with dem or mesh");
}

}  // namespace
}  // namespace talus::io
