#pragma once

// Writing GeoPackages: layers of points or lines with fields, and styles that QGIS finds in the file itself.

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "talus/core/linear_algebra.h"
#include "talus/io/gdal_support.h"

namespace talus::io {

enum class FieldType { integer, real, text };

struct FieldFacts {
  const char* name;
  FieldType type;
};

struct LayerFacts {
  const char* name;
  bool lines;  ///< LineStringZM, the measure is the time; else PointZ
  std::span<const FieldFacts> fields;
  std::string style;  ///< QML
};

using FieldValue = std::variant<std::int64_t, double, std::string>;

/// x, y, z and the measure.
using PlaceInTime = Eigen::Vector4d;

class GeoPackage {
 public:
  /// Throws core::OutputError when the file cannot be written, as all functions do.
  GeoPackage(std::filesystem::path path, const std::string& crs);
  ~GeoPackage();
  GeoPackage(const GeoPackage&) = delete;
  GeoPackage& operator=(const GeoPackage&) = delete;

  /// The features that follow go into this layer.
  void begin_layer(const LayerFacts& layer);
  /// Values in the order of the fields; NaN is left empty.
  void add_point(const core::Vector3& point, const std::vector<FieldValue>& values);
  void add_line(const std::vector<PlaceInTime>& points, const std::vector<FieldValue>& values);
  /// Adds the styles and closes the file.
  void finish();

 private:
  void require(bool good) const;
  void add_feature(void* geometry, const std::vector<FieldValue>& values);
  void add_styles();

  std::filesystem::path path_;
  std::string crs_;
  GdalMessages messages_;
  Dataset dataset_;
  void* layer_ = nullptr;                                    ///< OGRLayerH
  std::vector<std::pair<std::string, std::string>> styles_;  ///< of layers
};

}  // namespace talus::io
