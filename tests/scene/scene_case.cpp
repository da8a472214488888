#include "tests/scene/scene_case.h"

#include <cmath>
#include <stdexcept>

#include <fmt/format.h>

#include "talus/io/scene_xml.h"
#include "talus/scene/simulation.h"
#include "talus/solvers/status.h"

namespace talus::scene {
namespace {

/// Everything a case can ask about, per step from the start on.
struct Run {
  std::vector<std::vector<PlanarState>> states;
  std::vector<Measures> measures;
  std::vector<StepOutcome> outcomes;
  std::vector<double> contact_gains;
};

Run run(const Scene& scene, const std::string& law, std::int64_t steps) {
  Simulation simulation(scene, scene_law(scene, law));
  Run result;
  const auto keep = [&](const StepOutcome& outcome) {
    result.states.emplace_back(simulation.states().begin(), simulation.states().end());
    result.measures.push_back(measure(scene, simulation.states()));
    result.outcomes.push_back(outcome);
    const laws::Response* response = simulation.response();
    result.contact_gains.push_back(response ? response->energy_after - response->energy_before : 0);
  };
  keep({});
  for (std::int64_t i = 0; i < steps; ++i) keep(simulation.step());
  return result;
}

double quantity_of_body(const PlanarState& s, const std::string& name) {
  if (name == "x") return s.position.x();
  if (name == "y") return s.position.y();
  if (name == "theta") return s.angle;
  if (name == "vx") return s.velocity.x();
  return name == "vy" ? s.velocity.y() : s.spin;
}

double quantity_of_scene(const Run& run, std::size_t step, const std::string& name) {
  const Measures& m = run.measures[step];
  if (name == "Px") return m.momentum.x();
  if (name == "Py") return m.momentum.y();
  if (name == "L") return m.angular_center + m.angular_spin;
  if (name == "T") return m.kinetic();
  if (name == "U") return m.potential;
  return name == "E" ? m.energy() : run.outcomes[step].contacts;
}

/// |a - b| <= tolerance, where NaN is never near.
bool near(double a, double b, double tolerance) {
  return std::abs(a - b) <= tolerance;
}

class Judge {
 public:
  Judge(const SceneCase& scene_case, const std::string& law, const Run& run, std::vector<std::string>& failures)
      : case_(scene_case), law_(law.empty() ? "scene's own" : law), run_(run), failures_(failures) {}

  void judge() {
    solved();
    for (const Expectation& e : case_.expectations) expectation(e);
    for (const Mirror& m : case_.mirrors) mirror(m);
    energies();
    momenta();
  }

 private:
  template <class... Args>
  void report(int line, fmt::format_string<Args...> text, Args&&... args) {
    failures_.push_back(fmt::format("{}{}: law {}: {}", case_.file.string(), line > 0 ? fmt::format(":{}", line) : "",
                                    law_, fmt::format(text, std::forward<Args>(args)...)));
  }

  void solved() {
    for (std::size_t k = 0; k < run_.outcomes.size(); ++k) {
      if (!run_.outcomes[k].finite) return report(0, "step {}: the motion overflowed", k);
      if (run_.outcomes[k].status != laws::Status::solved)
        return report(0, "step {}: the law's status is {}", k, solvers::to_string(run_.outcomes[k].status));
    }
  }

  void expectation(const Expectation& e) {
    const std::size_t last = run_.states.size() - 1;
    const std::size_t step = e.step ? static_cast<std::size_t>(*e.step) : last;
    if (step > last) return report(e.line, "step {} is beyond the last one, {}", step, last);
    if (e.body && (*e.body < 0 || static_cast<std::size_t>(*e.body) >= run_.states[0].size()))
      return report(e.line, "there is no body {}", *e.body);
    const double value = e.body ? quantity_of_body(run_.states[step][static_cast<std::size_t>(*e.body)], e.quantity)
                                : quantity_of_scene(run_, step, e.quantity);
    if (!near(value, e.value, e.tolerance))
      report(e.line, "{}{} at step {} is {}, expected {} within {}", e.quantity,
             e.body ? fmt::format(" of body {}", *e.body) : "", step, value, e.value, e.tolerance);
  }

