#pragma once

// Large sparse rasters as GeoTIFF: compressed tiles, of which only those that hold something are stored, with
// overviews.

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "talus/core/linear_algebra.h"

namespace talus::io {

inline constexpr int kTile = 256;  ///< cells along a side

/// Cells of a tile that is being written, band by band: NaN stands for no data.
struct TileWindow {
  int column = 0, row = 0;  ///< of its south-west cell
  int columns = 0, rows = 0;
};

struct TiledRaster {
  int columns = 0, rows = 0;
  core::Vector2 corner = core::Vector2::Zero();  ///< south-west, in the coordinates of the file
  core::Vector2 cell = {1, 1};
  std::string crs;                 ///< WKT; empty: not known
  std::vector<std::string> bands;  ///< what they hold
  /// Puts the values of a band into `values`, row by row from the south, which are all NaN before; false: nothing is
  /// there.
  std::function<bool(const TileWindow&, std::size_t band, std::vector<float>& values)> fill;
};

inline constexpr float kMapNoData = -9999;

/// North-up, 32-bit floats. The file must not exist; write to a temporary name or folder. Throws core::OutputError when
/// it cannot be written.
void write_tiled_geotiff(const std::filesystem::path& path, const TiledRaster& raster);

}  // namespace talus::io
