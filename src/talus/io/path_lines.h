#pragma once

// The lines of paths.gpkg, read back.

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "talus/core/linear_algebra.h"

namespace talus::io {

struct PathLine {
  std::int64_t rock = 0;
  std::string role;
  std::vector<core::Vector3> points;  ///< coordinates of the project
  std::vector<double> times;          ///< s since release
};

/// Throws core::InputError for a file that is none of ours.
[[nodiscard]] std::vector<PathLine> read_path_lines(const std::filesystem::path& path);

}  // namespace talus::io
