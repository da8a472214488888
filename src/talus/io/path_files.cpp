#include "talus/io/path_files.h"

#include <algorithm>
#include <array>
#include <map>
#include <numbers>

#include "talus/io/geopackage.h"
#include "talus/io/map_style.h"

namespace talus::io {
namespace {

using core::Vector3;
using rockfall::LineCrossing;
using rockfall::PathImpact;
using rockfall::RockRecord;

constexpr double kPerKilo = 1e-3;
constexpr double kDegrees = 180 / std::numbers::pi;

constexpr std::array<FieldFacts, 11> kPathFields{{{"rock", FieldType::integer},
                                                  {"role", FieldType::text},
                                                  {"rock_name", FieldType::text},
                                                  {"mass_kg", FieldType::real},
                                                  {"stop", FieldType::text},
                                                  {"duration_s", FieldType::real},
                                                  {"path_length_m", FieldType::real},
                                                  {"runout_m", FieldType::real},
                                                  {"max_speed_m_s", FieldType::real},
                                                  {"max_energy_kJ", FieldType::real},
                                                  {"max_height_m", FieldType::real}}};
constexpr std::array<FieldFacts, 8> kImpactFields{{{"rock", FieldType::integer},
                                                   {"time_s", FieldType::real},
                                                   {"material", FieldType::text},
                                                   {"contacts", FieldType::integer},
                                                   {"normal_impulse_N_s", FieldType::real},
                                                   {"speed_before_m_s", FieldType::real},
                                                   {"energy_before_kJ", FieldType::real},
                                                   {"energy_after_kJ", FieldType::real}}};
constexpr std::array<FieldFacts, 3> kSourceFields{
    {{"rock", FieldType::integer}, {"rock_name", FieldType::text}, {"mass_kg", FieldType::real}}};
constexpr std::array<FieldFacts, 7> kDepositFields{{{"rock", FieldType::integer},
                                                    {"rock_name", FieldType::text},
                                                    {"mass_kg", FieldType::real},
                                                    {"stop", FieldType::text},
                                                    {"runout_m", FieldType::real},
                                                    {"reach_angle_deg", FieldType::real},
                                                    {"max_energy_kJ", FieldType::real}}};
constexpr std::array<FieldFacts, 11> kCrossingFields{{{"rock", FieldType::integer},
                                                      {"line", FieldType::text},
                                                      {"kind", FieldType::text},
                                                      {"passage", FieldType::text},
                                                      {"time_s", FieldType::real},
                                                      {"height_m", FieldType::real},
                                                      {"speed_m_s", FieldType::real},
                                                      {"dip_deg", FieldType::real},
                                                      {"translational_energy_kJ", FieldType::real},
                                                      {"rotational_energy_kJ", FieldType::real},
                                                      {"absorbed_kJ", FieldType::real}}};

std::vector<LayerFacts> layers() {
  return {{"paths", true, kPathFields, line_style("178,24,43", 0.3)},
          {"impacts", false, kImpactFields, point_style("253,174,97", "circle", 0.8)},
          {"sources", false, kSourceFields, point_style("26,150,65", "triangle", 2)},
          {"deposits", false, kDepositFields, point_style("69,117,180", "square", 1.2)},
          {"crossings", false, kCrossingFields, point_style("118,42,131", "diamond", 1.6)}};
}

std::string text(std::string_view view) {
  return std::string(view);
}

class PathWriter {
 public:
  PathWriter(const std::filesystem::path& path, const PathContent& content)
      : content_(content), file_(path, content.crs), layers_(layers()) {}

  void write() {
    file_.begin_layer(layers_[0]);
    for (const RockPath& path : content_.paths) add_path(path);
    file_.begin_layer(layers_[1]);
    for (const RockPath& path : content_.paths)
      for (const PathImpact& impact : path.impacts) add_impact(path.rock.number, impact);
    file_.begin_layer(layers_[2]);
    for (const RockFacts& rock : content_.rocks)
      file_.add_point(rock.start + content_.origin, {rock.number, rock.name, rock.mass});
    file_.begin_layer(layers_[3]);
    for (const RockFacts& rock : content_.rocks)
      if (rockfall::is_deposit(rock.record.reason)) add_deposit(rock);
    file_.begin_layer(layers_[4]);
    for (const NamedCrossing& crossing : content_.crossings) add_crossing(crossing);
    file_.finish();
  }

 private:
  void add_path(const RockPath& path) {
    const RockRecord& r = path.rock.record;
    std::vector<PlaceInTime> points;
    points.reserve(path.line.size());
    for (const rockfall::PathPoint& point : path.line) {
      const Vector3 p = point.position + content_.origin;
      points.emplace_back(p.x(), p.y(), p.z(), point.time);
    }
    file_.add_line(points, {path.rock.number, path.role, path.rock.name, path.rock.mass, text(to_string(r.reason)),
                            r.duration, r.path_length, r.runout, r.max_speed, r.max_energy * kPerKilo, r.max_height});
  }

  void add_impact(std::int64_t rock, const PathImpact& i) {
    file_.add_point(i.point + content_.origin, {rock, i.time, content_.materials[static_cast<std::size_t>(i.material)],
                                                static_cast<std::int64_t>(i.contacts), i.normal_impulse, i.speed_before,
                                                i.energy_before * kPerKilo, i.energy_after * kPerKilo});
  }

  void add_deposit(const RockFacts& rock) {
    const RockRecord& r = rock.record;
    file_.add_point(r.end.p_WB + content_.origin, {rock.number, rock.name, rock.mass, text(to_string(r.reason)),
                                                   r.runout, r.reach_angle() * kDegrees, r.max_energy * kPerKilo});
  }

  void add_crossing(const NamedCrossing& named) {
    const LineCrossing& c = named.crossing;
    const double height = c.height >= 0 ? c.height : std::numeric_limits<double>::quiet_NaN();
    file_.add_point(c.point + content_.origin,
                    {named.rock, named.name, text(named.barrier ? "barrier" : "counter"), text(to_string(c.passage)),
                     c.time, height, c.velocity.norm(), c.dip() * kDegrees, c.translational_energy * kPerKilo,
                     c.rotational_energy * kPerKilo, c.absorbed * kPerKilo});
  }

  const PathContent& content_;
  GeoPackage file_;
  std::vector<LayerFacts> layers_;
};

}  // namespace

std::vector<std::string> path_layers() {
  std::vector<std::string> names;
  for (const LayerFacts& layer : layers()) names.emplace_back(layer.name);
  return names;
}

std::vector<ChosenRock> choose_rocks(std::int64_t rocks, std::int64_t count, const rockfall::Extremes& extremes) {
  if (count <= 0) return {};
  std::map<std::int64_t, std::string> roles;
  const std::int64_t samples = std::min(rocks, count);
  for (std::int64_t k = 0; k < samples; ++k) roles[k * rocks / samples] = "sample";
  for (std::size_t k = 0; k < extremes.rocks.size(); ++k) {
    if (extremes.rocks[k].rock < 0) continue;
    std::string& role = roles[extremes.rocks[k].rock];
    role += (role.empty() ? "" : ", ") + text(rockfall::Extremes::kNames[k]);
  }
  std::vector<ChosenRock> chosen;
  for (const auto& [number, role] : roles) chosen.push_back({number, role});
  return chosen;
}

void write_paths(const std::filesystem::path& path, const PathContent& content) {
  PathWriter(path, content).write();
}

}  // namespace talus::io
