#pragma once

// Many rocks on all cores. Rocks are independent and each trajectory is a pure function of its start, so that the
// records are the same to the last bit on any number of threads; they are kept by rock number.

#include <cstdint>
#include <functional>
#include <vector>

#include "talus/core/progress.h"
#include "talus/rockfall/rock_record.h"

namespace talus::rockfall {

/// A rock about to fall; it must outlive the campaign.
struct Start {
  const bodies::Rock* rock = nullptr;
  bodies::SpatialState state;
};

struct CampaignSettings {
  std::int64_t rocks = 0;
  std::function<Start(std::int64_t)> start;  ///< of a rock number; called from all threads
  int threads = 1;
};

struct CampaignResult {
  std::vector<RockRecord> records;   ///< one per rock; empty ones for rocks that did not fall
  std::vector<std::uint8_t> fallen;  ///< 1: this rock was run to its end
  std::int64_t done = 0;
};

/// Every hardware thread of this machine, at least one.
[[nodiscard]] int available_threads();

/// Asks `progress` several times a second, from the calling thread. When it says stop, rocks that have begun are
/// finished and no others are begun. An exception (core::InputError of a start in the ground) ends the campaign; of
/// several, that of the lowest rock number is thrown.
[[nodiscard]] CampaignResult run_campaign(const Model& model, const CampaignSettings& settings,
                                          core::Progress& progress);

}  // namespace talus::rockfall
