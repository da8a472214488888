#include "talus/rockfall/map_recorder.h"

#include <map>
#include <set>

#include "tests/rockfall/random_paths.h"
#include <gtest/gtest.h>

#include "talus/slope/mesh_surface.h"

namespace talus::rockfall {
namespace {

/// Hills over -30 <= x, y <= 30, nodes every 1.5 m, with a hole.
std::shared_ptr<slope::HeightField> hills() {
  slope::HeightGrid grid{.columns = 41, .rows = 41, .first = {-30, -30}, .spacing = {1.5, 1.5}};
  core::Random random(3);
  for (int k = 0; k < 41 * 41; ++k) grid.heights.push_back(random.uniform(0, 5));
  grid.heights[41 * 20 + 20] = std::nan("");
  return std::make_shared<slope::HeightField>(std::move(grid));
}

/// Around the origin.
MapGrid grid_of(double cell, int count) {
  return {.corner = -0.5 * cell * Vector2(count, count), .cell = {cell, cell}, .columns = count, .rows = count};
}

RockOnMap record(const MapGrid& grid, const slope::Surface& ground, const std::vector<Hop>& hops, int pieces) {
  const bodies::Rock rock = block();
  MapRecorder recorder(grid, HeightAbove(ground));
  recorder.begin(rock, hops.front().from);
  const bodies::SpatialState end = show_hops(recorder, rock, hops, pieces);
  return recorder.finish(StopReason::at_rest, end);
}

/// The same by brute force: many samples.
std::map<std::int64_t, MapValues> sampled(const MapGrid& grid, const slope::Surface& ground,
                                          const std::vector<Hop>& hops, double step) {
  const bodies::Rock rock = block();
  std::map<std::int64_t, MapValues> cells;
  for (const Hop& hop : hops) {
    const motion::FreeFlight flight(mass_of(rock), hop.from, hop.acceleration);
    const double rotational = bodies::kinetics_of(mass_of(rock), hop.from).rotational_energy;
    const auto count = static_cast<long>(std::ceil(hop.duration / step));
    for (long k = 0; k <= count; ++k) {
      const double t = hop.duration * static_cast<double>(k) / static_cast<double>(count);
      const Vector3 p = flight.position(t);
      const std::int64_t cell = grid.number_at(p.x(), p.y());
      // A path may touch a border for a moment; that is no visit.
      constexpr double kNear = 1e-9;
      if (cell == MapGrid::kOutside || grid.number_at(p.x() - kNear, p.y() - kNear) != cell ||
          grid.number_at(p.x() + kNear, p.y() + kNear) != cell)
        continue;
      MapValues& largest = cells.try_emplace(cell, MapValues{0, 0, 0, 0, -1}).first->second;
      const double speed = flight.velocity(t).norm(), energy = 0.5 * rock.mass() * speed * speed;
      const auto below = ground.ground_below(p);
      const MapValues now{energy + rotational, energy, rotational, speed, below ? p.z() - *below : -1};
      for (std::size_t q = 0; q < now.size(); ++q) largest[q] = std::max(largest[q], now[q]);
    }
  }
  return cells;
}

TEST(MapRecorder, agrees_with_brute_force_at_a_tenth_of_a_millisecond) {
  core::Random random(11);
  const auto ground = hills();
  for (int trial = 0; trial < 60; ++trial) {
    const MapGrid grid = grid_of(trial % 3 == 0 ? 0.7 : trial % 3 == 1 ? 1 : 4, trial % 2 == 0 ? 80 : 21);
    // An impact right on a border belongs to both sides with what is before and after it; samples cannot tell.
    const bool on_lines = trial % 4 == 0;
    const std::vector<Hop> hops = random_hops(random, 6, 15, on_lines);
    const RockOnMap exact = record(grid, *ground, hops, 1);
    const std::map<std::int64_t, MapValues> twin = sampled(grid, *ground, hops, 1e-4);
    std::set<std::int64_t> known;
    for (const CellVisit& visit : exact.cells) {
      known.insert(visit.cell);
      const auto found = twin.find(visit.cell);
      // The samples see less: what they miss is what happens within 1e-4 s, at up to 40 m/s and steep ground.
      if (found == twin.end()) continue;
      for (std::size_t q = 0; q < kMapQuantities; ++q) {
        const double slack = 1e-9 * std::abs(visit.largest[q]) + 1e-9;
        EXPECT_GE(visit.largest[q] + slack, found->second[q]) << trial << ", quantity " << q;
        const double missed = q == 4 ? 0.03 : 2e-3 * visit.largest[q] + 1e-3;
        if (found->second[q] >= 0 && !on_lines) {
          EXPECT_NEAR(visit.largest[q], found->second[q], missed) << trial << ", " << q;
        }
      }
    }
    for (const auto& [cell, values] : twin) EXPECT_TRUE(known.contains(cell)) << trial;
    EXPECT_LE(exact.cells.size(), twin.size() + 3) << trial;
  }
}

TEST(MapRecorder, does_not_care_how_the_path_is_cut_into_pieces) {
  core::Random random(5);
  const auto ground = hills();
  for (int trial = 0; trial < 300; ++trial) {
    const MapGrid grid = grid_of(trial % 2 == 0 ? 1 : 0.37, 100);
    const std::vector<Hop> hops = random_hops(random, 5, 10);
    const RockOnMap whole = record(grid, *ground, hops, 1);
    for (const int pieces : {2, 3, 8}) {
      const RockOnMap cut = record(grid, *ground, hops, pieces);
      ASSERT_EQ(cut.cells.size(), whole.cells.size()) << trial << " in " << pieces;
      EXPECT_EQ(cut.deposit, whole.deposit);
      for (std::size_t i = 0; i < whole.cells.size(); ++i) {
        EXPECT_EQ(cut.cells[i].cell, whole.cells[i].cell);
        for (std::size_t q = 0; q < kMapQuantities; ++q)
          EXPECT_NEAR(cut.cells[i].largest[q], whole.cells[i].largest[q], 1e-9 * (1 + whole.cells[i].largest[q]));
      }
    }
  }
}

std::set<std::int64_t> cells_of(const MapGrid& grid, const Vector3& from, const Vector3& v, double duration,
                                const Vector3& a = Vector3::Zero()) {
  const auto ground = inclined_plane(0);
  bodies::SpatialState start;
  start.p_WB = from;
  start.v_WB = v;
  std::set<std::int64_t> cells;
  for (const CellVisit& visit : record(grid, *ground, {{start, duration, a}}, 1).cells) cells.insert(visit.cell);
  return cells;
}

TEST(MapRecorder, a_path_through_a_corner_leaves_the_other_two_cells_alone) {
  const MapGrid grid{.corner = {0, 0}, .cell = {1, 1}, .columns = 4, .rows = 4};
  EXPECT_EQ(cells_of(grid, {0.5, 0.5, 5}, {1, 1, 0}, 2), (std::set<std::int64_t>{0, 5, 10}));
  EXPECT_EQ(cells_of(grid, {2.5, 0.5, 5}, {-1, 1, 0}, 2), (std::set<std::int64_t>{2, 5, 8}));
  // Through (1, 1), where the slope of the path needs rounding.
  EXPECT_EQ(cells_of(grid, {0.7, 0.9, 5}, {0.3, 0.1, 0}, 2), (std::set<std::int64_t>{0, 5}));
}

TEST(MapRecorder, a_path_along_a_border_lies_in_the_cells_that_begin_there) {
  const MapGrid grid{.corner = {0, 0}, .cell = {0.1, 0.1}, .columns = 40, .rows = 40};
  // x = 0.3, y from 0.05 to 0.25; 0.3 / 0.1 is less than 3 in floating point.
  EXPECT_EQ(cells_of(grid, {3 * 0.1, 0.05, 5}, {0, 0.1, 0}, 2), (std::set<std::int64_t>{3, 43, 83}));
  EXPECT_EQ(cells_of(grid, {0.05, 3 * 0.1, 5}, {0.1, 0, 0}, 2), (std::set<std::int64_t>{120, 121, 122}));
}

TEST(MapRecorder, a_path_that_only_touches_a_border_stays_on_its_side) {
  const MapGrid grid{.corner = {0, 0}, .cell = {1, 1}, .columns = 4, .rows = 4};
  // x(t) = 0.5 + t - t^2/2 reaches 1 at t = 1 and turns back.
  EXPECT_EQ(cells_of(grid, {0.5, 0.5, 5}, {1, 0, 0}, 2, {-1, 0, 0}), (std::set<std::int64_t>{0}));
  EXPECT_EQ(cells_of(grid, {0.5, 0.5, 5}, {1.1, 0, 0}, 2.2, {-1, 0, 0}), (std::set<std::int64_t>{0, 1}));
}

TEST(MapRecorder, closed_form_of_a_throw) {
  // From (0, 0, 10) with v = (10, 0, 10): over cell [10, 11) from t = 1 to 1.1, apex at t = 10/9.81 = 1.019.
  const MapGrid grid{.corner = {0, -1}, .cell = {1, 2}, .columns = 40, .rows = 1};
  const auto ground = inclined_plane(0);
  bodies::SpatialState start;
  start.p_WB = {0, 0, 10};
  start.v_WB = {10, 0, 10};
  const RockOnMap map = record(grid, *ground, {{start, 2, {0, 0, -kGravity}}}, 1);
  ASSERT_EQ(map.cells.size(), 21U);  // the last one is where it ends, at x = 20
  const CellVisit& cell = map.cells[10];
  const double mass = block().mass();
  EXPECT_NEAR(cell.largest[4], 10 + 100 / (2 * kGravity), 1e-12);
  EXPECT_NEAR(cell.largest[3], std::hypot(10, 10 - 1.1 * kGravity), 1e-12);
  EXPECT_NEAR(cell.largest[1], 0.5 * mass * (100 + std::pow(10 - 1.1 * kGravity, 2)), 1e-9);
  EXPECT_EQ(map.deposit, 20);
}

TEST(MapRecorder, heights_over_a_mesh_are_those_over_the_same_height_field) {
  const auto field = hills();
  std::vector<Vector3> vertices;
  std::vector<geometry::Triangle> triangles;
  const slope::HeightGrid& nodes = field->grid();
  for (int j = 0; j < nodes.rows; ++j)
    for (int i = 0; i < nodes.columns; ++i) {
      const double z = field->height(i, j);
      vertices.emplace_back(nodes.first.x() + 1.5 * i, nodes.first.y() + 1.5 * j, std::isnan(z) ? 0 : z);
      const int at = j * nodes.columns + i;
      const auto whole = [&] {
        return !std::isnan(field->height(i, j) + field->height(i + 1, j) + field->height(i, j + 1) +
                           field->height(i + 1, j + 1));
      };
      if (i + 1 == nodes.columns || j + 1 == nodes.rows || !whole()) continue;
      triangles.push_back({at, at + 1, at + nodes.columns + 1});
      triangles.push_back({at, at + nodes.columns + 1, at + nodes.columns});
    }
  const slope::MeshSurface mesh(geometry::TriangleMesh(std::move(vertices), std::move(triangles)));
  core::Random random(8);
  for (int trial = 0; trial < 50; ++trial) {
    const std::vector<Hop> hops = random_hops(random, 5, 15);
    const RockOnMap a = record(grid_of(1, 60), *field, hops, 1), b = record(grid_of(1, 60), mesh, hops, 1);
    ASSERT_EQ(a.cells.size(), b.cells.size());
    for (std::size_t i = 0; i < a.cells.size(); ++i) EXPECT_NEAR(a.cells[i].largest[4], b.cells[i].largest[4], 1e-9);
  }
}

TEST(MapRecorder, under_an_overhang_the_height_is_that_above_the_nearest_ground_below) {
  // A floor at z = 0 and a roof at z = 4 over x > 0; the path climbs from below it at 3 m/s, then passes above it.
  std::vector<Vector3> vertices{{-10, -10, 0}, {10, -10, 0}, {10, 10, 0}, {-10, 10, 0},
                                {0, -10, 4},   {10, -10, 4}, {10, 10, 4}, {0, 10, 4}};
  const slope::MeshSurface cave(
      geometry::TriangleMesh(std::move(vertices), {{0, 1, 2}, {0, 2, 3}, {4, 5, 6}, {4, 6, 7}}));
  const MapGrid grid{.corner = {-10, -10}, .cell = {20, 20}, .columns = 1, .rows = 1};
  bodies::SpatialState below, above;
  below.p_WB = {1, 1, 1};
  below.v_WB = {1, 0, 1.5};
  above.p_WB = {-0.25, 1, 5};
  above.v_WB = {1, 0, 0};
  EXPECT_NEAR(record(grid, cave, {{below, 1, Vector3::Zero()}}, 1).cells[0].largest[4], 2.5, 1e-12);
  EXPECT_NEAR(record(grid, cave, {{above, 1, Vector3::Zero()}}, 1).cells[0].largest[4], 5, 1e-12);
}

}  // namespace
}  // namespace talus::rockfall
