#include "talus/io/new_project.h"

#include <algorithm>
#include <array>
#include <string>
#include <system_error>

#include "talus/core/error.h"
#include "talus/core/text.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 3> kKinds{"scene", "rockfall", "rocking"};

void require_empty(const fs::path& folder) {
  std::error_code error;
  if (!fs::exists(folder, error)) return;
  if (!fs::is_directory(folder, error))
    throw core::InputError({.file = folder.string(), .problem = "is a file", .accepted = "a new or empty folder"});
  if (!fs::is_empty(folder, error))
    throw core::InputError({.file = folder.string(), .problem = "is not empty", .accepted = "a new or empty folder"});
}

void create(const fs::path& folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw core::InputError({.file = folder.string(), .problem = "cannot be made: " + error.message()});
}

}  // namespace

std::span<const std::string_view> project_kinds() {
  return kKinds;
}

std::vector<fs::path> write_new_project(std::string_view kind, const fs::path& folder) {
  const auto place = std::find(kKinds.begin(), kKinds.end(), kind);
  if (place == kKinds.end()) {
    throw core::InputError({.key = "KIND",
                            .value = std::string(kind),
                            .problem = core::unknown_word("kind", kind, kKinds),
                            .accepted = core::join(kKinds)});
  }
  require_empty(folder);
  create(folder);
  constexpr std::array kWriters{write_new_scene, write_new_rockfall, write_new_rocking};  // in the order of kKinds
  return kWriters[static_cast<std::size_t>(place - kKinds.begin())](folder);
}

}  // namespace talus::io
