#include "signals.h"

#include <csignal>

namespace talus::app {
namespace {

// A signal handler has no other way to reach its caller than a variable of static storage.
std::atomic<bool> stop_requested{false};
static_assert(std::atomic<bool>::is_always_lock_free);

void request_stop(int) {
  stop_requested.store(true, std::memory_order_relaxed);
}

}  // namespace

const std::atomic<bool>& stop_on_signals() {
  struct sigaction action = {};
  action.sa_handler = request_stop;
  // Without SA_RESTART, so that a signal also ends the wait for input.
  action.sa_flags = SA_RESETHAND;
  sigemptyset(&action.sa_mask);
  for (const int signal : {SIGINT, SIGTERM}) sigaction(signal, &action, nullptr);
  return stop_requested;
}

}  // namespace talus::app
