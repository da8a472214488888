// envelopes.csv of whole campaigns: against a closed form, and against brute force on the frames of every rock.

#include "talus/io/envelopes.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "tests/io/plane_project.h"
#include "tests/io/sliding_project.h"
#include "tests/support/temporary_folder.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "talus/io/rockfall_run.h"
#include "talus/io/sample_statistics.h"

namespace talus::io {
namespace {

using Table = std::vector<std::vector<std::string>>;

class Envelopes : public testing::Test {
 protected:
  Table run(const RockfallProject& project, std::vector<std::int64_t> frames = {}) {
    (void)run_rockfall(
        project, {.out = folder(), .threads = 2, .frames = std::move(frames), .rate = 1000, .restart = true}, silent_);
    return read_csv(folder() / "envelopes.csv");
  }
  [[nodiscard]] std::filesystem::path folder() const { return temporary_.path() / "r"; }

  support::TemporaryFolder temporary_;
  core::SilentProgress silent_;
};

double quantile_of(std::vector<double> values, double p) {
  std::sort(values.begin(), values.end());
  return quantile(values, p);
}

// Slabs that slide from the speed v0: v^2 = v0^2 - 2 mu g s, as far as that is positive.
TEST_F(Envelopes, of_sliding_slabs_are_those_of_constant_deceleration) {
  constexpr int kRocks = 150;
  const RockfallProject project = sliding_project(kRocks, 11);
  const double mass = project.plan.start(0).rock->mass();
  const Table table = run(project);
  ASSERT_GE(table.size(), 7U);
  EXPECT_NEAR(number(table, 2, "way_m"), 0.2, 1e-15);  // a thousandth of 283 m
  for (std::size_t row = 2; row <= 7; ++row) {
    const double s = number(table, row, "way_m");
    std::vector<double> speeds;
    for (int n = 0; n < kRocks; ++n) {
      const double square = std::pow(kSlidingSpeed, 2) - 2 * project.plan.start(n).materials.at(0).friction * 9.81 * s;
      if (square > 0) speeds.push_back(std::sqrt(square));
    }
    EXPECT_NEAR(number(table, row, "rocks"), static_cast<double>(speeds.size()), 1) << s;
    for (const auto& [column, p, least] :
         {std::tuple("p50", 0.5, 10U), std::tuple("p95", 0.95, 20U), std::tuple("p99", 0.99, 100U)}) {
      const std::string name(column);
      if (speeds.size() <= least) {
        EXPECT_EQ(field(table, row, "speed_m_s_" + name), "");
        continue;
      }
      const double v = quantile_of(speeds, p);
      EXPECT_NEAR(number(table, row, "speed_m_s_" + name), v, 4e-3 * kSlidingSpeed) << s << " " << name;
      EXPECT_NEAR(number(table, row, "energy_kJ_" + name), 5e-4 * mass * v * v, 8e-3 * 5e-4 * mass * 9) << s << name;
      EXPECT_NEAR(number(table, row, "height_m_" + name), 0.1, 1e-3) << s << " " << name;
    }
  }
}

// Of the rocks that come to s the frictions are uniform up to min(b, v0^2 / (2 g s)): the quantile p of the speed
// belongs to the quantile 1 - p of these.
TEST_F(Envelopes, hold_the_quantiles_of_infinitely_many_slabs_in_their_intervals) {
  int held = 0, told = 0;
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U, 6U}) {
    const Table table = run(sliding_project(100, seed));
    for (const std::size_t row : {4U, 7U}) {  // 0.6 and 1.2 m
      const double s = number(table, row, "way_m"), square = kSlidingSpeed * kSlidingSpeed;
      const double most = std::min(kMostFriction, square / (2 * 9.81 * s));
      const double median = std::sqrt(square - (most + kLeastFriction) * 9.81 * s);
      if (field(table, row, "speed_m_s_p50_lower").empty()) continue;
      ++told;
      held += number(table, row, "speed_m_s_p50_lower") <= median && number(table, row, "speed_m_s_p50_upper") >= median
                  ? 1
                  : 0;
    }
  }
  EXPECT_EQ(told, 12);
  EXPECT_GE(held, 9);  // of 12 with a probability of at least 0.95 each: fewer in one of 500 cases
}

