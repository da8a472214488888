// Projects read, checked, changed and made through the studio.

#include "tests/studio/studio_fixture.h"
#include <gmock/gmock.h>

#include "talus/io/raster_file.h"

namespace talus::studio {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

class Projects : public Studio {
 protected:
  [[nodiscard]] std::string revision() const { return get("/api/project").json()["revision"]; }
  [[nodiscard]] Reply edit(const Json& edits) const {
    return put("/api/project", {{"revision", revision()}, {"edits", edits}});
  }
  /// No hidden file is left beside the project.
  [[nodiscard]] std::vector<std::string> leftovers() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder))
      if (entry.path().filename().string().starts_with('.')) names.push_back(entry.path().filename().string());
    return names;
  }
};

Json set(const Json& path, const Json& value) {
  return {{"op", "set"}, {"path", path}, {"value", value}};
}

}  // namespace

TEST_F(Projects, a_project_comes_with_text_data_and_what_check_says) {
  open("rockfall");
  const Json project = get("/api/project").json();
  EXPECT_EQ(project["kind"], "rockfall");
  EXPECT_EQ(project["name"], "Quarry face");
  EXPECT_EQ(project["file"], "project.toml");
  EXPECT_EQ(project["text"], text("project.toml"));
  EXPECT_EQ(project["data"]["seeder"][0]["point"], Json({2600060, 1200062}));
  EXPECT_TRUE(project["errors"].empty());
  EXPECT_THAT(project["check"].get<std::string>(), HasSubstr("3 materials, 1 barrier, 2 rocks, 24 releases"));
  EXPECT_EQ(project["files"].size(), 3U);
}

TEST_F(Projects, saving_one_key_changes_nothing_else) {
  open("rockfall");
  const std::string before = text("project.toml");
  const Reply reply = edit(Json::array({set({"rock", "block", "mass_kg"}, 900)}));
  ASSERT_EQ(reply.status, 200) << reply.body;
  std::string expected = before;
  expected.replace(expected.find("mass_kg = 800 "), 14, "mass_kg = 900 ");
  EXPECT_EQ(text("project.toml"), expected);
  EXPECT_EQ(reply.json()["data"]["rock"]["block"]["mass_kg"], 900);
  EXPECT_THAT(leftovers(), ElementsAre());
}

TEST_F(Projects, drawn_sources_barriers_and_counters_are_added_and_removed) {
  open("rockfall");
  const std::string before = text("project.toml");
  const Json seeder{{"rock", "block"}, {"line", {{2600050, 1200062}, {2600070, 1200062}}}, {"rocks", 5}};
  const Json counter{{"name", "road"}, {"line", {{2600010, 1200010}, {2600100, 1200010}}}};
  ASSERT_EQ(edit({{{"op", "add"}, {"path", {"seeder"}}, {"value", seeder}},
                  {{"op", "add"}, {"path", {"counter"}}, {"value", counter}}})
                .status,
            200);
  const Json layout = get("/api/layout").json();
  EXPECT_EQ(layout["seeders"].size(), 3U);
  EXPECT_EQ(layout["seeders"][2]["kind"], "line");
  EXPECT_EQ(layout["counters"][0]["name"], "road");
  EXPECT_EQ(layout["rocks_planned"], 29);
  ASSERT_EQ(edit({{{"op", "remove"}, {"path", {"seeder", 2}}}, {{"op", "remove"}, {"path", {"counter", 0}}}}).status,
            200);
  const std::string after = text("project.toml");
  EXPECT_EQ(get("/api/project").json()["data"]["seeder"].size(), 2U);
  EXPECT_EQ(std::count(after.begin(), after.end(), '#'), std::count(before.begin(), before.end(), '#'));
}

TEST_F(Projects, errors_stand_at_the_key_and_line_and_nothing_is_saved) {
  open("rockfall");
  const std::string before = text("project.toml");
  const Reply reply = edit(Json::array({set({"material", "talus", "friction"}, -1)}));
  EXPECT_EQ(reply.status, 422);
  const Json error = reply.json()["errors"][0];
  EXPECT_EQ(error["file"], "project.toml");
  EXPECT_EQ(error["key"], "material.talus.friction");
  EXPECT_EQ(error["value"], "-1");
  EXPECT_THAT(error["accepted"].get<std::string>(), HasSubstr("0 to 100"));
  const int line = error["line"];
  EXPECT_EQ(
      std::count(before.begin(), before.begin() + static_cast<std::ptrdiff_t>(before.find("friction = 0.8")), '\n') + 1,
      line);
  EXPECT_EQ(text("project.toml"), before);
  EXPECT_THAT(leftovers(), ElementsAre());
}

