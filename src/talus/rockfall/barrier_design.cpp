#include "talus/rockfall/barrier_design.h"

#include <algorithm>
#include <array>

#include "talus/core/probability.h"

namespace talus::rockfall {
namespace {

/// Maximum energy levels of the classes 0 to 7, J; class 8 lies above the last. EAD 340059-00-0106, as ETAG 27.
constexpr std::array<double, 8> kClasses{100e3, 250e3, 500e3, 1000e3, 1500e3, 2000e3, 3000e3, 4500e3};

struct Factors {
  double energy_percent, height_percent;
  double energy, height, barrier, freeboard;
};

Factors uni_factors(const DesignSettings& s) {
  const double speed = s.uni_simulation * s.uni_topography;
  return {.energy_percent = s.uni_percentile,
          .height_percent = s.uni_percentile,
          .energy = s.uni_volume * s.uni_density * speed * speed * s.uni_risk,
          .height = speed,
          .barrier = s.uni_barrier,
          .freeboard = s.uni_freeboard};
}

Factors onr_factors(const DesignSettings& s) {
  return {.energy_percent = s.onr_energy_percentile,
          .height_percent = s.onr_height_percentile,
          .energy = s.onr_energy,
          .height = s.onr_height,
          .barrier = 1,
          .freeboard = s.onr_freeboard};
}

DesignValues values_for(const Factors& factors, const core::SortedValues& energies, const core::SortedValues& heights,
                        double radius) {
  DesignValues d;
  d.energy = percentile_of(energies, factors.energy_percent);
  d.height = percentile_of(heights, factors.height_percent);
  d.design_energy = d.energy.value * factors.energy;
  d.design_height = d.height.value * factors.height;
  d.required_energy = d.design_energy * factors.barrier;
  d.required_height = d.design_height + std::max(factors.freeboard, radius);
  d.energy_class = energy_class_for(d.required_energy);
  return d;
}

}  // namespace

Percentile percentile_of(const core::SortedValues& values, double percent) {
  const double p = percent / 100;
  Percentile result{.percent = percent, .value = values.quantile(p)};
  const core::RankInterval ranks = core::quantile_ranks(values.count(), p);
  if (ranks.lower >= 1) result.lower = values.at(ranks.lower - 1);
  if (ranks.upper <= values.count()) result.upper = values.at(ranks.upper - 1);
  return result;
}

int energy_class_for(double joules) {
  return static_cast<int>(std::lower_bound(kClasses.begin(), kClasses.end(), joules) - kClasses.begin());
}

double energy_of_class(int energy_class) {
  return kClasses[static_cast<std::size_t>(std::min(energy_class, static_cast<int>(kClasses.size()) - 1))];
}

std::optional<BarrierDesign> design_of(const CrossingTotals& totals, const DesignSettings& settings) {
  if (totals.rocks() == 0 || totals.height.count() == 0) return std::nullopt;
  const bool total = settings.energy == DesignEnergy::total;
  const core::SortedValues energies = (total ? totals.energy : totals.translational_energy).values.sorted();
  const core::SortedValues heights = totals.height.values.sorted();
  const double radius = totals.radius.mean();
  return BarrierDesign{.uni = values_for(uni_factors(settings), energies, heights, radius),
                       .onr = values_for(onr_factors(settings), energies, heights, radius)};
}

}  // namespace talus::rockfall
