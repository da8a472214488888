#include "talus/io/film_tables.h"

#include <cmath>
#include <iterator>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/io/rockfall_tables.h"

namespace talus::io {
namespace {

using rockfall::Frame;
using rockfall::RecordedContact;

std::string triple(const core::Vector3& v) {
  return fmt::format("{},{},{}", v.x(), v.y(), v.z());
}

std::string frame_row(const Frame& frame, const bodies::Rock& rock, const core::Vector3& origin, double potential) {
  constexpr double kPerKilo = 1e-3;
  const bodies::SpatialState& s = frame.state;
  const bodies::Quaternion R_WG = s.R_WB * bodies::Quaternion(rock.R_GB()).conjugate();
  const bodies::Kinetics kinetics = bodies::kinetics_of({rock.mass(), rock.principal_inertia()}, s);
  return fmt::format("{},{},{},{},{},{},{},{},{},{},{},{}\n", frame.time, to_string(frame.kind),
                     triple(s.p_WB + origin), R_WG.w(), R_WG.x(), R_WG.y(), R_WG.z(), triple(s.v_WB), triple(s.w_WB),
                     kinetics.translational_energy * kPerKilo, kinetics.rotational_energy * kPerKilo,
                     potential * kPerKilo);
}

std::string contact_row(const RecordedContact& recorded, const RockfallProject& project) {
  const rockfall::ContactPoint& c = recorded.contact;
  const slope::Material& material = project.model.materials.list()[static_cast<std::size_t>(c.material)];
  return fmt::format("{},{},{},{},{},{},{},{},{}\n", recorded.impact, recorded.time,
                     triple(c.point + project.model.origin), triple(c.normal), c.gap, csv_field(material.name),
                     c.normal_speed, c.normal_impulse, c.tangent_impulse);
}

}  // namespace

std::string_view frames_header() {
  return "time_s,kind,x_m,y_m,z_m,qw,qx,qy,qz,vx_m_s,vy_m_s,vz_m_s,wx_rad_s,wy_rad_s,wz_rad_s,"
         "translational_energy_kJ,rotational_energy_kJ,potential_energy_kJ";
}

std::string_view contacts_header() {
  return "impact,time_s,x_m,y_m,z_m,nx,ny,nz,gap_m,material,normal_speed_m_s,normal_impulse_N_s,tangent_impulse_N_s";
}

rockfall::Film film_rock(const RockfallProject& project, const rockfall::Start& start, double rate) {
  return rockfall::film(rockfall::model_for(project.model, start), *start.rock, start.state, {.rate = rate});
}

void write_frames(std::ostream& out, const RockfallProject& project, const bodies::Rock& rock,
                  const rockfall::Film& film) {
  const double weight = rock.mass() * project.model.engine.gravity;
  const double start = film.frames().front().state.p_WB.z();
  out << frames_header() << '\n';
  for (const Frame& frame : film.frames())
    out << frame_row(frame, rock, project.model.origin, weight * (frame.state.p_WB.z() - start));
}

void write_contacts(std::ostream& out, const RockfallProject& project, const rockfall::Film& film) {
  out << contacts_header() << '\n';
  for (const RecordedContact& recorded : film.contacts()) out << contact_row(recorded, project);
}

void check_rock_numbers(const RockfallProject& project, const std::vector<std::int64_t>& numbers, const char* option) {
  const std::int64_t rocks = project.plan.rocks();
  for (const std::int64_t number : numbers) {
    if (number >= 0 && number < rocks) continue;
    throw core::InputError({.key = option,
                            .value = std::to_string(number),
                            .problem = "the project has no such rock",
                            .accepted = fmt::format("whole numbers from 0 to {}", rocks - 1)});
  }
}

void check_rate(double rate) {
  if (rate > 0 && rate <= 1e5) return;
  throw core::InputError({.key = "--rate",
                          .value = fmt::format("{}", rate),
                          .problem = "is out of range",
                          .accepted = "frames per second, a number > 0 and <= 100000"});
}

}  // namespace talus::io
