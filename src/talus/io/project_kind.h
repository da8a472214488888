#pragma once

#include <filesystem>
#include <string>

namespace talus::io {

/// What a project file says of itself: "rockfall", "rocking" or "scene". Throws core::InputError for any other kind or
/// none.
[[nodiscard]] std::string project_kind(const std::filesystem::path& path);

}  // namespace talus::io
