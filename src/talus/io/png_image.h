#pragma once

// Small pictures in memory, and as PNG.

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace talus::io {

using Colour = std::array<std::uint8_t, 4>;  ///< red, green, blue, opacity

struct Picture {
  int columns = 0, rows = 0;
  std::vector<Colour> pixels;  ///< row by row from the top

  Picture(int width, int height)
      : columns(width),
        rows(height),
        pixels(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), Colour{0, 0, 0, 0}) {}
  [[nodiscard]] Colour& at(int column, int row) {
    return pixels[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column)];
  }
};

/// The bytes of the file; the same picture gives the same. Shades of grey take half the room. Throws core::OutputError.
[[nodiscard]] std::string png_of(const Picture& picture);

/// From dark blue over green to yellow (viridis, which the colour-blind read as well), 0 to 1.
[[nodiscard]] Colour viridis(double share);

}  // namespace talus::io
