// Sources, barriers, counters, rocks and materials of a rockfall project, to be drawn on the ground.

#include <array>
#include <limits>
#include <optional>
#include <span>
#include <string_view>

#include "talus/io/text_file.h"
#include "talus/io/toml_reader.h"
#include "talus/io/toml_value.h"
#include "talus/studio/binary.h"
#include "talus/studio/slope_api.h"

namespace talus::studio {
namespace {

using core::Vector2;
using core::Vector3;

constexpr std::array<std::string_view, 6> kPlaces{"point", "line", "area", "cells", "file", "states"};

class Layout {
 public:
  Layout(const io::RockfallProject& project, Json data) : project_(project), data_(std::move(data)) {}

  [[nodiscard]] Json json() const {
    Json json{{"origin", vector_json(project_.model.origin)},
              {"rocks_planned", project_.plan.rocks()},
              {"until", data_.value("until", Json())},
              {"seeders", seeders()},
              {"barriers", barriers()},
              {"counters", counters()},
              {"materials", materials()}};
    json["rocks"] = Json::array();
    for (const rockfall::RockKind& kind : project_.plan.kinds()) json["rocks"].push_back(kind.name());
    return json;
  }

 private:
  [[nodiscard]] Json entry(const char* list, std::size_t index) const {
    return data_.contains(list) && index < data_[list].size() ? data_[list][index] : Json::object();
  }

  [[nodiscard]] Vector3 on_ground(const Vector2& p) const {
    const slope::Surface& ground = *project_.model.ground;
    const double top = ground.bounds().upper.z() + 1;
    return {p.x(), p.y(), ground.ground_below({p.x(), p.y(), top}).value_or(ground.bounds().lower.z())};
  }

  /// A point of the file, [x, y] or [x, y, z], in local coordinates.
  [[nodiscard]] Json local(const Json& point) const {
    const Vector3& origin = project_.model.origin;
    const Vector2 plan(point[0].get<double>() - origin.x(), point[1].get<double>() - origin.y());
    Vector3 place = on_ground(plan);
    if (point.size() > 2) place.z() = point[2].get<double>() - origin.z();
    return vector_json(place);
  }
  [[nodiscard]] Json outline(const Json& seeder) const {
    Json points = Json::array();
    if (seeder.contains("point")) points.push_back(local(seeder["point"]));
    for (const char* key : {"line", "area"})
      if (seeder.contains(key))
        for (const Json& point : seeder[key]) points.push_back(local(point));
    return points;
  }

  [[nodiscard]] Json seeders() const {
    const std::vector<rockfall::Seeder>& list = project_.plan.settings().seeders;
    Json json = Json::array();
    for (std::size_t i = 0; i < list.size(); ++i) {
      const Json own = entry("seeder", i);
      Json seeder{{"index", i}, {"kind", ""}};
      for (const std::string_view place : kPlaces)
        if (own.contains(place)) seeder["kind"] = place;
      seeder["rock"] = own.value("rock", Json());
      seeder["rocks"] = list[i].rocks > 0 ? Json(list[i].rocks) : Json();
      seeder["outline"] = outline(own);
      seeder["starts"] = Json::array();
      json.push_back(std::move(seeder));
    }
    add_starts(json);
    return json;
  }

  /// Of rocks evenly over all that are planned.
  void add_starts(Json& seeders) const {
    constexpr std::int64_t kMost = 300;
    const std::int64_t rocks = project_.plan.rocks(), count = std::min(rocks, kMost);
    for (std::int64_t k = 0; k < count; ++k) {
      const rockfall::Start start = project_.plan.start(k * rocks / count);
      seeders[static_cast<std::size_t>(start.seeder)]["starts"].push_back(vector_json(start.state.p_WB));
    }
  }

  [[nodiscard]] Json line_of(const rockfall::CounterLine& line) const {
    Json points = Json::array();
    for (const Vector2& point : line.line) points.push_back(vector_json(on_ground(point)));
    return points;
  }
  [[nodiscard]] static Json height_of(const rockfall::CounterLine& line) {
    return line.height ? Json(*line.height) : Json();
  }

  [[nodiscard]] Json barriers() const {
    Json json = Json::array();
    const std::vector<slope::Barrier>& list = project_.model.barriers.list();
    for (std::size_t i = 0; i < list.size(); ++i) {
      Json barrier{{"index", i},
                   {"name", list[i].name},
                   {"capacity_kJ", number_json(list[i].capacity / 1000)},
                   {"height_m", nullptr},
                   {"line", Json::array()}};
      for (const rockfall::CounterLine& line : project_.lines)
        if (line.barrier == static_cast<int>(i)) barrier["line"] = line_of(line), barrier["height_m"] = height_of(line);
      Json position = Json::array(), index = Json::array();
      for (const Vector3& v : list[i].mesh.vertices())
        for (const double x : {v.x(), v.y(), v.z()}) position.push_back(x);
      for (const geometry::Triangle& t : list[i].mesh.triangles())
        for (const int corner : t) index.push_back(corner);
      barrier["mesh"] = {{"position", position}, {"index", index}};
      json.push_back(std::move(barrier));
    }
    return json;
  }

  [[nodiscard]] Json counters() const {
    Json json = Json::array();
    for (const rockfall::CounterLine& line : project_.lines)
      if (line.barrier == rockfall::CounterLine::kNoBarrier)
        json.push_back(
            {{"index", json.size()}, {"name", line.name}, {"height_m", height_of(line)}, {"line", line_of(line)}});
    return json;
  }

  [[nodiscard]] Json materials() const {
    Json json = Json::array();
    const std::span<const slope::Material> list = project_.model.materials.list();
    for (std::size_t i = 0; i < list.size(); ++i) {
      core::Distribution restitution = list[i].restitution, friction = list[i].friction;
      for (const rockfall::RandomMaterial& random : project_.plan.settings().materials)
        if (random.material == static_cast<int>(i)) restitution = random.restitution, friction = random.friction;
      json.push_back(
          {{"name", list[i].name}, {"restitution", restitution.describe()}, {"friction", friction.describe()}});
    }
    return json;
  }

  const io::RockfallProject& project_;
  Json data_;
};

}  // namespace

Answer get_layout(Workspace& workspace, const Request&) {
  const auto file = workspace.require("rockfall");
  const auto project = workspace.store().rockfall(file);
  return json_answer(Layout(*project, io::to_json(io::parse_toml(io::read_text_file(file), file.string()))).json());
}

}  // namespace talus::studio
