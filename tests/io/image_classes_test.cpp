#include "talus/io/image_classes.h"

#include <array>
#include <fstream>

#include "tests/io/gis_samples.h"
#include "tests/io/rockfall_sample.h"
#include <gmock/gmock.h>

#include "talus/core/colour_clusters.h"
#include "talus/core/random.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using core::Vector3;
using testing::HasSubstr;

TEST(ColourClusters, lab_is_that_of_the_standard) {
  // Published values for sRGB with D65 (Lindbloom's calculator, rounded).
  const auto expect = [](const Vector3& rgb, const Vector3& lab) {
    EXPECT_LT((core::lab_of_srgb(rgb) - lab).norm(), 0.05);
  };
  expect({255, 255, 255}, {100, 0, 0});
  expect({0, 0, 0}, {0, 0, 0});
  expect({255, 0, 0}, {53.24, 80.09, 67.20});
  expect({0, 255, 0}, {87.73, -86.18, 83.18});
  expect({0, 0, 255}, {32.30, 79.19, -107.86});
  expect({119, 119, 119}, {50.03, 0, 0});
}

/// Three grounds with known colours and noise on the plane of RockfallSample: grass in the west, rock, and a road in
/// the east.
class ImageClasses : public RockfallSample {
 protected:
  static int truth(int i) { return i < 10 ? 0 : i < 16 ? 1 : 2; }

  void write_photo() const {
    constexpr std::array<std::array<double, 3>, 3> kColours{{{60, 120, 40}, {150, 140, 130}, {60, 60, 70}}};
    core::Random random(4);
    for (int band = 0; band < 3; ++band) {
      Raster raster = plane();
      for (int j = 0; j < raster.rows; ++j)
        for (int i = 0; i < raster.columns; ++i)
          raster.values[static_cast<std::size_t>(j * raster.columns + i)] = std::round(
              kColours[static_cast<std::size_t>(truth(i))][static_cast<std::size_t>(band)] + random.uniform(-8, 8));
      write_geotiff(folder_ / ("band" + std::to_string(band) + ".tif"), raster);
    }
    std::ofstream vrt(folder_ / "photo.vrt");
    vrt << "<VRTDataset rasterXSize=\"20\" rasterYSize=\"10\"><SRS>EPSG:2056</SRS>"
           "<GeoTransform>2600000, 1, 0, 1200010, 0, -1</GeoTransform>";
    for (int band = 0; band < 3; ++band)
      vrt << "<VRTRasterBand dataType=\"Float32\" band=\"" << band + 1
          << "\"><SimpleSource><SourceFilename relativeToVRT=\"1\">band" << band
          << ".tif</SourceFilename><SourceBand>1</SourceBand></SimpleSource></VRTRasterBand>";
    vrt << "</VRTDataset>";
  }
  [[nodiscard]] ClassifySettings settings(const std::string& out = "classes.tif") const {
    return {.image = folder_ / "photo.vrt", .out = folder_ / out, .classes = 3};
  }
};

TEST_F(ImageClasses, finds_the_grounds_of_an_image_that_was_made_of_them) {
  write_photo();
  const Classification made = classify_image(settings());
  ASSERT_EQ(made.classes.size(), 3U);
  EXPECT_DOUBLE_EQ(made.classes[0].share, 0.5);
  EXPECT_DOUBLE_EQ(made.classes[1].share, 0.3);
  EXPECT_DOUBLE_EQ(made.classes[2].share, 0.2);
  EXPECT_NEAR(made.classes[0].colour[1], 120, 2);
  const Raster raster = read_raster(made.raster);
  EXPECT_FALSE(crs_differ(raster.crs, crs_from_text("EPSG:2056")));
  for (int j = 0; j < 10; ++j)
    for (int i = 0; i < 20; ++i) EXPECT_EQ(raster.value(i, j), truth(i) + 1) << i << ", " << j;
}

