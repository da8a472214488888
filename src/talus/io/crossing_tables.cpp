#include "talus/io/crossing_tables.h"

#include <cmath>
#include <limits>

#include <fmt/format.h>

#include "talus/core/units.h"
#include "talus/io/rockfall_tables.h"

namespace talus::io {
namespace {

using rockfall::CounterLine;
using rockfall::LineCrossing;
using rockfall::Passage;

constexpr double kKilo = 1000;  // divided by, as in the summary: the same bits
using core::kDegrees;

/// What both tables have.
std::string common_columns(const rockfall::NumberedCrossing& numbered, const std::string& name,
                           const core::Vector3& origin) {
  const LineCrossing& c = numbered.crossing;
  const core::Vector3 p = c.point + origin;
  const double height = c.height >= 0 ? c.height : std::numeric_limits<double>::quiet_NaN();
  return fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}", numbered.rock, csv_field(name), c.time, p.x(),
                     p.y(), p.z(), height, c.velocity.x(), c.velocity.y(), c.velocity.z(), c.velocity.norm(),
                     c.dip() * kDegrees, c.angle * kDegrees, c.mass, c.translational_energy / kKilo,
                     c.rotational_energy / kKilo);
}

}  // namespace

const std::string& CrossingNames::of(const LineCrossing& crossing) const {
  return crossing.barrier != CounterLine::kNoBarrier ? barriers[static_cast<std::size_t>(crossing.barrier)]
                                                     : lines[static_cast<std::size_t>(crossing.line)];
}

std::string_view counters_header() {
  return "rock,counter,time_s,x_m,y_m,z_m,height_m,vx_m_s,vy_m_s,vz_m_s,speed_m_s,dip_deg,angle_deg,mass_kg,"
         "translational_energy_kJ,rotational_energy_kJ,passage";
}

std::string_view barriers_header() {
  return "rock,barrier,time_s,x_m,y_m,z_m,height_m,vx_m_s,vy_m_s,vz_m_s,speed_m_s,dip_deg,angle_deg,mass_kg,"
         "translational_energy_kJ,rotational_energy_kJ,absorbed_kJ,residual_kJ,passage";
}

std::string crossing_row(const rockfall::NumberedCrossing& numbered, const CrossingNames& names,
                         const core::Vector3& origin) {
  const LineCrossing& c = numbered.crossing;
  std::string row = common_columns(numbered, names.of(c), origin);
  if (c.barrier != CounterLine::kNoBarrier) {
    const double residual = c.passage == Passage::stopped ? 0 : std::max(0.0, c.translational_energy - c.absorbed);
    row += fmt::format(",{},{}", c.absorbed / kKilo, residual / kKilo);
  }
  return row + fmt::format(",{}\n", to_string(c.passage));
}

}  // namespace talus::io
