#include "talus/io/tile_pyramid.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>

#include "talus/io/tiled_geotiff.h"

namespace talus::io {
namespace {

constexpr float kNone = std::numeric_limits<float>::quiet_NaN();

/// The mean of up to four cells from this one on.
float mean_of(const TilePyramid::Cells& cells, int columns, int rows, int column, int row) {
  double sum = 0;
  int count = 0;
  for (int j = row; j < std::min(row + 2, rows); ++j)
    for (int i = column; i < std::min(column + 2, columns); ++i) {
      const float value =
          cells[static_cast<std::size_t>(j) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(i)];
      if (std::isnan(value)) continue;
      sum += static_cast<double>(value);
      ++count;
    }
  return count == 0 ? kNone : static_cast<float>(sum / count);
}

}  // namespace

void TilePyramid::add(int tile_row, int tile_column, const Cells& cells, int columns) {
  constexpr int kHalf = kTile / 2;
  constexpr std::size_t kCells = static_cast<std::size_t>(kTile) * kTile;
  const auto rows = static_cast<int>(cells.size()) / columns;
  const auto [place, is_new] = tiles_.try_emplace({tile_row / 2, tile_column / 2});
  if (is_new) place->second.assign(kCells, kNone);
  const int first_row = tile_row % 2 * kHalf, first_column = tile_column % 2 * kHalf;
  for (int j = 0; 2 * j < rows; ++j)
    for (int i = 0; 2 * i < columns; ++i)
      place->second[static_cast<std::size_t>((first_row + j) * kTile + first_column + i)] =
          mean_of(cells, columns, rows, 2 * i, 2 * j);
}

TilePyramid TilePyramid::coarser() const {
  TilePyramid next;
  for (const auto& [place, cells] : tiles_) next.add(place.first, place.second, cells, kTile);
  return next;
}

}  // namespace talus::io
