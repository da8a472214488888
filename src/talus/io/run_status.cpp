#include "talus/io/run_status.h"

namespace talus::io {

std::string_view to_string(RunStatus status) {
  switch (status) {
    case RunStatus::done:
      return "done";
    case RunStatus::interrupted:
      return "interrupted";
    case RunStatus::diverged:
      return "diverged";
  }
  return "unknown";
}

}  // namespace talus::io
