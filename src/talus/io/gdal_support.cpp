#include "talus/io/gdal_support.h"

#include <algorithm>

#include <cpl_error.h>
#include <cpl_string.h>
#include <gdal.h>
#include <ogr_srs_api.h>

#include "talus/core/error.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;

void keep_message(CPLErr severity, CPLErrorNum, const char* message) {
  if (severity != CE_Warning && severity != CE_Failure && severity != CE_Fatal) return;
  static_cast<GdalMessages*>(CPLGetErrorHandlerUserData())->add(severity != CE_Warning, message);
}

}  // namespace

GdalMessages::GdalMessages() {
  CPLPushErrorHandlerEx(keep_message, this);
}

GdalMessages::~GdalMessages() {
  CPLPopErrorHandler();
}

void GdalMessages::add(bool is_error, const char* message) {
  std::string& place = is_error ? error_ : warning_;
  if (!place.empty()) return;
  place = message;
  std::replace(place.begin(), place.end(), '\n', ' ');
}

std::string GdalMessages::explain(const std::string& problem) const {
  return text().empty() ? problem : problem + " (" + text() + ")";
}

void DatasetCloser::operator()(void* dataset) const {
  if (dataset != nullptr) GDALClose(dataset);
}

void register_drivers() {
  static const bool done = [] {
    GDALAllRegister();
    return true;
  }();
  static_cast<void>(done);
}

Dataset open_dataset(const fs::path& path, DatasetKind kind, const GdalMessages& messages) {
  require_file(path);
  register_drivers();
  const bool raster = kind == DatasetKind::raster;
  const unsigned flags = GDAL_OF_READONLY | GDAL_OF_VERBOSE_ERROR | (raster ? GDAL_OF_RASTER : GDAL_OF_VECTOR);
  Dataset dataset(GDALOpenEx(path.c_str(), flags, nullptr, nullptr, nullptr));
  if (dataset) return dataset;
  throw core::InputError(
      {.file = path.string(),
       .problem = messages.explain(raster ? "cannot be read as a raster" : "cannot be read as a layer"),
       .accepted = raster ? "GeoTIFF, ASCII grid and whatever else GDAL reads"
                          : "GeoPackage, GeoJSON, Shapefile and whatever else GDAL reads"});
}

std::vector<fs::path> files_of(const Dataset& dataset, const fs::path& path) {
  std::vector<fs::path> files{path};
  char** const list = GDALGetFileList(dataset.get());
  for (char** name = list; name != nullptr && *name != nullptr; ++name) {
    const fs::path file = *name;
    if (file != path && fs::is_regular_file(file)) files.push_back(file);
  }
  CSLDestroy(list);
  std::sort(files.begin() + 1, files.end());
  return files;
}

bool set_dataset_crs(const Dataset& dataset, const std::string& wkt) {
  if (wkt.empty()) return true;
  OGRSpatialReferenceH crs = OSRNewSpatialReference(nullptr);
  const bool good =
      OSRSetFromUserInput(crs, wkt.c_str()) == OGRERR_NONE && GDALSetSpatialRef(dataset.get(), crs) == CE_None;
  OSRRelease(crs);
  return good;
}

}  // namespace talus::io
