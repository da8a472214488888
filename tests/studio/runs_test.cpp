// Runs from start to end, and that what the page gets is what the files hold.

#include <chrono>
#include <cmath>
#include <thread>

#include "tests/studio/studio_fixture.h"
#include <gmock/gmock.h>

#include "talus/io/csv_columns.h"
#include "talus/io/raster_file.h"

namespace talus::studio {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::Not;

class Runs : public Studio {
 protected:
  /// Begins a run and waits for its end; its id.
  [[nodiscard]] std::string run(const Json& settings = Json::object()) const {
    const Reply begun = post("/api/runs", settings);
    EXPECT_EQ(begun.status, 202) << begun.body;
    const std::string id = begun.json()["id"];
    const Json end = finished(id);
    EXPECT_EQ(end["state"], "done") << end;
    return id;
  }
  [[nodiscard]] Json summary(const std::string& id) const { return Json::parse(text(id + "/summary.json")); }
  /// As it is, but for what depends on the clock.
  [[nodiscard]] Json timeless(const std::string& id) const {
    Json json = summary(id);
    json.erase("run");
    return json;
  }
  /// Without the table of starts, whose length a number of rocks would contradict.
  void leave_one_seeder() const {
    const Json edits = Json::array({{{"op", "remove"}, {"path", {"seeder", 1}}}});
    const Reply reply = put("/api/project", {{"revision", get("/api/project").json()["revision"]}, {"edits", edits}});
    ASSERT_EQ(reply.status, 200) << reply.body;
  }
  void expect_table(const std::string& id, const std::string& name) const {
    const Container table = get("/api/run/table?run=" + id + "&name=" + name).binary();
    const io::CsvColumns file = io::read_csv_columns(folder / id / name);
    ASSERT_EQ(table.header["rows"], file.rows);
    for (const io::CsvColumn& column : file.columns) {
      if (column.is_text) {
        const auto codes = table.array<std::int32_t>(column.name);
        for (std::size_t i = 0; i < codes.size(); ++i)
          ASSERT_EQ(table.header["words"][column.name][static_cast<std::size_t>(codes[i])],
                    column.words[static_cast<std::size_t>(column.codes[i])]);
        continue;
      }
      const auto numbers = table.array<double>(column.name);
      for (std::size_t i = 0; i < numbers.size(); ++i)
        ASSERT_TRUE(numbers[i] == column.numbers[i] || (std::isnan(numbers[i]) && std::isnan(column.numbers[i])))
            << column.name << " " << i;
    }
  }
};

}  // namespace

TEST_F(Runs, a_rockfall_run_ends_with_the_numbers_of_its_files) {
  open("rockfall");
  const std::string id = run();
  EXPECT_EQ(id, "results/run-1");
  const Json told = get("/api/run/summary?run=" + id).json();
  EXPECT_EQ(told, summary(id));
  EXPECT_EQ(told["rocks"], 24);
  const Json progress = get("/api/runs/progress?run=" + id).json();
  EXPECT_EQ(progress["done"], 24);
  EXPECT_EQ(progress["total"], 24);
  EXPECT_TRUE(progress["same_project"].get<bool>());
  expect_table(id, "rocks.csv");
  expect_table(id, "barriers.csv");
  EXPECT_EQ(run(), "results/run-2");
  EXPECT_EQ(timeless("results/run-1"), timeless("results/run-2"));
  EXPECT_EQ(get("/api/runs").json()["runs"].size(), 2U);
}

TEST_F(Runs, are_told_with_the_warnings_of_their_reports_and_name_the_project_as_talus_run_would) {
  open("rockfall");
  const std::string id = run();
  const Json told = summary(id);
  EXPECT_EQ(told["inputs"][0]["path"], "project.toml");
  EXPECT_EQ(told["project"], "../../project.toml");
  ASSERT_FALSE(told["warnings"].empty());
  EXPECT_EQ(get("/api/runs").json()["runs"][0]["warnings"], told["warnings"]);
  const std::string report = text(id + "/report.html");
  for (const Json& warning : told["warnings"])
    EXPECT_THAT(report, HasSubstr("<li>" + warning.get<std::string>() + "</li>"));
  EXPECT_THAT(report, HasSubstr("talus run project.toml<"));
  EXPECT_THAT(report, Not(HasSubstr(folder.string())));
}

