#include "talus/io/rockfall_tables.h"

#include <array>
#include <iterator>
#include <limits>
#include <optional>

#include <fmt/format.h>

#include "talus/core/units.h"

namespace talus::io {
namespace {

using rockfall::BarrierHit;
using rockfall::Counters;
using rockfall::RockRecord;

constexpr double kPerKilo = 1e-3;
using core::kDegrees;

constexpr std::array<RockQuantity, 10> kQuantities{{
    {"duration_s", [](const RockRecord& r) { return r.duration; }},
    {"path_length_m", [](const RockRecord& r) { return r.path_length; }},
    {"runout_m", [](const RockRecord& r) { return r.runout; }},
    {"drop_m", [](const RockRecord& r) { return r.drop; }},
    {"reach_angle_deg", [](const RockRecord& r) { return r.reach_angle() * kDegrees; }},
    {"max_speed_m_s", [](const RockRecord& r) { return r.max_speed; }},
    {"max_translational_energy_kJ", [](const RockRecord& r) { return r.max_translational_energy * kPerKilo; }},
    {"max_rotational_energy_kJ", [](const RockRecord& r) { return r.max_rotational_energy * kPerKilo; }},
    {"max_energy_kJ", [](const RockRecord& r) { return r.max_energy * kPerKilo; }},
    {"max_height_m", [](const RockRecord& r) { return r.max_height; }},
}};

std::string position(const core::Vector3& local, const RockfallProject& project) {
  const core::Vector3 p = local + project.model.origin;
  return fmt::format("{},{},{}", p.x(), p.y(), p.z());
}

std::string counters(const RockRecord& record) {
  const Counters& c = record.counters;
  return fmt::format("{},{},{},{},{},{},{},{},{},{}", c.flights, c.impacts, c.impact_contacts, c.contact_steps,
                     record.barrier_hits.size(), c.failed_solves, c.energy_gains, c.worst_energy_gain, c.energy_taken,
                     c.smallest_gap);
}

}  // namespace

std::span<const RockQuantity> rock_quantities() {
  return kQuantities;
}

std::string csv_field(std::string_view text) {
  if (text.find_first_of(",\"\n\r") == std::string_view::npos) return std::string(text);
  std::string field = "\"";
  for (const char c : text) field.append(c == '"' ? 2 : 1, c);
  return field + "\"";
}

std::string rocks_header() {
  std::string header = "rock,seeder,rock_name,mass_kg,start_x_m,start_y_m,start_z_m,end_x_m,end_y_m,end_z_m,stop";
  for (const RockQuantity& quantity : kQuantities) header.append(",").append(quantity.column);
  return header +
         ",flights,impacts,impact_contacts,contact_steps,barrier_hits,failed_solves,energy_gains,worst_energy_gain,"
         "energy_taken_J,smallest_gap_m,message";
}

double height_of(const BarrierHit& hit, const slope::Surface& ground) {
  const std::optional<double> below = ground.ground_below(hit.point);
  return below ? hit.point.z() - *below : std::numeric_limits<double>::quiet_NaN();
}

void add_rock_row(const RockfallProject& project, const rockfall::Start& start, const RockRecord& record,
                  std::string& text) {
  const rockfall::RockKind& kind = project.plan.kinds()[static_cast<std::size_t>(start.kind)];
  const auto out = std::back_inserter(text);
  fmt::format_to(out, "{},{},{},{},{},{},{}", start.number, start.seeder, csv_field(kind.name()), start.rock->mass(),
                 position(start.state.p_WB, project), position(record.end.p_WB, project), to_string(record.reason));
  for (const RockQuantity& quantity : kQuantities) fmt::format_to(out, ",{}", quantity.value(record));
  fmt::format_to(out, ",{},{}\n", counters(record), csv_field(record.message));
}

}  // namespace talus::io
