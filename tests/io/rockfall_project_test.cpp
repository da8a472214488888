#include "talus/io/rockfall_project.h"

#include <cmath>
#include <numbers>

#include "tests/io/gis_samples.h"
#include "tests/io/rockfall_sample.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "talus/io/content_hash.h"
#include "talus/io/mesh_files.h"
#include "talus/slope/height_field.h"

namespace talus::io {
namespace {

using core::Vector2;
using core::Vector3;
using testing::ElementsAre;

class RockfallProjects : public RockfallSample {
 protected:
  [[nodiscard]] static const slope::HeightGrid& grid(const RockfallProject& project) {
    return dynamic_cast<const slope::HeightField&>(*project.model.ground).grid();
  }
  /// Name of the material at a place given in the coordinates of the user.
  [[nodiscard]] static std::string material_at(const RockfallProject& project, double x, double y,
                                               std::int64_t triangle = 0) {
    const std::array<std::int64_t, 1> triangles{triangle};
    return project.model.materials.at(Vector3(x, y, 500) - project.model.origin, triangles).name;
  }
};

TEST_F(RockfallProjects, the_smallest_project_has_defaults_for_everything_else) {
  const RockfallProject project = read({});
  EXPECT_EQ(project.name, "project");
  EXPECT_EQ(project.seed, 3U);
  EXPECT_EQ(project.model.engine.law, "bounded");
  EXPECT_TRUE(project.model.barriers.empty());
  EXPECT_EQ(crs_name(project.crs), "CH1903+ / LV95 (EPSG:2056)");
  ASSERT_EQ(project.plan.kinds().size(), 1U);
  EXPECT_EQ(project.plan.kinds()[0].name(), "block");
  EXPECT_NEAR(project.plan.kinds()[0].typical()->mass(), 2700, 1e-9);  // 1 m^3 of the default density
  ASSERT_EQ(project.plan.rocks(), 1);
}

TEST_F(RockfallProjects, heights_belong_to_the_middles_of_cells_and_the_origin_is_whole) {
  const RockfallProject project = read({});
  EXPECT_EQ(project.model.origin, Vector3(2600010, 1200005, 500));
  EXPECT_EQ(grid(project).first, Vector2(-9.5, -4.5));
  EXPECT_EQ(grid(project).spacing, Vector2(1, 1));
  EXPECT_EQ(grid(project).heights.front(), 0.25);
  const std::optional<double> ground = project.model.ground->ground_below({3, 2, 100});
  ASSERT_TRUE(ground);
  EXPECT_NEAR(*ground, 6.5, 1e-12);  // x = 2600013
}

TEST_F(RockfallProjects, projected_coordinates_cost_no_precision) {
  Raster raster = plane();
  raster.corner = {2600000.37, 1200000.73};
  raster.cell = {0.5, 0.25};
  for (std::size_t i = 0; i < raster.values.size(); ++i) raster.values[i] = 1234.5 + 1e-7 * static_cast<double>(i);
  write_geotiff(folder_ / "dem.tif", raster, {.type = RasterType::float64});
  const RockfallProject project = read({.seeders = "[[seeder]]\nrock=\"block\"\npoint=[2600005,1200002,1300]\n"});
  const slope::HeightGrid& local = grid(project);
  for (std::size_t i = 0; i < raster.values.size(); ++i) {
    const double exact = raster.values[i] - project.model.origin.z();
    EXPECT_NEAR(local.heights[i], exact, 1e-9 * std::abs(exact));
  }
  // A double near 2.6e6 is a multiple of 4.7e-10: nothing more may be lost.
  EXPECT_NEAR(local.first.x() + project.model.origin.x(), 2600000.37 + 0.25, 5e-10);
  EXPECT_NEAR(local.first.y() + project.model.origin.y(), 1200000.73 + 0.125, 5e-10);
}

TEST_F(RockfallProjects, cells_without_data_are_holes) {
  Raster raster = plane();
  raster.values[25] = std::nan("");
  write_geotiff(folder_ / "dem.tif", raster, {.type = RasterType::float64});
  const RockfallProject project = read({});
  EXPECT_EQ(dynamic_cast<const slope::HeightField&>(*project.model.ground).cell_count(), 19 * 9 - 4);
}

TEST_F(RockfallProjects, every_file_is_listed_with_its_hash) {
  write("starts.csv", "x,y,z\n2600010,1200005,520\n");
  const RockfallProject project = read({.seeders = "[[seeder]]\nrock = \"block\"\nstates = \"starts.csv\"\n"});
  ASSERT_EQ(project.inputs.size(), 3U);
  EXPECT_EQ(project.inputs[0].path, (folder_ / "project.toml").string());
  EXPECT_EQ(project.inputs[1].path, "dem.tif");
  EXPECT_EQ(project.inputs[2].path, "starts.csv");
  EXPECT_EQ(project.inputs[0].hash, content_hash(read_text_file(folder_ / "project.toml")));
  EXPECT_EQ(project.inputs[1].hash, content_hash(read_text_file(folder_ / "dem.tif")));
}

TEST_F(RockfallProjects, materials_follow_triangles_regions_texture_and_default) {
  write_layers(folder_ / "areas.gpkg", "GPKG",
               {{.features = {{"POLYGON ((2600000 1200000, 2600010 1200000, 2600010 1200010, 2600000 1200010, 2600000 "
                               "1200000), (2600004 1200004, 2600006 1200004, 2600006 1200006, 2600004 1200006, "
                               "2600004 1200004))",
                               "b", 1}}}});
  write_ascii_grid(folder_ / "classes.asc", 2, 1, "7 -9999", "xllcorner 2600004\nyllcorner 1200004\ncellsize 8\n");
  write("triangles.csv", "triangle,material\n40,a\n");
  const RockfallProject project =
      read({.materials = "[materials]\ndefault = \"d\"\nregions = \"areas.gpkg\"\ntexture = \"classes.asc\"\n"
                         "texture_classes = { 7 = \"c\" }\ntriangles = \"triangles.csv\"\n"
                         "[material.d]\nrestitution = 0.1\nfriction = 0.1\n[material.c]\nrestitution = 0.2\n"
                         "friction = 0.2\n[material.b]\nrestitution = 0.3\nfriction = 0.3\n[material.a]\n"
                         "restitution = 0.4\nfriction = 0.4\n"});
  EXPECT_EQ(material_at(project, 2600001, 1200001, 40), "a");
  EXPECT_EQ(material_at(project, 2600001, 1200001), "b");
  EXPECT_EQ(material_at(project, 2600005, 1200005), "c");  // in the hole of the region
  EXPECT_EQ(material_at(project, 2600011, 1200011), "c");  // beside the region
  EXPECT_EQ(material_at(project, 2600015, 1200005), "d");  // a cell without data
  EXPECT_EQ(material_at(project, 2600011, 1200002), "d");  // beside the raster
  EXPECT_EQ(project.model.materials.list()[0].name, "d");  // numbered in the order of the file
  EXPECT_EQ(project.model.materials.list()[3].friction, 0.4);
}

TEST_F(RockfallProjects, barriers_stand_on_the_ground_or_are_meshes) {
  write("wall.obj", "v 2600005 1200000 500\nv 2600005 1200010 500\nv 2600005 1200005 510\nf 1 2 3\n");
  const RockfallProject project =
      read({.barriers = "[[barrier]]\nname = \"fence\"\nline = [[2600012, 1200001], [2600012, 1200009]]\nheight_m = 3\n"
                        "capacity_kJ = 2\n[[barrier]]\nname = \"wall\"\nmesh = \"wall.obj\"\n"});
  const std::vector<slope::Barrier>& list = project.model.barriers.list();
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0].capacity, 2000);
  const geometry::Box fence = geometry::bounding_box(list[0].mesh.vertices());
  EXPECT_NEAR(fence.lower.z(), 6, 1e-9);  // ground at x = 2600012, over the origin of 500
  EXPECT_NEAR(fence.upper.z(), 9, 1e-9);
  EXPECT_EQ(list[1].capacity, std::numeric_limits<double>::infinity());
  EXPECT_EQ(list[1].mesh.corner(0, 2), Vector3(-5, 0, 10));
}

