#pragma once

// report.html of a rockfall run: what went in, where rocks went, how often they reach what, what barriers must take,
// and what to beware of, in one file that needs nothing else, no network and no script.

#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "talus/io/rockfall_figures.h"

namespace talus::io {

struct ReportContent {
  const RockfallProject& project;
  const RockfallSummary& summary;
  const nlohmann::ordered_json& json;  ///< the summary as it is written: the report shows these numbers
  const std::vector<Figure>& figures;
  std::string date;  ///< of the run; empty: not told
};

[[nodiscard]] std::string rockfall_report(const ReportContent& content);

/// What a reader must know before using the numbers, a sentence each.
[[nodiscard]] std::vector<std::string> report_warnings(const RockfallSummary& summary);

/// Keys of [engine] whose values are not the usual ones, and what they are.
[[nodiscard]] std::vector<std::pair<std::string, std::string>> changed_engine_settings(
    const rockfall::EngineSettings& engine);

/// Sections of the page.
[[nodiscard]] std::string inputs_section(const RockfallProject& project);
[[nodiscard]] std::string lines_section(const nlohmann::ordered_json& summary);

}  // namespace talus::io
