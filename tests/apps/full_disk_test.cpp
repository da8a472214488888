// A disk that is full, or cannot be written to: exit code 2, nothing half written, and nothing lost.

#include "tests/apps/program.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "talus/io/raster_file.h"

namespace talus::app {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

/// Small disks in memory, in a name space of their own that disappears with the shell that uses them.
class FullDisk : public ProgramTest {
 protected:
  void SetUp() override {
    fs::create_directory(folder_ / "disk");
    if (on_disk("100k", "true").exit_code != 0) GTEST_SKIP() << "no disk can be mounted here";
    ASSERT_EQ(run_talus({"new", "rockfall", (folder_ / "p").string()}).exit_code, 0);
  }
  /// Runs a script of the shell in the folder, beside a disk of this size.
  [[nodiscard]] Outcome on_disk(const std::string& size, const std::string& script) const {
    return support::run({"unshare", "--map-root-user", "--mount", "sh", "-c",
                         "mount -t tmpfs -o size=" + size + " tmpfs disk && " + script},
                        {.folder = folder_});
  }
  const std::string talus_ = std::string("'") + TALUS_PROGRAM + "'";
  const std::string run_ = talus_ + " run p/project.toml --quiet --threads 1 --out ";
};

TEST_F(FullDisk, keeps_what_a_run_can_go_on_from_and_nothing_else) {
  ASSERT_EQ(support::run({"sh", "-c", run_ + "whole"}, {.folder = folder_}).exit_code, 0);
  // The table of rocks and the states need some 90 kB, the maps 400, the paths as much again, report and figures 500.
  for (const int kilobytes : {8, 100, 200, 450, 600, 800, 1100}) {
    const Outcome outcome = on_disk(
        std::to_string(kilobytes) + "k",
        run_ + "disk/r; echo $?; ls -A disk/r; mount -o remount,size=10m disk; if [ -e disk/r/unfinished ]; then " +
            run_ + "disk/r --resume || echo lost; cmp disk/r/rocks.csv whole/rocks.csv; cmp disk/r/paths.gpkg " +
            "whole/paths.gpkg; cmp disk/r/maps/energy_kJ_p95.tif whole/maps/energy_kJ_p95.tif; fi");
    EXPECT_TRUE(outcome.out == "2\n" || outcome.out == "2\nunfinished\n") << kilobytes << " kB: " << outcome.out;
    EXPECT_THAT(outcome.err, HasSubstr("talus: disk/r/")) << kilobytes;
    EXPECT_EQ(outcome.out == "2\nunfinished\n", outcome.err.find("--resume goes on") != std::string::npos)
        << outcome.err;
    EXPECT_LT(outcome.err.size(), 400U) << outcome.err;
  }
}

TEST_F(FullDisk, leaves_the_results_of_an_earlier_run_alone) {
  const Outcome outcome = on_disk("1700k", run_ + "disk/r && cp -r disk/r earlier && echo done; " + run_ +
                                               "disk/r --seed 5; echo $?; diff -r disk/r earlier");
  EXPECT_EQ(outcome.out, "done\n2\nOnly in disk/r: unfinished\n") << outcome.err;
}

TEST_F(FullDisk, makes_both_files_of_a_classified_image_or_none) {
  io::Raster image{.columns = 200, .rows = 100, .corner = {2600000, 1200000}, .cell = {1, 1}};
  for (int i = 0; i < 200 * 100; ++i) image.values.push_back(i * i % 251);
  io::write_geotiff(folder_ / "image.tif", image);
  const std::string classify = talus_ + " classify image.tif --classes 20 --out disk/c.tif; echo $?; ls -A disk";
  for (const char* size : {"4k", "8k", "12k", "16k", "20k"}) {
    const Outcome outcome = on_disk(size, classify);
    if (outcome.out.find("wrote") != std::string::npos) {
      EXPECT_THAT(outcome.out, HasSubstr("0\nc.csv\nc.tif\n"));
      continue;
    }
    EXPECT_EQ(outcome.out, "2\n") << size;
    EXPECT_THAT(outcome.err, HasSubstr("talus: disk/c."));
  }
}

TEST_F(FullDisk, that_cannot_be_written_to_is_told_before_any_work) {
  const Outcome outcome = on_disk("1m", "mkdir disk/old && mount -o remount,ro disk; " + run_ + "disk/new; echo $?; " +
                                            run_ + "disk/old; echo $?; " + talus_ + " new rockfall disk/p; echo $?");
  EXPECT_EQ(outcome.out, "2\n2\n2\n");
  EXPECT_THAT(outcome.err, HasSubstr("talus: out = disk/new: cannot be created: Read-only file system; accepted: a "
                                     "folder that can be written\n"));
  EXPECT_THAT(outcome.err, HasSubstr("talus: out = disk/old: cannot be written to; accepted: a folder that can be "
                                     "written\n"));
}

}  // namespace
}  // namespace talus::app
