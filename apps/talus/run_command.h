#pragma once

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>

#include "talus/core/error.h"
#include "talus/core/progress.h"

namespace talus::app {

struct RunOptions {
  std::filesystem::path input;
  std::filesystem::path out;
  std::string law;
  std::optional<std::int64_t> dump_step;
  bool json = false;
  bool quiet = false;
};

[[nodiscard]] core::ExitCode run_command(const RunOptions& options, core::Progress& progress, std::ostream& out);

}  // namespace talus::app
