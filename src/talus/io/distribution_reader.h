#pragma once

// Numbers that may be distributions: a plain number, or a table such as { lognormal = [1200, 0.5], max = 5000 }. The
// keys of the table are described in docs/rockfall-project.md, the distributions in core/distribution.h.

#include <array>
#include <string_view>

#include "talus/core/distribution.h"
#include "talus/io/rockfall_sections.h"

namespace talus::io {

/// Throws core::InputError for what makes no distribution and for one that can leave the range.
[[nodiscard]] core::Distribution read_distribution(const TomlTable& table, std::string_view key,
                                                   const NumberRange& range, ProjectReading& reading);
[[nodiscard]] core::Distribution read_distribution_or(const TomlTable& table, std::string_view key,
                                                      const core::Distribution& fallback, const NumberRange& range,
                                                      ProjectReading& reading);
/// A list of three, each a number or a distribution.
[[nodiscard]] std::array<core::Distribution, 3> read_distributions(const TomlTable& table, std::string_view key,
                                                                   const NumberRange& range, ProjectReading& reading);

}  // namespace talus::io
