#pragma once

// The path of one rock as a line in space and time, and its impacts. Curves become chords: the line is nowhere farther
// from the path than the tolerance, and its corners lie on the path.

#include <functional>
#include <vector>

#include "talus/rockfall/trajectory.h"

namespace talus::rockfall {

struct PathPoint {
  Vector3 position = Vector3::Zero();
  double time = 0;  ///< s since release
};

struct PathImpact {
  double time = 0;
  Vector3 point = Vector3::Zero();  ///< of the contact with the largest impulse
  int material = 0;                 ///< there
  int contacts = 0;
  double normal_impulse = 0;                   ///< sum over all contacts, N s
  double speed_before = 0;                     ///< m/s
  double energy_before = 0, energy_after = 0;  ///< kinetic, J
};

class PathRecorder final : public Observer {
 public:
  explicit PathRecorder(double tolerance) : tolerance_(tolerance) {}

  void begin(const bodies::SpatialState& start);
  void piece(const PathPiece& piece) override;
  void impact(const ImpactEvent& event) override;

  /// At least two points.
  [[nodiscard]] std::vector<PathPoint> line() const;
  [[nodiscard]] const std::vector<PathImpact>& impacts() const { return impacts_; }

 private:
  double tolerance_;
  std::vector<PathPoint> points_;
  std::vector<PathImpact> impacts_;
};

/// How far corner i is from the line between two others.
using Deviation = std::function<double(std::size_t i, std::size_t from, std::size_t to)>;
/// Which of `count` corners are kept so that the others deviate from what remains by no more than `most` (Ramer,
/// Douglas and Peucker).
[[nodiscard]] std::vector<char> kept_corners(std::size_t count, double most, const Deviation& deviation);

/// Leaves out corners from which the line that remains is no farther than the tolerance.
[[nodiscard]] std::vector<PathPoint> simplified(const std::vector<PathPoint>& points, double tolerance);

}  // namespace talus::rockfall
