#pragma once

// Polygons that name a material, from any vector format that GDAL reads: GeoPackage, GeoJSON, Shapefile.

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "talus/core/linear_algebra.h"

namespace talus::io {

/// One polygon; the parts of a multipolygon become one each.
struct Region {
  std::int64_t feature = 0;  ///< its number in the file, as GIS programs show it
  std::string material;
  int priority = 0;
  std::vector<std::vector<core::Vector2>> rings;  ///< outline first, then holes; the first point is not repeated
};

struct RegionFile {
  std::vector<Region> regions;               ///< in the order of the file
  std::string crs;                           ///< WKT; empty: not known
  std::vector<std::filesystem::path> files;  ///< that they were read from
};

/// Reads the layer that has a text field `material`; an integer field `priority` is optional (0 where it is missing or
/// empty). Throws core::InputError with file, feature, field and what is wrong.
[[nodiscard]] RegionFile read_regions(const std::filesystem::path& path);

}  // namespace talus::io
