#pragma once

#include <string>

#include "talus/studio/answer.h"

namespace talus::studio {

/// A file of the page, by its path; "/" is index.html. Throws Refusal (not found).
[[nodiscard]] Answer page_answer(const std::string& path);

}  // namespace talus::studio
