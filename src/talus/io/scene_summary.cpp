#include "talus/io/scene_summary.h"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "talus/io/spatial_summary.h"

namespace talus::io {
namespace {

using nlohmann::ordered_json;

ordered_json measures_json(const scene::Measures& m) {
  return {{"Px", m.momentum.x()},
          {"Py", m.momentum.y()},
          {"L_center", m.angular_center},
          {"L_spin", m.angular_spin},
          {"T_center", m.kinetic_center},
          {"T_spin", m.kinetic_spin},
          {"U", m.potential},
          {"E", m.energy()}};
}

}  // namespace

void SceneSummary::start(const scene::Simulation& simulation, const scene::Measures& measures) {
  const scene::Scene& scene = simulation.scene();
  description = scene.description;
  law = simulation.law_name();
  integrator = scene::to_string(scene.integrator);
  dt = scene.dt;
  steps_planned = scene::step_count(scene);
  bodies = static_cast<int>(scene.bodies.size());
  fixed_bodies = static_cast<int>(
      std::count_if(scene.bodies.begin(), scene.bodies.end(), [](const scene::Body& body) { return body.fixed; }));
  initial = final = measures;
  lowest_energy = highest_energy = measures.energy();
}

void SceneSummary::add(const scene::Simulation& simulation, const scene::Measures& measures,
                       const scene::StepOutcome& outcome) {
  steps_done = simulation.steps_done();
  final = measures;
  lowest_energy = std::min(lowest_energy, measures.energy());
  highest_energy = std::max(highest_energy, measures.energy());
  contacts_handled += outcome.contacts;
  most_contacts = std::max(most_contacts, outcome.contacts);
  const laws::Response* response = simulation.response();
  if (response == nullptr) return;
  ++steps_with_contacts;
  keep_worst(worst, response->residuals);
  if (outcome.used)
    largest_contact_gain = std::max(largest_contact_gain, response->energy_after - response->energy_before);
  if (outcome.status == laws::Status::solved) return;
  if (failed_solves++ == 0) first_failed_step = steps_done;
}

ordered_json to_json(const SceneSummary& s) {
  return {{"kind", "scene"},
          {"status", std::string(to_string(s.status))},
          {"description", s.description},
          {"input", s.input},
          {"input_fnv1a64", s.input_hash},
          {"version", s.version},
          {"law", s.law},
          {"integrator", s.integrator},
          {"dt", s.dt},
          {"steps_planned", s.steps_planned},
          {"steps", s.steps_done},
          {"bodies", s.bodies},
          {"fixed_bodies", s.fixed_bodies},
          {"initial", measures_json(s.initial)},
          {"final", measures_json(s.final)},
          {"extremes",
           {{"E_lowest", s.lowest_energy},
            {"E_highest", s.highest_energy},
            {"largest_energy_gain_by_contact", s.largest_contact_gain},
            {"worst_approach", s.worst.approach},
            {"worst_pull", s.worst.pull},
            {"worst_cone", s.worst.cone},
            {"worst_relative_energy_gain", s.worst.energy_gain},
            {"worst_complementarity", s.worst.complementarity}}},
          {"contacts_handled", s.contacts_handled},
          {"steps_with_contacts", s.steps_with_contacts},
          {"most_contacts_in_a_step", s.most_contacts},
          {"failed_solves", s.failed_solves},
          {"first_failed_step", s.failed_solves > 0 ? ordered_json(s.first_failed_step) : ordered_json()},
          {"warnings", warnings_of(s)},
          {"seconds", s.seconds}};
}

std::vector<std::string> warnings_of(const SceneSummary& s) {
  std::vector<std::string> list;
  if (s.failed_solves > 0)
    list.push_back(fmt::format("the law failed in {} steps, first in step {} (see status in energy.csv)",
                               s.failed_solves, s.first_failed_step));
  if (s.status == RunStatus::diverged)
    list.emplace_back("the motion grew beyond all numbers; use a smaller dt or symplectic-euler");
  return list;
}

std::string to_text(const SceneSummary& s) {
  std::string text = fmt::format("{}: {} of {} steps of {:g} s, {} bodies ({} fixed), {}\n", to_string(s.status),
                                 s.steps_done, s.steps_planned, s.dt, s.bodies, s.fixed_bodies, s.integrator);
  if (!s.description.empty()) text = s.description + "\n" + text;
  text += fmt::format("law {}: {} contacts in {} steps, at most {} at once\n", s.law, s.contacts_handled,
                      s.steps_with_contacts, s.most_contacts);
  text += fmt::format("energy {:.9g} -> {:.9g} J, largest gain by contact {:.2g} J\n", s.initial.energy(),
                      s.final.energy(), s.largest_contact_gain);
  text += fmt::format("momentum ({:.6g}, {:.6g}) -> ({:.6g}, {:.6g}) N s\n", s.initial.momentum.x(),
                      s.initial.momentum.y(), s.final.momentum.x(), s.final.momentum.y());
  for (const std::string& warning : warnings_of(s)) text += "WARNING: " + warning + "\n";
  return text;
}

}  // namespace talus::io
