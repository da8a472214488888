#include "talus/laws/law.h"

#include <algorithm>
#include <cmath>

namespace talus::laws {
namespace {

bool finite(const contact::Direction& row) {
  return row.linear.allFinite() && row.angular_a.allFinite() && row.angular_b.allFinite();
}

bool finite(const ContactProblem& problem) {
  if (!problem.velocity().allFinite() || !problem.restitution().allFinite() || !problem.friction().allFinite())
    return false;
  const int per_contact = problem.tangents_per_contact();
  for (int i = 0; i < problem.contacts(); ++i) {
    if (!finite(problem.normal_row(i))) return false;
    for (int k = 0; k < per_contact; ++k)
      if (!finite(problem.tangent_row(per_contact * i + k))) return false;
  }
  return true;
}

void check(const ContactProblem& problem, Response& response) {
  Residuals& r = response.residuals;
  Vector speeds;
  problem.normal_speeds(response.velocity, speeds);
  const Vector approach = problem.least_speed() - speeds;
  problem.normal_speeds(problem.velocity(), speeds);
  double speed = speeds.lpNorm<Eigen::Infinity>();
  problem.tangent_speeds(problem.velocity(), speeds);
  speed = std::max(speed, speeds.lpNorm<Eigen::Infinity>());
  if (speed > 0) r.approach = std::max(0.0, approach.maxCoeff()) / speed;
  const double impulse = response.normal_impulse.lpNorm<Eigen::Infinity>();
  if (impulse > 0) {
    r.pull = std::max(0.0, -response.normal_impulse.minCoeff()) / impulse;
    const int per_contact = problem.tangents_per_contact();
    for (int k = 0; k < problem.contacts(); ++k) {
      const double tangential = response.tangent_impulse.segment(k * per_contact, per_contact).norm();
      const double limit = problem.friction()[k] * std::max(0.0, response.normal_impulse[k]);
      r.cone = std::max(r.cone, (tangential - limit) / impulse);
    }
  }
  if (response.energy_before > 0)
    r.energy_gain = std::max(0.0, response.energy_after - response.energy_before) / response.energy_before;
}

}  // namespace

void Law::respond(const ContactProblem& problem, Response& response) {
  response.residuals = {};
  response.iterations = 0;
  response.normal_impulse.setZero(problem.contacts());
  response.tangent_impulse.setZero(problem.contacts() * problem.tangents_per_contact());
  if (!finite(problem)) {
    response.velocity.setZero(problem.dofs());
    response.energy_before = response.energy_after = 0;
    response.status = Status::non_finite;
    return;
  }
  response.velocity = problem.velocity();
  response.energy_before = problem.mass().kinetic_energy(problem.velocity());
  response.status = Status::solved;
  if (problem.contacts() > 0) solve(problem, response);
  if (!response.velocity.allFinite()) {
    response.velocity = problem.velocity();
    response.status = Status::non_finite;
  }
  response.energy_after = problem.mass().kinetic_energy(response.velocity);
  if (problem.contacts() > 0) check(problem, response);
}

}  // namespace talus::laws
