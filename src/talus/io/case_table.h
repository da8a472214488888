#pragma once

// A table of independent cases: each row is a text that begins with what was asked and goes on with what was found.
// Rows are computed on several threads. Each is noted in `unfinished/rows.csv` of the results folder as soon as it is
// there, below the fingerprint of the run: after Ctrl-C or kill -9 a run that resumes goes on with those. A row that
// was cut off does not count. The rows of a run depend on nothing else, so that it ends with the same bits.

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "talus/core/progress.h"
#include "talus/io/result_folder.h"

namespace talus::io {

struct CaseTable {
  std::string file;                    ///< name in the results folder
  std::string header;                  ///< names of the columns
  std::vector<std::string> questions;  ///< one per case: the first fields, without a comma at the end
  /// The other fields; none when it gave up because the flag was set. Called on any thread.
  std::function<std::optional<std::string>(std::int64_t, const std::atomic<bool>& stop)> answer;
};

struct CaseRows {
  std::vector<std::string> rows;  ///< in order; empty: not computed
  bool complete = false;
  std::int64_t resumed = 0;  ///< taken over from an earlier run

  [[nodiscard]] std::int64_t done() const;
};

/// How and where cases are run.
struct CaseRun {
  const ResultFolder& folder;
  std::string fingerprint;  ///< of all that decides the results
  int threads = 1;
  bool resume = false;
  bool restart = false;  ///< forget an unfinished run
};

/// Throws core::InputError when it should resume and there is no unfinished run, or another one; and when there is one
/// and it should neither resume nor restart.
[[nodiscard]] CaseRows run_cases(const CaseTable& table, const CaseRun& run, core::Progress& progress);

/// All rows that were computed, under the header.
[[nodiscard]] std::string to_csv(const CaseTable& table, const CaseRows& rows);

/// The fields of a row.
[[nodiscard]] std::vector<std::string> fields_of(const std::string& row);

}  // namespace talus::io
