// Spatial scenes in the studio. Oracles: closed forms of mass, of free fall and of rest, and the files of the run.

#include <cmath>

#include "tests/studio/studio_fixture.h"
#include <gmock/gmock.h>

#include "talus/core/linear_algebra.h"

namespace talus::studio {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr double kGravity = 9.81;

/// Two boxes in flight, one of them turning, and a plane far below; no contacts.
const char* const kFlight = R"(# two boxes
kind = "scene"
name = "Flight"
duration_s = 0.5
dt_s = 0.01
law = "none"

[output]
frame_s = 0.05

[[body]]
name = "ground"
plane = true
position_m = [0, 0, -100]

[[body]]
name = "brick"   # stays a brick
box_m = [0.2, 0.4, 0.6]
density_kg_m3 = 2000
position_m = [0, 0, 10]
velocity_m_s = [3, 0, 4]
spin_rad_s = [0, 0, 2]
copies = 2
step_m = [5, 0, 0]
)";

/// A cube of 10 kg that stands on a plane.
const char* const kRest = R"(kind = "scene"
duration_s = 0.2
dt_s = 0.002
[output]
frame_s = 0.02
contacts = true
[[body]]
plane = true
[[body]]
name = "cube"
box_m = [1, 1, 1]
mass_kg = 10
position_m = [0, 0, 0.5]
)";

class SpatialScenes : public Studio {
 protected:
  void open_text(const std::string& content) {
    open("");
    write("project.toml", content);
    serve(folder);
  }
  [[nodiscard]] std::string run(const Json& settings = Json::object()) const {
    const Reply begun = post("/api/runs", settings);
    EXPECT_EQ(begun.status, 202) << begun.body;
    const std::string id = begun.json()["id"];
    EXPECT_EQ(finished(id)["state"], "done");
    return id;
  }
  [[nodiscard]] Json summary(const std::string& id) const { return Json::parse(text(id + "/summary.json")); }
  [[nodiscard]] Reply edited(const std::string& address, const Json& path, const Json& value) const {
    const Json edits = Json::array({{{"op", "set"}, {"path", path}, {"value", value}}});
    return post(address, {{"edits", edits}});
  }
};

double volume(const Container& bodies, std::size_t shape) {
  const Json& range = bodies.header["shapes"][shape];
  const auto positions = bodies.array<float>("position");
  const auto index = bodies.array<std::uint32_t>("index");
  const auto corner = [&](std::size_t k) {
    const std::size_t v = 3 * (range["first_vertex"].get<std::size_t>() + index[k]);
    return core::Vector3(positions[v], positions[v + 1], positions[v + 2]);
  };
  double sum = 0;
  const std::size_t first = 3 * range["first_triangle"].get<std::size_t>();
  for (std::size_t k = first; k < first + 3 * range["triangles"].get<std::size_t>(); k += 3)
    sum += corner(k).dot(corner(k + 1).cross(corner(k + 2))) / 6;
  return sum;
}

}  // namespace

TEST_F(SpatialScenes, a_scene_is_opened_with_data_words_and_what_check_says) {
  open_text(kFlight);
  const Json project = get("/api/project").json();
  EXPECT_EQ(project["kind"], "scene");
  EXPECT_EQ(project["format"], "toml");
  EXPECT_EQ(project["name"], "Flight");
  EXPECT_EQ(project["data"]["body"][1]["box_m"], Json({0.2, 0.4, 0.6}));
  EXPECT_THAT(project["check"].get<std::string>(), HasSubstr("spatial scene of 3 bodies (2 dynamic)"));
  const auto laws = project["words"]["laws"].get<std::vector<std::string>>();
  EXPECT_THAT(laws, ::testing::IsSupersetOf({"lcp", "penalty", "none"}));
}

