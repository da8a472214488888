#pragma once

// A vector file on its way in: its features one after the other, their geometry checked, and how its faults are told.
// For sources that use GDAL only.

#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "talus/core/linear_algebra.h"
#include "talus/io/gdal_support.h"
#include "talus/io/ogr_handles.h"

namespace talus::io {

class FeatureReading {
 public:
  /// Throws core::InputError, as all functions do.
  explicit FeatureReading(const std::filesystem::path& path);

  [[noreturn]] void refuse(std::string key, std::string problem, std::string accepted = "",
                           std::string value = "") const;

  [[nodiscard]] const Dataset& dataset() const { return dataset_; }
  [[nodiscard]] const GdalMessages& messages() const { return messages_; }
  [[nodiscard]] std::vector<std::filesystem::path> files() const { return files_of(dataset_, path_); }
  [[nodiscard]] std::vector<OGRLayerH> layers() const;

  using Add = std::function<void(OGRFeatureH feature, const std::string& name)>;
  /// Calls `add` for each feature, as far as the layer can be read: `require_end` tells.
  void read_features(OGRLayerH layer, const Add& add) const;
  void require_end() const;

  using AddPart = std::function<void(OGRGeometryH part)>;
  /// Calls `add` for the geometry of a feature, or for each part of a multi-geometry. Arcs become lines.
  void read_parts(OGRFeatureH feature, const std::string& name, const char* accepted, const AddPart& add) const;

  /// Points of a point or line, all finite.
  [[nodiscard]] std::vector<core::Vector2> points(OGRGeometryH geometry, const std::string& name) const;
  /// Outline and holes of a polygon, the first point not repeated.
  [[nodiscard]] std::vector<std::vector<core::Vector2>> rings(OGRGeometryH polygon, const std::string& name) const;

 private:
  const std::filesystem::path& path_;
  GdalMessages messages_;
  Dataset dataset_;
};

[[nodiscard]] OGRwkbGeometryType flat_type(OGRGeometryH geometry);
/// Numbers of any kind.
[[nodiscard]] bool is_numeric(OGRFieldType type);
[[nodiscard]] std::vector<std::string> field_names(OGRLayerH layer);

}  // namespace talus::io
