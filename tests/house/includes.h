#pragma once

#include <filesystem>
#include <vector>

#include "tests/house/files.h"

namespace talus::house {

/// Every include in src/talus and apps that breaks the order of the modules:
///   - a module includes itself and modules of lower rows of the table in includes.cpp, never its own row;
///   - nothing in src/talus includes from apps;
///   - in src/talus our own files are included by their path below src, so that a path cannot hide the module.
[[nodiscard]] std::vector<Finding> bad_includes(const fs::path& root);

}  // namespace talus::house
