#include "talus/io/region_file.h"

#include <cmath>
#include <string_view>

#include <fmt/format.h>
#include <ogr_api.h>

#include "talus/core/text.h"
#include "talus/io/crs.h"
#include "talus/io/feature_reading.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;

constexpr const char* kAccepted = "a polygon or multipolygon";

class RegionReader {
 public:
  explicit RegionReader(const fs::path& path) : file_(path) {}

  RegionFile read() {
    const OGRLayerH layer = layer_with_material();
    material_ = field(layer, "material");
    priority_ = field(layer, "priority");
    check_priority_type(layer);
    result_.crs = crs_wkt(OGR_L_GetSpatialRef(layer));
    result_.files = file_.files();
    file_.read_features(layer, [&](OGRFeatureH feature, const std::string& name) { add(feature, name); });
    file_.require_end();
    if (result_.regions.empty()) file_.refuse("", "holds no polygon", "at least one polygon with a material");
    return std::move(result_);
  }

 private:
  static int field(OGRLayerH layer, const char* name) { return OGR_FD_GetFieldIndex(OGR_L_GetLayerDefn(layer), name); }

  /// Other layers may lie in the same file: styles, points, lines.
  [[nodiscard]] OGRLayerH layer_with_material() const {
    OGRLayerH found = nullptr;
    std::string names;
    for (const OGRLayerH layer : file_.layers()) {
      if (field(layer, "material") < 0) continue;
      names += (names.empty() ? "" : ", ") + std::string(OGR_L_GetName(layer));
      if (found != nullptr) file_.refuse("", "has several layers with a field material: " + names, "one such layer");
      found = layer;
    }
    if (found == nullptr) refuse_without_material();
    return found;
  }

  [[noreturn]] void refuse_without_material() const {
    std::vector<std::string> names;
    for (const OGRLayerH layer : file_.layers())
      for (std::string& name : field_names(layer)) names.push_back(std::move(name));
    const std::vector<std::string_view> words(names.begin(), names.end());
    const std::string meant = core::nearest_word("material", words);
    file_.refuse(
        "material",
        meant.empty() ? "no layer has this field" : fmt::format("no layer has this field, but there is {}", meant),
        "polygons with a text field material and perhaps an integer field priority");
  }

  void check_priority_type(OGRLayerH layer) const {
    if (priority_ < 0) return;
    const OGRFieldType type = OGR_Fld_GetType(OGR_FD_GetFieldDefn(OGR_L_GetLayerDefn(layer), priority_));
    if (is_numeric(type)) return;
    file_.refuse("priority", fmt::format("the field is of type {}", OGR_GetFieldTypeName(type)), "an integer field");
  }

  [[nodiscard]] int priority_of(OGRFeatureH feature, const std::string& name) const {
    if (priority_ < 0 || OGR_F_IsFieldSetAndNotNull(feature, priority_) == 0) return 0;
    const double value = OGR_F_GetFieldAsDouble(feature, priority_);
    if (std::floor(value) != value || std::abs(value) > 1e9)
      file_.refuse(name + ".priority", "out of range", "a whole number from -1e9 to 1e9", fmt::format("{}", value));
    return static_cast<int>(value);
  }

  void add(OGRFeatureH feature, const std::string& name) {
    Region region;
    region.feature = OGR_F_GetFID(feature);
    if (OGR_F_IsFieldSetAndNotNull(feature, material_) == 0)
      file_.refuse(name + ".material", "is empty", "the name of a material");
    region.material = OGR_F_GetFieldAsString(feature, material_);
    region.priority = priority_of(feature, name);
    file_.read_parts(feature, name, kAccepted, [&](OGRGeometryH part) {
      if (flat_type(part) != wkbPolygon)
        file_.refuse(name, fmt::format("is a {}", OGRGeometryTypeToName(flat_type(part))), kAccepted);
      region.rings = file_.rings(part, name);
      result_.regions.push_back(region);
    });
  }

  FeatureReading file_;
  int material_ = -1;
  int priority_ = -1;
  RegionFile result_;
};

}  // namespace

RegionFile read_regions(const fs::path& path) {
  return RegionReader(path).read();
}

}  // namespace talus::io
