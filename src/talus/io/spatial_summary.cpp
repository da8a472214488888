#include "talus/io/spatial_summary.h"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace talus::io {
namespace {

using nlohmann::ordered_json;

ordered_json vector_json(const core::Vector3& v) {
  return {v.x(), v.y(), v.z()};
}

ordered_json measures_json(const spatial::Measures& m) {
  return {{"T_trans_J", m.translational},
          {"T_rot_J", m.rotational},
          {"U_J", m.potential},
          {"E_J", m.energy()},
          {"P_N_s", vector_json(m.momentum)},
          {"L_N_m_s", vector_json(m.angular_momentum)}};
}

ordered_json totals_json(const SpatialTotals& t) {
  return {{"contacts", t.contacts},
          {"steps_with_contacts", t.steps_with_contacts},
          {"most_contacts_in_a_step", t.most_contacts},
          {"events", t.events},
          {"hurried_impacts", t.hurried},
          {"retries", t.retries},
          {"unsettled_solves", t.unsettled},
          {"failed_solves", t.failed_solves},
          {"first_failed_step", t.failed_solves > 0 ? ordered_json(t.first_failed_step) : ordered_json()}};
}

ordered_json extremes_json(const SpatialSummary& s) {
  return {{"E_lowest_J", s.lowest_energy},
          {"E_highest_J", s.highest_energy},
          {"largest_energy_gain_by_contact_J", s.totals.contact_gain},
          {"penetration_m", s.totals.penetration},
          {"joint_error_m", s.totals.joint_error},
          {"worst_approach", s.totals.worst.approach},
          {"worst_pull", s.totals.worst.pull},
          {"worst_cone", s.totals.worst.cone},
          {"worst_relative_energy_gain", s.totals.worst.energy_gain},
          {"worst_complementarity", s.totals.worst.complementarity}};
}

ordered_json symmetry_json(const std::optional<spatial::MirrorError>& error) {
  if (!error) return nullptr;
  return {{"position_m", error->position}, {"turn_rad", error->turn}, {"speed_m_s", error->speed}};
}

ordered_json score_json(const std::optional<spatial::SoccerScore>& score) {
  if (!score) return nullptr;
  return {{"goals", score->goals}, {"restarts_without_goal", score->restarts}};
}

}  // namespace

void keep_worst(laws::Residuals& worst, const laws::Residuals& now) {
  worst.approach = std::max(worst.approach, now.approach);
  worst.pull = std::max(worst.pull, now.pull);
  worst.cone = std::max(worst.cone, now.cone);
  worst.energy_gain = std::max(worst.energy_gain, now.energy_gain);
  worst.complementarity = std::max(worst.complementarity, now.complementarity);
}

void SpatialTotals::add(std::int64_t step, const spatial::StepReport& r) {
  contacts += r.contacts;
  steps_with_contacts += r.contacts > 0 ? 1 : 0;
  most_contacts = std::max(most_contacts, r.contacts);
  events += r.events;
  hurried += r.hurried;
  retries += r.retries;
  unsettled += r.unsettled;
  if (failed_solves == 0 && r.failed_solves > 0) first_failed_step = step;
  failed_solves += r.failed_solves;
  penetration = std::max(penetration, r.penetration);
  joint_error = std::max(joint_error, r.joint_error);
  contact_gain = std::max(contact_gain, r.contact_gain);
  keep_worst(worst, r.worst);
}

void SpatialSummary::start(const spatial::Simulation& simulation, const spatial::Measures& measures) {
  const spatial::Scene& scene = simulation.scene();
  name = scene.name;
  law = simulation.law_name();
  dt = scene.dt;
  steps_planned = step_count(scene);
  threads = scene.threads;
  bodies = static_cast<int>(scene.bodies.size());
  dynamic_bodies = static_cast<int>(std::count_if(scene.bodies.begin(), scene.bodies.end(), [](const auto& body) {
    return body.mobility == spatial::Mobility::dynamic;
  }));
  joints = static_cast<int>(scene.joints.size());
  springs = static_cast<int>(scene.springs.size());
  initial = final = measures;
  lowest_energy = highest_energy = measures.energy();
}

