#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "tests/scene/scene_case.h"
#include "tests/support/temporary_folder.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace talus::scene {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

std::vector<fs::path> case_files() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(fs::path(TALUS_SOURCE_DIR) / "tests" / "cases"))
    if (entry.path().extension() == ".toml") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

std::string case_name(const testing::TestParamInfo<fs::path>& info) {
  std::string name = info.param.stem().string();
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return name;
}

class SceneCases : public testing::TestWithParam<fs::path> {};

TEST_P(SceneCases, hold) {
  for (const std::string& failure : failures(read_scene_case(GetParam()))) ADD_FAILURE() << failure;
}

INSTANTIATE_TEST_SUITE_P(Files, SceneCases, testing::ValuesIn(case_files()), case_name);

/// A case about the cradle with the given lines.
SceneCase cradle_case(const std::string& lines) {
  const support::TemporaryFolder folder;
  const fs::path file = folder.path() / "case.toml";
  const fs::path scene = fs::path(TALUS_SOURCE_DIR) / "examples/scenes/cradle-3.xml";
  std::ofstream(file) << "scene = '" << scene.string() << "'\nsteps = 260\n" << lines;
  return read_scene_case(file);
}

TEST(SceneCase, wrong_expectations_are_told_with_line_law_and_numbers) {
  const auto told = failures(cradle_case("laws = ['gr-lcp']\n[[expect]]\nbody = 2\nquantity = 'vx'\nvalue = 1.5\n"));
  ASSERT_EQ(told.size(), 1U);
  EXPECT_THAT(told[0], HasSubstr("case.toml:4: law gr-lcp: vx of body 2 at step 260 is 2, expected 1.5"));
}

TEST(SceneCase, broken_invariants_are_told) {
  const auto energy = failures(cradle_case("laws = ['projection']\n[invariants]\nenergy_constant = 1e-9\n"));
  ASSERT_EQ(energy.size(), 1U);
  EXPECT_THAT(energy[0], HasSubstr("energy is 8 J at step 251, not 24"));
  EXPECT_EQ(failures(cradle_case("laws = ['gr-lcp', 'projection']\n[invariants]\nsame_velocities = 1e-9\n")).size(),
            1U);
  EXPECT_EQ(failures(cradle_case("[[mirror]]\naxis = 'x'\npairs = [[0, 2]]\ntolerance = 1e-9\n")).size(), 1U);
}

TEST(SceneCase, unknown_keys_and_quantities_are_errors) {
  EXPECT_THROW((void)cradle_case("tolerence = 1\n"), std::runtime_error);
  EXPECT_THROW((void)cradle_case("[[expect]]\nbody = 0\nquantity = 'speed'\nvalue = 1\n"), std::runtime_error);
}

}  // namespace
}  // namespace talus::scene
