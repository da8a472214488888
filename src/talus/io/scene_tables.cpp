#include "talus/io/scene_tables.h"

#include <iterator>

#include <fmt/format.h>

#include "talus/solvers/status.h"

namespace talus::io {

SceneTables::SceneTables(const ResultFolder& folder)
    : states_(folder.file("states.csv")), energy_(folder.file("energy.csv")) {
  states_.stream() << "step,time,body,x,y,theta,vx,vy,omega\n";
  energy_.stream() << "step,time,Px,Py,L_center,L_spin,T_center,T_spin,U,E,contacts,status\n";
}

void SceneTables::add(const scene::Simulation& simulation, const scene::Measures& m,
                      const scene::StepOutcome& outcome) {
  fmt::memory_buffer rows;
  int body = 0;
  for (const scene::PlanarState& s : simulation.states())
    fmt::format_to(std::back_inserter(rows), "{},{},{},{},{},{},{},{},{}\n", simulation.steps_done(), simulation.time(),
                   body++, s.position.x(), s.position.y(), s.angle, s.velocity.x(), s.velocity.y(), s.spin);
  states_.stream().write(rows.data(), static_cast<std::streamsize>(rows.size()));
  energy_.stream() << fmt::format("{},{},{},{},{},{},{},{},{},{},{},{}\n", simulation.steps_done(), simulation.time(),
                                  m.momentum.x(), m.momentum.y(), m.angular_center, m.angular_spin, m.kinetic_center,
                                  m.kinetic_spin, m.potential, m.energy(), outcome.contacts,
                                  solvers::to_string(outcome.status));
}

void SceneTables::commit() {
  states_.commit();
  energy_.commit();
}

}  // namespace talus::io
