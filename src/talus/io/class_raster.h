#pragma once

// Rasters of class numbers with a colour for each class.

#include <cstdint>
#include <filesystem>
#include <vector>

#include "talus/io/raster_file.h"

namespace talus::io {

/// How many bands the file has, an alpha band not counted. Throws core::InputError.
[[nodiscard]] int raster_bands(const std::filesystem::path& path);

/// A GeoTIFF of bytes on the cells of `frame` (its values do not count): numbers in the order of Raster::values, 0
/// stands for no data; colours (sRGB from 0 to 255) of the numbers from 1 on. Under a temporary name until it is
/// complete. Throws core::OutputError when it cannot be written.
void write_class_raster(const std::filesystem::path& path, const Raster& frame,
                        const std::vector<std::uint8_t>& numbers, const std::vector<core::Vector3>& colours);

}  // namespace talus::io
