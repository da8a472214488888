#include "talus/io/map_files.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>

#include "tests/support/process.h"
#include "tests/support/temporary_folder.h"
#include <cpl_minixml.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "talus/core/confidence.h"
#include "talus/core/random.h"
#include "talus/io/crs.h"
#include "talus/io/raster_file.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using rockfall::MapTotals;
using testing::HasSubstr;

class MapFiles : public testing::Test {
 protected:
  /// Rocks that cross the cells of a row of the map, and end at its last cell.
  static MapTotals sample(const rockfall::MapGrid& grid, int rocks) {
    MapTotals totals(grid);
    core::Random random(1);
    for (int k = 0; k < rocks; ++k) {
      rockfall::RockOnMap rock;
      const std::int64_t row = k % grid.rows;
      for (std::int64_t i = k % 3; i < grid.columns; ++i) {
        rock.cells.push_back({row * grid.columns + i, {}});
        for (double& value : rock.cells.back().largest) value = 1000 * random.uniform();
      }
      rock.deposit = rock.cells.back().cell;
      totals.add(rock);
    }
    return totals;
  }
  void write(const MapTotals& totals) const {
    write_maps(folder_, totals, {.grid = totals.grid()},
               {.origin = {2600000, 1200000, 0}, .crs = crs_from_text("EPSG:2056")});
  }

  support::TemporaryFolder temporary_;
  const fs::path folder_ = temporary_.path();
};

TEST_F(MapFiles, hold_what_was_counted_cell_by_cell) {
  const MapTotals totals = sample({.corner = {10, 20}, .cell = {2, 2}, .columns = 7, .rows = 5}, 100);
  write(totals);
  const Raster passages = read_raster(folder_ / "passages.tif"), deposits = read_raster(folder_ / "deposits.tif");
  const Raster reach = read_raster(folder_ / "reach_probability.tif", 1);
  const Raster upper = read_raster(folder_ / "reach_probability.tif", 3);
  const Raster largest = read_raster(folder_ / "energy_kJ_max.tif"), mean = read_raster(folder_ / "speed_m_s_mean.tif");
  const Raster p95 = read_raster(folder_ / "height_m_p95.tif", 1);
  EXPECT_EQ(passages.columns, 7);
  EXPECT_EQ(passages.rows, 5);
  EXPECT_EQ(passages.corner, core::Vector2(2600010, 1200020));
  EXPECT_FALSE(crs_differ(passages.crs, crs_from_text("EPSG:2056")));
  for (const rockfall::CellTotals* cell : totals.cells()) {
    const auto i = static_cast<std::size_t>(cell->cell);
    EXPECT_EQ(passages.values[i], cell->passages);
    EXPECT_EQ(deposits.values[i], cell->deposits);
    EXPECT_FLOAT_EQ(static_cast<float>(reach.values[i]), static_cast<float>(cell->passages / 100.0));
    EXPECT_FLOAT_EQ(static_cast<float>(upper.values[i]),
                    static_cast<float>(core::wilson_interval(cell->passages, 100).upper));
    EXPECT_FLOAT_EQ(static_cast<float>(largest.values[i]), static_cast<float>(cell->quantities[0].largest / 1000));
    EXPECT_FLOAT_EQ(static_cast<float>(mean.values[i]), static_cast<float>(cell->quantities[3].mean()));
    EXPECT_FLOAT_EQ(static_cast<float>(p95.values[i]),
                    static_cast<float>(cell->quantities[4].values.sorted().quantile(0.95)));
  }
}

TEST_F(MapFiles, are_those_that_were_announced_each_with_a_style) {
  write(sample({.corner = {0, 0}, .cell = {1, 1}, .columns = 4, .rows = 3}, 10));
  std::set<std::string> expected, found;
  for (const std::string& name : map_names({})) {
    expected.insert(name);
    expected.insert(fs::path(name).replace_extension(".qml").string());
  }
  for (const auto& entry : fs::directory_iterator(folder_)) found.insert(entry.path().filename().string());
  EXPECT_EQ(found, expected);
  EXPECT_EQ(map_names({}).size(), 28U);
}

/// The elements and attributes by which QGIS 3 finds a renderer; its classes ascend to the largest value.
TEST_F(MapFiles, have_styles_of_the_structure_that_qgis_reads) {
  write(sample({.corner = {0, 0}, .cell = {1, 1}, .columns = 4, .rows = 3}, 10));
  const std::unique_ptr<CPLXMLNode, decltype(&CPLDestroyXMLNode)> root(
      CPLParseXMLString(read_text_file(folder_ / "energy_kJ_max.qml").c_str()), &CPLDestroyXMLNode);
  ASSERT_TRUE(root);
  CPLXMLNode* const renderer = CPLGetXMLNode(root.get(), "=qgis.pipe.rasterrenderer");
  CPLXMLNode* const shader = CPLGetXMLNode(renderer, "rastershader.colorrampshader");
  ASSERT_TRUE(renderer != nullptr && shader != nullptr);
  EXPECT_STREQ(CPLGetXMLValue(renderer, "type", ""), "singlebandpseudocolor");
  EXPECT_STREQ(CPLGetXMLValue(renderer, "band", ""), "1");
  EXPECT_STREQ(CPLGetXMLValue(shader, "colorRampType", ""), "INTERPOLATED");
  double highest = -1, largest = 0;
  for (const CPLXMLNode* node = shader->psChild; node != nullptr; node = node->psNext) {
    if (node->eType != CXT_Element) continue;
    EXPECT_STREQ(node->pszValue, "item");
    EXPECT_GT(std::stod(CPLGetXMLValue(node, "value", "")), highest);
    highest = std::stod(CPLGetXMLValue(node, "value", ""));
  }
  for (const double value : read_raster(folder_ / "energy_kJ_max.tif").values)
    largest = std::max(largest, std::isnan(value) ? 0 : value);
  EXPECT_NEAR(highest, largest, 1e-6 * largest);
  EXPECT_EQ(std::stod(CPLGetXMLValue(renderer, "classificationMax", "")), highest);
}

