// What a run left: summary, tables, maps and files.

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <system_error>

#include <fmt/format.h>

#include "talus/io/csv_columns.h"
#include "talus/io/raster_file.h"
#include "talus/io/text_file.h"
#include "talus/studio/binary.h"
#include "talus/studio/run_facts.h"
#include "talus/studio/runs_api.h"
#include "talus/studio/safe_path.h"

namespace talus::studio {
namespace {

namespace fs = std::filesystem;

/// A file of a run. Throws Refusal where there is none.
fs::path file_of(const RunDesk& desk, const Request& request, const std::string& name) {
  const RunFacts facts = run_facts(desk.workspace, desk.jobs, request.text("run"));
  const fs::path file = inside(fs::weakly_canonical(facts.folder), facts.folder, name);
  std::error_code ignored;
  if (!fs::is_regular_file(file, ignored))
    throw Refusal(Status::not_found, {.key = "name", .value = name, .problem = "there is no such file in this run"});
  return file;
}

/// "m" of "end_x_m", "" of "impacts".
std::string unit_of(const std::string& column) {
  constexpr std::array<std::pair<const char*, const char*>, 14> kUnits{{{"_rad_s", "rad/s"},
                                                                        {"_m_s2", "m/s2"},
                                                                        {"_m_s", "m/s"},
                                                                        {"_kJ", "kJ"},
                                                                        {"_N_s", "N s"},
                                                                        {"_kg", "kg"},
                                                                        {"_deg", "deg"},
                                                                        {"_rad", "rad"},
                                                                        {"_hz", "Hz"},
                                                                        {"_m", "m"},
                                                                        {"_s", "s"},
                                                                        {"_J", "J"},
                                                                        {"_N", "N"},
                                                                        {"_g", "g"}}};
  for (const auto& [ending, unit] : kUnits)
    if (column.ends_with(ending)) return unit;
  return "";
}

std::vector<std::string> split(const std::string& list) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at <= list.size();) {
    const std::size_t end = std::min(list.find(',', at), list.size());
    if (end > at) words.push_back(list.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

struct MapFacts {
  std::string title, unit;
  std::vector<std::string> bands{"value"};
};

/// By the name of the file (docs/results.md).
MapFacts map_facts(const std::string& name) {
  const std::vector<std::string> interval{"value", "lower", "upper"};
  if (name == "passages") return {"rocks that passed", "rocks"};
  if (name == "deposits") return {"rocks that came to rest", "rocks"};
  if (name == "reach_probability") return {"share of the rocks that passed", "", interval};
  if (name == "passages_per_year") return {"passages per year", "1/a"};
  const std::size_t cut = name.rfind('_');
  const std::string quantity = name.substr(0, cut), statistic = cut == name.npos ? "" : name.substr(cut + 1);
  std::string title = quantity;
  const std::string unit = unit_of(quantity);
  for (const char* ending : {"_kJ", "_m_s", "_m"})
    if (title.ends_with(ending)) {
      title.resize(title.size() - std::string_view(ending).size());
      break;
    }
  std::replace(title.begin(), title.end(), '_', ' ');
  if (statistic == "max") return {"largest " + title, unit};
  if (statistic == "mean") return {"mean " + title, unit};
  if (statistic.starts_with('p'))
    return {fmt::format("{} that {} % do not exceed", title, statistic.substr(1)), unit, interval};
  return {title, unit};
}

std::pair<double, double> extremes(const std::vector<double>& values) {
  constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
  double low = kNone, high = kNone;
  for (const double value : values) {
    if (!std::isfinite(value)) continue;
    if (!(value >= low)) low = value;
    if (!(value <= high)) high = value;
  }
  return {low, high};
}

/// Of a run whose project is gone or cannot be read, coordinates count from the corner of the map.
core::Vector3 origin_for(const RunDesk& desk, const io::Raster& raster) {
  const fs::path file = desk.workspace.file();
  try {
    if (!file.empty() && desk.workspace.kind() == "rockfall")
      return desk.workspace.store().rockfall(file)->model.origin;
  } catch (const core::InputError&) {
  }
  return {std::floor(raster.corner.x()), std::floor(raster.corner.y()), 0};
}

struct FileType {
  const char* ending;
  const char* type;
};
constexpr std::array<FileType, 10> kTypes{{{".html", "text/html; charset=utf-8"},
                                           {".svg", "image/svg+xml"},
                                           {".png", "image/png"},
                                           {".csv", "text/csv; charset=utf-8"},
                                           {".json", "application/json"},
                                           {".tif", "image/tiff"},
                                           {".qml", "text/plain; charset=utf-8"},
                                           {".vtp", "application/octet-stream"},
                                           {".pvd", "application/octet-stream"},
                                           {".gpkg", "application/geopackage+sqlite3"}}};

/// Pages that a run wrote may hold what somebody else wrote into a project: they have no part in the studio.
constexpr const char* kSandbox =
    "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; "
    "frame-ancestors 'self'";

}  // namespace

Answer get_summary(const RunDesk& desk, const Request& request) {
  return {.body = std::make_shared<const std::string>(io::read_text_file(file_of(desk, request, "summary.json")))};
}

Answer get_table(const RunDesk& desk, const Request& request) {
  constexpr double kMost = 1e12;
  const std::string name = request.text("name");
  if (!name.ends_with(".csv"))
    throw Refusal(Status::bad_request,
                  {.key = "name", .value = name, .problem = "is no table", .accepted = "NAME.csv"});
  const auto whole = [&](const char* key, double fallback, double lowest) {
    return static_cast<std::int64_t>(request.number_or(key, fallback, lowest, kMost));
  };
  const io::CsvColumns table =
      io::read_csv_columns(file_of(desk, request, name), {.columns = split(request.find("columns").value_or("")),
                                                          .first = whole("first", 0, 0),
                                                          .count = whole("count", -1, 0),
                                                          .every = whole("every", 1, 1),
                                                          .group = whole("group", 1, 1)});
  Json columns = Json::array(), words = Json::object();
  for (const io::CsvColumn& column : table.columns) {
    columns.push_back(column.name);
    if (column.is_text) words[column.name] = column.words;
  }
  Binary binary({{"name", name},
                 {"rows", table.rows},
                 {"first", whole("first", 0, 0)},
                 {"all_rows", table.all_rows},
                 {"columns", columns},
                 {"words", words}});
  for (const io::CsvColumn& column : table.columns) {
    if (column.is_text)
      binary.add(column.name, column.codes);
    else
      binary.add(column.name, column.numbers, 1, unit_of(column.name));
  }
  return bytes_answer(binary.bytes());
}

Answer get_maps(const RunDesk& desk, const Request& request) {
  const RunFacts facts = run_facts(desk.workspace, desk.jobs, request.text("run"));
  std::vector<fs::path> files;
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(facts.folder / "maps", ignored))
    if (entry.path().extension() == ".tif" && entry.is_regular_file(ignored) && !entry.is_symlink(ignored))
      files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  Json maps = Json::array();
  for (const fs::path& file : files) {
    const std::string name = file.stem().string();
    const MapFacts map = map_facts(name);
    const auto [low, high] = extremes(io::read_any_raster(file, 1).values);
    maps.push_back({{"name", name},
                    {"title", map.title},
                    {"unit", map.unit},
                    {"bands", map.bands},
                    {"min", number_json(low)},
                    {"max", number_json(high)}});
  }
  return json_answer({{"maps", maps}});
}

Answer get_map(const RunDesk& desk, const Request& request) {
  const std::string name = request.text("name");
  const MapFacts map = map_facts(name);
  const int band = static_cast<int>(request.number_or("band", 1, 1, static_cast<double>(map.bands.size())));
  const io::Raster raster = io::read_any_raster(file_of(desk, request, "maps/" + name + ".tif"), band);
  const core::Vector3 origin = origin_for(desk, raster);
  const auto [low, high] = extremes(raster.values);
  Binary binary({{"name", name},
                 {"title", map.title},
                 {"unit", map.unit},
                 {"band", band},
                 {"columns", raster.columns},
                 {"rows", raster.rows},
                 {"cell", {raster.cell.x(), raster.cell.y()}},
                 {"corner", {raster.corner.x() - origin.x(), raster.corner.y() - origin.y()}},
                 {"origin", vector_json(origin)},
                 {"min", number_json(low)},
                 {"max", number_json(high)}});
  binary.add("value", std::vector<float>(raster.values.begin(), raster.values.end()), 1, map.unit);
  return bytes_answer(binary.bytes());
}

Answer get_file(const RunDesk& desk, const Request& request) {
  const std::string name = request.text("name");
  const fs::path file = file_of(desk, request, name);
  const std::string ending = file.extension().string();
  const auto* type = std::find_if(kTypes.begin(), kTypes.end(), [&](const FileType& t) { return ending == t.ending; });
  if (type == kTypes.end())
    throw Refusal(Status::forbidden, {.key = "name", .value = name, .problem = "is no file that the studio shows"});
  Answer answer{.type = type->type, .body = std::make_shared<const std::string>(io::read_text_file(file))};
  answer.headers["Content-Security-Policy"] = kSandbox;
  if (request.find("download"))
    answer.headers["Content-Disposition"] = fmt::format("attachment; filename=\"{}\"", file.filename().string());
  return answer;
}

}  // namespace talus::studio
