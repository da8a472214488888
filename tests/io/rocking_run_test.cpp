// Runs of rocking projects: the same bits on any number of threads and after a break, and a report that stands alone.

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>

#include "tests/io/rocking_sample.h"
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "talus/io/rocking_report.h"
#include "talus/io/rocking_runout.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

const RockingParts kFragility{
    .motion = "pulses = { shape = \"one-sine\", periods_s = [0.4, 0.8] }",
    .study = "type = \"fragility\"\npga_g = [0.5, 0.8]\nazimuths_deg = [90, 45]\nfrictions = [0.3, 0.8]"};
const RockingParts kGrid{.block = "",
                         .pedestal = "",
                         .motion = "",
                         .study = "type = \"grid\"\nalpha_deg = [30, 60]\ntheta0_deg = [10, 20]\nmu = [0.3, 0.7]"};
const RockingParts kOverturning{
    .block = "box_m = [0.4, 0.4, 1.2]\nplanar = true",
    .motion = "",
    .study =
        "type = \"overturning\"\nshape = \"half-sine\"\nperiods_s = [0.4, 0.6, 0.8]\nsteps = 6\nhighest_pga_g = 2"};

class StopAfter final : public core::Progress {
 public:
  StopAfter(std::int64_t cases, bool crash) : cases_(cases), crash_(crash) {}
  [[nodiscard]] bool advance(std::int64_t done, std::int64_t) override {
    if (done < cases_) return true;
    if (crash_) throw std::runtime_error("crash");
    return false;
  }

 private:
  std::int64_t cases_;
  bool crash_;
};

class RockingRun : public RockingSample {
 protected:
  RockingSummary run(const RockingParts& parts, const std::string& out, int threads, bool resume,
                     core::Progress& progress) {
    return run_rocking(read(parts), {.out = folder_ / out, .threads = threads, .resume = resume}, progress);
  }
  RockingSummary run(const RockingParts& parts, const std::string& out, int threads = 1) {
    core::SilentProgress silent;
    return run(parts, out, threads, false, silent);
  }
  /// Every file, by name, without what depends on the clock.
  [[nodiscard]] std::map<std::string, std::string> results(const std::string& out) const {
    std::map<std::string, std::string> all;
    for (const auto& entry : fs::directory_iterator(folder_ / out))
      if (entry.is_regular_file()) all[entry.path().filename().string()] = read_text_file(entry.path());
    json summary = json::parse(all.at("summary.json"));
    summary.erase("run");
    all["summary.json"] = summary.dump();
    return all;
  }
};

/// Names of the files that are not the same in both.
std::vector<std::string> differing(const std::map<std::string, std::string>& a,
                                   const std::map<std::string, std::string>& b) {
  std::vector<std::string> names;
  for (const auto& [name, content] : a)
    if (b.count(name) == 0 || b.at(name) != content) names.push_back(name);
  for (const auto& [name, content] : b)
    if (a.count(name) == 0) names.push_back(name);
  return names;
}

TEST_F(RockingRun, is_the_same_on_any_number_of_threads) {
  for (const RockingParts& parts : {kFragility, kGrid, kOverturning}) {
    run(parts, "one");
    for (const int threads : {2, 3, 8}) {
      const std::string name = "threads" + std::to_string(threads);
      run(parts, name, threads);
      EXPECT_THAT(differing(results(name), results("one")), IsEmpty()) << parts.study;
    }
  }
}

TEST_F(RockingRun, goes_on_to_the_same_bits_after_a_stop_or_a_crash) {
  core::SilentProgress silent;
  for (const RockingParts& parts : {kFragility, kGrid}) {
    run(parts, "whole");
    for (const bool crash : {false, true}) {
      StopAfter stop(2, crash);
      if (crash)
        EXPECT_THROW(run(parts, "broken", 2, false, stop), std::runtime_error);
      else
        EXPECT_EQ(run(parts, "broken", 2, false, stop).status, RunStatus::interrupted);
      const RockingSummary resumed = run(parts, "broken", 3, true, silent);
      EXPECT_GE(resumed.content["run"]["resumed"], 2);
      EXPECT_THAT(differing(results("broken"), results("whole")), IsEmpty()) << parts.study << crash;
    }
  }
}

