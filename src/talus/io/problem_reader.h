#pragma once

// From a JSON object to a checked problem.

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "talus/io/located_json.h"
#include "talus/io/problem.h"

namespace talus::io {

/// Throws core::InputError, naming file, line and key.
[[nodiscard]] Problem read_problem(const JsonNode& node, const std::string& file, const ProblemChoices& choices);

/// The place of an option's value among `names`; throws core::InputError if it is none of them.
[[nodiscard]] std::size_t option_index(std::string_view option, const std::string& value,
                                       std::span<const std::string_view> names, std::string_view type);

/// Dantzig's method works on symmetric matrices only. Throws core::InputError.
void require_symmetry_for_dantzig(const LcpProblem& problem, const std::string& file, int line);

}  // namespace talus::io
