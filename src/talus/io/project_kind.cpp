#include "talus/io/project_kind.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "talus/core/error.h"
#include "talus/core/text.h"
#include "talus/io/text_file.h"
#include "talus/io/toml_reader.h"

namespace talus::io {

std::string project_kind(const std::filesystem::path& path) {
  constexpr std::array<std::string_view, 3> kKinds{"rockfall", "rocking", "scene"};
  const std::string file = path.string();
  const JsonNode root = parse_toml(read_text_file(path), file);
  const JsonNode* node = find_member(root, "kind");
  const auto* kind = node == nullptr ? nullptr : std::get_if<std::string>(&node->value);
  if (kind != nullptr && std::find(kKinds.begin(), kKinds.end(), *kind) != kKinds.end()) return *kind;
  throw core::InputError({.file = file,
                          .line = node == nullptr ? 0 : node->line,
                          .key = "kind",
                          .value = node == nullptr ? "" : brief_text(*node),
                          .problem = kind == nullptr ? "is missing" : core::unknown_word("kind", *kind, kKinds),
                          .accepted = core::join(kKinds)});
}

}  // namespace talus::io
