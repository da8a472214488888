#include "talus/io/vector_file.h"

#include <cmath>
#include <limits>

#include <fmt/format.h>
#include <ogr_api.h>

#include "talus/core/text.h"
#include "talus/io/crs.h"
#include "talus/io/feature_reading.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using core::Vector2;

constexpr const char* kAccepted = "a point, line or polygon";

class VectorReader {
 public:
  VectorReader(const fs::path& path, const VectorFileSettings& settings) : file_(path), settings_(settings) {}

  VectorFile read() {
    const OGRLayerH layer = chosen_layer();
    if (!settings_.where.empty() && OGR_L_SetAttributeFilter(layer, settings_.where.c_str()) != OGRERR_NONE)
      refuse_where();
    weight_ = weight_field(layer);
    result_.files = file_.files();
    file_.read_features(layer, [&](OGRFeatureH feature, const std::string& name) { add(feature, name); });
    if (file_.messages().has_error() && !settings_.where.empty() && result_.features.empty()) refuse_where();
    file_.require_end();
    if (result_.features.empty())
      file_.refuse("", settings_.where.empty() ? "holds no feature" : "holds no feature where " + settings_.where,
                   "points, lines or polygons");
    reproject_from(crs_wkt(OGR_L_GetSpatialRef(layer)));
    return std::move(result_);
  }

 private:
  /// Some formats look at the condition only when the first feature is read.
  [[noreturn]] void refuse_where() const {
    file_.refuse("where", file_.messages().explain("makes no sense for this layer"), "a condition such as height > 5",
                 settings_.where);
  }

  [[nodiscard]] OGRLayerH chosen_layer() const {
    const std::vector<OGRLayerH> layers = file_.layers();
    std::vector<std::string_view> names;
    for (const OGRLayerH layer : layers) names.emplace_back(OGR_L_GetName(layer));
    if (settings_.layer.empty() && layers.size() != 1)
      file_.refuse("layer", fmt::format("the file has {} layers, and none is chosen", layers.size()),
                   core::join(names));
    for (std::size_t i = 0; i < layers.size(); ++i)
      if (settings_.layer.empty() || names[i] == settings_.layer) return layers[i];
    file_.refuse("layer", core::unknown_word("layer", settings_.layer, names), core::join(names), settings_.layer);
  }

  /// Number of the field; -1: none is asked for.
  [[nodiscard]] int weight_field(OGRLayerH layer) const {
    if (settings_.weight_field.empty()) return -1;
    const OGRFeatureDefnH fields = OGR_L_GetLayerDefn(layer);
    const int found = OGR_FD_GetFieldIndex(fields, settings_.weight_field.c_str());
    const std::vector<std::string> names = field_names(layer);
    const std::vector<std::string_view> words(names.begin(), names.end());
    if (found < 0)
      file_.refuse("weight_field", core::unknown_word("field", settings_.weight_field, words), core::join(words),
                   settings_.weight_field);
    const OGRFieldType type = OGR_Fld_GetType(OGR_FD_GetFieldDefn(fields, found));
    if (!is_numeric(type))
      file_.refuse("weight_field", fmt::format("the field is of type {}", OGR_GetFieldTypeName(type)),
                   "a field of numbers", settings_.weight_field);
    return found;
  }

  [[nodiscard]] std::optional<double> weight_of(OGRFeatureH feature, const std::string& name) const {
    if (weight_ < 0) return std::nullopt;
    const double value = OGR_F_IsFieldSetAndNotNull(feature, weight_) != 0 ? OGR_F_GetFieldAsDouble(feature, weight_)
                                                                           : std::numeric_limits<double>::quiet_NaN();
    if (!(value >= 0 && std::isfinite(value)))
      file_.refuse(name + "." + settings_.weight_field, std::isnan(value) ? "is empty" : "out of range",
                   "a weight >= 0", std::isnan(value) ? "" : fmt::format("{}", value));
    return value;
  }

  void add(OGRFeatureH feature, const std::string& name) {
    const std::size_t first = result_.features.size();
    file_.read_parts(feature, name, kAccepted, [&](OGRGeometryH part) { add_part(part, OGR_F_GetFID(feature), name); });
    if (const std::optional<double> weight = weight_of(feature, name)) share_out(first, *weight);
  }

