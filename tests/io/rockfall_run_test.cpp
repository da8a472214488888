#include "talus/io/rockfall_run.h"

#include <cmath>
#include <set>

#include "tests/io/plane_project.h"
#include "tests/support/input_error.h"
#include "tests/support/temporary_folder.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "talus/io/rockfall_tables.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::HasSubstr;

class RockfallRun : public testing::Test {
 protected:
  [[nodiscard]] RockfallRunSettings settings(int threads = 1) const {
    return {.out = folder_, .threads = threads, .version = "1.2.3"};
  }
  [[nodiscard]] std::set<std::string> files() const {
    std::set<std::string> names;
    if (fs::exists(folder_))
      for (const auto& entry : fs::directory_iterator(folder_)) names.insert(entry.path().filename().string());
    return names;
  }
  [[nodiscard]] json summary() const { return json::parse(read_text_file(folder_ / "summary.json")); }

  support::TemporaryFolder temporary_;
  const fs::path folder_ = temporary_.path() / "results";
  core::SilentProgress silent_;
};

TEST_F(RockfallRun, writes_a_row_for_each_rock_and_a_summary) {
  const RockfallProject project = sample_project(12);
  const RockfallSummary result = run_rockfall(project, settings(), silent_);
  EXPECT_EQ(files(), (std::set<std::string>{"rocks.csv", "barriers.csv", "summary.json", "envelopes.csv", "report.html",
                                            "figures"}));
  EXPECT_EQ(result.status, RunStatus::done);
  const auto rocks = read_csv(folder_ / "rocks.csv");
  ASSERT_EQ(rocks.size(), 13U);
  for (std::size_t row = 1; row < rocks.size(); ++row) {
    ASSERT_EQ(rocks[row].size(), rocks[0].size());
    const rockfall::Start start = project.plan.start(static_cast<std::int64_t>(row) - 1);
    EXPECT_EQ(field(rocks, row, "rock"), std::to_string(row - 1));
    EXPECT_EQ(field(rocks, row, "seeder"), std::to_string(row - 1));
    EXPECT_EQ(field(rocks, row, "rock_name"), row % 2 == 1 ? "block" : "boulder");
    EXPECT_EQ(number(rocks, row, "start_x_m"), start.state.p_WB.x() + 2600000);
    EXPECT_EQ(number(rocks, row, "start_z_m"), start.state.p_WB.z() + 500);
    const double dx = number(rocks, row, "end_x_m") - number(rocks, row, "start_x_m");
    const double dy = number(rocks, row, "end_y_m") - number(rocks, row, "start_y_m");
    EXPECT_NEAR(number(rocks, row, "runout_m"), std::hypot(dx, dy), 1e-8);
    EXPECT_GE(number(rocks, row, "path_length_m"), number(rocks, row, "runout_m"));
    EXPECT_GE(number(rocks, row, "max_height_m"), kSampleDrop);
    // Released with 1 m/s, it falls at least 1 m before any corner touches.
    EXPECT_GE(number(rocks, row, "max_speed_m_s"), std::sqrt(1 + 2 * 9.81));
    EXPECT_GE(number(rocks, row, "max_energy_kJ"), number(rocks, row, "max_translational_energy_kJ"));
  }
}

TEST_F(RockfallRun, summary_tells_counts_statistics_and_where_they_come_from) {
  RockfallProject project = sample_project(12);
  project.inputs = {{(temporary_.path() / "project.toml").string(), "0123456789abcdef"},
                    {"dem.tif", "fedcba9876543210"}};
  (void)run_rockfall(project, settings(), silent_);
  const json told = summary();
  EXPECT_EQ(told["kind"], "rockfall");
  EXPECT_EQ(told["status"], "done");
  EXPECT_EQ(told["name"], "Plane, with \"fence\"");
  EXPECT_EQ(told["project"], "../project.toml");
  EXPECT_EQ(told["inputs"][1]["path"], "dem.tif");
  EXPECT_EQ(told["inputs"][1]["fnv1a64"], "fedcba9876543210");
  EXPECT_EQ(told["version"], "1.2.3");
  EXPECT_EQ(told["seed"], 7);
  EXPECT_EQ(told["crs"], "LOCAL_CS");
  EXPECT_EQ(told["rocks_planned"], 12);
  EXPECT_EQ(told["rocks"], 12);
  int stopped = 0;
  for (const auto& [reason, count] : told["stop"].items()) stopped += count.get<int>();
  EXPECT_EQ(stopped, 12);
  EXPECT_EQ(told["run"]["threads"], 1);
  EXPECT_EQ(told["barriers"][0]["capacity_kJ"], 50);
}

