#pragma once

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <string>
#include <vector>

#include "talus/core/error.h"

namespace talus::app {

struct ExportOptions {
  std::filesystem::path results;
  std::string format;  ///< "vtk"
  std::vector<std::int64_t> rocks;
  std::filesystem::path out;  ///< empty: the folder vtk in the results
  double rate = 30;           ///< frames per second
};

/// talus export: rocks of a results folder in a format of other programs. The rocks are run again: that gives the same
/// motion as long as the project is the same, which is checked. Throws core::InputError before anything is written.
[[nodiscard]] core::ExitCode export_command(const ExportOptions& options, std::ostream& out);

}  // namespace talus::app
