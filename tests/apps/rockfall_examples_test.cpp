// The examples beside the quarry: they run as they are, are what their script writes, and their maps and paths can be
// read.

#include "tests/apps/program.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "talus/io/raster_file.h"
#include "talus/io/text_file.h"

namespace talus::app {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

const fs::path kExamples = fs::path(TALUS_SOURCE_DIR) / "examples/rockfall";

class RockfallExamples : public ProgramTest {};

TEST_F(RockfallExamples, are_what_their_script_writes) {
  fs::copy(kExamples, folder_ / "copy", fs::copy_options::recursive);
  for (const char* file :
       {"road-cut/dem.asc", "road-cut/materials.geojson", "torrent/dem.asc", "torrent/materials.geojson"})
    fs::remove(folder_ / "copy" / file);
  const Outcome outcome = support::run({"python3", (folder_ / "copy/make_examples.py").string()});
  if (outcome.exit_code == 127) GTEST_SKIP() << "python3 is not installed";
  ASSERT_EQ(outcome.exit_code, 0) << outcome.err;
  for (const char* file :
       {"road-cut/dem.asc", "road-cut/materials.geojson", "torrent/dem.asc", "torrent/materials.geojson"})
    EXPECT_EQ(io::read_text_file(folder_ / "copy" / file), io::read_text_file(kExamples / file)) << file;
}

TEST_F(RockfallExamples, road_cut_tells_what_the_fence_must_take) {
  const fs::path results = folder_ / "road-cut";
  const Outcome outcome = run_talus({"run", (kExamples / "road-cut/project.toml").string(), "--out", results.string()});
  ASSERT_EQ(outcome.exit_code, 0) << outcome.err;
  for (const char* part : {"\nknown well enough: 95 % of energy@fence is ", "barrier fence: ", " stopped, ",
                           "counter road: ", "UNI 11211-4: ", "ONR 24810: "})
    EXPECT_THAT(outcome.out, HasSubstr(part));
  // What crosses the road has passed the fence: every rock of the one is among those of the other.
  const std::string counters = io::read_text_file(results / "counters.csv");
  EXPECT_THAT(counters, HasSubstr(",road,"));
  const io::Raster passages = io::read_raster(results / "maps/passages.tif");
  EXPECT_EQ(passages.cell, core::Vector2(1, 1));
}

TEST_F(RockfallExamples, torrent_runs_with_materials_by_region) {
  const fs::path results = folder_ / "torrent";
  const Outcome outcome =
      run_talus({"run", (kExamples / "torrent/project.toml").string(), "--rocks", "20", "--out", results.string()});
  ASSERT_EQ(outcome.exit_code, 0) << outcome.err;
  const support::Outcome impacts =
      support::run({"ogrinfo", "-q", "-sql", "SELECT DISTINCT material FROM impacts ORDER BY material",
                    (results / "paths.gpkg").string()});
  for (const char* material : {"bed", "rock", "scree"})
    EXPECT_THAT(impacts.out, HasSubstr(std::string("= ") + material));
}

}  // namespace
}  // namespace talus::app
