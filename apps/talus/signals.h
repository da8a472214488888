#pragma once

#include <atomic>

namespace talus::app {

/// From now on SIGINT and SIGTERM set the flag that is returned; the work reads it and ends cleanly. A second signal
/// ends the program at once.
[[nodiscard]] const std::atomic<bool>& stop_on_signals();

}  // namespace talus::app
