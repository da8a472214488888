#pragma once

// What a comparison of laws leaves in its folder.

#include "talus/io/law_comparison.h"

namespace talus::io {

void write_comparison(const Comparison& comparison, const std::filesystem::path& folder);

}  // namespace talus::io
