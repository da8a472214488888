#include "talus/io/mesh_files.h"

#include <filesystem>

#include "tests/io/mesh_samples.h"
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "talus/core/error.h"
#include "talus/geometry/mass_integrals.h"
#include "talus/geometry/mesh_check.h"
#include "talus/io/obj_file.h"
#include "talus/io/ply_file.h"
#include "talus/io/stl_file.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using geometry::TriangleMesh;
using testing::binary_ply;
using testing::binary_stl;
using testing::same;

TriangleMesh rock() {
  return bodies::boulder({.seed = 3, .sides = {1.1, 0.9, 0.7}});
}

class MeshFolder : public ::testing::Test {
 protected:
  MeshFolder() : folder_(fs::temp_directory_path() / ("talus meshes " + std::to_string(::getpid()))) {
    fs::create_directories(folder_);
  }
  ~MeshFolder() override { fs::remove_all(folder_); }
  [[nodiscard]] fs::path path(const std::string& name) const { return folder_ / name; }

 private:
  fs::path folder_;
};

TEST_F(MeshFolder, obj_and_ply_come_back_to_the_bit) {
  for (const std::string name : {"rock.obj", "rock.ply", "ROCK.OBJ"}) {
    write_mesh(path(name), rock());
    EXPECT_TRUE(same(read_mesh(path(name)), rock())) << name;
  }
}

TEST_F(MeshFolder, stl_comes_back_with_the_same_triangles_and_shared_vertices) {
  write_mesh(path("rock.stl"), rock());
  const TriangleMesh back = read_body(path("rock.stl"));
  ASSERT_EQ(back.triangle_count(), rock().triangle_count());
  EXPECT_EQ(back.vertex_count(), rock().vertex_count());
  for (int t = 0; t < back.triangle_count(); ++t)
    for (int k = 0; k < 3; ++k) EXPECT_EQ(back.corner(t, k), rock().corner(t, k));
}

TEST_F(MeshFolder, body_is_refused_with_its_defects_and_repaired_only_when_asked) {
  write_mesh(path("turned.obj"), rock().inverted());
  try {
    (void)read_body(path("turned.obj"));
    FAIL() << "accepted";
  } catch (const core::InputError& error) {
    EXPECT_THAT(error.what(), ::testing::HasSubstr("turned.obj: the mesh encloses no body: mesh inside out"));
  }
  EXPECT_NEAR(geometry::volume(read_body(path("turned.obj"), {.orient = true})), geometry::volume(rock()), 1e-15);

  std::string loose;  // every triangle with its own vertices, and one that nobody uses
  for (int t = 0; t < rock().triangle_count(); ++t) {
    for (int k = 0; k < 3; ++k) {
      const geometry::Vector3 v = rock().corner(t, k);
      loose += fmt::format("v {} {} {}\n", v.x(), v.y(), v.z());
    }
    loose += "f -3 -2 -1\n";
  }
  loose += "v 9 9 9\n";
  write_text_file(path("loose.obj"), loose);
  EXPECT_THROW((void)read_body(path("loose.obj")), core::InputError);
  EXPECT_EQ(read_body(path("loose.obj"), {.weld = true}).vertex_count(), rock().vertex_count());
}

TEST_F(MeshFolder, writing_to_nowhere_or_by_another_ending_is_refused) {
  EXPECT_THROW(write_mesh(path("no such folder/rock.obj"), rock()), core::InputError);
  EXPECT_THROW(write_mesh(path("rock.3ds"), rock()), core::InputError);
  fs::create_directories(path("folder.obj"));
  EXPECT_THROW(write_mesh(path("folder.obj"), rock()), core::InputError);
}

