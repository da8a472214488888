#pragma once

// What commands that write results have in common.

#include <filesystem>
#include <optional>

namespace talus::app {

/// Where results go unless said otherwise: below results in the current folder, named after the file, or after its
/// folder where the name says nothing.
[[nodiscard]] std::filesystem::path default_results(const std::filesystem::path& input);

/// 0: not given. Throws core::InputError for a number that makes no sense.
[[nodiscard]] int checked_threads(std::optional<int> threads);

}  // namespace talus::app
