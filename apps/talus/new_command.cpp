#include "new_command.h"

#include <algorithm>
#include <array>
#include <ostream>
#include <string_view>
#include <system_error>
#include <vector>

#include "new_projects.h"

#include "talus/core/text.h"

namespace talus::app {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 4> kKinds{"scene", "planar-scene", "rockfall", "rocking"};

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

core::ExitCode new_command(const NewOptions& options, std::ostream& out) {
  if (std::find(kKinds.begin(), kKinds.end(), options.kind) == kKinds.end()) {
    throw core::InputError({.key = "KIND",
                            .value = options.kind,
                            .problem = core::unknown_word("kind", options.kind, kKinds),
                            .accepted = core::join(kKinds)});
  }
  require_empty(options.folder);
  create(options.folder);
  constexpr std::array kWriters{write_new_scene, write_new_planar_scene, write_new_rockfall,
                                write_new_rocking};  // in the order of kKinds
  const auto kind = std::find(kKinds.begin(), kKinds.end(), options.kind) - kKinds.begin();
  const std::vector<fs::path> files = kWriters[static_cast<std::size_t>(kind)](options.folder);
  for (const fs::path& file : files) out << "wrote " << file.string() << '\n';
  out << "run it: talus run " << files.front().string() << std::endl;
  return core::ExitCode::done;
}

}  // namespace talus::app
