#pragma once

#include <map>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

namespace talus::bench {

/// Prints benchmarks named GROUP/SOLVER/SIZE as one table per group: microseconds per solve, a row per solver and a
/// column per size, with the number of failed problems where there were any (the counter "failed").
class TableReporter final : public benchmark::BenchmarkReporter {
 public:
  bool ReportContext(const Context& context) override;
  void ReportRuns(const std::vector<Run>& runs) override;
  void Finalize() override;

 private:
  struct Cell {
    double microseconds = 0;
    double failed = 0;
  };
  using Row = std::map<int, Cell>;
  std::vector<std::string> groups_;  // in the order they were run
  std::map<std::string, std::vector<std::string>> solvers_;
  std::map<std::string, Row> rows_;  // by "GROUP/SOLVER"
};

}  // namespace talus::bench
