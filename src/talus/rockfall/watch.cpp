#include "talus/rockfall/watch.h"

#include <atomic>
#include <exception>
#include <memory>
#include <mutex>
#include <thread>

namespace talus::rockfall {
namespace {

constexpr std::int64_t kBatch = 64;

/// Tells two observers.
class Both final : public Observer {
 public:
  Both(Observer& first, Observer& second) : first_(first), second_(second) {}
  void piece(const PathPiece& p) override { first_.piece(p), second_.piece(p); }
  void impact(const ImpactEvent& e) override { first_.impact(e), second_.impact(e); }
  void contact(const ContactEvent& e) override { first_.contact(e), second_.contact(e); }
  void barrier(const BarrierHit& h) override { first_.barrier(h), second_.barrier(h); }

 private:
  Observer &first_, &second_;
};

}  // namespace

void watch_rocks(const Model& model, const CampaignSettings& settings, const std::function<bool(std::int64_t)>& wanted,
                 Collector& collector) {
  const std::int64_t batches = (settings.rocks + kBatch - 1) / kBatch;
  std::vector<std::unique_ptr<Collector::Part>> parts(static_cast<std::size_t>(batches));
  std::atomic<std::int64_t> next = 0;
  std::mutex mutex;
  std::exception_ptr error;
  const auto fall = [&](Simulator& simulator, RockRecorder& recorder, Collector::Part& part, std::int64_t number) {
    const Start start = settings.start(number);
    simulator.set_rock(*start.rock);
    recorder.begin(*start.rock, start.state);
    part.begin(*start.rock, start.state);
    Both both(recorder, part);
    part.finish(number, recorder.finish(simulator.run(start.state, &both)));
  };
  const auto work = [&] {
    try {
      Simulator simulator(model);
      RockRecorder recorder(*model.ground);
      for (std::int64_t batch = next++; batch < batches; batch = next++) {
        auto part = std::make_unique<Collector::Part>(collector);
        for (std::int64_t n = batch * kBatch; n < std::min(settings.rocks, (batch + 1) * kBatch); ++n)
          if (wanted(n)) fall(simulator, recorder, *part, n);
        parts[static_cast<std::size_t>(batch)] = std::move(part);
      }
    } catch (...) {
      const std::lock_guard lock(mutex);
      error = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> threads;
    for (int i = 0; i < settings.threads; ++i) threads.emplace_back(work);
  }
  if (error) std::rethrow_exception(error);
  for (const auto& part : parts) collector.merge(*part);
}

}  // namespace talus::rockfall