TEST_F(RockingRun, does_not_resume_another_project_or_a_row_that_was_cut_off) {
  core::SilentProgress silent;
  StopAfter stop(3, false);
  run(kGrid, "whole");
  run(kGrid, "broken", 1, false, stop);
  RockingParts other = kGrid;
  other.study += "\n# changed";
  EXPECT_THAT(support::input_error_of([&] { return run(other, "broken", 1, true, silent); }),
              HasSubstr("the unfinished run is another one"));
  const std::string rows = read_text_file(folder_ / "broken/unfinished/rows.csv");
  ResultFolder(folder_ / "broken/unfinished").write("rows.csv", rows.substr(0, rows.size() - 4));
  EXPECT_EQ(run(kGrid, "broken", 1, true, silent).content["run"]["resumed"],
            std::count(rows.begin(), rows.end(), '\n') - 2);
  EXPECT_THAT(differing(results("broken"), results("whole")), IsEmpty());
}

TEST_F(RockingRun, does_not_overwrite_an_unfinished_run_unless_told_to) {
  core::SilentProgress silent;
  StopAfter stop(3, false);
  run(kGrid, "broken", 1, false, stop);
  EXPECT_THAT(support::input_error_of([&] { return run(kGrid, "broken"); }),
              AllOf(HasSubstr("holds an unfinished run with "), HasSubstr("--resume to go on with it, --restart")));
  const RockingRunSettings anew{.out = folder_ / "broken", .threads = 1, .restart = true};
  EXPECT_EQ(run_rocking(read(kGrid), anew, silent).content["run"]["resumed"], 0);
  run(kGrid, "whole");
  EXPECT_THAT(differing(results("broken"), results("whole")), IsEmpty());
}

/// In one page a name may stand for one thing only.
int clip_paths_that_two_figures_share(const std::string& page) {
  std::set<std::string> names;
  int twice = 0;
  for (std::size_t at = page.find("<clipPath id=\""); at != std::string::npos;
       at = page.find("<clipPath id=\"", at + 1))
    twice += names.insert(page.substr(at, page.find('>', at) - at)).second ? 0 : 1;
  return twice;
}

TEST_F(RockingRun, report_stands_alone_and_shows_every_figure) {
  for (const RockingParts& parts : {RockingParts{}, kFragility, kGrid, kOverturning}) {
    run(parts, "report");
    const std::string page = read_text_file(folder_ / "report/report.html");
    EXPECT_THAT(page, Not(HasSubstr("http")));
    EXPECT_THAT(page, Not(HasSubstr("<script")));
    EXPECT_THAT(page, HasSubstr("<h2>Where this comes from</h2>"));
    EXPECT_EQ(clip_paths_that_two_figures_share(page), 0);
    for (const auto& [name, content] : results("report"))
      if (name.ends_with(".svg")) {
        EXPECT_THAT(content, HasSubstr("<svg xmlns"));  // stands alone
        EXPECT_THAT(page, HasSubstr("(" + name + ")</figcaption>"));
      }
  }
}

TEST_F(RockingRun, film_of_the_block_has_its_outline_at_every_moment) {
  run(RockingParts{}, "film");
  const std::string svg = read_text_file(folder_ / "film/block.svg");
  const auto list = [&](const std::string& key) {
    const std::size_t from = svg.find(key + "=\"") + key.size() + 2;
    const std::string text = svg.substr(from, svg.find('"', from) - from);
    return 1 + std::count(text.begin(), text.end(), ';');
  };
  EXPECT_EQ(list("keyTimes"), list("values"));
  EXPECT_GT(list("values"), 10);
  EXPECT_LE(list("values"), 900);
  EXPECT_THAT(svg, HasSubstr("keyTimes=\"0.00000;"));
  EXPECT_THAT(svg, Not(HasSubstr("nan")));
  EXPECT_THAT(svg, Not(HasSubstr("inf\"")));
}

