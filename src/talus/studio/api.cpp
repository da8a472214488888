#include "talus/studio/api.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <string_view>
#include <system_error>

#include <fmt/format.h>
#include <unistd.h>

#include "talus/io/crs.h"
#include "talus/io/raster_file.h"
#include "talus/studio/binary.h"
#include "talus/studio/project_api.h"
#include "talus/studio/runs_api.h"
#include "talus/studio/safe_path.h"
#include "talus/studio/slope_api.h"
#include "talus/studio/spatial_api.h"

namespace talus::studio {
namespace {

namespace fs = std::filesystem;

struct Route {
  std::string_view method, path;
  Answer (*of_workspace)(Workspace&, const Request&) = nullptr;
  Answer (*of_runs)(const RunDesk&, const Request&) = nullptr;
};

constexpr std::string_view kUploadPath = "/api/upload";

constexpr std::array kRoutes{
    Route{"GET", "/api/project", get_project},
    Route{"PUT", "/api/project", save_project},
    Route{"POST", "/api/project/check", check_changes},
    Route{"GET", "/api/projects", list_projects},
    Route{"POST", "/api/open", open_project},
    Route{"POST", "/api/new", new_project},
    Route{"POST", "/api/distribution", show_distribution},
    Route{"GET", "/api/terrain", get_terrain},
    Route{"GET", "/api/layout", get_layout},
    Route{"GET", "/api/rock-shape", get_rock_shape},
    Route{"GET", "/api/ground", get_ground},
    Route{"POST", "/api/ground", get_ground_heights},
    Route{"GET", "/api/regions", get_regions},
    Route{"PUT", "/api/regions", save_regions},
    Route{"GET", "/api/runs", nullptr, list_runs},
    Route{"POST", "/api/runs", nullptr, begin_run},
    Route{"GET", "/api/runs/progress", nullptr, run_progress},
    Route{"POST", "/api/runs/cancel", nullptr, cancel_run},
    Route{"POST", "/api/runs/resume", nullptr, resume_run},
    Route{"GET", "/api/run/summary", nullptr, get_summary},
    Route{"GET", "/api/run/table", nullptr, get_table},
    Route{"GET", "/api/run/maps", nullptr, get_maps},
    Route{"GET", "/api/run/map", nullptr, get_map},
    Route{"GET", "/api/run/paths", nullptr, get_paths},
    Route{"GET", "/api/run/rock", nullptr, get_rock},
    Route{"GET", "/api/run/file", nullptr, get_file},
    Route{"GET", "/api/run/ground-motion", nullptr, get_ground_motion},
    Route{"GET", "/api/block", nullptr, get_block},
    Route{"GET", "/api/scene", nullptr, get_scene},
    Route{"GET", "/api/bodies", get_bodies},
    Route{"POST", "/api/bodies", get_draft_bodies},
    Route{"GET", "/api/run/film", nullptr, get_film},
    Route{"GET", "/api/run/body", nullptr, get_body},
};

constexpr std::array<std::string_view, 15> kEndings{".tif", ".tiff",    ".asc",  ".obj", ".ply",
                                                    ".stl", ".geojson", ".gpkg", ".csv", ".at2",
                                                    ".smc", ".v2",      ".v2c",  ".txt", ".prj"};

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return std::tolower(c); });
  return text;
}

bool is_raster(const fs::path& file) {
  const std::string ending = lower(file.extension().string());
  return ending == ".tif" || ending == ".tiff" || ending == ".asc";
}

/// A height model that nobody can read is refused before it takes the place of another file.
Json raster_json(const fs::path& file) {
  const io::Raster raster = io::read_raster(file);
  double low = std::numeric_limits<double>::infinity(), high = -low;
  for (const double value : raster.values)
    if (value == value) low = std::min(low, value), high = std::max(high, value);
  return {{"columns", raster.columns},
          {"rows", raster.rows},
          {"cell", {raster.cell.x(), raster.cell.y()}},
          {"corner", {raster.corner.x(), raster.corner.y()}},
          {"min", number_json(low)},
          {"max", number_json(high)},
          {"crs", io::crs_name(raster.crs)}};
}

}  // namespace

Api::Api(Target target, std::string version) : workspace_(std::move(target), std::move(version)) {}

Answer Api::answer(const Request& request) {
  bool known = request.path == kUploadPath;
  for (const Route& route : kRoutes) {
    if (route.path != request.path) continue;
    known = true;
    if (route.method != request.method) continue;
    return route.of_workspace != nullptr ? route.of_workspace(workspace_, request)
                                         : route.of_runs({workspace_, jobs_}, request);
  }
  if (known)
    throw Refusal(Status::wrong_method, {.value = request.method, .problem = "is not what this address takes"});
  throw Refusal(Status::not_found, {.value = request.path, .problem = "there is no such address"});
}

std::optional<Upload> Api::upload_place(const Request& request) const {
  if (request.path != kUploadPath || request.method != "POST") return std::nullopt;
  workspace_.require_writable();
  const std::string name = request.text("name");
  require_plain_name("name", name);
  const std::string ending = lower(fs::path(name).extension().string());
  if (std::find(kEndings.begin(), kEndings.end(), ending) == kEndings.end() && ending != ".tfw")
    throw Refusal(Status::bad_request,
                  {.key = "name",
                   .value = name,
                   .problem = "is of no kind that a project reads",
                   .accepted = "a name that ends with tif, asc, obj, ply, stl, geojson, gpkg, csv, "
                               "at2, smc, v2, v2c, txt, prj or tfw"});
  const fs::path folder = workspace_.folder(), place = inside(workspace_.root(), folder, name);
  std::error_code ignored;
  if (fs::exists(place, ignored) && !request.find("replace"))
    throw Refusal(Status::conflict, {.key = "name", .value = name, .problem = "is there already"});
  if (fs::exists(place, ignored) && !fs::is_regular_file(place, ignored))
    throw Refusal(Status::conflict, {.key = "name", .value = name, .problem = "is no file"});
  static std::atomic<int> count{0};
  // With its own ending, by which formats are known.
  return Upload{folder / fmt::format(".talus-upload-{}-{}{}", getpid(), count++, ending), place};
}

Answer Api::finish_upload(const Request& request, const Upload& upload) {
  Json raster;
  if (is_raster(upload.final)) {
    try {
      raster = raster_json(upload.temporary);
    } catch (const core::InputError& error) {
      core::InputError::Details details = error.details();
      details.file = upload.final.filename().string();
      throw core::InputError(details);
    }
  }
  const std::lock_guard lock(workspace_.writing());
  std::error_code error;
  const auto bytes = fs::file_size(upload.temporary, error);
  if (!error) fs::rename(upload.temporary, upload.final, error);
  if (error) throw core::OutputError(upload.final.string() + ": cannot be written: " + error.message());
  return json_answer({{"file", request.text("name")}, {"bytes", bytes}, {"raster", raster}}, Status::created);
}

}  // namespace talus::studio
