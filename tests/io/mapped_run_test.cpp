// What a run gathers along its paths, from the project to the files.

#include <cmath>
#include <fstream>
#include <map>
#include <set>

#include "tests/io/plane_project.h"
#include "tests/support/process.h"
#include "tests/support/temporary_folder.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "talus/io/raster_file.h"
#include "talus/io/rockfall_run.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::HasSubstr;

class MappedRun : public testing::Test {
 protected:
  RockfallSummary run(const RockfallProject& project, const std::string& name, int threads = 1) {
    return run_rockfall(project, {.out = temporary_.path() / name, .threads = threads}, silent_);
  }
  [[nodiscard]] std::map<std::string, std::string> content(const std::string& name) const {
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(temporary_.path() / name)) {
      if (!entry.is_regular_file() || entry.path().filename() == "summary.json") continue;
      std::ifstream in(entry.path(), std::ios::binary);
      files[fs::relative(entry.path(), temporary_.path() / name).string()] =
          std::string(std::istreambuf_iterator<char>(in), {});
    }
    return files;
  }

  support::TemporaryFolder temporary_;
  core::SilentProgress silent_;
};

TEST_F(MappedRun, maps_paths_and_tables_are_the_same_on_1_2_3_and_8_threads) {
  const RockfallProject project = mapped_project(70);
  (void)run(project, "one");
  const auto one = content("one");
  EXPECT_EQ(one.size(),
            6U + 5U + 56U);  // rocks, barriers, counters, envelopes, paths, report; figures; maps and their styles
  for (const int threads : {2, 3, 8}) {
    (void)run(project, std::to_string(threads), threads);
    EXPECT_EQ(content(std::to_string(threads)), one) << threads;
  }
}

TEST_F(MappedRun, maps_agree_with_the_table_of_rocks) {
  (void)run(mapped_project(40), "a");
  const fs::path folder = temporary_.path() / "a";
  const auto rocks = read_csv(folder / "rocks.csv");
  const Raster deposits = read_raster(folder / "maps/deposits.tif");
  double lying = 0, at_rest = 0;
  for (const double value : deposits.values) lying += std::isnan(value) ? 0 : value;
  for (std::size_t row = 1; row < rocks.size(); ++row) {
    const std::string stop = field(rocks, row, "stop");
    at_rest += stop == "at rest" || stop == "asleep" || stop == "retained" ? 1 : 0;
  }
  EXPECT_EQ(lying, at_rest);
  // Both are exact, but for the 24 bits of the maps.
  for (const char* quantity :
       {"energy_kJ", "translational_energy_kJ", "rotational_energy_kJ", "speed_m_s", "height_m"}) {
    double in_map = 0, in_table = 0;
    for (const double value : read_raster(folder / "maps" / (std::string(quantity) + "_max.tif")).values)
      in_map = std::max(in_map, std::isnan(value) ? 0 : value);
    for (std::size_t row = 1; row < rocks.size(); ++row)
      in_table = std::max(in_table, number(rocks, row, std::string("max_") + quantity));
    EXPECT_NEAR(in_map, in_table, 1e-7 * in_table) << quantity;
    EXPECT_GT(in_table, 0) << quantity;
  }
}

TEST_F(MappedRun, lines_count_what_the_tables_list) {
  const RockfallSummary summary = run(mapped_project(40), "a");
  const auto hits = read_csv(temporary_.path() / "a/barriers.csv"),
             crossed = read_csv(temporary_.path() / "a/counters.csv");
  const json told = json::parse(read_text_file(temporary_.path() / "a/summary.json"))["lines"];
  ASSERT_EQ(told.size(), 2U);
  EXPECT_EQ(told[0]["name"], "path, old");
  EXPECT_EQ(told[0]["kind"], "counter");
  EXPECT_EQ(told[0]["rocks"], crossed.size() - 1);
  EXPECT_EQ(told[0]["passages_per_year"], 0.5 * static_cast<double>(crossed.size() - 1) / 40);
  EXPECT_EQ(told[1]["kind"], "barrier");
  std::map<std::string, int> passages;
  std::set<std::string> met;
  double residual = 0;
  for (std::size_t row = 1; row < hits.size(); ++row) {
    residual =
        std::max(residual, field(hits, row, "passage") == "broken through" ? number(hits, row, "residual_kJ") : 0);
    if (met.insert(field(hits, row, "rock")).second) ++passages[field(hits, row, "passage")];
    if (field(hits, row, "passage") == "over-topped") {
      EXPECT_GT(number(hits, row, "height_m"), 4);
    }
    EXPECT_NEAR(number(hits, row, "angle_deg"), 90, 40);
  }
  for (const char* passage : {"stopped", "broken through", "over-topped", "passed below"})
    EXPECT_EQ(told[1]["passages"][passage], passages[passage]) << passage;
  EXPECT_GT(passages["stopped"] + passages["broken through"], 0);
  if (residual > 0) {
    EXPECT_EQ(told[1]["residual_energy_kJ"]["highest"], residual);
  }
  EXPECT_THAT(to_text(summary), HasSubstr("UNI 11211-4"));
}

TEST_F(MappedRun, paths_are_read_by_ogrinfo_with_time_as_measure_and_styles) {
  (void)run(mapped_project(40), "a");
  const std::string file = (temporary_.path() / "a/paths.gpkg").string();
  const support::Outcome told = support::run({"ogrinfo", "-so", "-al", file});
  EXPECT_EQ(told.exit_code, 0);
  EXPECT_EQ(told.err, "");
  for (const char* part :
       {"Layer name: paths", "3D Measured Line String", "Layer name: impacts", "Layer name: sources",
        "Layer name: deposits", "Layer name: crossings", "Layer name: layer_styles", "ID[\"EPSG\",2056]"})
    EXPECT_THAT(told.out, HasSubstr(part));
  const support::Outcome first = support::run({"ogrinfo", "-fid", "1", file, "paths"});
  EXPECT_THAT(first.out, HasSubstr("role (String) = sample"));
  EXPECT_THAT(first.out, HasSubstr("LINESTRING ZM (2600010 1200010 540.5 0,"));
  const support::Outcome styles = support::run({"ogrinfo", "-al", file, "layer_styles"});
  EXPECT_THAT(styles.out, HasSubstr("<symbol type=\"line\""));
  const support::Outcome sources = support::run({"ogrinfo", "-so", file, "sources"});
  EXPECT_THAT(sources.out, HasSubstr("Feature Count: 40"));
}

TEST_F(MappedRun, an_earlier_run_leaves_nothing_behind) {
  (void)run(mapped_project(5), "a");
  (void)run(sample_project(3), "a");
  EXPECT_FALSE(fs::exists(temporary_.path() / "a/maps"));
  EXPECT_FALSE(fs::exists(temporary_.path() / "a/paths.gpkg"));
  EXPECT_FALSE(fs::exists(temporary_.path() / "a/counters.csv"));
}

}  // namespace
}  // namespace talus::io
