#pragma once

// Runs programs as their users do, and keeps what they wrote.

#include <chrono>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace talus::support {

struct Outcome {
  int exit_code = 0;  ///< 128 + number if a signal ended it
  std::string out;
  std::string err;
};

struct RunSettings {
  std::string input;             ///< what the program reads from its standard input
  std::filesystem::path folder;  ///< where it runs; empty: where the test runs
};

/// words[0] is the program, with its path or to be found in PATH; no shell is involved.
[[nodiscard]] Outcome run(const std::vector<std::string>& words, const RunSettings& settings = {});

/// Starts the program with a standard input that stays open, sends it the signal once it has a handler for it
/// and the delay has passed, and waits for its end.
[[nodiscard]] Outcome interrupt(const std::vector<std::string>& words, int signal, std::chrono::milliseconds delay);

/// Starts the program and sends it the signal as soon as `ready` says so; it may have ended by itself before.
[[nodiscard]] Outcome signal_when(const std::vector<std::string>& words, int signal,
                                  const std::function<bool()>& ready);

}  // namespace talus::support
