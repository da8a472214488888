#pragma once

#include <string_view>

namespace talus::io {

/// How a run ended, for every kind of project.
enum class RunStatus { done, interrupted, diverged };

/// "done", "interrupted", "diverged"
[[nodiscard]] std::string_view to_string(RunStatus status);

}  // namespace talus::io
