// From a spatial scene to its results folder, and laws side by side.

#include "talus/io/spatial_run.h"

#include <cmath>
#include <map>
#include <sstream>

#include "tests/io/spatial_sample.h"
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "talus/io/law_comparison.h"
#include "talus/io/spatial_vtk.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::Not;
namespace fs = std::filesystem;

using Row = std::map<std::string, std::string>;

std::vector<Row> read_rows(const fs::path& file) {
  std::istringstream in(read_text_file(file));
  std::vector<std::string> heads;
  std::vector<Row> rows;
  for (std::string line, cell; std::getline(in, line);) {
    std::istringstream cells(line + ",");
    std::vector<std::string> values;
    while (std::getline(cells, cell, ',')) values.push_back(cell);
    if (heads.empty()) {
      heads = values;
      continue;
    }
    EXPECT_EQ(values.size(), heads.size()) << line;
    Row row;
    for (std::size_t i = 0; i < std::min(values.size(), heads.size()); ++i) row[heads[i]] = values[i];
    rows.push_back(row);
  }
  return rows;
}

double number(const Row& row, const std::string& column) {
  return std::stod(row.at(column));
}

/// Stops after so many steps.
class StopAfter final : public core::Progress {
 public:
  explicit StopAfter(std::int64_t steps) : steps_(steps) {}
  bool advance(std::int64_t done, std::int64_t) override { return done < steps_; }

 private:
  std::int64_t steps_;
};

class SpatialRun : public SpatialSample {
 protected:
  SpatialSummary run(const std::string& text, core::Progress& progress, const std::string& law = "") const {
    return run_spatial(read(text), {.out = out_, .law = law, .version = "v"}, progress);
  }
  SpatialSummary run(const std::string& text) const {
    core::SilentProgress silent;
    return run(text, silent);
  }
  [[nodiscard]] Json summary() const { return Json::parse(read_text_file(out_ / "summary.json")); }

  static inline const std::string kThrown =
      "dt_s = 0.01\nlaw = \"none\"\n[output]\nframe_s = 0.1\n[[body]]\nname = \"stone\"\nbox_m = [1, 2, 3]\n"
      "mass_kg = 2\nposition_m = [0, 0, 5]\nvelocity_m_s = [1, 0, 4]\nspin_rad_s = [0, 0, 3]\n";
  const fs::path out_ = folder_ / "results";
};

TEST_F(SpatialRun, a_thrown_body_follows_its_parabola_in_the_tables) {
  EXPECT_EQ(run(kThrown).status, RunStatus::done);
  const std::vector<Row> states = read_rows(out_ / "states.csv");
  ASSERT_EQ(states.size(), 6);
  for (const Row& row : states) {
    const double t = number(row, "time_s");
    EXPECT_EQ(row.at("body"), "stone");
    EXPECT_NEAR(number(row, "x_m"), t, 1e-12);
    EXPECT_NEAR(number(row, "z_m"), 5 + 4 * t - 4.905 * t * t, 0.5 * 9.81 * 0.01 * t + 1e-12);
    EXPECT_NEAR(number(row, "qz"), std::sin(1.5 * t), 1e-9);
    EXPECT_NEAR(number(row, "vz_m_s"), 4 - 9.81 * t, 1e-12);
  }
  const std::vector<Row> energy = read_rows(out_ / "energy.csv");
  ASSERT_EQ(energy.size(), 51);
  EXPECT_NEAR(number(energy[0], "T_trans_J"), 17, 1e-12);
  EXPECT_NEAR(number(energy[0], "T_rot_J"), 0.5 * 2.0 / 12 * 5 * 9, 1e-12);
  EXPECT_NEAR(number(energy[0], "U_J"), 2 * 9.81 * 5, 1e-12);
  EXPECT_NEAR(number(energy[50], "Pz_N_s"), 2 * (4 - 9.81 * 0.5), 1e-11);
}

