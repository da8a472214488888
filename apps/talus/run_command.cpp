#include "run_command.h"

#include <stdexcept>

namespace talus::app {

core::ExitCode run_command(const RunOptions&, core::Progress&, std::ostream&) {
  throw std::logic_error("scenes are not part of this build");
}

}  // namespace talus::app