TEST(RockingWarnings, name_what_was_not_solved) {
  EXPECT_TRUE(rocking_warnings(RunStatus::done, {{"unsolved", 0}}).empty());
  EXPECT_THAT(rocking_warnings(RunStatus::interrupted, {{"unsolved", 3}}),
              ElementsAre("The run was interrupted: what follows is what was computed so far.",
                          "3 cases were not solved and do not count."));
  EXPECT_THAT(rocking_warnings(RunStatus::done, {{"log_normal", {{"status", "separated"}}}}),
              ElementsAre("There is no fragility curve: separated."));
}

/// A column that is pushed over, on a pedestal above a slope of 30 deg, falling towards x.
class RunoutFromPedestal : public RockingRun {
 protected:
  [[nodiscard]] RockingParts parts() const {
    static_cast<void>(write("slope.obj",
                            "v -20 -40 11.547005\nv 80 -40 -46.188022\nv 80 40 -46.188022\nv -20 40 11.547005\n"
                            "f 1 2 3\nf 1 3 4\n"));
    return {.pedestal = "box_m = [0.6, 0.6, 1.5]",
            .motion = "pulse = { shape = \"half-sine\", pga_g = 0.8, period_s = 1 }\nazimuth_deg = 270",
            .more =
                "[slope]\nmesh = \"slope.obj\"\n[material.soil]\nrestitution = 0.2\nfriction = 0.8\n"
                "[runout]\nplace_m = [0, 0]\n"};
  }
  [[nodiscard]] static rocking::Outcome topple(const RockingProject& project) {
    rocking::SimulationSettings settings = project.simulation;
    watch_slope(*project.runout, project.block, project.critical_tilt, settings);
    const auto motion = project.motions.front().motion(project.scale, project.azimuth);
    return rocking::simulate(project.block, *project.pedestal, *motion, project.start, settings);
  }
};

TEST_F(RunoutFromPedestal, takes_the_whole_state_along) {
  const RockingProject project = read(parts());
  const rocking::Outcome outcome = topple(project);
  ASSERT_TRUE(goes_on(outcome));
  const RunoutResult result = follow_runout(*project.runout, outcome);
  const bodies::SpatialState& first = result.film->frames()[1].state;  // after the lift
  const core::Vector3 lift = first.p_WB - project.runout->place - outcome.end.p_WB;
  EXPECT_LE(lift.head<2>().norm(), 1e-12);
  EXPECT_GE(lift.z(), -1e-12);
  EXPECT_LE(lift.z(), 16 * project.runout->slope.model.engine.collision_tolerance);
  EXPECT_EQ(result.start.v_WB, outcome.end.v_WB);
  EXPECT_EQ(result.start.w_WB, outcome.end.w_WB);
  EXPECT_LE(result.start.R_WB.angularDistance(outcome.end.R_WB), 1e-12);
  const bodies::PrincipalMass own{project.runout->rock->mass(), project.runout->rock->principal_inertia()};
  EXPECT_NEAR(bodies::kinetics_of(own, result.start).kinetic_energy(),
              bodies::kinetics_of(project.block.mass, outcome.end).kinetic_energy(), 1e-9);
}

