#pragma once

// talus solve: every problem of the input is checked, then each is solved and its answer written as one line.

#include <iosfwd>
#include <string>

#include <spdlog/logger.h>

#include "talus/core/error.h"
#include "talus/core/progress.h"

namespace talus::app {

struct SolveOptions {
  std::string input;   ///< a file, or "-" for the standard input
  std::string method;  ///< "": what the problem says
  std::string law;     ///< "": what the problem says
};

[[nodiscard]] core::ExitCode solve_command(const SolveOptions& options, core::Progress& progress, std::istream& in,
                                           std::ostream& out, spdlog::logger& log);

}  // namespace talus::app
