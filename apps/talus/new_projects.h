#pragma once

// What `talus new` writes: one function for each kind. The folder exists and is empty; the first file returned is the
// one to run.

#include <filesystem>
#include <vector>

#include "talus/io/raster_file.h"

namespace talus::app {

[[nodiscard]] std::vector<std::filesystem::path> write_new_scene(const std::filesystem::path& folder);
[[nodiscard]] std::vector<std::filesystem::path> write_new_planar_scene(const std::filesystem::path& folder);
[[nodiscard]] std::vector<std::filesystem::path> write_new_rockfall(const std::filesystem::path& folder);
[[nodiscard]] std::vector<std::filesystem::path> write_new_rocking(const std::filesystem::path& folder);

/// Heights of the quarry that a new rockfall project is about.
[[nodiscard]] io::Raster quarry_heights();

}  // namespace talus::app