  void mirror(const Mirror& m) {
    const double sx = m.axis == 'x' ? -1 : 1;
    const double sy = -sx;
    const double shift_x = m.axis == 'x' ? 2 * m.position : 0;
    const double shift_y = m.axis == 'y' ? 2 * m.position : 0;
    for (std::size_t k = 0; k < run_.states.size(); ++k) {
      for (const auto& [i, j] : m.pairs) {
        const PlanarState& a = run_.states[k].at(static_cast<std::size_t>(i));
        const PlanarState& b = run_.states[k].at(static_cast<std::size_t>(j));
        const double off = std::max(
            {std::abs(shift_x + sx * a.position.x() - b.position.x()),
             std::abs(shift_y + sy * a.position.y() - b.position.y()), std::abs(sx * a.velocity.x() - b.velocity.x()),
             std::abs(sy * a.velocity.y() - b.velocity.y()), std::abs(a.angle + b.angle), std::abs(a.spin + b.spin)});
        if (!(off <= m.tolerance))
          return report(m.line, "bodies {} and {} no longer mirror at step {}: {}", i, j, k, off);
      }
    }
  }

  void energies() {
    const Invariants& want = case_.invariants;
    for (std::size_t k = 1; k < run_.measures.size(); ++k) {
      const double before = run_.measures[k - 1].energy();
      const double now = run_.measures[k].energy();
      if (want.energy_never_rises && !(now - before <= *want.energy_never_rises))
        return report(0, "energy rises by {} J in step {}", now - before, k);
      if (want.energy_constant && !near(now, run_.measures[0].energy(), *want.energy_constant))
        return report(0, "energy is {} J at step {}, not {}", now, k, run_.measures[0].energy());
      if (want.contacts_gain_no_energy && !(run_.contact_gains[k] <= *want.contacts_gain_no_energy))
        return report(0, "contacts add {} J in step {}", run_.contact_gains[k], k);
    }
  }

  void momenta() {
    if (!case_.invariants.momentum_constant) return;
    for (std::size_t k = 1; k < run_.measures.size(); ++k)
      for (const char* name : {"Px", "Py", "L"})
        if (!near(quantity_of_scene(run_, k, name), quantity_of_scene(run_, 0, name),
                  *case_.invariants.momentum_constant))
          return report(0, "{} is {} at step {}, not {}", name, quantity_of_scene(run_, k, name), k,
                        quantity_of_scene(run_, 0, name));
  }

  const SceneCase& case_;
  std::string law_;
  const Run& run_;
  std::vector<std::string>& failures_;
};

void compare(const SceneCase& scene_case, std::size_t law, const Run& first, const Run& other,
             std::vector<std::string>& failures) {
  for (std::size_t k = 0; k < first.states.size(); ++k) {
    for (std::size_t i = 0; i < first.states[k].size(); ++i) {
      const PlanarState& a = first.states[k][i];
      const PlanarState& b = other.states[k][i];
      const double off = std::max((a.velocity - b.velocity).norm(), std::abs(a.spin - b.spin));
      if (off <= *scene_case.invariants.same_velocities) continue;
      failures.push_back(fmt::format("{}: laws {} and {} give velocities of body {} that differ by {} at step {}",
                                     scene_case.file.string(), scene_case.laws[0], scene_case.laws[law], i, off, k));
      return;
    }
  }
}

}  // namespace

std::vector<std::string> failures(const SceneCase& scene_case) {
  const Scene scene = io::read_scene_file(scene_case.scene).scene;
  const std::int64_t steps = scene_case.steps.value_or(step_count(scene));
  std::vector<std::string> result;
  std::vector<Run> runs;
  for (const std::string& law : scene_case.laws) {
    runs.push_back(run(scene, law, steps));
    Judge(scene_case, law, runs.back(), result).judge();
  }
  if (scene_case.invariants.same_velocities)
    for (std::size_t law = 1; law < runs.size(); ++law) compare(scene_case, law, runs[0], runs[law], result);
  return result;
}

}  // namespace talus::scene
