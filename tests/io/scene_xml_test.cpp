#include "talus/io/scene_xml.h"

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "tests/support/input_error.h"
#include "tests/support/temporary_folder.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "talus/core/error.h"

namespace talus::io {
namespace {

using testing::HasSubstr;

const std::string kGood = R"(<scene>
<simtype type="rigid-body"/>
<description text="Two &amp; three"/>
<duration time="1.5"/>
<maxsimfreq max="500"/>
<viewport cx="1" cy="2" size="3"/>
<backgroundcolor r="0" g="0.5" b="1"/>
<scenetag tag="t"/>
<rigidbodyintegrator type="explicit-euler" dt="0.01"/>
<rigidbodycollisionhandling detection="all-pairs" response="gr-lcp"/>
<rigidbody p="3" p="1" p="0" p="2" vx="1" vy="-2" omega="0.5" r="0.25"/>
<rigidbody p="4" p="5" vx="1" vy="1" omega="1" r="0.5" fixed="1"/>
<rigidbodyvertex x="0" y="0" m="1"/>
<rigidbodyvertex x=" +2 " y="0" m="1"/>
<rigidbodyvertex x="0" y="2e0" m="1"/>
<rigidbodyvertex x="2" y="2" m="1"/>
<rigidbodyvertex x="5" y="0" m="2"/>
<rigidbodyvertex x="8" y="0" m="1"/>
<rigidbodyspringforce i="0" pix="0.1" piy="0.2" j="-1" pjx="3" pjy="4" k="5" l0="6"/>
<rigidbodygravityforce fx="0" fy="-9.81"/>
<rigidbodywindforce pointsperedge="2" beta="0.1" fx="1" fy="2"/>
<rigidbodycolor body="1" r="1" g="0" b="0"/>
<rigidbodyspringcolor spring="0" r="0" g="1" b="0"/>
</scene>
)";

std::string replaced(const std::string& from, const std::string& to) {
  std::string text = kGood;
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

std::string problem_of(const std::string& text) {
  return support::input_error_of([&] { return parse_scene_xml(text, "f.xml"); });
}

TEST(SceneXml, reads_every_element_in_any_order) {
  const scene::Scene scene = parse_scene_xml(kGood, "f.xml");
  EXPECT_EQ(scene.description, "Two & three");
  EXPECT_EQ(scene.integrator, scene::Integrator::explicit_euler);
  EXPECT_EQ(scene.response, scene::ContactResponse::gr_lcp);
  EXPECT_EQ(scene::step_count(scene), 150);
  ASSERT_EQ(scene.bodies.size(), 2U);
  EXPECT_EQ(scene.bodies[0].shape.mass().inertia, 8);
  EXPECT_EQ(scene.bodies[0].start.position, core::Vector2(1, 1));
  EXPECT_EQ(scene.bodies[0].shape.vertices()[0], core::Vector2(1, 1));
  EXPECT_EQ(scene.bodies[0].start.velocity, core::Vector2(1, -2));
  EXPECT_EQ(scene.bodies[0].start.spin, 0.5);
  EXPECT_TRUE(scene.bodies[1].fixed);
  EXPECT_EQ(scene.bodies[1].start.velocity, core::Vector2(0, 0));
  EXPECT_EQ(scene.springs.at(0).b.body, scene::kWorld);
  EXPECT_EQ(scene.springs.at(0).b.point, core::Vector2(3, 4));
  EXPECT_EQ(scene.springs.at(0).colour->g, 1);
  EXPECT_EQ(scene.winds.at(0).points_per_edge, 2);
  EXPECT_EQ(scene.gravity.at(0).acceleration.y(), -9.81);
  EXPECT_EQ(scene.viewport->size, 3);
  EXPECT_EQ(scene.bodies[1].colour->r, 1);
}

struct Bad {
  const char* from;
  const char* to;
  const char* message;
};

class BadScene : public testing::TestWithParam<Bad> {};

TEST_P(BadScene, is_told_with_line_key_value_and_what_is_accepted) {
  EXPECT_THAT(problem_of(replaced(GetParam().from, GetParam().to)), HasSubstr(GetParam().message));
}

const std::vector<Bad> kBad{
    {"<scene>", "<scene mood=\"x\">", "f.xml:1: scene.mood = x: unknown attribute"},
    {"rigidbodygravityforce ", "rigidbodygravityforc ",
     "f.xml:20: rigidbodygravityforc: unknown element, did you mean rigidbodygravityforce?"},
    {"omega=\"0.5\"", "omga=\"0.5\"", "f.xml:11: rigidbody.omga = 0.5: unknown attribute, did you mean omega?"},
    {"response=\"gr-lcp\"", "response=\"gr-lpc\"",
     "rigidbodycollisionhandling.response = gr-lpc: unknown value, did you mean gr-lcp?; accepted: lcp, "
     "velocity-projection, gr-lcp, gr-velocity-projection"},
    {"explicit-euler", "implicit-euler",
     "rigidbodyintegrator.type = implicit-euler: unknown value, did you mean explicit-euler?"},
    {"all-pairs", "grid", "rigidbodycollisionhandling.detection = grid: unknown value; accepted: all-pairs"},
    {"type=\"rigid-body\"", "type=\"particle-system\"",
     "simtype.type = particle-system: unknown value; accepted: rigid-body"},
    {"<scenetag tag=\"t\"/>", "<particle m=\"1\"/>", "f.xml:8: particle: not supported: belongs to particle systems"},
    {"<scenetag tag=\"t\"/>", "<edge/>", "not supported: belongs to particle systems"},
    {"<scenetag tag=\"t\"/>", "<springforce/>", "not supported: belongs to particle systems"},
    {"<scenetag tag=\"t\"/>", "<dragforce/>", "not supported: belongs to particle systems"},
    {"<scenetag tag=\"t\"/>", "<gravitationalforce/>", "not supported: belongs to particle systems"},
    {"<scenetag tag=\"t\"/>", "<vortexforce/>", "not supported: belongs to particle systems"},
    {"<scenetag tag=\"t\"/>", "<halfplane/>", "not supported: belongs to particle systems"},
    {"<scenetag tag=\"t\"/>", "<collision/>", "not supported: belongs to particle systems"},
    {"<scenetag tag=\"t\"/>", "<particlepath/>", "not supported: belongs to particle systems"},
    {"<scenetag tag=\"t\"/>", "<integrator/>", "not supported: belongs to particle systems"},
    {"p=\"0\"", "p=\"6\"",
     "f.xml:11: rigidbody.p = 6: is out of range: the scene has 6 vertices; accepted: an integer from 0 to 5"},
    {"p=\"0\"", "p=\"-1\"", "rigidbody.p = -1: is out of range"},
    {"p=\"0\"", "p=\"1.5\"", "rigidbody.p = 1.5: is not an integer"},
    {"p=\"0\"", "p=\"99999999999999\"", "rigidbody.p = 99999999999999: is not an integer"},
    {"p=\"0\"", "p=\"1\"", "lists vertex 1 more than once"},
    {"p=\"3\" p=\"1\" p=\"0\" p=\"2\" ", "p=\"3\" ", "a body of one vertex has no inertia"},
    {"p=\"3\" p=\"1\" p=\"0\" p=\"2\" ", "", "f.xml:11: rigidbody.p: is missing"},
    {"vx=\"1\"", "vx=\"1\" vx=\"2\"", "f.xml:11: rigidbody.vx = 2: is given more than once"},
    {" r=\"0.25\"", "", "rigidbody.r: is missing"},
    {"r=\"0.25\"", "r=\"0\"", "rigidbody.r = 0: must be positive"},
    {"r=\"0.25\"", "r=\"-1\"", "rigidbody.r = -1: must be positive"},
    {"fixed=\"1\"", "fixed=\"2\"", "rigidbody.fixed = 2: is neither no nor yes; accepted: 0 or 1"},
    {"m=\"1\"", "m=\"0\"", "rigidbodyvertex.m = 0: must be positive"},
    {"m=\"1\"", "m=\"-1\"", "rigidbodyvertex.m = -1: must be positive"},
    {"x=\"0\" y=\"0\"", "x=\"nan\" y=\"0\"", "rigidbodyvertex.x = nan: is not finite"},
    {"x=\"0\" y=\"0\"", "x=\"inf\" y=\"0\"", "rigidbodyvertex.x = inf: is not finite"},
    {"x=\"0\" y=\"0\"", "x=\"1e999\" y=\"0\"", "rigidbodyvertex.x = 1e999: is not a number in range"},
    {"x=\"0\" y=\"0\"", "x=\"1,5\" y=\"0\"", "rigidbodyvertex.x = 1,5: is not a number"},
    {"x=\"0\" y=\"0\"", "x=\"\" y=\"0\"", "rigidbodyvertex.x: is not a number"},
    {"x=\"0\" y=\"0\"", "x=\"1e200\" y=\"0\"", "its mass or inertia is too large"},
    {"x=\"8\"", "x=\"5\"", "f.xml:12: rigidbody: its vertices coincide, so it has no inertia"},
    {"dt=\"0.01\"", "dt=\"0\"", "rigidbodyintegrator.dt = 0: must be positive"},
    {"dt=\"0.01\"", "dt=\"-0.1\"", "rigidbodyintegrator.dt = -0.1: must be positive"},
    {"dt=\"0.01\"", "dt=\"1e-12\"",
     "duration.time = 1.5: takes 1.5e+12 steps of dt = 1e-12; accepted: at most 1e+09 steps"},
    {"time=\"1.5\"", "time=\"-1\"", "duration.time = -1: must not be negative"},
    {"<duration time=\"1.5\"/>", "", "duration: is missing from the scene"},
    {"<duration time=\"1.5\"/>", "<duration time=\"1\"/><duration time=\"2\"/>", "stands here again, first on line 4"},
    {"<duration time=\"1.5\"/>", "<duration time=\"1\"><scenetag tag=\"a\"/></duration>", "stands inside <duration>"},
    {"i=\"0\"", "i=\"2\"",
     "rigidbodyspringforce.i = 2: is out of range: the scene has 2 bodies; accepted: an integer from -1 to 1"},
    {"i=\"0\"", "i=\"-2\"", "rigidbodyspringforce.i = -2: is out of range"},
    {"i=\"0\"", "i=\"-1\"", "joins two points of the world"},
    {"k=\"5\"", "k=\"-5\"", "rigidbodyspringforce.k = -5: must not be negative"},
    {"l0=\"6\"", "l0=\"-6\"", "rigidbodyspringforce.l0 = -6: must not be negative"},
    {"body=\"1\"", "body=\"2\"", "rigidbodycolor.body = 2: is out of range"},
    {"spring=\"0\"", "spring=\"1\"", "rigidbodyspringcolor.spring = 1: is out of range"},
    {"g=\"0.5\"", "g=\"1.5\"", "backgroundcolor.g = 1.5: is no colour value; accepted: a number from 0 to 1"},
    {"pointsperedge=\"2\"", "pointsperedge=\"1\"",
     "rigidbodywindforce.pointsperedge = 1: too few; accepted: an integer >= 2"},
    {"beta=\"0.1\"", "beta=\"-0.1\"", "rigidbodywindforce.beta = -0.1: must not be negative"},
    {"size=\"3\"", "size=\"0\"", "viewport.size = 0: must be positive"},
};

INSTANTIATE_TEST_SUITE_P(Each, BadScene, testing::ValuesIn(kBad));

TEST(SceneXml, wrong_root_and_scene_without_bodies_are_told) {
  EXPECT_THAT(problem_of("<scenes></scenes>"), HasSubstr("scenes: wrong root element; accepted: scene"));
  EXPECT_THAT(problem_of("<scene><duration time='1'/><rigidbodyintegrator type='explicit-euler' dt='1'/>"
                         "<rigidbodyvertex x='0' y='0' m='1'/></scene>"),
              HasSubstr("rigidbody: is missing from the scene"));
}

TEST(SceneXml, every_truncation_of_a_scene_is_told_and_no_crash) {
  for (std::size_t length = 0; length + 2 < kGood.size(); ++length)
    EXPECT_NE(problem_of(kGood.substr(0, length)), "no error") << length;
}

TEST(SceneFile, missing_files_folders_and_other_kinds_are_told) {
  namespace fs = std::filesystem;
  const support::TemporaryFolder folder;
  fs::create_directories(folder.path() / "folder.xml");
  std::ofstream(folder.path() / "scene.toml") << "kind = 'scene'";
  const auto told = [&](const char* name) {
    return support::input_error_of([&] { return read_scene_file(folder.path() / name); });
  };
  EXPECT_THAT(told("absent.xml"), HasSubstr("no such file"));
  EXPECT_THAT(told("folder.xml"), HasSubstr("is a folder"));
  EXPECT_THAT(told("scene.toml"), HasSubstr("is no scene file; accepted: a scene in XML, NAME.xml"));
}

TEST(SceneFile, every_example_reads) {
  namespace fs = std::filesystem;
  int count = 0;
  for (const auto& entry : fs::directory_iterator(fs::path(TALUS_SOURCE_DIR) / "examples/scenes")) {
    if (entry.path().extension() != ".xml") continue;
    EXPECT_NO_THROW((void)read_scene_file(entry.path())) << entry.path();
    ++count;
  }
  EXPECT_GE(count, 13);
}

}  // namespace
}  // namespace talus::io