TEST_F(MapFiles, of_a_large_slope_are_cut_to_the_cells_that_were_visited) {
  const rockfall::MapGrid grid{.corner = {0, 0}, .cell = {0.5, 0.5}, .columns = 9000, .rows = 9000};
  MapTotals totals(grid);
  rockfall::RockOnMap rock;
  for (const std::int64_t row : {4000, 4700})
    rock.cells.push_back({row * 9000 + (row == 4000 ? 10 : 600), {1, 1, 1, 1, 1}});
  totals.add(rock);
  write(totals);
  const Raster map = read_raster(folder_ / "passages.tif");
  EXPECT_EQ(map.columns, 591);
  EXPECT_EQ(map.rows, 701);
  EXPECT_EQ(map.corner, core::Vector2(2600005, 1202000));
  EXPECT_EQ(map.value(0, 0), 1);
  EXPECT_EQ(map.value(590, 700), 1);
  double sum = 0;
  for (const double value : map.values) sum += std::isnan(value) ? 0 : value;
  EXPECT_EQ(sum, 2);
}

TEST_F(MapFiles, are_read_by_gdalinfo_with_system_nodata_tiles_and_overviews) {
  write(sample({.corner = {0, 0}, .cell = {1, 1}, .columns = 600, .rows = 3}, 10));
  const support::Outcome told = support::run({"gdalinfo", (folder_ / "energy_kJ_p95.tif").string()});
  EXPECT_EQ(told.exit_code, 0);
  for (const char* part : {"ID[\"EPSG\",2056]", "NoData Value=-9999", "Block=256x256", "COMPRESSION=DEFLATE",
                           "Overviews: 300x2, 150x1", "Description = 95 % of the rocks' largest", "Origin = (2600000"})
    EXPECT_THAT(told.out, HasSubstr(part));
  EXPECT_EQ(told.err, "");
}

/// As GDAL counts them: from the north-west, each cell the mean of those of four that hold something.
TEST_F(MapFiles, have_overviews_that_are_means_of_the_cells_below) {
  MapTotals totals({.corner = {0, 0}, .cell = {1, 1}, .columns = 701, .rows = 530});
  core::Random random(8);
  for (int k = 0; k < 3000; ++k) {
    const auto column = static_cast<std::int64_t>(701 * std::pow(random.uniform(), 2));
    const std::int64_t cell = static_cast<std::int64_t>(530 * random.uniform()) * 701 + column;
    for (int again = k % 4; again >= 0; --again) totals.add({.cells = {{cell, {1, 1, 1, 1, 1}}}});
  }
  for (const std::int64_t corner : {0, 701 * 530 - 1}) totals.add({.cells = {{corner, {1, 1, 1, 1, 1}}}});
  write(totals);
  Raster below = read_raster(folder_ / "passages.tif");
  for (const char* level : {"0", "1"}) {
    const std::string name = (folder_ / level).string() + ".tif";
    ASSERT_EQ(support::run({"gdal_translate", "-q", "-oo", std::string("OVERVIEW_LEVEL=") + level,
                            (folder_ / "passages.tif").string(), name})
                  .exit_code,
              0);
    const Raster above = read_raster(name);
    ASSERT_EQ(above.columns, (below.columns + 1) / 2);
    ASSERT_EQ(above.rows, (below.rows + 1) / 2);
    for (int row = 0; row < above.rows; ++row)
      for (int column = 0; column < above.columns; ++column) {
        double sum = 0, count = 0;
        for (int j = 2 * row; j < std::min(2 * row + 2, below.rows); ++j)
          for (int i = 2 * column; i < std::min(2 * column + 2, below.columns); ++i) {
            const double value = below.value(i, below.rows - 1 - j);
            if (!std::isnan(value)) sum += value, ++count;
          }
        const double found = above.value(column, above.rows - 1 - row);
        if (count == 0)
          EXPECT_TRUE(std::isnan(found)) << column << ", " << row;
        else
          EXPECT_NEAR(found, sum / count, 1e-6 * sum) << column << ", " << row;
      }
    below = above;
  }
}

TEST_F(MapFiles, tell_passages_per_year_where_failures_are_known) {
  const MapTotals totals = sample({.corner = {0, 0}, .cell = {1, 1}, .columns = 4, .rows = 3}, 10);
  write_maps(folder_, totals, {.grid = totals.grid(), .failures_per_year = 0.5}, {});
  const Raster map = read_raster(folder_ / "passages_per_year.tif"), passages = read_raster(folder_ / "passages.tif");
  for (std::size_t i = 0; i < map.values.size(); ++i)
    if (!std::isnan(passages.values[i])) {
      EXPECT_FLOAT_EQ(static_cast<float>(map.values[i]), static_cast<float>(0.05 * passages.values[i]));
    }
}

TEST_F(MapFiles, say_clearly_when_they_cannot_be_written) {
  const MapTotals totals = sample({.corner = {0, 0}, .cell = {1, 1}, .columns = 4, .rows = 3}, 10);
  try {
    write_maps(folder_ / "nowhere", totals, {.grid = totals.grid()}, {});
    FAIL();
  } catch (const core::OutputError& error) {
    EXPECT_THAT(error.what(), HasSubstr("nowhere/passages.tif: cannot be written"));
  }
}

}  // namespace
}  // namespace talus::io
