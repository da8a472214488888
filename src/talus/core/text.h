#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace talus::core {

/// The candidate nearest to `word` by edit distance, or "" when none is near enough to be what was meant.
[[nodiscard]] std::string nearest_word(std::string_view word, std::span<const std::string_view> candidates);

/// "a, b, c"
[[nodiscard]] std::string join(std::span<const std::string_view> words, std::string_view separator = ", ");

}  // namespace talus::core
