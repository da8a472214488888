#include "tests/io/gis_samples.h"

#include <stdexcept>

#include <fmt/format.h>
#include <gdal.h>
#include <ogr_api.h>
#include <ogr_srs_api.h>

#include "talus/io/text_file.h"

namespace talus::io {
namespace {

void require(bool good, const char* what) {
  if (!good) throw std::runtime_error(what);
}

std::string band_text(const VrtSettings& settings, int number) {
  const bool last = number == settings.bands;
  return fmt::format(
      R"(<VRTRasterBand dataType="{}" band="{}">{}<ColorInterp>{}</ColorInterp><SimpleSource>
<SourceFilename relativeToVRT="1">{}</SourceFilename><SourceBand>1</SourceBand></SimpleSource></VRTRasterBand>)",
      settings.type, number, settings.band, last ? settings.last_band_colour : "Undefined", settings.source);
}

void add_feature(OGRLayerH layer, const SampleFeature& sample) {
  OGRFeatureH feature = OGR_F_Create(OGR_L_GetLayerDefn(layer));
  if (!sample.material.empty()) OGR_F_SetFieldString(feature, 0, sample.material.c_str());
  OGR_F_SetFieldInteger(feature, 1, sample.priority);
  if (!sample.wkt.empty()) {
    std::string text = sample.wkt;
    char* cursor = text.data();
    OGRGeometryH geometry = nullptr;
    require(OGR_G_CreateFromWkt(&cursor, nullptr, &geometry) == OGRERR_NONE, "bad WKT");
    OGR_F_SetGeometryDirectly(feature, geometry);
  }
  require(OGR_L_CreateFeature(layer, feature) == OGRERR_NONE, "cannot write a feature");
  OGR_F_Destroy(feature);
}

void add_layer(GDALDatasetH dataset, const SampleLayer& sample) {
  OGRSpatialReferenceH crs = nullptr;
  if (!sample.crs.empty()) {
    crs = OSRNewSpatialReference(nullptr);
    require(OSRSetFromUserInput(crs, sample.crs.c_str()) == OGRERR_NONE, "bad CRS");
  }
  OGRLayerH layer = GDALDatasetCreateLayer(dataset, sample.name.c_str(), crs, wkbUnknown, nullptr);
  require(layer != nullptr, "cannot make a layer");
  if (crs != nullptr) OSRRelease(crs);
  OGRFieldDefnH material = OGR_Fld_Create("material", OFTString), priority = OGR_Fld_Create("priority", OFTInteger);
  OGR_L_CreateField(layer, material, 1);
  OGR_L_CreateField(layer, priority, 1);
  OGR_Fld_Destroy(material);
  OGR_Fld_Destroy(priority);
  for (const SampleFeature& feature : sample.features) add_feature(layer, feature);
}

}  // namespace

void write_vrt(const std::filesystem::path& path, int columns, int rows, const VrtSettings& settings) {
  std::string text = fmt::format(R"(<VRTDataset rasterXSize="{}" rasterYSize="{}">)", columns, rows);
  if (!settings.geotransform.empty()) text += fmt::format("<GeoTransform>{}</GeoTransform>", settings.geotransform);
  if (!settings.crs.empty()) text += fmt::format("<SRS>{}</SRS>", settings.crs);
  for (int i = 1; i <= settings.bands; ++i) text += band_text(settings, i);
  write_text_file(path, text + "</VRTDataset>\n");
}

void write_ascii_grid(const std::filesystem::path& path, int columns, int rows, const std::string& values,
                      const std::string& place) {
  write_text_file(path, fmt::format("ncols {}\nnrows {}\n{}NODATA_value -9999\n{}\n", columns, rows, place, values));
}

void write_layers(const std::filesystem::path& path, const std::string& driver,
                  const std::vector<SampleLayer>& layers) {
  GDALAllRegister();
  GDALDatasetH dataset = GDALCreate(GDALGetDriverByName(driver.c_str()), path.c_str(), 0, 0, 0, GDT_Unknown, nullptr);
  require(dataset != nullptr, "cannot make the file");
  for (const SampleLayer& layer : layers) add_layer(dataset, layer);
  GDALClose(dataset);
}

}  // namespace talus::io
