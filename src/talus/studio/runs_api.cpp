#include "talus/studio/runs_api.h"

#include <algorithm>
#include <system_error>

#include <fmt/format.h>

#include "talus/io/scene_xml.h"
#include "talus/io/unfinished_run.h"
#include "talus/studio/run_facts.h"
#include "talus/studio/safe_path.h"

namespace talus::studio {
namespace {

namespace fs = std::filesystem;

Json one_run(const RunDesk& desk, const std::string& id, bool files) {
  const RunFacts facts = run_facts(desk.workspace, desk.jobs, id);
  return run_json(facts, desk.jobs.find(facts.folder).get(), files);
}

std::optional<std::int64_t> whole_number(const Json& body, const char* key, std::int64_t lowest, std::int64_t highest) {
  if (!body.contains(key) || body[key].is_null()) return std::nullopt;
  const bool whole = body[key].is_number_integer();
  const std::int64_t value = whole ? body[key].get<std::int64_t>() : lowest - 1;
  if (value >= lowest && value <= highest) return value;
  throw core::InputError({.key = key,
                          .value = body[key].dump(),
                          .problem = "is out of range",
                          .accepted = fmt::format("a whole number from {} to {}", lowest, highest)});
}

constexpr std::int64_t kMostRocks = 1'000'000'000;
constexpr std::int64_t kMostThreads = 1024;
constexpr std::int64_t kMostSeed = std::int64_t{1} << 53;  // what JSON numbers of a page can tell apart

int threads_of(const Json& body) {
  return static_cast<int>(whole_number(body, "threads", 1, kMostThreads).value_or(0));
}

/// results/run-1, results/run-2, ...: the first that is not taken.
std::string free_name(const fs::path& results) {
  std::error_code ignored;
  for (int i = 1;; ++i)
    if (const std::string name = fmt::format("run-{}", i); !fs::exists(results / name, ignored)) return name;
}

fs::path new_folder(const Workspace& workspace, const Json& body) {
  const fs::path home = workspace.folder();
  const std::string name = body.value("name", free_name(home / "results"));
  require_plain_name("name", name);
  const fs::path folder = inside(workspace.root(), home, "results/" + name);
  std::error_code ignored;
  if (fs::exists(folder, ignored) && !fs::is_empty(folder, ignored))
    throw Refusal(Status::conflict, {.key = "name", .value = name, .problem = "there is a run of this name"});
  return folder;
}

std::shared_ptr<const io::SpatialProject> spatial_for(Workspace& workspace, const JobSettings& settings) {
  if (!settings.law.empty()) io::check_spatial_law(settings.law, "law");
  return workspace.store().spatial(settings.file);
}

/// What the job needs is read and checked before it begins.
JobSettings job_settings(Workspace& workspace, const Json& body, const io::ProjectOptions& options) {
  JobSettings settings{.file = workspace.require(),
                       .called = workspace.require().filename().string(),
                       .kind = workspace.kind(),
                       .law = body.value("law", ""),
                       .threads = threads_of(body),
                       .version = workspace.version()};
  if (settings.kind == "rockfall")
    settings.rockfall = workspace.store().rockfall(settings.file, options);
  else if (settings.kind == "rocking")
    settings.rocking = workspace.store().rocking(settings.file);
  else if (settings.kind == "scene")
    settings.spatial = spatial_for(workspace, settings);
  else
    static_cast<void>(io::read_scene_file(settings.file));
  return settings;
}

}  // namespace

Answer list_runs(const RunDesk& desk, const Request&) {
  std::vector<std::string> ids = desk.workspace.runs();
  const fs::path home = desk.workspace.folder();
  for (const auto& job : desk.jobs.all()) {
    const std::string id = job->settings().out.lexically_relative(home).generic_string();
    const bool ours = job->settings().file == desk.workspace.file();
    if (ours && !job->is_over() && std::find(ids.begin(), ids.end(), id) == ids.end()) ids.push_back(id);
  }
  Json runs = Json::array();
  for (const std::string& id : ids) {
    Json run = one_run(desk, id, true);
    runs.push_back(std::move(run));
  }
  std::stable_sort(runs.begin(), runs.end(), [](const Json& a, const Json& b) {
    if (a["live"] != b["live"]) return a["live"].get<bool>();
    return a["modified"].get<std::int64_t>() > b["modified"].get<std::int64_t>();
  });
  return json_answer({{"runs", runs}});
}

Answer begin_run(const RunDesk& desk, const Request& request) {
  desk.workspace.require_writable();
  const Json body = request.json();
  io::ProjectOptions options{.rocks = whole_number(body, "rocks", 1, kMostRocks)};
  if (const auto seed = whole_number(body, "seed", 0, kMostSeed)) options.seed = static_cast<std::uint64_t>(*seed);
  const std::lock_guard lock(desk.workspace.writing());
  JobSettings settings = job_settings(desk.workspace, body, options);
  settings.out = new_folder(desk.workspace, body);
  const std::string id = settings.out.lexically_relative(desk.workspace.folder()).generic_string();
  static_cast<void>(desk.jobs.begin(std::move(settings)));
  return json_answer(one_run(desk, id, false), Status::accepted);
}

Answer run_progress(const RunDesk& desk, const Request& request) {
  return json_answer(one_run(desk, request.text("run"), false));
}

Answer cancel_run(const RunDesk& desk, const Request& request) {
  const std::string id = request.text("run");
  const auto job = desk.jobs.find(desk.workspace.run_folder(id));
  if (!job) throw Refusal(Status::not_found, {.key = "run", .value = id, .problem = "is not on its way"});
  job->cancel();
  return json_answer(one_run(desk, id, false));
}

Answer resume_run(const RunDesk& desk, const Request& request) {
  desk.workspace.require_writable();
  const Json body = request.json();
  const std::string id = request.text("run");
  const RunFacts facts = run_facts(desk.workspace, desk.jobs, id);
  const auto job = desk.jobs.find(facts.folder);
  if (job && !job->is_over()) throw Refusal(Status::conflict, {.problem = "the run is on its way"});
  if (!facts.resumable)
    throw Refusal(Status::conflict, {.key = "run", .value = id, .problem = "there is nothing to go on with"});
  io::ProjectOptions options = facts.options();
  if (const auto unfinished = io::unfinished_facts(facts.folder)) {
    options.rocks = unfinished->asked;
    if (!facts.complete() && desk.workspace.kind() == "rockfall" &&
        desk.workspace.store().rockfall(desk.workspace.require())->seed != unfinished->seed)
      options.seed = unfinished->seed;
  }
  JobSettings settings = job_settings(desk.workspace, body, options);
  settings.out = facts.folder;
  settings.resume = true;
  if (settings.rockfall) io::UnfinishedRun(settings.out, *settings.rockfall, settings.version).require_same();
  static_cast<void>(desk.jobs.begin(std::move(settings)));
  return json_answer(one_run(desk, id, false), Status::accepted);
}

}  // namespace talus::studio
