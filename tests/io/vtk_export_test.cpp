#include "talus/io/vtk_export.h"

#include "tests/io/plane_project.h"
#include "tests/io/vtk_reader.h"
#include "tests/support/input_error.h"
#include "tests/support/temporary_folder.h"
#include <gtest/gtest.h>

#include "talus/io/film_tables.h"
#include "talus/io/ground_mesh.h"
#include "talus/slope/mesh_surface.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;

class VtkExportTest : public testing::Test {
 protected:
  VtkExportTest() { project_.model.engine.max_time = 2; }

  support::TemporaryFolder temporary_;
  const fs::path folder_ = temporary_.path() / "vtk";
  RockfallProject project_ = sample_project(4);
};

TEST_F(VtkExportTest, writes_a_series_whose_files_exist_at_ascending_times) {
  const VtkExport done = export_vtk(project_, {.out = folder_, .rocks = {2, 3, 2}, .rate = 20});
  for (const int rock : {2, 3}) {
    const VtkReading series(folder_ / ("rock-" + std::to_string(rock) + ".pvd"));
    EXPECT_EQ(VtkReading::attribute(series.root, "type"), "Collection");
    double last = -1;
    for (const XmlElement& file : series.root.children.at(0).children) {
      const double time = std::stod(VtkReading::attribute(file, "timestep"));
      EXPECT_GT(time, last);
      last = time;
      EXPECT_TRUE(fs::exists(folder_ / VtkReading::attribute(file, "file")));
    }
    const rockfall::Film film = film_rock(project_, project_.plan.start(rock), 20);
    EXPECT_EQ(last, film.frames().back().time);
  }
  std::size_t files = 0;
  for (const auto& entry : fs::recursive_directory_iterator(folder_)) files += entry.is_regular_file() ? 1 : 0;
  EXPECT_EQ(done.files, files);
}

TEST_F(VtkExportTest, the_rock_of_a_frame_is_its_mesh_where_it_is) {
  (void)export_vtk(project_, {.out = folder_, .rocks = {0}, .rate = 10});
  const rockfall::Start start = project_.plan.start(0);
  const bodies::Rock& rock = *start.rock;
  const VtkReading first(folder_ / "rock-0" / "00000.vtp");
  EXPECT_EQ(first.count("Points"), 8U);
  EXPECT_EQ(first.count("Polys"), 12U);
  for (std::size_t i = 0; i < 8; ++i) {
    const core::Vector3 place = bodies::point_position(start.state, rock.mesh().vertices()[i]) + project_.model.origin;
    for (std::size_t k = 0; k < 3; ++k) EXPECT_EQ(first.floats.at("Points")[3 * i + k], place[static_cast<int>(k)]);
  }
}

TEST_F(VtkExportTest, path_and_impacts_are_those_of_the_film) {
  (void)export_vtk(project_, {.out = folder_, .rocks = {1}, .rate = 10});
  const rockfall::Film film = film_rock(project_, project_.plan.start(1), 10);
  const VtkReading path(folder_ / "rock-1-path.vtp");
  EXPECT_EQ(path.count("Points"), film.frames().size());
  EXPECT_EQ(path.count("Lines"), 1U);
  for (const char* name : {"time_s", "speed_m_s", "spin_rad_s", "translational_energy_kJ", "rotational_energy_kJ"})
    EXPECT_EQ(path.floats.at(name).size(), film.frames().size()) << name;
  EXPECT_EQ(path.floats.at("speed_m_s").front(), 1);
  const VtkReading impacts(folder_ / "rock-1-impacts.vtp");
  EXPECT_EQ(impacts.count("Verts"), film.contacts().size());
  EXPECT_EQ(impacts.floats.at("normal").size(), 3 * film.contacts().size());
}

TEST_F(VtkExportTest, the_ground_is_whole_or_says_that_it_is_thinned) {
  const VtkExport whole = export_vtk(project_, {.out = folder_});
  EXPECT_FALSE(whole.ground_thinned);
  EXPECT_EQ(VtkReading(folder_ / "ground.vtp").count("Polys"), 2U * 30 * 20);
  const VtkExport thin = export_vtk(project_, {.out = folder_, .most_ground_triangles = 100});
  EXPECT_TRUE(thin.ground_thinned);
  EXPECT_LE(thin.ground_triangles, 100);
  EXPECT_EQ(VtkReading(folder_ / "ground.vtp").count("Polys"), static_cast<std::size_t>(thin.ground_triangles));
}

TEST_F(VtkExportTest, mistakes_are_told_before_anything_is_written) {
  EXPECT_EQ(support::input_error_of([&] { return export_vtk(project_, {.out = folder_, .rocks = {4}}); }),
            "--rock = 4: the project has no such rock; accepted: whole numbers from 0 to 3");
  EXPECT_FALSE(fs::exists(folder_));
}

TEST(GroundMesh, keeps_the_outline_of_a_thinned_height_field) {
  const auto ground = sample_ground();
  const GroundMesh thin = ground_mesh(*ground, 30);
  const geometry::Box box = geometry::bounding_box(thin.mesh.vertices());
  EXPECT_TRUE(thin.thinned);
  EXPECT_LE(thin.mesh.triangle_count(), 30);
  EXPECT_EQ(box.lower, ground->bounds().lower);
  EXPECT_EQ(box.upper, ground->bounds().upper);
}

TEST(GroundMesh, leaves_holes_open) {
  slope::HeightGrid grid{.columns = 4, .rows = 4, .heights = std::vector<double>(16, 1.0)};
  grid.heights[5] = std::nan("");  // four cells around it
  EXPECT_EQ(ground_mesh(slope::HeightField(grid), 1000).mesh.triangle_count(), 2 * (9 - 4));
}

TEST(GroundMesh, of_a_fine_mesh_is_thinned_and_stays_near_it) {
  const slope::MeshSurface ball(bodies::sphere(4));
  EXPECT_FALSE(ground_mesh(ball, 6000).thinned);
  const GroundMesh thin = ground_mesh(ball, 500);
  EXPECT_TRUE(thin.thinned);
  EXPECT_LE(thin.mesh.triangle_count(), 500);
  EXPECT_GT(thin.mesh.triangle_count(), 50);
  for (const core::Vector3& vertex : thin.mesh.vertices()) EXPECT_NEAR(vertex.norm(), 0.5, 1e-12);
}

}  // namespace
}  // namespace talus::io
