#pragma once

// From what crosses a line to what a barrier there must take. Two ways, each a percentile of the energies and of the
// heights of the centre of mass times partial factors (docs/barrier-design.md says what is from where):
//
//     UNI 11211-4    E_d = E_p (g_vol g_den) (g_tr g_dp)^2 g_R        h_d = h_p g_tr g_dp
//     ONR 24810      E_d = E_p g_E                                    h_d = h_p g_h
//
//     the barrier needs      MEL >= E_d g_B,        nominal height >= h_d + freeboard.
//
//   E_p, h_p  percentile p of the energy, J, and of the height above the ground, m      MEL  of EAD 340059, maximum
//   energy level g         partial factors                                                           freeboard: at
//   least the mean radius of the rocks

#include <optional>
#include <string_view>

#include "talus/rockfall/crossing_totals.h"

namespace talus::rockfall {

enum class DesignEnergy { translational, total };

/// The options, [design] in a project.
struct DesignSettings {
  DesignEnergy energy = DesignEnergy::translational;
  std::optional<double> failures_per_year;

  double uni_percentile = 95;
  double uni_topography = 1.10;  ///< g_dp
  double uni_simulation = 1.10;  ///< g_tr
  double uni_volume = 1.10;      ///< g_vol
  double uni_density = 1.00;     ///< g_den
  double uni_risk = 1.00;        ///< g_R
  double uni_barrier = 1.20;     ///< g_B
  double uni_freeboard = 0.5;    ///< m

  double onr_energy_percentile = 99;
  double onr_height_percentile = 95;
  double onr_energy = 1.15;  ///< g_E
  double onr_height = 1.30;  ///< g_h
  double onr_freeboard = 0;  ///< m
};

/// A percentile with its 95 % interval; what too few values do not bound is missing.
struct Percentile {
  double percent = 0;
  double value = 0;
  std::optional<double> lower, upper;
};
/// Of a quantity that has values.
[[nodiscard]] Percentile percentile_of(const core::SortedValues& values, double percent);

/// What a barrier must take; energies in J, heights in m.
struct DesignValues {
  Percentile energy, height;
  double design_energy = 0, design_height = 0;
  double required_energy = 0;  ///< MEL
  double required_height = 0;  ///< nominal
  int energy_class = 0;        ///< of EAD 340059 (ETAG 27), 0 to 8
};

struct BarrierDesign {
  DesignValues uni, onr;
};
/// None where no rock crossed, or none with ground below.
[[nodiscard]] std::optional<BarrierDesign> design_of(const CrossingTotals& totals, const DesignSettings& settings);

/// The lowest class of EAD 340059 whose maximum energy level is not below this; 8 has no upper limit.
[[nodiscard]] int energy_class_for(double joules);
/// The maximum energy level of a class, J; that of class 8 is the value above which it begins.
[[nodiscard]] double energy_of_class(int energy_class);

}  // namespace talus::rockfall
