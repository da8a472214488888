#include "talus/io/tiled_geotiff.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include <cpl_conv.h>
#include <gdal.h>

#include "talus/core/error.h"
#include "talus/io/gdal_support.h"
#include "talus/io/tile_pyramid.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;

constexpr int kSmallestOverview = 256;  // cells: no overview is needed below

[[noreturn]] void fail(const fs::path& path, const GdalMessages& messages) {
  throw core::OutputError(path.string() + ": " + messages.explain("cannot be written"));
}

Dataset create(const fs::path& path, const TiledRaster& raster) {
  register_drivers();
  // Neither a predictor nor more effort makes sparse tiles smaller.
  constexpr std::array kOptions{"TILED=YES",        "BLOCKXSIZE=256",  "BLOCKYSIZE=256",
                                "COMPRESS=DEFLATE", "ZLEVEL=1",        "SPARSE_OK=TRUE",
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

/// From rows that run north to rows that run south.
void turn(std::vector<float>& values, const TileWindow& tile) {
  const auto row = [&](int j) { return values.begin() + static_cast<std::ptrdiff_t>(j) * tile.columns; };
  for (int j = 0; j < tile.rows / 2; ++j) std::swap_ranges(row(j), row(j + 1), row(tile.rows - 1 - j));
}

/// Cells of a window of a band; columns and rows may be fewer than those of `values`, which are `stride` to a row.
bool put(GDALRasterBandH band, int column, int row, int columns, int rows, std::vector<float> values, int stride) {
  for (float& value : values)
    if (std::isnan(value)) value = kMapNoData;
  return GDALRasterIO(band, GF_Write, column, row, columns, rows, values.data(), columns, rows, GDT_Float32, 0,
                      stride * static_cast<int>(sizeof(float))) == CE_None;
}

GDALRasterBandH band_of(const Dataset& dataset, std::size_t band) {
  return GDALGetRasterBand(dataset.get(), static_cast<int>(band) + 1);
}

/// Tiles of the file count from its north-west corner.
bool write_tile(const Dataset& dataset, const TiledRaster& raster, int tile_column, int tile_row,
                std::vector<TilePyramid>& coarser) {
  const int first = tile_row * kTile;  // row in the file
  const int rows = std::min(kTile, raster.rows - first);
  const TileWindow tile{.column = tile_column * kTile,
                        .row = raster.rows - first - rows,
                        .columns = std::min(kTile, raster.columns - tile_column * kTile),
                        .rows = rows};
  std::vector<float> values;
  for (std::size_t k = 0; k < raster.bands.size(); ++k) {
    values.assign(static_cast<std::size_t>(tile.columns) * static_cast<std::size_t>(rows),
                  std::numeric_limits<float>::quiet_NaN());
    if (!raster.fill(tile, k, values)) continue;
    turn(values, tile);
    coarser[k].add(tile_row, tile_column, values, tile.columns);
    if (!put(band_of(dataset, k), tile.column, first, tile.columns, rows, values, tile.columns)) return false;
  }
  return true;
}

bool write_tiles(const Dataset& dataset, const TiledRaster& raster, std::vector<TilePyramid>& coarser) {
  for (int row = 0; row * kTile < raster.rows; ++row)
    for (int column = 0; column * kTile < raster.columns; ++column)
      if (!write_tile(dataset, raster, column, row, coarser)) return false;
  return true;
}

bool write_overview(GDALRasterBandH band, const TilePyramid& level) {
  const int all_columns = GDALGetRasterBandXSize(band), all_rows = GDALGetRasterBandYSize(band);
  for (const auto& [place, cells] : level.tiles()) {
    const int row = place.first * kTile, column = place.second * kTile;
    if (!put(band, column, row, std::min(kTile, all_columns - column), std::min(kTile, all_rows - row), cells, kTile))
      return false;
  }
  return true;
}

/// GDAL makes room for them and we fill it: it would look at every cell, and most hold nothing.
bool add_overviews(const Dataset& dataset, const TiledRaster& raster, std::vector<TilePyramid> coarser) {
  std::vector<int> factors;
  for (int factor = 2; std::max(raster.columns, raster.rows) / (factor / 2) > kSmallestOverview; factor *= 2)
    factors.push_back(factor);
  if (factors.empty()) return true;
  constexpr const char* kSparse = "SPARSE_OK_OVERVIEW";
  CPLSetThreadLocalConfigOption(kSparse, "YES");
  bool good = GDALBuildOverviews(dataset.get(), "NONE", static_cast<int>(factors.size()), factors.data(), 0, nullptr,
                                 nullptr, nullptr) == CE_None;
  CPLSetThreadLocalConfigOption(kSparse, nullptr);
  for (std::size_t k = 0; k < raster.bands.size(); ++k)
    for (std::size_t level = 0; good && level < factors.size(); ++level) {
      if (level > 0) coarser[k] = coarser[k].coarser();
      good = write_overview(GDALGetOverview(band_of(dataset, k), static_cast<int>(level)), coarser[k]);
    }
  return good;
}

}  // namespace

void write_tiled_geotiff(const fs::path& path, const TiledRaster& raster) {
  const GdalMessages messages;
  Dataset dataset = create(path, raster);
  std::vector<TilePyramid> coarser(raster.bands.size());
  const bool good = dataset && describe(dataset, raster) && write_tiles(dataset, raster, coarser) &&
                    add_overviews(dataset, raster, std::move(coarser));
  if (!good) fail(path, messages);
  dataset.reset();  // writes what is left
  if (messages.has_error()) fail(path, messages);
}

}  // namespace talus::io
