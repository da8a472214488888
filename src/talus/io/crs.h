#pragma once

// Coordinate reference systems, kept as well-known text (WKT). An empty text means: not known.

#include <span>
#include <string>
#include <string_view>

#include "talus/core/linear_algebra.h"

namespace talus::io {

/// "CH1903+ / LV95 (EPSG:2056)", or "unknown".
[[nodiscard]] std::string crs_name(const std::string& wkt);

/// Whether the two are known to differ: neither is empty, and they are not the same system. Heights do not count.
[[nodiscard]] bool crs_differ(const std::string& a, const std::string& b);

/// Brings points (east, north) from one system into the other; false if that is not possible.
[[nodiscard]] bool reproject(const std::string& from, const std::string& to, std::span<core::Vector2> points);

/// WKT of what a person writes: "EPSG:2056", WKT or a PROJ text. Throws core::InputError with value and problem.
[[nodiscard]] std::string crs_from_text(const std::string& text);

/// WKT of a GDAL handle (OGRSpatialReferenceH), which may be null.
[[nodiscard]] std::string crs_wkt(void* spatial_reference);

/// Why lengths and angles in this system make no sense to a simulation in metres, or "": degrees, feet.
[[nodiscard]] std::string crs_problem(const std::string& wkt);

inline constexpr std::string_view kMetricCrs =
    "a projected system in metres (reproject the file, with gdalwarp or QGIS)";

}  // namespace talus::io
