#include "talus/studio/project_store.h"

#include <algorithm>
#include <system_error>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/io/content_hash.h"

namespace talus::studio {
namespace {

namespace fs = std::filesystem;

std::vector<std::pair<fs::path, FileStamp>> stamps(const fs::path& file, const std::vector<io::InputFile>& inputs) {
  std::vector<std::pair<fs::path, FileStamp>> list{{file, stamp_of(file)}};
  for (std::size_t i = 1; i < inputs.size(); ++i) {
    const fs::path path = file.parent_path() / inputs[i].path;
    list.emplace_back(path, stamp_of(path));
  }
  return list;
}

}  // namespace

FileStamp stamp_of(const fs::path& file) {
  std::error_code ignored;
  return {fs::file_size(file, ignored), fs::last_write_time(file, ignored)};
}

const std::vector<io::InputFile>& ProjectStore::Entry::inputs() const {
  return rockfall ? rockfall->inputs : rocking ? rocking->inputs : spatial->inputs;
}

/// The lock is held while a project is read: two requests for the same do not read it twice.
template <class Read>
ProjectStore::Entry ProjectStore::get(const fs::path& file, const std::string& key, const Read& read) {
  constexpr std::size_t kMost = 4;
  const std::lock_guard lock(lock_);
  const auto found =
      std::find_if(entries_.begin(), entries_.end(), [&](const Entry& entry) { return entry.key == key; });
  if (found != entries_.end()) {
    const bool fresh = std::all_of(found->files.begin(), found->files.end(),
                                   [](const auto& known) { return stamp_of(known.first) == known.second; });
    if (fresh) {
      entries_.splice(entries_.begin(), entries_, found);
      return entries_.front();
    }
    entries_.erase(found);
  }
  const FileStamp before = stamp_of(file);
  Entry entry = read();
  entry.key = key;
  entry.files = stamps(file, entry.inputs());
  entry.files.front().second = before;  // changed while it was read: read again next time
  entries_.push_front(entry);
  if (entries_.size() > kMost) entries_.pop_back();
  return entry;
}

std::shared_ptr<const io::RockfallProject> ProjectStore::rockfall(const fs::path& file,
                                                                  const io::ProjectOptions& options) {
  const std::string key = fmt::format("rockfall {} {} {}", file.string(), options.rocks.value_or(-1),
                                      options.seed ? std::to_string(*options.seed) : "");
  return get(file, key,
             [&] {
               return Entry{.rockfall =
                                std::make_shared<const io::RockfallProject>(io::read_rockfall_project(file, options))};
             })
      .rockfall;
}

std::shared_ptr<const io::RockingProject> ProjectStore::rocking(const fs::path& file) {
  return get(file, "rocking " + file.string(),
             [&] {
               return Entry{.rocking = std::make_shared<const io::RockingProject>(io::read_rocking_project(file))};
             })
      .rocking;
}

std::shared_ptr<const io::SpatialProject> ProjectStore::spatial(const fs::path& file) {
  return get(file, "scene " + file.string(),
             [&] {
               return Entry{.spatial = std::make_shared<const io::SpatialProject>(io::read_spatial_project(file))};
             })
      .spatial;
}

std::string ProjectStore::hash(const fs::path& file) {
  const FileStamp stamp = stamp_of(file);
  {
    const std::lock_guard lock(lock_);
    const auto known = hashes_.find(file);
    if (known != hashes_.end() && known->second.first == stamp) return known->second.second;
  }
  std::string hash;
  try {
    hash = io::file_hash(file);
  } catch (const core::InputError&) {
    return "";
  }
  const std::lock_guard lock(lock_);
  hashes_[file] = {stamp, hash};
  return hash;
}

}  // namespace talus::studio