TEST_F(RockfallRun, statistics_are_those_of_the_table) {
  (void)run_rockfall(sample_project(12), settings(), silent_);
  const auto rocks = read_csv(folder_ / "rocks.csv");
  const json told = summary();
  EXPECT_EQ(told["statistics"]["rocks"], 12 - told["stop"]["failed"].get<int>());
  for (const RockQuantity& quantity : rock_quantities()) {
    std::vector<double> values;
    for (std::size_t row = 1; row < rocks.size(); ++row)
      if (field(rocks, row, "stop") != "failed") values.push_back(number(rocks, row, std::string(quantity.column)));
    const SampleStatistics expected = statistics_of(values);
    const json& statistics = told["statistics"][std::string(quantity.column)];
    EXPECT_EQ(statistics["mean"], expected.mean) << quantity.column;
    EXPECT_EQ(statistics["median"], expected.median) << quantity.column;
    EXPECT_EQ(statistics["percentile_95"], expected.percentile_95) << quantity.column;
    EXPECT_EQ(statistics["median_ci"][0], expected.median_ci.lower) << quantity.column;
    EXPECT_EQ(statistics["median_ci"][1], expected.median_ci.upper) << quantity.column;
    EXPECT_TRUE(statistics["percentile_95_ci"][1].is_null());  // 12 rocks do not bound it
    EXPECT_EQ(statistics["count"], values.size());
    EXPECT_EQ(statistics["highest"], expected.highest) << quantity.column;
  }
}

TEST_F(RockfallRun, every_file_is_the_same_on_1_2_3_and_8_threads) {
  const RockfallProject project = sample_project(30);
  std::vector<std::string> first;
  for (const int threads : {1, 2, 3, 8}) {
    RockfallRunSettings run = settings(threads);
    run.frames = {4};
    (void)run_rockfall(project, run, silent_);
    json told = summary();
    EXPECT_EQ(told["run"]["threads"], threads);
    told.erase("run");
    std::vector<std::string> now{told.dump()};
    for (const char* name : {"rocks.csv", "barriers.csv", "frames-4.csv", "contacts-4.csv"})
      now.push_back(read_text_file(folder_ / name));
    if (first.empty()) first = now;
    EXPECT_EQ(now, first) << threads;
  }
}

TEST_F(RockfallRun, barriers_have_a_row_for_each_hit_and_take_no_more_than_there_is) {
  (void)run_rockfall(sample_project(12), settings(), silent_);
  const auto rocks = read_csv(folder_ / "rocks.csv"), hits = read_csv(folder_ / "barriers.csv");
  std::size_t announced = 0;
  for (std::size_t row = 1; row < rocks.size(); ++row)
    announced += static_cast<std::size_t>(number(rocks, row, "barrier_hits"));
  EXPECT_EQ(hits.size() - 1, announced);
  EXPECT_EQ(summary()["barriers"][0]["hits"], announced);
  for (std::size_t row = 1; row < hits.size(); ++row) {
    EXPECT_EQ(field(hits, row, "barrier"), "fence");
    EXPECT_NEAR(number(hits, row, "x_m"), 2600040, 1e-6);
    EXPECT_LE(number(hits, row, "absorbed_kJ"), std::min(50.0, number(hits, row, "translational_energy_kJ")) + 1e-9);
    EXPECT_GE(number(hits, row, "height_m"), 0);
    EXPECT_LE(number(hits, row, "height_m"), 4.01);
  }
}

TEST_F(RockfallRun, without_barriers_there_is_no_table_of_them_and_older_files_go) {
  RockfallRunSettings run = settings();
  run.frames = {1, 1, 0};
  RockfallProject project = sample_project(3);
  (void)run_rockfall(project, run, silent_);
  EXPECT_EQ(files(),
            (std::set<std::string>{"rocks.csv", "barriers.csv", "summary.json", "frames-0.csv", "frames-1.csv",
                                   "contacts-0.csv", "contacts-1.csv", "envelopes.csv", "report.html", "figures"}));
  project.model.barriers = {};
  (void)run_rockfall(project, settings(), silent_);
  EXPECT_EQ(files(), (std::set<std::string>{"rocks.csv", "summary.json", "envelopes.csv", "report.html", "figures"}));
}

