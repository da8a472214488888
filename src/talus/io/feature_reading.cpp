#include "talus/io/feature_reading.h"

#include <fmt/format.h>
#include <gdal.h>

#include "talus/core/error.h"
#include "talus/io/vector_file.h"

namespace talus::io {

namespace fs = std::filesystem;
using core::Vector2;

FeatureReading::FeatureReading(const fs::path& path)
    : path_(path), dataset_(open_dataset(path, DatasetKind::vector, messages_)) {}

void FeatureReading::refuse(std::string key, std::string problem, std::string accepted, std::string value) const {
  throw core::InputError({.file = path_.string(),
                          .key = std::move(key),
                          .value = std::move(value),
                          .problem = std::move(problem),
                          .accepted = std::move(accepted)});
}

std::vector<OGRLayerH> FeatureReading::layers() const {
  std::vector<OGRLayerH> all;
  for (int i = 0; i < GDALDatasetGetLayerCount(dataset_.get()); ++i)
    all.push_back(GDALDatasetGetLayer(dataset_.get(), i));
  return all;
}

void FeatureReading::read_features(OGRLayerH layer, const Add& add) const {
  OGR_L_ResetReading(layer);
  for (Feature feature(OGR_L_GetNextFeature(layer)); feature; feature.reset(OGR_L_GetNextFeature(layer)))
    add(feature.get(), fmt::format("feature {}", OGR_F_GetFID(feature.get())));
}

void FeatureReading::require_end() const {
  if (messages_.has_error()) refuse("", messages_.explain("cannot be read to its end"));
}

void FeatureReading::read_parts(OGRFeatureH feature, const std::string& name, const char* accepted,
                                const AddPart& add) const {
  const OGRGeometryH raw = OGR_F_GetGeometryRef(feature);
  if (raw == nullptr || OGR_G_IsEmpty(raw) != 0) refuse(name, "has no geometry", accepted);
  const Geometry geometry(OGR_G_GetLinearGeometry(raw, 0, nullptr));  // arcs become lines
  const OGRwkbGeometryType type = flat_type(geometry.get());
  if (type != wkbMultiPoint && type != wkbMultiLineString && type != wkbMultiPolygon) {
    add(geometry.get());
    return;
  }
  for (int i = 0; i < OGR_G_GetGeometryCount(geometry.get()); ++i) add(OGR_G_GetGeometryRef(geometry.get(), i));
}

std::vector<Vector2> FeatureReading::points(OGRGeometryH geometry, const std::string& name) const {
  std::vector<Vector2> result;
  result.reserve(static_cast<std::size_t>(OGR_G_GetPointCount(geometry)));
  for (int i = 0; i < OGR_G_GetPointCount(geometry); ++i) {
    result.emplace_back(OGR_G_GetX(geometry, i), OGR_G_GetY(geometry, i));
    if (!result.back().allFinite()) refuse(name, "has a coordinate that is not finite");
  }
  return result;
}

std::vector<std::vector<Vector2>> FeatureReading::rings(OGRGeometryH polygon, const std::string& name) const {
  std::vector<std::vector<Vector2>> result;
  for (int i = 0; i < OGR_G_GetGeometryCount(polygon); ++i) {
    std::vector<Vector2> ring = points(OGR_G_GetGeometryRef(polygon, i), name);
    if (ring.size() > 1 && ring.front() == ring.back()) ring.pop_back();
    result.push_back(std::move(ring));
  }
  const std::string problem = polygon_problem(result);
  if (!problem.empty()) refuse(name, "is no polygon: " + problem, "a polygon that does not cross itself");
  return result;
}

OGRwkbGeometryType flat_type(OGRGeometryH geometry) {
  return OGR_GT_Flatten(OGR_G_GetGeometryType(geometry));
}

bool is_numeric(OGRFieldType type) {
  return type == OFTInteger || type == OFTInteger64 || type == OFTReal;
}

std::vector<std::string> field_names(OGRLayerH layer) {
  const OGRFeatureDefnH fields = OGR_L_GetLayerDefn(layer);
  std::vector<std::string> names;
  for (int k = 0; k < OGR_FD_GetFieldCount(fields); ++k)
    names.emplace_back(OGR_Fld_GetNameRef(OGR_FD_GetFieldDefn(fields, k)));
  return names;
}

}  // namespace talus::io
