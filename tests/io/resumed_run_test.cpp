// A run that was interrupted, or killed, goes on to the same bits.

#include <set>
#include <stdexcept>

#include "tests/io/plane_project.h"
#include "tests/support/input_error.h"
#include "tests/support/temporary_folder.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "talus/io/rockfall_run.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::HasSubstr;

/// Ends a run when so many rocks have fallen and there is a state to go on from: rocks may have fallen that no state
/// knows of yet.
class StopAfter final : public core::Progress {
 public:
  enum class By { wish, crash };
  StopAfter(std::int64_t rocks, const fs::path& results, By by = By::wish)
      : rocks_(rocks), state_(results / "unfinished" / "state"), by_(by) {}
  [[nodiscard]] bool advance(std::int64_t done, std::int64_t) override {
    if (done < rocks_ || !fs::exists(state_)) return true;
    if (by_ == By::crash) throw std::runtime_error("crash");
    return false;
  }

 private:
  std::int64_t rocks_;
  fs::path state_;
  By by_;
};

class ResumedRun : public testing::Test {
 protected:
  ResumedRun() {
    project_.model.engine.max_time = 1.5;
    project_.inputs = {{"project.toml", "1"}, {"dem.tif", "2"}};
  }
  [[nodiscard]] RockfallRunSettings settings(bool resume, int threads = 2) const {
    return {.out = folder_, .threads = threads, .resume = resume, .checkpoint = std::chrono::milliseconds(0)};
  }
  /// All that a run leaves behind, without what depends on the clock.
  [[nodiscard]] std::vector<std::string> results() const {
    json summary = json::parse(read_text_file(folder_ / "summary.json"));
    summary.erase("run");
    std::vector<std::string> all{summary.dump()};
    for (const char* name :
         {"rocks.csv", "barriers.csv", "counters.csv", "envelopes.csv", "paths.gpkg", "maps/passages.tif",
          "maps/energy_kJ_mean.tif", "maps/height_m_p95.tif", "maps/speed_m_s_p50.tif"}) {
      std::ifstream in(folder_ / name, std::ios::binary);
      EXPECT_TRUE(in) << name;
      all.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
    }
    return all;
  }
  [[nodiscard]] std::vector<std::string> uninterrupted() {
    (void)run_rockfall(project_, settings(false), silent_);
    std::vector<std::string> whole = results();
    fs::remove_all(folder_);
    return whole;
  }
  [[nodiscard]] std::string error(const RockfallProject& project) {
    return support::input_error_of([&] { return run_rockfall(project, settings(true), silent_); });
  }

  support::TemporaryFolder temporary_;
  const fs::path folder_ = temporary_.path() / "results";
  core::SilentProgress silent_;
  RockfallProject project_ = mapped_project(60);
};

TEST_F(ResumedRun, after_interruptions_ends_with_the_same_bits) {
  const std::vector<std::string> whole = uninterrupted();
  for (const std::int64_t rocks : {10, 25, 47}) {
    StopAfter stop(rocks, folder_);
    EXPECT_EQ(run_rockfall(project_, settings(rocks != 10), stop).status, RunStatus::interrupted);
    EXPECT_EQ(json::parse(read_text_file(folder_ / "summary.json"))["status"], "interrupted");
  }
  const RockfallSummary last = run_rockfall(project_, settings(true, 3), silent_);
  EXPECT_EQ(last.status, RunStatus::done);
  EXPECT_GT(last.resumed, 0);
  EXPECT_EQ(results(), whole);
  EXPECT_FALSE(fs::exists(folder_ / "unfinished"));
}

TEST_F(ResumedRun, after_a_crash_ends_with_the_same_bits) {
  const std::vector<std::string> whole = uninterrupted();
  StopAfter crash(30, folder_, StopAfter::By::crash);
  EXPECT_THROW((void)run_rockfall(project_, settings(false), crash), std::runtime_error);
  EXPECT_FALSE(fs::exists(folder_ / "summary.json"));
  {  // what was written after the last state
    std::ofstream rocks(folder_ / "unfinished" / "rocks.csv", std::ios::app);
    rocks << "half a ro";
  }
  const RockfallSummary last = run_rockfall(project_, settings(true), silent_);
  EXPECT_GT(last.resumed, 0);
  EXPECT_EQ(results(), whole);
}

