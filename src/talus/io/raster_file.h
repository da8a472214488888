#pragma once

// Rasters of numbers from any format that GDAL reads, and to GeoTIFF.

#include <filesystem>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "talus/core/linear_algebra.h"

namespace talus::io {

/// Cells of equal size along the axes, in the coordinates of the file: x east, y north.
struct Raster {
  int columns = 0;
  int rows = 0;
  core::Vector2 corner = core::Vector2::Zero();  ///< south-west corner of the first cell (not its centre)
  core::Vector2 cell = {1, 1};                   ///< sides, > 0
  std::vector<double> values;                    ///< row by row from the south, each from the west; NaN: no data
  std::string crs;                               ///< WKT; empty: not known
  std::vector<std::filesystem::path> files;      ///< that it was read from

  [[nodiscard]] double value(int column, int row) const {
    return values[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column)];
  }
};

/// 20 000 x 20 000: some gigabytes.
constexpr double kMostRasterCells = 4e8;

/// Rows may run north or south in the file. Scale and offset of the band are applied; nodata values, masked and
/// transparent cells become NaN. Bands count from 1; a raster of several asks for a choice. Throws core::InputError
/// with the file and what is wrong: no such file or band, no position, a rotated grid, nothing but empty cells, more
/// cells than `most_cells` (before any is read).
[[nodiscard]] Raster read_raster(const std::filesystem::path& path, std::optional<int> band = {},
                                 double most_cells = kMostRasterCells);

/// The same, but nothing but empty cells is fine.
[[nodiscard]] Raster read_any_raster(const std::filesystem::path& path, std::optional<int> band = {},
                                     double most_cells = kMostRasterCells);

enum class RasterType { float32, float64 };

struct GeoTiffSettings {
  RasterType type = RasterType::float32;
  double no_data = -9999;  ///< stands for NaN in the file
};

/// North-up, compressed without loss, under a temporary name until it is complete. Throws core::InputError when the
/// file cannot be written or a value equals the one for no data.
void write_geotiff(const std::filesystem::path& path, const Raster& raster, const GeoTiffSettings& settings = {});

}  // namespace talus::io
