#include "talus/rockfall/release_plan.h"

#include <cmath>
#include <map>

#include "tests/rockfall/pieces.h"
#include <gtest/gtest.h>

#include "talus/rockfall/placement.h"

namespace talus::rockfall {
namespace {

ReleasePlan::Settings plain() {
  ReleasePlan::Settings plan{.seed = 9, .ground = inclined_plane(-0.6)};
  plan.kinds.emplace_back(RockKindSettings{.name = "block", .mesh = bodies::box({1.2, 1, 0.8}), .density = 2500});
  plan.kinds.emplace_back(RockKindSettings{.name = "cube", .mesh = bodies::box({1, 1, 1}), .density = 2500});
  return plan;
}

Seeder line(double y, double length) {
  Seeder seeder{.kinds = {0}, .drop = 0.5};
  const std::array<Place, 2> ends{Place{.plan = {0, y}}, Place{.plan = {length, y}}};
  seeder.source.add_line(ends);
  seeder.share = seeder.source.weight();
  return seeder;
}

bool same(const Start& a, const Start& b) {
  return a.state.p_WB == b.state.p_WB && a.state.R_WB.coeffs() == b.state.R_WB.coeffs() &&
         a.state.v_WB == b.state.v_WB && a.kind == b.kind && a.seeder == b.seeder && a.rock->mass() == b.rock->mass();
}

TEST(ReleasePlan, a_rock_is_the_same_whatever_the_number_of_rocks) {
  ReleasePlan::Settings few = plain(), many = plain();
  for (auto* plan : {&few, &many}) plan->seeders = {line(0, 30), line(20, 60)};
  few.shared_rocks = 10;
  many.shared_rocks = 1'000'000'000;
  for (std::int64_t i = 0; i < 10; ++i) EXPECT_TRUE(same(ReleasePlan(few).start(i), ReleasePlan(many).start(i)));
  many.seed = 10;
  EXPECT_FALSE(same(ReleasePlan(few).start(3), ReleasePlan(many).start(3)));
}

TEST(ReleasePlan, another_random_quantity_leaves_the_others_as_they_were) {
  ReleasePlan::Settings one = plain(), two = plain();
  one.shared_rocks = two.shared_rocks = 5;
  one.seeders = two.seeders = {line(0, 30)};
  two.seeders[0].velocity[1] = core::Distribution::normal(0, 1);
  two.kinds[0] = RockKind({.name = "block",
                           .mesh = bodies::box({1.2, 1, 0.8}),
                           .density = 2500,
                           .mass = core::Distribution::lognormal(1000, 0.3)});
  const Start a = ReleasePlan(one).start(3), b = ReleasePlan(two).start(3);
  EXPECT_EQ(a.state.p_WB.head<2>(), b.state.p_WB.head<2>());
  EXPECT_EQ(a.state.R_WB.coeffs(), b.state.R_WB.coeffs());
  EXPECT_EQ(a.state.v_WB.x(), b.state.v_WB.x());
  EXPECT_NE(a.state.v_WB.y(), b.state.v_WB.y());
  EXPECT_NE(a.rock->mass(), b.rock->mass());
}

TEST(ReleasePlan, seeders_with_a_number_come_first_and_the_others_share_by_length) {
  ReleasePlan::Settings plan = plain();
  plan.seeders = {line(0, 30), line(20, 90), line(40, 10)};
  plan.seeders[2].rocks = 7;
  plan.shared_rocks = 4000;
  const ReleasePlan releases(plan);
  EXPECT_EQ(releases.rocks(), 4007);
  std::map<int, int> counts;
  for (std::int64_t i = 0; i < releases.rocks(); ++i) {
    const int seeder = releases.start(i).seeder;
    ++counts[seeder];
    EXPECT_EQ(seeder == 2, i < 7) << i;
  }
  EXPECT_NEAR(counts[0], 1000, 5 * std::sqrt(4000 * 0.25 * 0.75));
}

TEST(ReleasePlan, kinds_are_mixed_in_proportion) {
  ReleasePlan::Settings plan = plain();
  plan.seeders = {line(0, 30)};
  plan.seeders[0].kinds = {0, 1};
  plan.seeders[0].shares = {0.7, 1.0};
  plan.shared_rocks = 4000;
  const ReleasePlan releases(plan);
  int cubes = 0;
  for (std::int64_t i = 0; i < 4000; ++i) cubes += releases.start(i).kind;
  EXPECT_NEAR(cubes, 1200, 5 * std::sqrt(4000 * 0.3 * 0.7));
}

TEST(ReleasePlan, places_are_uniform_along_the_line_and_the_rock_clears_the_ground) {
  ReleasePlan::Settings plan = plain();
  plan.seeders = {line(3, 40)};
  plan.shared_rocks = 2000;
  const ReleasePlan releases(plan);
  double mean = 0, squares = 0;
  for (std::int64_t i = 0; i < 2000; ++i) {
    const Start start = releases.start(i);
    const Vector3& p = start.state.p_WB;
    EXPECT_EQ(p.y(), 3);
    mean += p.x() / 2000;
    squares += p.x() * p.x() / 2000;
    if (i % 50 != 0) continue;
    double clearance = 1e9;
    for (const Vector3& corner : start.rock->mesh().vertices()) {
      const Vector3 v = bodies::point_position(start.state, corner);
      clearance = std::min(clearance, v.z() + 0.6 * v.x());
    }
    EXPECT_NEAR(clearance, 0.5, 1e-12);
  }
  EXPECT_NEAR(mean, 20, 5 * 40 / std::sqrt(12.0 * 2000));
  EXPECT_NEAR(squares - mean * mean, 1600.0 / 12, 10);
}

TEST(ReleasePlan, sides_and_mass_are_drawn_and_the_rock_has_them) {
  ReleasePlan::Settings plan = plain();
  plan.kinds[0] = RockKind({.name = "slab",
                            .mesh = bodies::box({1, 1, 1}),
                            .sides = std::array<core::Distribution, 3>{1.0, core::Distribution::uniform(0.5, 1),
                                                                       core::Distribution::uniform(0.2, 0.4)},
                            .density = core::Distribution::normal(2700, 50),
                            .mass = core::Distribution::uniform(500, 1500)});
  plan.seeders = {line(0, 30)};
  plan.shared_rocks = 200;
  const ReleasePlan releases(plan);
  for (std::int64_t i = 0; i < 200; ++i) {
    const Start start = releases.start(i);
    const bodies::Rock& rock = *start.rock;
    const Vector3 sides = geometry::bounding_box(rock.mesh().vertices()).sides();
    EXPECT_TRUE(rock.mass() > 500 && rock.mass() < 1500);
    EXPECT_TRUE(rock.density() > 2300 && rock.density() < 3100);
    EXPECT_NEAR(rock.density() * sides.prod(), rock.mass(), 1e-9 * rock.mass());
    EXPECT_TRUE(sides.y() / sides.x() > 0.5 && sides.y() / sides.x() < 1);
    EXPECT_TRUE(sides.z() / sides.x() > 0.2 && sides.z() / sides.x() < 0.4);
  }
}

TEST(ReleasePlan, listed_starts_are_taken_one_by_one) {
  ReleasePlan::Settings plan = plain();
  Seeder first = line(0, 10), list{.kinds = {1}};
  first.rocks = 2;
  list.list = {{.position = {1, 2, 30}}, {.position = {3, 4, 40}, .velocity = {5, 0, 0}}};
  list.rocks = 2;
  plan.seeders = {first, list};
  const ReleasePlan releases(plan);
  EXPECT_EQ(releases.start(2).state.p_WB, Vector3(1, 2, 30));
  EXPECT_EQ(releases.start(3).state.p_WB, Vector3(3, 4, 40));
  EXPECT_EQ(releases.start(3).state.v_WB, Vector3(5, 0, 0));
  EXPECT_EQ(releases.start(3).seeder, 1);
}

TEST(ReleasePlan, materials_are_drawn_for_each_rock) {
  ReleasePlan::Settings plan = plain();
  plan.seeders = {line(0, 10)};
  plan.shared_rocks = 500;
  plan.materials = {{.material = 1, .restitution = core::Distribution::uniform(0.2, 0.4), .friction = 0.5}};
  const ReleasePlan releases(plan);
  double mean = 0;
  for (std::int64_t i = 0; i < 500; ++i) {
    const std::vector<MaterialChange> changes = releases.start(i).materials;
    ASSERT_EQ(changes.size(), 1U);
    EXPECT_EQ(changes[0].material, 1);
    EXPECT_EQ(changes[0].friction, 0.5);
    mean += changes[0].restitution / 500;
  }
  EXPECT_NEAR(mean, 0.3, 5 * 0.2 / std::sqrt(12.0 * 500));
}

}  // namespace
}  // namespace talus::rockfall