TEST(ObjFile, all_forms_of_corners_mean_the_same_triangle) {
  const std::string vertices = "v 0 0 0\nv 1 0 0\nv 0 1 0\nvt 0 0\nvn 0 0 1\n";
  const TriangleMesh expected({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, {{0, 1, 2}});
  for (const std::string face : {"f 1 2 3", "f 1/1 2/1 3/1", "f 1//1 2//1 3//1", "f 1/1/1 2/1/1 3/1/1", "f -3 -2 -1",
                                 "f -3//-1 -2//-1 -1//-1", "f\t1   2 3  # remark", "f 1 \\\n2 \\\r\n3", "f +1 2 3"})
    EXPECT_TRUE(same(parse_obj(vertices + face + "\n", "a.obj"), expected)) << face;
}

TEST(ObjFile, remarks_windows_lines_weights_colours_and_other_statements_are_fine) {
  const TriangleMesh mesh = parse_obj(
      "# rock\r\nmtllib a.mtl\r\no rock\r\ng side\r\n\r\nv 0 0 0 1.0\r\nv 1e0 0 0 0.5 0.5 0.5\r\nv 0 +1 0 1 1 1 1\r\n"
      "usemtl stone\r\ns off\r\nf 1 2 3",
      "a.obj");
  EXPECT_TRUE(same(mesh, TriangleMesh({{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, {{0, 1, 2}})));
}

TEST(ObjFile, negative_corners_count_from_where_they_stand_and_others_may_look_ahead) {
  const TriangleMesh mesh = parse_obj("f 1 2 3\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf -1 -2 -3\nv 0 0 1\nf -1 -2 -3\n", "a.obj");
  EXPECT_EQ(mesh.triangles()[0], (geometry::Triangle{0, 1, 2}));
  EXPECT_EQ(mesh.triangles()[1], (geometry::Triangle{2, 1, 0}));
  EXPECT_EQ(mesh.triangles()[2], (geometry::Triangle{3, 2, 1}));
}

TEST(ObjFile, cube_of_squares_and_concave_prism_become_closed_bodies) {
  const TriangleMesh cube = parse_obj(
      "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nv 0 0 1\nv 1 0 1\nv 1 1 1\nv 0 1 1\n"
      "f 4 3 2 1\nf 5 6 7 8\nf 1 2 6 5\nf 2 3 7 6\nf 3 4 8 7\nf 4 1 5 8\n",
      "cube.obj");
  EXPECT_EQ(to_string(geometry::check_mesh(cube)), "");
  EXPECT_DOUBLE_EQ(geometry::volume(cube), 1);
  const TriangleMesh prism = parse_obj(
      "v 0 0 0\nv 2 0 0\nv 2 1 0\nv 1 1 0\nv 1 2 0\nv 0 2 0\nv 0 0 1\nv 2 0 1\nv 2 1 1\nv 1 1 1\nv 1 2 1\nv 0 2 1\n"
      "f 6 5 4 3 2 1\nf 7 8 9 10 11 12\nf 1 2 8 7\nf 2 3 9 8\nf 3 4 10 9\nf 4 5 11 10\nf 5 6 12 11\nf 6 1 7 12\n",
      "prism.obj");
  EXPECT_EQ(to_string(geometry::check_mesh(prism, {.self_intersections = true})), "");
  EXPECT_DOUBLE_EQ(geometry::volume(prism), 3);
}

TEST(PlyFile, binary_in_both_byte_orders_with_foreign_properties_is_read_to_the_bit) {
  for (const std::endian order : {std::endian::little, std::endian::big})
    EXPECT_TRUE(same(parse_ply(binary_ply(rock(), order), "rock.ply"), rock()));
}

TEST(PlyFile, text_with_polygons_other_elements_and_windows_lines_is_read) {
  const TriangleMesh mesh = parse_ply(
      "ply\r\nformat ascii 1.0\r\nobj_info x\r\nelement face 2\r\nproperty list uchar int vertex_indices\r\n"
      "property uchar flag\r\nelement vertex 5\r\nproperty float nx\r\nproperty float x\r\nproperty float y\r\n"
      "property float z\r\nelement edge 1\r\nproperty int a\r\nproperty int b\r\nelement nothing 99999999999\r\n"
      "end_header\r\n4 0 1 2 3 7\r\n3 0 1 4 7\r\n\r\n0 0 0 0\r\n0 1 0 0\r\n0 1 1 0\r\n0 0 1 0\r\n0.5 0 0 1e-400\r\n0 "
      "1\r\n",
      "a.ply");
  EXPECT_EQ(mesh.vertex_count(), 5);
  EXPECT_EQ(mesh.triangle_count(), 3);
  EXPECT_DOUBLE_EQ(geometry::surface_area(mesh), 1);
}

TEST(StlFile, text_and_binary_give_the_same_body) {
  const TriangleMesh cube = bodies::box({1, 2, 3});
  for (const std::string& content :
       {stl_text(cube), binary_stl(cube, "made for a test"), binary_stl(cube, "solid but binary all the same")}) {
    const TriangleMesh mesh = parse_stl(content, "cube.stl");
    EXPECT_EQ(mesh.vertex_count(), 8);
    EXPECT_EQ(to_string(geometry::check_mesh(mesh)), "");
    EXPECT_DOUBLE_EQ(geometry::volume(mesh), 6);
  }
}

TEST(StlFile, text_may_have_several_solids_any_case_and_no_normals) {
  const std::string facet =
      "FACET NORMAL nan NaN -nan\n OUTER LOOP\n VERTEX 0 0 0\n VERTEX 1 0 0\nVERTEX 0 1 0\nENDLOOP\nENDFACET\n";
  const TriangleMesh mesh =
      parse_stl("Solid a rock of facets\n" + facet + "EndSolid a rock\n\nsolid\n" + facet + "endsolid", "a.stl");
  EXPECT_EQ(mesh.triangle_count(), 2);
  EXPECT_EQ(mesh.vertex_count(), 3);
}

}  // namespace
}  // namespace talus::io
