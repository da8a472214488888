#include "talus/studio/workspace.h"

#include <algorithm>
#include <functional>
#include <system_error>

#include "talus/studio/answer.h"
#include "talus/studio/safe_path.h"

namespace talus::studio {
namespace {

namespace fs = std::filesystem;

/// Calls `visit` for each folder below, without following links or looking into hidden ones; what it says no to is not
/// looked into.
void walk(const fs::path& folder, int depth, const std::function<bool(const fs::path&)>& visit) {
  std::error_code ignored;
  if (!visit(folder) || depth == 0) return;
  std::vector<fs::path> below;
  for (const auto& entry : fs::directory_iterator(folder, ignored))
    if (entry.is_directory(ignored) && !entry.is_symlink(ignored) && !entry.path().filename().string().starts_with('.'))
      below.push_back(entry.path());
  std::sort(below.begin(), below.end());
  for (const fs::path& path : below) walk(path, depth - 1, visit);
}

constexpr int kDepth = 3;

}  // namespace

Workspace::Workspace(Target target, std::string version) : target_(std::move(target)), version_(std::move(version)) {}

fs::path Workspace::file() const {
  const std::lock_guard lock(lock_);
  return target_.file;
}

fs::path Workspace::folder() const {
  const fs::path open = file();
  return open.empty() ? target_.root : open.parent_path();
}

std::string Workspace::kind() const {
  const fs::path open = file();
  std::error_code ignored;
  return open.empty() || !fs::exists(open, ignored) ? "" : kind_of(open);
}

fs::path Workspace::require(std::string_view wanted) const {
  const fs::path open = file();
  if (open.empty()) throw Refusal(Status::not_found, {.problem = "no project is open"});
  if (!wanted.empty() && kind() != wanted)
    throw Refusal(Status::not_found, {.problem = "the project is no " + std::string(wanted) + " project"});
  return open;
}

void Workspace::require_writable() const {
  if (!target_.writable)
    throw Refusal(Status::forbidden, {.problem = "the project is only to be looked at, as its results lie elsewhere",
                                      .accepted = "talus view with the folder of the project"});
}

void Workspace::open(const fs::path& file) {
  const std::lock_guard lock(lock_);
  target_.file = file;
}

std::vector<fs::path> Workspace::projects() const {
  std::vector<fs::path> found;
  walk(target_.root, kDepth, [&](const fs::path& folder) {
    if (folder != target_.root && is_results_folder(folder)) return false;
    std::error_code ignored;
    std::vector<fs::path> files;
    for (const auto& entry : fs::directory_iterator(folder, ignored)) {
      const std::string ending = entry.path().extension().string();
      const bool candidate = ending == ".toml" || ending == ".xml";
      if (candidate && !entry.path().filename().string().starts_with('.') && entry.is_regular_file(ignored) &&
          is_inside(target_.root, entry.path()) && !kind_of(entry.path()).empty())
        files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    found.insert(found.end(), files.begin(), files.end());
    return true;
  });
  return found;
}

std::string Workspace::opened_run() const {
  if (target_.run.empty()) return "";
  if (!target_.writable) return target_.run.filename().string();
  return target_.run.lexically_relative(target_.root).generic_string();
}

fs::path Workspace::run_folder(std::string_view id) const {
  if (!target_.run.empty() && id == opened_run()) return target_.run;
  const fs::path home = folder();
  return inside(target_.root, home, id);
}

std::vector<std::string> Workspace::runs() const {
  const fs::path home = folder();
  std::vector<std::string> found;
  if (!target_.run.empty()) found.push_back(opened_run());
  const fs::path open = file();
  if (open.empty()) return found;
  walk(home, kDepth, [&](const fs::path& folder) {
    if (folder == home || !is_results_folder(folder)) return folder == home || project_in(folder).empty();
    // Of another project beside this one; planar scenes are named as the command line did, which tells too little.
    const fs::path owner = open.extension() == ".toml" ? project_of_summary(folder) : fs::path();
    if (!owner.empty() && owner != open) return false;
    const std::string id = folder.lexically_relative(home).generic_string();
    if (std::find(found.begin(), found.end(), id) == found.end()) found.push_back(id);
    return false;
  });
  return found;
}

}  // namespace talus::studio
