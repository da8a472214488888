#include "talus/core/text.h"

#include <array>

#include <gtest/gtest.h>

namespace talus::core {

TEST(NearestWord, finds_the_word_that_was_meant) {
  constexpr std::array<std::string_view, 3> words{"restitution", "friction", "normal"};
  EXPECT_EQ(nearest_word("frition", words), "friction");
  EXPECT_EQ(nearest_word("Restitution", words), "restitution");
  EXPECT_EQ(nearest_word("colour", words), "");
}

TEST(Join, separates_words) {
  constexpr std::array<std::string_view, 2> words{"a", "b"};
  EXPECT_EQ(join(words), "a, b");
}

}  // namespace talus::core
