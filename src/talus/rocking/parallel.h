#pragma once

// Independent cases on several threads. Results go to places of their own, so that they do not depend on the threads.

#include <atomic>
#include <cstdint>
#include <functional>

#include "talus/core/progress.h"

namespace talus::rocking {

[[nodiscard]] int available_threads();

/// One case. True: done; false: given up, since `stop` was set.
using CaseWork = std::function<bool(std::int64_t, const std::atomic<bool>& stop)>;

/// Calls work(0), ..., work(count - 1), in any order, on this many threads; work must be safe to call at the same time.
/// Stops early when `progress` says so: returns false. The first exception is thrown on.
[[nodiscard]] bool for_each_case(std::int64_t count, int threads, core::Progress& progress, const CaseWork& work);

}  // namespace talus::rocking
