#include "talus/spatial/penalty_stepper.h"

#include <algorithm>
#include <cmath>

namespace talus::spatial {
namespace {

const solvers::RosenbrockMethod& method_of(PenaltyIntegrator integrator) {
  switch (integrator) {
    case PenaltyIntegrator::semi_implicit_euler:
      return solvers::semi_implicit_euler();
    case PenaltyIntegrator::rosenbrock_shampine:
      return solvers::rosenbrock_shampine();
    case PenaltyIntegrator::rosenbrock_l_stable:
      break;
  }
  return solvers::rosenbrock_l_stable();
}

solvers::RosenbrockSettings settings_of(const PenaltySettings& settings) {
  return {.relative_error = settings.relative_error,
          .absolute_error = settings.absolute_error,
          .most_retries = settings.most_retries};
}

}  // namespace

ContactSpring attach(const PenaltySettings& settings, double mass_a, double mass_b, int n, double gravity, double gap) {
  constexpr double kWithoutGravity = 9.81;
  const double g = gravity > 0 ? gravity : kWithoutGravity, m = std::max(mass_a, mass_b);
  ContactSpring spring;
  spring.stiffness = settings.stiffness > 0 ? settings.stiffness : m * g / (n * settings.depth);
  spring.damping = settings.damping > 0 ? settings.damping : 2 * std::sqrt(m * spring.stiffness / n);
  spring.rest_gap = gap;
  return spring;
}

PenaltyStepper::PenaltyStepper(const PenaltySettings& settings)
    : system_(settings), integrator_(method_of(settings.integrator), settings_of(settings)) {}

PenaltyReport PenaltyStepper::step(PenaltyGroup& group, double h) {
  system_.start(group);
  y_ = system_.state();
  const solvers::RosenbrockInfo info = integrator_.advance(system_, 0, h, y_);
  PenaltyReport report{info.status, info.steps, info.retries, info.failed_solves, {}};
  report.contacts.resize(group.contacts.size());
  if (info.status != solvers::Status::solved) return report;
  system_.finish(y_, group);
  for (std::size_t i = 0; i < group.contacts.size(); ++i) {
    const ContactForce& force = system_.force(i);
    const bool broken = force.normal == 0 && force.gap >= group.contacts[i].spring.rest_gap;
    report.contacts[i] = {system_.impulse(i), force.point, force.gap, broken ? 0 : system_.stored(i), broken};
  }
  return report;
}

}  // namespace talus::spatial
