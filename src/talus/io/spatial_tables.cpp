#include "talus/io/spatial_tables.h"

#include <iterator>

#include <fmt/format.h>

namespace talus::io {
namespace {

constexpr std::string_view kStates =
    "step,time_s,body,x_m,y_m,z_m,qw,qx,qy,qz,vx_m_s,vy_m_s,vz_m_s,wx_rad_s,wy_rad_s,wz_rad_s\n";
constexpr std::string_view kEnergy =
    "step,time_s,T_trans_J,T_rot_J,U_J,E_J,Px_N_s,Py_N_s,Pz_N_s,Lx_N_m_s,Ly_N_m_s,Lz_N_m_s,contacts,groups,events,"
    "hurried,penetration_m,joint_error_m,contact_gain_J,failed_solves,unsettled,retries\n";
constexpr std::string_view kContacts = "step,time_s,a,b,x_m,y_m,z_m,nx,ny,nz,gap_m,jx_N_s,jy_N_s,jz_N_s\n";

void write(AtomicFile& file, const fmt::memory_buffer& rows) {
  file.stream().write(rows.data(), static_cast<std::streamsize>(rows.size()));
}

}  // namespace

SpatialTables::SpatialTables(const ResultFolder& folder, const SpatialProject& project)
    : states_(folder.file("states.csv")), energy_(folder.file("energy.csv")), stride_(project.frame_stride) {
  states_.stream() << kStates;
  energy_.stream() << kEnergy;
  if (!project.contacts) return;
  contacts_.emplace(folder.file("contacts.csv"));
  contacts_->stream() << kContacts;
}

void SpatialTables::add_states(const spatial::Simulation& simulation) {
  last_frame_ = simulation.steps_done();
  fmt::memory_buffer rows;
  for (std::size_t i = 0; i < simulation.states().size(); ++i) {
    const spatial::SpatialState& s = simulation.states()[i];
    const auto &p = s.p_WB, &v = s.v_WB, &w = s.w_WB;
    const auto& q = s.R_WB;
    fmt::format_to(std::back_inserter(rows), "{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}\n", last_frame_,
                   simulation.time(), simulation.scene().bodies[i].name, p.x(), p.y(), p.z(), q.w(), q.x(), q.y(),
                   q.z(), v.x(), v.y(), v.z(), w.x(), w.y(), w.z());
  }
  write(states_, rows);
}

void SpatialTables::add_contacts(const spatial::Simulation& simulation) {
  const auto& bodies = simulation.scene().bodies;
  fmt::memory_buffer rows;
  for (const spatial::ContactRecord& c : simulation.contacts())
    fmt::format_to(std::back_inserter(rows), "{},{},{},{},{},{},{},{},{},{},{},{},{},{}\n", simulation.steps_done(),
                   simulation.time(), bodies[static_cast<std::size_t>(c.a)].name,
                   bodies[static_cast<std::size_t>(c.b)].name, c.point.x(), c.point.y(), c.point.z(), c.normal.x(),
                   c.normal.y(), c.normal.z(), c.gap, c.impulse.x(), c.impulse.y(), c.impulse.z());
  write(*contacts_, rows);
}

void SpatialTables::add(const spatial::Simulation& simulation, const spatial::Measures& m,
                        const spatial::StepReport& r) {
  const auto &P = m.momentum, &L = m.angular_momentum;
  energy_.stream() << fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}\n",
                                  simulation.steps_done(), simulation.time(), m.translational, m.rotational,
                                  m.potential, m.energy(), P.x(), P.y(), P.z(), L.x(), L.y(), L.z(), r.contacts,
                                  r.groups, r.events, r.hurried, r.penetration, r.joint_error, r.contact_gain,
                                  r.failed_solves, r.unsettled, r.retries);
  if (simulation.steps_done() % stride_ != 0) return;
  add_states(simulation);
  if (contacts_) add_contacts(simulation);
}

void SpatialTables::commit(const spatial::Simulation& last) {
  if (last.steps_done() != last_frame_) {
    add_states(last);
    if (contacts_) add_contacts(last);
  }
  states_.commit();
  energy_.commit();
  if (contacts_) contacts_->commit();
}

}  // namespace talus::io
