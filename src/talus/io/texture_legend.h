#pragma once

// The legend of a raster of classes: CSV with the columns class and material, and perhaps colours and shares, as `talus
// classify` writes it for a person to fill in.

#include <filesystem>
#include <map>

#include "talus/io/rockfall_sections.h"

namespace talus::io {

/// From class numbers to those of materials. Throws core::InputError with file and line for a class without a material
/// or with an unknown one, and for a class that is there twice.
[[nodiscard]] std::map<double, int> read_texture_legend(const std::filesystem::path& path,
                                                        const ProjectReading& reading);

}  // namespace talus::io
