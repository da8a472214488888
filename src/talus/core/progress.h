#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <iosfwd>
#include <string>

namespace talus::core {

/// Where a long computation tells how far it is and asks whether it should stop.
/// The computation calls `advance` between steps and stops cleanly when it answers false.
class Progress {
 public:
  virtual ~Progress() = default;
  [[nodiscard]] virtual bool advance(std::int64_t done, std::int64_t total) = 0;
  virtual void finish() {}
  /// What is counted, where the computation knows better than who started it.
  virtual void count_in(const std::string&) {}
};

/// Says nothing and never stops.
class SilentProgress final : public Progress {
 public:
  [[nodiscard]] bool advance(std::int64_t, std::int64_t) override { return true; }
};

/// A bar with rate and time left on a terminal; a plain line every few seconds, or JSON lines, elsewhere. The rate is
/// that since the first call of `advance`: what had been done then, by a run that is resumed, does not count.
class StreamProgress final : public Progress {
 public:
  enum class Style { bar, lines, json };
  struct Settings {
    std::string unit = "steps";
    Style style = Style::lines;
    std::chrono::milliseconds interval{500};
    const std::atomic<bool>* stop = nullptr;  ///< set by a signal handler
  };

  StreamProgress(std::ostream& out, Settings settings);

  [[nodiscard]] bool advance(std::int64_t done, std::int64_t total) override;
  void finish() override;
  void count_in(const std::string& unit) override { settings_.unit = unit; }

 private:
  void print(std::int64_t done, std::int64_t total);

  std::ostream& out_;
  Settings settings_;
  std::chrono::steady_clock::time_point start_;
  std::chrono::steady_clock::time_point last_print_;
  std::int64_t first_ = -1;  ///< done at the first call
  bool bar_open_ = false;
};

}  // namespace talus::core
