#pragma once

#include <string_view>

namespace talus::io {

/// The picture and its controls.
[[nodiscard]] std::string_view spatial_player_html();
/// What moves them. Needs `film`.
[[nodiscard]] std::string_view spatial_player_script();

}  // namespace talus::io
