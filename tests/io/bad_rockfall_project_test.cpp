// Each way in which a rockfall project can be wrong, with the message that it gets.

#include "tests/io/gis_samples.h"
#include "tests/io/rockfall_sample.h"
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace talus::io {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

class BadRockfallProject : public RockfallSample {
 protected:
  [[nodiscard]] std::string top(const std::string& text) const { return message({.top = text}); }
  [[nodiscard]] std::string slope(const std::string& text) const { return message({.slope = "[slope]\n" + text}); }
  /// A second material and the section [materials].
  [[nodiscard]] std::string materials(const std::string& text) const {
    return message({.materials = "[material.rock]\nrestitution = 0.4\nfriction = 0.7\n[material.talus]\n"
                                 "restitution = 0.2\nfriction = 0.8\n[materials]\n" +
                                 text});
  }
  [[nodiscard]] std::string material(const std::string& text) const {
    return message({.materials = "[material.rock]\n" + text});
  }
  [[nodiscard]] std::string rock(const std::string& text) const { return message({.rocks = "[rock.block]\n" + text}); }
  [[nodiscard]] std::string seeder(const std::string& text) const {
    return message({.seeders = "[[seeder]]\nrock = \"block\"\n" + text});
  }
  [[nodiscard]] std::string barrier(const std::string& text) const {
    return message({.barriers = "[[barrier]]\n" + text});
  }
  [[nodiscard]] std::string engine(const std::string& text) const { return message({.engine = "[engine]\n" + text}); }
  /// A slope on the raster after a change.
  template <class Change>
  [[nodiscard]] std::string dem(Change&& change) const {
    Raster raster = plane();
    change(raster);
    write_geotiff(folder_ / "dem.tif", raster);
    return message({});
  }
};

TEST_F(BadRockfallProject, the_sample_is_sound) {
  EXPECT_EQ(message({}), "no error");
}

TEST_F(BadRockfallProject, top) {
  EXPECT_EQ(top("kind = \"rockfal\"\n"),
            "project.toml:1: kind = \"rockfal\": unknown kind, did you mean rockfall?; accepted: rockfall");
  EXPECT_EQ(top(""), "project.toml:1: kind: the key is missing; accepted: rockfall");
  EXPECT_EQ(top("kind = \"rockfall\"\nseed = -1\n"),
            "project.toml:2: seed = -1: out of range; accepted: a whole number >= 0");
  EXPECT_EQ(top("kind = \"rockfall\"\nrocks = 0\n"),
            "project.toml:2: rocks = 0: out of range; accepted: a whole number from 1 to 1000000000");
  EXPECT_THAT(top("kind = \"rockfall\"\nname = 3\n"), StartsWith("project.toml:2: name = 3: must be a text"));
  EXPECT_THAT(top("kind = \"rockfall\"\n[enigne]\n"),
              StartsWith("project.toml:2: enigne: unknown key, did you mean engine?; accepted: kind, name, seed"));
}

TEST_F(BadRockfallProject, sections_that_are_missing) {
  EXPECT_EQ(message({.slope = ""}),
            "project.toml:1: slope: the section is missing; accepted: [slope] with dem or mesh");
  EXPECT_EQ(message({.materials = ""}),
            "project.toml:1: material: there is no material; accepted: at least one [material.NAME] with restitution "
            "and friction");
  EXPECT_EQ(message({.rocks = ""}),
            "project.toml:1: rock: there is no rock; accepted: at least one [rock.NAME] with a shape");
  EXPECT_EQ(message({.seeders = ""}),
            "project.toml:1: seeder: there is no seeder; accepted: at least one [[seeder]] with a rock");
}

TEST_F(BadRockfallProject, slope) {
  write("mesh.obj", "v 0 0 0\nv 1 0 0\nv 2 0 0\nf 1 2 3\n");
  EXPECT_EQ(slope(""), "project.toml:3: slope.dem: the key is missing; accepted: dem or mesh");
  EXPECT_EQ(slope("dem = \"dem.tif\"\nmesh = \"mesh.obj\"\n"),
            "project.toml:5: slope.mesh = \"mesh.obj\": cannot stand beside dem; accepted: one of the two");
  EXPECT_EQ(
      slope("dem = \"den.tif\"\n"),
      "project.toml:4: slope.dem = \"den.tif\": no such file, did you mean dem.tif?; accepted: a file, relative to "
      "the folder of the project");
  EXPECT_EQ(slope("dem = \"dem.tif\"\nband = 2\n"), "dem.tif: has no band 2; accepted: band = 1");
  EXPECT_EQ(slope("mesh = \"mesh.obj\"\nband = 1\n"), "project.toml:5: slope.band = 1: has no meaning for a mesh");
  EXPECT_THAT(slope("mesh = \"mesh.obj\"\n"), StartsWith("mesh.obj: "));
  EXPECT_THAT(slope("dem = \"dem.tif\"\ncrs = \"EPSG:9999\"\n"),
              StartsWith("project.toml:5: slope.crs = EPSG:9999: no such coordinate reference system ("));
  EXPECT_EQ(slope("dem = \"dem.tif\"\ncrs = \"EPSG:21781\"\n"),
            "project.toml:5: slope.crs = \"EPSG:21781\": contradicts the file, which is in CH1903+ / LV95 (EPSG:2056); "
            "accepted: leave it out");
}

TEST_F(BadRockfallProject, height_models_of_a_billion_cells) {
  write("huge.vrt",
        "<VRTDataset rasterXSize=\"40000\" rasterYSize=\"40000\"><GeoTransform>0, 1, 0, 0, 0, -1</GeoTransform>"
        "<VRTRasterBand dataType=\"Float32\" band=\"1\"/></VRTDataset>");
  EXPECT_EQ(message({.slope = "[slope]\ndem = \"huge.vrt\"\n"}),
            "huge.vrt: has 40000 x 40000 = 1.6e+09 cells; accepted: up to 4e+08 cells: a part of it (gdalwarp -te) or "
            "coarser (gdalwarp -tr)");
}

TEST_F(BadRockfallProject, height_models) {
  EXPECT_THAT(dem([](Raster& r) { r.crs = crs_from_text("EPSG:4326"); }),
              StartsWith("dem.tif: the coordinates are in degrees: WGS 84 (EPSG:4326); accepted: a projected system"));
  EXPECT_THAT(dem([](Raster& r) { r.crs = crs_from_text("EPSG:2225"); }),
              StartsWith("dem.tif: the coordinates are not in metres but in US survey foot"));
  EXPECT_EQ(dem([](Raster& r) {
              r.values.resize(20);
              r.rows = 1;
            }),
            "dem.tif: size = 20 x 1 nodes: does not make a height field; accepted: at least 2 x 2 nodes");
  EXPECT_EQ(dem([](Raster& r) { r.values[3] = std::numeric_limits<double>::infinity(); }),
            "dem.tif: holds an infinite height; accepted: finite heights, or no data");
}

TEST_F(BadRockfallProject, materials) {
  EXPECT_EQ(material("restitution = 1.5\nfriction = 1\n"),
            "project.toml:6: material.rock.restitution = 1.5: out of range; accepted: a number from 0 to 1");
  EXPECT_EQ(material("restitution = 0.5\nfriction = -1\n"),
            "project.toml:7: material.rock.friction = -1: out of range; accepted: a number from 0 to 100");
  EXPECT_EQ(material("friction = 1\n"),
            "project.toml:5: material.rock.restitution: the key is missing; accepted: a number from 0 to 1");
  EXPECT_EQ(material("restitution = { normal = [0.3, 0.05] }\nfriction = 1\n"),
            "project.toml:6: material.rock.restitution.normal = [0.3, 0.05]: can be -0.1146, which is out of range; "
            "accepted: a number from 0 to 1 (min and max bound a distribution)");
  EXPECT_EQ(materials(""),
            "project.toml:11: materials.default: the key is missing, and there are several materials; accepted: rock, "
            "talus");
  EXPECT_EQ(materials("default = \"tallus\"\n"),
            "project.toml:12: materials.default = \"tallus\": unknown material, did you mean talus?; accepted: rock, "
            "talus");
}

TEST_F(BadRockfallProject, regions) {
  const std::string area = "POLYGON ((2600000 1200000, 2600010 1200000, 2600010 1200010, 2600000 1200000))";
  write_layers(folder_ / "a.gpkg", "GPKG", {{.features = {{area, "roc"}}}});
  EXPECT_EQ(materials("default = \"rock\"\nregions = \"a.gpkg\"\n"),
            "a.gpkg: feature 1.material = roc: unknown material, did you mean rock?; accepted: rock, talus");
  write_layers(folder_ / "b.gpkg", "GPKG", {{.crs = "EPSG:21781", .features = {{area, "rock"}}}});
  EXPECT_EQ(materials("default = \"rock\"\nregions = \"b.gpkg\"\n"),
            "b.gpkg: is in another coordinate system than the slope: CH1903 / LV03 (EPSG:21781); accepted: CH1903+ / "
            "LV95 (EPSG:2056)");
  const std::string elsewhere = "POLYGON ((600000 200000, 600010 200000, 600010 200010, 600000 200000))";
  write_layers(folder_ / "c.gpkg", "GPKG", {{.features = {{elsewhere, "rock"}}}});
  EXPECT_EQ(materials("default = \"rock\"\nregions = \"c.gpkg\"\n"),
            "c.gpkg: lies beside the slope, all of it; accepted: the coordinates of the slope: x 2600000.5 to "
            "2600019.5, y 1200000.5 to 1200009.5");
  const std::string crossed =
      "POLYGON ((2600002 1200002, 2600006 1200006, 2600006 1200002, 2600002 1200006, 2600002 1200002))";
  write_layers(folder_ / "d.gpkg", "GPKG", {{.features = {{crossed, "rock"}}}});
  EXPECT_EQ(materials("default = \"rock\"\nregions = \"d.gpkg\"\n"),
            "d.gpkg: feature 1: is no polygon: Self-intersection at or near point 2600004 1200004; accepted: a polygon "
            "that does not cross itself");
}

TEST_F(BadRockfallProject, textures) {
  write_ascii_grid(folder_ / "a.asc", 2, 1, "1 2", "xllcorner 2600004\nyllcorner 1200002\ncellsize 2\n");
  write_ascii_grid(folder_ / "away.asc", 2, 1, "1 2");
  EXPECT_EQ(
      materials("default = \"rock\"\ntexture = \"away.asc\"\ntexture_classes = { 1 = \"rock\", 2 = \"talus\" }\n"),
      "away.asc: lies beside the slope, all of it; accepted: the coordinates of the slope: x 2600000.5 to "
      "2600019.5, y 1200000.5 to 1200009.5");
  const std::string start = "default = \"rock\"\ntexture = \"a.asc\"\n";
  EXPECT_EQ(materials(start),
            "project.toml:11: materials.texture_classes: the key is missing; accepted: { 1 = \"rock\", "
            "2 = \"talus\" } and the like");
  EXPECT_THAT(materials(start + "texture_classes = { 1 = \"rock\" }\n"),
              AllOf(StartsWith("project.toml:14: materials.texture_classes: class 2 occurs in "),
                    HasSubstr("a.asc and has no material; accepted: a material for each class of the raster")));
  EXPECT_EQ(materials(start + "texture_classes = { 1 = \"rock\", 2 = \"talu\" }\n"),
            "project.toml:14: materials.texture_classes: class 2 = \"talu\": unknown material, did you mean talus?; "
            "accepted: rock, talus");
  EXPECT_EQ(materials(start + "texture_classes = { one = \"rock\" }\n"),
            "project.toml:14: materials.texture_classes: one is no number of a class; accepted: whole numbers");
  EXPECT_EQ(materials("default = \"rock\"\ntexture_classes = { 1 = \"rock\" }\n"),
            "project.toml:13: materials.texture_classes: has no meaning without texture");
}

TEST_F(BadRockfallProject, triangles) {
  const auto triangles = [&](const std::string& text) {
    write("t.csv", text);
    return materials("default = \"rock\"\ntriangles = \"t.csv\"\n");
  };
  EXPECT_EQ(triangles("triangle,material\n342,rock\n"),
            "t.csv:2: triangle = 342: out of range; accepted: a whole number from 0 to 341");
  EXPECT_EQ(triangles("triangle,material\n3,rok\n"),
            "t.csv:2: material = rok: unknown material, did you mean rock?; accepted: rock, talus");
  EXPECT_EQ(triangles("triangle,material\n3,rock\n3,talus\n"), "t.csv:3: triangle = 3: is there twice");
  EXPECT_EQ(triangles("triangle\n3\n"),
            "t.csv:1: material: the column is missing; accepted: columns triangle, material");
}

TEST_F(BadRockfallProject, rocks) {
  EXPECT_THAT(rock("shape = \"eota11\"\n"),
              AllOf(StartsWith("project.toml:9: rock.block.shape = \"eota11\": unknown shape, did you mean eota111?"),
                    HasSubstr("polygon, or a mesh file (.obj, .ply, .stl)")));
  EXPECT_EQ(rock("shape = \"box\"\n"), "project.toml:8: rock.block.sides_m: the key is missing");
  EXPECT_EQ(rock("shape = \"cube\"\nsides_m = [1, 0, 1]\n"),
            "project.toml:10: rock.block.sides_m[1] = 0: out of range; accepted: a length > 0, up to 10000 m");
  EXPECT_EQ(rock("shape = \"cube\"\nlevel = 2\n"),
            "project.toml:10: rock.block.level = 2: belongs to the shape sphere and ellipsoid only");
  EXPECT_EQ(rock("shape = \"cube\"\nmass_kg = 0\n"),
            "project.toml:10: rock.block.mass_kg = 0: out of range; accepted: a number > 0, up to 1e12");
  EXPECT_EQ(rock("shape = \"polygon\"\npolygon_m = [[0, 0], [1, 1], [1, 0], [0, 1]]\nheight_m = 1\n"),
            "project.toml:10: rock.block.polygon_m: the outline touches or crosses itself (polygon = 4 corners); "
            "accepted: corners around one area, first not repeated at the end");
  write("open.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\n");
  EXPECT_THAT(rock("shape = \"open.obj\"\n"),
              StartsWith("open.obj: the mesh encloses no body: 3 open edges (the surface has a hole)"));
}

TEST_F(BadRockfallProject, seeders) {
  EXPECT_EQ(message({.seeders = "[[seeder]]\nrock = \"blok\"\npoint = [2600010, 1200005, 520]\n"}),
            "project.toml:12: seeder[0].rock = \"blok\": unknown rock, did you mean block?; accepted: block");
  EXPECT_EQ(
      seeder("point = [2600030, 1200005, 520]\n"),
      "project.toml:13: seeder[0].point = [2600030, 1200005, 520]: there is no ground below; accepted: a place on "
      "the slope: x 2600000.5 to 2600019.5, y 1200000.5 to 1200009.5, z from 500.25");
  EXPECT_EQ(
      seeder("point = [2600010, 1200005, 504]\n"),
      "project.toml:13: seeder[0].point = [2600010, 1200005, 504]: lies below the ground, which is at z = 505.000 "
      "here; accepted: a centre of mass above the ground");
  EXPECT_EQ(seeder("point = [2600010, 1200005]\ndrop_height_m = 0\n"),
            "project.toml:14: seeder[0].drop_height_m = 0: out of range; accepted: a height > 0, up to 100000 m");
  EXPECT_EQ(seeder("point = [2600010, 1200005, 520]\ndrop_height_m = 1\n"),
            "project.toml:14: seeder[0].drop_height_m = 1: has no meaning beside a place with z");
  EXPECT_EQ(seeder("point = [1]\n"),
            "project.toml:13: seeder[0].point = [1]: has 1 numbers; accepted: [x, y, z], or [x, "
            "y] to be dropped");
  EXPECT_EQ(seeder("point = [2600010, 1200005, 520]\norientation = [1, 1, 0, 0]\n"),
            "project.toml:14: seeder[0].orientation = [1, 1, 0, 0]: is no unit quaternion; accepted: \"random\", "
            "\"drawn\" or a "
            "unit quaternion [w, x, y, z]");
  EXPECT_EQ(seeder("point = [2600010, 1200005, 520]\norientation = \"any\"\n"),
            "project.toml:14: seeder[0].orientation = \"any\": unknown orientation; accepted: \"random\", \"drawn\" or "
            "a unit quaternion [w, x, y, z]");
  write("s.csv", "x,y,z\n2600010,1200005,520\n2600010,1200025,520\n");
  EXPECT_EQ(seeder("states = \"s.csv\"\n"),
            "s.csv:3: x, y, z = 2600010, 1200025, 520: seeder[0] starts outside the slope; accepted: a place on the "
            "slope: x 2600000.5 to 2600019.5, y 1200000.5 to 1200009.5, z from 500.25");
  write("b.csv", "x,y,z\n2600010,1200005,504\n");
  EXPECT_EQ(
      seeder("states = \"b.csv\"\n"),
      "b.csv:2: x, y, z = 2600010, 1200005, 504: seeder[0] starts below the ground, which is at z = 505.000 here; "
      "accepted: a centre of mass above the ground");
  EXPECT_EQ(seeder("states = \"s.csv\"\nrocks = 3\n"),
            "project.toml:14: seeder[0].rocks = 3: has no meaning beside states, which give it for each rock");
}

TEST_F(BadRockfallProject, barriers) {
  const std::string line = "line = [[2600005, 1200001], [2600005, 1200009]]\n";
  EXPECT_THAT(barrier(line + "height_m = 1\n"), StartsWith("project.toml:14: barrier[0].name: the key is missing"));
  EXPECT_EQ(barrier("name = \"a\"\n" + line + "height_m = 0\n"),
            "project.toml:17: barrier[0].height_m = 0: out of range; accepted: a height > 0, up to 1000 m");
  EXPECT_EQ(barrier("name = \"a\"\nline = [[0, 0]]\nheight_m = 1\n"),
            "project.toml:16: barrier[0].line: has fewer than two points; accepted: [[x, y], [x, y], ...]");
  EXPECT_THAT(barrier("name = \"a\"\nline = [[0, 0], [1, 1]]\nheight_m = 1\n"),
              AllOf(StartsWith("project.toml:16: barrier[0].line"), HasSubstr("lies outside the slope")));
  EXPECT_EQ(barrier("name = \"a\"\n" + line + "height_m = 1\n[[barrier]]\nname = \"a\"\n" + line + "height_m = 1\n"),
            "project.toml:19: barrier[1].name = \"a\": another barrier has this name; accepted: one of its own");
}

TEST_F(BadRockfallProject, engine) {
  EXPECT_THAT(engine("law = \"bounced\"\n"),
              StartsWith("project.toml:15: engine.law = \"bounced\": unknown law, did you mean bounded?; accepted: "));
  EXPECT_EQ(engine("friction_directions = 5\n"),
            "project.toml:15: engine.friction_directions = 5: is out of range; accepted: an even number from 4 to 32");
  EXPECT_EQ(engine("max_time_s = nan\n"),
            "project.toml:15: engine.max_time_s = nan: out of range; accepted: a finite number");
  EXPECT_EQ(engine("flight = \"exakt\"\n"),
            "project.toml:15: engine.flight = \"exakt\": unknown flight, did you mean exact?; accepted: exact, "
            "symplectic");
  EXPECT_EQ(engine("drag_rate_1_s = 1\n"),
            "project.toml:15: engine.drag_rate_1_s = 1: has no meaning without flight = \"symplectic\"");
}

}  // namespace
}  // namespace talus::io
