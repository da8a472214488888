#pragma once

// The page of the studio, built from studio/web and kept inside the program.

#include <span>
#include <string_view>

namespace talus::studio {

struct EmbeddedFile {
  std::string_view path;  ///< "/index.html", "/assets/index-1a2b3c.js"
  std::string_view content;
};

[[nodiscard]] std::span<const EmbeddedFile> embedded_files();

}  // namespace talus::studio
