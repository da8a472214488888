// Each way in which sources, distributions and the number of rocks can be wrong, with the message that it gets.

#include "tests/io/gis_samples.h"
#include "tests/io/rockfall_sample.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace talus::io {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

class BadRockfallSources : public RockfallSample {
 protected:
  [[nodiscard]] std::string seeder(const std::string& text, const std::string& top = "rocks = 5\n") const {
    return message({.top = "kind = \"rockfall\"\n" + top, .seeders = "[[seeder]]\nrock = \"block\"\n" + text});
  }
  [[nodiscard]] std::string mass(const std::string& text) const {
    return message({.rocks = "[rock.block]\nshape = \"cube\"\nmass_kg = " + text + "\n"});
  }
  const std::string extent_ = "a place on the slope: x 2600000.5 to 2600019.5, y 1200000.5 to 1200009.5, z from 500.25";
};

TEST_F(BadRockfallSources, distributions) {
  EXPECT_EQ(
      mass("{ lognorml = [1, 1] }"),
      "project.toml:10: rock.block.mass_kg.lognorml: unknown key, did you mean lognormal?; accepted: uniform, "
      "normal, lognormal, triangular, exponential, beta, discrete, weights, csv, column, weight_column, min, max");
  EXPECT_EQ(mass("{ min = 1 }"),
            "project.toml:10: rock.block.mass_kg.uniform: no distribution is given; accepted: one of uniform, normal, "
            "lognormal, triangular, exponential, beta, discrete, csv");
  EXPECT_EQ(mass("{ uniform = [1, 2], normal = [1, 2] }"),
            "project.toml:10: rock.block.mass_kg.normal = [1, 2]: cannot stand beside uniform; accepted: one "
            "distribution");
  EXPECT_EQ(
      mass("{ uniform = [2, 1] }"),
      "project.toml:10: rock.block.mass_kg.uniform: a uniform distribution needs lower < upper; accepted: [lower, "
      "upper]");
  EXPECT_EQ(mass("{ uniform = [1, 2, 3] }"),
            "project.toml:10: rock.block.mass_kg.uniform = [1, 2, 3]: has length 3; accepted: length 2");
  EXPECT_EQ(mass("{ normal = [1000, 200] }"),
            "project.toml:10: rock.block.mass_kg.normal = [1000, 200]: can be -658.5, which is out of range; accepted: "
            "a number > 0, up to 1e12 (min and max bound a distribution)");
  EXPECT_EQ(mass("{ normal = [1000, 200], min = 3000 }"),
            "project.toml:10: rock.block.mass_kg.min: nothing of the distribution lies between 3000 and inf; accepted: "
            "min and max around some of it");
  EXPECT_EQ(mass("{ discrete = [100, 200], weights = [1] }"),
            "project.toml:10: rock.block.mass_kg.discrete: there are 1 weights for 2 values; accepted: a weight for "
            "each value");
  EXPECT_EQ(mass("{ uniform = [1, 2], weights = [1] }"),
            "project.toml:10: rock.block.mass_kg.weights = [1]: belongs to discrete only");
  EXPECT_EQ(mass("-5"), "project.toml:10: rock.block.mass_kg = -5: out of range; accepted: a number > 0, up to 1e12");
  write("m.csv", "mass,n\n5,1\n7,-1\n");
  EXPECT_EQ(mass("{ csv = \"m.csv\", column = \"mas\" }"),
            "m.csv:1: mas: the column is missing, but there is mass; accepted: columns mas");
  EXPECT_EQ(mass("{ csv = \"m.csv\", column = \"mass\", weight_column = \"n\" }"),
            "m.csv:3: n = -1: out of range; accepted: a weight >= 0");
}

TEST_F(BadRockfallSources, kinds_of_source) {
  EXPECT_EQ(seeder(""),
            "project.toml:11: seeder[0].point: the key is missing; accepted: one of point, line, area, cells, file, "
            "states");
  EXPECT_EQ(seeder("point = [2600010, 1200005]\nline = [[1, 2], [3, 4]]\n"),
            "project.toml:14: seeder[0].line: cannot stand beside point; accepted: one of the two");
  EXPECT_EQ(seeder("point = [2600010, 1200005]\nlayer = \"a\"\n"),
            "project.toml:14: seeder[0].layer = \"a\": belongs to file only");
  EXPECT_EQ(seeder("point = [2600010, 1200005]\nband = 1\n"),
            "project.toml:14: seeder[0].band = 1: belongs to cells only");
}

