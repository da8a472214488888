// docs/results.md explains every column and every key that a run writes, in the order in which they are written.

#include <regex>
#include <set>
#include <sstream>

#include "tests/io/plane_project.h"
#include "tests/support/temporary_folder.h"
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "talus/io/crossing_tables.h"
#include "talus/io/envelopes.h"
#include "talus/io/film_tables.h"
#include "talus/io/path_files.h"
#include "talus/io/rockfall_run.h"
#include "talus/io/rockfall_tables.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

using nlohmann::json;

/// The words in the first column of the table below a heading.
std::vector<std::string> explained(const std::string& heading) {
  std::istringstream page(read_text_file(std::filesystem::path(TALUS_SOURCE_DIR) / "docs/results.md"));
  std::vector<std::string> words;
  bool here = false;
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("## ")) here = line == "## " + heading;
    if (here && line.starts_with("| `")) words.push_back(line.substr(3, line.find('`', 3) - 3));
  }
  return words;
}

std::vector<std::string> columns(std::string_view header) {
  std::istringstream in{std::string(header)};
  std::vector<std::string> names;
  for (std::string name; std::getline(in, name, ',');) names.push_back(name);
  return names;
}

TEST(ResultsPage, explains_every_column_in_its_place) {
  EXPECT_EQ(explained("rocks.csv"), columns(rocks_header()));
  EXPECT_EQ(explained("barriers.csv"), columns(barriers_header()));
  EXPECT_EQ(explained("counters.csv"), columns(counters_header()));
  EXPECT_EQ(explained("envelopes.csv"), columns(envelopes_header()));
  EXPECT_EQ(explained("frames-N.csv"), columns(frames_header()));
  EXPECT_EQ(explained("contacts-N.csv"), columns(contacts_header()));
}

/// The paths of all values: "statistics.rocks", "inputs[].path".
void collect(const json& node, const std::string& path, std::set<std::string>& paths) {
  if (node.is_object()) {
    for (const auto& [key, value] : node.items()) collect(value, path.empty() ? key : path + "." + key, paths);
  } else if (node.is_array()) {
    if (node.empty()) paths.insert(path + "[]");
    for (const json& value : node) collect(value, path + "[]", paths);
  } else {
    paths.insert(path);
  }
}

TEST(ResultsPage, explains_every_key_of_the_summary_and_no_other) {
  const support::TemporaryFolder folder;
  core::SilentProgress silent;
  RockfallProject project = mapped_project(40);
  project.inputs = {{"project.toml", "0"}};
  project.until = Until{.quantity = "runout"};
  project.apex = TalusApex{.point = {0, 0, 40}};
  (void)run_rockfall(project, {.out = folder.path(), .threads = 1, .frames = {1}}, silent);
  std::set<std::string> paths, written;
  const std::regex statistic(R"(\.(mean|lowest|highest|(median|percentile_9[59])(_ci\[\])?)$)");
  collect(json::parse(read_text_file(folder.path() / "summary.json")), "", paths);
  for (std::string path : paths) {
    for (const RockQuantity& quantity : rock_quantities()) {
      const std::string start = "statistics." + std::string(quantity.column) + ".";
      if (path.starts_with(start)) path.replace(0, start.size(), "statistics.QUANTITY.");
    }
    written.insert(std::regex_replace(path, statistic, ".STATISTIC"));
  }
  std::erase_if(written, [&](const std::string& path) {  // the other statistic
    return path.ends_with(".count") && written.contains(path.substr(0, path.size() - 5) + "STATISTIC");
  });
  std::vector<std::string> page = explained("summary.json");
  std::erase_if(page, [](const std::string& word) {  // explained on their own
    return std::regex_match(word, std::regex("count|mean|lowest|highest|(median|percentile_9[59])(_ci)?"));
  });
  EXPECT_EQ(std::set<std::string>(page.begin(), page.end()), written);
}

TEST(ResultsPage, explains_every_map_and_every_layer) {
  const std::vector<std::string> maps = explained("maps"), layers = explained("paths.gpkg");
  const std::regex percentile("_p[0-9]+"),
      quantity("^(energy_kJ|translational_energy_kJ|rotational_energy_kJ|speed_m_s|height_m)_");
  std::set<std::string> named;
  for (const std::string& name : map_names({.failures_per_year = 1}))
    named.insert(std::regex_replace(std::regex_replace(name, percentile, "_pN"), quantity, "QUANTITY_"));
  EXPECT_EQ(std::set<std::string>(maps.begin(), maps.end()), named);
  EXPECT_EQ(layers, path_layers());
}

TEST(ResultsPage, names_the_range_of_the_quantities) {
  EXPECT_EQ(rock_quantities().front().column, "duration_s");
  EXPECT_EQ(rock_quantities().back().column, "max_height_m");
}

}  // namespace
}  // namespace talus::io
