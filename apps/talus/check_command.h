#pragma once

#include <filesystem>
#include <iosfwd>

#include "talus/core/error.h"

namespace talus::app {

/// talus check: reads the input with every check that `run` or `solve` makes, and says in one line what it found.
/// Throws core::InputError for what is wrong.
[[nodiscard]] core::ExitCode check_command(const std::filesystem::path& input, std::ostream& out);

}  // namespace talus::app
