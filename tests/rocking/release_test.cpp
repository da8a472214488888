// The 1800 releases of the source against tests/data/rocking/rocking_cases.csv.

#include <cmath>

#include "tests/rocking/oracle_table.h"
#include <gtest/gtest.h>

#include "talus/rocking/release_case.h"

namespace talus::rocking {
namespace {

using testing::number;
using testing::OracleRow;

ReleaseCase case_of(const OracleRow& row) {
  return {.alpha_deg = number(row, "alpha_deg"), .theta0_deg = number(row, "theta0_deg"), .mu = number(row, "mu")};
}

bool same_modes(const OracleRow& row, const ReleaseResult& result) {
  return result.slides_before == (row.at("mode_before") == "rock_slide") &&
         to_string(result.after) == row.at("mode_after") &&
         to_string(result.after_with_forces) == row.at("mode_after_with_forces");
}

/// Modes of rows that are not flagged, and the numbers of all, which are printed to 6 and 8 digits.
void expect_row(const OracleRow& row, const ReleaseResult& result) {
  const std::string name = row.at("alpha_deg") + "," + row.at("theta0_deg") + "," + row.at("mu");
  EXPECT_TRUE(result.solved) << name;
  if (row.at("flagged") == "no") {
    EXPECT_TRUE(same_modes(row, result)) << name << ' ' << result.phases;
    EXPECT_EQ(result.phases, row.at("phases_before")) << name;
  }
  EXPECT_EQ(result.impact_solutions, static_cast<int>(number(row, "n_impact_solutions"))) << name;
  EXPECT_NEAR(result.mu_min, number(row, "mu_min_eq37"), 1e-6) << name;
  EXPECT_NEAR(result.t_impact, number(row, "t_impact_sqrt_g_over_R"), 2e-6) << name;
  EXPECT_NEAR(result.spin_before, number(row, "Omega_minus_sqrt_R_over_g"), 1e-6) << name;
  EXPECT_NEAR(result.slip_before, number(row, "slipvel_minus_over_sqrt_gR"), 1e-6) << name;
  // The table took the largest of samples, up to 6e-5 below the true one.
  EXPECT_GE(result.max_slip_before, number(row, "max_abs_slipvel_before") - 2e-6) << name;
  EXPECT_LE(result.max_slip_before, number(row, "max_abs_slipvel_before") + 6e-5) << name;
  EXPECT_NEAR(result.spin_after, number(row, "Omega_plus"), 1e-6) << name;
  EXPECT_NEAR(result.slip_after, number(row, "slipvel_plus"), 1e-6) << name;
}

TEST(Release, every_29th_of_the_1800_cases_matches) {
  const auto rows = testing::oracle_table("rocking_cases.csv");
  ASSERT_EQ(rows.size(), 1800u);
  for (std::size_t i = 0; i < rows.size(); i += 29) expect_row(rows[i], release(case_of(rows[i])));
}

TEST(LongRelease, all_1800_cases_match) {
  int flagged = 0, differing = 0;
  for (const OracleRow& row : testing::oracle_table("rocking_cases.csv")) {
    const ReleaseResult result = release(case_of(row));
    expect_row(row, result);
    if (row.at("flagged") == "no") continue;
    ++flagged;
    if (!same_modes(row, result)) ++differing;
  }
  EXPECT_EQ(flagged, 176);
  EXPECT_LE(differing, 1);  // of the flagged
}

}  // namespace
}  // namespace talus::rocking
