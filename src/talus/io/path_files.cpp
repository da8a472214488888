#include "talus/io/path_files.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>

#include "talus/core/units.h"
#include "talus/io/geopackage.h"
#include "talus/io/map_style.h"

namespace talus::io {
namespace {

using core::Vector3;
using rockfall::LineCrossing;
using rockfall::PathImpact;
using rockfall::RockRecord;

constexpr double kPerKilo = 1e-3;
using core::kDegrees;

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
      for (const PathImpact& impact : path.impacts) add_impact(path.number, impact);
    file_.begin_layer(layers_[2]);
    for (const RockPlace& p : content_.places)
      file_.add_point(p.start + content_.origin, {p.number, kind(p.kind), p.mass});
    file_.begin_layer(layers_[3]);
    for (const RockPlace& place : content_.places)
      if (rockfall::is_deposit(place.reason)) add_deposit(place);
    file_.begin_layer(layers_[4]);
    for (const RockPath& path : content_.paths)
      for (const LineCrossing& crossing : path.crossings) add_crossing(path.number, crossing);
    file_.finish();
  }

 private:
  [[nodiscard]] const std::string& kind(int number) const { return content_.kinds[static_cast<std::size_t>(number)]; }

  void add_path(const RockPath& path) {
    const RockRecord& r = path.record;
    std::vector<PlaceInTime> points;
    points.reserve(path.line.size());
    for (const rockfall::PathPoint& point : path.line) {
      const Vector3 p = point.position + content_.origin;
      points.emplace_back(p.x(), p.y(), p.z(), point.time);
    }
    file_.add_line(points, {path.number, path.role, kind(path.kind), path.mass, text(to_string(r.reason)), r.duration,
                            r.path_length, r.runout, r.max_speed, r.max_energy * kPerKilo, r.max_height});
  }

  void add_impact(std::int64_t rock, const PathImpact& i) {
    file_.add_point(i.point + content_.origin, {rock, i.time, content_.materials[static_cast<std::size_t>(i.material)],
                                                static_cast<std::int64_t>(i.contacts), i.normal_impulse, i.speed_before,
                                                i.energy_before * kPerKilo, i.energy_after * kPerKilo});
  }

  void add_deposit(const RockPlace& p) {
    const Vector3 way = p.end - p.start;
    const double runout = std::hypot(way.x(), way.y());
    file_.add_point(p.end + content_.origin, {p.number, kind(p.kind), p.mass, text(to_string(p.reason)), runout,
                                              std::atan2(-way.z(), runout) * kDegrees, p.max_energy * kPerKilo});
  }

  void add_crossing(std::int64_t rock, const LineCrossing& c) {
    const bool barrier = c.barrier != rockfall::CounterLine::kNoBarrier;
    const std::string& name = barrier ? content_.barriers[static_cast<std::size_t>(c.barrier)]
                                      : content_.lines[static_cast<std::size_t>(c.line)];
    const double height = c.height >= 0 ? c.height : std::numeric_limits<double>::quiet_NaN();
    file_.add_point(c.point + content_.origin,
                    {rock, name, text(barrier ? "barrier" : "counter"), text(to_string(c.passage)), c.time, height,
                     c.velocity.norm(), c.dip() * kDegrees, c.translational_energy * kPerKilo,
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