TEST_F(Projects, unsaved_changes_are_checked_without_being_written) {
  open("rockfall");
  const std::string before = text("project.toml");
  const Json good = post("/api/project/check",
                         {{"edits", Json::array({set({"rock", "block", "mass_kg"}, {{"lognormal", {800, 0.4}}})})}})
                        .json();
  EXPECT_TRUE(good["errors"].empty()) << good["errors"];
  EXPECT_EQ(good["random"][0]["key"], "rock.block.mass_kg");
  EXPECT_NEAR(good["random"][0]["p50"].get<double>(), 800, 1e-9);
  const Json typo = post("/api/project/check", {{"edits", Json::array({set({"engine", "lw"}, "bounded")})}}).json();
  EXPECT_EQ(typo["errors"][0]["key"], "engine.lw");
  EXPECT_THAT(typo["errors"][0]["problem"].get<std::string>(), HasSubstr("did you mean law?"));
  const Json broken = post("/api/project/check", {{"text", "kind = \n"}}).json();
  EXPECT_EQ(broken["errors"][0]["line"], 1);
  EXPECT_TRUE(broken["data"].is_null());
  EXPECT_EQ(text("project.toml"), before);
  EXPECT_THAT(leftovers(), ElementsAre());
}

TEST_F(Projects, a_change_on_disk_in_the_meantime_is_no_victim) {
  open("rockfall");
  const std::string known = revision();
  write("project.toml", text("project.toml") + "# by hand\n");
  const Reply reply = put("/api/project", {{"revision", known}, {"text", "kind = \"rockfall\"\n"}});
  EXPECT_EQ(reply.status, 409);
  EXPECT_THAT(text("project.toml"), HasSubstr("# by hand"));
}

TEST_F(Projects, a_file_with_errors_can_be_saved_when_asked_for_and_mended) {
  open("rockfall");
  const std::string good = text("project.toml");
  EXPECT_EQ(
      put("/api/project", {{"revision", revision()}, {"text", "kind = \"rockfall\"\n"}, {"allow_errors", true}}).status,
      200);
  const Json project = get("/api/project").json();
  EXPECT_EQ(project["errors"].size(), 1U);
  EXPECT_EQ(get("/api/terrain").status, 422);
  EXPECT_EQ(post("/api/runs").status, 422);
  EXPECT_EQ(put("/api/project", {{"revision", project["revision"]}, {"text", good}}).status, 200);
  EXPECT_EQ(get("/api/terrain").status, 200);
}

TEST_F(Projects, every_kind_can_be_made_in_an_empty_folder_and_opened) {
  open("");
  EXPECT_TRUE(get("/api/project").json()["kind"].is_null());
  for (const std::string kind : {"rockfall", "rocking", "scene", "planar-scene"}) {
    const Reply reply = post("/api/new", {{"kind", kind}, {"folder", "my " + kind}});
    ASSERT_EQ(reply.status, 201) << reply.body;
    EXPECT_EQ(reply.json()["kind"], kind);
    EXPECT_TRUE(reply.json()["errors"].empty());
  }
  EXPECT_EQ(post("/api/new", {{"kind", "scene"}, {"folder", "my scene"}}).status, 422);
  EXPECT_EQ(get("/api/projects").json()["projects"].size(), 4U);
  const Reply opened = post("/api/open", {{"file", "my rockfall/project.toml"}});
  EXPECT_EQ(opened.json()["kind"], "rockfall");
  EXPECT_EQ(get("/api/terrain").status, 200);
}

TEST_F(Projects, a_height_model_is_taken_in_whole_or_not_at_all) {
  open("rockfall");
  EXPECT_EQ(post_bytes("/api/upload?name=dem.tif", "x").status, 409);
  EXPECT_EQ(post_bytes("/api/upload?name=dem.tif&replace=1", "no raster").status, 422);
  EXPECT_EQ(get("/api/terrain").status, 200);  // the old one is still there
  EXPECT_EQ(post_bytes("/api/upload?name=run.exe", "x").status, 400);
  const std::string grid = "ncols 3\nnrows 2\nxllcorner 100\nyllcorner 200\ncellsize 5\n4 5 6\n1 2 3\n";
  const Reply reply = post_bytes("/api/upload?name=small.asc", grid);
  ASSERT_EQ(reply.status, 201) << reply.body;
  EXPECT_EQ(reply.json()["bytes"], grid.size());
  EXPECT_EQ(reply.json()["raster"]["columns"], 3);
  EXPECT_EQ(reply.json()["raster"]["corner"], Json({100.0, 200.0}));
  EXPECT_EQ(reply.json()["raster"]["max"], 6.0);
  EXPECT_EQ(text("small.asc"), grid);
  EXPECT_THAT(leftovers(), ElementsAre());
}

