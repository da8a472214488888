#pragma once

#include <string_view>

namespace talus::io {

/// From the doctype to the controls; the scripts with the data and with the player follow.
[[nodiscard]] std::string_view animation_page_head();

/// The player. Needs `scene`, `frames` and `note`.
[[nodiscard]] std::string_view animation_script();

}  // namespace talus::io
