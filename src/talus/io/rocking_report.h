#pragma once

// report.html of a rocking run: what was asked, what was found, and all figures in one file that needs nothing else, no
// network and no script.

#include <string>
#include <vector>

#include "talus/io/rocking_studies.h"

namespace talus::io {

/// What a reader must know before using the numbers, a sentence each; `results` as in the summary.
[[nodiscard]] std::vector<std::string> rocking_warnings(RunStatus status, const nlohmann::ordered_json& results);

/// `summary` as it is written to summary.json; an empty date is not told.
[[nodiscard]] std::string rocking_report(const RockingProject& project, const nlohmann::ordered_json& summary,
                                         const StudyResult& result, const std::string& date);

}  // namespace talus::io
