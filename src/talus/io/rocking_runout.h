#pragma once

// From toppling to runout: a block that has toppled, fallen off its pedestal or come near the slope goes on as a rock.
// It takes its whole state along, in the frame of the ground: place, attitude, velocity and spin are the same before
// and after, but for a lift of no more than 16 collision tolerances that puts the rock clear of what it leans on. From
// there on the ground counts as still.

#include <memory>
#include <string>

#include <nlohmann/json_fwd.hpp>

#include "talus/io/rockfall_project.h"
#include "talus/rockfall/frames.h"
#include "talus/rockfall/rock_record.h"
#include "talus/rocking/simulation.h"

namespace talus::io {

struct Runout {
  RockfallProject slope;  ///< of which only the model counts; the pedestal is part of its ground
  std::shared_ptr<const slope::Surface> bare_ground;  ///< without the pedestal
  std::shared_ptr<const bodies::Rock> rock;
  core::Vector3 place = core::Vector3::Zero();  ///< of the pedestal's origin, local coordinates of the slope
  double rate = 30;                             ///< frames per second
};

struct RunoutResult {
  double hand_over = 0;  ///< s since the start
  bodies::SpatialState start;
  rockfall::RockRecord record;
  std::shared_ptr<const rockfall::Film> film;
};

/// Lets a simulation end where the block comes near the slope.
void watch_slope(const Runout& runout, const rocking::Block& block, double critical_tilt,
                 rocking::SimulationSettings& settings);

[[nodiscard]] inline bool goes_on(const rocking::Outcome& outcome) {
  return outcome.toppled || outcome.ended_there;
}

[[nodiscard]] RunoutResult follow_runout(const Runout& runout, const rocking::Outcome& outcome);

/// One row, and the row of names above it; columns of rocks.csv (docs/results.md).
[[nodiscard]] std::string runout_header();
[[nodiscard]] std::string runout_row(const Runout& runout, const RunoutResult& result);
/// runout_frames.csv.
[[nodiscard]] std::string runout_frames(const Runout& runout, const RunoutResult& result);
/// The path and the ground below it, along the way.
[[nodiscard]] std::string runout_figure(const Runout& runout, const RunoutResult& result);
[[nodiscard]] nlohmann::ordered_json runout_json(const Runout& runout, const RunoutResult& result);

}  // namespace talus::io
