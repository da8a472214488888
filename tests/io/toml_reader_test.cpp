#include "talus/io/toml_reader.h"

#include <array>

#include "tests/support/input_error.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace talus::io {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr std::array<std::string_view, 4> kKeys{"a", "b", "size", "t"};
const std::string kFile = "p.toml";

/// What is wrong with reading the text in this way.
template <class Action>
std::string message(const std::string& text, Action&& action) {
  return support::input_error_of([&] {
    const JsonNode node = parse_toml(text, kFile);
    action(TomlTable(node, kFile, "", kKeys));
    return 0;
  });
}
std::string message(const std::string& text) {
  return message(text, [](const TomlTable&) {});
}

TEST(TomlReader, members_keep_the_order_of_the_file) {
  const JsonNode root = parse_toml("z = 1\n[m.z]\nk = 1\n[m.a]\nk = 2\n[b]\n[[s]]\n[[s]]\n", kFile);
  std::vector<std::string> names;
  for (const JsonMember& member : std::get<JsonObject>(root.value)) names.push_back(member.key);
  EXPECT_THAT(names, ElementsAre("z", "m", "b", "s"));
  const JsonNode& m = *find_member(root, "m");
  EXPECT_EQ(std::get<JsonObject>(m.value)[0].key, "z");
  EXPECT_EQ(find_member(m, "a")->line, 4);
  EXPECT_EQ(std::get<JsonArray>(find_member(root, "s")->value)[1].line, 8);
}

TEST(TomlReader, syntax_errors_have_line_and_column) {
  EXPECT_THAT(message("a = 1\nb = = 2\n"), HasSubstr("p.toml:2: no TOML, column 5: "));
  EXPECT_THAT(message("["), HasSubstr("p.toml:1: no TOML, column "));
  EXPECT_THAT(message("a = 1\na = 2\n"), HasSubstr("p.toml:2: no TOML, column 5: "));
  EXPECT_THAT(message("a = \"\xff\""), HasSubstr("p.toml:1: no TOML, column "));
}

TEST(TomlReader, unknown_keys_come_with_a_suggestion) {
  EXPECT_EQ(message("a = 1\nsiez = 2\n"), "p.toml:2: siez: unknown key, did you mean size?; accepted: a, b, size, t");
}

TEST(TomlReader, dates_are_refused) {
  EXPECT_EQ(message("t = { x = [1, 2020-01-01] }\n"),
            "p.toml:1: t.x[1]: a date or time has no meaning here; accepted: numbers, texts, lists and tables");
}

TEST(TomlReader, whole_numbers_may_be_written_with_a_point) {
  const JsonNode node = parse_toml("a = 4.0\nb = 9007199254740993\n", kFile);
  const TomlTable table(node, kFile, "", kKeys);
  EXPECT_EQ(table.integer("a", {}), 4);
  EXPECT_EQ(table.integer("b", {}), 9007199254740993);
  EXPECT_EQ(table.integer_or("size", 7, {}), 7);
  EXPECT_EQ(message("a = 4.5", [](const TomlTable& t) { (void)t.integer("a", {.accepted = "1, 2, ..."}); }),
            "p.toml:1: a = 4.5: must be a whole number; accepted: 1, 2, ...");
}

TEST(TomlReader, tables_of_another_form_are_refused) {
  EXPECT_EQ(message("t = 3", [](const TomlTable& t) { (void)t.table("t", kKeys); }),
            "p.toml:1: t = 3: must be a table; accepted: [t]");
  EXPECT_EQ(message("[t]", [](const TomlTable& t) { (void)t.tables("t", kKeys); }),
            "p.toml:1: t: must be a list of tables; accepted: [[t]] for each");
  EXPECT_EQ(message("t = [1]", [](const TomlTable& t) { (void)t.tables("t", kKeys); }),
            "p.toml:1: t = [1]: must be a list of tables; accepted: [[t]] for each");
  EXPECT_EQ(message("t = 1", [](const TomlTable& t) { (void)t.named_tables("t", kKeys); }),
            "p.toml:1: t = 1: must be a table of tables; accepted: [t.NAME] for each");
  EXPECT_EQ(message("[t]\nx = 1", [](const TomlTable& t) { (void)t.named_tables("t", kKeys); }),
            "p.toml:2: t.x = 1: must be a table; accepted: [t.NAME] for each");
}

TEST(TomlReader, one_of_two_keys_is_asked_for) {
  const auto choose = [](const TomlTable& t) { (void)t.first_of("a", "b"); };
  EXPECT_EQ(message("size = 1", choose), "p.toml:1: a: the key is missing; accepted: a or b");
  EXPECT_EQ(message("a = 1\nb = 2", choose), "p.toml:2: b = 2: cannot stand beside a; accepted: one of the two");
  EXPECT_EQ(message("b = 2", choose), "no error");
}

TEST(TomlReader, errors_of_other_modules_get_file_line_and_key) {
  const auto fail = [](core::InputError::Details details) {
    return [details](const TomlTable& t) { t.located("a", [&] { throw core::InputError(details); }); };
  };
  EXPECT_EQ(message("\na = 1", fail({.problem = "bad"})), "p.toml:2: a: bad");
  EXPECT_EQ(message("\na = 1\nsize = 2", fail({.key = "size", .value = "2", .problem = "bad"})),
            "p.toml:3: size = 2: bad");
  EXPECT_EQ(message("\na = 1", fail({.key = "half", .value = "2", .problem = "bad", .accepted = "good"})),
            "p.toml:2: a: bad (half = 2); accepted: good");
  EXPECT_EQ(message("a = 1", fail({.file = "other", .problem = "bad"})), "other: bad");
}

}  // namespace
}  // namespace talus::io
