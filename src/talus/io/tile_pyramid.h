#pragma once

// Overviews of a sparse raster: each level is half as fine as the one before, a cell the mean of those of its four that
// hold something. Only tiles that hold something are kept, so that the work grows with them and not with the raster.

#include <functional>
#include <map>
#include <utility>
#include <vector>

namespace talus::io {

class TilePyramid {
 public:
  /// Cells of a whole tile, row by row as in the file; NaN: nothing.
  using Cells = std::vector<float>;
  /// Tiles of a level by row and column, counted from that of the first cell in the file.
  using Level = std::map<std::pair<int, int>, Cells>;

  /// Adds a tile of the level below, or a part of one at the border of the raster.
  void add(int tile_row, int tile_column, const Cells& cells, int columns);

  [[nodiscard]] const Level& tiles() const { return tiles_; }
  /// The next level.
  [[nodiscard]] TilePyramid coarser() const;

 private:
  Level tiles_;
};

}  // namespace talus::io
