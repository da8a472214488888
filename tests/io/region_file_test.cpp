#include "talus/io/region_file.h"

#include "tests/io/gis_samples.h"
#include "tests/support/input_error.h"
#include "tests/support/temporary_folder.h"
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "talus/io/crs.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using core::Vector2;
using testing::ElementsAre;
using testing::HasSubstr;

const std::string kSquare = "POLYGON ((0 0, 4 0, 4 4, 0 4, 0 0), (1 1, 1 2, 2 2, 2 1, 1 1))";
const std::string kTwo = "MULTIPOLYGON (((10 0, 11 0, 11 1, 10 0)), ((20 0, 21 0, 21 1, 20 0)))";

class RegionFiles : public testing::TestWithParam<std::pair<std::string, std::string>> {
 protected:
  support::TemporaryFolder temporary_;
  const fs::path folder_ = temporary_.path();
};

TEST_P(RegionFiles, polygons_with_holes_and_multipolygons_are_read) {
  const auto& [driver, name] = GetParam();
  write_layers(folder_ / name, driver, {{.features = {{kSquare, "rock", 2}, {kTwo, "talus", 1}}}});
  const RegionFile file = read_regions(folder_ / name);
  EXPECT_EQ(crs_name(file.crs).substr(0, 6), "CH1903");
  EXPECT_FALSE(crs_differ(file.crs, crs_from_text("EPSG:2056"))) << file.crs;
  ASSERT_EQ(file.regions.size(), 3U);
  EXPECT_EQ(file.regions[0].material, "rock");
  EXPECT_EQ(file.regions[0].priority, 2);
  ASSERT_EQ(file.regions[0].rings.size(), 2U);  // Shapefile turns rings round, so that only their sets are the same
  EXPECT_THAT(file.regions[0].rings[0],
              testing::UnorderedElementsAre(Vector2(0, 0), Vector2(4, 0), Vector2(4, 4), Vector2(0, 4)));
  EXPECT_THAT(file.regions[0].rings[1],
              testing::UnorderedElementsAre(Vector2(1, 1), Vector2(1, 2), Vector2(2, 2), Vector2(2, 1)));
  for (const int i : {1, 2}) {
    EXPECT_EQ(file.regions[i].material, "talus");
    EXPECT_EQ(file.regions[i].priority, 1);
    EXPECT_EQ(file.regions[i].rings.size(), 1U);
    EXPECT_EQ(file.regions[i].feature, file.regions[1].feature);
  }
  EXPECT_THAT(file.regions[2].rings[0], testing::UnorderedElementsAre(Vector2(20, 0), Vector2(21, 0), Vector2(21, 1)));
  EXPECT_EQ(file.files.front(), folder_ / name);
  EXPECT_EQ(file.files.size(), driver == "ESRI Shapefile" ? 4U : 1U);  // .shp, .dbf, .prj, .shx
}

INSTANTIATE_TEST_SUITE_P(Formats, RegionFiles,
                         testing::Values(std::pair("GPKG", "a.gpkg"), std::pair("GeoJSON", "a.geojson"),
                                         std::pair("ESRI Shapefile", "a.shp")),
                         [](const auto& format) { return format.param.second.substr(2); });

class BadRegions : public RegionFiles {
 protected:
  [[nodiscard]] std::string message() const {
    const std::string text = support::input_error_of([&] { return read_regions(folder_ / "a.gpkg"); });
    const std::string file = (folder_ / "a.gpkg").string() + ": ";
    return text.starts_with(file) ? text.substr(file.size()) : "without file: " + text;
  }
  [[nodiscard]] std::string message(const SampleFeature& feature) const {
    fs::remove(folder_ / "a.gpkg");
    write_layers(folder_ / "a.gpkg", "GPKG", {{.features = {{kSquare, "rock", 0}, feature}}});
    return message();
  }
  [[nodiscard]] std::string geojson_message(const std::string& properties) const {
    const fs::path path = folder_ / "b.geojson";
    write_text_file(path, fmt::format(R"({{"type":"FeatureCollection","features":[{{"type":"Feature","properties":{},
"geometry":{{"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]]]}}}}]}})",
                                      properties));
    return support::input_error_of([&] { return read_regions(path); }).substr(path.string().size() + 2);
  }
};

TEST_F(BadRegions, geometries_that_are_no_polygon) {
  EXPECT_EQ(message({"POINT (1 2)", "rock"}), "feature 2: is a Point; accepted: a polygon or multipolygon");
  EXPECT_EQ(message({"LINESTRING (1 2, 3 4)", "rock"}),
            "feature 2: is a Line String; accepted: a polygon or multipolygon");
  EXPECT_EQ(message({"", "rock"}), "feature 2: has no geometry; accepted: a polygon or multipolygon");
  EXPECT_EQ(message({"POLYGON EMPTY", "rock"}), "feature 2: has no geometry; accepted: a polygon or multipolygon");
  EXPECT_EQ(message({"POLYGON ((0 0, 1 1, 0 0))", "rock"}),
            "feature 2: is no polygon: a ring has 2 points; accepted: a polygon that does not cross itself");
  EXPECT_EQ(message({"POLYGON ((0 0, 4 4, 4 0, 0 4, 0 0))", "rock"}),
            "feature 2: is no polygon: Self-intersection at or near point 2 2; accepted: a polygon that does not cross "
            "itself");
}

TEST_F(BadRegions, fields_that_are_missing_empty_or_of_another_type) {
  EXPECT_EQ(message({kSquare, ""}), "feature 2.material: is empty; accepted: the name of a material");
  EXPECT_EQ(geojson_message(R"({"materials":"rock"})"),
            "material: no layer has this field, but there is materials; accepted: polygons with a text field material "
            "and perhaps an integer field priority");
  EXPECT_EQ(geojson_message(R"({"material":"rock","priority":"high"})"),
            "priority: the field is of type String; accepted: an integer field");
  EXPECT_EQ(geojson_message(R"({"material":"rock","priority":1.5})"),
            "feature 0.priority = 1.5: out of range; accepted: a whole number from -1e9 to 1e9");
}

TEST_F(BadRegions, files_without_or_with_several_such_layers) {
  write_layers(folder_ / "a.gpkg", "GPKG", {{.features = {}}});
  EXPECT_EQ(message(), "holds no polygon; accepted: at least one polygon with a material");
  fs::remove(folder_ / "a.gpkg");
  write_layers(folder_ / "a.gpkg", "GPKG", {{.name = "a"}, {.name = "b"}});
  EXPECT_EQ(message(), "has several layers with a field material: a, b; accepted: one such layer");
  write_text_file(folder_ / "a.gpkg", "nothing");
  EXPECT_THAT(message(), testing::AllOf(HasSubstr("cannot be read as a layer ("), HasSubstr("; accepted: GeoPackage")));
}

TEST_F(RegionFiles, a_missing_priority_is_0_and_arcs_become_lines) {
  const std::string half_disc = "CURVEPOLYGON (COMPOUNDCURVE (CIRCULARSTRING (-1 0, 0 1, 1 0), (1 0, -1 0)))";
  write_layers(folder_ / "a.gpkg", "GPKG", {{.features = {{half_disc, "rock"}}}});
  const RegionFile file = read_regions(folder_ / "a.gpkg");
  ASSERT_EQ(file.regions.size(), 1U);
  EXPECT_EQ(file.regions[0].priority, 0);
  EXPECT_GT(file.regions[0].rings[0].size(), 20U);
  for (const Vector2& p : file.regions[0].rings[0]) EXPECT_NEAR(p.norm(), 1, 1e-12);
}

}  // namespace
}  // namespace talus::io
