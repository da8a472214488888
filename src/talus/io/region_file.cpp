#include "talus/io/region_file.h"

#include <cmath>
#include <optional>
#include <string_view>

#include <fmt/format.h>
#include <gdal.h>
#include <ogr_api.h>

#include "talus/core/error.h"
#include "talus/core/text.h"
#include "talus/io/crs.h"
#include "talus/io/gdal_support.h"
#include "talus/io/ogr_handles.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using core::Vector2;

class RegionReader {
 public:
  explicit RegionReader(const fs::path& path)
      : path_(path), dataset_(open_dataset(path, DatasetKind::vector, messages_)) {}

  RegionFile read() {
    const OGRLayerH layer = layer_with_material();
    material_ = field(layer, "material");
    priority_ = field(layer, "priority");
    check_priority_type(layer);
    result_.crs = crs_wkt(OGR_L_GetSpatialRef(layer));
    result_.files = files_of(dataset_, path_);
    OGR_L_ResetReading(layer);
    for (Feature feature(OGR_L_GetNextFeature(layer)); feature; feature.reset(OGR_L_GetNextFeature(layer)))
      add(feature.get());
    if (messages_.has_error()) refuse("", messages_.explain("cannot be read to its end"));
    if (result_.regions.empty()) refuse("", "holds no polygon", "at least one polygon with a material");
    return std::move(result_);
  }

 private:
  [[noreturn]] void refuse(std::string key, std::string problem, std::string accepted = "",
                           std::string value = "") const {
    throw core::InputError({.file = path_.string(),
                            .key = std::move(key),
                            .value = std::move(value),
                            .problem = std::move(problem),
                            .accepted = std::move(accepted)});
  }

  static int field(OGRLayerH layer, const char* name) { return OGR_FD_GetFieldIndex(OGR_L_GetLayerDefn(layer), name); }

  /// Other layers may lie in the same file: styles, points, lines.
  [[nodiscard]] OGRLayerH layer_with_material() const {
    OGRLayerH found = nullptr;
    std::string names;
    for (int i = 0; i < GDALDatasetGetLayerCount(dataset_.get()); ++i) {
      const OGRLayerH layer = GDALDatasetGetLayer(dataset_.get(), i);
      if (field(layer, "material") < 0) continue;
      names += (names.empty() ? "" : ", ") + std::string(OGR_L_GetName(layer));
      if (found != nullptr) refuse("", "has several layers with a field material: " + names, "one such layer");
      found = layer;
    }
    if (found == nullptr) refuse_without_material();
    return found;
  }

  [[noreturn]] void refuse_without_material() const {
    std::vector<std::string> names;
    for (int i = 0; i < GDALDatasetGetLayerCount(dataset_.get()); ++i) {
      const OGRFeatureDefnH fields = OGR_L_GetLayerDefn(GDALDatasetGetLayer(dataset_.get(), i));
      for (int k = 0; k < OGR_FD_GetFieldCount(fields); ++k)
        names.emplace_back(OGR_Fld_GetNameRef(OGR_FD_GetFieldDefn(fields, k)));
    }
    const std::vector<std::string_view> words(names.begin(), names.end());
    const std::string meant = core::nearest_word("material", words);
    refuse("material",
           meant.empty() ? "no layer has this field" : fmt::format("no layer has this field, but there is {}", meant),
           "polygons with a text field material and perhaps an integer field priority");
  }

  void check_priority_type(OGRLayerH layer) const {
    if (priority_ < 0) return;
    const OGRFieldType type = OGR_Fld_GetType(OGR_FD_GetFieldDefn(OGR_L_GetLayerDefn(layer), priority_));
    if (type == OFTInteger || type == OFTInteger64 || type == OFTReal) return;
    refuse("priority", fmt::format("the field is of type {}", OGR_GetFieldTypeName(type)), "an integer field");
  }

  [[nodiscard]] int priority_of(OGRFeatureH feature, const std::string& name) const {
    if (priority_ < 0 || OGR_F_IsFieldSetAndNotNull(feature, priority_) == 0) return 0;
    const double value = OGR_F_GetFieldAsDouble(feature, priority_);
    if (std::floor(value) != value || std::abs(value) > 1e9)
      refuse(name + ".priority", "out of range", "a whole number from -1e9 to 1e9", fmt::format("{}", value));
    return static_cast<int>(value);
  }

  void add(OGRFeatureH feature) {
    Region region;
    region.feature = OGR_F_GetFID(feature);
    const std::string name = fmt::format("feature {}", region.feature);
    if (OGR_F_IsFieldSetAndNotNull(feature, material_) == 0)
      refuse(name + ".material", "is empty", "the name of a material");
    region.material = OGR_F_GetFieldAsString(feature, material_);
    region.priority = priority_of(feature, name);
    const OGRGeometryH raw = OGR_F_GetGeometryRef(feature);
    if (raw == nullptr || OGR_G_IsEmpty(raw) != 0) refuse(name, "has no geometry", "a polygon or multipolygon");
    const Geometry geometry(OGR_G_GetLinearGeometry(raw, 0, nullptr));  // arcs become lines
    add_polygons(geometry.get(), region, name);
  }

  void add_polygons(OGRGeometryH geometry, const Region& like, const std::string& name) {
    const OGRwkbGeometryType type = OGR_GT_Flatten(OGR_G_GetGeometryType(geometry));
    if (type == wkbMultiPolygon) {
      for (int i = 0; i < OGR_G_GetGeometryCount(geometry); ++i)
        add_polygons(OGR_G_GetGeometryRef(geometry, i), like, name);
      return;
    }
    if (type != wkbPolygon)
      refuse(name, fmt::format("is a {}", OGRGeometryTypeToName(type)), "a polygon or multipolygon");
    Region region = like;
    for (int i = 0; i < OGR_G_GetGeometryCount(geometry); ++i)
      region.rings.push_back(ring(OGR_G_GetGeometryRef(geometry, i), name));
    if (!region.rings.empty()) result_.regions.push_back(std::move(region));
  }

  [[nodiscard]] std::vector<Vector2> ring(OGRGeometryH line, const std::string& name) const {
    std::vector<Vector2> points;
    for (int i = 0; i < OGR_G_GetPointCount(line); ++i) {
      points.emplace_back(OGR_G_GetX(line, i), OGR_G_GetY(line, i));
      if (!points.back().allFinite()) refuse(name, "has a coordinate that is not finite");
    }
    if (points.size() > 1 && points.front() == points.back()) points.pop_back();
    if (points.size() < 3)
      refuse(name, fmt::format("has a ring of {} points", points.size()), "rings of at least three points");
    return points;
  }

  const fs::path& path_;
  GdalMessages messages_;
  Dataset dataset_;
  int material_ = -1;
  int priority_ = -1;
  RegionFile result_;
};

}  // namespace

RegionFile read_regions(const fs::path& path) {
  return RegionReader(path).read();
}

}  // namespace talus::io