  void add_part(OGRGeometryH geometry, std::int64_t id, const std::string& name) {
    const OGRwkbGeometryType type = flat_type(geometry);
    VectorFeature feature{.feature = id};
    if (type == wkbPolygon) {
      require_kind(VectorKind::areas, name);
      feature.parts = file_.rings(geometry, name);
    } else if (type == wkbPoint || type == wkbLineString) {
      require_kind(type == wkbPoint ? VectorKind::points : VectorKind::lines, name);
      feature.parts.push_back(file_.points(geometry, name));
    } else {
      file_.refuse(name, fmt::format("is a {}", OGRGeometryTypeToName(type)), kAccepted);
    }
    result_.features.push_back(std::move(feature));
  }

  void require_kind(VectorKind kind, const std::string& name) {
    if (result_.features.empty()) result_.kind = kind;
    if (result_.kind != kind)
      file_.refuse(name, "is of another kind than those before it", "only points, only lines or only polygons");
  }

  /// The weight of a feature is divided among its parts by their size: by area, length or number.
  void share_out(std::size_t first, double weight) {
    std::vector<double> sizes;
    double whole = 0;
    for (std::size_t i = first; i < result_.features.size(); ++i) {
      sizes.push_back(size_of(result_.features[i]));
      whole += sizes.back();
    }
    for (std::size_t i = 0; i < sizes.size(); ++i) result_.features[first + i].weight = weight * sizes[i] / whole;
  }

  [[nodiscard]] double size_of(const VectorFeature& feature) const {
    if (result_.kind == VectorKind::points) return 1;
    double length = 0, doubled_area = 0;
    for (std::size_t k = 0; k < feature.parts.size(); ++k) {
      const std::vector<Vector2>& part = feature.parts[k];
      double turned = 0;
      for (std::size_t i = 0; i + 1 < part.size(); ++i) {
        length += (part[i + 1] - part[i]).norm();
        const Vector2 a = part[i] - part[0], b = part[i + 1] - part[0];
        turned += a.x() * b.y() - a.y() * b.x();
      }
      doubled_area += k == 0 ? std::abs(turned) : -std::abs(turned);
    }
    return result_.kind == VectorKind::lines ? length : 0.5 * doubled_area;
  }

  void reproject_from(const std::string& crs) {
    if (!crs_differ(crs, settings_.crs)) return;
    std::vector<Vector2> points;
    for (const VectorFeature& feature : result_.features)
      for (const auto& part : feature.parts) points.insert(points.end(), part.begin(), part.end());
    if (!reproject(crs, settings_.crs, points))
      file_.refuse("", fmt::format("cannot be brought from {} into {}", crs_name(crs), crs_name(settings_.crs)),
                   "features in " + crs_name(settings_.crs));
    auto next = points.begin();
    for (VectorFeature& feature : result_.features)
      for (auto& part : feature.parts)
        for (Vector2& point : part) point = *next++;
  }

  FeatureReading file_;
  const VectorFileSettings& settings_;
  int weight_ = -1;
  VectorFile result_;
};

}  // namespace

VectorFile read_vectors(const fs::path& path, const VectorFileSettings& settings) {
  return VectorReader(path, settings).read();
}

std::string polygon_problem(std::span<const std::vector<Vector2>> rings) {
  const Geometry polygon(OGR_G_CreateGeometry(wkbPolygon));
  for (const std::vector<Vector2>& points : rings) {
    if (points.size() < 3) return fmt::format("a ring has {} points", points.size());
    const OGRGeometryH ring = OGR_G_CreateGeometry(wkbLinearRing);
    for (const Vector2& p : points) OGR_G_AddPoint_2D(ring, p.x(), p.y());
    OGR_G_CloseRings(ring);
    OGR_G_AddGeometryDirectly(polygon.get(), ring);
  }
  const GdalMessages messages;
  if (OGR_G_IsValid(polygon.get()) != 0) return OGR_G_Area(polygon.get()) > 0 ? "" : "it has no area";
  return messages.text().empty() ? "it crosses itself" : messages.text();
}

}  // namespace talus::io
