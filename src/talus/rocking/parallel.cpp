#include "talus/rocking/parallel.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace talus::rocking {

int available_threads() {
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

bool for_each_case(std::int64_t count, int threads, core::Progress& progress,
                   const std::function<void(std::int64_t)>& work) {
  std::atomic<std::int64_t> next{0}, done{0};
  std::atomic<bool> stop{false};
  std::atomic<int> running{threads};
  std::exception_ptr failure;
  std::mutex failure_lock;
  const auto labour = [&] {
    for (std::int64_t i = next++; i < count && !stop; i = next++) {
      try {
        work(i);
      } catch (...) {
        const std::lock_guard lock(failure_lock);
        if (!failure) failure = std::current_exception();
        stop = true;
      }
      ++done;
    }
    --running;
  };
  std::vector<std::thread> team;
  for (int k = 0; k < threads; ++k) team.emplace_back(labour);
  bool asked_to_stop = false;
  while (running > 0) {
    if (!asked_to_stop && !progress.advance(done, count)) asked_to_stop = true, stop = true;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  for (std::thread& thread : team) thread.join();
  if (failure) std::rethrow_exception(failure);
  static_cast<void>(progress.advance(done, count));
  return done == count;
}

}  // namespace talus::rocking
