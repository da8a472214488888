#include "talus/io/scene_run.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>

#include "tests/support/temporary_folder.h"
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "talus/core/error.h"
#include "talus/io/content_hash.h"
#include "talus/io/result_folder.h"
#include "talus/io/scene_animation.h"
#include "talus/io/scene_xml.h"
#include "talus/io/text_file.h"
#include "talus/io/xml.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

/// Stops, or throws, when asked the n-th time.
class EndingProgress final : public core::Progress {
 public:
  EndingProgress(std::int64_t at, bool throws) : at_(at), throws_(throws) {}
  [[nodiscard]] bool advance(std::int64_t done, std::int64_t) override {
    if (done < at_) return true;
    if (throws_) throw std::runtime_error("out of order");
    return false;
  }

 private:
  std::int64_t at_;
  bool throws_;
};

class SceneRun : public testing::Test {
 protected:
  [[nodiscard]] SceneRunSettings settings(const std::string& example) const {
    return {.input = fs::path(TALUS_SOURCE_DIR) / "examples/scenes" / (example + ".xml"),
            .out = folder_,
            .version = "1.2.3"};
  }
  [[nodiscard]] std::set<std::string> files() const {
    std::set<std::string> names;
    if (fs::exists(folder_))
      for (const auto& entry : fs::directory_iterator(folder_)) names.insert(entry.path().filename().string());
    return names;
  }
  [[nodiscard]] nlohmann::json json(const std::string& name) const {
    return nlohmann::json::parse(read_text_file(folder_ / name));
  }

  support::TemporaryFolder temporary_;
  const fs::path folder_ = temporary_.path() / "results";  // does not exist yet
  core::SilentProgress silent_;
  const std::set<std::string> kAll{"states.csv",  "energy.csv", "animation.html",
                                   "report.html", "figures",    "summary.json"};
};

TEST_F(SceneRun, writes_its_files_and_no_others) {
  const SceneSummary summary = run_scene(settings("cradle-3"), silent_);
  EXPECT_EQ(files(), kAll);
  EXPECT_EQ(summary.status, RunStatus::done);
  const nlohmann::json told = json("summary.json");
  EXPECT_EQ(told["kind"], "scene");
  EXPECT_EQ(told["status"], "done");
  EXPECT_EQ(told["law"], "gr-lcp");
  EXPECT_EQ(told["steps"], 1200);
  EXPECT_EQ(told["version"], "1.2.3");
  EXPECT_EQ(told["input_fnv1a64"], content_hash(read_text_file(settings("cradle-3").input)));
  EXPECT_EQ(told["initial"]["Px"], 24);
  EXPECT_NEAR(told["final"]["E"], 24, 1e-12);
  EXPECT_EQ(told["failed_solves"], 0);
}

TEST_F(SceneRun, report_holds_the_animation_the_figures_and_the_numbers_of_the_summary) {
  const SceneSummary summary = run_scene(settings("rack"), silent_);
  const std::string report = read_text_file(folder_ / "report.html");
  EXPECT_THAT(report, HasSubstr("srcdoc=\"&lt;!doctype html&gt;"));
  EXPECT_THAT(report, HasSubstr(xml_escaped(read_text_file(folder_ / "animation.html"))));
  for (const char* name : {"energy.svg", "momentum.svg", "angular-momentum.svg", "penetration.svg"}) {
    EXPECT_TRUE(fs::exists(folder_ / "figures" / name)) << name;
    EXPECT_THAT(report, HasSubstr(std::string("(figures/") + name + ")"));
  }
  EXPECT_THAT(report, HasSubstr(fmt::format("{} in {} of {} steps", summary.contacts_handled,
                                            summary.steps_with_contacts, summary.steps_done)));
  EXPECT_THAT(report, HasSubstr(summary.input_hash));
  EXPECT_THAT(report, Not(HasSubstr("src=\"http")));
}

