#pragma once

// Points, lines and polygons with attributes, from any vector format that GDAL reads: GeoPackage, GeoJSON, Shapefile.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "talus/core/linear_algebra.h"

namespace talus::io {

enum class VectorKind { points, lines, areas };

/// One point, line or polygon; the parts of a multi-geometry become one each.
struct VectorFeature {
  std::int64_t feature = 0;                       ///< its number in the file, as GIS programs show it
  std::vector<std::vector<core::Vector2>> parts;  ///< a point, a line, or the rings of a polygon (not closed)
  std::optional<double> weight;                   ///< of the field asked for, shared among the parts of a feature
};

struct VectorFile {
  VectorKind kind = VectorKind::points;
  std::vector<VectorFeature> features;
  std::vector<std::filesystem::path> files;  ///< that they were read from
};

struct VectorFileSettings {
  std::string layer;         ///< empty: the only one
  std::string where;         ///< OGR's attribute filter, "height > 5"; empty: all features
  std::string weight_field;  ///< a numeric field; empty: none
  std::string crs;           ///< WKT; features of another known system are brought into this one. Empty: as they are
};

/// Heights of the file do not count. Throws core::InputError with file, feature, field and what is wrong: points mixed
/// with lines, a polygon that crosses itself, a weight that is negative.
[[nodiscard]] VectorFile read_vectors(const std::filesystem::path& path, const VectorFileSettings& settings);

/// What is wrong with a polygon ("Self-intersection at or near point 5 5"), or "".
[[nodiscard]] std::string polygon_problem(std::span<const std::vector<core::Vector2>> rings);

}  // namespace talus::io
