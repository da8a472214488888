#pragma once

// report.html of a rocking run: what was asked, what was found, and all figures in one file that needs nothing else, no
// network and no script.

#include <string>

#include "talus/io/rocking_studies.h"

namespace talus::io {

/// `summary` as it is written to summary.json.
[[nodiscard]] std::string rocking_report(const RockingProject& project, const nlohmann::ordered_json& summary,
                                         const StudyResult& result);

}  // namespace talus::io