TEST_F(SceneRun, states_read_back_to_the_same_bits) {
  (void)run_scene(settings("fixed-bodies"), silent_);
  const scene::Scene scene = read_scene_file(settings("fixed-bodies").input).scene;
  scene::Simulation simulation(scene, scene::scene_law(scene, ""));
  std::ifstream in(folder_ / "states.csv");
  std::string line;
  std::getline(in, line);
  EXPECT_EQ(line, "step,time,body,x,y,theta,vx,vy,omega");
  for (std::int64_t step = 0; step <= scene::step_count(scene); ++step) {
    if (step > 0) {
      ASSERT_TRUE(simulation.step().finite);
    }
    for (const scene::PlanarState& s : simulation.states()) {
      ASSERT_TRUE(std::getline(in, line));
      std::stringstream row(line);
      std::vector<double> numbers;
      for (std::string cell; std::getline(row, cell, ',');) numbers.push_back(std::strtod(cell.c_str(), nullptr));
      const std::vector<double> expected{s.position.x(), s.position.y(), s.angle,
                                         s.velocity.x(), s.velocity.y(), s.spin};
      ASSERT_EQ(std::vector<double>(numbers.begin() + 3, numbers.end()), expected) << "step " << step;
    }
  }
  EXPECT_FALSE(std::getline(in, line));
}

TEST_F(SceneRun, two_runs_write_the_same_tables_and_animation) {
  (void)run_scene(settings("rack"), silent_);
  std::vector<std::string> first;
  for (const char* name : {"states.csv", "energy.csv", "animation.html"})
    first.push_back(read_text_file(folder_ / name));
  (void)run_scene(settings("rack"), silent_);
  EXPECT_EQ(read_text_file(folder_ / "states.csv"), first[0]);
  EXPECT_EQ(read_text_file(folder_ / "energy.csv"), first[1]);
  EXPECT_EQ(read_text_file(folder_ / "animation.html"), first[2]);
}

TEST_F(SceneRun, dump_of_the_block_on_the_table_edge_shows_the_document_s_numbers) {
  SceneRunSettings with_dump = settings("block-on-table-edge");
  with_dump.dump_step = 11;
  (void)run_scene(with_dump, silent_);
  const nlohmann::json dump = json("step-11.json");
  ASSERT_EQ(dump["contacts"].size(), 2U);
  const double A[2][2] = {{13, 9}, {9, 7}};
  for (std::size_t i = 0; i < 2; ++i)
    for (std::size_t j = 0; j < 2; ++j) EXPECT_NEAR(dump["A"][i][j], A[i][j] / 20, 1e-15);
  EXPECT_NEAR(dump["b"][0], -2, 1e-15);
  EXPECT_NEAR(dump["b"][1], -2, 1e-15);
  EXPECT_NEAR(dump["lambda"][0], 0, 1e-14);
  EXPECT_NEAR(dump["lambda"][1], 5.7142857142857144, 1e-13);
  EXPECT_EQ(dump["M"], nlohmann::json::parse("[[4,0,0],[0,4,0],[0,0,10]]"));
  EXPECT_EQ(dump["minus_M_v"], nlohmann::json::parse("[0,8,0]"));
  EXPECT_EQ(dump["N"].size(), 3U);
  EXPECT_NEAR(dump["velocity_after"][1], -4.0 / 7, 1e-14);
}

TEST_F(SceneRun, dump_of_a_step_that_does_not_exist_is_an_error_before_anything_is_written) {
  SceneRunSettings with_dump = settings("cradle-3");
  for (const std::int64_t step : {std::int64_t{0}, std::int64_t{1201}}) {
    with_dump.dump_step = step;
    EXPECT_THROW((void)run_scene(with_dump, silent_), core::InputError);
  }
  EXPECT_TRUE(files().empty());
}

TEST_F(SceneRun, law_from_outside_replaces_the_scene_s_own_and_unknown_ones_are_errors) {
  SceneRunSettings other = settings("cradle-3");
  other.law = "projection";
  EXPECT_EQ(run_scene(other, silent_).law, "projection");
  other.law = "projectoin";
  EXPECT_THROW((void)run_scene(other, silent_), core::InputError);
}

TEST_F(SceneRun, interruption_writes_what_was_done_and_says_so) {
  EndingProgress stop(100, false);
  const SceneSummary summary = run_scene(settings("cradle-3"), stop);
  EXPECT_EQ(summary.status, RunStatus::interrupted);
  EXPECT_EQ(files(), kAll);
  EXPECT_EQ(json("summary.json")["status"], "interrupted");
  EXPECT_EQ(json("summary.json")["steps"], 100);
  EXPECT_THAT(read_text_file(folder_ / "animation.html"), HasSubstr("interrupted after step 100 of 1200"));
}