TEST_F(Projects, material_polygons_are_read_and_written) {
  open("rockfall");
  Json regions = get("/api/regions").json();
  ASSERT_EQ(regions["features"].size(), 2U);
  EXPECT_EQ(regions["features"][1]["properties"]["material"], "face");
  regions["features"].push_back(
      {{"type", "Feature"},
       {"properties", {{"material", "floor"}, {"priority", 5}}},
       {"geometry",
        {{"type", "Polygon"},
         {"coordinates", {{{2600010, 1200010}, {2600020, 1200010}, {2600020, 1200020}, {2600010, 1200010}}}}}}});
  ASSERT_EQ(put("/api/regions", {{"revision", revision()}, {"features", regions["features"]}}).status, 200);
  EXPECT_EQ(get("/api/regions").json()["features"].size(), 3U);
  regions["features"][2]["properties"]["material"] = "flor";
  const Reply wrong = put("/api/regions", {{"revision", revision()}, {"features", regions["features"]}});
  EXPECT_EQ(wrong.status, 422);
  EXPECT_THAT(wrong.json()["error"]["message"].get<std::string>(), HasSubstr("materials.geojson"));
  EXPECT_EQ(get("/api/regions").json()["features"].size(), 3U);
  ASSERT_EQ(put("/api/regions", {{"revision", revision()}, {"features", Json::array()}}).status, 200);
  EXPECT_EQ(get("/api/regions").json()["file"], "");
  EXPECT_THAT(leftovers(), ElementsAre());
}

TEST_F(Projects, a_distribution_is_previewed) {
  open("rockfall");
  const Json d = post("/api/distribution", {{"value", {{"uniform", {2, 6}}}}}).json();
  EXPECT_EQ(d["p"].size(), d["x"].size());
  EXPECT_NEAR(d["x"][99].get<double>(), 4, 1e-12);
  for (const Json& density : d["density"]) EXPECT_NEAR(density.get<double>(), 0.25, 1e-9);
  EXPECT_EQ(post("/api/distribution", {{"value", {{"normal", {1, -1}}}}}).status, 422);
  EXPECT_TRUE(post("/api/distribution", {{"value", 5}}).json()["constant"].get<bool>());
}

TEST_F(Projects, terrain_is_the_height_model) {
  open("rockfall");
  const Container terrain = get("/api/terrain").binary();
  const io::Raster raster = io::read_raster(folder / "dem.tif");
  const auto heights = terrain.array<float>("height");
  ASSERT_EQ(heights.size(), raster.values.size());
  const double z = terrain.header["origin"][2];
  for (std::size_t i = 0; i < heights.size(); ++i)
    ASSERT_NEAR(heights[i] + z, raster.values[i], 1e-5) << i;  // floats of tens of metres
  EXPECT_NEAR(terrain.header["first"][0].get<double>() + terrain.header["origin"][0].get<double>(),
              raster.corner.x() + 0.5 * raster.cell.x(), 1e-9);
  const Container thin = get("/api/terrain?most=1000").binary();
  EXPECT_LE(thin.array<float>("height").size(), 1000U);
  const int stride = thin.header["stride"];
  EXPECT_EQ(thin.array<float>("height")[1], heights[static_cast<std::size_t>(stride)]);
  EXPECT_EQ(thin.header["cell"][0].get<double>(), stride * raster.cell.x());
}

TEST_F(Projects, ground_heights_are_those_of_the_nodes) {
  open("rockfall");
  const Container terrain = get("/api/terrain").binary();
  const Json z = post("/api/ground", {{"points", {terrain.header["first"], {1e6, 0}}}}).json()["z"];
  EXPECT_NEAR(z[0].get<double>(), terrain.array<float>("height")[0], 1e-5);
  EXPECT_TRUE(z[1].is_null());
}

TEST_F(Projects, rock_shapes_have_the_mass_and_a_closed_mesh) {
  open("rockfall");
  const Container rock = get("/api/rock-shape?name=block").binary();
  EXPECT_NEAR(rock.header["mass_kg"].get<double>(), 800, 1e-9);
  const auto p = rock.array<float>("position");
  const auto t = rock.array<std::uint32_t>("index");
  double volume = 0;  // sum of tetrahedra from the origin
  for (std::size_t i = 0; i < t.size(); i += 3) {
    const auto corner = [&](std::size_t k) {
      return core::Vector3(p[3 * t[i + k]], p[3 * t[i + k] + 1], p[3 * t[i + k] + 2]);
    };
    volume += corner(0).dot(corner(1).cross(corner(2))) / 6;
  }
  EXPECT_NEAR(volume, 800 / 2700.0, 1e-6);
  EXPECT_EQ(get("/api/rock-shape?name=nothing").status, 404);
}

TEST_F(Projects, a_planar_scene_tells_its_bodies_and_takes_text_only) {
  open("planar-scene");
  const Json scene = get("/api/scene").json();
  EXPECT_EQ(scene["bodies"].size(), 7U);
  EXPECT_EQ(scene["steps"], 800);
  EXPECT_EQ(edit(Json::array({set({"a"}, 1)})).status, 400);
  EXPECT_EQ(put("/api/project", {{"revision", revision()}, {"text", "<scene>"}}).status, 422);
}

}  // namespace talus::studio
