#include "talus/io/crs.h"

#include "tests/support/input_error.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace talus::io {
namespace {

using testing::HasSubstr;

TEST(Crs, names_tell_name_and_code) {
  EXPECT_EQ(crs_name(crs_from_text("EPSG:2056")), "CH1903+ / LV95 (EPSG:2056)");
  EXPECT_EQ(crs_name(""), "unknown");
}

TEST(Crs, systems_differ_only_when_both_are_known) {
  const std::string lv95 = crs_from_text("EPSG:2056"), lv03 = crs_from_text("EPSG:21781");
  EXPECT_TRUE(crs_differ(lv95, lv03));
  EXPECT_FALSE(crs_differ(lv95, lv95));
  EXPECT_FALSE(crs_differ(lv95, ""));
  EXPECT_FALSE(crs_differ("", lv95));
}

TEST(Crs, heights_do_not_make_a_difference) {
  EXPECT_FALSE(crs_differ(crs_from_text("EPSG:2056+5728"), crs_from_text("EPSG:2056")));
}

TEST(Crs, only_projected_metres_are_free_of_problems) {
  EXPECT_EQ(crs_problem(crs_from_text("EPSG:2056")), "");
  EXPECT_EQ(crs_problem(crs_from_text("EPSG:2056+5728")), "");
  EXPECT_EQ(crs_problem(""), "");
  EXPECT_EQ(crs_problem(crs_from_text("EPSG:4326")), "the coordinates are in degrees: WGS 84 (EPSG:4326)");
  EXPECT_THAT(crs_problem(crs_from_text("EPSG:2225")), HasSubstr("the coordinates are not in metres but in US survey"));
}

TEST(Crs, texts_that_name_no_system_are_refused) {
  for (const char* text : {"EPSG:999999", "nonsense", "", "https://example.org/crs"})
    EXPECT_THAT(support::input_error_of([&] { return crs_from_text(text); }),
                HasSubstr("no such coordinate reference system"))
        << text;
}

}  // namespace
}  // namespace talus::io
