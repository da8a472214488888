#pragma once

// Siconos' text format for a linear complementarity problem w = M z + q:
//
//     n | storage (0: dense) | rows | columns | rows columns | entries of M, column by column | q
//
// separated by any white space. What follows q is a remark and ignored.

#include <string>
#include <string_view>

#include "talus/core/linear_algebra.h"

namespace talus::io {

struct LcpData {
  core::Matrix M;
  core::Vector q;
};

/// Throws core::InputError, naming `file`, the line and the part ("n", "M[2][0]", "q[1]").
[[nodiscard]] LcpData parse_lcp_file(std::string_view text, const std::string& file);

}  // namespace talus::io
