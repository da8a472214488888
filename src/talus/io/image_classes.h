#pragma once

// From an orthophoto to a raster of classes: cells of similar colour get the same number, and a legend (CSV) says what
// each class looks like, for a person to fill in its material. [materials] takes both: texture and texture_legend.

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "talus/core/linear_algebra.h"

namespace talus::io {

struct ClassifySettings {
  std::filesystem::path image;
  std::filesystem::path
      out;          ///< GeoTIFF; the legend has the same name with .csv. Empty: NAME-classes.tif beside the image
  int classes = 0;  ///< 2 to 50
  int smooth = 0;   ///< cells around a cell that vote on its class, 0 to 20
  std::uint64_t seed = 1;
};

struct ImageClass {
  int number = 0;  ///< from 1, the largest first
  double share = 0;
  core::Vector3 colour = core::Vector3::Zero();  ///< mean, sRGB from 0 to 255
};

struct Classification {
  std::filesystem::path raster, legend;
  std::vector<ImageClass> classes;
};

/// Both files or none. Throws core::InputError for bad settings, an image that is none and files that exist,
/// core::OutputError when they cannot be written.
[[nodiscard]] Classification classify_image(const ClassifySettings& settings);

}  // namespace talus::io
