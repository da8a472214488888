#pragma once

// The passes of the benchmark and the row they make: timed ones without an onlooker, by processor time of the thread,
// and one that measures quality.

#include <string>
#include <string_view>
#include <vector>

#include "talus/rockfall/quality.h"
#include "talus/rockfall/trajectory.h"

namespace talus::app {

struct BenchSettings {
  int repeat = 3;  ///< timed passes
  int timed = 0;   ///< releases in a timed pass; 0: all
  bool quality = true;
};

struct BenchResult {
  std::vector<rockfall::Outcome> outcomes;
  std::vector<double> runouts;  ///< m, of the outcomes
  std::size_t timed = 0;        ///< releases in a timed pass
  double wall = 0, cpu = 0;     ///< s of a timed pass, medians
  long timed_steps = 0;         ///< of a timed pass
  double setup = 0;             ///< s to make the simulator
  bool deterministic = true;    ///< every pass gave the same bits
  rockfall::Quality quality;
};

/// The ground of the model must be a height field.
[[nodiscard]] BenchResult run_bench(const rockfall::Model& model, const bodies::Rock& rock,
                                    const std::vector<bodies::SpatialState>& releases, const BenchSettings& settings);

/// Names of the columns, between tabs.
[[nodiscard]] std::string_view bench_header();
[[nodiscard]] std::string bench_row(const std::string& rock, const BenchResult& result);
/// What the rocks did and what it cost, in a few lines.
[[nodiscard]] std::string bench_profile(const std::string& rock, const BenchResult& result);

}  // namespace talus::app
