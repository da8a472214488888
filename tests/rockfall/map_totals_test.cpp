#include "talus/rockfall/map_totals.h"

#include <algorithm>
#include <sstream>

#include "tests/support/input_error.h"
#include <gtest/gtest.h>

#include "talus/core/random.h"

namespace talus::rockfall {
namespace {

const MapGrid kGrid{.corner = {0, 0}, .cell = {1, 1}, .columns = 20, .rows = 10};

std::vector<RockOnMap> random_rocks(int count) {
  core::Random random(4);
  std::vector<RockOnMap> rocks(static_cast<std::size_t>(count));
  for (RockOnMap& rock : rocks) {
    for (std::int64_t cell = 0; cell < 60; ++cell) {
      if (random.uniform() < 0.3) continue;
      rock.cells.push_back({cell, {}});
      for (double& value : rock.cells.back().largest) value = 1000 * random.uniform();
      if (random.uniform() < 0.1) rock.cells.back().largest[4] = -1;  // over a hole
    }
    if (random.uniform() < 0.8) rock.deposit = rock.cells.back().cell;
  }
  return rocks;
}

std::string bytes(const MapTotals& totals) {
  std::ostringstream out;
  totals.save(out);
  return out.str();
}

MapTotals total(const std::vector<RockOnMap>& rocks, std::size_t begin, std::size_t end) {
  MapTotals totals(kGrid);
  for (std::size_t i = begin; i < std::min(end, rocks.size()); ++i) totals.add(rocks[i]);
  return totals;
}

TEST(MapTotals, count_every_rock_once_in_a_cell) {
  const std::vector<RockOnMap> rocks = random_rocks(200);
  const MapTotals totals = total(rocks, 0, 200);
  EXPECT_EQ(totals.rocks(), 200);
  for (const CellTotals* cell : totals.cells()) {
    std::uint32_t passages = 0, deposits = 0, heights = 0;
    double sum = 0, largest = 0;
    for (const RockOnMap& rock : rocks) {
      deposits += rock.deposit == cell->cell ? 1U : 0U;
      for (const CellVisit& visit : rock.cells) {
        if (visit.cell != cell->cell) continue;
        ++passages;
        heights += visit.largest[4] >= 0 ? 1U : 0U;
        sum += visit.largest[0];
        largest = std::max(largest, visit.largest[0]);
      }
    }
    EXPECT_EQ(cell->passages, passages);
    EXPECT_EQ(cell->deposits, deposits);
    EXPECT_NEAR(cell->quantities[0].sum.value(), sum, 1e-6);
    EXPECT_EQ(cell->quantities[0].largest, largest);
    EXPECT_EQ(cell->quantities[0].values.count(), passages);
    EXPECT_EQ(cell->quantities[4].values.count(), heights);
  }
}

TEST(MapTotals, of_halves_thirds_and_single_rocks_in_any_order_are_those_of_the_whole) {
  const std::vector<RockOnMap> rocks = random_rocks(150);
  const std::string whole = bytes(total(rocks, 0, 150));
  for (const std::size_t part : {1U, 50U, 75U, 149U}) {
    MapTotals forward(kGrid), backward(kGrid);
    for (std::size_t begin = 0; begin < 150; begin += part) {
      const MapTotals one = total(rocks, begin, begin + part);
      forward.merge(one);
      MapTotals next = one;
      next.merge(backward);
      backward = next;
    }
    EXPECT_EQ(bytes(forward), whole) << part;
    EXPECT_EQ(bytes(backward), whole) << part;
  }
}

TEST(MapTotals, go_on_after_being_saved_as_if_nothing_had_happened) {
  const std::vector<RockOnMap> rocks = random_rocks(100);
  std::istringstream saved(bytes(total(rocks, 0, 40)));
  MapTotals totals(kGrid);
  totals.load(saved);
  for (std::size_t i = 40; i < 100; ++i) totals.add(rocks[i]);
  EXPECT_EQ(bytes(totals), bytes(total(rocks, 0, 100)));
}

TEST(MapTotals, refuse_bytes_that_are_not_theirs) {
  const std::string good = bytes(total(random_rocks(10), 0, 10));
  const auto error = [](const std::string& text, const MapGrid& grid = kGrid) {
    std::istringstream in(text);
    MapTotals totals(grid);
    return support::input_error_of([&] {
      totals.load(in);
      return 0;
    });
  };
  EXPECT_EQ(error(good), "no error");
  EXPECT_EQ(error("nonsense, and more of it"), "holds no map");
  EXPECT_EQ(error(good.substr(0, good.size() - 1)), "ends too early");
  MapGrid other = kGrid;
  other.cell = {2, 2};
  EXPECT_EQ(error(good, other), "holds a map of another grid");
}

TEST(MapTotals, take_the_memory_that_the_page_states) {
  // 1000 cells with 1000 rocks each, values over a decade: 5 quantities, a byte for each of some 210 buckets.
  MapTotals totals({.corner = {0, 0}, .cell = {1, 1}, .columns = 100, .rows = 10});
  core::Random random(1);
  for (int rock = 0; rock < 1000; ++rock) {
    RockOnMap one;
    for (std::int64_t cell = 0; cell < 1000; ++cell) {
      one.cells.push_back({cell, {}});
      for (double& value : one.cells.back().largest) value = std::pow(10, 3 + random.uniform());
    }
    totals.add(one);
  }
  const double per_cell = static_cast<double>(totals.memory()) / 1000;
  EXPECT_GT(per_cell, 1300);
  EXPECT_LT(per_cell, 1800);
}

}  // namespace
}  // namespace talus::rockfall