TEST_F(ResumedRun, until_enough_ends_at_the_same_rock) {
  project_ = mapped_project(400);
  project_.model.engine.max_time = 1;
  project_.until = Until{.quantity = "max_speed", .percentile = 50, .relative_ci = 0.1, .max_rocks = 400};
  const std::vector<std::string> whole = uninterrupted();
  EXPECT_LT(json::parse(whole[0])["rocks"], 400);
  EXPECT_EQ(json::parse(whole[0])["until"]["reached"], true);
  StopAfter stop(100, folder_);
  (void)run_rockfall(project_, settings(false), stop);
  (void)run_rockfall(project_, settings(true), silent_);
  EXPECT_EQ(results(), whole);
}

TEST_F(ResumedRun, of_another_project_is_refused) {
  StopAfter stop(20, folder_);
  (void)run_rockfall(project_, settings(false), stop);
  const std::vector<std::string> before = results();
  RockfallProject other = project_;
  other.seed = 8;
  EXPECT_THAT(error(other), HasSubstr("the unfinished run is another one: seed was 7 and is 8; accepted: the same "
                                      "project and options; --restart to begin anew without it"));
  other = project_;
  other.inputs[1].hash = "3";
  EXPECT_THAT(error(other), HasSubstr("the unfinished run is another one: dem.tif has changed"));
  other = sample_project(61);
  other.inputs = project_.inputs;
  EXPECT_THAT(error(other), HasSubstr("the unfinished run is another one: rocks was 60 and is 61"));
  EXPECT_EQ(results(), before);
  EXPECT_TRUE(fs::exists(folder_ / "unfinished"));
}

TEST_F(ResumedRun, needs_something_to_go_on_with) {
  EXPECT_THAT(error(project_), HasSubstr("holds no unfinished run; accepted: the results folder of a run that was "
                                         "interrupted; without --resume it begins anew"));
  EXPECT_FALSE(fs::exists(folder_));
  fs::create_directories(folder_ / "unfinished");
  write_text_file(folder_ / "unfinished" / "state", "nonsense\n");
  EXPECT_THAT(error(project_), HasSubstr("its state is damaged"));
}

TEST_F(ResumedRun, is_not_forgotten_by_a_new_run) {
  StopAfter stop(20, folder_);
  const RockfallSummary first = run_rockfall(project_, settings(false), stop);
  const std::vector<std::string> before = results();
  const auto again = [&](const RockfallProject& project) {
    return support::input_error_of([&] { return run_rockfall(project, settings(false), silent_); });
  };
  EXPECT_EQ(again(project_),
            "out = " + folder_.string() + ": holds an unfinished run in which " + std::to_string(first.counts.done) +
                " rocks have fallen; accepted: --resume to go on with it, --restart to begin anew without it, or "
                "another --out");
  RockfallProject other = project_;
  other.seed = 8;
  EXPECT_THAT(again(other), HasSubstr(" rocks have fallen; seed was 7 and is 8; accepted: --restart to begin anew "
                                      "without it, or another --out"));
  EXPECT_EQ(results(), before);
  EXPECT_EQ(run_rockfall(project_, settings(true), silent_).status, RunStatus::done);
}

TEST_F(ResumedRun, is_forgotten_when_asked_to) {
  const std::vector<std::string> whole = uninterrupted();
  StopAfter stop(20, folder_);
  (void)run_rockfall(project_, settings(false), stop);
  RockfallRunSettings anew = settings(false);
  anew.restart = true;
  const RockfallSummary fresh = run_rockfall(project_, anew, silent_);
  EXPECT_EQ(fresh.resumed, 0);
  EXPECT_EQ(results(), whole);
  EXPECT_FALSE(fs::exists(folder_ / "unfinished"));
}

TEST_F(ResumedRun, a_rock_that_starts_in_the_ground_leaves_nothing_behind) {
  RockfallProject bad = project_;
  rockfall::ReleasePlan::Settings plan = bad.plan.settings();
  plan.seeders[40].list[0].position.z() -= kSampleDrop;
  bad.plan = rockfall::ReleasePlan(std::move(plan));
  EXPECT_THAT(support::input_error_of([&] { return run_rockfall(bad, settings(false), silent_); }),
              HasSubstr("rock 40: "));
  EXPECT_FALSE(fs::exists(folder_));
}

}  // namespace
}  // namespace talus::io
