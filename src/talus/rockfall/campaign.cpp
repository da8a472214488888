#include "talus/rockfall/campaign.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/rockfall/faller.h"

namespace talus::rockfall {
namespace {

constexpr std::int64_t kSmallBatch = 8, kBatch = 64, kSmallBatches = 64;
constexpr std::int64_t kSmallRocks = kSmallBatch * kSmallBatches;

core::InputError of_rock(std::int64_t number, const core::InputError& error) {
  core::InputError::Details details = error.details();
  details.problem = fmt::format("rock {}: {}", number, details.problem);
  return core::InputError(std::move(details));
}

struct Batch {
  Parts parts;
  std::exception_ptr error;
};

/// What the threads share. Batches are given out in ascending order; whatever lies below one that failed is complete or
/// will be.
class Campaign {
 public:
  Campaign(const Model& model, const CampaignSettings& settings, std::span<Accumulator* const> accumulators)
      : model_(model), settings_(settings), accumulators_(accumulators), done_(settings.first) {
    next_ = merged_ = batch_of(settings.first);
    end_ = settings.rocks > settings.first ? batch_of(settings.rocks - 1) + 1 : merged_;
    threads_ = static_cast<int>(
        std::clamp<std::int64_t>(settings.threads, 1, std::max<std::int64_t>(end_ - merged_, std::int64_t{1})));
    window_ = 4 * threads_ + 4;
  }

  CampaignResult run(core::Progress& progress) {
    std::vector<std::jthread> workers;
    const StopAtEnd stop{*this};  // before the threads are waited for
    for (int i = 0; i < threads_ && end_ > merged_; ++i) workers.emplace_back([this] { work(); });
    CampaignResult result{.end = collect(progress)};
    result.done = begin_of(merged_);
    return result;
  }

 private:
  struct StopAtEnd {
    Campaign& campaign;
    ~StopAtEnd() { campaign.stop(); }
  };

  void stop() {
    const std::lock_guard lock(mutex_);
    stop_ = true;
    changed_.notify_all();
  }

  [[nodiscard]] std::int64_t begin_of(std::int64_t batch) const {
    return std::clamp(batch_begin(batch), settings_.first, std::max(settings_.rocks, settings_.first));
  }

  /// The calling thread: merges batches in their order, tells how far it is and passes on the wish to stop.
  CampaignEnd collect(core::Progress& progress) {
    while (merged_ < end_) {
      if (!progress.advance(done_, settings_.rocks)) return CampaignEnd::interrupted;
      std::optional<Batch> batch = next_complete();
      if (!batch) continue;
      if (batch->error) std::rethrow_exception(batch->error);
      for (std::size_t i = 0; i < accumulators_.size(); ++i) accumulators_[i]->merge(*batch->parts[i]);
      give_back(std::move(batch->parts));
      if (settings_.after_batch && !settings_.after_batch(begin_of(merged_)) && merged_ < end_)
        return CampaignEnd::enough;
    }
    static_cast<void>(progress.advance(done_, settings_.rocks));
    return CampaignEnd::complete;
  }

  /// Waits for a while for the batch whose turn it is.
  std::optional<Batch> next_complete() {
    constexpr std::chrono::milliseconds kPatience(50);
    std::unique_lock lock(mutex_);
    completed_.wait_for(lock, kPatience, [this] { return complete_.contains(merged_); });
    auto found = complete_.extract(merged_);
    if (found.empty()) return std::nullopt;
    ++merged_;
    changed_.notify_all();
    return std::move(found.mapped());
  }

  void work() {
    std::unique_ptr<Faller> faller;
    while (const std::optional<std::int64_t> batch = take_batch()) {
      Batch result{.parts = take_parts()};
      try {
        if (!faller) faller = std::make_unique<Faller>(model_);
        if (!fall(*batch, *faller, result.parts)) return;
      } catch (...) {
        result.error = std::current_exception();
      }
      const std::lock_guard lock(mutex_);
      complete_.emplace(*batch, std::move(result));
      completed_.notify_all();
    }
  }

  /// False: given up.
  bool fall(std::int64_t batch, Faller& faller, Parts& parts) {
    while (parts.size() < accumulators_.size()) parts.push_back(accumulators_[parts.size()]->make_part());
    for (std::int64_t number = begin_of(batch); number < begin_of(batch + 1); ++number) {
      if (stop_) return false;
      try {
        faller.fall(settings_.start(number), parts);
      } catch (const core::InputError& error) {
        throw of_rock(number, error);
      }
      ++done_;
    }
    return true;
  }

  /// None: there are no more, or it is time to stop.
  std::optional<std::int64_t> take_batch() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return stop_ || next_ >= end_ || next_ < merged_ + window_; });
    if (stop_ || next_ >= end_) return std::nullopt;
    return next_++;
  }

  Parts take_parts() {
    const std::lock_guard lock(mutex_);
    if (spare_.empty()) return {};
    Parts parts = std::move(spare_.back());
    spare_.pop_back();
    return parts;
  }

  void give_back(Parts parts) {
    const std::lock_guard lock(mutex_);
    spare_.push_back(std::move(parts));
  }

  const Model& model_;
  const CampaignSettings& settings_;
  std::span<Accumulator* const> accumulators_;
  std::int64_t end_ = 0;  ///< one past the last batch
  std::int64_t window_ = 0;
  int threads_ = 1;
  std::atomic<std::int64_t> done_;
  std::atomic<bool> stop_ = false;

  std::mutex mutex_;  ///< of all below
  std::condition_variable changed_, completed_;
  std::int64_t next_ = 0, merged_ = 0;
  std::map<std::int64_t, Batch> complete_;
  std::vector<Parts> spare_;
};

}  // namespace

std::int64_t batch_begin(std::int64_t batch) {
  return batch < kSmallBatches ? kSmallBatch * batch : kSmallRocks + kBatch * (batch - kSmallBatches);
}

std::int64_t batch_of(std::int64_t rock) {
  return rock < kSmallRocks ? rock / kSmallBatch : kSmallBatches + (rock - kSmallRocks) / kBatch;
}

int available_threads() {
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

CampaignResult run_campaign(const Model& model, const CampaignSettings& settings,
                            std::span<Accumulator* const> accumulators, core::Progress& progress) {
  return Campaign(model, settings, accumulators).run(progress);
}

}  // namespace talus::rockfall
