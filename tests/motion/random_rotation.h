#pragma once

#include <cmath>
#include <random>

#include "talus/motion/torque_free.h"

namespace talus::testing {

struct RotationCase {
  core::Vector3 moments;
  bodies::Quaternion R_WB;
  core::Vector3 w_B;

  [[nodiscard]] motion::TorqueFreeRotation rotation() const { return {moments, R_WB, w_B}; }
  /// Radians of the fastest angle in the problem for each second: what rounding errors grow with.
  [[nodiscard]] double fastest() const { return moments.cwiseProduct(w_B).norm() / moments.minCoeff(); }
};

enum class Body { general, symmetric, nearly_symmetric, sphere, nearly_sphere };
enum class Spin { any, near_smallest, near_largest, near_intermediate_6, near_intermediate_12 };

inline core::Vector3 random_vector(std::mt19937_64& random) {
  std::normal_distribution<double> normal;
  const double x = normal(random), y = normal(random), z = normal(random);
  return {x, y, z};
}

inline bodies::Quaternion random_attitude(std::mt19937_64& random) {
  std::normal_distribution<double> normal;
  const core::Vector3 xyz = random_vector(random);
  return bodies::Quaternion(normal(random), xyz.x(), xyz.y(), xyz.z()).normalized();
}

/// Of a box with random sides: these exist, unlike three random moments.
inline core::Vector3 random_moments(std::mt19937_64& random, Body body) {
  core::Vector3 square = (0.7 * random_vector(random)).array().exp().square();
  const double little = body == Body::symmetric || body == Body::sphere ? 0 : 1e-9;
  const core::Vector3 noise = little * random_vector(random);
  if (body != Body::general) square[1] = square[0] * (1 + noise[0]);
  if (body == Body::sphere || body == Body::nearly_sphere) square[2] = square[0] * (1 + noise[1]);
  core::Vector3 moments{square[1] + square[2], square[2] + square[0], square[0] + square[1]};
  if (body == Body::sphere) moments.fill(moments[0]);
  if (body == Body::symmetric) moments[1] = moments[0];
  const int turn = static_cast<int>(random() % 3);
  return {moments[turn], moments[(turn + 1) % 3], moments[(turn + 2) % 3]};
}

inline core::Vector3 random_spin(std::mt19937_64& random, Spin spin, const core::Vector3& moments) {
  core::Vector3 w = random_vector(random);
  if (spin == Spin::any) return w;
  int smallest = 0, largest = 0;
  moments.minCoeff(&smallest);
  moments.maxCoeff(&largest);
  if (smallest == largest) largest = (smallest + 1) % 3;
  const int axis = spin == Spin::near_smallest  ? smallest
                   : spin == Spin::near_largest ? largest
                                                : 3 - smallest - largest;
  const double tilt = spin == Spin::near_intermediate_12 ? 1e-12 : 1e-6;
  for (int i = 0; i < 3; ++i) w[i] *= i == axis ? 1 : tilt;
  return w;
}

inline RotationCase random_rotation(std::mt19937_64& random, Body body = Body::general, Spin spin = Spin::any) {
  const core::Vector3 moments = random_moments(random, body);
  const bodies::Quaternion attitude = random_attitude(random);
  return {moments, attitude, random_spin(random, spin, moments)};
}

inline double uniform(std::mt19937_64& random, double lower, double upper) {
  return std::uniform_real_distribution<double>(lower, upper)(random);
}

}  // namespace talus::testing
