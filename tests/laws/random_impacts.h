#pragma once

// Random impacts of one body, for the promises every law is held to.

#include <cstdint>
#include <random>
#include <vector>

#include "tests/support/one_body.h"
#include <Eigen/Dense>

#include "talus/contact/problem.h"

namespace talus::testing {

struct Impact {
  bodies::SpatialMass mass;
  core::Vector3 velocity, spin;
  std::vector<contact::SpatialContact> contacts;

  [[nodiscard]] contact::ContactProblem problem() const {
    contact::ContactProblem p;
    p.clear(3);
    p.add_body(mass, velocity, spin);
    for (const auto& c : contacts) p.add_contact(c);
    return p;
  }
};

inline core::Vector3 random_vector(std::mt19937_64& random, double size) {
  return {uniform(random, -size, size), uniform(random, -size, size), uniform(random, -size, size)};
}

inline core::Vector3 random_unit(std::mt19937_64& random) {
  while (true) {
    const core::Vector3 v = random_vector(random, 1);
    const double length = v.norm();
    if (length > 0.1 && length < 1) return v / length;
  }
}

struct ImpactKind {
  int max_contacts = 8;
  bool mixed_restitution = true;
  bool friction = true;
  bool any_normals = false;  ///< normals all around the body instead of from below
};

/// A body of 1 kg to 100 t with random inertia touching at 1 to max_contacts points at random; some contacts may
/// already separate, some are exactly repeated, some at rest.
inline Impact random_impact(std::mt19937_64& random, const ImpactKind& kind) {
  Impact impact;
  impact.mass.mass = std::pow(10.0, uniform(random, 0, 5));
  const core::Matrix3 R = Eigen::AngleAxisd(uniform(random, -3, 3), random_unit(random)).toRotationMatrix();
  const double a = uniform(random, 0.2, 1), b = uniform(random, 0.2, 1), c = uniform(random, 0.2, 1);  // half sides
  const core::Vector3 moments = impact.mass.mass / 3 * core::Vector3(b * b + c * c, a * a + c * c, a * a + b * b);
  impact.mass.inertia_W = R * moments.asDiagonal() * R.transpose();
  impact.mass.inertia_W = (0.5 * (impact.mass.inertia_W + impact.mass.inertia_W.transpose())).eval();
  impact.velocity = random_vector(random, 10);
  impact.spin = random_vector(random, 20);
  const double restitution = uniform(random, 0, 1);
  const int count = 1 + static_cast<int>(random() % static_cast<std::uint64_t>(kind.max_contacts));
  for (int k = 0; k < count; ++k) {
    contact::SpatialContact contact;
    contact.body_a = 0;
    contact.r_a = random_vector(random, 1);
    contact.normal = random_unit(random);
    if (!kind.any_normals) {
      contact.r_a.z() = -std::abs(contact.r_a.z()) - 0.1;
      contact.normal = (core::Vector3::UnitZ() + 0.5 * contact.normal).normalized();
    }
    contact.restitution = kind.mixed_restitution ? uniform(random, 0, 1) : restitution;
    contact.friction = kind.friction ? uniform(random, 0, 1.5) : 0;
    if (k > 0 && random() % 16 == 0) contact = impact.contacts.back();
    impact.contacts.push_back(contact);
  }
  return impact;
}

}  // namespace talus::testing
