// Polygons of materials: read from whatever format the project uses, written as GeoJSON.

#include <regex>

#include <fmt/format.h>

#include "talus/io/crs.h"
#include "talus/io/region_file.h"
#include "talus/io/text_file.h"
#include "talus/io/toml_edit.h"
#include "talus/io/toml_reader.h"
#include "talus/io/toml_value.h"
#include "talus/studio/project_api.h"
#include "talus/studio/project_check.h"
#include "talus/studio/safe_path.h"
#include "talus/studio/slope_api.h"

namespace talus::studio {
namespace {

namespace fs = std::filesystem;

/// [materials] regions, or "".
std::string regions_name(const fs::path& file, const std::string& text) {
  const Json data = io::to_json(io::parse_toml(text, file.string()));
  if (!data.contains("materials") || !data["materials"].is_object()) return "";
  const Json& materials = data["materials"];
  return materials.contains("regions") && materials["regions"].is_string() ? materials["regions"].get<std::string>()
                                                                           : "";
}

Json ring_json(const std::vector<core::Vector2>& ring) {
  Json points = Json::array();
  for (const core::Vector2& p : ring) points.push_back({p.x(), p.y()});
  if (!ring.empty()) points.push_back({ring.front().x(), ring.front().y()});
  return points;
}

Json region_json(const io::Region& region) {
  Json rings = Json::array();
  for (const auto& ring : region.rings) rings.push_back(ring_json(ring));
  return {{"type", "Feature"},
          {"properties", {{"material", region.material}, {"priority", region.priority}}},
          {"geometry", {{"type", "Polygon"}, {"coordinates", rings}}}};
}

void require_polygon(const Json& feature) {
  const bool good = feature.is_object() && feature.contains("properties") && feature["properties"].is_object() &&
                    feature["properties"].contains("material") && feature["properties"]["material"].is_string() &&
                    feature.contains("geometry") && feature["geometry"].is_object() &&
                    feature["geometry"].contains("coordinates");
  const std::string type = good ? feature["geometry"].value("type", "") : "";
  if (type == "Polygon" || type == "MultiPolygon") return;
  throw Refusal(Status::bad_request, {.key = "features",
                                      .problem = "is no list of polygons with a material",
                                      .accepted = "GeoJSON features of type Polygon or MultiPolygon"});
}

/// One feature per line; the coordinate system by its EPSG number, where it has one.
std::string geojson_text(const Json& features, const std::string& crs) {
  std::string text = "{\n\"type\": \"FeatureCollection\",\n";
  const std::string name = io::crs_name(crs);
  std::smatch match;
  if (std::regex_search(name, match, std::regex(R"(EPSG:(\d+))")))
    text += fmt::format(R"("crs": {{ "type": "name", "properties": {{ "name": "urn:ogc:def:crs:EPSG::{}" }} }},)"
                        "\n",
                        match[1].str());
  text += "\"features\": [\n";
  for (std::size_t i = 0; i < features.size(); ++i) {
    Json feature{{"type", "Feature"}};
    feature["properties"] = {{"material", features[i]["properties"]["material"]},
                             {"priority", features[i]["properties"].value("priority", 0)}};
    feature["geometry"] = {{"type", features[i]["geometry"]["type"]},
                           {"coordinates", features[i]["geometry"]["coordinates"]}};
    text += feature.dump() + (i + 1 < features.size() ? ",\n" : "\n");
  }
  return text + "]\n}\n";
}

std::string with_regions(const std::string& text, const std::string& name, const fs::path& file) {
  const bool none = name.empty();
  if (none && regions_name(file, text).empty()) return text;
  return io::edited_toml(
      text, {none ? io::TomlEdit::What::remove : io::TomlEdit::What::set, {"materials", "regions"}, name, ""},
      file.string());
}

/// The name to write to: as asked for, or that of the project if it is GeoJSON, or a usual one.
std::string chosen_name(const Json& body, const std::string& present) {
  std::string name = body.value("file", present.ends_with(".geojson") ? present : "materials.geojson");
  if (name.ends_with(".geojson")) return name;
  throw Refusal(
      Status::bad_request,
      {.key = "file", .value = name, .problem = "is no GeoJSON", .accepted = "a name that ends with .geojson"});
}

}  // namespace

Answer get_regions(Workspace& workspace, const Request&) {
  const fs::path file = workspace.require();
  const std::string name = regions_name(file, io::read_text_file(file));
  Json json{{"type", "FeatureCollection"},
            {"file", name},
            {"writable", workspace.writable() && (name.empty() || name.ends_with(".geojson"))}};
  json["features"] = Json::array();
  if (!name.empty())
    for (const io::Region& region : io::read_regions(file.parent_path() / name).regions)
      json["features"].push_back(region_json(region));
  return json_answer(json);
}

Answer save_regions(Workspace& workspace, const Request& request) {
  workspace.require_writable();
  const Json body = request.json();
  const std::lock_guard lock(workspace.writing());
  const fs::path file = workspace.require("rockfall");
  const std::string before = io::read_text_file(file);
  require_revision(body, before);
  const Json features = body.value("features", Json::array());
  if (!features.is_array()) throw Refusal(Status::bad_request, {.key = "features", .problem = "is no list"});
  for (const Json& feature : features) require_polygon(feature);
  const std::string name = features.empty() ? "" : chosen_name(body, regions_name(file, before));
  const std::string text = with_regions(before, name, file);
  if (features.empty()) {
    const CheckResult check = check_text(workspace, file, text);
    if (!check.errors.empty()) return not_saved(check.errors);
  } else {
    const fs::path place = inside(workspace.root(), file.parent_path(), name);
    const std::string content = geojson_text(features, workspace.store().rockfall(file)->crs);
    const ScratchFile scratch(file, ".geojson", content);
    const std::string scratch_name = scratch.path().filename().string();
    CheckResult check = check_text(workspace, file, with_regions(before, scratch_name, file));
    if (!check.errors.empty()) {
      std::string errors = check.errors.dump();
      for (std::size_t at = 0; (at = errors.find(scratch_name, at)) != std::string::npos; at += name.size())
        errors.replace(at, scratch_name.size(), name);
      return not_saved(Json::parse(errors));
    }
    replace_file(place, content);
  }
  if (text != before) replace_file(file, text);
  return json_answer(project_json(workspace));
}

}  // namespace talus::studio
