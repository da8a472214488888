#include "tests/apps/program.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "talus/io/text_file.h"

namespace talus::app {
namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
namespace fs = std::filesystem;

class SceneCommands : public ProgramTest {
 protected:
  [[nodiscard]] std::string new_scene() const {
    EXPECT_EQ(run_talus({"new", "planar-scene", (folder_ / "s").string()}).exit_code, 0);
    return (folder_ / "s" / "scene.xml").string();
  }
};

TEST_F(SceneCommands, the_new_scene_passes_the_check) {
  const std::string scene = new_scene();
  const Outcome outcome = run_talus({"check", scene});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_EQ(outcome.out, "ok: " + scene + ": scene of 7 bodies, 800 steps of 0.005 s, law projection\n");
}

TEST_F(SceneCommands, the_new_scene_runs_as_it_is_and_never_gains_energy) {
  const fs::path results = folder_ / "results";
  const Outcome outcome = run_talus({"run", new_scene(), "--out", results.string(), "--json"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
  const Json summary = Json::parse(outcome.out);
  EXPECT_EQ(summary["status"], "done");
  EXPECT_EQ(summary["failed_solves"], 0);
  EXPECT_LE(summary["extremes"]["E_highest"].get<double>(), summary["initial"]["E"].get<double>());
  for (const char* name : {"states.csv", "energy.csv", "summary.json", "animation.html"})
    EXPECT_TRUE(fs::exists(results / name)) << name;
}

TEST_F(SceneCommands, options_reach_the_run) {
  const fs::path results = folder_ / "results";
  const Outcome outcome = run_talus(
      {"run", new_scene(), "-o", results.string(), "--law", "gr-velocity-projection", "--dump-step", "3", "--quiet"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
  EXPECT_EQ(outcome.out, "");
  EXPECT_EQ(outcome.err, "");
  EXPECT_TRUE(fs::exists(results / "step-3.json"));
}

TEST_F(SceneCommands, bad_scenes_end_with_2_and_name_file_line_and_attribute) {
  std::string text = io::read_text_file(new_scene());
  const std::string sound = "duration time=\"4\"";
  text.replace(text.find(sound), sound.size(), "duration time=\"x\"");
  const std::string bad = write("bad.xml", text);
  for (const char* command : {"check", "run"}) {
    const Outcome outcome = run_talus({command, bad});
    EXPECT_EQ(outcome.exit_code, 2) << command;
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.err, HasSubstr("talus: " + bad + ":7: duration.time = x: ")) << command;
  }
}

}  // namespace
}  // namespace talus::app
