#pragma once

// maps/*.tif of a rockfall run, each with a style (.qml) of the same name that QGIS applies by itself.
// docs/results.md explains every file and band.

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "talus/rockfall/map_totals.h"

namespace talus::io {

struct MapSettings {
  bool write = true;
  rockfall::MapGrid grid;                       ///< local coordinates
  std::vector<double> percentiles{50, 95, 99};  ///< each > 0 and < 100
  std::optional<double> failures_per_year;      ///< gives a map of passages per year
};

/// The names of the files, with ".tif", in the order in which they are written.
[[nodiscard]] std::vector<std::string> map_names(const MapSettings& settings);

struct MapPlace {
  core::Vector3 origin = core::Vector3::Zero();  ///< added to local coordinates
  std::string crs;                               ///< WKT
};

/// Writes all maps into an existing folder. Throws core::OutputError when one cannot be written.
void write_maps(const std::filesystem::path& folder, const rockfall::MapTotals& totals, const MapSettings& settings,
                const MapPlace& place);

}  // namespace talus::io
