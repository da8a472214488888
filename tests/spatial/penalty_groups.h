#pragma once

// Groups of bodies for the tests of the law `penalty`.

#include <random>

#include "talus/spatial/penalty_stepper.h"

namespace talus::spatial::testing {

inline constexpr double kG = 9.81;

inline double uniform(std::mt19937_64& random, double lower, double upper) {
  return lower + (upper - lower) * std::generate_canonical<double, 53>(random);
}

inline Vector3 random_vector(std::mt19937_64& random, double size = 1) {
  return {uniform(random, -size, size), uniform(random, -size, size), uniform(random, -size, size)};
}

inline bodies::Quaternion random_attitude(std::mt19937_64& random) {
  const Eigen::Vector4d q(uniform(random, -1, 1), uniform(random, -1, 1), uniform(random, -1, 1), 1.1);
  return bodies::Quaternion(q).normalized();
}

/// Of a box of these sides.
inline PrincipalMass box_mass(double mass, const Vector3& sides) {
  const Vector3 s = sides.cwiseProduct(sides);
  return {mass, mass / 12 * Vector3(s.y() + s.z(), s.z() + s.x(), s.x() + s.y())};
}

inline PenaltyBody ground() {
  PenaltyBody body;
  body.dynamic = false;
  return body;
}

/// A box on the plane through the origin with this normal, its corners touching it, body 1 of ground and box.
inline PenaltyGroup box_on_plane(const PenaltySettings& settings, double mass, const Vector3& sides, double tilt,
                                 double friction) {
  PenaltyGroup group;
  PenaltyBody box;
  box.mass = box_mass(mass, sides);
  box.state.R_WB = Eigen::AngleAxisd(-tilt, Vector3::UnitY());
  const Vector3 normal = box.state.R_WB * Vector3::UnitZ();
  box.state.p_WB = sides.z() / 2 * normal;
  group.bodies = {ground(), box};
  for (const double x : {-1, 1})
    for (const double y : {-1, 1}) {
      PenaltyContact c{.a = 1, .b = 0, .normal_of = NormalOf::face_of_b, .normal = normal};
      c.point_a = c.point_b = box.state.R_WB * Vector3(x * sides.x() / 2, y * sides.y() / 2, 0);
      c.friction = friction;
      c.spring = attach(settings, mass, 0, 4, kG, 0);
      group.contacts.push_back(c);
    }
  return group;
}

/// The points of the contacts of a box where the box is now: what a search for contacts would find.
inline void follow_box(PenaltyGroup& group, const Vector3& sides) {
  const SpatialState& s = group.bodies[1].state;
  std::size_t i = 0;
  for (const double x : {-1, 1})
    for (const double y : {-1, 1}) {
      PenaltyContact& c = group.contacts[i++];
      c.point_a = bodies::point_position(s, 0.5 * Vector3(x * sides.x(), y * sides.y(), -sides.z()));
      c.point_b = c.point_a - c.normal.dot(c.point_a) * c.normal;
    }
}

}  // namespace talus::spatial::testing
