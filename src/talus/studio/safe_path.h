#pragma once

// Names of files that come from a page. Whatever they say, they lead to places inside one folder.

#include <filesystem>
#include <string_view>

namespace talus::studio {

/// `name` from `folder`, with symbolic links resolved; it need not exist. Throws Refusal (forbidden) for an absolute
/// name, one with "..", a hidden part or a character that no file name needs, and for one that leads out of `root`,
/// which must be canonical.
[[nodiscard]] std::filesystem::path inside(const std::filesystem::path& root, const std::filesystem::path& folder,
                                           std::string_view name);

/// Whether the path, with links resolved, is in the folder, which must be canonical, or is the folder itself.
[[nodiscard]] bool is_inside(const std::filesystem::path& root, const std::filesystem::path& path);

/// Throws Refusal (bad request) unless it is the plain name of a file or folder: letters, digits, space, . _ - and no
/// dot at its beginning.
void require_plain_name(std::string_view key, std::string_view name);

}  // namespace talus::studio
