#pragma once

// What one trajectory comes to: the row of a table. The recorder watches a rock fall and keeps extremes and sums only,
// so that it can run for every rock of a campaign.
//
// Exact, for pieces with constant acceleration and torque-free rotation: the path length (path_length.h); the largest
// speed and translational energy (|v|^2 is convex in time: the largest is at an end of a piece); the rotational energy,
// which is constant in a piece; the sum of both; and the height of the centre of mass above the ground
// (height_above.h).

#include <string_view>
#include <vector>

#include "talus/rockfall/height_above.h"
#include "talus/rockfall/trajectory.h"

namespace talus::rockfall {

struct RockRecord {
  StopReason reason = StopReason::failed;
  std::string_view message;             ///< of `failed`; static text
  bodies::SpatialState end;             ///< local coordinates
  double duration = 0;                  ///< s
  double path_length = 0;               ///< of the centre of mass, m
  double runout = 0;                    ///< horizontal distance from start to end, m
  double drop = 0;                      ///< from start down to end, m; negative: it ended higher
  double max_speed = 0;                 ///< m/s
  double max_translational_energy = 0;  ///< J
  double max_rotational_energy = 0;     ///< J
  double max_energy = 0;                ///< J, of their sum
  double max_height = 0;                ///< of the centre of mass above the ground straight below it, m
  Counters counters;
  std::vector<BarrierHit> barrier_hits;

  /// From the horizontal down to the line from start to end, rad; 0 for a rock that did not move.
  [[nodiscard]] double reach_angle() const;
};

/// Adds the counts of one rock to those of others; of worst_energy_gain and smallest_gap it keeps the extremes.
void add(Counters& sum, const Counters& one);

/// One per thread, used for one rock after the other.
class RockRecorder final : public Observer {
 public:
  /// The ground must outlive the recorder.
  explicit RockRecorder(const slope::Surface& ground) : heights_(ground) {}

  /// Forgets all and begins with this rock and start.
  void begin(const bodies::Rock& rock, const bodies::SpatialState& start);
  void piece(const PathPiece& piece) override;
  void barrier(const BarrierHit& hit) override;
  [[nodiscard]] RockRecord finish(const Outcome& outcome);

 private:
  void see_energies(double speed, double rotational);
  void see_height(const PieceMotion& motion);

  HeightAbove heights_;
  bodies::PrincipalMass mass_;
  Vector3 start_ = Vector3::Zero();
  RockRecord record_;
};

}  // namespace talus::rockfall
