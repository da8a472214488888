#include "talus/io/raster_file.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include <fmt/format.h>
#include <gdal.h>

#include "talus/core/error.h"
#include "talus/io/crs.h"
#include "talus/io/gdal_support.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

[[noreturn]] void refuse(const fs::path& path, std::string problem, std::string accepted = "") {
  throw core::InputError({.file = path.string(), .problem = std::move(problem), .accepted = std::move(accepted)});
}

int bands_with_values(const Dataset& dataset) {
  int count = GDALGetRasterCount(dataset.get());
  if (count > 1 && GDALGetRasterColorInterpretation(GDALGetRasterBand(dataset.get(), count)) == GCI_AlphaBand) --count;
  return count;
}

GDALRasterBandH chosen_band(const Dataset& dataset, const fs::path& path, std::optional<int> band) {
  const int count = bands_with_values(dataset);
  if (count < 1) refuse(path, "holds no raster band", "a raster of at least one band");
  if (!band && count > 1)
    refuse(path, fmt::format("has {} bands, and none is chosen", count), fmt::format("band = 1 to {}", count));
  if (band && (*band < 1 || *band > count))
    refuse(path, fmt::format("has no band {}", *band), count == 1 ? "band = 1" : fmt::format("band = 1 to {}", count));
  return GDALGetRasterBand(dataset.get(), band.value_or(1));
}

/// x = t[0] + t[1] column + t[2] row, y = t[3] + t[4] column + t[5] row, counted from the corner of the first cell.
std::array<double, 6> geotransform(const Dataset& dataset, const fs::path& path) {
  std::array<double, 6> t{};
  if (GDALGetGeoTransform(dataset.get(), t.data()) != CE_None)
    refuse(path, "has no position: neither corner nor cell size", "a raster with coordinates, such as a GeoTIFF");
  if (!std::all_of(t.begin(), t.end(), [](double x) { return std::isfinite(x); }))
    refuse(path, "has a position that is not finite");
  if (t[2] != 0 || t[4] != 0)
    refuse(path, "the grid is rotated against the axes",
           "rows along x and columns along y (gdalwarp makes such a grid)");
  if (t[1] == 0 || t[5] == 0) refuse(path, "has cells without size");
  return t;
}

/// Which cells count. GDAL's own mask for a nodata value takes near ones for it, so that is compared here.
class Validity {
 public:
  explicit Validity(GDALRasterBandH band) : single_(GDALGetRasterDataType(band) == GDT_Float32) {
    const int flags = GDALGetMaskFlags(band);
    int given = 0;
    const double value = GDALGetRasterNoDataValue(band, &given);
    if (given != 0) no_data_ = value;
    if ((flags & (GMF_ALL_VALID | GMF_NODATA)) == 0) mask_ = GDALGetMaskBand(band);
  }

  /// Makes the cells of a row that do not count NaN; false if the mask cannot be read.
  [[nodiscard]] bool apply(double* line, int row, int columns) {
    for (int i = 0; i < columns; ++i)
      if (is_no_data(line[i])) line[i] = kNone;
    if (mask_ == nullptr) return true;
    valid_.resize(static_cast<std::size_t>(columns));
    if (GDALRasterIO(mask_, GF_Read, 0, row, columns, 1, valid_.data(), columns, 1, GDT_Byte, 0, 0) != CE_None)
      return false;
    for (int i = 0; i < columns; ++i)
      if (valid_[static_cast<std::size_t>(i)] == 0) line[i] = kNone;
    return true;
  }

 private:
  [[nodiscard]] bool is_no_data(double value) const {
    constexpr double kHuge = 1e30;  // programs write the lowest float with six digits
    if (value == no_data_) return true;
    if (single_ && static_cast<float>(value) == static_cast<float>(no_data_)) return true;
    return std::abs(no_data_) > kHuge && std::abs(value - no_data_) <= 1e-5 * std::abs(no_data_);
  }

  bool single_;
  double no_data_ = kNone;
  GDALRasterBandH mask_ = nullptr;
  std::vector<std::uint8_t> valid_;
};

void check_size(GDALRasterBandH band, const fs::path& path, double most) {
  const int columns = GDALGetRasterBandXSize(band), rows = GDALGetRasterBandYSize(band);
  if (static_cast<double>(columns) * rows > most)
    refuse(path, fmt::format("has {} x {} = {:.3g} cells", columns, rows, static_cast<double>(columns) * rows),
           fmt::format("up to {:.0e} cells: a part of it (gdalwarp -te) or coarser (gdalwarp -tr)", most));
}

/// Values in the order of the file, cells that do not count as NaN.
std::vector<double> read_values(GDALRasterBandH band, const fs::path& path, const GdalMessages& messages) {
  const int columns = GDALGetRasterBandXSize(band), rows = GDALGetRasterBandYSize(band);
  std::vector<double> values(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
  Validity validity(band);
  const double scale = GDALGetRasterScale(band, nullptr), offset = GDALGetRasterOffset(band, nullptr);
  for (int row = 0; row < rows; ++row) {
    double* const line = values.data() + static_cast<std::size_t>(row) * static_cast<std::size_t>(columns);
    if (GDALRasterIO(band, GF_Read, 0, row, columns, 1, line, columns, 1, GDT_Float64, 0, 0) != CE_None ||
        !validity.apply(line, row, columns))
      refuse(path, messages.explain("cannot be read to its end"));
    for (int i = 0; i < columns; ++i) line[i] = line[i] * scale + offset;
  }
  return values;
}

/// Turns rows and columns round so that they run north and east.
void straighten(Raster& raster, const std::array<double, 6>& t) {
  const auto row = [&](int j) { return raster.values.begin() + static_cast<std::ptrdiff_t>(j) * raster.columns; };
  if (t[5] < 0)
    for (int j = 0; j < raster.rows / 2; ++j) std::swap_ranges(row(j), row(j + 1), row(raster.rows - 1 - j));
  if (t[1] < 0)
    for (int j = 0; j < raster.rows; ++j) std::reverse(row(j), row(j + 1));
  raster.cell = {std::abs(t[1]), std::abs(t[5])};
  raster.corner = {t[1] > 0 ? t[0] : t[0] + t[1] * raster.columns, t[5] > 0 ? t[3] : t[3] + t[5] * raster.rows};
}

}  // namespace

Raster read_any_raster(const fs::path& path, std::optional<int> band, double most_cells) {
  const GdalMessages messages;
  const Dataset dataset = open_dataset(path, DatasetKind::raster, messages);
  GDALRasterBandH chosen = chosen_band(dataset, path, band);
  check_size(chosen, path, most_cells);
  const std::array<double, 6> t = geotransform(dataset, path);
  Raster raster;
  raster.columns = GDALGetRasterXSize(dataset.get());
  raster.rows = GDALGetRasterYSize(dataset.get());
  raster.crs = crs_wkt(GDALGetSpatialRef(dataset.get()));
  raster.files = files_of(dataset, path);
  raster.values = read_values(chosen, path, messages);
  straighten(raster, t);
  return raster;
}

Raster read_raster(const fs::path& path, std::optional<int> band, double most_cells) {
  Raster raster = read_any_raster(path, band, most_cells);
  if (std::all_of(raster.values.begin(), raster.values.end(), [](double x) { return std::isnan(x); }))
    refuse(path, fmt::format("none of its {} x {} cells holds a value", raster.columns, raster.rows),
           "a raster with data (is the nodata value right?)");
  return raster;
}

}  // namespace talus::io
