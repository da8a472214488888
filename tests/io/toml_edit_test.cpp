#include "talus/io/toml_edit.h"

#include <string>
#include <vector>

#include "tests/support/input_error.h"
#include "tests/support/temporary_folder.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "talus/io/new_project.h"
#include "talus/io/text_file.h"
#include "talus/io/toml_reader.h"
#include "talus/io/toml_value.h"

namespace talus::io {
namespace {

using Json = nlohmann::ordered_json;
using What = TomlEdit::What;

constexpr const char* kText = R"(# top
kind = "rockfall"   # of project
seed = 1            # of random numbers

[slope]
dem = "dem.tif"     # heights

# what the ground is made of
[material.talus]
restitution = 0.15  # low
friction = 0.8
# friction = 0.9

[[seeder]]          # first
rock = "block"
point = [1, 2]      # here
velocity_m_s = [
  0,    # east
  -1.5, # north
  0,
]

# the second one
[[seeder]]
rock = "slab"
line = [[0, 0], [5, 5]]

# free-standing remark

[[barrier]]
name = "fence # 1"
until = { quantity = "energy@fence", percentile = 95 }
)";

std::string edit(const std::string& text, What what, TomlPath path, const Json& value = {},
                 const std::string& name = "") {
  return edited_toml(text, {what, std::move(path), value, name}, "project.toml");
}
std::string set(TomlPath path, const Json& value) {
  return edit(kText, What::set, std::move(path), value);
}

/// The text with one piece replaced: what a person would have done by hand.
std::string by_hand(const std::string& from, const std::string& to) {
  std::string text = kText;
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

constexpr std::size_t kFirst = 0, kSecond = 1;

}  // namespace

TEST(TomlEdit, a_value_changes_and_its_comment_keeps_its_column) {
  EXPECT_EQ(set({"seed"}, 42), by_hand("seed = 1            #", "seed = 42           #"));
  EXPECT_EQ(set({"slope", "dem"}, "a long name of a file.tif"),
            by_hand("\"dem.tif\"     # heights", "\"a long name of a file.tif\" # heights"));
  EXPECT_EQ(set({"seeder", kFirst, "point"}, {1.5, 2}), by_hand("[1, 2]      # here", "[1.5, 2]    # here"));
}

TEST(TomlEdit, a_key_of_a_list_entry_is_found_by_its_number) {
  EXPECT_EQ(set({"seeder", kSecond, "rock"}, "block"), by_hand("\"slab\"", "\"block\""));
  EXPECT_EQ(set({"barrier", kFirst, "name"}, "wall"), by_hand("\"fence # 1\"", "\"wall\""));
}

TEST(TomlEdit, a_new_key_stands_behind_the_others_of_its_table) {
  EXPECT_EQ(set({"seeder", kSecond, "rocks"}, 20), by_hand("[5, 5]]\n", "[5, 5]]\nrocks = 20\n"));
  EXPECT_EQ(set({"rocks"}, 100), by_hand("of random numbers\n", "of random numbers\nrocks = 100\n"));
}

TEST(TomlEdit, a_new_table_stands_beside_its_kin_or_at_the_end) {
  EXPECT_EQ(
      set({"material", "rock face"}, {{"restitution", 0.4}, {"friction", 0.5}}),
      by_hand("friction = 0.8\n", "friction = 0.8\n\n[material.\"rock face\"]\nrestitution = 0.4\nfriction = 0.5\n"));
  EXPECT_EQ(set({"engine", "law"}, "bounded"), std::string(kText) + "\n[engine]\nlaw = \"bounded\"\n");
}

TEST(TomlEdit, a_value_inside_an_inline_table_changes) {
  EXPECT_EQ(set({"barrier", kFirst, "until", "percentile"}, 99), by_hand("percentile = 95", "percentile = 99"));
  EXPECT_EQ(edit(kText, What::remove, {"barrier", kFirst, "until", "percentile"}), by_hand(", percentile = 95", ""));
}

TEST(TomlEdit, a_whole_table_keeps_what_is_the_same_with_its_comments) {
  const Json wanted{{"rock", "block"}, {"velocity_m_s", {0, -1.5, 0}}, {"area", {{0, 0}, {1, 0}, {0, 1}}}};
  std::string expected = by_hand("point = [1, 2]      # here\n", "");
  expected.replace(expected.find("  0,\n]\n") + 7, 0, "area = [[0, 0], [1, 0], [0, 1]]\n");
  EXPECT_EQ(set({"seeder", kFirst}, wanted), expected);
}

TEST(TomlEdit, one_more_table_of_a_list_stands_behind_the_last) {
  EXPECT_EQ(edit(kText, What::add, {"seeder"}, {{"rock", "slab"}, {"point", {3, 4}}}),
            by_hand("[5, 5]]\n", "[5, 5]]\n\n[[seeder]]\nrock = \"slab\"\npoint = [3, 4]\n"));
  EXPECT_EQ(edit(kText, What::add, {"counter"}, {{"name", "road"}}),
            std::string(kText) + "\n[[counter]]\nname = \"road\"\n");
}

TEST(TomlEdit, what_is_removed_takes_its_own_comments_along_and_no_others) {
  EXPECT_EQ(edit(kText, What::remove, {"seeder", kSecond}),
            by_hand("# the second one\n[[seeder]]\nrock = \"slab\"\nline = [[0, 0], [5, 5]]\n\n", ""));
  EXPECT_EQ(edit(kText, What::remove, {"material", "talus"}),
            by_hand("# what the ground is made of\n[material.talus]\nrestitution = 0.15  # low\nfriction = 0.8\n"
                    "# friction = 0.9\n\n",
                    ""));
  EXPECT_EQ(edit(kText, What::remove, {"seed"}), by_hand("seed = 1            # of random numbers\n", ""));
}

TEST(TomlEdit, a_table_gets_another_name) {
  EXPECT_EQ(edit(kText, What::rename, {"material", "talus"}, {}, "scree"),
            by_hand("[material.talus]", "[material.scree]"));
}

TEST(TomlEdit, dotted_keys_and_line_ends_of_windows_stay) {
  const std::string text = "slope.dem = 'a.tif'\r\n[rock.a]\r\nshape = \"cube\"\r\n";
  EXPECT_EQ(edit(text, What::set, {"slope", "band"}, 2),
            "slope.dem = 'a.tif'\r\nslope.band = 2\r\n[rock.a]\r\nshape = \"cube\"\r\n");
  EXPECT_EQ(edit(text, What::rename, {"slope"}, {}, "ground"),
            "ground.dem = 'a.tif'\r\n[rock.a]\r\nshape = \"cube\"\r\n");
}

TEST(TomlEdit, strings_that_look_like_comments_headers_or_ends_do_not_mislead) {
  const std::string text =
      "a = \"\"\"\n[b]\n# no comment \\\"\"\"\"\"\nb = '# x' # y\nc = [ \"]\", # ]\n '[', ]\n[d]\ne = 1\n";
  EXPECT_EQ(edit(text, What::set, {"b"}, 7), std::string(text).replace(text.find("'# x' #"), 7, "7     #"));
  EXPECT_EQ(edit(text, What::set, {"d", "e"}, 2), std::string(text).replace(text.find("e = 1"), 5, "e = 2"));
}

TEST(TomlEdit, a_place_that_is_not_there_is_refused_with_its_key) {
  const auto problem = [](What what, TomlPath path) {
    const std::string text = support::input_error_of([&] { return edit(kText, what, std::move(path), 1, "x"); });
    return text.substr(0, text.find(':'));
  };
  EXPECT_EQ(problem(What::remove, {"seeder", std::size_t{2}}), "seeder[2]");
  EXPECT_EQ(problem(What::set, {"seeder", std::size_t{2}, "rock"}), "seeder[2].rock");
  EXPECT_EQ(problem(What::remove, {"engine", "law"}), "engine.law");
  EXPECT_EQ(problem(What::rename, {"material", "rock"}), "material.rock");
  EXPECT_EQ(problem(What::set, {"seed", "of"}), "seed.of");
}

TEST(TomlValue, reads_back_to_the_same) {
  const Json value{{"whole", -5},
                   {"real", 0.1},
                   {"large", 1e300},
                   {"text", "a\"b\\\n\t\x01 é"},
                   {"flag", true},
                   {"list", {1, 2.5, "x", Json::array()}},
                   {"odd key", {{"a.b", 1}}},
                   {"empty", Json::object()}};
  EXPECT_EQ(to_json(parse_toml("v = " + toml_value(value) + "\n", "t"))["v"], value);
  EXPECT_EQ(toml_value({{1, 2}, {3, 4.0}}), "[[1, 2], [3, 4.0]]");
  EXPECT_EQ(toml_value({{1, 2}, {3, 4}}, 10), "[\n  [1, 2],\n  [3, 4],\n]");
}

/// Any order of changes of the example project leaves every comment line and a file whose meaning is what was asked:
/// edited_toml compares the meaning itself and throws a logic_error where it differs.
RC_GTEST_PROP(TomlEdit, any_changes_in_any_order_mean_what_was_asked, ()) {
  const support::TemporaryFolder folder;
  std::string text = read_text_file(write_new_rockfall(folder.path()).front());
  const std::vector<std::string> tables{"material", "rock", "seeder", "barrier", "counter", "engine", "maps", "name"};
  for (int i = 0; i < 12; ++i) {
    TomlPath path{*rc::gen::elementOf(tables)};
    if (*rc::gen::inRange(0, 3) > 0) path.emplace_back(static_cast<std::size_t>(*rc::gen::inRange(0, 3)));
    if (*rc::gen::inRange(0, 2) > 0)
      path.emplace_back(*rc::gen::elementOf(std::vector<std::string>{"floor", "rock", "x", "boulder"}));
    const Json value =
        *rc::gen::elementOf(std::vector<Json>{1, 2.5, "t # x", Json{{"a", 1}, {"rock", "b"}}, {1, {2, 3}}});
    const auto what = static_cast<What>(*rc::gen::inRange(0, 4));
    try {
      text = edit(text, what, path, value, *rc::gen::elementOf(std::vector<std::string>{"n1", "n 2", "floor"}));
    } catch (const core::InputError&) {
    }
  }
  RC_ASSERT(text.find("# Rocks fall from a quarry face towards a fence.") == 0);
}

}  // namespace talus::io
