// [maps], [paths], [[counter]] and [design]: what they mean, and what is wrong with bad ones.

#include "tests/io/rockfall_sample.h"
#include <gmock/gmock.h>

namespace talus::io {
namespace {

using core::Vector2;
using testing::HasSubstr;

class MapsSection : public RockfallSample {
 protected:
  [[nodiscard]] RockfallProject with(const std::string& text) const { return read({.engine = text}); }
  [[nodiscard]] std::string error(const std::string& text) const { return message({.engine = text}); }
};

TEST_F(MapsSection, by_default_are_the_cells_of_the_height_model) {
  const RockfallProject project = with("");
  const rockfall::MapGrid& grid = project.maps.grid;
  EXPECT_EQ(grid.columns, 20);
  EXPECT_EQ(grid.rows, 10);
  EXPECT_EQ(Vector2(grid.corner + project.model.origin.head<2>()), Vector2(2600000, 1200000));
  EXPECT_EQ(project.maps.percentiles, (std::vector<double>{50, 95, 99}));
  EXPECT_TRUE(project.maps.write);
  EXPECT_EQ(project.paths.rocks, 200);
}

TEST_F(MapsSection, take_any_cell_and_origin) {
  const RockfallProject project = with("[maps]\ncell_m = 3\norigin = [2600001.5, 1200000]\npercentiles = [90]\n");
  const rockfall::MapGrid& grid = project.maps.grid;
  EXPECT_EQ(grid.cell, Vector2(3, 3));
  // The ground spans 2600000.5 to 2600019.5: lines at 1.5 - 3 k from -1.5 to 19.5, rows from 0 to 12.
  EXPECT_EQ(Vector2(grid.corner + project.model.origin.head<2>()), Vector2(2599998.5, 1200000));
  EXPECT_EQ(grid.columns, 7);
  EXPECT_EQ(grid.rows, 4);
  EXPECT_FALSE(with("[maps]\nfiles = \"none\"\n").maps.write);
}

TEST_F(MapsSection, of_a_billion_cells_are_refused) {
  EXPECT_EQ(error("[maps]\ncell_m = 0.001\n"),
            "project.toml:15: maps.cell_m = 0.001: makes maps of 1.9e+04 x 9e+03 = 1.71e+08 cells; accepted: no more "
            "than 1e+08 cells: 0.0014 m or more");
  EXPECT_THAT(error("[maps]\ncell_m = 0\n"), HasSubstr("maps.cell_m = 0: "));
  EXPECT_THAT(error("[maps]\ncells = 2\n"), HasSubstr("maps.cells: unknown key, did you mean cell_m?"));
  EXPECT_THAT(error("[maps]\npercentiles = [50, 100]\n"),
              HasSubstr("is no percentile; accepted: numbers > 0 and < 100"));
  EXPECT_THAT(error("[maps]\nfiles = \"some\"\n"), HasSubstr("accepted: all, none"));
  EXPECT_THAT(error("[paths]\nrocks = -1\n"), HasSubstr("paths.rocks = -1: "));
}

TEST_F(MapsSection, counters_are_lines_over_the_slope) {
  const RockfallProject project =
      with("[[counter]]\nname = \"road\"\nline = [[2600005, 1200000], [2600005, 1200010]]\nheight_m = 2\n");
  ASSERT_EQ(project.lines.size(), 1U);
  EXPECT_EQ(project.lines[0].name, "road");
  EXPECT_EQ(project.lines[0].height, 2);
  EXPECT_EQ(Vector2(project.lines[0].line[1] + project.model.origin.head<2>()), Vector2(2600005, 1200010));
  const std::string line = "line = [[2600005, 1200000], [2600005, 1200010]]\n";
  EXPECT_THAT(error("[[counter]]\n" + line), HasSubstr("counter[0].name: the key is missing"));
  EXPECT_THAT(error("[[counter]]\nname = \"a\"\n" + line + "[[counter]]\nname = \"a\"\n" + line),
              HasSubstr("counter[1].name = \"a\": another counter or barrier has this name"));
  EXPECT_THAT(error("[[counter]]\nname = \"a\"\nline = [[5, 0], [5, 10]]\n"), HasSubstr("counter[0].line"));
  EXPECT_THAT(error("[[counter]]\nname = \"a\"\nline = [[5, 0], [5, 10]]\n"), HasSubstr("lies outside the slope"));
  EXPECT_THAT(error("[[counter]]\nname = \"a\"\nline = [[2600005, 1200000], [2600005, 1200000]]\n"),
              HasSubstr("has no length"));
}

TEST_F(MapsSection, the_line_of_a_barrier_counts_what_passes_it) {
  const RockfallProject project = read(
      {.barriers = "[[barrier]]\nname = \"fence\"\nline = [[2600005, 1200002], [2600005, 1200008]]\nheight_m = 3\n"});
  ASSERT_EQ(project.lines.size(), 1U);
  EXPECT_EQ(project.lines[0].barrier, 0);
  EXPECT_EQ(project.lines[0].height, 3);
  const std::string line = "line = [[2600005, 1200002], [2600005, 1200008]]\n";
  EXPECT_THAT(message({.barriers = "[[barrier]]\nname = \"fence\"\nheight_m = 3\n" + line +
                                   "[[counter]]\nname = \"fence\"\n" + line}),
              HasSubstr("counter[0].name = \"fence\": another counter or barrier has this name"));
}

TEST_F(MapsSection, design_factors_are_options) {
  const RockfallProject project =
      with("[design]\nenergy = \"total\"\nuni_risk = 1.2\nonr_energy = 1.05\nfailures_per_year = 0.1\n");
  EXPECT_EQ(project.design.energy, rockfall::DesignEnergy::total);
  EXPECT_EQ(project.design.uni_risk, 1.2);
  EXPECT_EQ(project.design.onr_energy, 1.05);
  EXPECT_EQ(project.design.failures_per_year, 0.1);
  EXPECT_EQ(with("").design.uni_barrier, 1.2);
  EXPECT_THAT(error("[design]\nuni_risk = 0\n"), HasSubstr("design.uni_risk = 0: "));
  EXPECT_THAT(error("[design]\nuni_percentile = 100\n"), HasSubstr("accepted: a number from 50 to 99.99"));
}

}  // namespace
}  // namespace talus::io
