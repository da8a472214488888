#pragma once

// A table of independent cases: each row is a text that begins with what was asked and goes on with what was found.
// Rows are computed on several threads; a run that was interrupted goes on with the rows its folder already has.

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "talus/core/progress.h"
#include "talus/io/result_folder.h"

namespace talus::io {

struct CaseTable {
  std::string file;                                 ///< name in the results folder
  std::string header;                               ///< names of the columns
  std::vector<std::string> questions;               ///< one per case: the first fields, without a comma at the end
  std::function<std::string(std::int64_t)> answer;  ///< the other fields; called on any thread
};

struct CaseRows {
  std::vector<std::string> rows;  ///< in order; empty: not computed
  bool complete = false;
  std::int64_t resumed = 0;  ///< taken over from an earlier run

  [[nodiscard]] std::int64_t done() const;
};

/// `fingerprint` stands in the summary of the run: rows of another one are not taken over.
[[nodiscard]] CaseRows run_cases(const CaseTable& table, const ResultFolder& folder, const std::string& fingerprint,
                                 int threads, core::Progress& progress);

/// All rows that were computed, under the header.
[[nodiscard]] std::string to_csv(const CaseTable& table, const CaseRows& rows);

/// The fields of a row.
[[nodiscard]] std::vector<std::string> fields_of(const std::string& row);

}  // namespace talus::io