TEST_F(Runs, maps_are_those_of_the_files) {
  open("rockfall");
  const std::string id = run();
  const Json maps = get("/api/run/maps?run=" + id).json()["maps"];
  EXPECT_EQ(maps.size(), 28U);
  for (const std::string name : {"passages", "energy_kJ_p95", "reach_probability"}) {
    const Container map = get("/api/run/map?run=" + id + "&name=" + name).binary();
    const io::Raster raster = io::read_raster(folder / id / "maps" / (name + ".tif"), 1);
    const auto values = map.array<float>("value");
    ASSERT_EQ(values.size(), raster.values.size());
    for (std::size_t i = 0; i < values.size(); ++i)
      ASSERT_TRUE(values[i] == static_cast<float>(raster.values[i]) ||
                  (std::isnan(values[i]) && std::isnan(raster.values[i])));
    EXPECT_EQ(map.header["corner"][0].get<double>() + map.header["origin"][0].get<double>(), raster.corner.x());
    EXPECT_EQ(map.header["columns"], raster.columns);
  }
  EXPECT_EQ(get("/api/run/map?run=" + id + "&name=energy_kJ_p95&band=3").status, 200);  // nothing but empty cells
  EXPECT_EQ(get("/api/run/map?run=" + id + "&name=nothing").status, 404);
}

TEST_F(Runs, paths_begin_and_end_where_the_table_says_and_reach_its_extremes) {
  open("rockfall");
  const std::string id = run();
  const Container paths = get("/api/run/paths?run=" + id).binary();
  const Container table = get("/api/run/table?run=" + id + "&name=rocks.csv").binary();
  EXPECT_EQ(paths.header["source"], "computed");
  const auto rocks = paths.array<std::int32_t>("rock");
  const auto offset = paths.array<std::uint32_t>("offset");
  const auto position = paths.array<float>("position"), time = paths.array<float>("time");
  const auto speed = paths.array<float>("speed_m_s"), energy = paths.array<float>("energy_kJ");
  ASSERT_EQ(rocks.size(), 24U);
  ASSERT_EQ(offset.back(), time.size());
  const auto column = [&](const char* name) { return table.array<double>(name); };
  const auto end_x = column("end_x_m"), start_z = column("start_z_m"), duration = column("duration_s");
  const auto fastest = column("max_speed_m_s"), strongest = column("max_energy_kJ");
  for (std::size_t i = 0; i < rocks.size(); ++i) {
    const auto rock = static_cast<std::size_t>(rocks[i]);
    const std::size_t first = offset[i], last = offset[i + 1] - 1;
    EXPECT_NEAR(position[3 * first + 2] + paths.header["origin"][2].get<double>(), start_z[rock], 1e-4);
    EXPECT_NEAR(position[3 * last] + paths.header["origin"][0].get<double>(), end_x[rock], 1e-4);
    EXPECT_NEAR(time[last], duration[rock], 1e-4 * duration[rock]);
    const float top_speed = *std::max_element(speed.begin() + offset[i], speed.begin() + offset[i + 1]);
    const float top_energy = *std::max_element(energy.begin() + offset[i], energy.begin() + offset[i + 1]);
    EXPECT_NEAR(top_speed, fastest[rock], 0.02 * fastest[rock]);
    EXPECT_NEAR(top_energy, strongest[rock], 0.02 * strongest[rock]);
    EXPECT_TRUE(std::is_sorted(time.begin() + offset[i], time.begin() + offset[i + 1]));
  }
  EXPECT_EQ(paths.array<std::uint32_t>("impact_offset").size(), 25U);
}

TEST_F(Runs, one_rock_falls_again_to_the_row_of_the_table) {
  open("rockfall");
  const std::string id = run();
  const Container rock = get("/api/run/rock?run=" + id + "&rock=21&rate=50").binary();
  const Container table = get("/api/run/table?run=" + id + "&name=rocks.csv&first=21&count=1").binary();
  for (const std::string name : {"mass_kg", "end_x_m", "duration_s", "max_energy_kJ", "impacts"})
    EXPECT_EQ(rock.header["record"][name].get<double>(), table.array<double>(name)[0]) << name;
  const auto time = rock.array<double>("time");
  const auto attitude = rock.array<float>("attitude"), position = rock.array<float>("position");
  EXPECT_EQ(time.front(), 0);
  EXPECT_EQ(time.back(), rock.header["duration_s"].get<double>());
  ASSERT_EQ(attitude.size(), 4 * time.size());
  for (std::size_t i = 0; i < time.size(); ++i) {
    double norm = 0;
    for (std::size_t k = 0; k < 4; ++k) norm += attitude[4 * i + k] * attitude[4 * i + k];
    ASSERT_NEAR(norm, 1, 1e-6);
  }
  EXPECT_NEAR(position[position.size() - 3] + rock.header["origin"][0].get<double>(), table.array<double>("end_x_m")[0],
              1e-4);
  EXPECT_EQ(get("/api/run/rock?run=" + id + "&rock=24").status, 404);
  // The starts of rocks 20 to 23 are given in starts.csv: rock 21 is turned by 90 degrees about x.
  EXPECT_NEAR(position[0] + rock.header["origin"][0].get<double>(), 2600050, 1e-3);
}