TEST_F(SpatialScenes, bodies_are_closed_triangles_of_their_mass_and_copies_share_them) {
  open_text(kFlight);
  const Container bodies = get("/api/bodies").binary();
  ASSERT_EQ(bodies.header["bodies"].size(), 3U);
  ASSERT_EQ(bodies.header["shapes"].size(), 2U);
  EXPECT_TRUE(bodies.header["shapes"][0]["plane"].get<bool>());
  const Json& brick = bodies.header["bodies"][1];
  EXPECT_EQ(brick["name"], "brick-1");
  EXPECT_EQ(brick["motion"], "dynamic");
  EXPECT_EQ(bodies.header["bodies"][0]["motion"], "fixed");
  EXPECT_TRUE(bodies.header["bodies"][0]["mass_kg"].is_null());
  const double mass = 2000 * 0.2 * 0.4 * 0.6;
  EXPECT_NEAR(brick["mass_kg"].get<double>(), mass, 1e-12 * mass);
  EXPECT_NEAR(brick["moments_kg_m2"][2].get<double>(), mass / 12 * (0.04 + 0.16), 1e-9);
  EXPECT_NEAR(volume(bodies, brick["shape"]), 0.2 * 0.4 * 0.6, 1e-8);
  EXPECT_EQ(bodies.header["bodies"][2]["shape"], brick["shape"]);
  const auto starts = bodies.array<float>("start_position");
  EXPECT_EQ(starts[6], 5.0F);
  EXPECT_EQ(starts[8], 10.0F);
  EXPECT_EQ(bodies.array<float>("start_attitude")[7], 1.0F);
}

TEST_F(SpatialScenes, springs_and_joints_are_told_with_their_ends) {
  open_text(std::string(kFlight) + R"([[joint]]
name = "hinge"
kind = "hinge"
bodies = ["brick-1", "world"]
point_m = [0, 0, 10.3]
axis = [0, 2, 0]
[[spring]]
bodies = ["brick-2", "world"]
to_m = [5, 0, 12]
stiffness_N_m = 50
)");
  const Json header = get("/api/bodies").binary().header;
  const Json& joint = header["joints"][0];
  EXPECT_EQ(joint["kind"], "hinge");
  EXPECT_EQ(joint["a"]["body"], 1);
  EXPECT_NEAR(joint["a"]["point"][2].get<double>(), 0.3, 1e-12);
  EXPECT_EQ(joint["b"], Json({{"body", -1}, {"point", {0.0, 0.0, 10.3}}}));
  EXPECT_EQ(joint["axis"], Json({0.0, 1.0, 0.0}));
  EXPECT_NEAR(header["springs"][0]["rest_length_m"].get<double>(), 2, 1e-12);
  EXPECT_EQ(header["springs"][0]["b"]["point"], Json({5.0, 0.0, 12.0}));
}

TEST_F(SpatialScenes, a_draft_is_shown_without_being_written_and_its_errors_stand_at_the_key) {
  open_text(kFlight);
  const Reply moved = edited("/api/bodies", {"body", 1, "position_m"}, {0, 0, 20});
  ASSERT_EQ(moved.status, 200) << moved.body;
  EXPECT_EQ(moved.binary().array<float>("start_position")[5], 20.0F);
  EXPECT_EQ(text("project.toml"), kFlight);
  const Reply wrong = edited("/api/bodies", {"body", 1, "box_m"}, {1, 2});
  EXPECT_EQ(wrong.status, 422);
  EXPECT_EQ(wrong.json()["error"]["key"], "body[1].box_m");
  EXPECT_EQ(wrong.json()["error"]["file"], "project.toml");
  const Reply foreign = edited("/api/bodies", {"body", 1, "mesh"}, "/etc/passwd");
  EXPECT_EQ(foreign.status, 422);
  EXPECT_THAT(foreign.json()["error"]["problem"].get<std::string>(), HasSubstr("leads out"));
  const Json checked = edited("/api/project/check", {"body", 1, "density_kg_m3"}, -1).json();
  ASSERT_EQ(checked["errors"].size(), 1U);
  EXPECT_EQ(checked["errors"][0]["key"], "body[1].density_kg_m3");
}

TEST_F(SpatialScenes, saving_one_key_keeps_comments) {
  open_text(kFlight);
  const Json edits = Json::array({{{"op", "set"}, {"path", {"body", 1, "density_kg_m3"}}, {"value", 2500}}});
  const Reply reply = put("/api/project", {{"revision", get("/api/project").json()["revision"]}, {"edits", edits}});
  ASSERT_EQ(reply.status, 200) << reply.body;
  std::string expected = kFlight;
  expected.replace(expected.find("2000"), 4, "2500");
  EXPECT_EQ(text("project.toml"), expected);
}

