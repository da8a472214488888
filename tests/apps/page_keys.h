#pragma once

// Which keys a page of the documentation describes.

#include <map>
#include <set>
#include <string>

namespace talus::app {

using KeysBySection = std::map<std::string, std::set<std::string>>;

/// Tables whose first line is  | `[block]` | meaning | default |  list keys in their first column. `page` is the path
/// in the sources. Keys at the top of the file have the section "".
[[nodiscard]] KeysBySection described_keys(const std::string& page);

}  // namespace talus::app
