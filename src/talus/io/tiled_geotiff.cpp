#include "talus/io/tiled_geotiff.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include <gdal.h>

#include "talus/core/error.h"
#include "talus/io/gdal_support.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;

constexpr int kSmallestOverview = 256;  // cells: no overview is needed below

[[noreturn]] void fail(const fs::path& path, const GdalMessages& messages) {
  throw core::OutputError(path.string() + ": " + messages.explain("cannot be written"));
}

Dataset create(const fs::path& path, const TiledRaster& raster) {
  register_drivers();
  constexpr std::array kOptions{"TILED=YES",        "BLOCKXSIZE=256",  "BLOCKYSIZE=256",
                                "COMPRESS=DEFLATE", "PREDICTOR=3",     "SPARSE_OK=TRUE",
                                "BIGTIFF=IF_SAFER", "INTERLEAVE=BAND", static_cast<const char*>(nullptr)};
  return Dataset(GDALCreate(GDALGetDriverByName("GTiff"), path.c_str(), raster.columns, raster.rows,
                            static_cast<int>(raster.bands.size()), GDT_Float32, kOptions.data()));
}

bool describe(const Dataset& dataset, const TiledRaster& raster) {
  const double north = raster.corner.y() + raster.cell.y() * raster.rows;
  std::array t{raster.corner.x(), raster.cell.x(), 0.0, north, 0.0, -raster.cell.y()};
  if (GDALSetGeoTransform(dataset.get(), t.data()) != CE_None || !set_dataset_crs(dataset, raster.crs)) return false;
  for (std::size_t k = 0; k < raster.bands.size(); ++k) {
    const GDALRasterBandH band = GDALGetRasterBand(dataset.get(), static_cast<int>(k) + 1);
    GDALSetDescription(band, raster.bands[k].c_str());
    if (GDALSetRasterNoDataValue(band, kMapNoData) != CE_None) return false;
  }
  return true;
}

/// From rows that run north to rows that run south, and from NaN to the value that stands for it.
void turn(std::vector<float>& values, const TileWindow& tile) {
  for (float& value : values)
    if (std::isnan(value)) value = kMapNoData;
  const auto row = [&](int j) { return values.begin() + static_cast<std::ptrdiff_t>(j) * tile.columns; };
  for (int j = 0; j < tile.rows / 2; ++j) std::swap_ranges(row(j), row(j + 1), row(tile.rows - 1 - j));
}

/// Tiles of the file count from its north-west corner.
bool write_tile(const Dataset& dataset, const TiledRaster& raster, int tile_column, int tile_row,
                std::vector<float>& values) {
  const int first = tile_row * kTile;  // row in the file
  const int rows = std::min(kTile, raster.rows - first);
  const TileWindow tile{.column = tile_column * kTile,
                        .row = raster.rows - first - rows,
                        .columns = std::min(kTile, raster.columns - tile_column * kTile),
                        .rows = rows};
  for (std::size_t k = 0; k < raster.bands.size(); ++k) {
    values.assign(static_cast<std::size_t>(tile.columns) * static_cast<std::size_t>(rows),
                  std::numeric_limits<float>::quiet_NaN());
    if (!raster.fill(tile, k, values)) continue;
    turn(values, tile);
    if (GDALRasterIO(GDALGetRasterBand(dataset.get(), static_cast<int>(k) + 1), GF_Write, tile.column, first,
                     tile.columns, rows, values.data(), tile.columns, rows, GDT_Float32, 0, 0) != CE_None)
      return false;
  }
  return true;
}

bool write_tiles(const Dataset& dataset, const TiledRaster& raster) {
  std::vector<float> values;
  for (int row = 0; row * kTile < raster.rows; ++row)
    for (int column = 0; column * kTile < raster.columns; ++column)
      if (!write_tile(dataset, raster, column, row, values)) return false;
  return true;
}

bool add_overviews(const Dataset& dataset, const TiledRaster& raster) {
  std::vector<int> factors;
  for (int factor = 2; std::max(raster.columns, raster.rows) / (factor / 2) > kSmallestOverview; factor *= 2)
    factors.push_back(factor);
  return factors.empty() || GDALBuildOverviews(dataset.get(), "AVERAGE", static_cast<int>(factors.size()),
                                               factors.data(), 0, nullptr, nullptr, nullptr) == CE_None;
}

}  // namespace

void write_tiled_geotiff(const fs::path& path, const TiledRaster& raster) {
  const GdalMessages messages;
  Dataset dataset = create(path, raster);
  const bool good =
      dataset && describe(dataset, raster) && write_tiles(dataset, raster) && add_overviews(dataset, raster);
  if (!good) fail(path, messages);
  dataset.reset();  // writes what is left
  if (messages.has_error()) fail(path, messages);
}

}  // namespace talus::io