TEST_F(ImageClasses, are_the_same_every_time) {
  write_photo();
  (void)classify_image(settings("a.tif"));
  (void)classify_image(settings("b.tif"));
  const auto bytes = [&](const char* name) {
    std::ifstream in(folder_ / name, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
  };
  EXPECT_EQ(bytes("a.tif"), bytes("b.tif"));
}

TEST_F(ImageClasses, a_project_takes_the_legend_once_it_is_filled_in) {
  write_photo();
  (void)classify_image(settings());
  const Parts parts{
      .materials =
          "[material.grass]\nrestitution = 0.2\nfriction = 0.7\n"
          "[material.rock]\nrestitution = 0.4\nfriction = 0.6\n"
          "[materials]\ndefault = \"rock\"\ntexture = \"classes.tif\"\ntexture_legend = \"classes.csv\"\n"};
  EXPECT_EQ(message(parts), "classes.csv:7: material: is not filled in; accepted: grass, rock");
  std::string legend = read_text_file(folder_ / "classes.csv");
  for (const auto& [number, name] : {std::pair("1", "grass"), std::pair("2", "rock"), std::pair("3", "rock")}) {
    const std::string empty = std::string("\n") + number + ",,";
    legend.replace(legend.find(empty), empty.size(), std::string("\n") + number + "," + name + ",");
  }
  write("classes.csv", legend);
  const RockfallProject project = read(parts);
  const auto at = [&](double x) {
    return project.model.materials.at({x - project.model.origin.x(), 1200005 - project.model.origin.y(), 0}, {}).name;
  };
  EXPECT_EQ(at(2600005), "grass");
  EXPECT_EQ(at(2600012), "rock");
  EXPECT_EQ(at(2600018), "rock");
}

TEST_F(ImageClasses, single_cells_give_way_to_those_around_them) {
  write_photo();
  Raster spot = read_raster(folder_ / "band1.tif");
  spot.values[5 * 20 + 4] = 5;  // no longer green
  write_geotiff(folder_ / "band1.tif", spot);
  ClassifySettings smooth = settings("smooth.tif");
  EXPECT_NE(read_raster(classify_image(settings()).raster).value(4, 5), 1);
  smooth.smooth = 1;
  EXPECT_EQ(read_raster(classify_image(smooth).raster).value(4, 5), 1);
}

TEST_F(ImageClasses, mistakes_are_told) {
  write_photo();
  const auto error = [&](ClassifySettings s) { return support::input_error_of([&] { return classify_image(s); }); };
  ClassifySettings wrong = settings();
  wrong.classes = 1;
  EXPECT_THAT(error(wrong), HasSubstr("--classes = 1: is out of range; accepted: a whole number from 2 to 50"));
  wrong = settings();
  wrong.image = folder_ / "nothing.tif";
  EXPECT_THAT(error(wrong), HasSubstr("nothing.tif: no such file"));
  (void)classify_image(settings());
  EXPECT_THAT(error(settings()), HasSubstr("classes.tif: exists already; accepted: another name (--out)"));
  wrong = settings("other.tif");
  wrong.image = folder_ / "dem.tif";
  EXPECT_THAT(error(wrong), HasSubstr("dem.tif: holds the value 500.25, which is no channel of a colour; accepted: an "
                                      "image with whole numbers from 0 to 255 or 65535"));
  std::ofstream(folder_ / "huge.vrt")
      << "<VRTDataset rasterXSize=\"40000\" rasterYSize=\"40000\"><GeoTransform>0, 1, 0, 0, 0, -1</GeoTransform>"
         "<VRTRasterBand dataType=\"Byte\" band=\"1\"/></VRTDataset>";
  wrong.image = folder_ / "huge.vrt";
  EXPECT_THAT(error(wrong),
              HasSubstr("huge.vrt: has 40000 x 40000 = 1.6e+09 cells; accepted: up to 1e+08 cells: a part "
                        "of it (gdalwarp -te) or coarser (gdalwarp -tr)"));
}

}  // namespace
}  // namespace talus::io
