#include <numbers>
#include <sstream>

#include "tests/rockfall/random_paths.h"
#include <gtest/gtest.h>

#include "talus/rockfall/crossing_recorder.h"
#include "talus/rockfall/crossing_totals.h"

namespace talus::rockfall {
namespace {

constexpr double kPi = std::numbers::pi;

class Crossing : public testing::Test {
 protected:
  [[nodiscard]] std::vector<LineCrossing> cross(const std::vector<CounterLine>& lines, const std::vector<Hop>& hops,
                                                int pieces = 1) const {
    const Curtains curtains(lines, *ground_);
    CrossingRecorder recorder(curtains, HeightAbove(*ground_));
    recorder.begin(rock_);
    (void)show_hops(recorder, rock_, hops, pieces);
    return recorder.finish();
  }
  static Hop throw_from(const Vector3& p, const Vector3& v, double duration) {
    Hop hop{{}, duration, {0, 0, -kGravity}};
    hop.from.p_WB = p;
    hop.from.v_WB = v;
    hop.from.w_WB = {1, 2, 3};
    return hop;
  }

  const bodies::Rock rock_ = block();
  const std::shared_ptr<slope::HeightField> ground_ = inclined_plane(-0.5);
};

TEST_F(Crossing, closed_form_of_a_throw_over_a_line) {
  // Over x = 6 at t = 0.6: z = 10 + 3 (0.6) - g 0.36/2, ground at -3; the line runs north-east.
  const Hop hop = throw_from({0, 0, 10}, {10, 0, 3}, 1);
  const auto found = cross({{.name = "road", .line = {{0, -6}, {20, 14}}}}, {hop});
  ASSERT_EQ(found.size(), 1U);
  const double z = 10 + 1.8 - 0.18 * kGravity, vz = 3 - 0.6 * kGravity;
  EXPECT_EQ(found[0].line, 0);
  EXPECT_EQ(found[0].passage, Passage::crossed);
  EXPECT_NEAR(found[0].time, 0.6, 1e-12);
  EXPECT_NEAR(found[0].point.x(), 6, 1e-12);
  EXPECT_NEAR(found[0].height, z + 3, 1e-12);
  EXPECT_NEAR(found[0].velocity.z(), vz, 1e-12);
  EXPECT_NEAR(found[0].dip(), std::atan2(-vz, 10), 1e-12);
  EXPECT_NEAR(found[0].angle, kPi / 4, 1e-12);
  EXPECT_NEAR(found[0].translational_energy, 0.5 * rock_.mass() * (100 + vz * vz), 1e-9);
  EXPECT_NEAR(found[0].rotational_energy, bodies::kinetics_of(mass_of(rock_), hop.from).rotational_energy, 1e-9);
}

TEST_F(Crossing, counts_a_rock_once_however_often_it_comes_back) {
  const auto found = cross({{.name = "a", .line = {{5, -50}, {5, 50}}}, {.name = "b", .line = {{90, -50}, {90, 50}}}},
                           {throw_from({0, 0, 10}, {10, 0, 0}, 1), throw_from({10, 0, 10}, {-10, 0, 0}, 1),
                            throw_from({0, 0, 10}, {10, 0, 0}, 1)});
  ASSERT_EQ(found.size(), 1U);
  EXPECT_NEAR(found[0].time, 0.5, 1e-12);
}

TEST_F(Crossing, agrees_with_samples_and_does_not_care_about_pieces) {
  core::Random random(9);
  const std::vector<CounterLine> lines{{.name = "bent", .line = {{-20, -3}, {-2, 1}, {0, 4}, {25, 4}}},
                                       {.name = "short", .line = {{1, -5}, {2, 5}}, .height = 10}};
  int crossed = 0;
  for (int trial = 0; trial < 400; ++trial) {
    const std::vector<Hop> hops = random_hops(random, 4, 8);
    const auto whole = cross(lines, hops), cut = cross(lines, hops, 7);
    ASSERT_EQ(whole.size(), cut.size()) << trial;
    for (std::size_t i = 0; i < whole.size(); ++i) {
      EXPECT_EQ(whole[i].line, cut[i].line);
      EXPECT_EQ(whole[i].passage, cut[i].passage);
      EXPECT_NEAR(whole[i].time, cut[i].time, 1e-9);
    }
    crossed += static_cast<int>(whole.size());
  }
  EXPECT_GT(crossed, 200);
}

TEST_F(Crossing, above_and_below_the_height_of_a_counter) {
  const Hop hop = throw_from({0, 0, 4}, {10, 0, 0}, 1);  // over x = 5: 4 - g/8, ground at -2.5
  const double height = 4 - kGravity / 8 + 2.5;
  const auto passage = [&](double limit) {
    return cross({{.name = "a", .line = {{5, -50}, {5, 50}}, .height = limit}}, {hop})[0].passage;
  };
  EXPECT_EQ(passage(height - 1e-9), Passage::above);
  EXPECT_EQ(passage(height + 1e-9), Passage::below);
}

TEST_F(Crossing, a_barrier_is_over_topped_broken_or_stops_the_rock) {
  const std::vector<CounterLine> lines{{.name = "fence", .line = {{5, -50}, {5, 50}}, .height = 3, .barrier = 0}};
  const Curtains curtains(lines, *ground_);
  CrossingRecorder recorder(curtains, HeightAbove(*ground_));
  const auto meet = [&](double z, std::optional<bool> retained) {
    recorder.begin(rock_);
    const Hop hop = throw_from({0, 0, z}, {10, 0, 0}, 0.5);
    (void)show_hops(recorder, rock_, {hop}, 1);
    if (retained)
      recorder.barrier({.barrier = 0,
                        .time = 0.5,
                        .point = {5, 0, z - kGravity / 8},
                        .velocity = {10, 0, -kGravity / 2},
                        .translational_energy = 5000,
                        .rotational_energy = 10,
                        .absorbed = *retained ? 5000.0 : 2000.0,
                        .retained = *retained});
    if (!retained || !*retained) (void)show_hops(recorder, rock_, {throw_from({5, 0, z}, {10, 0, 0}, 1)}, 1);
    return recorder.finish();
  };
  AllCrossings totals(1, 1);
  for (const auto& [z, retained, passage] : {std::tuple(6.0, std::optional<bool>(), Passage::over_topped),
                                             std::tuple(1.0, std::optional(false), Passage::broken_through),
                                             std::tuple(1.0, std::optional(true), Passage::stopped),
                                             std::tuple(1.0, std::optional<bool>(), Passage::passed_below)}) {
    const auto found = meet(z, retained);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].passage, passage) << z;
    EXPECT_EQ(found[0].barrier, 0);
    totals.add(found);
  }
  const CrossingTotals& fence = totals.barriers()[0];
  EXPECT_EQ(fence.rocks(), 4);
  EXPECT_EQ(fence.hits, 2);
  EXPECT_EQ(fence.count(Passage::over_topped), 1);
  EXPECT_EQ(fence.count(Passage::stopped), 1);
  EXPECT_EQ(fence.residual.count(), 1);
  EXPECT_EQ(fence.residual.largest, 3000);
  EXPECT_EQ(totals.lines()[0].rocks(), 0);
}

TEST_F(Crossing, totals_do_not_depend_on_order_and_survive_being_saved) {
  core::Random random(2);
  const std::vector<CounterLine> lines{{.name = "a", .line = {{-20, 0}, {20, 0}}},
                                       {.name = "b", .line = {{0, -9}, {0, 9}}}};
  std::vector<std::vector<LineCrossing>> rocks;
  for (int i = 0; i < 60; ++i) rocks.push_back(cross(lines, random_hops(random, 4, 8)));
  const auto bytes = [](const AllCrossings& totals) {
    std::ostringstream out;
    totals.save(out);
    return out.str();
  };
  AllCrossings whole(2, 0), parts(2, 0);
  for (const auto& rock : rocks) whole.add(rock);
  for (std::size_t i = rocks.size(); i-- > 0;) {
    AllCrossings one(2, 0);
    one.add(rocks[i]);
    parts.merge(one);
  }
  EXPECT_EQ(bytes(parts), bytes(whole));
  EXPECT_EQ(whole.rocks(), 60);
  AllCrossings loaded(2, 0);
  std::istringstream in(bytes(whole));
  loaded.load(in);
  EXPECT_EQ(bytes(loaded), bytes(whole));
}

}  // namespace
}  // namespace talus::rockfall
