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

TEST(Join, separates_words) {
  constexpr std::array<std::string_view, 2> kWords{"a", "b"};
  EXPECT_EQ(join(kWords), "a, b");
}

}  // namespace talus::core