TEST_F(Runs, when_the_project_has_changed_paths_come_from_the_file_and_rocks_not_at_all) {
  open("rockfall");
  const std::string id = run();
  write("project.toml", text("project.toml") + "# changed\n");
  EXPECT_FALSE(get("/api/runs/progress?run=" + id).json()["same_project"].get<bool>());
  const Container paths = get("/api/run/paths?run=" + id).binary();
  EXPECT_EQ(paths.header["source"], "file");
  EXPECT_EQ(paths.header["quantities"], Json({"speed_m_s"}));
  EXPECT_EQ(paths.array<std::int32_t>("rock").size(), 24U);
  const auto end_x =
      get("/api/run/table?run=" + id + "&name=rocks.csv&columns=end_x_m").binary().array<double>("end_x_m");
  const auto position = paths.array<float>("position");
  EXPECT_NEAR(position[3 * (paths.array<std::uint32_t>("offset")[1] - 1)] + paths.header["origin"][0].get<double>(),
              end_x[0], 1e-3);
  EXPECT_EQ(get("/api/run/rock?run=" + id + "&rock=1").status, 409);
}

TEST_F(Runs, a_run_is_watched_cancelled_and_resumed_to_the_same_bits) {
  open("rockfall");
  leave_one_seeder();
  constexpr int kRocks = 4000;  // a second or two of work
  const Json settings{{"rocks", kRocks}, {"threads", 2}, {"name", "broken off"}};
  const Reply begun = post("/api/runs", settings);
  ASSERT_EQ(begun.status, 202) << begun.body;
  const std::string id = "results/broken%20off";
  EXPECT_EQ(post("/api/runs", settings).status, 409);
  std::size_t next = 0;
  for (int i = 0; i < 200 && next == 0; ++i) {
    std::this_thread::sleep_for(20ms);
    const Reply reply = get("/api/run/paths?run=" + id + "&after=0");
    if (reply.status == 200) next = reply.binary().header["next"];
  }
  EXPECT_GT(next, 0U);
  const Json running = get("/api/runs/progress?run=" + id).json();
  EXPECT_EQ(running["total"], kRocks);
  EXPECT_TRUE(running["live"].get<bool>()) << running;
  EXPECT_EQ(post("/api/runs/resume?run=" + id).status, 409);
  EXPECT_EQ(post("/api/runs/cancel?run=" + id).status, 200);
  const Json cancelled = finished(id);
  EXPECT_EQ(cancelled["state"], "interrupted");
  EXPECT_TRUE(cancelled["resumable"].get<bool>());
  EXPECT_LT(cancelled["done"].get<int>(), kRocks);
  EXPECT_EQ(summary("results/broken off")["status"], "interrupted");
  ASSERT_EQ(post("/api/runs/resume?run=" + id, {{"threads", 1}}).status, 202);
  EXPECT_EQ(finished(id)["state"], "done");
  EXPECT_GT(summary("results/broken off")["run"]["resumed_rocks"], 0);
  const std::string whole = run({{"rocks", kRocks}});
  EXPECT_EQ(timeless("results/broken off"), timeless(whole));
  EXPECT_EQ(text("results/broken off/rocks.csv"), text(whole + "/rocks.csv"));
}

TEST_F(Runs, the_end_of_the_server_leaves_what_can_be_resumed) {
  open("rockfall");
  leave_one_seeder();
  ASSERT_EQ(post("/api/runs", {{"rocks", 100000}, {"name", "long"}}).status, 202);
  while (get("/api/runs/progress?run=results/long").json()["done"] == 0) std::this_thread::sleep_for(20ms);
  EXPECT_EQ(server->stop(), 1);
  EXPECT_EQ(summary("results/long")["status"], "interrupted");
  EXPECT_TRUE(fs::exists(folder / "results/long/unfinished/state"));
  serve(folder);
  const Json run = get("/api/runs").json()["runs"][0];
  EXPECT_EQ(run["state"], "interrupted");
  EXPECT_TRUE(run["resumable"].get<bool>());
}

