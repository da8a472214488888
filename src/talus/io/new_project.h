#pragma once

// What `talus new` and the studio write for someone who begins: a small commented project that runs as it is.

#include <filesystem>
#include <span>
#include <string_view>
#include <vector>

#include "talus/io/raster_file.h"

namespace talus::io {

/// "scene", "rockfall", "rocking"
[[nodiscard]] std::span<const std::string_view> project_kinds();

/// Writes a project of this kind into a new or empty folder; the first file returned is the one to run. Throws
/// core::InputError for an unknown kind and for a folder that holds something already.
[[nodiscard]] std::vector<std::filesystem::path> write_new_project(std::string_view kind,
                                                                   const std::filesystem::path& folder);

/// One for each kind; the folder exists and is empty.
[[nodiscard]] std::vector<std::filesystem::path> write_new_scene(const std::filesystem::path& folder);
[[nodiscard]] std::vector<std::filesystem::path> write_new_rockfall(const std::filesystem::path& folder);
[[nodiscard]] std::vector<std::filesystem::path> write_new_rocking(const std::filesystem::path& folder);

/// Heights of the quarry that a new rockfall project is about.
[[nodiscard]] Raster quarry_heights();

}  // namespace talus::io