struct Passing {
  double energy, speed, height;
};

/// The states at stations, between neighbouring frames by proportion; the way is the sum of the chords.
std::vector<Passing> passings(const Table& frames, double step) {
  std::vector<Passing> list;
  double way = 0;
  Passing before{};
  core::Vector2 from = core::Vector2::Zero();
  for (std::size_t row = 1; row < frames.size(); ++row) {
    const core::Vector3 p(number(frames, row, "x_m") - 2600000, number(frames, row, "y_m"), number(frames, row, "z_m"));
    const double v =
        std::hypot(number(frames, row, "vx_m_s"), number(frames, row, "vy_m_s"), number(frames, row, "vz_m_s"));
    const Passing now{number(frames, row, "translational_energy_kJ") + number(frames, row, "rotational_energy_kJ"), v,
                      p.z() - (545 + kSampleSlope * p.x())};
    if (row == 1) before = now, from = p.head<2>();
    const double length = (p.head<2>() - from).norm();
    for (; static_cast<double>(list.size()) * step <= way + length;) {
      const double share = length > 0 ? (static_cast<double>(list.size()) * step - way) / length : 0;
      list.push_back({std::lerp(before.energy, now.energy, share), std::lerp(before.speed, now.speed, share),
                      std::lerp(before.height, now.height, share)});
    }
    way += length, before = now, from = p.head<2>();
  }
  return list;
}

TEST_F(Envelopes, agree_with_the_frames_of_every_rock) {
  constexpr int kRocks = 30;
  std::vector<std::int64_t> all(kRocks);
  std::iota(all.begin(), all.end(), 0);
  const Table table = run(mapped_project(kRocks), all);
  const double step = number(table, 2, "way_m");
  std::vector<std::vector<Passing>> rocks;
  for (const std::int64_t n : all)
    rocks.push_back(passings(read_csv(folder() / ("frames-" + std::to_string(n) + ".csv")), step));
  int stations = 0;
  for (std::size_t row = 1; row < table.size(); ++row) {
    std::vector<double> energies, speeds, heights;
    for (const auto& rock : rocks)
      if (row - 1 < rock.size())
        energies.push_back(rock[row - 1].energy), speeds.push_back(rock[row - 1].speed),
            heights.push_back(rock[row - 1].height);
    ASSERT_NEAR(number(table, row, "rocks"), static_cast<double>(speeds.size()), 1) << row;
    if (number(table, row, "rocks") != static_cast<double>(speeds.size()) || speeds.size() < 20) continue;
    ++stations;
    for (const auto& [name, p] : {std::pair("p50", 0.5), std::pair("p95", 0.95)}) {
      EXPECT_NEAR(number(table, row, std::string("energy_kJ_") + name), quantile_of(energies, p),
                  0.01 * quantile_of(energies, 1));
      EXPECT_NEAR(number(table, row, std::string("speed_m_s_") + name), quantile_of(speeds, p),
                  0.005 * quantile_of(speeds, 1));
      EXPECT_NEAR(number(table, row, std::string("height_m_") + name), quantile_of(heights, p), 5e-3);
    }
    EXPECT_EQ(field(table, row, "speed_m_s_p99"), "");
  }
  EXPECT_GT(stations, 50);
}

TEST_F(Envelopes, of_too_few_rocks_are_no_figure) {
  EXPECT_EQ(envelope_figure({}).file, "");
  const Table table = run(mapped_project(5));
  EXPECT_EQ(field(table, 1, "rocks"), "5");
  EXPECT_EQ(field(table, 1, "speed_m_s_p50"), "");
  EXPECT_NE(field(table, 1, "speed_m_s_max"), "");
  EXPECT_FALSE(std::filesystem::exists(folder() / "figures/envelopes.svg"));
}

}  // namespace
}  // namespace talus::io
