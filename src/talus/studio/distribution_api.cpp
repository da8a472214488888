// A preview of a number that differs from rock to rock: what the form of a rock or a material shows while it is edited.

#include <cmath>

#include "talus/io/distribution_reader.h"
#include "talus/io/toml_reader.h"
#include "talus/io/toml_value.h"
#include "talus/studio/binary.h"
#include "talus/studio/project_api.h"

namespace talus::studio {
namespace {

constexpr int kQuantiles = 199, kClasses = 64;
constexpr double kTail = 0.001;

core::Distribution read(Workspace& workspace, const Json& value) {
  const std::string file = (workspace.folder() / "value.toml").string();
  const io::JsonNode node = io::parse_toml("value = " + io::toml_value(value) + "\n", file);
  constexpr std::array<std::string_view, 1> kKeys{"value"};
  const io::TomlTable table(node, file, "", kKeys);
  io::RockfallProject project;
  project.inputs.push_back({file, ""});
  io::ProjectReading reading{.root = table, .project = project, .options = {}};
  return io::read_distribution(table, "value", {}, reading);
}

/// The share of each of equal classes over its width.
void add_density(const core::Distribution& d, Json& json) {
  json["density_x"] = json["density"] = Json::array();
  const double low = d.quantile(kTail), high = d.quantile(1 - kTail);
  if (d.is_constant() || !(high > low)) return;
  const double width = (high - low) / kClasses;
  for (int i = 0; i < kClasses; ++i) {
    const double a = low + i * width, b = i + 1 == kClasses ? high : low + (i + 1) * width;
    json["density_x"].push_back(0.5 * (a + b));
    json["density"].push_back(number_json((d.cdf(b) - d.cdf(a)) / width));
  }
}

}  // namespace

Answer show_distribution(Workspace& workspace, const Request& request) {
  const Json body = request.json();
  if (!body.contains("value")) throw Refusal(Status::bad_request, {.key = "value", .problem = "is missing"});
  if (body["value"].is_object() && body["value"].contains("csv"))
    throw Refusal(Status::bad_request, {.key = "value.csv", .problem = "has no preview"});
  const core::Distribution d = read(workspace, body["value"]);
  Json json{{"text", d.describe()}, {"constant", d.is_constant()}};
  json["p"] = json["x"] = Json::array();
  for (int i = 0; i < kQuantiles; ++i) {
    const double p = kTail + (1 - 2 * kTail) * i / (kQuantiles - 1);
    json["p"].push_back(p);
    json["x"].push_back(number_json(d.quantile(p)));
  }
  add_density(d, json);
  return json_answer(json);
}

}  // namespace talus::studio
