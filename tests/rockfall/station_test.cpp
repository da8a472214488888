// Values at stations of the way against closed forms and brute force, and what they come to over many rocks.

#include <algorithm>
#include <sstream>

#include "tests/rockfall/random_paths.h"
#include "tests/support/input_error.h"
#include <gtest/gtest.h>

#include "talus/rockfall/station_totals.h"

namespace talus::rockfall {
namespace {

RockAtStations record(double spacing, const slope::Surface& ground, const std::vector<Hop>& hops, int pieces) {
  const bodies::Rock rock = block();
  StationRecorder recorder(spacing, HeightAbove(ground));
  recorder.begin(rock, hops.front().from);
  (void)show_hops(recorder, rock, hops, pieces);
  return recorder.finish();
}

double energy(const StationValues& values) {
  return values[0];
}
double speed(const StationValues& values) {
  return values[1];
}
double height(const StationValues& values) {
  return values[2];
}

Hop hop(const Vector3& p, const Vector3& v, double duration, const Vector3& a) {
  bodies::SpatialState state;
  state.p_WB = p;
  state.v_WB = v;
  return {state, duration, a};
}

TEST(Stations, of_a_sliding_block_have_the_speed_of_constant_deceleration) {
  // v^2 = v0^2 - 2 a s, up to where it stands still: v0^2 / (2 a) = 12.5 m.
  const auto ground = inclined_plane(0);
  const double v0 = 10, a = 4;
  const Vector3 along(0.6, 0.8, 0);
  const RockAtStations rock = record(0.5, *ground, {hop({0, 0, 0.25}, v0 * along, v0 / a, -a * along)}, 3);
  ASSERT_EQ(rock.stride, 1);
  ASSERT_GE(rock.values.size(), 25U);  // the last one, at 12.5 m, is a matter of rounding
  for (std::size_t k = 0; k < 25; ++k) {
    const double square = v0 * v0 - 2 * a * 0.5 * static_cast<double>(k);
    EXPECT_NEAR(speed(rock.values[k]), std::sqrt(square), 1e-11 * v0) << k;
    EXPECT_NEAR(energy(rock.values[k]), 0.5 * block().mass() * square, 1e-9 * energy(rock.values[0])) << k;
    EXPECT_NEAR(height(rock.values[k]), 0.25, 1e-12) << k;
  }
}

TEST(Stations, of_a_throw_follow_the_parabola_whatever_its_direction) {
  // Horizontal speed 5: station k at t = 0.4 k; the ground rises by 1 in 10 eastward.
  const auto ground = inclined_plane(0.1);
  const Vector3 v(-3, 4, 6);
  const RockAtStations rock = record(2, *ground, {hop({0, 0, 10}, v, 1.7, {0, 0, -kGravity})}, 1);
  ASSERT_EQ(rock.values.size(), 5U);  // 8.5 m: stations at 0, 2, 4, 6, 8
  for (std::size_t k = 0; k < 5; ++k) {
    const double t = 0.4 * static_cast<double>(k);
    EXPECT_NEAR(speed(rock.values[k]), std::hypot(5, 6 - kGravity * t), 1e-12);
    EXPECT_NEAR(height(rock.values[k]), 10 + 6 * t - 0.5 * kGravity * t * t - 0.1 * (-3 * t), 1e-12);
  }
}

TEST(Stations, count_the_way_there_and_back) {
  // 3 m east, an impact, 3 m back: 6 m of way; right at the impact the velocity before it counts.
  const auto ground = inclined_plane(0);
  const RockAtStations rock =
      record(1.5, *ground, {hop({0, 0, 5}, {3, 0, 0}, 1, {0, 0, 0}), hop({3, 0, 5}, {-2, 0, 0}, 1.6, {0, 0, 0})}, 1);
  ASSERT_EQ(rock.values.size(), 5U);
  const double expected[] = {3, 3, 3, 2, 2};
  for (std::size_t k = 0; k < 5; ++k) EXPECT_DOUBLE_EQ(speed(rock.values[k]), expected[k]) << k;
}

TEST(Stations, of_a_rock_that_falls_straight_down_is_its_release) {
  const auto ground = inclined_plane(0);
  const RockAtStations rock = record(0.1, *ground, {hop({0, 0, 5}, {0, 0, 0}, 1, {0, 0, -kGravity})}, 2);
  ASSERT_EQ(rock.values.size(), 1U);
  EXPECT_EQ(speed(rock.values[0]), 0);
  EXPECT_EQ(height(rock.values[0]), 5);
}

/// Many small steps: the way as a sum of chords, the state at the step in which a station is passed.
std::vector<StationValues> sampled(double spacing, const slope::Surface& ground, const std::vector<Hop>& hops) {
  const bodies::Rock rock = block();
  std::vector<StationValues> list;
  double way = 0;
  for (const Hop& hop : hops) {
    const motion::FreeFlight flight(mass_of(rock), hop.from, hop.acceleration);
    const double rotational = bodies::kinetics_of(mass_of(rock), hop.from).rotational_energy;
    constexpr int kSteps = 20'000;
    Vector3 before = flight.position(0);
    for (int k = list.empty() ? 0 : 1; k <= kSteps; ++k) {
      const double t = hop.duration * k / kSteps;
      const Vector3 p = flight.position(t);
      way += (p - before).head<2>().norm();
      before = p;
      for (; static_cast<double>(list.size()) * spacing <= way;) {
        const double v = flight.velocity(t).norm();
        const auto below = ground.ground_below(p);
        list.push_back({0.5 * rock.mass() * v * v + rotational, v, below ? p.z() - *below : -1});
      }
    }
  }
  return list;
}

TEST(Stations, agree_with_brute_force) {
  core::Random random(21);
  const auto ground = inclined_plane(0.3);
  for (int trial = 0; trial < 40; ++trial) {
    const std::vector<Hop> hops = random_hops(random, 5, 15, false);
    const RockAtStations exact = record(0.37, *ground, hops, 1);
    const std::vector<StationValues> twin = sampled(0.37, *ground, hops);
    ASSERT_NEAR(static_cast<double>(exact.values.size()), static_cast<double>(twin.size()), 1) << trial;
    std::size_t off = 0;  // a sample just behind an impact has another velocity
    for (std::size_t k = 0; k < std::min(exact.values.size(), twin.size()); ++k) {
      const bool same = std::abs(speed(exact.values[k]) - speed(twin[k])) < 2e-3 &&
                        std::abs(energy(exact.values[k]) - energy(twin[k])) < 1e-3 * energy(twin[k]) + 1 &&
                        std::abs(height(exact.values[k]) - height(twin[k])) < 5e-3;
      off += same ? 0 : 1;
    }
    EXPECT_LE(off, 1U) << trial;
  }
}

TEST(Stations, do_not_care_how_the_path_is_cut_into_pieces) {
  core::Random random(6);
  const auto ground = inclined_plane(0.2);
  for (int trial = 0; trial < 100; ++trial) {
    const std::vector<Hop> hops = random_hops(random, 4, 10, false);
    const RockAtStations whole = record(0.23, *ground, hops, 1), cut = record(0.23, *ground, hops, 7);
    ASSERT_EQ(whole.values.size(), cut.values.size());
    for (std::size_t k = 0; k < whole.values.size(); ++k)
      for (std::size_t q = 0; q < kStationQuantities; ++q)
        EXPECT_NEAR(whole.values[k][q], cut.values[k][q], 1e-8 * (1 + whole.values[k][q]));
  }
}

TEST(Stations, of_a_long_way_are_every_second_or_fourth_of_what_a_finer_look_sees) {
  const auto ground = inclined_plane(0);
  const auto look = [&](double duration) {
    return record(0.1, *ground, {hop({0, 0, 5}, {1, 0, 0}, duration, {0, 0, 0.1})}, 1);
  };
  EXPECT_EQ(look(25.55).values.size(), 256U);
  EXPECT_EQ(look(25.65).values.size(), 129U);
  const RockAtStations far = look(60.05);  // stations up to 600: every fourth, 151
  EXPECT_EQ(far.stride, 4);
  ASSERT_EQ(far.values.size(), 151U);
  for (std::size_t k = 0; k < far.values.size(); ++k)
    EXPECT_NEAR(speed(far.values[k]), std::hypot(1, 0.1 * 0.4 * static_cast<double>(k)), 1e-12);
}

TEST(Stations, are_as_far_apart_as_the_ground_asks) {
  const auto spacing = [](double x, double y) { return station_spacing({{0, 0, 0}, {x, y, 50}}); };
  EXPECT_DOUBLE_EQ(spacing(600, 800), 1);
  EXPECT_DOUBLE_EQ(spacing(599, 799), 0.5);
  EXPECT_DOUBLE_EQ(spacing(3000, 4000), 5);
  EXPECT_DOUBLE_EQ(spacing(0, 240), 0.2);
}

class StationTotalsTest : public testing::Test {
 protected:
  /// Ways of 3 to 90 m: strides from 1 to 4.
  static std::vector<RockAtStations> rocks(int count) {
    core::Random random(9);
    const auto ground = inclined_plane(0);
    std::vector<RockAtStations> list;
    for (int i = 0; i < count; ++i)
      list.push_back(
          record(0.1, *ground, {hop({0, 0, 5}, {3, 0, 0}, random.uniform(1, 30), {0, 0, random.uniform()})}, 1));
    return list;
  }
  static std::string bytes(const AllStations& stations) {
    std::ostringstream out;
    stations.save(out);
    return out.str();
  }
  static std::string error(const std::string& text, double spacing) {
    std::istringstream in(text);
    AllStations stations(spacing);
    return support::input_error_of([&] {
      stations.load(in);
      return 0;
    });
  }
};

TEST_F(StationTotalsTest, do_not_depend_on_the_order_and_survive_being_saved) {
  std::vector<RockAtStations> list = rocks(60);
  AllStations forward(0.1), backward(0.1), broken(0.1);
  for (const RockAtStations& rock : list) forward.add(rock);
  for (std::size_t i = list.size(); i-- > 0;) backward.add(list[i]);
  EXPECT_EQ(bytes(forward), bytes(backward));
  for (std::size_t i = 0; i < 20; ++i) broken.add(list[i]);
  AllStations resumed(0.1);
  std::istringstream in(bytes(broken));
  resumed.load(in);
  for (std::size_t i = 20; i < 60; ++i) resumed.add(list[i]);
  EXPECT_EQ(bytes(resumed), bytes(forward));
}

TEST_F(StationTotalsTest, have_the_quantiles_of_the_rocks_that_come_by) {
  const std::vector<RockAtStations> list = rocks(300);
  AllStations all(0.1);
  std::int64_t stride = 1;
  for (const RockAtStations& rock : list) all.add(rock), stride = std::max(stride, rock.stride);
  ASSERT_GT(stride, 1);
  EXPECT_DOUBLE_EQ(all.step(), 0.1 * static_cast<double>(stride));
  ASSERT_LE(all.list().size(), kMostStations);
  for (std::size_t k = 0; k < all.list().size(); ++k) {
    std::vector<double> speeds;
    for (const RockAtStations& rock : list) {
      const std::size_t at = k * static_cast<std::size_t>(stride / rock.stride);
      if (at < rock.values.size()) speeds.push_back(speed(rock.values[at]));
    }
    std::sort(speeds.begin(), speeds.end());
    const core::SortedValues found = all.list()[k][1].values.sorted();
    ASSERT_EQ(found.count(), static_cast<std::int64_t>(speeds.size())) << k;
    for (std::size_t i = 0; i < speeds.size(); ++i) EXPECT_EQ(found.at(static_cast<std::int64_t>(i)), speeds[i]);
  }
}

TEST_F(StationTotalsTest, of_many_rocks_stay_small) {
  AllStations all(1);
  core::Random random(2);
  RockAtStations rock;
  rock.values.resize(kMostStations);
  for (int i = 0; i < 3000; ++i) {
    for (StationValues& values : rock.values)
      for (double& value : values) value = std::pow(10, 3 + random.uniform());
    all.add(rock);
    EXPECT_LT(all.memory(), 8U << 20);
  }
  EXPECT_LT(all.memory(), 3U << 20);
}

TEST_F(StationTotalsTest, refuse_bytes_that_are_not_theirs) {
  AllStations stations(0.1);
  for (const RockAtStations& rock : rocks(5)) stations.add(rock);
  const std::string good = bytes(stations);
  EXPECT_EQ(error(good, 0.1), "no error");
  EXPECT_EQ(error(good, 0.2), "holds stations of another spacing");
  EXPECT_EQ(error("nonsense, and more of it", 0.1), "holds no stations");
  EXPECT_EQ(error(good.substr(0, good.size() - 1), 0.1), "ends too early");
}

}  // namespace
}  // namespace talus::rockfall