TEST_F(SpatialScenes, a_film_is_free_fall_and_energies_of_the_bodies_sum_up_to_the_summary) {
  open_text(kFlight);
  const std::string id = run();
  const Container film = get("/api/run/film?run=" + id).binary();
  EXPECT_THAT(film.array<std::int32_t>("body"), ElementsAre(1, 2));
  const auto time = film.array<double>("time");
  const auto place = film.array<float>("position");
  const auto attitude = film.array<float>("attitude");
  ASSERT_EQ(time.size(), 11U);
  EXPECT_FALSE(film.header["contacts"].get<bool>());
  for (std::size_t k = 0; k < time.size(); ++k) {
    const double t = time[k];
    EXPECT_NEAR(t, 0.05 * static_cast<double>(k), 1e-12);
    EXPECT_NEAR(place[6 * k], 3 * t, 1e-5);
    EXPECT_NEAR(place[6 * k + 2], 10 + 4 * t - kGravity / 2 * t * t, 1e-5);
    EXPECT_NEAR(attitude[8 * k + 2], std::sin(t), 1e-6);  // 2 rad/s about z: half the angle
    EXPECT_NEAR(attitude[8 * k + 3], std::cos(t), 1e-6);
  }
  const Json end = summary(id)["final"];
  double translational = 0, rotational = 0, potential = 0;
  for (const char* name : {"brick-1", "brick-2"}) {
    const Container body = get("/api/run/body?run=" + id + "&body=" + name).binary();
    EXPECT_NEAR(body.array<double>("speed_m_s").back(), std::hypot(3, 4 - kGravity * 0.5), 1e-9);
    EXPECT_NEAR(body.array<double>("spin_rad_s").back(), 2, 1e-9);
    translational += body.array<double>("translational_energy_J").back();
    rotational += body.array<double>("rotational_energy_J").back();
    potential += body.array<double>("potential_energy_J").back();
  }
  EXPECT_NEAR(translational, end["T_trans_J"].get<double>(), 1e-9 * translational);
  EXPECT_NEAR(rotational, end["T_rot_J"].get<double>(), 1e-9 * rotational);
  EXPECT_NEAR(potential, end["U_J"].get<double>(), 1e-9 * potential);
  EXPECT_EQ(get("/api/run/body?run=" + id + "&body=nobody").status, 404);
  EXPECT_TRUE(get("/api/run/body?run=" + id + "&body=ground").binary().array<double>("rotational_energy_J").empty());
}

TEST_F(SpatialScenes, a_thinned_film_still_ends_at_the_end) {
  open_text(kFlight);
  const std::string id = run();
  const Container film = get("/api/run/film?most=8&run=" + id).binary();
  const auto time = film.array<double>("time");
  ASSERT_EQ(film.header["every"], 3);  // 11 frames of 2 bodies, and one to spare
  ASSERT_EQ(time.size(), 5U);
  EXPECT_NEAR(time[1], 0.15, 1e-12);
  EXPECT_NEAR(time.back(), 0.5, 1e-12);
  EXPECT_EQ(film.array<float>("position").size(), 30U);
  EXPECT_EQ(film.array<std::uint32_t>("contact_offset").size(), 6U);
}

TEST_F(SpatialScenes, contacts_of_a_cube_at_rest_carry_its_weight) {
  open_text(kRest);
  const Container film = get("/api/run/film?run=" + run()).binary();
  EXPECT_TRUE(film.header["contacts"].get<bool>());
  const auto offset = film.array<std::uint32_t>("contact_offset");
  const auto impulse = film.array<float>("contact_impulse");
  const auto place = film.array<float>("contact_position");
  ASSERT_EQ(offset.size(), 12U);
  ASSERT_EQ(offset.back(), place.size() / 3);
  for (std::size_t frame = 1; frame + 1 < offset.size(); ++frame) {
    double sum = 0;
    ASSERT_GT(offset[frame + 1], offset[frame]);
    for (std::size_t k = offset[frame]; k < offset[frame + 1]; ++k) {
      sum += std::abs(impulse[3 * k + 2]);
      EXPECT_NEAR(place[3 * k + 2], 0, 1e-3);
    }
    EXPECT_NEAR(sum, 10 * kGravity * 0.002, 0.01 * 10 * kGravity * 0.002) << frame;
  }
}

