#include "bench/table_reporter.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

namespace talus::bench {
namespace {

template <class T>
void add_once(std::vector<T>& list, const T& value) {
  if (std::find(list.begin(), list.end(), value) == list.end()) list.push_back(value);
}

}  // namespace

bool TableReporter::ReportContext(const Context&) {
  return true;
}

void TableReporter::ReportRuns(const std::vector<Run>& runs) {
  for (const Run& run : runs) {
    // With repetitions, only the median of them is shown.
    if (run.repetitions > 1 && run.aggregate_name != "median") continue;
    const std::string& name = run.run_name.function_name;
    const std::size_t first = name.find('/');
    const std::size_t second = name.find('/', first + 1);
    const std::string group = name.substr(0, first);
    const std::string solver = name.substr(first + 1, second - first - 1);
    Cell cell{.microseconds = run.GetAdjustedCPUTime()};
    if (const auto failed = run.counters.find("failed"); failed != run.counters.end()) cell.failed = failed->second;
    add_once(groups_, group);
    add_once(solvers_[group], solver);
    rows_[group + "/" + solver][std::stoi(name.substr(second + 1))] = cell;
  }
}

void TableReporter::Finalize() {
  for (const std::string& group : groups_) {
    std::set<int> sizes;
    for (const std::string& solver : solvers_[group])
      for (const auto& [size, cell] : rows_[group + "/" + solver]) sizes.insert(size);
    fmt::print("\n{}: microseconds per solve (failed problems, if any) by number of contacts\n{:24}", group, "");
    for (const int size : sizes) fmt::print("{:>16}", size);
    fmt::print("\n");
    for (const std::string& solver : solvers_[group]) {
      fmt::print("{:24}", solver);
      const Row& row = rows_[group + "/" + solver];
      for (const int size : sizes) {
        const auto cell = row.find(size);
        if (cell == row.end()) {
          fmt::print("{:>16}", "-");
          continue;
        }
        const std::string failed = cell->second.failed > 0 ? fmt::format(" ({:.0f} %)", cell->second.failed) : "";
        fmt::print("{:>16}", fmt::format("{:.2f}{}", cell->second.microseconds, failed));
      }
      fmt::print("\n");
    }
  }
}

}  // namespace talus::bench
