// Where rocks come from: points, lines, areas, cells and files, and how many come from each.

#include <cmath>
#include <map>

#include "tests/io/gis_samples.h"
#include "tests/io/rockfall_sample.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace talus::io {
namespace {

using core::Vector2;
using core::Vector3;
using testing::HasSubstr;

const std::string kTop = "kind = \"rockfall\"\nseed = 3\n";

class RockfallSources : public RockfallSample {
 protected:
  [[nodiscard]] RockfallProject seeder(const std::string& text, const std::string& top = "rocks = 400\n") const {
    return read({.top = kTop + top, .seeders = "[[seeder]]\nrock = \"block\"\n" + text});
  }
  /// Where the rocks start, in the coordinates of the user.
  [[nodiscard]] static std::vector<Vector3> places(const RockfallProject& project) {
    std::vector<Vector3> found;
    for (std::int64_t i = 0; i < project.plan.rocks(); ++i)
      found.emplace_back(project.plan.start(i).state.p_WB + project.model.origin);
    return found;
  }
};

TEST_F(RockfallSources, lines_are_covered_evenly) {
  // Two pieces of 4 and 6 m: 40 % of the rocks on the first.
  const auto found = places(seeder("line = [[2600006, 1200002], [2600006, 1200006], [2600012, 1200006]]\n"));
  ASSERT_EQ(found.size(), 400U);
  int first = 0;
  for (const Vector3& p : found) {
    const bool on_first = std::abs(p.x() - 2600006) < 1e-9 && p.y() < 1200006;
    EXPECT_TRUE(on_first || std::abs(p.y() - 1200006) < 1e-9);
    first += on_first ? 1 : 0;
  }
  EXPECT_NEAR(first, 160, 5 * std::sqrt(400 * 0.4 * 0.6));
}

TEST_F(RockfallSources, a_line_with_heights_gives_centres_of_mass) {
  const auto found = places(seeder("line = [[2600004, 1200002, 510], [2600014, 1200002, 520]]\n"));
  for (const Vector3& p : found) EXPECT_NEAR(p.z() - 510, p.x() - 2600004, 1e-6);
}

TEST_F(RockfallSources, areas_are_covered_evenly) {
  // An L of 4 x 4 + 4 x 2: a third of it is the foot.
  const auto found =
      places(seeder("area = [[2600004, 1200001], [2600012, 1200001], [2600012, 1200003], [2600008, 1200003], [2600008, "
                    "1200005], [2600004, 1200005]]\n"));
  int foot = 0;
  for (const Vector3& p : found) {
    EXPECT_TRUE(p.x() >= 2600004 && p.x() <= 2600012 && p.y() >= 1200001 && p.y() <= 1200005);
    EXPECT_FALSE(p.x() > 2600008 && p.y() > 1200003);
    foot += p.x() > 2600008 ? 1 : 0;
  }
  EXPECT_NEAR(foot, 400 / 3.0, 5 * std::sqrt(400 * 2 / 9.0));
}

TEST_F(RockfallSources, cells_of_a_raster_count_by_their_value) {
  write_ascii_grid(folder_ / "cells.asc", 3, 1, "1 0 3", "xllcorner 2600004\nyllcorner 1200002\ncellsize 2\n");
  const auto found = places(seeder("cells = \"cells.asc\"\n"));
  int heavy = 0;
  for (const Vector3& p : found) {
    EXPECT_FALSE(p.x() > 2600006 && p.x() < 2600008);
    heavy += p.x() > 2600008 ? 1 : 0;
  }
  EXPECT_NEAR(heavy, 300, 5 * std::sqrt(400 * 0.25 * 0.75));
}

TEST_F(RockfallSources, files_hold_points_lines_or_polygons_in_any_format) {
  const std::string line = "LINESTRING (2600004 1200003, 2600010 1200003)";
  const std::string area =
      "POLYGON ((2600004 1200002, 2600010 1200002, 2600010 1200008, 2600004 1200008, 2600004 1200002), (2600006 "
      "1200004, 2600008 1200004, 2600008 1200006, 2600006 1200006, 2600006 1200004))";
  write_layers(folder_ / "s.gpkg", "GPKG",
               {{.name = "cliffs", .features = {{line, "a", 1}}}, {.name = "benches", .features = {{area, "b", 2}}}});
  write_layers(folder_ / "s.shp", "ESRI Shapefile", {{.name = "s", .features = {{area, "b", 2}}}});
  for (const Vector3& p : places(seeder("file = \"s.gpkg\"\nlayer = \"cliffs\"\n"))) EXPECT_NEAR(p.y(), 1200003, 1e-9);
  for (const std::string name : {"file = \"s.gpkg\"\nlayer = \"benches\"\n", "file = \"s.shp\"\n"})
    for (const Vector3& p : places(seeder(name)))
      EXPECT_FALSE(p.x() > 2600006 && p.x() < 2600008 && p.y() > 1200004 && p.y() < 1200006) << "in the hole";
}

TEST_F(RockfallSources, features_are_chosen_by_attributes_and_weighed_by_a_field) {
  write_layers(folder_ / "p.gpkg", "GPKG",
               {{.features = {{"POINT (2600004 1200003)", "a", 1},
                              {"POINT (2600006 1200003)", "a", 3},
                              {"POINT (2600008 1200003)", "b", 7}}}});
  std::map<double, int> counts;
  for (const Vector3& p :
       places(seeder("file = \"p.gpkg\"\nwhere = \"material = 'a'\"\nweight_field = \"priority\"\n")))
    ++counts[p.x()];
  EXPECT_EQ(counts.size(), 2U);
  EXPECT_NEAR(counts[2600006], 300, 5 * std::sqrt(400 * 0.25 * 0.75));
}

TEST_F(RockfallSources, features_of_another_system_are_brought_into_that_of_the_slope) {
  // The old and the new Swiss system differ by 2 000 000 m and 1 000 000 m, and by less than 2 m beyond that.
  write_layers(folder_ / "old.gpkg", "GPKG", {{.crs = "EPSG:21781", .features = {{"POINT (600010 200005)", "a"}}}});
  const Vector3 p = places(seeder("file = \"old.gpkg\"\n", "rocks = 1\n")).front();
  EXPECT_NEAR(p.x(), 2600010, 2);
  EXPECT_NEAR(p.y(), 1200005, 2);
  EXPECT_NE(p.x(), 2600010 - 2000000);
}

TEST_F(RockfallSources, rocks_of_the_project_are_shared_by_length_or_weight) {
  const std::string one = "[[seeder]]\nrock = \"block\"\nline = [[2600004, 1200003], [2600006, 1200003]]\n";
  const std::string three = "[[seeder]]\nrock = \"block\"\nline = [[2600004, 1200005], [2600010, 1200005]]\n";
  const auto shares = [&](const std::string& seeders) {
    const RockfallProject project = read({.top = kTop + "rocks = 1000\n", .seeders = seeders});
    int second = 0;
    for (std::int64_t i = 0; i < project.plan.rocks(); ++i) second += project.plan.start(i).seeder;
    return second;
  };
  const double margin = 5 * std::sqrt(1000 * 0.25 * 0.75);
  EXPECT_NEAR(shares(one + three), 750, margin);
  EXPECT_NEAR(shares(one + "weight = 3\n" + three + "weight = 1\n"), 250, margin);
}

TEST_F(RockfallSources, the_command_line_may_say_how_many_and_with_which_seed) {
  const std::string text = Parts{.top = kTop + "rocks = 10\n"}.text();
  write("project.toml", text);
  const RockfallProject more = read_rockfall_project(folder_ / "project.toml", {.rocks = 25, .seed = 8});
  EXPECT_EQ(more.plan.rocks(), 25);
  EXPECT_EQ(more.seed, 8U);
  const RockfallProject plain = read_rockfall_project(folder_ / "project.toml");
  EXPECT_EQ(plain.plan.rocks(), 10);
  EXPECT_NE(plain.plan.start(3).state.R_WB.coeffs(), more.plan.start(3).state.R_WB.coeffs());
  write("own.toml", Parts{.top = kTop,
                          .seeders = "[[seeder]]\nrock = \"block\"\npoint = [2600010, 1200005]\nrocks = 3\n[[seeder]]\n"
                                     "rock = \"block\"\npoint = [2600012, 1200005]\nrocks = 1\n"}
                        .text());
  const RockfallProject shares = read_rockfall_project(folder_ / "own.toml", {.rocks = 800});
  int second = 0;
  for (std::int64_t i = 0; i < 800; ++i) second += shares.plan.start(i).seeder;
  EXPECT_NEAR(second, 200, 5 * std::sqrt(800 * 0.25 * 0.75));
}

TEST_F(RockfallSources, distributions_may_stand_wherever_a_rock_has_a_number) {
  write("masses.csv", "mass_kg,n\n500,1\n900,3\n");
  const RockfallProject project =
      read({.top = kTop + "rocks = 300\n",
            .materials = "[material.rock]\nrestitution = { normal = [0.3, 0.05], min = 0, max = 1 }\nfriction = 0.5\n"
                         "[material.soil]\nrestitution = 0.1\nfriction = 0.9\n[materials]\ndefault = \"rock\"\n",
            .rocks = "[rock.block]\nshape = \"box\"\nsides_m = [1, { uniform = [0.5, 1] }, 0.5]\n"
                     "mass_kg = { csv = \"masses.csv\", column = \"mass_kg\", weight_column = \"n\" }\n"
                     "density_kg_m3 = { triangular = [2500, 2600, 2900] }\n[rock.slab]\nshape = \"cube\"\n"
                     "mass_kg = { discrete = [100, 200], weights = [1, 1] }\n",
            .seeders = "[[seeder]]\nrock = { block = 3, slab = 1 }\npoint = [2600010, 1200005]\n"
                       "drop_height_m = { exponential = 2 }\nvelocity_m_s = [0, { beta = [2, 2, -3, -1] }, 0]\n"
                       "spin_rad_s = [{ lognormal = [1, 0.2] }, 0, 0]\n"});
  int blocks = 0, heavy = 0;
  for (std::int64_t i = 0; i < 300; ++i) {
    const rockfall::Start start = project.plan.start(i);
    const double mass = start.rock->mass();
    blocks += start.kind == 0 ? 1 : 0;
    heavy += std::abs(mass - 900) < 1e-6 ? 1 : 0;
    EXPECT_TRUE(start.kind == 0 ? heavy >= 0 && mass > 499 : mass < 201) << mass;
    EXPECT_TRUE(start.state.v_WB.y() > -3 && start.state.v_WB.y() < -1);
    EXPECT_GT(start.state.w_WB.x(), 0.1);
    ASSERT_EQ(start.materials.size(), 1U);
    EXPECT_EQ(start.materials[0].material, 0);
    EXPECT_TRUE(start.materials[0].restitution > 0 && start.materials[0].restitution < 0.6);
  }
  EXPECT_NEAR(blocks, 225, 5 * std::sqrt(300 * 0.25 * 0.75));
  EXPECT_NEAR(heavy, 0.75 * 225, 50);
  ASSERT_GE(project.inputs.size(), 3U);
  EXPECT_EQ(project.inputs.back().path, "masses.csv");
}

TEST_F(RockfallSources, boulders_may_differ_from_rock_to_rock) {
  const RockfallProject project = read({.top = kTop + "rocks = 200\n",
                                        .rocks = "[rock.block]\nshape = \"boulder\"\nvariety = 4\nmass_kg = 500\n",
                                        .seeders = "[[seeder]]\nrock = \"block\"\npoint = [2600010, 1200005]\n"});
  std::map<double, int> radii;
  for (std::int64_t i = 0; i < 200; ++i) {
    const rockfall::Start start = project.plan.start(i);
    EXPECT_NEAR(start.rock->mass(), 500, 1e-9);
    ++radii[start.rock->bounding_radius()];
  }
  EXPECT_EQ(radii.size(), 4U);
  for (const auto& [radius, count] : radii) EXPECT_NEAR(count, 50, 5 * std::sqrt(200 * 0.25 * 0.75));
  EXPECT_EQ(message({.rocks = "[rock.block]\nshape = \"cube\"\nvariety = 4\n"}),
            "project.toml:10: rock.block.variety = 4: belongs to the shape boulder only");
}

}  // namespace
}  // namespace talus::io
