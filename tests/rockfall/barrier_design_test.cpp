#include "talus/rockfall/barrier_design.h"

#include <gtest/gtest.h>

namespace talus::rockfall {
namespace {

/// 1000 rocks with energies 1 ... 1000 kJ and heights 0.001 ... 1 m.
CrossingTotals sample() {
  CrossingTotals totals;
  for (int k = 1; k <= 1000; ++k) {
    LineCrossing crossing{
        .height = 1e-3 * k, .mass = 2000, .radius = 0.4, .translational_energy = 1e3 * k, .rotational_energy = 500};
    totals.add(crossing);
  }
  return totals;
}

TEST(BarrierDesign, of_the_default_factors_by_hand) {
  const auto design = design_of(sample(), {});
  ASSERT_TRUE(design);
  // 95 % of 1 ... 1000: place 0.95 * 999 = 949.05, hence 950.05. UNI: 1.1 (1.21)^2 = 1.61051; MEL with 1.2.
  EXPECT_NEAR(design->uni.energy.value, 950.05e3, 1e-6);
  EXPECT_NEAR(design->uni.design_energy, 950.05e3 * 1.61051, 1);
  EXPECT_NEAR(design->uni.required_energy, 950.05e3 * 1.61051 * 1.2, 1);
  EXPECT_EQ(design->uni.energy_class, 5);  // 1836 kJ: 2000 kJ suffice
  EXPECT_NEAR(design->uni.required_height, 0.95005 * 1.21 + 0.5, 1e-12);
  EXPECT_NEAR(design->onr.design_energy, 990.01e3 * 1.15, 1e-3);
  EXPECT_EQ(design->onr.energy_class, 4);
  EXPECT_NEAR(design->onr.required_height, 0.95005 * 1.3 + 0.4, 1e-12);  // the mean radius is the freeboard
}

TEST(BarrierDesign, percentiles_come_with_their_intervals) {
  const auto design = design_of(sample(), {.energy = DesignEnergy::total});
  EXPECT_NEAR(design->uni.energy.value, 950.55e3, 1e-6);
  ASSERT_TRUE(design->uni.energy.lower && design->uni.energy.upper);
  // Binomial (1000, 0.95): 950 +- 1.96 * 6.9
  EXPECT_NEAR(*design->uni.energy.lower, 936e3, 2e3);
  EXPECT_NEAR(*design->uni.energy.upper, 963e3, 2e3);
  CrossingTotals few;
  few.add({.height = 1, .mass = 1, .radius = 1, .translational_energy = 5});
  EXPECT_FALSE(design_of(few, {})->uni.energy.upper);
  EXPECT_FALSE(design_of(CrossingTotals{}, {}));
}

TEST(BarrierDesign, energy_classes_are_those_of_the_european_assessment_document) {
  EXPECT_EQ(energy_class_for(0), 0);
  EXPECT_EQ(energy_class_for(100e3), 0);
  EXPECT_EQ(energy_class_for(100.001e3), 1);
  EXPECT_EQ(energy_class_for(1000e3), 3);
  EXPECT_EQ(energy_class_for(3000e3), 6);
  EXPECT_EQ(energy_class_for(4500e3), 7);
  EXPECT_EQ(energy_class_for(4501e3), 8);
  EXPECT_EQ(energy_of_class(6), 3000e3);
}

}  // namespace
}  // namespace talus::rockfall
