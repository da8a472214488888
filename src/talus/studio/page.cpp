#include "talus/studio/page.h"

#include <array>
#include <string_view>

#include "talus/studio/embedded_files.h"

namespace talus::studio {
namespace {

std::string_view type_of(std::string_view path) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 12> kTypes{
      {{".html", "text/html; charset=utf-8"},
       {".js", "text/javascript; charset=utf-8"},
       {".css", "text/css; charset=utf-8"},
       {".svg", "image/svg+xml"},
       {".png", "image/png"},
       {".jpg", "image/jpeg"},
       {".ico", "image/x-icon"},
       {".json", "application/json"},
       {".map", "application/json"},
       {".woff2", "font/woff2"},
       {".wasm", "application/wasm"},
       {".txt", "text/plain; charset=utf-8"}}};
  for (const auto& [ending, type] : kTypes)
    if (path.ends_with(ending)) return type;
  return "application/octet-stream";
}

}  // namespace

Answer page_answer(const std::string& path) {
  const std::string wanted = path == "/" ? "/index.html" : path;
  for (const EmbeddedFile& file : embedded_files()) {
    if (file.path != wanted) continue;
    Answer answer{.type = std::string(type_of(wanted)), .body = std::make_shared<const std::string>(file.content)};
    // Names of assets change with their content.
    answer.headers["Cache-Control"] =
        wanted.starts_with("/assets/") ? "private, max-age=31536000, immutable" : "no-cache";
    return answer;
  }
  throw Refusal(Status::not_found, {.value = path, .problem = "there is no such page"});
}

}  // namespace talus::studio
