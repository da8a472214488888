#include "talus/studio/run_facts.h"

#include <algorithm>
#include <chrono>
#include <system_error>

#include "talus/io/text_file.h"
#include "talus/io/unfinished_run.h"
#include "talus/studio/binary.h"

namespace talus::studio {
namespace {

namespace fs = std::filesystem;

Json read_summary(const fs::path& folder) {
  std::error_code ignored;
  const fs::path file = folder / "summary.json";
  if (!fs::is_regular_file(file, ignored)) return nullptr;
  Json summary = Json::parse(io::read_text_file(file), nullptr, false);
  return summary.is_object() ? summary : Json();
}

std::string text_of(const Json& json, const char* key) {
  return json.is_object() && json.contains(key) && json[key].is_string() ? json[key].get<std::string>() : "";
}
std::int64_t count_of(const Json& json, const char* key) {
  return json.is_object() && json.contains(key) && json[key].is_number_integer() ? json[key].get<std::int64_t>() : 0;
}

/// Inputs are listed with the project first, the others named from its folder; a scene has but one.
bool inputs_unchanged(Workspace& workspace, const Json& summary) {
  const fs::path file = workspace.file();
  if (file.empty() || text_of(summary, "version") != workspace.version()) return false;
  if (summary.contains("input_fnv1a64")) return workspace.store().hash(file) == text_of(summary, "input_fnv1a64");
  if (!summary.contains("inputs") || !summary["inputs"].is_array()) return false;
  bool first = true;
  for (const Json& input : summary["inputs"]) {
    const std::string hash = text_of(input, input.contains("hash") ? "hash" : "fnv1a64");
    if (workspace.store().hash(first ? file : file.parent_path() / text_of(input, "path")) != hash) return false;
    first = false;
  }
  return !first;
}

/// As `talus new` calls it: both kinds of scenes call themselves scene, spatial ones tell their dimensions.
std::string kind_of_run(const Json& summary) {
  const std::string kind = text_of(summary, "kind");
  return kind == "scene" && count_of(summary, "dimensions") != 3 ? "planar-scene" : kind;
}

bool can_be_resumed(const fs::path& folder) {
  std::error_code ignored;
  return fs::exists(folder / "unfinished" / "state", ignored) ||
         fs::exists(folder / "unfinished" / "rows.csv", ignored);
}

Json files_of(const fs::path& folder) {
  Json list = Json::array();
  std::error_code ignored;
  for (const auto& entry : fs::recursive_directory_iterator(folder, ignored)) {
    const std::string name = entry.path().lexically_relative(folder).generic_string();
    const bool hidden = entry.path().filename().string().starts_with('.') || name.starts_with("unfinished");
    if (!hidden && entry.is_regular_file(ignored) && !entry.is_symlink(ignored)) list.push_back(name);
  }
  std::sort(list.begin(), list.end());
  return list;
}

std::int64_t modified(const fs::path& folder) {
  std::error_code ignored;
  const fs::path summary = folder / "summary.json";
  const fs::file_time_type time = fs::last_write_time(fs::exists(summary, ignored) ? summary : folder, ignored);
  if (ignored) return 0;
  return std::chrono::floor<std::chrono::seconds>(std::chrono::file_clock::to_sys(time)).time_since_epoch().count();
}

/// Those that the run has told itself: the report shows the same.
Json warnings_of(const Json& summary) {
  const bool told = summary.is_object() && summary.contains("warnings") && summary["warnings"].is_array();
  return told ? summary["warnings"] : Json::array();
}

/// How far a run on disk is.
void add_counts(const RunFacts& facts, Json& json) {
  const Json& s = facts.summary;
  const std::string kind = text_of(s, "kind");
  const Json run = s.is_object() ? s.value("run", Json::object()) : Json::object();
  json["state"] = text_of(s, "status") == "done"       ? "done"
                  : text_of(s, "status") == "diverged" ? "failed"
                                                       : "interrupted";
  json["unit"] = kind == "scene" ? "steps" : kind == "rocking" ? "cases" : "rocks";
  json["done"] = kind == "scene" ? count_of(s, "steps") : count_of(s, "rocks");
  json["total"] = kind == "scene" ? count_of(s, "steps_planned") : count_of(s, "rocks_planned");
  json["seconds"] = run.value("seconds", Json(0));
  json["rate"] = run.value("rocks_per_second", Json(0));
  json["left_s"] = nullptr;
  if (const auto unfinished = io::unfinished_facts(facts.folder); unfinished && !facts.complete()) {
    json["done"] = unfinished->done;
    json["total"] = unfinished->rocks;
  }
}

void add_job(const RunJob& job, Json& json) {
  const double rate = job.rate();
  json["kind"] = job.settings().kind;
  json["state"] = to_string(job.state());
  json["unit"] = job.settings().rockfall ? "rocks" : job.settings().rocking ? "cases" : "steps";
  json["done"] = job.done();
  json["total"] = job.total();
  json["seconds"] = job.seconds();
  json["rate"] = rate;
  json["left_s"] = rate > 0 && !job.is_over() ? Json(static_cast<double>(job.total() - job.done()) / rate) : Json();
  if (const auto error = job.error()) json["error"] = error_json(*error, job.settings().file.parent_path().string());
}

}  // namespace

io::ProjectOptions RunFacts::options() const {
  io::ProjectOptions result;
  const Json given = complete() ? summary.value("options", Json::object()) : Json::object();
  if (given.contains("rocks") && given["rocks"].is_number_integer()) result.rocks = given["rocks"].get<std::int64_t>();
  if (given.contains("seed") && given["seed"].is_number_integer()) result.seed = given["seed"].get<std::uint64_t>();
  return result;
}

RunFacts run_facts(Workspace& workspace, const JobList& jobs, const std::string& id) {
  RunFacts facts{.id = id, .folder = workspace.run_folder(id)};
  const bool known = is_results_folder(facts.folder);
  if (!known && !jobs.find(facts.folder))
    throw Refusal(Status::not_found, {.key = "run", .value = id, .problem = "there is no such run"});
  facts.summary = read_summary(facts.folder);
  facts.same_project = facts.complete() && inputs_unchanged(workspace, facts.summary);
  facts.resumable = can_be_resumed(facts.folder);
  return facts;
}

Json run_json(const RunFacts& facts, const RunJob* job, bool files) {
  const bool live = job != nullptr && !job->is_over();
  Json json{{"id", facts.id}, {"kind", kind_of_run(facts.summary)}, {"name", fs::path(facts.id).filename().string()}};
  add_counts(facts, json);
  json["error"] = nullptr;
  if (job != nullptr) add_job(*job, json);
  json["resumable"] = facts.resumable && !live;
  json["same_project"] = facts.same_project || live;
  json["complete"] = facts.complete();
  json["live"] = live;
  json["modified"] = modified(facts.folder);
  json["warnings"] = warnings_of(facts.summary);
  if (files) json["files"] = files_of(facts.folder);
  return json;
}

std::shared_ptr<const io::RockfallProject> project_of(Workspace& workspace, const RunFacts& facts) {
  if (!facts.same_project)
    throw Refusal(Status::conflict, {.problem = "the project has changed since this run: its rocks cannot fall again"});
  return workspace.store().rockfall(workspace.require("rockfall"), facts.options());
}

}  // namespace talus::studio
