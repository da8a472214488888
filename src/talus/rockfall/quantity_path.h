#pragma once

// The path of one rock as a line whose corners carry the quantities that people colour it by. Between two corners the
// place is off by no more than the tolerance, speed and energy by no more than a hundredth of their largest. Where the
// velocity jumps, at an impact, two corners stand at the same place and time.

#include <vector>

#include "talus/rockfall/path_recorder.h"

namespace talus::rockfall {

struct QuantityPoint {
  Vector3 position = Vector3::Zero();  ///< of the centre of mass, local
  double time = 0;                     ///< s since release
  double speed = 0;                    ///< m/s
  double translational_energy = 0;     ///< J
  double rotational_energy = 0;        ///< J

  [[nodiscard]] double energy() const { return translational_energy + rotational_energy; }
};

class QuantityPathRecorder final : public Observer {
 public:
  explicit QuantityPathRecorder(double tolerance) : tolerance_(tolerance), impacts_(tolerance) {}

  void begin(const bodies::Rock& rock, const bodies::SpatialState& start);
  void piece(const PathPiece& piece) override;
  void impact(const ImpactEvent& event) override { impacts_.impact(event); }

  /// At least two points.
  [[nodiscard]] std::vector<QuantityPoint> line() const;
  [[nodiscard]] const std::vector<PathImpact>& impacts() const { return impacts_.impacts(); }

 private:
  void add(const bodies::SpatialState& state, double time);

  double tolerance_;
  bodies::PrincipalMass mass_;
  std::vector<QuantityPoint> points_;
  PathRecorder impacts_;
};

}  // namespace talus::rockfall
