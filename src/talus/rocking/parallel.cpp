#include "talus/rocking/parallel.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace talus::rocking {
namespace {

/// What the threads share.
struct Team {
  std::atomic<std::int64_t> next{0}, done{0};
  std::atomic<bool> stop{false};
  std::atomic<int> running{0};
  std::exception_ptr failure;
  std::mutex failure_lock;

  void fail() {
    const std::lock_guard lock(failure_lock);
    if (!failure) failure = std::current_exception();
    stop = true;
  }

  void labour(std::int64_t count, const CaseWork& work) {
    for (std::int64_t i = next++; i < count && !stop; i = next++) {
      try {
        if (work(i, stop)) ++done;
      } catch (...) {
        fail();
      }
    }
    --running;
  }
};

}  // namespace

int available_threads() {
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

bool for_each_case(std::int64_t count, int threads, core::Progress& progress, const CaseWork& work) {
  Team team;
  team.running = threads;
  std::vector<std::thread> members;
  for (int k = 0; k < threads; ++k) members.emplace_back([&] { team.labour(count, work); });
  while (team.running > 0) {
    try {
      if (!team.stop && !progress.advance(team.done, count)) team.stop = true;
    } catch (...) {
      team.fail();
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  for (std::thread& member : members) member.join();
  if (team.failure) std::rethrow_exception(team.failure);
  static_cast<void>(progress.advance(team.done, count));
  return team.done == count;
}

}  // namespace talus::rocking
