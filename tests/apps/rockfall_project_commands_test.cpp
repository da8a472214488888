#include "tests/apps/program.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "talus/io/raster_file.h"
#include "talus/io/text_file.h"

namespace talus::app {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

const std::string kQuarry =
    "rockfall project: 119 x 79 m height field of 9401 cells, 3 materials, 1 barrier, 2 rocks, 24 releases, law "
    "bounded\n";

class RockfallProjectCommands : public ProgramTest {
 protected:
  [[nodiscard]] fs::path new_project() const {
    const fs::path folder = folder_ / "q";
    const Outcome outcome = run_talus({"new", "rockfall", folder.string()});
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("run it: talus run " + (folder / "project.toml").string()));
    return folder;
  }
};

TEST_F(RockfallProjectCommands, the_new_project_passes_the_check) {
  const std::string project = (new_project() / "project.toml").string();
  const Outcome outcome = run_talus({"check", project});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_EQ(outcome.out, "ok: " + project + ": " + kQuarry);
  EXPECT_EQ(outcome.err, "");
}

TEST_F(RockfallProjectCommands, the_example_is_the_new_project) {
  const fs::path made = new_project(), example = fs::path(TALUS_SOURCE_DIR) / "examples/rockfall/quarry";
  for (const char* name : {"project.toml", "materials.geojson", "starts.csv"})
    EXPECT_EQ(io::read_text_file(made / name), io::read_text_file(example / name)) << name;
  const io::Raster ours = io::read_raster(made / "dem.tif"), theirs = io::read_raster(example / "dem.tif");
  EXPECT_EQ(ours.values, theirs.values);
  EXPECT_EQ(ours.corner, theirs.corner);
}

TEST_F(RockfallProjectCommands, every_example_runs) {
  int examples = 0;
  for (const auto& entry : fs::directory_iterator(fs::path(TALUS_SOURCE_DIR) / "examples/rockfall")) {
    if (!entry.is_directory()) continue;  // the script that writes them
    const std::string project = (entry.path() / "project.toml").string();
    EXPECT_EQ(run_talus({"check", project}).exit_code, 0) << project;
    ++examples;
  }
  EXPECT_GE(examples, 2);
  const std::string road = (fs::path(TALUS_SOURCE_DIR) / "examples/rockfall/road-cut/project.toml").string();
  const Outcome outcome = run_talus({"run", road, "--rocks", "30", "-o", (folder_ / "road").string()});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
  EXPECT_THAT(outcome.out, testing::HasSubstr("NOT known well enough: 95 % of energy@fence is "));
}

TEST_F(RockfallProjectCommands, check_shows_what_is_random) {
  const std::string road = (fs::path(TALUS_SOURCE_DIR) / "examples/rockfall/road-cut/project.toml").string();
  const Outcome outcome = run_talus({"check", road});
  EXPECT_THAT(outcome.out,
              testing::HasSubstr("up to 20000 releases, law bounded\n  seeder[0]: 4 weights, draws 100 % of "
                                 "20000 rocks\n"));
  EXPECT_THAT(outcome.out, testing::HasSubstr("\n  rock.block.mass_kg: lognormal, median 80, sigma 0.6, max 1000 (5 % "
                                              "29.82, 50 % 80, 95 % 214.6)\n"));
}

TEST_F(RockfallProjectCommands, a_bad_project_ends_with_2_and_names_file_line_and_key) {
  const fs::path project = new_project() / "project.toml";
  std::string text = io::read_text_file(project);
  const std::string sound = "default = \"floor\"";
  text.replace(text.find(sound), sound.size(), "default = \"flor\"");
  io::write_text_file(project, text);
  const Outcome outcome = run_talus({"check", project.string()});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_EQ(outcome.out, "");
  EXPECT_EQ(outcome.err, "talus: " + project.string() +
                             ":14: materials.default = \"flor\": unknown material, did you mean floor?; accepted: "
                             "floor, talus, face\n");
}

TEST_F(RockfallProjectCommands, what_gdal_says_is_part_of_the_message_and_nothing_else_is_printed) {
  const fs::path folder = new_project();
  io::write_text_file(folder / "dem.tif", "nonsense");
  const Outcome outcome = run_talus({"check", (folder / "project.toml").string()});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.err,
              testing::StartsWith("talus: " + (folder / "dem.tif").string() + ": cannot be read as a raster ("));
  EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), 1);
}

TEST_F(RockfallProjectCommands, a_project_is_found_from_its_own_folder) {
  const fs::path folder = new_project();
  const Outcome outcome = support::run({TALUS_PROGRAM, "check", "project.toml"}, {.folder = folder});
  EXPECT_EQ(outcome.out, "ok: project.toml: " + kQuarry);
}

}  // namespace
}  // namespace talus::app