TEST_F(RockfallProjects, the_ground_may_be_a_mesh_in_any_format_and_keeps_its_crs) {
  const geometry::TriangleMesh mesh({{100, 200, 10}, {120, 200, 10}, {120, 220, 10}, {100, 220, 10}},
                                    {{0, 1, 2}, {0, 2, 3}});
  for (const std::string name : {"ground.obj", "ground.ply", "ground.stl"}) {
    write_mesh(folder_ / name, mesh);
    const RockfallProject project = read({.slope = "[slope]\nmesh = \"" + name + "\"\ncrs = \"EPSG:2056\"\n",
                                          .seeders = "[[seeder]]\nrock = \"block\"\npoint = [110, 205, 20]\n"});
    EXPECT_EQ(project.model.origin, Vector3(110, 210, 10));
    EXPECT_EQ(project.model.ground->triangle_count(), 2);
    EXPECT_EQ(project.model.ground->bounds().upper, Vector3(10, 10, 0));
    EXPECT_EQ(project.plan.start(0).state.p_WB, Vector3(0, -5, 10));
    EXPECT_EQ(crs_name(project.crs), "CH1903+ / LV95 (EPSG:2056)");
  }
}

TEST_F(RockfallProjects, engine_settings_reach_the_model) {
  const rockfall::EngineSettings engine =
      read({.engine =
                "[engine]\nlaw = \"lcp\"\ngravity_m_s2 = 1.62\ncollision_tolerance_m = 1e-3\n"
                "friction_directions = 4\nmax_contact_step_s = 0.01\nmax_step_angle_rad = 0.2\n"
                "flight = \"symplectic\"\ndrag_rate_1_s = 0.5\nsymplectic_step_s = 0.002\n"
                "rest_speed_m_s = 0.01\njitter_size_m = 0.02\njitter_time_s = 3\nmax_time_s = 40\nmax_steps = 50\n"})
          .model.engine;
  EXPECT_EQ(engine.law, "lcp");
  EXPECT_EQ(engine.gravity, 1.62);
  EXPECT_EQ(engine.collision_tolerance, 1e-3);
  EXPECT_EQ(engine.friction_directions, 4);
  EXPECT_EQ(engine.max_contact_step, 0.01);
  EXPECT_EQ(engine.max_step_angle, 0.2);
  EXPECT_EQ(engine.flight, rockfall::FlightKind::symplectic);
  EXPECT_EQ(engine.symplectic.drag_rate, 0.5);
  EXPECT_EQ(engine.symplectic.max_step, 0.002);
  EXPECT_EQ(engine.rest_speed, 0.01);
  EXPECT_EQ(engine.jitter_size, 0.02);
  EXPECT_EQ(engine.jitter_time, 3);
  EXPECT_EQ(engine.max_time, 40);
  EXPECT_EQ(engine.max_steps, 50);
}

}  // namespace
}  // namespace talus::io
