#include "talus/io/raster_file.h"

#include <cmath>

#include "tests/io/gis_samples.h"
#include "tests/support/input_error.h"
#include "tests/support/temporary_folder.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "talus/io/crs.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

const double kNan = std::nan("");

class RasterFile : public testing::Test {
 protected:
  /// 3 x 2 cells, from the south-west: 1 2 3, 4 5 6.
  [[nodiscard]] static Raster sample() {
    Raster raster{.columns = 3, .rows = 2, .corner = {2600000.5, 1200000.25}, .cell = {2, 0.5}};
    raster.values = {1, 2, 3, 4, 5, 6};
    raster.crs = crs_from_text("EPSG:2056");
    return raster;
  }
  /// A view of the sample with another geotransform and so on.
  [[nodiscard]] fs::path vrt(VrtSettings settings) const {
    write_geotiff(folder_ / "source.tif", sample());
    settings.source = "source.tif";
    write_vrt(folder_ / "a.vrt", 3, 2, settings);
    return folder_ / "a.vrt";
  }
  [[nodiscard]] static std::string message(const fs::path& path, std::optional<int> band = {}) {
    const std::string text = support::input_error_of([&] { return read_raster(path, band); });
    const std::string file = path.string() + ": ";
    return text.starts_with(file) ? text.substr(file.size()) : "without file: " + text;
  }

  support::TemporaryFolder temporary_;
  const fs::path folder_ = temporary_.path();
};

TEST_F(RasterFile, what_is_written_is_read) {
  Raster raster = sample();
  raster.values = {1.0 / 3, -2, kNan, 4e10, 5, -9998.999};
  write_geotiff(folder_ / "a.tif", raster, {.type = RasterType::float64});
  const Raster read = read_raster(folder_ / "a.tif");
  EXPECT_EQ(read.columns, 3);
  EXPECT_EQ(read.rows, 2);
  EXPECT_EQ(read.corner, raster.corner);
  EXPECT_EQ(read.cell, raster.cell);
  EXPECT_THAT(read.values, ElementsAre(1.0 / 3, -2, testing::IsNan(), 4e10, 5, -9998.999));
  EXPECT_FALSE(crs_differ(read.crs, raster.crs));
  EXPECT_EQ(crs_name(read.crs), "CH1903+ / LV95 (EPSG:2056)");
  EXPECT_THAT(read.files, ElementsAre(folder_ / "a.tif"));
}

TEST_F(RasterFile, float32_keeps_the_nearest_single) {
  Raster raster = sample();
  raster.values[0] = 0.1;
  write_geotiff(folder_ / "a.tif", raster);
  EXPECT_EQ(read_raster(folder_ / "a.tif").values[0], static_cast<double>(0.1F));
}

TEST_F(RasterFile, a_written_file_leaves_nothing_else_behind) {
  write_geotiff(folder_ / "a.tif", sample());
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()), 1);
}

TEST_F(RasterFile, rows_of_an_ascii_grid_run_from_the_north) {
  write_ascii_grid(folder_ / "a.asc", 3, 2, "4 5 6\n1 2 -9999");
  const Raster read = read_raster(folder_ / "a.asc");
  EXPECT_EQ(read.corner, core::Vector2(10, 20));
  EXPECT_EQ(read.cell, core::Vector2(2, 2));
  EXPECT_THAT(read.values, ElementsAre(1, 2, testing::IsNan(), 4, 5, 6));
  EXPECT_EQ(read.crs, "");
}

TEST_F(RasterFile, south_up_and_mirrored_grids_are_turned_round) {
  // The rows of the file are 4 5 6, then 1 2 3.
  const Raster south_up = read_raster(vrt({.geotransform = "100, 2, 0, 50, 0, 0.5"}));
  EXPECT_EQ(south_up.corner, core::Vector2(100, 50));
  EXPECT_EQ(south_up.cell, core::Vector2(2, 0.5));
  EXPECT_THAT(south_up.values, ElementsAre(4, 5, 6, 1, 2, 3));
  const Raster mirrored = read_raster(vrt({.geotransform = "100, -2, 0, 50, 0, -0.5"}));
  EXPECT_EQ(mirrored.corner, core::Vector2(94, 49));
  EXPECT_THAT(mirrored.values, ElementsAre(3, 2, 1, 6, 5, 4));
}

TEST_F(RasterFile, the_lowest_float_written_with_six_digits_stands_for_no_data) {
  write_text_file(folder_ / "a.asc",
                  "ncols 2\nnrows 1\nxllcorner 0\nyllcorner 0\ncellsize 1\nNODATA_value -3.40282e+38\n"
                  "-3.4028234663852886e+38 7\n");
  EXPECT_THAT(read_raster(folder_ / "a.asc").values, ElementsAre(testing::IsNan(), 7));
}

