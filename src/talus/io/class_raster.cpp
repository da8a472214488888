#include "talus/io/class_raster.h"

#include <array>
#include <cmath>

#include <gdal.h>

#include "talus/core/error.h"
#include "talus/io/gdal_support.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;

Dataset create(const fs::path& name, const Raster& frame) {
  register_drivers();
  constexpr std::array kOptions{"TILED=YES", "COMPRESS=DEFLATE", static_cast<const char*>(nullptr)};
  return Dataset(
      GDALCreate(GDALGetDriverByName("GTiff"), name.c_str(), frame.columns, frame.rows, 1, GDT_Byte, kOptions.data()));
}

bool set_colours(GDALRasterBandH band, const std::vector<core::Vector3>& colours) {
  const GDALColorTableH table = GDALCreateColorTable(GPI_RGB);
  for (std::size_t k = 0; k < colours.size(); ++k) {
    const auto channel = [&](int i) { return static_cast<short>(std::lround(colours[k][i])); };
    const GDALColorEntry entry{channel(0), channel(1), channel(2), 255};
    GDALSetColorEntry(table, static_cast<int>(k) + 1, &entry);
  }
  const bool good = GDALSetRasterColorTable(band, table) == CE_None;
  GDALDestroyColorTable(table);
  return good;
}

/// Rows of the file run south.
bool fill(const Dataset& dataset, const Raster& frame, std::vector<std::uint8_t> numbers) {
  const double north = frame.corner.y() + frame.cell.y() * frame.rows;
  std::array t{frame.corner.x(), frame.cell.x(), 0.0, north, 0.0, -frame.cell.y()};
  const GDALRasterBandH band = GDALGetRasterBand(dataset.get(), 1);
  if (GDALSetGeoTransform(dataset.get(), t.data()) != CE_None || !set_dataset_crs(dataset, frame.crs) ||
      GDALSetRasterNoDataValue(band, 0) != CE_None)
    return false;
  for (int row = 0; row < frame.rows; ++row) {
    std::uint8_t* const line = numbers.data() + static_cast<std::ptrdiff_t>(row) * frame.columns;
    if (GDALRasterIO(band, GF_Write, 0, frame.rows - 1 - row, frame.columns, 1, line, frame.columns, 1, GDT_Byte, 0,
                     0) != CE_None)
      return false;
  }
  return true;
}

}  // namespace

int raster_bands(const fs::path& path) {
  const GdalMessages messages;
  const Dataset dataset = open_dataset(path, DatasetKind::raster, messages);
  const int count = GDALGetRasterCount(dataset.get());
  const bool alpha =
      count > 1 && GDALGetRasterColorInterpretation(GDALGetRasterBand(dataset.get(), count)) == GCI_AlphaBand;
  return alpha ? count - 1 : count;
}

void write_class_raster(const fs::path& path, const Raster& frame, const std::vector<std::uint8_t>& numbers,
                        const std::vector<core::Vector3>& colours) {
  const GdalMessages messages;
  Dataset dataset = create(path, frame);
  const bool good =
      dataset && set_colours(GDALGetRasterBand(dataset.get(), 1), colours) && fill(dataset, frame, numbers);
  dataset.reset();  // writes what is left
  if (!good || messages.has_error())
    throw core::OutputError(path.string() + ": " + messages.explain("cannot be written"));
}

}  // namespace talus::io