/// Kinetic energy at the hand-over and all the height from there bound what the rock may have on its way.
TEST_F(RunoutFromPedestal, goes_down_the_slope_without_gaining_energy) {
  const RockingProject project = read(parts());
  const RunoutResult result = follow_runout(*project.runout, topple(project));
  const rockfall::RockRecord& record = result.record;
  EXPECT_NE(record.reason, rockfall::StopReason::failed) << record.message;
  EXPECT_GT(record.runout, 2);
  EXPECT_GT(record.end.p_WB.x(), result.start.p_WB.x());
  EXPECT_EQ(record.counters.energy_gains, 0);
  EXPECT_GE(record.counters.smallest_gap, 0);
  const bodies::PrincipalMass own{project.runout->rock->mass(), project.runout->rock->principal_inertia()};
  const auto energy = [&](const bodies::SpatialState& s) {
    return bodies::kinetics_of(own, s).kinetic_energy() + own.mass * 9.81 * s.p_WB.z();
  };
  double last = energy(result.start) + own.mass * 9.81 * 1.6e-3;  // the lift
  const double scale = own.mass * 9.81;
  for (const rockfall::Frame& frame : result.film->frames()) {
    EXPECT_LE(energy(frame.state), last + 1e-4 * scale) << frame.time;  // the collision tolerance
    last = std::min(last, energy(frame.state));
  }
}

TEST_F(RunoutFromPedestal, meets_the_sides_of_the_pedestal) {
  const RockingProject project = read(parts());
  const auto& ground = *project.runout->slope.model.ground;
  const core::Vector3 beside = project.runout->place + core::Vector3(0.5, 0, -0.5);
  EXPECT_TRUE(ground.comes_within(0.2, beside));
  EXPECT_FALSE(project.runout->bare_ground->comes_within(0.2, beside));
}

TEST_F(RunoutFromPedestal, is_told_in_the_results) {
  const RockingSummary summary = run(parts(), "runout");
  EXPECT_EQ(summary.content["results"]["toppled"], true);
  const auto& runout = summary.content["results"]["runout"];
  EXPECT_EQ(runout["hand_over_s"], summary.content["results"]["end_time_s"]);
  for (const char* name : {"runout.csv", "runout_frames.csv", "runout.svg"})
    EXPECT_TRUE(fs::exists(folder_ / "runout" / name)) << name;
  // A weaker pulse leaves it standing, and nothing of the earlier run behind.
  RockingParts weak = parts();
  weak.motion = "pulse = { shape = \"half-sine\", pga_g = 0.2, period_s = 1 }";
  EXPECT_EQ(run(weak, "runout").content["results"]["toppled"], false);
  EXPECT_FALSE(fs::exists(folder_ / "runout/runout.csv"));
}

TEST_F(RunoutFromPedestal, stands_in_the_rows_of_a_fragility_study) {
  RockingParts many = parts();
  many.motion = "pulses = { shape = \"half-sine\", periods_s = [1.0] }\nazimuth_deg = 270";
  many.study = "type = \"fragility\"\npga_g = [0.2, 0.8]";
  run(many, "many", 2);
  const std::string table = read_text_file(folder_ / "many/runs.csv");
  const std::size_t first = table.find('\n') + 1, second = table.find('\n', first) + 1;
  const auto commas = [&](std::size_t from, std::size_t to) {
    return std::count(table.begin() + static_cast<long>(from), table.begin() + static_cast<long>(to), ',');
  };
  EXPECT_EQ(commas(0, first), commas(first, second));
  EXPECT_EQ(commas(0, first), commas(second, table.size()));
  EXPECT_THAT(table.substr(0, first), HasSubstr("status,hand_over_s,mass_kg,start_x_m"));
  EXPECT_THAT(table.substr(first, second - first), HasSubstr(",0,0,"));  // did not topple
}

/// The frame of a box is the same for both engines.
TEST_F(RunoutFromPedestal, has_the_same_block_on_both_sides) {
  const RockingProject project = read(parts());
  const bodies::Rock& rock = *project.runout->rock;
  EXPECT_LE((rock.R_GB() - core::Matrix3::Identity()).norm(), 1e-12);
  EXPECT_NEAR(rock.mass(), project.block.mass.mass, 1e-9 * rock.mass());
  EXPECT_LE((rock.principal_inertia() - project.block.mass.moments).norm(), 1e-9 * rock.principal_inertia().norm());
}

}  // namespace
}  // namespace talus::io
