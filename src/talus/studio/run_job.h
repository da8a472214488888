#pragma once

// A run in the background, and the list of those that this server has begun.

#include <atomic>
#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "talus/core/error.h"
#include "talus/core/progress.h"
#include "talus/io/rockfall_project.h"
#include "talus/io/rocking_project.h"
#include "talus/io/spatial_project.h"
#include "talus/studio/path_set.h"

namespace talus::studio {

enum class JobState { running, writing, done, interrupted, failed };
[[nodiscard]] std::string_view to_string(JobState state);

struct JobSettings {
  std::filesystem::path file;  ///< of the project
  std::filesystem::path out;   ///< folder of the results
  std::string called;          ///< the project as the summary names it
  std::string kind;
  std::string law;  ///< of scenes; empty: their own
  int threads = 0;  ///< 0: all of the machine
  bool resume = false;
  std::string version;
  std::shared_ptr<const io::RockfallProject> rockfall;  ///< read and checked, of this kind
  std::shared_ptr<const io::RockingProject> rocking;
  std::shared_ptr<const io::SpatialProject> spatial;
};

class RunJob final : public core::Progress {
 public:
  /// Begins at once.
  explicit RunJob(JobSettings settings);
  /// Interrupts it and waits.
  ~RunJob() override;
  RunJob(const RunJob&) = delete;
  RunJob& operator=(const RunJob&) = delete;

  /// Asks it to stop; it does so soon, with what can be resumed.
  void cancel() { stop_ = true; }
  void wait();

  [[nodiscard]] JobState state() const { return state_; }
  [[nodiscard]] bool is_over() const;
  [[nodiscard]] const JobSettings& settings() const { return settings_; }
  [[nodiscard]] std::int64_t done() const { return done_; }
  [[nodiscard]] std::int64_t total() const { return total_; }
  [[nodiscard]] double seconds() const;
  /// Per second since it began; what had been done before does not count.
  [[nodiscard]] double rate() const;
  [[nodiscard]] std::optional<core::InputError::Details> error() const;
  /// Of a rockfall run; null pointer for others.
  [[nodiscard]] const LivePaths* paths() const { return paths_.get(); }

  [[nodiscard]] bool advance(std::int64_t done, std::int64_t total) override;
  void finish() override;

 private:
  using Clock = std::chrono::steady_clock;
  void work();
  [[nodiscard]] JobState run();
  void fail(core::InputError::Details details);

  JobSettings settings_;
  std::unique_ptr<LivePaths> paths_;
  std::atomic<bool> stop_{false};
  std::atomic<JobState> state_{JobState::running};
  std::atomic<std::int64_t> done_{0}, total_{0}, first_{-1};
  std::atomic<Clock::rep> end_{0};  ///< since begin_; 0: not over
  Clock::time_point begin_ = Clock::now();
  mutable std::mutex lock_;
  std::optional<core::InputError::Details> error_;
  std::thread thread_;  ///< last: it uses the others
};

class JobList {
 public:
  /// Throws Refusal (conflict) when a run is on its way in the same folder, or when there are too many.
  std::shared_ptr<RunJob> begin(JobSettings settings);
  /// The latest in this folder; null pointer: none.
  [[nodiscard]] std::shared_ptr<RunJob> find(const std::filesystem::path& out) const;
  [[nodiscard]] std::vector<std::shared_ptr<RunJob>> all() const;
  /// Interrupts all and waits; how many there were that were not over.
  int stop();

 private:
  mutable std::mutex lock_;
  std::map<std::filesystem::path, std::shared_ptr<RunJob>> jobs_;
};

}  // namespace talus::studio
