// What holds for every trajectory, whatever the ground, the rock and the law: checked from outside by watcher.h.

#include <cmath>
#include <cstdio>
#include <functional>
#include <string>

#include "tests/rockfall/flight_judge.h"
#include "tests/rockfall/watcher.h"
#include "tests/support/allocation_counter.h"
#include "tests/support/benchmark_slope.h"
#include <gtest/gtest.h>

#include "talus/bodies/shape_library.h"
#include "talus/laws/law.h"

namespace talus::rockfall {
namespace {

using bodies::Rock;
using bodies::SpatialState;
using core::Random;
using support::Terrain;

constexpr double kDensity = 2700;

/// The ground of a model and its judges.
struct Scene {
  Model model;
  std::shared_ptr<const support::GroundTwin> twin;
  const slope::HeightField* field = nullptr;  ///< null for meshes and for ground that has another side
};

Scene field_scene(slope::HeightGrid grid) {
  auto field = std::make_shared<slope::HeightField>(std::move(grid));
  Scene scene{.twin = std::make_shared<support::GroundTwin>(support::corners_of(*field)), .field = field.get()};
  scene.model.ground = field;
  scene.model.engine.max_time = 15;
  return scene;
}

Scene mesh_scene(geometry::TriangleMesh mesh) {
  Scene scene{.twin = std::make_shared<support::GroundTwin>(support::corners_of(mesh))};
  scene.model.ground = std::make_shared<slope::MeshSurface>(std::move(mesh));
  scene.model.engine.max_time = 15;
  return scene;
}

Scene terrain_scene(Terrain kind, double length = 16, std::uint64_t seed = 2) {
  return field_scene(support::random_terrain(kind, {.seed = seed, .length = length}));
}

void set_material(Scene& scene, double restitution, double friction) {
  scene.model.materials =
      slope::Materials({.list = {slope::Material{.name = "m", .restitution = restitution, .friction = friction}}});
}

/// Above the ground at x, y by the rock's radius and `height`, and more where the ground is steep.
SpatialState above(const Scene& scene, const Rock& rock, double x, double y, double height, Random& random) {
  SpatialState state;
  state.p_WB = {x, y, scene.model.ground->ground_below({x, y, 1e4}).value() + rock.bounding_radius() + height};
  state.R_WB = support::random_attitude(random);
  while (scene.twin->distance(rock, state, 0.01).distance < 0.01) state.p_WB.z() += 0.1 * rock.bounding_radius();
  state.v_WB = {random.uniform(0, 6), random.uniform(-1, 1), random.uniform(-2, 1)};
  state.w_WB = random.uniform(0, 6) * support::random_direction(random);
  return state;
}

/// A mesh along y of the profile (x, z); the air is on its left.
geometry::TriangleMesh extruded(const std::vector<core::Vector2>& profile, double width, int rows) {
  std::vector<Vector3> vertices;
  std::vector<geometry::Triangle> triangles;
  const int columns = static_cast<int>(profile.size());
  for (int j = 0; j <= rows; ++j)
    for (int i = 0; i < columns; ++i) {
      vertices.emplace_back(profile[i].x(), width * (static_cast<double>(j) / rows - 0.5), profile[i].y());
      if (i + 1 == columns || j == rows) continue;
      const int a = j * columns + i, b = a + 1, c = a + columns, d = c + 1;
      triangles.push_back({a, b, d});
      triangles.push_back({a, d, c});
    }
  return {std::move(vertices), std::move(triangles)};
}

/// Runs, prints what was measured in one line, and checks it.
Outcome watch(const std::string& name, const Scene& scene, const Rock& rock, const SpatialState& start,
              int twin_every = 7) {
  SCOPED_TRACE(name);
  Watcher watcher(rock, {.twin_every = twin_every, .field = scene.field, .twin = scene.twin.get()});
  Simulator simulator(scene.model);
  simulator.set_rock(rock);
  const Outcome outcome = simulator.run(start, &watcher);
  watcher.finish(outcome);
  std::printf(
      "  %-28s %-18s %6.2f s %5ld pieces %5ld impacts  nearest %.3g lowest %.3g  gains %.1e %.1e  join %.1e "
      "lifts %ld failed solves %ld\n",
      name.c_str(), std::string(to_string(outcome.reason)).c_str(), outcome.duration, watcher.pieces, watcher.impacts,
      watcher.nearest, watcher.lowest, watcher.impact_gain, watcher.energy_gain, watcher.join_error, watcher.lifts,
      outcome.counters.failed_solves);
  EXPECT_NE(outcome.reason, StopReason::failed) << outcome.message;
  EXPECT_NE(outcome.reason, StopReason::max_steps);
  EXPECT_GT(watcher.pieces, 0);
  EXPECT_LT(watcher.pieces, 4000) << "it creeps in steps of next to no length";
  EXPECT_GT(watcher.shortest, 0);
  EXPECT_LE(watcher.time_error, 1e-12 * (1 + outcome.duration));
  EXPECT_EQ(watcher.meets, 0);
  EXPECT_GE(watcher.lowest, -1e-9);
  EXPECT_LE(watcher.impact_gain, 1e-9);
  EXPECT_LE(watcher.energy_gain, 1e-9);
  // In contact, too, except that a rock that comes to a stop within the shortest step has nothing left to pay with.
  EXPECT_LE(watcher.height_gain, 0.02 * scene.model.engine.collision_tolerance);
  EXPECT_LE(watcher.join_error, 1e-9);
  // One lift after the other, but never so far that the contact is lost.
  EXPECT_LE(watcher.lift, scene.model.engine.collision_tolerance);
  EXPECT_LE(watcher.lifts, watcher.pieces / 5);
  EXPECT_EQ(outcome.counters.energy_gains, 0);
  return outcome;
}

}  // namespace

TEST(Trajectory, on_random_ground_of_every_kind_keeps_to_its_promises) {
  for (int kind = 0; kind < 7; ++kind)
    for (std::uint64_t number = 0; number < 11; ++number) {
      Random random(50, static_cast<std::uint32_t>(kind), number);
      const Terrain terrain = support::kTerrains[static_cast<std::size_t>(kind)];
      const Scene scene = terrain_scene(terrain, 16, number);
      const Rock rock = support::random_rock(number + static_cast<std::uint64_t>(kind) * 11);
      watch(std::string(to_string(terrain)) + " " + std::to_string(number), scene, rock,
            above(scene, rock, -5, 0, 0.1, random), 29);
    }
}

TEST(Trajectory, by_every_law_keeps_to_its_promises) {
  for (const std::string_view law : laws::law_names())
    for (std::uint64_t number = 0; number < 3; ++number) {
      Random random(51, 0, number);
      Scene scene = terrain_scene(number == 0 ? Terrain::smooth : Terrain::rough, 16, number);
      scene.model.engine.law = law;
      const Rock rock = support::random_rock(7 + 11 * number);
      watch(std::string(law) + " " + std::to_string(number), scene, rock, above(scene, rock, -5, 0, 0.1, random), 29);
    }
}

TEST(Trajectory, of_a_concave_rock_keeps_to_its_promises) {
  for (int k = 0; k < 4; ++k) {
    Random random(52, 0, static_cast<std::uint64_t>(k));
    const Scene scene = terrain_scene(k < 2 ? Terrain::rough : Terrain::fine_noise);
    const Rock rock = k % 2 == 0 ? support::l_rock(1.2, 0.3, 0.4) : support::star_rock(0.8, 0.3);
    watch(k % 2 == 0 ? "L" : "star", scene, rock, above(scene, rock, -5, 0, 0.2, random), 29);
  }
}

TEST(Trajectory, of_rocks_much_larger_or_smaller_than_cells_keeps_to_its_promises) {
  Random random(53);
  const Scene small = terrain_scene(Terrain::small_cells, 12);
  const Rock large = Rock::of_density(bodies::eota({2, 1.8, 1.6}), kDensity);
  watch("larger than 500 cells", small, large, above(small, large, -4, 0, 0.1, random), 97);
  const Scene wide = terrain_scene(Terrain::large_cells, 60);
  const Rock little = Rock::of_density(bodies::eota({0.3, 0.3, 0.2}), kDensity);
  watch("smaller than a cell", wide, little, above(wide, little, -20, 0, 0.5, random));
  const Rock pebble = Rock::of_density(bodies::eota({0.01, 0.009, 0.008}), kDensity);
  const Scene noise = terrain_scene(Terrain::fine_noise, 4);
  watch("pebble of 1 cm", noise, pebble, above(noise, pebble, -1, 0, 0.02, random), 29);
  const Scene rough = terrain_scene(Terrain::rough, 80);
  const Rock huge = Rock::of_density(bodies::box({10, 8, 7}), kDensity);
  watch("block of 10 m", rough, huge, above(rough, huge, -25, 0, 0.5, random), 97);
}

TEST(Trajectory, over_noise_of_a_centimetre_keeps_to_its_promises) {
  for (std::uint64_t k = 0; k < 3; ++k) {
    Random random(54, 0, k);
    const Scene scene = terrain_scene(Terrain::fine_noise, 16, k);
    const Rock rock = Rock::of_density(bodies::eota({1, 1, 0.5}), kDensity);
    watch("noise", scene, rock, above(scene, rock, -5, 0, 0.05, random), 29);
  }
}

TEST(Trajectory, down_a_vertical_cliff_keeps_to_its_promises) {
  const Rock rock = Rock::of_density(bodies::eota({1, 0.9, 0.8}), kDensity);
  // In a height field as steep as cells of 0.1 m allow, in a mesh truly vertical.
  slope::HeightGrid grid{.columns = 121, .rows = 81, .first = {-6, -4}, .spacing = {0.1, 0.1}, .heights = {}};
  for (int j = 0; j < grid.rows; ++j)
    for (int i = 0; i < grid.columns; ++i) grid.heights.push_back(i < 60 ? 6 - 0.02 * i : 0);
  const Scene field = field_scene(std::move(grid));
  const Scene mesh = mesh_scene(extruded({{-8, 0}, {-4, 0}, {0, 0}, {0, 3}, {0, 6}, {4, 6.5}, {8, 7}}, 10, 10));
  for (std::uint64_t k = 0; k < 4; ++k) {
    Random random(55, 0, k);
    SpatialState start = above(field, rock, -2, 0, 0.02, random);
    start.v_WB = {0.5 + k, 0, 0};
    watch("cliff of a height field", field, rock, start, 29);
    start = above(mesh, rock, 2, 0, 0.02, random);
    start.v_WB = {-0.5 - k, 0, 0};
    watch("cliff of a mesh", mesh, rock, start);
  }
}

TEST(Trajectory, on_and_under_an_overhang_keeps_to_its_promises) {
  const Rock rock = Rock::of_density(bodies::eota({1, 0.9, 0.8}), kDensity);
  for (std::uint64_t k = 0; k < 3; ++k) {
    Random random(56, 0, k);
    const Scene scene = mesh_scene(support::overhang({.seed = k, .roughness = k == 0 ? 0.0 : 0.1}));
    SpatialState start = above(scene, rock, 1, 0, 0.1, random);
    start.v_WB = {-2, 0.3, 0};
    watch("off the roof", scene, rock, start);
    start.p_WB = {-1.5, 0, 1.5};  // in the cave, thrown against the roof
    start.v_WB = {1, 0.5, 8};
    watch("against the roof", scene, rock, start);
  }
}

TEST(Trajectory, beside_a_hole_in_the_ground_keeps_to_its_promises) {
  slope::HeightGrid grid = support::random_terrain(Terrain::rough, {.seed = 4, .length = 16});
  for (int j = 6; j <= 9; ++j)
    for (int i = 9; i <= 10; ++i)
      grid.heights[static_cast<std::size_t>(j * grid.columns + i)] = std::numeric_limits<double>::quiet_NaN();
  Scene scene = field_scene(std::move(grid));
  scene.field = nullptr;  // a rock in the hole is beside the ground, not below it
  int through = 0;
  for (std::uint64_t k = 0; k < 6; ++k) {
    Random random(57, 0, k);
    const Rock rock = support::random_rock(k, 0.6);
    if (watch("hole", scene, rock, above(scene, rock, -5, -0.5, 0.2, random)).reason == StopReason::left_bottom)
      ++through;
  }
  std::printf("  %d of 6 left through the hole\n", through);
}

TEST(Trajectory, of_a_very_thin_slab_keeps_to_its_promises) {
  const Rock slab = Rock::of_density(bodies::box({1.5, 1, 0.02}), kDensity);
  for (const Terrain terrain : {Terrain::smooth, Terrain::rough, Terrain::fine_noise, Terrain::spikes}) {
    Random random(58, static_cast<std::uint32_t>(terrain));
    const Scene scene = terrain_scene(terrain);
    watch("slab on " + std::string(to_string(terrain)), scene, slab, above(scene, slab, -5, 0, 0.1, random), 29);
  }
}

TEST(Trajectory, with_extreme_materials_keeps_to_its_promises) {
  for (const double restitution : {0.0, 1.0})
    for (const double friction : {0.0, 0.5, 10.0}) {
      Random random(59);
      Scene scene = terrain_scene(Terrain::smooth, 30);
      scene.model.engine.max_time = 6;
      set_material(scene, restitution, friction);
      const Rock rock = Rock::of_density(bodies::eota({1, 0.9, 0.8}), kDensity);
      watch("e = " + std::to_string(restitution).substr(0, 3) + ", mu = " + std::to_string(friction).substr(0, 4),
            scene, rock, above(scene, rock, -10, 0, 0.5, random), 29);
    }
}

namespace {

/// Every bit that an onlooker can see.
class Bits final : public Observer {
 public:
  void piece(const PathPiece& p) override {
    add({p.time, p.duration, static_cast<double>(p.contacts)});
    add(p.motion->state_at(p.duration));
  }
  void impact(const ImpactEvent& e) override { add(e.before), add(e.after); }
  void add(std::initializer_list<double> numbers) { seen.insert(seen.end(), numbers); }
  void add(const SpatialState& s) {
    for (int k = 0; k < 3; ++k) add({s.p_WB[k], s.v_WB[k], s.w_WB[k], s.R_WB.coeffs()[k]});
  }
  std::vector<double> seen;
};

std::vector<double> bits_of(Simulator& simulator, const SpatialState& start) {
  Bits bits;
  const Outcome outcome = simulator.run(start, &bits);
  bits.add(outcome.end);
  bits.add({outcome.duration, static_cast<double>(outcome.counters.contact_steps)});
  return bits.seen;
}

}  // namespace

TEST(Trajectory, is_the_same_to_the_last_bit_whatever_the_simulator_did_before) {
  for (int kind = 0; kind < 7; ++kind)
    for (std::uint64_t number = 0; number < 4; ++number) {
      const Scene scene = terrain_scene(support::kTerrains[static_cast<std::size_t>(kind)], 16, number);
      const Rock one = support::random_rock(number + 4 * static_cast<std::uint64_t>(kind)),
                 other = support::random_rock(number + 100);
      Random random(60, 0, number);
      const SpatialState start = above(scene, one, -5, 0, 0.1, random);
      const SpatialState elsewhere = above(scene, other, -3.3, 1.7, 0.2, random);
      Simulator fresh(scene.model);
      fresh.set_rock(one);
      const std::vector<double> first = bits_of(fresh, start);
      EXPECT_EQ(bits_of(fresh, start), first) << "twice; ground " << kind << " rock " << number;
      Simulator used(scene.model);
      used.set_rock(other);
      static_cast<void>(used.run(elsewhere));
      used.set_rock(one);
      EXPECT_EQ(bits_of(used, start), first) << "after another rock; ground " << kind << " rock " << number;
    }
}

/// But for impacts with contacts that depend on each other, which the general law answers.
TEST(Trajectory, asks_for_no_memory_once_it_has_run) {
  int without = 0;
  for (const Terrain terrain : {Terrain::smooth, Terrain::rough, Terrain::small_cells}) {
    const Scene scene = terrain_scene(terrain);
    for (const std::uint64_t number : {1U, 3U, 5U, 7U, 9U}) {
      const Rock rock = support::random_rock(number);
      Random random(61, 0, number);
      const SpatialState start = above(scene, rock, -5, 0, 0.1, random);
      Simulator simulator(scene.model);
      simulator.set_rock(rock);
      const Outcome once = simulator.run(start);
      const long before = talus::testing::allocations();
      const Outcome again = simulator.run(start);
      const long asked = talus::testing::allocations() - before;
      EXPECT_EQ(once.duration, again.duration);
      if (once.counters.general_impacts > 0) continue;
      EXPECT_EQ(asked, 0) << to_string(terrain) << " rock " << number;
      ++without;
    }
  }
  EXPECT_GE(without, 10);
}

}  // namespace talus::rockfall
