#pragma once

#include <string>

namespace talus::io {

/// The day (UTC) as 2024-01-31, for reports; the hour would only make equal runs differ.
[[nodiscard]] std::string today();

}  // namespace talus::io
