#pragma once

// What a sceptic measures of trajectories on a height field, from states alone, the same way for any engine:
//
//   depth      of the deepest rock vertex below the terrain triangle under it, along its normal, m; negative: clear
//   E, KE      m v.v/2 + w.L/2 + m g (z - lowest terrain), and its kinetic part, J
//   episode    a run of consecutive samples with contacts; it begins with the energy of the sample before it
//
// A flight sample (no contacts now and before, clear by more than 1 cm) rises when E grew by more than 0.1 % of E, or
// of KE, since the sample before; an episode when it gained more than 1 %. KE counts as at least m g 0.1 m.

#include <vector>

#include "talus/rockfall/trajectory.h"
#include "talus/slope/height_field.h"

namespace talus::rockfall {

struct Quality {
  std::vector<float> depths;  ///< m, of each contact sample; 0 where clear
  double worst_depth = 0;     ///< m, over all samples
  long contact_samples = 0, contact_points = 0;
  long flight_samples = 0, flight_rises = 0, flight_rises_kinetic = 0;
  long episodes = 0, episode_rises = 0, episode_rises_kinetic = 0;
  int tunnelled = 0;  ///< rocks whose centre of mass was ever below the surface
};

struct QualitySettings {
  double gravity = 9.81;  ///< m/s^2
  double interval =
      1e-3;  ///< s between samples at most; samples, too, are the ends of pieces and the states after impacts
};

/// Watches one rock after the other and adds to the same measures.
class QualityMeter final : public Observer {
 public:
  /// Terrain and rock must outlive the meter.
  QualityMeter(const slope::HeightField& terrain, const bodies::Rock& rock, const QualitySettings& settings);

  void begin(const bodies::SpatialState& start);
  void piece(const PathPiece& piece) override;
  void impact(const ImpactEvent& event) override;
  void finish();

  [[nodiscard]] const Quality& quality() const { return quality_; }

  /// Largest depth of a rock vertex; vertices outside the terrain do not count. -1e9: none inside.
  [[nodiscard]] double depth(const bodies::SpatialState& state) const;

 private:
  struct Energy {
    double total = 0, kinetic = 0;
  };
  [[nodiscard]] Energy energy(const bodies::SpatialState& state) const;
  void sample(const bodies::SpatialState& state, int contacts);
  void flight_sample(const Energy& now, double depth);
  void close_episode();
  /// The denominator of kinetic rises, J.
  [[nodiscard]] double kinetic_scale(double kinetic) const;

  const slope::HeightField& terrain_;
  const bodies::Rock& rock_;
  QualitySettings settings_;
  Quality quality_;
  Energy last_, episode_start_;
  bool in_episode_ = false, free_before_ = true, under_ = false;
};

}  // namespace talus::rockfall
