#pragma once

// A small rockfall project on disk, for tests to change: an inclined plane of 20 x 10 m in EPSG:2056,
//
//     z = 500 + (x - 2600000) / 2,         cells of 1 m, heights of their middles.

#include <filesystem>
#include <string>

#include "tests/support/input_error.h"
#include "tests/support/temporary_folder.h"
#include <gtest/gtest.h>

#include "talus/io/crs.h"
#include "talus/io/raster_file.h"
#include "talus/io/rockfall_project.h"
#include "talus/io/text_file.h"

namespace talus::io {

class RockfallSample : public testing::Test {
 protected:
  RockfallSample() { write_geotiff(folder_ / "dem.tif", plane(), {.type = RasterType::float64}); }

  [[nodiscard]] static Raster plane() {
    Raster raster{.columns = 20, .rows = 10, .corner = {2600000, 1200000}, .cell = {1, 1}};
    for (int j = 0; j < raster.rows; ++j)
      for (int i = 0; i < raster.columns; ++i) raster.values.push_back(500 + (i + 0.5) / 2);
    raster.crs = crs_from_text("EPSG:2056");
    return raster;
  }

  /// The parts of the project; every one is a line or more.
  struct Parts {
    std::string top = "kind = \"rockfall\"\nseed = 3\n";
    std::string slope = "[slope]\ndem = \"dem.tif\"\n";
    std::string materials = "[material.rock]\nrestitution = 0.4\nfriction = 0.7\n";
    std::string rocks = "[rock.block]\nshape = \"box\"\nsides_m = [2, 1, 0.5]\n";
    std::string seeders = "[[seeder]]\nrock = \"block\"\npoint = [2600010, 1200005, 520]\n";
    std::string barriers;
    std::string engine;

    [[nodiscard]] std::string text() const { return top + slope + materials + rocks + seeders + barriers + engine; }
  };

  [[nodiscard]] RockfallProject read(const Parts& parts) const {
    write_text_file(folder_ / "project.toml", parts.text());
    return read_rockfall_project(folder_ / "project.toml");
  }
  /// What is wrong, with file names as they are in the folder; "no error" if nothing is.
  [[nodiscard]] std::string message(const Parts& parts) const {
    std::string text = support::input_error_of([&] { return read(parts); });
    const std::string folder = folder_.string() + "/";
    for (std::size_t at = text.find(folder); at != std::string::npos; at = text.find(folder))
      text.erase(at, folder.size());
    return text;
  }
  void write(const std::string& name, const std::string& text) const { write_text_file(folder_ / name, text); }

  support::TemporaryFolder temporary_;
  const std::filesystem::path folder_ = temporary_.path();
};

}  // namespace talus::io
