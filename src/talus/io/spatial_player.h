#pragma once

#include <string_view>

namespace talus::io {

/// The picture and its controls.
[[nodiscard]] std::string_view spatial_player_html();
/// How bodies are drawn. Needs `film`.
[[nodiscard]] std::string_view spatial_painter_script();
/// What moves them, and what the controls do. Needs the painter.
[[nodiscard]] std::string_view spatial_player_script();

}  // namespace talus::io
