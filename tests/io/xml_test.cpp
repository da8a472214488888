#include "talus/io/xml.h"

#include <string>

#include "tests/support/input_error.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "talus/core/error.h"

namespace talus::io {
namespace {

std::string problem_of(const std::string& text) {
  return support::input_error_of([&] { return parse_xml(text, "f.xml"); });
}

TEST(Xml, keeps_repeated_attributes_in_order_with_lines) {
  const XmlElement root = parse_xml("<scene>\n  <rigidbody p=\"3\" p='1'\n  p=\"2\"/>\n</scene>", "f.xml");
  ASSERT_EQ(root.children.size(), 1U);
  const XmlElement& body = root.children[0];
  ASSERT_EQ(body.attributes.size(), 3U);
  EXPECT_EQ(body.line, 2);
  EXPECT_EQ(body.attributes[0].value + body.attributes[1].value + body.attributes[2].value, "312");
  EXPECT_EQ(body.attributes[2].line, 3);
}

TEST(Xml, skips_byte_order_mark_declaration_document_type_and_comments) {
  const XmlElement root = parse_xml(
      "\xEF\xBB\xBF<?xml version=\"1.0\"?>\n<!DOCTYPE scene>\n<!-- <a> -->\n<scene ><a></a><!-- > --></scene >\n", "f");
  EXPECT_EQ(root.name, "scene");
  EXPECT_EQ(root.line, 4);
  EXPECT_EQ(root.children.size(), 1U);
}

TEST(Xml, understands_entities) {
  const XmlElement root = parse_xml("<a t=\"&lt;&gt;&amp;&quot;&apos;&#65;&#xe9;&#x20AC;&#x1F600;\"/>", "f");
  EXPECT_EQ(root.attributes[0].value, "<>&\"'A\u00e9\u20ac\U0001F600");
}

TEST(Xml, tells_what_is_wrong_and_where) {
  using testing::HasSubstr;
  using testing::StartsWith;
  EXPECT_EQ(problem_of(""), "f.xml:1: is empty; accepted: a <scene> element");
  EXPECT_THAT(problem_of("hello"), HasSubstr("does not start with an element"));
  EXPECT_THAT(problem_of(std::string("<a\0/>", 5)), HasSubstr("not a text file"));
  EXPECT_THAT(problem_of("<scene>\n<a x=\"1\"/>\n"), StartsWith("f.xml:3: scene: the file ends before </scene>"));
  EXPECT_THAT(problem_of("<scene>\n<a x=\"1\n<b/>\n</scene>"), StartsWith("f.xml:2: a.x = 1: quote is never closed"));
  EXPECT_THAT(problem_of("<scene>\n<a x=\"1"), HasSubstr("quote is never closed"));
  EXPECT_THAT(problem_of("<scene><a x=1/></scene>"), HasSubstr("a.x = 1/></scene>: value is not quoted"));
  EXPECT_THAT(problem_of("<scene><a x/></scene>"), HasSubstr("a.x: has no value"));
  EXPECT_THAT(problem_of("<scene><a x='1'y='2'/></scene>"), HasSubstr("expected a space"));
  EXPECT_THAT(problem_of("<scene><a x='&nbsp;'/></scene>"), HasSubstr("unknown entity"));
  EXPECT_THAT(problem_of("<scene><a x='&#xD800;'/></scene>"), HasSubstr("unknown entity"));
  EXPECT_THAT(problem_of("<scene><a x='a & b'/></scene>"), HasSubstr("& starts no entity"));
  EXPECT_THAT(problem_of("<scene>\n<a>\n</scene>"), StartsWith("f.xml:3: a = </scene>: closes another element"));
  EXPECT_THAT(problem_of("<scene>text</scene>"), HasSubstr("unexpected text"));
  EXPECT_THAT(problem_of("<scene/><scene/>"), HasSubstr("more after the end"));
  EXPECT_THAT(problem_of("<scene><!-- </scene>"), HasSubstr("comment is never closed"));
  EXPECT_THAT(problem_of("<scene"), HasSubstr("the file ends inside <scene>"));
  EXPECT_THAT(problem_of("<"), HasSubstr("the file ends in the middle of an element"));
}

TEST(Xml, very_deep_nesting_is_an_error_and_no_crash) {
  std::string text;
  for (int i = 0; i < 1000000; ++i) text += "<a>";
  EXPECT_THAT(problem_of(text), testing::HasSubstr("nested too deeply"));
}

TEST(Xml, every_truncation_of_a_scene_is_an_error_and_no_crash) {
  const std::string text = "<?xml version='1.0'?><!-- c --><scene><a x=\"&lt;1\" y='2'/><b></b></scene>";
  for (std::size_t length = 0; length < text.size(); ++length)
    EXPECT_NE(problem_of(text.substr(0, length)), "no error");
  EXPECT_EQ(problem_of(text), "no error");
}

}  // namespace
}  // namespace talus::io
