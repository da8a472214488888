#include "talus/scene/simulation.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace talus::scene {
namespace {

/// A failed answer may not gain more than round-off.
constexpr double kGainOfRoundOff = 1e-9;

}  // namespace

std::unique_ptr<laws::Law> scene_law(const Scene& scene, std::string_view override_name) {
  const std::string_view name = override_name.empty() ? law_name(scene.response) : override_name;
  return name.empty() ? nullptr : laws::make_law(name);
}

Simulation::Simulation(const Scene& scene, std::unique_ptr<laws::Law> law)
    : scene_(scene), law_(std::move(law)), restitution_(restitution(scene.response)) {
  int free_bodies = 0;
  for (const Body& body : scene_.bodies) {
    states_.push_back(body.start);
    numbers_.push_back(body.fixed ? contact::kFixed : free_bodies++);
  }
  build_problem();
}

StepOutcome Simulation::step() {
  advance();
  ++steps_done_;
  if (!finite()) return {.finite = false};
  if (law_) detector_.detect(scene_, states_, contacts_);
  build_problem();
  if (contacts_.empty()) return {};
  law_->respond(problem_, response_);
  const bool used = usable();
  if (used) take_velocities();
  return {.contacts = static_cast<int>(contacts_.size()), .status = response_.status, .used = used, .finite = finite()};
}

void Simulation::advance() {
  const double h = scene_.dt;
  accumulate_loads(scene_, states_, loads_);
  for (std::size_t i = 0; i < states_.size(); ++i) {
    if (scene_.bodies[i].fixed) continue;
    const auto [mass, inertia] = scene_.bodies[i].shape.mass();
    PlanarState& state = states_[i];
    const PlanarState start = state;
    state.velocity += h * loads_[i].force / mass;
    state.spin += h * loads_[i].torque / inertia;
    const PlanarState& mover = scene_.integrator == Integrator::explicit_euler ? start : state;
    state.position += h * mover.velocity;
    state.angle += h * mover.spin;
  }
}

void Simulation::build_problem() {
  problem_.clear(2);
  for (std::size_t i = 0; i < states_.size(); ++i) {
    if (scene_.bodies[i].fixed) continue;
    const PlanarState& s = states_[i];
    problem_.add_body(scene_.bodies[i].shape.mass(), {s.velocity.x(), s.velocity.y(), s.spin});
  }
  for (const Contact& c : contacts_) {
    problem_.add_contact(contact::PlanarContact{.body_a = numbers_[static_cast<std::size_t>(c.first)],
                                                .body_b = numbers_[static_cast<std::size_t>(c.second)],
                                                .r_a = c.r_first,
                                                .r_b = c.r_second,
                                                .normal = c.normal,
                                                .restitution = restitution_});
  }
}

bool Simulation::usable() const {
  if (!response_.velocity.allFinite()) return false;
  return response_.status == laws::Status::solved || response_.residuals.energy_gain <= kGainOfRoundOff;
}

void Simulation::take_velocities() {
  for (std::size_t i = 0; i < states_.size(); ++i) {
    if (scene_.bodies[i].fixed) continue;
    const auto u = response_.velocity.segment<3>(problem_.mass().offset(numbers_[i]));
    states_[i].velocity = u.head<2>();
    states_[i].spin = u.z();
  }
}

bool Simulation::finite() const {
  return std::all_of(states_.begin(), states_.end(), [](const PlanarState& s) {
    return s.position.allFinite() && s.velocity.allFinite() && std::isfinite(s.angle) && std::isfinite(s.spin);
  });
}

}  // namespace talus::scene
