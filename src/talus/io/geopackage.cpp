#include "talus/io/geopackage.h"

#include <array>
#include <cmath>
#include <string_view>

#include <cpl_conv.h>
#include <cpl_string.h>
#include <gdal.h>
#include <ogr_api.h>
#include <ogr_srs_api.h>

#include "talus/core/error.h"

namespace talus::io {
namespace {

/// GeoPackages hold the time of their last change; a fixed one makes equal content equal bytes.
constexpr const char* kDate = "2000-01-01T00:00:00.000Z";
constexpr const char* kDateOption = "OGR_CURRENT_DATE";
constexpr const char* kGeometryColumn = "geom";

OGRFieldType ogr_type(FieldType type) {
  return type == FieldType::integer ? OFTInteger64 : type == FieldType::real ? OFTReal : OFTString;
}

bool add_field(OGRLayerH layer, const char* name, OGRFieldType type) {
  const OGRFieldDefnH field = OGR_Fld_Create(name, type);
  const bool good = OGR_L_CreateField(layer, field, 1) == OGRERR_NONE;
  OGR_Fld_Destroy(field);
  return good;
}

void set_value(OGRFeatureH feature, int index, const FieldValue& value) {
  if (const auto* whole = std::get_if<std::int64_t>(&value)) OGR_F_SetFieldInteger64(feature, index, *whole);
  if (const auto* real = std::get_if<double>(&value); real != nullptr && std::isfinite(*real))
    OGR_F_SetFieldDouble(feature, index, *real);
  if (const auto* text = std::get_if<std::string>(&value)) OGR_F_SetFieldString(feature, index, text->c_str());
}

}  // namespace

GeoPackage::GeoPackage(std::filesystem::path path, const std::string& crs) : path_(std::move(path)), crs_(crs) {
  register_drivers();
  CPLSetThreadLocalConfigOption(kDateOption, kDate);
  dataset_.reset(GDALCreate(GDALGetDriverByName("GPKG"), path_.c_str(), 0, 0, 0, GDT_Unknown, nullptr));
  require(dataset_ != nullptr && GDALDatasetStartTransaction(dataset_.get(), 0) == OGRERR_NONE);
}

GeoPackage::~GeoPackage() {
  dataset_.reset();
  CPLSetThreadLocalConfigOption(kDateOption, nullptr);
}

void GeoPackage::require(bool good) const {
  if (good) return;
  // SQLite repeats the whole statement before it says what is wrong.
  const std::string& text = messages_.text();
  constexpr std::string_view kMark = ") failed: ";
  const std::size_t mark = text.rfind(kMark);
  const std::string reason = mark == std::string::npos ? text : text.substr(mark + kMark.size());
  throw core::OutputError(path_.string() + ": cannot be written" + (reason.empty() ? "" : " (" + reason + ")"));
}

void GeoPackage::begin_layer(const LayerFacts& layer) {
  OGRSpatialReferenceH crs = crs_.empty() ? nullptr : OSRNewSpatialReference(nullptr);
  if (crs != nullptr) {
    OSRSetFromUserInput(crs, crs_.c_str());
    OSRSetAxisMappingStrategy(crs, OAMS_TRADITIONAL_GIS_ORDER);
  }
  layer_ =
      GDALDatasetCreateLayer(dataset_.get(), layer.name, crs, layer.lines ? wkbLineStringZM : wkbPoint25D, nullptr);
  if (crs != nullptr) OSRRelease(crs);
  require(layer_ != nullptr);
  const auto handle = static_cast<OGRLayerH>(layer_);
  for (const FieldFacts& field : layer.fields) require(add_field(handle, field.name, ogr_type(field.type)));
  styles_.emplace_back(layer.name, layer.style);
}

void GeoPackage::add_feature(void* geometry, const std::vector<FieldValue>& values) {
  const auto layer = static_cast<OGRLayerH>(layer_);
  const OGRFeatureH feature = OGR_F_Create(OGR_L_GetLayerDefn(layer));
  for (std::size_t i = 0; i < values.size(); ++i) set_value(feature, static_cast<int>(i), values[i]);
  OGR_F_SetGeometryDirectly(feature, static_cast<OGRGeometryH>(geometry));
  const bool good = OGR_L_CreateFeature(layer, feature) == OGRERR_NONE;
  OGR_F_Destroy(feature);
  require(good);
}

void GeoPackage::add_point(const core::Vector3& point, const std::vector<FieldValue>& values) {
  const OGRGeometryH geometry = OGR_G_CreateGeometry(wkbPoint25D);
  OGR_G_SetPoint(geometry, 0, point.x(), point.y(), point.z());
  add_feature(geometry, values);
}

void GeoPackage::add_line(const std::vector<PlaceInTime>& points, const std::vector<FieldValue>& values) {
  const OGRGeometryH geometry = OGR_G_CreateGeometry(wkbLineStringZM);
  OGR_G_SetPointCount(geometry, static_cast<int>(points.size()));
  for (std::size_t i = 0; i < points.size(); ++i) {
    const PlaceInTime& p = points[i];
    OGR_G_SetPointZM(geometry, static_cast<int>(i), p.x(), p.y(), p.z(), p.w());
  }
  add_feature(geometry, values);
}

/// The table in which QGIS keeps styles of layers.
void GeoPackage::add_styles() {
  constexpr std::array kOptions{"FID=id", static_cast<const char*>(nullptr)};
  layer_ =
      GDALDatasetCreateLayer(dataset_.get(), "layer_styles", nullptr, wkbNone, const_cast<char**>(kOptions.data()));
  require(layer_ != nullptr);
  const auto layer = static_cast<OGRLayerH>(layer_);
  for (const char* name :
       {"f_table_catalog", "f_table_schema", "f_table_name", "f_geometry_column", "styleName", "styleQML", "styleSLD"})
    require(add_field(layer, name, OFTString));
  const OGRFieldDefnH flag = OGR_Fld_Create("useAsDefault", OFTInteger);
  OGR_Fld_SetSubType(flag, OFSTBoolean);
  const bool good = OGR_L_CreateField(layer, flag, 1) == OGRERR_NONE;
  OGR_Fld_Destroy(flag);
  require(good);
  for (const char* name : {"description", "owner", "ui"}) require(add_field(layer, name, OFTString));
  require(add_field(layer, "update_time", OFTDateTime));
  for (const auto& [name, style] : styles_) {
    const OGRFeatureH feature = OGR_F_Create(OGR_L_GetLayerDefn(layer));
    const std::array<std::string, 7> texts{"", "", name, kGeometryColumn, name, style, ""};
    for (std::size_t i = 0; i < texts.size(); ++i) OGR_F_SetFieldString(feature, static_cast<int>(i), texts[i].c_str());
    OGR_F_SetFieldInteger(feature, 7, 1);
    OGR_F_SetFieldString(feature, 8, name.c_str());
    OGR_F_SetFieldDateTime(feature, 11, 2000, 1, 1, 0, 0, 0, 100);
    const bool added = OGR_L_CreateFeature(layer, feature) == OGRERR_NONE;
    OGR_F_Destroy(feature);
    require(added);
  }
}

void GeoPackage::finish() {
  add_styles();
  require(GDALDatasetCommitTransaction(dataset_.get()) == OGRERR_NONE);
  dataset_.reset();  // writes what is left
  require(!messages_.has_error());
}

}  // namespace talus::io
