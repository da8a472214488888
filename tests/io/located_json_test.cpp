#include "talus/io/located_json.h"

#include "tests/support/input_error.h"
#include <gtest/gtest.h>

#include "talus/core/error.h"
#include "talus/io/json_tokens.h"

namespace talus::io {
namespace {

std::string message(const std::string& text, int first_line = 1) {
  return support::input_error_of([&] { return parse_json(text, "f.json", first_line); });
}

TEST(LocatedJson, every_value_knows_its_line) {
  const JsonNode root =
      parse_json("{\n \"a\": 1\n,\n \"b\": [2,\n 3.5\n], \"c\":\n null,\n\"d\": {\n}, \"e\": true}", "f");
  EXPECT_EQ(root.line, 1);
  EXPECT_EQ(find_member(root, "a")->line, 2);
  const JsonNode* list = find_member(root, "b");
  EXPECT_EQ(list->line, 4);
  EXPECT_EQ(std::get<JsonArray>(list->value)[0].line, 4);
  EXPECT_EQ(std::get<JsonArray>(list->value)[1].line, 5);
  EXPECT_EQ(find_member(root, "c")->line, 7);
  EXPECT_EQ(find_member(root, "d")->line, 8);
  EXPECT_EQ(find_member(root, "e")->line, 9);
  EXPECT_EQ(find_member(root, "f"), nullptr);
}

TEST(LocatedJson, lines_count_from_the_given_first_line) {
  EXPECT_EQ(parse_json("\n[1]", "f", 41).line, 42);
}

TEST(LocatedJson, whole_numbers_stay_exact_and_others_become_doubles) {
  const JsonNode root = parse_json("[9007199254740993, -3, 0.1, 18446744073709551615, 1e-400]", "f");
  const auto& items = std::get<JsonArray>(root.value);
  EXPECT_EQ(std::get<std::int64_t>(items[0].value), 9007199254740993);
  EXPECT_EQ(std::get<std::int64_t>(items[1].value), -3);
  EXPECT_EQ(std::get<double>(items[2].value), 0.1);
  EXPECT_EQ(std::get<double>(items[3].value), 18446744073709551616.0);
  EXPECT_EQ(std::get<double>(items[4].value), 0.0);
}

TEST(LocatedJson, syntax_errors_name_line_and_column) {
  EXPECT_EQ(
      message("{\"a\": [1,]}"),
      "f.json:1: column 10: JSON syntax error while parsing value - unexpected ']'; expected '[', '{', or a literal");
  EXPECT_EQ(message("{\n\"a\" 1}", 7),
            "f.json:8: column 6: JSON syntax error while parsing object separator - unexpected "
            "number literal; expected ':'");
  EXPECT_EQ(message("{\"a\": 1"),
            "f.json:1: column 7: JSON syntax error while parsing object - unexpected end of input; "
            "expected '}'");
  EXPECT_EQ(message(""),
            "f.json:1: column 1: JSON syntax error while parsing value - unexpected end of input; expected "
            "'[', '{', or a literal");
}

TEST(LocatedJson, bytes_that_are_no_text_do_not_reach_the_message) {
  EXPECT_EQ(message("[\"\xff\"]"),
            "f.json:1: column 3: JSON syntax error while parsing value - invalid string: ill-formed UTF-8 byte; last "
            "read: '\"?'");
}

TEST(LocatedJson, a_key_given_twice_is_an_error) {
  EXPECT_EQ(message("{\"a\": {\"b\": 1,\n\"b\": 2}}"), "f.json:2: a.b: the key is given twice");
}

TEST(LocatedJson, a_number_that_overflows_is_named_with_its_key) {
  EXPECT_EQ(message("{\"c\": [{\"r\": [0,\n-1e999\n]}]}"),
            "f.json:2: c[0].r[1] = -1e999: the number is too large; accepted: numbers up to 1.7e308");
}

TEST(LocatedJson, deep_nesting_is_refused_before_it_exhausts_the_stack) {
  const std::string deep = message(std::string(1000000, '['));
  EXPECT_NE(deep.find("f.json:1: "), std::string::npos);
  EXPECT_NE(deep.find("nested too deeply"), std::string::npos);
}

TEST(PythonTokens, are_quoted_outside_strings_only) {
  EXPECT_EQ(quote_python_tokens(R"([Infinity,-Infinity, NaN])"), R"(["inf","-inf", "nan"])");
  EXPECT_EQ(quote_python_tokens(R"({"NaN": "Infinity \" NaN \\", "x":NaN})"),
            R"({"NaN": "Infinity \" NaN \\", "x":"nan"})");
  EXPECT_EQ(quote_python_tokens("[NaNs, xNaN, Infinity1]"), "[NaNs, xNaN, Infinity1]");
  EXPECT_EQ(quote_python_tokens("\"open \\"), "\"open \\");
}

TEST(PythonTokens, become_texts_of_the_tree) {
  const JsonNode root = parse_json("[-Infinity]", "f");
  EXPECT_EQ(std::get<std::string>(std::get<JsonArray>(root.value)[0].value), "-inf");
}

TEST(ClosesItsBrackets, looks_at_brackets_outside_strings) {
  EXPECT_TRUE(closes_its_brackets(R"({"a": [1, 2]})"));
  EXPECT_TRUE(closes_its_brackets(R"({"a": "[{"})"));
  EXPECT_TRUE(closes_its_brackets(R"({"a": "\"["})"));
  EXPECT_FALSE(closes_its_brackets(R"({"a": [1, 2],)"));
  EXPECT_FALSE(closes_its_brackets("{"));
}

TEST(BriefText, is_cut_between_characters) {
  std::string text;
  for (int i = 0; i < 30; ++i) text += "\xC3\xA4";
  const std::string brief = brief_text({"x" + text, 1});
  EXPECT_EQ(brief, "\"x" + text.substr(0, 38) + "...\"");
}

}  // namespace
}  // namespace talus::io
