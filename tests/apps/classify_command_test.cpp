#include "tests/apps/program.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "talus/io/raster_file.h"

namespace talus::app {
namespace {

using testing::HasSubstr;

class ClassifyCommand : public ProgramTest {
 protected:
  /// Grey, dark in the west and light in the east.
  [[nodiscard]] std::string photo() const {
    io::Raster raster{.columns = 10, .rows = 4, .corner = {0, 0}, .cell = {1, 1}};
    for (int k = 0; k < 40; ++k) raster.values.push_back(k % 10 < 7 ? 60 + k % 3 : 200 + k % 2);
    io::write_geotiff(folder_ / "photo.tif", raster);
    return (folder_ / "photo.tif").string();
  }
};

TEST_F(ClassifyCommand, writes_a_raster_and_a_legend_beside_the_image) {
  const Outcome outcome = run_talus({"classify", photo(), "--classes", "2"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("class  1   70.0 %  #3d3d3d\nclass  2   30.0 %  #c9c9c9\n"));
  EXPECT_TRUE(std::filesystem::exists(folder_ / "photo-classes.tif"));
  EXPECT_TRUE(std::filesystem::exists(folder_ / "photo-classes.csv"));
}

TEST_F(ClassifyCommand, mistakes_end_with_2) {
  const Outcome outcome = run_talus({"classify", photo(), "--classes", "99"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_EQ(outcome.err, "talus: --classes = 99: is out of range; accepted: a whole number from 2 to 50\n");
  EXPECT_EQ(run_talus({"classify", photo()}).exit_code, 2);
}

}  // namespace
}  // namespace talus::app