TEST_F(BadRockfallSources, lines_and_areas) {
  EXPECT_EQ(seeder("line = [[2600010, 1200005]]\n"),
            "project.toml:13: seeder[0].line: is no line; accepted: [[x, y], [x, y], ...], or [[x, y, z], ...] for "
            "centres of mass");
  EXPECT_EQ(seeder("line = [[2600010, 1200005], [2600010, 1200005]]\n"),
            "project.toml:13: seeder[0].line: has no length; accepted: two points apart");
  EXPECT_EQ(seeder("line = [[2600010, 1200005], [2600010, 1200015]]\n"),
            "project.toml:13: seeder[0].line: there is no ground below [2600010, 1200015]; accepted: " + extent_);
  EXPECT_EQ(seeder("line = [[2600010, 1200005, 510], [2600012, 1200005, 502]]\n"),
            "project.toml:13: seeder[0].line: lies below the ground, which is at z = 506.000 here; accepted: a centre "
            "of mass above the ground");
  EXPECT_EQ(seeder("area = [[2600002, 1200002], [2600006, 1200006], [2600006, 1200002], [2600002, 1200006]]\n"),
            "project.toml:13: seeder[0].area: is no polygon: Self-intersection at or near point 2600004 1200004; "
            "accepted: [[x, y], [x, y], [x, y], ...] that does not cross itself");
  EXPECT_EQ(seeder("area = [[2600002, 1200002], [2600006, 1200006]]\n"),
            "project.toml:13: seeder[0].area: is no polygon: a ring has 2 points; accepted: [[x, y], [x, y], [x, y], "
            "...] that does not cross itself");
  EXPECT_THAT(seeder("area = [[2600002, 1200002], [2600006, 1200006], [2600004, 1200004]]\n"),
              StartsWith("project.toml:13: seeder[0].area: is no polygon: "));
}

TEST_F(BadRockfallSources, over_a_hole_in_the_ground) {
  Raster raster = plane();
  for (int j = 4; j < 6; ++j)
    for (int i = 9; i < 12; ++i) raster.values[static_cast<std::size_t>(j * 20 + i)] = std::nan("");
  write_geotiff(folder_ / "dem.tif", raster, {.type = RasterType::float64});
  EXPECT_THAT(seeder("line = [[2600004, 1200005], [2600016, 1200005]]\n"),
              StartsWith("project.toml:13: seeder[0].line: there is no ground below [26000"));
  EXPECT_THAT(seeder("area = [[2600004, 1200002], [2600016, 1200002], [2600016, 1200008], [2600004, 1200008]]\n"),
              StartsWith("project.toml:13: seeder[0].area: there is no ground below [26000"));
}

TEST_F(BadRockfallSources, files) {
  const std::string crossed =
      "POLYGON ((2600002 1200002, 2600006 1200006, 2600006 1200002, 2600002 1200006, 2600002 1200002))";
  const auto file = [&](const std::vector<SampleFeature>& features, const std::string& more = "") {
    std::filesystem::remove(folder_ / "s.gpkg");
    write_layers(folder_ / "s.gpkg", "GPKG", {{.features = features}});
    return seeder("file = \"s.gpkg\"\n" + more);
  };
  const std::string point = "POINT (2600010 1200005)";
  EXPECT_EQ(file({{point, "a"}}), "no error");
  EXPECT_EQ(file({{crossed, "a"}}),
            "s.gpkg: feature 1: is no polygon: Self-intersection at or near point 2600004 1200004; accepted: a polygon "
            "that does not cross itself");
  EXPECT_EQ(file({{point, "a"}, {"LINESTRING (2600010 1200005, 2600012 1200005)", "a"}}),
            "s.gpkg: feature 2: is of another kind than those before it; accepted: only points, only lines or only "
            "polygons");
  EXPECT_EQ(file({{point, "a"}}, "layer = \"area\"\n"),
            "s.gpkg: layer = area: unknown layer, did you mean areas?; accepted: areas");
  EXPECT_EQ(file({{point, "a"}}, "weight_field = \"prio\"\n"),
            "s.gpkg: weight_field = prio: unknown field; accepted: material, priority");
  EXPECT_EQ(file({{point, "a"}}, "weight_field = \"material\"\n"),
            "s.gpkg: weight_field = material: the field is of type String; accepted: a field of numbers");
  EXPECT_EQ(file({{point, "a", -1}}, "weight_field = \"priority\"\n"),
            "s.gpkg: feature 1.priority = -1: out of range; accepted: a weight >= 0");
  EXPECT_THAT(file({{point, "a"}}, "where = \"nothing = 3\"\n"),
              StartsWith("s.gpkg: where = nothing = 3: makes no sense"));
  EXPECT_EQ(file({{point, "a"}}, "where = \"material = 'b'\"\n"),
            "s.gpkg: holds no feature where material = 'b'; accepted: points, lines or polygons");
  EXPECT_EQ(file({{"POINT (2600030 1200005)", "a"}}),
            "project.toml:13: seeder[0].file = \"s.gpkg\": there is no ground below [2600030, 1200005]; accepted: " +
                extent_);
}

