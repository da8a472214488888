#include "talus/studio/safe_path.h"

#include <algorithm>
#include <string>
#include <system_error>

#include "talus/studio/answer.h"

namespace talus::studio {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLongest = 200;

[[noreturn]] void refuse(std::string_view name, const char* problem) {
  throw Refusal(
      Status::forbidden,
      {.value = std::string(name), .problem = problem, .accepted = "a file inside the folder of the project"});
}

bool has_odd_characters(std::string_view name) {
  return std::any_of(name.begin(), name.end(), [](char c) {
    const auto code = static_cast<unsigned char>(c);
    return code < 0x20 || code == 0x7f || c == '\\';
  });
}

}  // namespace

bool is_inside(const fs::path& root, const fs::path& path) {
  std::error_code error;
  const fs::path real = fs::weakly_canonical(path, error);
  if (error) return false;
  return std::mismatch(root.begin(), root.end(), real.begin(), real.end()).first == root.end();
}

fs::path inside(const fs::path& root, const fs::path& folder, std::string_view name) {
  if (name.empty() || name.size() > 4 * kLongest || has_odd_characters(name)) refuse(name, "is no name of a file");
  const fs::path relative(name);
  if (relative.is_absolute()) refuse(name, "is an absolute path");
  for (const fs::path& part : relative)
    if (part != "." && part.string().starts_with('.')) refuse(name, "leads out of the folder or is hidden");
  std::error_code error;
  const fs::path real = fs::weakly_canonical(folder / relative, error);
  if (error || !is_inside(root, real)) refuse(name, "leads out of the folder");
  return real;
}

void require_plain_name(std::string_view key, std::string_view name) {
  const bool good = !name.empty() && name.size() <= kLongest && name.front() != '.' && name.front() != ' ' &&
                    name.back() != ' ' && std::all_of(name.begin(), name.end(), [](unsigned char c) {
                      return std::isalnum(c) != 0 || c == ' ' || c == '.' || c == '_' || c == '-' || c >= 0x80;
                    });
  if (good) return;
  throw Refusal(Status::bad_request,
                {.key = std::string(key),
                 .value = std::string(name),
                 .problem = "is no plain name",
                 .accepted = "letters, digits, spaces and . _ -, beginning with a letter or digit"});
}

}  // namespace talus::studio
