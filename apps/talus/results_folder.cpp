#include "results_folder.h"

#include <string>

#include "talus/core/error.h"

namespace talus::app {

namespace fs = std::filesystem;

fs::path default_results(const fs::path& input) {
  const fs::path folder = fs::absolute(input).parent_path().filename();
  const bool plain = input.stem() == "project" && !folder.empty();
  return fs::path("results") / (plain ? folder : input.stem());
}

int checked_threads(std::optional<int> threads) {
  if (threads && *threads < 1)
    throw core::InputError({.key = "--threads",
                            .value = std::to_string(*threads),
                            .problem = "is out of range",
                            .accepted = "a whole number >= 1"});
  return threads.value_or(0);
}

}  // namespace talus::app
