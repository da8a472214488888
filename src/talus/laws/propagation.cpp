#include "talus/laws/propagation.h"

#include <algorithm>
#include <numeric>

namespace talus::laws {
namespace {

constexpr double kFlat = 1e-12;  // determinant over the cube of the trace: friction moves nothing

/// Change of kinetic energy by the impulse p at a contact that moves with v.
double energy_change(const Matrix3& K, const Vector3& v, const Vector3& p) {
  return p.dot(v) + 0.5 * p.dot(K * p);
}

}  // namespace

Vector3 PropagationLaw::impulse(int i, double mu, double e, const Vector3& v) const {
  const Matrix3& K = rows_.K(i);
  const Vector3 straight(0, 0, -(1 + e) * v.z() / K(2, 2));
  if (mu <= 0) return straight;
  const double size = K.trace();
  if (!(K.determinant() > kFlat * size * size * size)) return straight;
  const Vector3 sticking = -(K.inverse() * Vector3(v.x(), v.y(), (1 + e) * v.z()));
  if (sticking.z() > 0 && sticking.head<2>().norm() <= mu * sticking.z())
    return energy_change(K, v, sticking) <= 0 ? sticking : straight;
  const double slip = v.head<2>().norm();
  if (slip == 0) return straight;
  const Vector3 direction(-mu * v.x() / slip, -mu * v.y() / slip, 1);
  const double resists = K.row(2).dot(direction);
  if (!(resists > 0)) return straight;  // a jam: friction alone would drive the bodies together
  const Vector3 sliding = -(1 + e) * v.z() / resists * direction;
  return energy_change(K, v, sliding) <= 0 ? sliding : straight;
}

/// One impulse at every contact that approaches; false when there was none.
bool PropagationLaw::pass(const ContactProblem& problem) {
  bool any = false;
  for (const int i : order_) {
    const Vector3 v = rows_.speeds(i, u_);
    if (v.z() >= -settings_.threshold) continue;
    char& bounced = bounced_[static_cast<std::size_t>(i)];
    const Vector3 p = impulse(i, problem.friction()[i], bounced ? 0 : problem.restitution()[i], v);
    bounced = 1;
    rows_.push(i, p, u_);
    sum_[static_cast<std::size_t>(i)] += p;
    ++impulses_;
    any = true;
  }
  if (any) problem.mass().meet_joints(u_, zero_);
  return any;
}

void PropagationLaw::solve(const ContactProblem& problem, Response& response) {
  rows_.prepare(problem);
  rows_.widen(problem, problem.velocity(), u_);
  sum_.assign(static_cast<std::size_t>(problem.contacts()), Vector3::Zero());
  impulses_ = 0;
  zero_.setZero(problem.mass().joints().cols());
  bounced_.assign(static_cast<std::size_t>(problem.contacts()), 0);
  order_.resize(static_cast<std::size_t>(problem.contacts()));
  std::iota(order_.begin(), order_.end(), 0);
  if (settings_.ordered) {
    Vector speeds;
    problem.normal_speeds(problem.velocity(), speeds);
    std::stable_sort(order_.begin(), order_.end(), [&](int i, int j) {
      return problem.rank(i) != problem.rank(j) ? problem.rank(i) < problem.rank(j) : speeds[i] < speeds[j];
    });
  }
  response.status = Status::iteration_limit;
  while (response.iterations < settings_.max_passes) {
    if (!pass(problem)) {
      response.status = Status::solved;
      break;
    }
    ++response.iterations;
  }
  rows_.narrow(problem, u_, response.velocity);
  for (int i = 0; i < problem.contacts(); ++i) BodyRows::note(problem, i, sum_[static_cast<std::size_t>(i)], response);
  if (problem.contacts() <= settings_.exact) response.status = rest_.stop(problem, response);
}

}  // namespace talus::laws