TEST_F(RockfallRun, bad_settings_are_told_before_anything_is_written) {
  const RockfallProject project = sample_project(3);
  const auto error = [&](const RockfallRunSettings& run) {
    return support::input_error_of([&] { return run_rockfall(project, run, silent_); });
  };
  RockfallRunSettings run = settings();
  run.frames = {2, 3};
  EXPECT_EQ(error(run), "--frames = 3: the project has no such rock; accepted: whole numbers from 0 to 2");
  run = settings();
  run.rate = 0;
  EXPECT_THAT(error(run), HasSubstr("--rate = 0: is out of range"));
  run = settings(-1);
  EXPECT_THAT(error(run), HasSubstr("--threads = -1: is out of range"));
  EXPECT_TRUE(files().empty());
}

class StopAtOnce final : public core::Progress {
 public:
  [[nodiscard]] bool advance(std::int64_t, std::int64_t) override { return false; }
};

TEST_F(RockfallRun, that_is_interrupted_writes_the_rocks_that_came_to_their_end) {
  StopAtOnce stop;
  RockfallRunSettings run = settings(2);
  run.frames = {19999};
  const RockfallSummary result = run_rockfall(sample_project(20000), run, stop);
  EXPECT_EQ(result.status, RunStatus::interrupted);
  const json told = summary();
  EXPECT_EQ(told["status"], "interrupted");
  EXPECT_EQ(told["rocks_planned"], 20000);
  EXPECT_LT(told["rocks"], 20000);
  EXPECT_EQ(read_csv(folder_ / "rocks.csv").size(), told["rocks"].get<std::size_t>() + 1);
  EXPECT_FALSE(files().contains("frames-19999.csv"));
  EXPECT_TRUE(files().contains("unfinished"));
  EXPECT_THAT(to_text(result), HasSubstr("interrupted, " + std::to_string(result.counts.done) + " of 20000 rocks"));
}

TEST_F(RockfallRun, text_for_people_warns_of_whatever_went_wrong) {
  const RockfallProject project = sample_project(3);
  std::vector<rockfall::RockRecord> records(3);
  records[1].reason = records[2].reason = rockfall::StopReason::at_rest;
  records[0].message = "lost, \"quite\"";
  records[1].counters = {.failed_solves = 2, .energy_gains = 1, .worst_energy_gain = 0.01, .smallest_gap = -2e-3};
  CountAccumulator counts(1);
  ColumnAccumulator columns(temporary_.path(), project);
  std::string table;
  for (rockfall::Accumulator* accumulator :
       {static_cast<rockfall::Accumulator*>(&counts), static_cast<rockfall::Accumulator*>(&columns)}) {
    const auto part = accumulator->make_part();
    for (std::int64_t i = 0; i < 3; ++i) {
      part->begin(project.plan.start(i));
      part->finish(project.plan.start(i), records[static_cast<std::size_t>(i)]);
    }
    accumulator->merge(*part);
  }
  for (std::int64_t i = 0; i < 3; ++i)
    add_rock_row(project, project.plan.start(i), records[static_cast<std::size_t>(i)], table);
  const RockfallSummary result = summarise(project, counts, columns);
  const std::string text = to_text(result);
  EXPECT_THAT(text, HasSubstr("stopped: 2 at rest, 1 failed\n"));
  EXPECT_THAT(text, HasSubstr("WARNING: 1 rocks failed, the first is rock 0"));
  EXPECT_THAT(text, HasSubstr("WARNING: the law bounded failed in 2 impacts"));
  EXPECT_THAT(text, HasSubstr("WARNING: 1 impacts raised the energy, by 0.01 of it at most"));
  EXPECT_THAT(text, HasSubstr("WARNING: 1 rocks reached into the ground, by 0.002 m at most"));
  EXPECT_EQ(result.statistics[0].count, 2U);
  EXPECT_THAT(table, HasSubstr(",\"lost, \"\"quite\"\"\"\n"));
}

}  // namespace
}  // namespace talus::io
