#include "talus/io/vtk_file.h"

#include <fstream>

#include "tests/io/vtk_reader.h"
#include "tests/support/temporary_folder.h"
#include <gtest/gtest.h>

#include "talus/bodies/shape_library.h"

namespace talus::io {
namespace {

class VtkFile : public testing::Test {
 protected:
  [[nodiscard]] VtkReading written(const VtkPolyData& data) const {
    std::ofstream out(folder_.path() / "a.vtp", std::ios::binary);
    write_vtp(out, data);
    out.close();
    return VtkReading(folder_.path() / "a.vtp");
  }
  support::TemporaryFolder folder_;
};

TEST(Base64, agrees_with_the_vectors_of_RFC_4648) {
  EXPECT_EQ(base64(""), "");
  EXPECT_EQ(base64("f"), "Zg==");
  EXPECT_EQ(base64("fo"), "Zm8=");
  EXPECT_EQ(base64("foo"), "Zm9v");
  EXPECT_EQ(base64("foob"), "Zm9vYg==");
  EXPECT_EQ(base64("fooba"), "Zm9vYmE=");
  EXPECT_EQ(base64("foobar"), "Zm9vYmFy");
  EXPECT_EQ(base64("\xff\xfe\x80"), "//6A");
}

TEST_F(VtkFile, of_a_mesh_holds_its_points_and_triangles_to_the_last_bit) {
  const geometry::TriangleMesh mesh = bodies::icosahedron();
  const VtkReading read = written({.cells = VtkPolyData::Cells::triangles,
                                   .points = {mesh.vertices().begin(), mesh.vertices().end()},
                                   .triangles = {mesh.triangles().begin(), mesh.triangles().end()}});
  EXPECT_EQ(read.root.name, "VTKFile");
  EXPECT_EQ(VtkReading::attribute(read.root, "type"), "PolyData");
  EXPECT_EQ(VtkReading::attribute(read.root, "header_type"), "UInt64");
  EXPECT_EQ(read.count("Points"), 12U);
  EXPECT_EQ(read.count("Polys"), 20U);
  EXPECT_EQ(read.count("Verts") + read.count("Lines") + read.count("Strips"), 0U);
  ASSERT_EQ(read.floats.at("Points").size(), 36U);
  for (std::size_t i = 0; i < 36; ++i)
    EXPECT_EQ(read.floats.at("Points")[i], mesh.vertices()[i / 3][static_cast<int>(i % 3)]);
  ASSERT_EQ(read.integers.at("connectivity").size(), 60U);
  ASSERT_EQ(read.integers.at("offsets").size(), 20U);
  for (std::size_t i = 0; i < 60; ++i) EXPECT_EQ(read.integers.at("connectivity")[i], mesh.triangles()[i / 3][i % 3]);
  for (int i = 0; i < 20; ++i) EXPECT_EQ(read.integers.at("offsets")[static_cast<std::size_t>(i)], 3 * (i + 1));
}

TEST_F(VtkFile, of_a_line_is_one_cell_through_all_points_with_their_data) {
  const VtkReading read = written({.cells = VtkPolyData::Cells::line,
                                   .points = {{0, 0, 0}, {1, 0, 0}, {1, 2, 0}},
                                   .arrays = {{.name = "time_s", .values = {0, 0.5, 1}}}});
  EXPECT_EQ(read.count("Lines"), 1U);
  EXPECT_EQ(read.integers.at("connectivity"), (std::vector<std::int32_t>{0, 1, 2}));
  EXPECT_EQ(read.integers.at("offsets"), std::vector<std::int32_t>{3});
  EXPECT_EQ(read.floats.at("time_s"), (std::vector<double>{0, 0.5, 1}));
}

TEST_F(VtkFile, of_points_has_a_cell_for_each_also_when_there_are_none) {
  const VtkReading two = written({.cells = VtkPolyData::Cells::points, .points = {{0, 0, 0}, {1, 0, 0}}});
  EXPECT_EQ(two.count("Verts"), 2U);
  EXPECT_EQ(two.integers.at("offsets"), (std::vector<std::int32_t>{1, 2}));
  const VtkReading none = written({.cells = VtkPolyData::Cells::points});
  EXPECT_EQ(none.count("Points") + none.count("Verts"), 0U);
  EXPECT_TRUE(none.floats.at("Points").empty());
  const VtkReading no_line = written({.cells = VtkPolyData::Cells::line});
  EXPECT_EQ(no_line.count("Lines"), 0U);
}

}  // namespace
}  // namespace talus::io