TEST_F(SpatialRun, the_folder_is_complete_and_the_page_stands_alone) {
  static_cast<void>(run(kThrown));
  for (const char* name : {"figures/energy.svg", "figures/momentum.svg", "figures/penetration.svg"})
    EXPECT_TRUE(fs::exists(out_ / name)) << name;
  EXPECT_FALSE(fs::exists(out_ / "contacts.csv"));
  const std::string page = read_text_file(out_ / "report.html");
  EXPECT_THAT(page, HasSubstr("const film = {"));
  EXPECT_THAT(page, Not(HasSubstr("http")));
  EXPECT_LT(page.size(), 500'000);
  const Json told = summary();
  EXPECT_EQ(told["kind"], "scene");
  EXPECT_EQ(told["status"], "done");
  EXPECT_EQ(told["steps"], 50);
  EXPECT_EQ(told["project"], "../project.toml");
  EXPECT_EQ(told["symmetry_error"], nullptr);
}

TEST_F(SpatialRun, frames_are_exported_for_paraview) {
  static_cast<void>(run(kThrown + "[[body]]\nname = \"ground\"\nplane = true\n"));
  ASSERT_TRUE(is_spatial_results(out_));
  const SpatialVtkExport done = export_spatial_vtk(out_, out_ / "vtk");
  EXPECT_EQ(done.frames, 6);
  EXPECT_EQ(done.files, 8);
  EXPECT_TRUE(fs::exists(out_ / "vtk/fixed.vtp"));
  EXPECT_TRUE(fs::exists(out_ / "vtk/bodies/00005.vtp"));
  EXPECT_THAT(read_text_file(out_ / "vtk/bodies.pvd"), HasSubstr("bodies/00005.vtp"));
  static_cast<void>(project(kThrown + "\n"));
  EXPECT_THAT(support::input_error_of([&] { return export_spatial_vtk(out_, out_ / "vtk"); }),
              HasSubstr("has changed since the results were written"));
}

TEST_F(SpatialRun, an_interrupted_run_keeps_what_was_done) {
  StopAfter stop(13);
  EXPECT_EQ(run(kThrown, stop).status, RunStatus::interrupted);
  EXPECT_EQ(summary()["status"], "interrupted");
  EXPECT_EQ(summary()["steps"], 13);
  EXPECT_EQ(read_rows(out_ / "energy.csv").size(), 14);
  const std::vector<Row> states = read_rows(out_ / "states.csv");  // frames 0 and 10, and the last step
  ASSERT_EQ(states.size(), 3);
  EXPECT_EQ(states.back().at("step"), "13");
}

TEST_F(SpatialRun, large_scenes_make_small_pages) {
  StopAfter stop(2);
  static_cast<void>(
      run("dt_s = 0.001\nlaw = \"none\"\n[[body]]\nsphere_radius_m = 0.1\n"
          "grid = { counts = [20, 20, 5], step_m = [1, 1, 1] }\n",
          stop));
  EXPECT_LT(fs::file_size(out_ / "report.html"), 1'000'000);
}

TEST_F(SpatialRun, contacts_hold_the_weight_of_a_resting_box) {
  const SpatialSummary told =
      run("dt_s = 0.01\n[output]\ncontacts = true\nframe_s = 0.5\n[[body]]\nname = \"ground\"\nplane = true\n"
          "[[body]]\nname = \"box\"\nbox_m = [1, 1, 1]\nmass_kg = 10\nposition_m = [0, 0, 0.5]\n");
  EXPECT_EQ(told.totals.failed_solves, 0);
  EXPECT_LT(told.totals.penetration, 1e-4);
  const std::vector<Row> contacts = read_rows(out_ / "contacts.csv");
  double impulse = 0;
  int points = 0;
  for (const Row& row : contacts) {
    if (row.at("step") != "50") continue;
    const bool box_first = row.at("a") == "box";
    impulse += (box_first ? 1 : -1) * number(row, "jz_N_s");
    ++points;
  }
  EXPECT_EQ(points, 4);
  EXPECT_NEAR(impulse, 10 * 9.81 * 0.01, 1e-6);
}

TEST_F(SpatialRun, a_symmetric_scene_tells_its_symmetry_error) {
  static_cast<void>(
      run("law = \"none\"\n[symmetry]\nnormal = [1, 0, 0]\n[[body]]\nname = \"l\"\nbox_m = [1, 2, 3]\nposition_m = "
          "[-2, 0, 0]\n"
          "spin_rad_s = [1, 2, 3]\n[[body]]\nname = \"r\"\nbox_m = [1, 2, 3]\nposition_m = [2, 0, 0]\n"
          "spin_rad_s = [1, -2, -3]\n"));
  const Json error = summary()["symmetry_error"];
  EXPECT_LT(error["position_m"].get<double>(), 1e-12);
  EXPECT_LT(error["turn_rad"].get<double>(), 1e-6);  // acos of a cosine near 1
  EXPECT_TRUE(fs::exists(out_ / "figures/symmetry.svg"));
}

TEST_F(SpatialRun, a_game_of_soccer_tells_its_score) {
  const SpatialSummary told = run("[soccer]\nrobots = 1\n");
  EXPECT_EQ(told.law, "penalty");
  ASSERT_TRUE(told.score);
  EXPECT_EQ(summary()["score"]["goals"], Json::array({0, 0}));  // half a second is no time for a goal
}

TEST_F(SpatialRun, laws_are_compared_side_by_side) {
  const fs::path file = project(
      "dt_s = 0.005\n[material.default]\nfriction = 0.3\nrestitution = 0.5\n[[body]]\nplane = true\n"
      "[[body]]\nbox_m = [1, 1, 1]\nposition_m = [0, 0, 0.6]\nvelocity_m_s = [1, 0, 0]\n");
  core::SilentProgress silent;
  const Comparison told = compare_laws({.input = file, .out = out_, .laws = {"lcp", "none"}, .version = "v"}, silent);
  ASSERT_EQ(told.runs.size(), 2);
  const std::vector<Row> rows = read_rows(out_ / "compare.csv");
  ASSERT_EQ(rows.size(), 2);
  EXPECT_EQ(rows[0].at("law"), "lcp");
  EXPECT_EQ(rows[0].at("symmetry_m"), "");
  EXPECT_LT(number(rows[0], "penetration_m"), 1e-3);
  EXPECT_EQ(number(rows[1], "contacts"), 0);
  // Nothing holds the second: after 0.5 s it has the momentum of free fall.
  EXPECT_NEAR(number(rows[1], "P_change_N_s"), 2700 * 9.81 * 0.5, 1e-6);
  EXPECT_EQ(read_rows(out_ / "curves.csv").size(), 202);
  EXPECT_EQ(Json::parse(read_text_file(out_ / "compare.json"))["laws"][1]["law"], "none");
  EXPECT_THAT(read_text_file(out_ / "compare.html"), Not(HasSubstr("http")));
}

TEST_F(SpatialRun, a_comparison_refuses_bad_laws_before_it_runs) {
  const fs::path file = project("[[body]]\nbox_m = [1, 1, 1]\n");
  core::SilentProgress silent;
  const auto message = [&](const std::vector<std::string>& laws) {
    return support::input_error_of(
        [&] { return compare_laws({.input = file, .out = out_, .laws = laws, .version = "v"}, silent); });
  };
  EXPECT_THAT(message({"lcp", "lcpp"}), testing::StartsWith("--laws = lcpp: unknown law, did you mean lcp?"));
  EXPECT_EQ(message({"lcp", "lcp"}), "--laws = lcp: stands there twice; accepted: each once");
  EXPECT_FALSE(fs::exists(out_));
}

TEST_F(SpatialRun, planar_scenes_are_compared_as_well) {
  core::SilentProgress silent;
  const Comparison told = compare_laws({.input = TALUS_SOURCE_DIR "/examples/scenes/cradle-3.xml",
                                        .out = out_,
                                        .laws = {"gr-lcp", "lcp-normal"},
                                        .version = "v"},
                                       silent);
  ASSERT_EQ(told.runs.size(), 2);
  // Elastic keeps the energy of the start, inelastic does not.
  EXPECT_NEAR(told.runs[0].last.energy(), told.runs[0].first.energy(), 1e-9 * told.runs[0].first.energy());
  EXPECT_LT(told.runs[1].last.energy(), 0.9 * told.runs[1].first.energy());
  EXPECT_NEAR(told.runs[1].momentum_change(), 0, 1e-12);
}

}  // namespace
}  // namespace talus::io
