#pragma once

#include <span>
#include <string>
#include <string_view>

namespace talus::core {

/// The candidate nearest to `word` by edit distance, or "" when none is near enough to be what was meant.
[[nodiscard]] std::string nearest_word(std::string_view word, std::span<const std::string_view> candidates);

/// What is wrong with a word that is none of those known: "unknown law, did you mean lcp?", or "unknown law" when none
/// is near. `what` is "law".
[[nodiscard]] std::string unknown_word(std::string_view what, std::string_view word,
                                       std::span<const std::string_view> known);

/// "a, b, c"
[[nodiscard]] std::string join(std::span<const std::string_view> words, std::string_view separator = ", ");

}  // namespace talus::core
