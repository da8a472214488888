// report.html of a rockfall run: complete, well-formed, true to summary.json, and the same on any number of threads.

#include "talus/io/rockfall_report.h"

#include <cmath>
#include <filesystem>
#include <map>

#include "tests/io/plane_project.h"
#include "tests/support/temporary_folder.h"
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "talus/io/report_page.h"
#include "talus/io/rockfall_run.h"
#include "talus/io/text_file.h"
#include "talus/io/xml.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

const fs::path kTorrent = fs::path(TALUS_SOURCE_DIR) / "examples/rockfall/torrent/project.toml";

/// Tags alone: the reader of XML takes no text between them.
std::string tags_of(const std::string& text) {
  std::string tags;
  for (std::size_t at = text.find('<'); at != std::string::npos; at = text.find('<', at)) {
    const std::size_t end = text.find('>', at);
    tags.append(text, at, end - at + 1);
    at = end;
  }
  return tags;
}

/// The page as XML: what HTML need not close is closed.
std::string as_xml(std::string page) {
  page.erase(0, page.find("<html"));
  for (std::size_t at = page.find("<meta"); at != std::string::npos; at = page.find("<meta", at + 1))
    page.insert(page.find('>', at), "/");
  const std::size_t style = page.find("<style>") + 7;
  page.erase(style, page.find("</style>") - style);
  return tags_of(page);
}

void count(const XmlElement& element, std::map<std::string, int>& counts) {
  ++counts[element.name];
  for (const XmlElement& child : element.children) count(child, counts);
}

class RockfallReport : public testing::Test {
 protected:
  std::string run(const RockfallProject& project, const std::string& name, int threads = 1) {
    (void)run_rockfall(project, {.out = folder(name), .threads = threads, .version = "9.9", .date = "2001-02-03"},
                       silent_);
    return read_text_file(folder(name) / "report.html");
  }
  [[nodiscard]] fs::path folder(const std::string& name) const { return temporary_.path() / name; }

  support::TemporaryFolder temporary_;
  core::SilentProgress silent_;
};

TEST_F(RockfallReport, of_the_torrent_is_whole_and_true_to_its_summary) {
  const std::string page = run(read_rockfall_project(kTorrent, {.rocks = 60}), "torrent");
  EXPECT_THAT(page, Not(HasSubstr("http")));
  EXPECT_THAT(page, Not(HasSubstr("<script")));
  EXPECT_LT(page.size(), 3'000'000U);
  std::map<std::string, int> counts;
  count(parse_xml(as_xml(page), "report.html"), counts);
  EXPECT_EQ(counts["figure"], 5);
  EXPECT_EQ(counts["image"], 3);  // hillshade, energy, reach probability
  EXPECT_EQ(counts["use"], 2);    // of the hillshade

  const json summary = json::parse(read_text_file(folder("torrent") / "summary.json"));
  for (const char* column : {"max_energy_kJ", "max_speed_m_s", "max_height_m", "runout_m"})
    for (const char* key : {"mean", "median", "percentile_95", "percentile_99", "highest"})
      EXPECT_THAT(page, HasSubstr(">" + report_number(summary["statistics"][column][key]) + "</td>"))
          << column << " " << key;
  for (const json& line : summary["lines"])
    EXPECT_THAT(page, HasSubstr(">" + report_number(line["energy_kJ"]["percentile_95"]) + " ("));
  for (const json& input : summary["inputs"]) EXPECT_THAT(page, HasSubstr(input["fnv1a64"].get<std::string>()));
  for (const char* part : {"CH1903+ / LV95", "scree", "boulder", "9.9", "2001-02-03", "talus run ", " --rocks 60",
                           "60 rocks are too few to bound percentiles of 99 % from above."})
    EXPECT_THAT(page, HasSubstr(part));
}

TEST_F(RockfallReport, comes_with_figures_that_stand_alone) {
  (void)run(mapped_project(40), "a");
  for (const char* name : {"map.svg", "energy_95.svg", "reach_probability.svg", "distributions.svg", "envelopes.svg"}) {
    const std::string text = read_text_file(folder("a") / "figures" / name);
    EXPECT_EQ(parse_xml(tags_of(text), name).name, "svg");
    EXPECT_THAT(text, Not(HasSubstr("<use")));
  }
}

TEST_F(RockfallReport, is_the_same_on_1_and_3_threads) {
  const RockfallProject project = mapped_project(70);
  EXPECT_EQ(run(project, "one", 1), run(project, "three", 3));
}

TEST_F(RockfallReport, escapes_names) {
  RockfallProject project = mapped_project(12);
  project.name = "a<b>&\"c\"";
  const std::string page = run(project, "a");
  EXPECT_THAT(page, HasSubstr("<h1>" + xml_escaped(project.name) + "</h1>"));
  EXPECT_THAT(page, Not(HasSubstr("a<b>")));
}

TEST_F(RockfallReport, of_an_earlier_run_gives_way) {
  RockfallProject project = mapped_project(12);
  (void)run(project, "a");
  project.maps.write = false;
  project.paths.rocks = 0;
  const std::string page = run(project, "a");
  EXPECT_THAT(page, Not(HasSubstr("energy_95.svg")));
  EXPECT_FALSE(fs::exists(folder("a") / "figures/energy_95.svg"));
}

TEST(ReportWarnings, name_rocks_that_did_not_come_to_rest) {
  RockfallSummary summary;
  summary.statistics.resize(1);
  summary.counts.done = 500;
  EXPECT_TRUE(report_warnings(summary).empty());
  summary.counts.reasons[static_cast<std::size_t>(rockfall::StopReason::left_side)] = 7;
  summary.counts.reasons[static_cast<std::size_t>(rockfall::StopReason::max_time)] = 3;
  const std::vector<std::string> warnings = report_warnings(summary);
  ASSERT_EQ(warnings.size(), 2U);
  EXPECT_THAT(warnings[0], HasSubstr("7 of 500 rocks left by the side"));
  EXPECT_THAT(warnings[1], HasSubstr("3 of 500 rocks were still moving at the largest time"));
}

TEST(ReportNumber, has_four_digits_or_all_before_the_point) {
  EXPECT_EQ(report_number(0.123456), "0.1235");
  EXPECT_EQ(report_number(12.3456), "12.35");
  EXPECT_EQ(report_number(123456.7), "123457");
  EXPECT_EQ(report_number(std::nan("")), "–");
}

}  // namespace
}  // namespace talus::io
