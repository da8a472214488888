#pragma once

// Lets the rocks of a campaign fall once more for a collector to watch, on several threads.

#include <cstdint>
#include <functional>

#include "talus/rockfall/campaign.h"
#include "talus/rockfall/collector.h"

namespace talus::rockfall {

/// Rocks of `settings` for which `wanted` holds.
void watch_rocks(const Model& model, const CampaignSettings& settings, const std::function<bool(std::int64_t)>& wanted,
                 Collector& collector);

}  // namespace talus::rockfall
