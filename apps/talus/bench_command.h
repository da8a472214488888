#pragma once

// talus bench rockfall: one row of the side-by-side benchmark of rigid-body engines for each rock, with the columns of
// that benchmark. The engine takes no fixed steps: dt_ms is 0, a step is a flight, an impact or a contact step, and
// contact_steps and flight_steps count samples no more than 1 ms apart (rockfall/quality.h).

#include <filesystem>
#include <iosfwd>
#include <string>

#include "talus/core/error.h"

namespace talus::app {

struct BenchOptions {
  std::string what;              ///< "rockfall"
  std::filesystem::path inputs;  ///< folder with terrain.txt, rock_NAME.txt and release.txt; empty: only the header
  std::string rock = "both";     ///< "ico", "block" or "both"
  int rocks = 200;               ///< releases
  int repeat = 3;                ///< timed passes; the median counts
  int timed = 0;                 ///< releases in a timed pass; 0: all
  bool no_quality = false;       ///< timed passes only
  bool header = false;           ///< the names of the columns first
  bool profile = false;          ///< what happened, for each rock, on `err`
  double tolerance = 1e-4;       ///< collision tolerance, m
};

[[nodiscard]] core::ExitCode bench_command(const BenchOptions& options, std::ostream& out, std::ostream& err);

}  // namespace talus::app