TEST_F(RasterFile, scale_and_offset_apply_to_values_but_not_to_no_data) {
  const Raster read = read_raster(vrt({.geotransform = "0, 1, 0, 0, 0, -1",
                                       .band = "<NoDataValue>5</NoDataValue><Offset>100</Offset><Scale>2</Scale>"}));
  EXPECT_THAT(read.values, ElementsAre(102, 104, 106, 108, testing::IsNan(), 112));
}

TEST_F(RasterFile, bands_count_from_1_and_several_ask_for_a_choice) {
  const fs::path three = vrt({.geotransform = "0, 1, 0, 0, 0, -1", .bands = 3});
  EXPECT_EQ(message(three), "has 3 bands, and none is chosen; accepted: band = 1 to 3");
  EXPECT_EQ(message(three, 4), "has no band 4; accepted: band = 1 to 3");
  EXPECT_EQ(message(three, 0), "has no band 0; accepted: band = 1 to 3");
  EXPECT_EQ(read_raster(three, 2).values.size(), 6U);
  EXPECT_EQ(message(folder_ / "source.tif", 2), "has no band 2; accepted: band = 1");
}

TEST_F(RasterFile, an_alpha_band_is_no_choice) {
  const fs::path path =
      vrt({.geotransform = "0, 1, 0, 0, 0, -1", .type = "Byte", .bands = 2, .last_band_colour = "Alpha"});
  EXPECT_THAT(read_raster(path).values, ElementsAre(1, 2, 3, 4, 5, 6));
  Raster opaque = sample();
  opaque.values[4] = 0;
  write_geotiff(folder_ / "source.tif", opaque);
  EXPECT_THAT(read_raster(path).values, ElementsAre(1, 2, 3, 4, testing::IsNan(), 6));
}

TEST_F(RasterFile, grids_that_cannot_be_placed_are_refused) {
  EXPECT_EQ(message(vrt({.geotransform = "0, 1, 0.5, 0, 0.5, -1"})),
            "the grid is rotated against the axes; accepted: rows along x and columns along y (gdalwarp makes such a "
            "grid)");
  EXPECT_EQ(message(vrt({})),
            "has no position: neither corner nor cell size; accepted: a raster with coordinates, such as a GeoTIFF");
  EXPECT_EQ(message(vrt({.geotransform = "0, 0, 0, 0, 0, -1"})), "has cells without size");
  EXPECT_EQ(message(vrt({.geotransform = "nan, 1, 0, 0, 0, -1"})), "has a position that is not finite");
}

TEST_F(RasterFile, a_raster_without_any_value_is_refused) {
  write_ascii_grid(folder_ / "a.asc", 2, 2, "-9999 -9999\n-9999 -9999");
  EXPECT_EQ(message(folder_ / "a.asc"),
            "none of its 2 x 2 cells holds a value; accepted: a raster with data (is the nodata value right?)");
}

TEST_F(RasterFile, files_that_are_no_raster_are_refused_with_gdals_reason_and_nothing_on_the_standard_error) {
  write_text_file(folder_ / "a.tif", "no raster at all");
  write_geotiff(folder_ / "cut.tif", sample());
  write_text_file(folder_ / "cut.tif", read_text_file(folder_ / "cut.tif").substr(0, 200));
  testing::internal::CaptureStderr();
  EXPECT_THAT(message(folder_ / "a.tif"), testing::AllOf(HasSubstr("cannot be read as a raster ("),
                                                         HasSubstr("not recognized as a supported file format"),
                                                         HasSubstr("; accepted: GeoTIFF, ASCII grid")));
  EXPECT_THAT(message(folder_ / "cut.tif"), HasSubstr("cannot be read"));
  EXPECT_EQ(message(folder_ / "b.tif"), "no such file, did you mean " + (folder_ / "a.tif").string() + "?");
  EXPECT_EQ(message(folder_), "is a folder, not a file");
  EXPECT_THAT(testing::internal::GetCapturedStderr(), IsEmpty());
}

TEST_F(RasterFile, writing_fails_with_file_and_reason_and_leaves_nothing_behind) {
  const fs::path nowhere = folder_ / "none" / "a.tif";
  EXPECT_THAT(support::output_error_of([&] {
                write_geotiff(nowhere, sample());
                return 0;
              }),
              testing::StartsWith(nowhere.string() + ": cannot be written ("));
  Raster raster = sample();
  raster.values[2] = -9999;
  EXPECT_EQ(support::input_error_of([&] {
              write_geotiff(folder_ / "a.tif", raster);
              return 0;
            }),
            (folder_ / "a.tif").string() + ": the value -9999 stands for no data and cannot be stored");
  EXPECT_TRUE(fs::is_empty(folder_));
}

}  // namespace
}  // namespace talus::io