void SpatialSummary::add(const spatial::Simulation& simulation, const spatial::Measures& measures,
                         const spatial::StepReport& report) {
  steps_done = simulation.steps_done();
  final = measures;
  lowest_energy = std::min(lowest_energy, measures.energy());
  highest_energy = std::max(highest_energy, measures.energy());
  totals.add(steps_done, report);
}

ordered_json to_json(const SpatialSummary& s) {
  ordered_json inputs = ordered_json::array();
  for (const InputFile& input : s.inputs) inputs.push_back({{"path", input.path}, {"fnv1a64", input.hash}});
  return {{"kind", "scene"},
          {"dimensions", 3},
          {"name", s.name},
          {"status", std::string(to_string(s.status))},
          {"project", s.project},
          {"version", s.version},
          {"inputs", inputs},
          {"law", s.law},
          {"dt_s", s.dt},
          {"steps_planned", s.steps_planned},
          {"steps", s.steps_done},
          {"bodies", s.bodies},
          {"dynamic_bodies", s.dynamic_bodies},
          {"joints", s.joints},
          {"springs", s.springs},
          {"initial", measures_json(s.initial)},
          {"final", measures_json(s.final)},
          {"extremes", extremes_json(s)},
          {"symmetry_error", symmetry_json(s.symmetry)},
          {"score", score_json(s.score)},
          {"totals", totals_json(s.totals)},
          {"warnings", warnings_of(s)},
          {"run", {{"threads", s.threads}, {"seconds", s.seconds}}}};
}

std::vector<std::string> warnings_of(const SpatialSummary& s) {
  std::vector<std::string> list;
  if (s.status != RunStatus::done)
    list.push_back(fmt::format("{} after step {} of {}", to_string(s.status), s.steps_done, s.steps_planned));
  if (s.status == RunStatus::diverged)
    list.emplace_back("the motion grew beyond all numbers; use a smaller dt_s or another law");
  if (!s.overlap.empty()) list.push_back(s.overlap);
  if (s.totals.failed_solves > 0)
    list.push_back(fmt::format("{} solves failed, the first in step {} (column failed_solves of energy.csv)",
                               s.totals.failed_solves, s.totals.first_failed_step));
  if (s.totals.unsettled > 0)
    list.push_back(
        fmt::format("{} answers had not settled when their sweeps were used up (column unsettled of "
                    "energy.csv)",
                    s.totals.unsettled));
  if (s.totals.hurried > 0)
    list.push_back(fmt::format("{} impacts were answered before their time: more events in a step than most_events",
                               s.totals.hurried));
  return list;
}

std::string to_text(const SpatialSummary& s) {
  std::string text =
      fmt::format("{}: {}, {} of {} steps of {:g} s, {} {} ({} dynamic)\n", s.name, to_string(s.status), s.steps_done,
                  s.steps_planned, s.dt, s.bodies, s.bodies == 1 ? "body" : "bodies", s.dynamic_bodies);
  text += fmt::format("law {}: {} contacts in {} steps, at most {} in one, {} times of impact\n", s.law,
                      s.totals.contacts, s.totals.steps_with_contacts, s.totals.most_contacts, s.totals.events);
  text += fmt::format("energy {:.9g} -> {:.9g} J, largest gain by contact {:.2g} J\n", s.initial.energy(),
                      s.final.energy(), s.totals.contact_gain);
  text += fmt::format("deepest penetration {:.3g} m", s.totals.penetration);
  if (s.joints > 0) text += fmt::format(", joints apart by at most {:.3g} m", s.totals.joint_error);
  if (s.symmetry) text += fmt::format(", symmetry kept to {:.3g} m", s.symmetry->position);
  text += fmt::format("; {:.3g} s\n", s.seconds);
  if (s.score)
    text += fmt::format("score {} : {}, {} restarts without a goal\n", s.score->goals[0], s.score->goals[1],
                        s.score->restarts);
  for (const std::string& warning : warnings_of(s)) text += "WARNING: " + warning + "\n";
  return text;
}

}  // namespace talus::io
