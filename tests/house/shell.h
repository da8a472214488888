#pragma once

#include <filesystem>
#include <string>

#include "tests/support/process.h"

namespace talus::house {

using support::Outcome;

/// Run a command line with bash in the given folder, stdin empty.
[[nodiscard]] Outcome run_in(const std::filesystem::path& folder, const std::string& command_line);

/// The text as one word of a command line.
[[nodiscard]] std::string quoted(const std::string& text);

}  // namespace talus::house
