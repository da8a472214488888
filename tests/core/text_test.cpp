#include "talus/core/text.h"

#include <array>

#include <gtest/gtest.h>

namespace talus::core {

TEST(NearestWord, finds_the_word_that_was_meant) {
  constexpr std::array<std::string_view, 3> kWords{"restitution", "friction", "normal"};
  EXPECT_EQ(nearest_word("frition", kWords), "friction");
  EXPECT_EQ(nearest_word("Restitution", kWords), "restitution");
  EXPECT_EQ(nearest_word("colour", kWords), "");
}

TEST(UnknownWord, suggests_what_may_have_been_meant) {
  constexpr std::array<std::string_view, 2> kKnown{"lemke", "dantzig"};
  EXPECT_EQ(unknown_word("method", "lemky", kKnown), "unknown method, did you mean lemke?");
  EXPECT_EQ(unknown_word("method", "simplex", kKnown), "unknown method");
}

TEST(Join, separates_words) {
  constexpr std::array<std::string_view, 2> kWords{"a", "b"};
  EXPECT_EQ(join(kWords), "a, b");
}

}  // namespace talus::core
