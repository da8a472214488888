#pragma once

// Many rocks on all cores. Rocks are independent and each trajectory is a pure function of its start. They fall in
// batches of consecutive numbers,
//
//     batch b < 64      rocks 8 b ... 8 b + 7                     small ones, so that few rocks keep all cores busy
//     batch b >= 64     rocks 512 + 64 (b - 64) ... + 63
//
// cut off at the last rock; results are merged batch by batch (rock_sink.h). No more than a few batches per thread wait
// for their turn, so that memory does not grow with the number of rocks.

#include <cstdint>
#include <functional>
#include <span>

#include "talus/core/progress.h"
#include "talus/rockfall/rock_sink.h"

namespace talus::rockfall {

/// First rock of a batch; that of batch b + 1 ends it.
[[nodiscard]] std::int64_t batch_begin(std::int64_t batch);
/// The batch of a rock.
[[nodiscard]] std::int64_t batch_of(std::int64_t rock);

struct CampaignSettings {
  std::int64_t rocks = 0;
  std::int64_t first = 0;                    ///< rocks below have fallen before; the beginning of a batch, or `rocks`
  std::function<Start(std::int64_t)> start;  ///< of a rock number; called from all threads
  int threads = 1;
  /// Called by the calling thread when all rocks below `done` have fallen and are merged. False: enough.
  std::function<bool(std::int64_t done)> after_batch;
};

enum class CampaignEnd {
  complete,     ///< all rocks have fallen
  enough,       ///< `after_batch` said so
  interrupted,  ///< the progress said so
};

struct CampaignResult {
  CampaignEnd end = CampaignEnd::complete;
  std::int64_t done = 0;  ///< rocks below this number have fallen and are merged
};

/// Every hardware thread of this machine, at least one.
[[nodiscard]] int available_threads();

/// Asks `progress` several times a second, from the calling thread. When it says stop, batches that are not complete
/// are given up. An exception (core::InputError of a start in the ground) ends the campaign; of several, that of the
/// lowest rock number is thrown.
[[nodiscard]] CampaignResult run_campaign(const Model& model, const CampaignSettings& settings,
                                          std::span<Accumulator* const> accumulators, core::Progress& progress);

}  // namespace talus::rockfall