TEST_F(SpatialScenes, a_run_takes_another_law_and_unknown_ones_are_refused) {
  open_text(kRest);
  EXPECT_EQ(summary(run({{"law", "penalty"}, {"threads", 1}}))["law"], "penalty");
  const Reply refused = post("/api/runs", {{"law", "pnalty"}});
  EXPECT_EQ(refused.status, 422);
  EXPECT_EQ(refused.json()["error"]["key"], "law");
  const Json runs = get("/api/runs").json()["runs"];
  ASSERT_EQ(runs.size(), 1U);
  EXPECT_EQ(runs[0]["kind"], "scene");
  EXPECT_EQ(runs[0]["unit"], "steps");
  EXPECT_EQ(runs[0]["done"], 100);
}

TEST_F(SpatialScenes, a_run_that_is_cancelled_keeps_what_it_has_done) {
  std::string slow = kRest;
  slow.replace(slow.find("0.2"), 3, "1e4");
  open_text(slow);
  const std::string id = post("/api/runs").json()["id"];
  Json progress = get("/api/runs/progress?run=" + id).json();
  while (progress["live"].get<bool>() && progress["done"].get<std::int64_t>() < 20)
    progress = get("/api/runs/progress?run=" + id).json();
  EXPECT_EQ(post("/api/runs/cancel?run=" + id).status, 200);
  const Json end = finished(id);
  EXPECT_EQ(end["state"], "interrupted");
  EXPECT_FALSE(end["resumable"].get<bool>());
  const Json told = summary(id);
  EXPECT_EQ(told["status"], "interrupted");
  EXPECT_GE(told["steps"].get<std::int64_t>(), 20);
  const auto time = get("/api/run/film?run=" + id).binary().array<double>("time");
  EXPECT_NEAR(time.back(), 0.002 * told["steps"].get<double>(), 1e-9);
}

TEST_F(SpatialScenes, a_scene_that_has_changed_has_no_film_but_its_tables) {
  open_text(kFlight);
  const std::string id = run();
  std::string other = kFlight;
  other.replace(other.find("0.6]"), 4, "0.7]");
  write("project.toml", other);
  EXPECT_EQ(get("/api/run/film?run=" + id).status, 409);
  EXPECT_EQ(get("/api/run/body?body=brick-1&run=" + id).status, 409);
  EXPECT_EQ(get("/api/run/table?name=energy.csv&run=" + id).status, 200);
}

TEST_F(SpatialScenes, runs_of_a_scene_beside_it_are_not_taken_for_its_own) {
  open_text(kFlight);
  const std::string id = run();
  write("rest.toml", kRest);
  EXPECT_EQ(get("/api/projects").json()["projects"].size(), 2U);
  EXPECT_EQ(post("/api/open", {{"file", "rest.toml"}}).status, 200);
  EXPECT_TRUE(get("/api/runs").json()["runs"].empty());
  EXPECT_EQ(post("/api/open", {{"file", "project.toml"}}).status, 200);
  EXPECT_EQ(get("/api/runs").json()["runs"][0]["id"], id);
}

TEST_F(SpatialScenes, results_open_with_their_scene) {
  open_text(kFlight);
  const std::string id = run();
  serve(folder / id);
  const Json project = get("/api/project").json();
  EXPECT_EQ(project["kind"], "scene");
  EXPECT_EQ(project["opened_run"], id);
  EXPECT_EQ(get("/api/run/film?run=" + id).status, 200);
}

TEST_F(SpatialScenes, a_planar_scene_has_no_bodies_in_space) {
  open("planar-scene");
  EXPECT_EQ(get("/api/bodies").status, 404);
  EXPECT_EQ(get("/api/scene").status, 200);
}

TEST_F(SpatialScenes, what_talus_new_writes_is_shown_and_is_no_planar_scene) {
  open("scene");
  EXPECT_EQ(get("/api/scene").status, 404);
  EXPECT_EQ(get("/api/bodies").status, 200);
}

}  // namespace talus::studio