TEST_F(SceneRun, exception_leaves_nothing_half_written) {
  EndingProgress bad(100, true);
  EXPECT_THROW((void)run_scene(settings("cradle-3"), bad), std::runtime_error);
  EXPECT_TRUE(files().empty());
}

TEST_F(SceneRun, overflow_is_told_as_diverged) {
  fs::create_directories(folder_);
  const fs::path input = folder_ / "wild.xml";
  std::ofstream(input) << "<scene><duration time='10000'/><rigidbodyintegrator type='explicit-euler' dt='1'/>"
                          "<rigidbodyvertex x='0' y='0' m='1'/><rigidbodyvertex x='1' y='0' m='1'/>"
                          "<rigidbody p='0' p='1' vx='1' vy='0' omega='0' r='1'/><rigidbodyspringforce i='0' pix='0' "
                          "piy='0' j='-1' pjx='0' pjy='0' k='1000' l0='1'/></scene>";
  const SceneSummary summary = run_scene({.input = input, .out = folder_ / "out"}, silent_);
  EXPECT_EQ(summary.status, RunStatus::diverged);
  EXPECT_LT(summary.steps_done, 10000);
  EXPECT_THAT(to_text(summary), HasSubstr("smaller dt"));
}

TEST_F(SceneRun, animation_needs_nothing_from_outside_and_its_data_cannot_end_the_script) {
  fs::create_directories(folder_);
  std::string text = read_text_file(settings("cradle-3").input);
  const std::size_t at = text.find("<description text=\"") + 19;
  text.insert(at, "&lt;/script&gt;");
  std::ofstream(folder_ / "in.xml") << text;
  (void)run_scene({.input = folder_ / "in.xml", .out = folder_ / "out"}, silent_);
  const std::string page = read_text_file(folder_ / "out/animation.html");
  for (const char* outside : {"http:", "https:", "src=", "@import", "</script>Newton"})
    EXPECT_THAT(page, Not(HasSubstr(outside)));
  EXPECT_THAT(page, HasSubstr("\\u003c/script>Newton"));
}

TEST(FrameStride, keeps_sixty_frames_per_second_and_at_most_two_thousand) {
  scene::Scene scene;
  scene.dt = 0.001;
  scene.duration = 5;
  EXPECT_EQ(frame_stride(scene, {}), 16);
  scene.duration = 1000;
  EXPECT_EQ(frame_stride(scene, {}), 500);
  scene.dt = 0.1;
  scene.duration = 10;
  EXPECT_EQ(frame_stride(scene, {}), 1);
}

TEST(ContentHash, is_fnv_1a_of_64_bits) {
  EXPECT_EQ(content_hash(""), "cbf29ce484222325");
  EXPECT_EQ(content_hash("a"), "af63dc4c8601ec8c");
  EXPECT_EQ(content_hash("foobar"), "85944171f73967e8");
}

TEST(ResultFolder, that_cannot_be_is_an_input_error) {
  const support::TemporaryFolder temporary;
  const fs::path file = temporary.path() / "file";
  std::ofstream(file) << "x";
  EXPECT_THROW(ResultFolder{file}, core::InputError);
  EXPECT_THROW(ResultFolder{file / "below"}, core::InputError);
  EXPECT_THROW(ResultFolder{"/proc/talus"}, core::InputError);
  EXPECT_THROW(ResultFolder{""}, core::InputError);
}

TEST(AtomicFile, shows_nothing_before_commit_and_keeps_the_old_file_on_failure) {
  const support::TemporaryFolder folder;
  const ResultFolder results(folder.path());
  results.write("a.txt", "old");
  {
    AtomicFile file(results.file("a.txt"));
    file.stream() << "half" << std::flush;
    EXPECT_EQ(read_text_file(results.file("a.txt")), "old");
  }
  EXPECT_EQ(read_text_file(results.file("a.txt")), "old");
  AtomicFile file(results.file("a.txt"));
  file.stream() << "new";
  file.commit();
  EXPECT_EQ(read_text_file(results.file("a.txt")), "new");
  EXPECT_EQ(std::distance(fs::directory_iterator(folder.path()), fs::directory_iterator()), 1);
}

}  // namespace
}  // namespace talus::io