TEST_F(Runs, bad_settings_are_refused_before_anything_is_written) {
  open("rockfall");
  for (const Json& settings : {Json{{"rocks", 0}}, Json{{"rocks", "many"}}, Json{{"threads", -1}}, Json{{"seed", 0.5}}})
    EXPECT_EQ(post("/api/runs", settings).status, 422) << settings;
  EXPECT_EQ(post("/api/runs", {{"rocks", 0}}).json()["error"]["key"], "rocks");
  EXPECT_FALSE(fs::exists(folder / "results"));
  EXPECT_EQ(get("/api/run/summary?run=results/none").status, 404);
  EXPECT_EQ(post("/api/runs/cancel?run=results/none").status, 404);
}

TEST_F(Runs, results_can_be_opened_by_themselves) {
  open("rockfall");
  const std::string id = run();
  serve(folder / id);
  const Json project = get("/api/project").json();
  EXPECT_EQ(project["opened_run"], id);
  EXPECT_TRUE(project["writable"].get<bool>());
  const fs::path elsewhere = folder.parent_path() / "elsewhere";
  fs::create_directories(elsewhere);
  fs::copy(folder / id, elsewhere / "moved", fs::copy_options::recursive);
  serve(elsewhere / "moved");
  EXPECT_FALSE(get("/api/project").json()["writable"].get<bool>());
  EXPECT_EQ(get("/api/project").json()["opened_run"], "moved");
  EXPECT_EQ(get("/api/run/table?run=moved&name=rocks.csv").status, 200);
  EXPECT_EQ(get("/api/run/file?run=moved&name=report.html").status, 200);
  EXPECT_EQ(post("/api/runs").status, 403);
  EXPECT_EQ(put("/api/project", {{"revision", ""}, {"text", ""}}).status, 403);
}

TEST_F(Runs, a_report_is_shown_but_cannot_act) {
  open("rockfall");
  const Reply reply = get("/api/run/file?run=" + run() + "&name=report.html");
  EXPECT_EQ(reply.status, 200);
  const std::string policy = reply.headers.find("Content-Security-Policy")->second;
  EXPECT_THAT(policy, HasSubstr("sandbox"));
  EXPECT_THAT(policy, HasSubstr("default-src 'none'"));
}

TEST_F(Runs, a_rocking_run_has_its_block_history_and_ground_motion) {
  open("rocking");
  const std::string id = run();
  expect_table(id, "history.csv");
  EXPECT_EQ(get("/api/run/summary?run=" + id).json(), summary(id));
  const Container block = get("/api/block").binary();
  EXPECT_NEAR(block.header["mass_kg"].get<double>(), 0.4 * 0.4 * 1.6 * 2600, 1e-9);
  EXPECT_NEAR(block.header["critical_tilt_deg"].get<double>(), std::atan(0.25) * 180 / M_PI, 1e-9);
  EXPECT_EQ(block.array<float>("position").size(), 24U);
  const Container motion = get("/api/run/ground-motion?run=" + id).binary();
  // A one-sine pulse of amplitude A and period T moves the ground by A T^2 / (2 pi) in the end, along its azimuth.
  const auto moved = motion.array<float>("displacement");
  const std::size_t last = moved.size() - 3;
  EXPECT_NEAR(std::hypot(moved[last], moved[last + 1]), 0.45 * 9.80665 / (2 * M_PI), 1e-4);
  EXPECT_NEAR(std::atan2(moved[last], moved[last + 1]) * 180 / M_PI, 60, 1e-3);
}

TEST_F(Runs, a_scene_run_has_states_and_energies) {
  open("planar-scene");
  const std::string id = run();
  expect_table(id, "energy.csv");
  const Container all = get("/api/run/table?run=" + id + "&name=states.csv&columns=step,body,x").binary();
  EXPECT_EQ(all.header["rows"], 801 * 7);
  const Container some =
      get("/api/run/table?run=" + id + "&name=states.csv&columns=step,body,x&every=100&group=7").binary();
  EXPECT_EQ(some.header["rows"], 9 * 7);
  EXPECT_EQ(some.array<double>("step")[7], 100);
  EXPECT_EQ(some.array<double>("x")[7], all.array<double>("x")[700]);
}

}  // namespace talus::studio
