#pragma once

// Joints that hang together, as one system: velocities that meet them, and velocities that lead to places which meet
// them (the two halves of the RATTLE scheme of Andersen 1983, with torque-free rotation as the drift).

#include <span>
#include <vector>

#include "talus/contact/problem.h"
#include "talus/spatial/joints.h"

namespace talus::spatial {

class JointCluster {
 public:
  /// Mass and conditions for these states of all bodies.
  void set_up(const Scene& scene, std::span<const int> joints, std::span<const SpatialState> states);

  /// Changes the velocities so that no joint's condition changes.
  void meet(std::span<SpatialState> states);
  /// Changes the velocities so that all conditions are met after a drift of `time`. Returns the largest error left, m
  /// or rad.
  double fit(const Scene& scene, std::span<SpatialState> states, double time);

 private:
  void read(std::span<const SpatialState> states);
  void write(std::span<SpatialState> states) const;
  void collect_rows(const Scene& scene, std::span<const SpatialState> states);

  std::vector<int> joints_, bodies_;
  std::vector<char> moves_;
  std::vector<int> number_of_;  // by body
  contact::MassMatrix mass_;
  std::vector<JointRow> rows_;
  std::vector<int> joint_of_row_;
  Matrix G_;
  Vector u_, rate_;
  std::vector<SpatialState> ends_;
};

/// Writes the rows of joints as columns of G for a problem whose bodies have these numbers (contact::kFixed: none).
void write_joint_columns(const Scene& scene, std::span<const JointRow> rows, std::span<const int> joint_of_row,
                         std::span<const int> number_of, Matrix& G);

/// The mass that a kinematic body gets beside bodies of this mass: nothing stops it.
[[nodiscard]] bodies::SpatialMass mover_mass(double others);

}  // namespace talus::spatial
