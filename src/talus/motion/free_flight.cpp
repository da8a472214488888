#include "talus/motion/free_flight.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace talus::motion {
namespace {

/// x y - z w to about one unit in the last place (Kahan): the rounding error of z w is added back.
double difference_of_products(double x, double y, double z, double w) {
  const double product = z * w;
  const double error = std::fma(-z, w, product);
  return std::fma(x, y, -product) + error;
}

const bodies::SpatialState& checked(const bodies::PrincipalMass& mass, const bodies::SpatialState& launch,
                                    const Vector3& gravity) {
  bodies::check(mass);
  bodies::check(launch);
  bodies::check_finite("gravity", gravity);
  return launch;
}

}  // namespace

FreeFlight::FreeFlight(const bodies::PrincipalMass& mass, const bodies::SpatialState& launch, const Vector3& gravity_W,
                       double horizon)
    : mass_(mass.mass),
      p0_(checked(mass, launch, gravity_W).p_WB),
      v0_(launch.v_WB),
      gravity_(gravity_W),
      rotation_(mass.moments, launch.R_WB, bodies::spin_in_body(launch), horizon) {}

FreeFlight FreeFlight::driven(const bodies::PrincipalMass& mass, const bodies::SpatialState& start,
                              const Vector3& acceleration_W, const Vector3& spin_rate_B, double horizon) {
  bodies::check(start);
  bodies::check_finite("acceleration", acceleration_W);
  bodies::check_finite("spin rate", spin_rate_B);
  return {mass.mass, start, acceleration_W, spin_rate_B, horizon};
}

bodies::SpatialState FreeFlight::state_at(double t) const {
  const auto [R_WB, w_W] = rotation_.attitude_and_spin(t);
  return {.p_WB = position(t), .R_WB = R_WB, .v_WB = velocity(t), .w_WB = w_W};
}

double FreeFlight::max_speed(double t0, double t1) const {
  return std::max(velocity(t0).norm(), velocity(t1).norm());
}

Interval FreeFlight::extent(const Vector3& direction, double t0, double t1) const {
  const auto [lower, upper] = std::minmax({direction.dot(position(t0)), direction.dot(position(t1))});
  Interval range{lower, upper};
  const double acceleration = direction.dot(gravity_);
  const double vertex = -direction.dot(v0_) / acceleration;
  if (acceleration != 0 && vertex > std::min(t0, t1) && vertex < std::max(t0, t1)) {
    const double extreme = direction.dot(position(vertex));
    range = {std::min(range.lower, extreme), std::max(range.upper, extreme)};
  }
  return range;
}

std::optional<double> FreeFlight::apex_time() const {
  if (!(gravity_.z() < 0)) return std::nullopt;
  return -v0_.z() / gravity_.z();
}

Times FreeFlight::crossings(const Vector3& normal, double offset) const {
  return quadratic_roots(0.5 * normal.dot(gravity_), normal.dot(v0_), normal.dot(p0_) - offset);
}

Times quadratic_roots(double a, double b, double c) {
  if (a == 0) {
    if (b == 0) return {};
    return {.count = 1, .at = {-c / b, 0}};
  }
  const double discriminant = difference_of_products(b, b, 4 * a, c);
  if (discriminant < 0) return {};
  const double sum = -0.5 * (b + std::copysign(std::sqrt(discriminant), b));
  if (discriminant == 0) return {.count = 1, .at = {-b / (2 * a), 0}};
  double first = sum / a, second = c / sum;
  if (first > second) std::swap(first, second);
  if (!std::isfinite(first))
    return {.count = 1, .at = {second, 0}};  // so little curvature that one root is out of range
  if (!std::isfinite(second)) return {.count = 1, .at = {first, 0}};
  return {.count = 2, .at = {first, second}};
}

}  // namespace talus::motion