TEST_F(BadRockfallSources, cells) {
  const auto cells = [&](const std::string& values, const std::string& place) {
    write_ascii_grid(folder_ / "c.asc", 2, 1, values, place + "cellsize 2\n");
    return seeder("cells = \"c.asc\"\n");
  };
  const std::string inside = "xllcorner 2600004\nyllcorner 1200002\n";
  EXPECT_EQ(cells("0 1", inside), "no error");
  EXPECT_EQ(cells("0 0", inside),
            "c.asc: no cell is a source; accepted: cells with a weight > 0 where rocks come from, 0 or no data "
            "elsewhere");
  EXPECT_EQ(cells("0 -1", inside), "c.asc: cell at [2600007, 1200003] = -1: out of range; accepted: a weight >= 0");
  EXPECT_EQ(cells("0 1", "xllcorner 2600016\nyllcorner 1200012\n"),
            "c.asc: cell at [2600019, 1200013] = 1: there is no ground below; accepted: " + extent_);
}

TEST_F(BadRockfallSources, numbers_of_rocks) {
  const std::string line = "line = [[2600004, 1200003], [2600006, 1200003]]\n";
  EXPECT_EQ(seeder(line, ""),
            "project.toml:10: seeder[0].rocks: the key is missing, here and at the top of the project; accepted: a "
            "whole number from 1 to 1000000000");
  EXPECT_EQ(seeder(line + "rocks = 4\n"),
            "project.toml:2: rocks = 5: every seeder says itself how many rocks it lets go; accepted: leave it out "
            "here or there");
  EXPECT_EQ(seeder(line + "[[seeder]]\nrock = \"block\"\npoint = [2600010, 1200005]\n"),
            "project.toml:14: seeder[1].weight: the rocks of the project cannot be divided between m and points; "
            "accepted: a weight or a number of rocks for each of these seeders");
  EXPECT_EQ(seeder(line + "rocks = 4\nweight = 2\n", ""),
            "project.toml:14: seeder[0].weight = 2: has no meaning beside rocks");
  EXPECT_EQ(message({.seeders = "[[seeder]]\nrock = { block = 1, slap = 2 }\npoint = [2600010, 1200005]\n"}),
            "project.toml:12: seeder[0].rock: unknown rock; accepted: block");
  EXPECT_EQ(message({.seeders = "[[seeder]]\nrock = { block = 0 }\npoint = [2600010, 1200005]\n"}),
            "project.toml:12: seeder[0].rock.block = 0: out of range; accepted: a number > 0");
}

TEST_F(BadRockfallSources, until) {
  const std::string point = "point = [2600010, 1200005]\n";
  const auto until = [&](const std::string& text) { return seeder(point, "until = { " + text + " }\n"); };
  EXPECT_EQ(until("quantity = \"runout\", percentile = 95, relative_ci = 0.05"), "no error");
  EXPECT_THAT(
      until("quantity = \"runot\", percentile = 95, relative_ci = 0.05"),
      StartsWith("project.toml:2: until.quantity = \"runot\": unknown quantity, did you mean runout?; accepted: "
                 "duration, path_length, runout,"));
  EXPECT_EQ(until("quantity = \"runout\", percentile = 0, relative_ci = 0.05"),
            "project.toml:2: until.percentile = 0: out of range; accepted: a number from 0.1 to 99.9");
  EXPECT_EQ(until("quantity = \"runout\", percentile = 95"),
            "project.toml:2: until.relative_ci: the key is missing; accepted: a fraction from 0.0001 to 1");
  const std::string good = "until = { quantity = \"runout\", percentile = 95, relative_ci = 0.05 }\n";
  EXPECT_EQ(seeder(point, "rocks = 5\n" + good),
            "project.toml:2: rocks = 5: cannot stand beside until, which decides how many");
  EXPECT_EQ(seeder(point + "rocks = 5\n", good),
            "project.toml:14: seeder[0].rocks = 5: has no meaning beside until, which decides how many; weight divides "
            "them");
  write("s.csv", "x,y,z\n2600010,1200005,520\n");
  EXPECT_EQ(seeder("states = \"s.csv\"\n", good),
            "project.toml:13: seeder[0].states = \"s.csv\": has no meaning beside until: a table of starts has an end");
}

TEST_F(BadRockfallSources, runout) {
  const auto runout = [&](const std::string& text) { return message({.engine = "[runout]\n" + text}); };
  EXPECT_EQ(runout("apex = [2600010, 1200005]\n"), "no error");
  EXPECT_EQ(runout("apex_z_m = 505\n"), "no error");
  EXPECT_EQ(runout(""), "project.toml:14: runout.apex: the key is missing; accepted: apex or apex_z_m");
  EXPECT_EQ(runout("apex = [2600030, 1200005]\n"),
            "project.toml:15: runout.apex = [2600030, 1200005]: there is no ground below; accepted: " + extent_);
}

}  // namespace
}  // namespace talus::io
