#pragma once

// Styles of QGIS (.qml) for maps and layers.

#include <string>

namespace talus::io {

/// A raster of one quantity from 0 to `largest`: from light yellow to dark red, each step a factor of about two.
[[nodiscard]] std::string map_style(const std::string& title, double largest);

/// A layer of points or lines in one colour ("220,50,30"). Sizes in mm.
[[nodiscard]] std::string point_style(const std::string& colour, const std::string& shape, double size);
[[nodiscard]] std::string line_style(const std::string& colour, double width);

}  // namespace talus::io
