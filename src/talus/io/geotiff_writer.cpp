// The writing half of raster_file.h.

#include <array>
#include <cmath>

#include <fmt/format.h>
#include <gdal.h>

#include "talus/core/error.h"
#include "talus/io/gdal_support.h"
#include "talus/io/raster_file.h"
#include "talus/io/result_folder.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const fs::path& path, const GdalMessages& messages) {
  throw core::OutputError(path.string() + ": " + messages.explain("cannot be written"));
}

/// Rows from the north, as most programs expect them.
std::vector<double> file_values(const fs::path& path, const Raster& raster, double no_data) {
  std::vector<double> values;
  values.reserve(raster.values.size());
  for (int row = raster.rows - 1; row >= 0; --row)
    for (int column = 0; column < raster.columns; ++column) {
      const double value = raster.value(column, row);
      if (value == no_data)
        throw core::InputError({.file = path.string(),
                                .problem = fmt::format("the value {} stands for no data and cannot be stored", value)});
      values.push_back(std::isnan(value) ? no_data : value);
    }
  return values;
}

Dataset create(const fs::path& name, const Raster& raster, RasterType type) {
  register_drivers();
  constexpr std::array kOptions{"COMPRESS=DEFLATE", "PREDICTOR=3", static_cast<const char*>(nullptr)};
  return Dataset(GDALCreate(GDALGetDriverByName("GTiff"), name.c_str(), raster.columns, raster.rows, 1,
                            type == RasterType::float32 ? GDT_Float32 : GDT_Float64, kOptions.data()));
}

/// Whether everything was taken.
bool fill(const Dataset& dataset, const Raster& raster, std::vector<double> values, double no_data) {
  const double north = raster.corner.y() + raster.cell.y() * raster.rows;
  std::array t{raster.corner.x(), raster.cell.x(), 0.0, north, 0.0, -raster.cell.y()};
  const GDALRasterBandH band = GDALGetRasterBand(dataset.get(), 1);
  return GDALSetGeoTransform(dataset.get(), t.data()) == CE_None && set_dataset_crs(dataset, raster.crs) &&
         GDALSetRasterNoDataValue(band, no_data) == CE_None &&
         GDALRasterIO(band, GF_Write, 0, 0, raster.columns, raster.rows, values.data(), raster.columns, raster.rows,
                      GDT_Float64, 0, 0) == CE_None;
}

}  // namespace

void write_geotiff(const fs::path& path, const Raster& raster, const GeoTiffSettings& settings) {
  const GdalMessages messages;
  std::vector<double> values = file_values(path, raster, settings.no_data);
  const UnfinishedFile file(path);
  file.fill([&](const fs::path& name) {
    Dataset dataset = create(name, raster, settings.type);
    if (!dataset || !fill(dataset, raster, std::move(values), settings.no_data)) fail(name, messages);
    dataset.reset();  // writes what is left
    if (messages.has_error()) fail(name, messages);
  });
  file.commit();
}

}  // namespace talus::io
