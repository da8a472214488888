#pragma once

// The studies of a rocking project: each computes, and says what to write.

#include <string>
#include <utility>
#include <vector>

#include "talus/io/case_table.h"
#include "talus/io/rocking_run.h"

namespace talus::io {

struct StudyResult {
  RunStatus status = RunStatus::done;
  std::vector<std::pair<std::string, std::string>> files;  ///< names and contents
  nlohmann::ordered_json results;                          ///< goes into the summary
  std::int64_t resumed = 0;                                ///< cases taken over from a run that was interrupted
  std::string text;
};

/// What studies share.
struct StudyContext {
  const RockingProject& project;
  CaseRun run;
  core::Progress& progress;
};

[[nodiscard]] StudyResult run_single(const StudyContext& context, const SingleStudy& study);
[[nodiscard]] StudyResult run_grid(const StudyContext& context, const GridStudy& study);
[[nodiscard]] StudyResult run_fragility(const StudyContext& context, const FragilityStudy& study);
[[nodiscard]] StudyResult run_overturning(const StudyContext& context, const OverturningStudy& study);

/// Figs 6 and 7 of the source: modes over alpha and mu, one field for each theta0, with the line of eq. 37.
[[nodiscard]] std::string modes_figure(const std::vector<rocking::ReleaseCase>& cases,
                                       const std::vector<std::string>& modes, std::string_view title);

}  // namespace talus::io
