#pragma once

// Runs the built program as its users do, and keeps what it wrote.

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/support/process.h"
#include "tests/support/temporary_folder.h"
#include <gtest/gtest.h>

namespace talus::app {

using support::Outcome;

/// `input` is what the program reads from its standard input.
[[nodiscard]] Outcome run_talus(const std::vector<std::string>& arguments, const std::string& input = "");

/// Starts the program with a standard input that stays open, sends it the signal after the delay and waits for its end.
[[nodiscard]] Outcome interrupt_talus(const std::vector<std::string>& arguments, int signal,
                                      std::chrono::milliseconds delay);

/// A test with an empty folder of its own.
class ProgramTest : public testing::Test {
 protected:
  /// Writes a file into the folder and returns its path.
  [[nodiscard]] std::string write(const std::string& name, const std::string& text) const;

  support::TemporaryFolder temporary_;
  const std::filesystem::path folder_ = temporary_.path();
};

}  // namespace talus::app
