#pragma once

// A campaign on its way: the folder `unfinished` inside the results folder. It holds the tables and columns as far as
// they are, and a file `state` that tells how far that is and of what run:
//
//     one line of JSON    what the run depends on (inputs with their hashes, version, seed, rocks), and rocks done
//     for each accumulator its length and its bytes
//
// The state is written under another name and renamed: after kill -9 the folder holds the state of a few seconds ago
// and tables that are longer than it says; they are cut back when the run is taken up again.

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>

#include <nlohmann/json_fwd.hpp>

#include "talus/io/rockfall_project.h"
#include "talus/rockfall/rock_sink.h"

namespace talus::io {

/// What the result of a campaign depends on.
[[nodiscard]] nlohmann::ordered_json run_identity(const RockfallProject& project, const std::string& version);

/// What the folder of an unfinished run tells of itself.
struct UnfinishedFacts {
  std::int64_t done = 0;              ///< rocks that have fallen
  std::int64_t rocks = 0;             ///< of the project
  std::uint64_t seed = 0;             ///< of the run, whoever gave it
  std::optional<std::int64_t> asked;  ///< --rocks of the command line
};
/// None where no run can be taken up.
[[nodiscard]] std::optional<UnfinishedFacts> unfinished_facts(const std::filesystem::path& results);

class UnfinishedRun {
 public:
  UnfinishedRun(const std::filesystem::path& results, const RockfallProject& project, const std::string& version);

  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }

  /// Throws core::InputError if a run has been left here, which a new one would forget.
  void require_none() const;
  /// Whether there is a state from which a run can go on.
  [[nodiscard]] bool has_state() const;
  /// Empties the folder. Throws core::OutputError.
  void begin() const;
  /// Throws core::InputError unless there is a state of the same run.
  void require_same() const;
  /// Takes up the state: rocks that are done.
  [[nodiscard]] std::int64_t load(std::span<rockfall::Accumulator* const> accumulators) const;
  void save(std::int64_t done, std::span<rockfall::Accumulator* const> accumulators) const;
  /// The same if a few seconds have passed since the last time, more if saving takes long.
  void save_now_and_then(std::int64_t done, std::span<rockfall::Accumulator* const> accumulators);
  void discard() const;

  std::chrono::milliseconds interval{2000};

 private:
  [[nodiscard]] std::string difference_to_state() const;

  using Clock = std::chrono::steady_clock;
  std::filesystem::path folder_;
  std::string identity_;  ///< JSON
  Clock::time_point next_;
};

}  // namespace talus::io
