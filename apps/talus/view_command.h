#pragma once

#include <filesystem>
#include <iosfwd>

#include "talus/core/error.h"

namespace talus::app {

struct ViewOptions {
  std::filesystem::path target;
  int port = 0;  ///< 0: any that is free
  bool no_open = false;
};

/// talus view: serves the studio on the loopback interface until Ctrl-C. Prints its address on one line. `interrupted`
/// when runs were on their way at the end; they can be resumed. Throws core::InputError for a target that is none and
/// for a port that is taken.
[[nodiscard]] core::ExitCode view_command(const ViewOptions& options, std::ostream& out);

}  // namespace talus::app
