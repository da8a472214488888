// Each way in which a mesh file can be wrong, and what the user is told.

#include <filesystem>
#include <limits>
#include <string>

#include "tests/io/mesh_samples.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "talus/core/error.h"
#include "talus/io/mesh_files.h"

namespace talus::io {
namespace {

using testing::binary_ply;
using testing::binary_stl;
using ::testing::HasSubstr;
using ::testing::StartsWith;

std::string refusal(const std::string& content, const std::string& file) {
  try {
    (void)parse_mesh(content, file);
  } catch (const core::InputError& error) {
    EXPECT_EQ(error.details().file, file);
    return error.what();
  }
  return "accepted";
}

const std::string kVertices = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n";

TEST(BadMesh, missing_folder_and_unknown_endings_are_named) {
  EXPECT_THROW((void)read_mesh("no such file.obj"), core::InputError);
  EXPECT_THAT(refusal("x", "rock.dxf"), HasSubstr("accepted: .obj, .ply, .stl"));
  EXPECT_THAT(refusal("x", "rock"), HasSubstr("accepted: .obj, .ply, .stl"));
  const std::filesystem::path folder = std::filesystem::temp_directory_path() / "talus folder.ply";
  std::filesystem::create_directories(folder);
  try {
    (void)read_mesh(folder);
    FAIL() << "accepted";
  } catch (const core::InputError& error) {
    EXPECT_THAT(error.what(), HasSubstr("is a folder"));
  }
  std::filesystem::remove(folder);
}

TEST(BadMesh, empty_files_are_empty) {
  for (const std::string file : {"a.obj", "a.ply", "a.stl"}) EXPECT_THAT(refusal("", file), HasSubstr("is empty"));
}

TEST(BadObj, without_vertices_or_faces_is_refused) {
  EXPECT_EQ(refusal("# nothing\n", "a.obj"), "a.obj: holds no vertices; accepted: a mesh");
  EXPECT_THAT(refusal(kVertices, "a.obj"), StartsWith("a.obj: holds no faces"));
}

TEST(BadObj, line_and_value_are_named) {
  EXPECT_THAT(refusal("v 0 0\n", "a.obj"), StartsWith("a.obj:1: vertex 1: has 2 numbers"));
  EXPECT_THAT(refusal("v 0 0 0 1 2 3 4 5\n", "a.obj"), StartsWith("a.obj:1: vertex 1: has 8 numbers"));
  EXPECT_THAT(refusal("v 0 0 0\nv 0 nan 0\n", "a.obj"), StartsWith("a.obj:2: vertex 2 = nan: is no finite number"));
  EXPECT_THAT(refusal("v 0 1e999 0\n", "a.obj"), StartsWith("a.obj:1: vertex 1 = 1e999: is no finite number"));
  EXPECT_THAT(refusal("v 0 0x10 0\n", "a.obj"), StartsWith("a.obj:1: vertex 1 = 0x10"));
  EXPECT_THAT(refusal("v 0 1,5 0\n", "a.obj"), StartsWith("a.obj:1: vertex 1 = 1,5"));
  EXPECT_THAT(refusal(kVertices + "f 1 2\n", "a.obj"), StartsWith("a.obj:5: face 1: has 2 corners"));
  EXPECT_THAT(refusal(kVertices + "f 1 2 5\n", "a.obj"),
              StartsWith("a.obj:5: face 1: names vertex 4 (counted from 0) of 4"));
  EXPECT_THAT(refusal(kVertices + "f 1 2 0\n", "a.obj"), StartsWith("a.obj:5: corner = 0: is no corner"));
  EXPECT_THAT(refusal(kVertices + "f 1 2 -5\n", "a.obj"), HasSubstr("counts back beyond the first of 4"));
  EXPECT_THAT(refusal(kVertices + "f 1 2 99999999999999999999\n", "a.obj"), HasSubstr("is no corner"));
  for (const std::string corner : {"1/", "1//", "1/a", "1/1/", "1/1/1/1", "/1", "1.5", "one"})
    EXPECT_THAT(refusal(kVertices + "f 2 3 " + corner + "\n", "a.obj"), HasSubstr("is no corner")) << corner;
  EXPECT_THAT(refusal("vertex 0 0 0\n", "a.obj"), StartsWith("a.obj:1: statement = vertex: is not known"));
  EXPECT_THAT(refusal("surf 0 1 0 1 1 2 3\n", "a.obj"), HasSubstr("is not known"));
}

TEST(BadObj, polygons_that_cannot_be_cut_are_refused) {
  EXPECT_THAT(refusal(kVertices + "f 1 3 2 4\n", "a.obj"), HasSubstr("face 1: cannot be cut into triangles: "));
  EXPECT_THAT(refusal(kVertices + "f 1 2 3 3\n", "a.obj"), HasSubstr("touches or crosses itself"));
  EXPECT_THAT(refusal("v 0 0 0\nv 1 1 1\nv 2 2 2\nv 3 3 3\nf 1 2 3 4\n", "a.obj"), HasSubstr("lie on one line"));
  std::string many = kVertices + "f";
  for (int i = 0; i < 1001; ++i) many += " 1";
  EXPECT_THAT(refusal(many, "a.obj"), HasSubstr("has 1001 corners"));
}

std::string ply(const std::string& header, const std::string& rows) {
  return "ply\nformat ascii 1.0\n" + header + "end_header\n" + rows;
}

const std::string kVertexHeader = "element vertex 3\nproperty float x\nproperty float y\nproperty float z\n";
const std::string kFaceHeader = "element face 1\nproperty list uchar int vertex_indices\n";

TEST(BadPly, header_is_checked_line_by_line) {
  EXPECT_THAT(refusal("plx\n", "a.ply"), StartsWith("a.ply:1: first line = plx: is not a PLY file"));
  EXPECT_THAT(refusal("ply\nformat ascii 1.0\n", "a.ply"), HasSubstr("has no end"));
  EXPECT_THAT(refusal("ply\nend_header\n", "a.ply"), HasSubstr("has no line format"));
  EXPECT_THAT(refusal("ply\nformat ascii 2.0\n", "a.ply"), HasSubstr("unknown version"));
  EXPECT_THAT(refusal("ply\nformat utf8 1.0\n", "a.ply"), HasSubstr("format = utf8: unknown format"));
  EXPECT_THAT(refusal("ply\nelement vertex -1\n", "a.ply"), StartsWith("a.ply:2: element vertex = -1: is no count"));
  EXPECT_THAT(refusal("ply\nelement vertex 1e3\n", "a.ply"), HasSubstr("is no count"));
  EXPECT_THAT(refusal("ply\nproperty float x\n", "a.ply"), HasSubstr("belongs to no element"));
  EXPECT_THAT(refusal("ply\nelement vertex 1\nproperty real x\n", "a.ply"), HasSubstr("type = real: unknown"));
  EXPECT_THAT(refusal("ply\nelement a 1\nproperty list float int x\n", "a.ply"), HasSubstr("not whole numbers"));
  EXPECT_THAT(refusal("ply\nelement a 1\nelement a 1\n", "a.ply"), HasSubstr("announced twice"));
  EXPECT_THAT(refusal("ply\nhello\n", "a.ply"), StartsWith("a.ply:2: header = hello: is no line of a header"));
}

TEST(BadPly, rows_are_checked) {
  const auto rows = [](const std::string& text) { return refusal(ply(kVertexHeader + kFaceHeader, text), "a.ply"); };
  EXPECT_EQ(rows("0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n"), "accepted");
  EXPECT_THAT(rows("0 0 0\n1 0 0\n0 1 0\n3 0 1 3\n"), StartsWith("a.ply:13: face 1: names vertex 3"));
  EXPECT_THAT(rows("0 0 0\n1 0 0\n0 1 0\n3 0 1 -2\n"), HasSubstr("names vertex -1"));
  EXPECT_THAT(rows("0 0 0\n1 0 0\n0 1 0\n3 0 1 1.5\n"), HasSubstr("face 0 = 1.5: is no number of its type"));
  EXPECT_THAT(rows("0 0 0\n1 0 0\n0 1 0\n3 0 1\n"), HasSubstr("face 0: has too few values"));
  EXPECT_THAT(rows("0 0 0\n1 0 0\n0 1 0\n3 0 1 2 2\n"), HasSubstr("face 0: has too many values"));
  EXPECT_THAT(rows("0 0 0\n1 0 0\n0 1 0\n-3 0 1 2\n"), HasSubstr("negative length"));
  EXPECT_THAT(rows("0 0 0\n1 0 0\n0 1 0\n2000000000 0 1 2\n"), HasSubstr("has 2000000000 corners"));
  EXPECT_THAT(rows("0 0 0\n1 nan 0\n0 1 0\n3 0 1 2\n"), StartsWith("a.ply:11: vertex 1: a coordinate is no finite"));
  EXPECT_THAT(rows("0 0 0\n1 a 0\n0 1 0\n3 0 1 2\n"), HasSubstr("vertex 1 = a"));
  EXPECT_THAT(rows("0 0 0\n1 0 0\n0 1 0\n"), HasSubstr("element face = 1: the file is too short"));
  EXPECT_THAT(rows("0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n3 0 1 2\n"), HasSubstr("goes on after the last element"));
  EXPECT_THAT(refusal(ply(kVertexHeader, "0 0 0\n1 0 0\n0 1 0\n"), "a.ply"), HasSubstr("holds no faces"));
  EXPECT_THAT(refusal(ply("element vertex 1\nproperty float x\nproperty float y\n", "1 2\n"), "a.ply"),
              HasSubstr("has no property z"));
  EXPECT_THAT(refusal(ply("element face 1\nproperty int a\n", "1\n"), "a.ply"),
              HasSubstr("has no list vertex_indices"));
}

TEST(BadPly, counts_that_no_file_can_hold_are_refused_at_once) {
  for (const std::string count : {"1000", "4000000000", "9223372036854775807"}) {
    const std::string header = "element vertex " + count + "\nproperty float x\nproperty float y\nproperty float z\n";
    EXPECT_THAT(refusal(ply(header, "0 0 0\n"), "a.ply"), HasSubstr("too short for so many"));
    const std::string binary = "ply\nformat binary_little_endian 1.0\n" + header + "end_header\n0123456789ab";
    EXPECT_THAT(refusal(binary, "a.ply"), HasSubstr("too short for so many"));
  }
  const std::string lists = "ply\nformat binary_big_endian 1.0\nelement x 1\nproperty list int double a\nend_header\n";
  EXPECT_THAT(refusal(lists + "\x7f\xff\xff\xff"
                              "abcdefgh",
                      "a.ply"),
              HasSubstr("the file ends within it, at byte"));
}

TEST(BadPly, every_truncation_of_a_binary_file_is_refused) {
  const std::string whole = binary_ply(bodies::tetrahedron(), std::endian::big);
  ASSERT_EQ(refusal(whole, "a.ply"), "accepted");
  for (std::size_t length = 0; length < whole.size(); ++length)
    EXPECT_NE(refusal(whole.substr(0, length), "a.ply"), "accepted") << length;
  EXPECT_THAT(refusal(whole + "more", "a.ply"), HasSubstr("goes on after the last element"));
}

TEST(BadStl, text_is_checked_word_by_word) {
  const std::string good =
      "solid a\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\nendloop\nendfacet\nendsolid "
      "a\n";
  const auto with = [&](const std::string& from, const std::string& to) {
    std::string text = good;
    text.replace(text.find(from), from.size(), to);
    return refusal(text, "a.stl");
  };
  EXPECT_EQ(refusal(good, "a.stl"), "accepted");
  EXPECT_EQ(with("outer loop", "inner loop"), "a.stl:3: triangle 1 = inner: does not fit here; accepted: outer");
  EXPECT_THAT(with("vertex 1 0 0", "vertex 1 0"), StartsWith("a.stl:6: triangle 1 = vertex: does not fit here"));
  EXPECT_THAT(with("vertex 1 0 0", "vertex 1 0 inf"), HasSubstr("triangle 1 = inf"));
  EXPECT_THAT(with("endloop", "vertex 5 5 5\nendloop"), HasSubstr("accepted: endloop"));
  EXPECT_THAT(with("endsolid a\n", ""), HasSubstr("the file ends: does not fit here; accepted: endsolid"));
  EXPECT_THAT(with("endsolid a\n", "endsolid a\nrubbish"), HasSubstr("accepted: solid"));
  EXPECT_THAT(refusal("solid a\nendsolid a\n", "a.stl"), HasSubstr("holds no triangles"));
  EXPECT_THAT(refusal("solid", "a.stl"), HasSubstr("accepted: endsolid"));
  EXPECT_THAT(refusal("cube", "a.stl"), HasSubstr("has 4 bytes"));
}

TEST(BadStl, binary_of_another_length_than_announced_is_refused) {
  const std::string whole = binary_stl(bodies::tetrahedron(), "solid tetrahedron");
  ASSERT_EQ(refusal(whole, "a.stl"), "accepted");
  for (std::size_t length = 0; length < whole.size(); ++length)
    EXPECT_NE(refusal(whole.substr(0, length), "a.stl"), "accepted") << length;
  EXPECT_THAT(refusal(whole + "x", "a.stl"), HasSubstr("announces 4 triangles, which take 284 bytes, but has 285"));
  std::string bomb = whole;
  bomb.replace(80, 4, "\xff\xff\xff\xff");
  EXPECT_THAT(refusal(bomb, "a.stl"), HasSubstr("announces 4294967295 triangles"));
  EXPECT_THAT(refusal(binary_stl(geometry::TriangleMesh(), "x"), "a.stl"), HasSubstr("holds no triangles"));
}

TEST(BadStl, binary_with_a_coordinate_that_is_no_number_names_the_triangle) {
  std::string bytes = binary_stl(bodies::tetrahedron(), "x");
  std::string nan;
  testing::append_bytes(nan, std::numeric_limits<float>::quiet_NaN());
  bytes.replace(84 + 2 * 50 + 12, 4, nan);
  EXPECT_EQ(refusal(bytes, "a.stl"), "a.stl: triangle 3: a coordinate is no finite number");
}

}  // namespace
}  // namespace talus::io
