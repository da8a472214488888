#include "talus/studio/project_api.h"

#include <algorithm>
#include <system_error>
#include <vector>

#include <fmt/format.h>

#include "talus/bodies/shape_library.h"
#include "talus/io/content_hash.h"
#include "talus/io/new_project.h"
#include "talus/io/result_folder.h"
#include "talus/io/rockfall_tables.h"
#include "talus/io/spatial_project.h"
#include "talus/io/text_file.h"
#include "talus/io/toml_edit.h"
#include "talus/io/toml_reader.h"
#include "talus/laws/law.h"
#include "talus/rockfall/campaign.h"
#include "talus/studio/project_check.h"
#include "talus/studio/safe_path.h"

namespace talus::studio {
namespace {

namespace fs = std::filesystem;

/// Names that fields of the page offer.
Json words_json(const std::string& kind) {
  const bool scene = kind == "scene";
  Json words{{"laws", laws::law_names()}, {"shapes", bodies::shape_names()}};
  if (scene) words["laws"] = io::spatial_law_names();
  for (const char* shape : {"ellipsoid", "boulder"}) words["shapes"].push_back(shape);
  if (scene) return words;
  for (const char* shape : {"box", "polygon"}) words["shapes"].push_back(shape);
  for (int i = 0; i <= static_cast<int>(rockfall::StopReason::failed); ++i)
    words["stops"].push_back(to_string(static_cast<rockfall::StopReason>(i)));
  for (const io::RockQuantity& quantity : io::rock_quantities()) {
    std::string name(quantity.column);
    for (const char* unit : {"_kJ", "_m_s", "_deg", "_m", "_s"})
      if (name.ends_with(unit)) {
        name.resize(name.size() - std::string_view(unit).size());
        break;
      }
    words["until_quantities"].push_back(name);
  }
  for (const char* name : {"energy@", "speed@", "height@"}) words["until_quantities"].push_back(name);
  return words;
}

/// What a project may name: files beside it and one folder down, without results.
Json files_json(const fs::path& folder, const fs::path& project) {
  constexpr std::size_t kMost = 1000;
  Json list = Json::array();
  std::error_code ignored;
  std::vector<fs::path> places{folder};
  for (std::size_t i = 0; i < places.size(); ++i) {
    for (const auto& entry : fs::directory_iterator(places[i], ignored)) {
      const fs::path& path = entry.path();
      if (path.filename().string().starts_with('.') || entry.is_symlink(ignored) || path == project) continue;
      if (entry.is_directory(ignored) && i == 0 && path.filename() != "results" && !is_results_folder(path))
        places.push_back(path);
      if (entry.is_regular_file(ignored) && list.size() < kMost)
        list.push_back(
            {{"path", path.lexically_relative(folder).generic_string()}, {"bytes", entry.file_size(ignored)}});
    }
  }
  std::sort(list.begin(), list.end(), [](const Json& a, const Json& b) { return a["path"] < b["path"]; });
  return list;
}

[[noreturn]] void bad_edit(const std::string& problem, const std::string& value = "") {
  throw Refusal(Status::bad_request,
                {.key = "edits",
                 .value = value,
                 .problem = problem,
                 .accepted = R"([{ "op": "set", "path": ["slope", "dem"], "value": "dem.tif" }, ...])"});
}

io::TomlEdit edit_of(const Json& json) {
  if (!json.is_object() || !json.contains("op") || !json.contains("path") || !json["path"].is_array())
    bad_edit("is no list of changes");
  io::TomlEdit edit;
  const std::string op = json["op"].is_string() ? json["op"].get<std::string>() : "";
  if (op == "set")
    edit.what = io::TomlEdit::What::set;
  else if (op == "add")
    edit.what = io::TomlEdit::What::add;
  else if (op == "remove")
    edit.what = io::TomlEdit::What::remove;
  else if (op == "rename")
    edit.what = io::TomlEdit::What::rename;
  else
    bad_edit("unknown op", op);
  for (const Json& step : json["path"]) {
    if (step.is_string())
      edit.path.emplace_back(step.get<std::string>());
    else if (step.is_number_unsigned())
      edit.path.emplace_back(step.get<std::size_t>());
    else
      bad_edit("a path is made of names and numbers", step.dump());
  }
  edit.value = json.value("value", Json());
  if (edit.what == io::TomlEdit::What::set && edit.value.is_null()) edit.what = io::TomlEdit::What::remove;
  edit.name = json.value("name", "");
  return edit;
}

Json describe_project(Workspace& workspace, const fs::path& file) {
  const std::string text = io::read_text_file(file);
  const CheckResult check = check_file(workspace, file);
  const std::string name = check.data.is_object() && check.data.contains("name") && check.data["name"].is_string()
                               ? check.data["name"].get<std::string>()
                               : file.stem().string();
  Json json{{"kind", workspace.kind()},
            {"name", name},
            {"file", file.filename().string()},
            {"path", file.lexically_relative(workspace.root()).generic_string()},
            {"format", file.extension() == ".xml" ? "xml" : "toml"},
            {"revision", io::content_hash(text)}};
  json.update(check.json(text));
  return json;
}

}  // namespace

std::string wanted_text(const Json& body, const fs::path& file, const std::string& on_disk) {
  std::string text = body.contains("text") && body["text"].is_string() ? body["text"].get<std::string>() : on_disk;
  if (!body.contains("edits")) return text;
  if (file.extension() != ".toml") bad_edit("a planar scene is changed by its text");
  if (!body["edits"].is_array()) bad_edit("is no list");
  for (const Json& edit : body["edits"]) text = io::edited_toml(text, edit_of(edit), file.string());
  return text;
}

Json project_json(Workspace& workspace) {
  const fs::path file = workspace.file();
  const std::string run = workspace.opened_run();
  Json json{{"api", 1},
            {"version", workspace.version()},
            {"threads", rockfall::available_threads()},
            {"kind", nullptr},
            {"name", workspace.root().filename().string()},
            {"folder", workspace.folder().string()},
            {"file", ""},
            {"format", ""},
            {"writable", workspace.writable()},
            {"opened_run", run.empty() ? Json() : Json(run)},
            {"errors", Json::array()}};
  std::error_code ignored;
  if (!file.empty() && fs::exists(file, ignored)) json.update(describe_project(workspace, file));
  json["files"] = files_json(workspace.folder(), file);
  json["words"] = words_json(workspace.kind());
  return json;
}

void require_revision(const Json& body, const std::string& text) {
  if (!body.contains("revision") || !body["revision"].is_string())
    throw Refusal(Status::bad_request, {.key = "revision", .problem = "is missing"});
  if (body["revision"].get<std::string>() != io::content_hash(text))
    throw Refusal(Status::conflict,
                  {.key = "revision", .problem = "the project has been changed by someone else in the meantime"});
}

void replace_file(const fs::path& file, const std::string& text) {
  std::error_code ignored;
  const bool known = fs::exists(file, ignored);
  const fs::perms permissions = fs::status(file, ignored).permissions();
  io::AtomicFile out(file);
  out.stream() << text;
  out.commit();
  if (known) fs::permissions(file, permissions, ignored);
}

Answer not_saved(const Json& errors) {
  return json_answer({{"error", errors.front()}, {"errors", errors}}, Status::unprocessable);
}

Answer get_project(Workspace& workspace, const Request&) {
  return json_answer(project_json(workspace));
}

Answer check_changes(Workspace& workspace, const Request& request) {
  workspace.require_writable();
  const fs::path file = workspace.require();
  const std::string text = wanted_text(request.json(), file, io::read_text_file(file));
  return json_answer(check_text(workspace, file, text).json(text));
}

Answer save_project(Workspace& workspace, const Request& request) {
  workspace.require_writable();
  const Json body = request.json();
  const std::lock_guard lock(workspace.writing());
  const fs::path file = workspace.require();
  const std::string before = io::read_text_file(file);
  require_revision(body, before);
  const std::string text = wanted_text(body, file, before);
  const CheckResult check = check_text(workspace, file, text);
  const bool allowed = body.contains("allow_errors") && body["allow_errors"] == true;
  if (!check.errors.empty() && !allowed) return not_saved(check.errors);
  if (text != before) replace_file(file, text);
  return json_answer(project_json(workspace));
}

Answer list_projects(Workspace& workspace, const Request&) {
  Json list = Json::array();
  for (const fs::path& file : workspace.projects())
    list.push_back({{"file", file.lexically_relative(workspace.root()).generic_string()},
                    {"kind", kind_of(file)},
                    {"name", file.parent_path() == workspace.root() ? file.stem().string()
                                                                    : file.parent_path().filename().string()}});
  return json_answer({{"projects", list}});
}

Answer open_project(Workspace& workspace, const Request& request) {
  workspace.require_writable();
  const Json body = request.json();
  const fs::path file = inside(workspace.root(), workspace.root(), body.value("file", ""));
  std::error_code ignored;
  if (!fs::is_regular_file(file, ignored) || kind_of(file).empty())
    throw Refusal(Status::not_found, {.key = "file", .value = body.value("file", ""), .problem = "is no project"});
  workspace.open(file);
  return json_answer(project_json(workspace));
}

Answer new_project(Workspace& workspace, const Request& request) {
  workspace.require_writable();
  const Json body = request.json();
  const std::string name = body.value("folder", "");
  const std::lock_guard lock(workspace.writing());
  fs::path folder = workspace.root();
  if (!name.empty() && name != ".") {
    require_plain_name("folder", name);
    folder = inside(workspace.root(), workspace.root(), name);
  }
  workspace.open(io::write_new_project(body.value("kind", ""), folder).front());
  return json_answer(project_json(workspace), Status::created);
}

}  // namespace talus::studio
