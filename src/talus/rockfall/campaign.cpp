#include "talus/rockfall/campaign.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <limits>
#include <mutex>
#include <thread>
#include <utility>

#include <fmt/format.h>

#include "talus/core/error.h"

namespace talus::rockfall {
namespace {

using std::chrono::milliseconds;

core::InputError of_rock(std::int64_t number, const core::InputError& error) {
  core::InputError::Details details = error.details();
  details.problem = fmt::format("rock {}: {}", number, details.problem);
  return core::InputError(std::move(details));
}

/// What the threads share. Rock numbers are given out in ascending order: whatever lies below a rock that failed has
/// been given out before it.
class Campaign {
 public:
  Campaign(const Model& model, const CampaignSettings& settings) : model_(model), settings_(settings) {
    result_.records.resize(static_cast<std::size_t>(settings.rocks));
    result_.fallen.resize(static_cast<std::size_t>(settings.rocks));
  }

  CampaignResult run(core::Progress& progress) {
    const int threads =
        static_cast<int>(std::clamp<std::int64_t>(settings_.threads, 1, std::max<std::int64_t>(settings_.rocks, 1)));
    working_ = threads;
    {
      std::vector<std::jthread> workers;
      for (int i = 0; i < threads; ++i) workers.emplace_back([this] { work(); });
      watch(progress);
    }
    if (error_) std::rethrow_exception(error_);
    result_.done = done_;
    return std::move(result_);
  }

 private:
  /// The calling thread: tells how far it is, and passes on the wish to stop.
  void watch(core::Progress& progress) {
    std::unique_lock lock(mutex_);
    do {
      lock.unlock();
      ask(progress);
      lock.lock();
    } while (!idle_.wait_for(lock, milliseconds(50), [this] { return working_ == 0; }));
  }

  void ask(core::Progress& progress) {
    try {
      if (!progress.advance(done_, settings_.rocks)) stop_ = true;
    } catch (...) {
      keep_error(-1, std::current_exception());
    }
  }

  void work() {
    try {
      Simulator simulator(model_);
      RockRecorder recorder(*model_.ground);
      const bodies::Rock* rock = nullptr;
      while (!stop_) {
        const std::int64_t number = next_++;
        if (number >= settings_.rocks) break;
        fall(number, simulator, recorder, rock);
      }
    } catch (...) {
      keep_error(-1, std::current_exception());
    }
    const std::lock_guard lock(mutex_);
    if (--working_ == 0) idle_.notify_all();
  }

  void fall(std::int64_t number, Simulator& simulator, RockRecorder& recorder, const bodies::Rock*& rock) {
    try {
      const Start start = settings_.start(number);
      if (start.rock != rock) simulator.set_rock(*(rock = start.rock));
      recorder.begin(*rock, start.state);
      result_.records[static_cast<std::size_t>(number)] = recorder.finish(simulator.run(start.state, &recorder));
      result_.fallen[static_cast<std::size_t>(number)] = 1;
      ++done_;
    } catch (const core::InputError& error) {
      keep_error(number, std::make_exception_ptr(of_rock(number, error)));
    } catch (...) {
      keep_error(number, std::current_exception());
    }
  }

  void keep_error(std::int64_t number, std::exception_ptr error) {
    const std::lock_guard lock(mutex_);
    stop_ = true;
    if (error_ && number >= error_rock_) return;
    error_ = std::move(error);
    error_rock_ = number;
  }

  const Model& model_;
  const CampaignSettings& settings_;
  CampaignResult result_;
  std::atomic<std::int64_t> next_ = 0, done_ = 0;
  std::atomic<bool> stop_ = false;
  std::mutex mutex_;
  std::condition_variable idle_;
  int working_ = 0;
  std::exception_ptr error_;
  std::int64_t error_rock_ = std::numeric_limits<std::int64_t>::max();
};

}  // namespace

int available_threads() {
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

CampaignResult run_campaign(const Model& model, const CampaignSettings& settings, core::Progress& progress) {
  return Campaign(model, settings).run(progress);
}

}  // namespace talus::rockfall
