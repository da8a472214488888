#pragma once

// Trajectories by hand, for testing what watches them without an engine.

#include <memory>

#include "talus/bodies/rock.h"
#include "talus/bodies/shape_library.h"
#include "talus/rockfall/trajectory.h"
#include "talus/slope/height_field.h"

namespace talus::rockfall {

inline constexpr double kGravity = 9.81;

/// z = height + slope x over -100 <= x, y <= 100.
inline std::shared_ptr<slope::HeightField> inclined_plane(double slope, double height = 0) {
  slope::HeightGrid grid{.columns = 21, .rows = 21, .first = {-100, -100}, .spacing = {10, 10}};
  for (int j = 0; j < grid.rows; ++j)
    for (int i = 0; i < grid.columns; ++i) grid.heights.push_back(height + slope * (-100 + 10 * i));
  return std::make_shared<slope::HeightField>(std::move(grid));
}

/// 1.2 x 1 x 0.8 m of 2500 kg/m^3.
inline bodies::Rock block() {
  return bodies::Rock::of_density(bodies::box({1.2, 1, 0.8}), 2500);
}

inline bodies::PrincipalMass mass_of(const bodies::Rock& rock) {
  return {rock.mass(), rock.principal_inertia()};
}

/// Lets an onlooker see a motion from `time` on.
inline bodies::SpatialState show(Observer& observer, const bodies::Rock& rock, const bodies::SpatialState& from,
                                 double time, double duration, PieceKind kind = PieceKind::flight,
                                 const Vector3& acceleration = {0, 0, -kGravity}) {
  const motion::FreeFlight flight(mass_of(rock), from, acceleration);
  const bodies::SpatialState to = flight.state_at(duration);
  observer.piece({.kind = kind,
                  .time = time,
                  .duration = duration,
                  .motion = &flight,
                  .acceleration = acceleration,
                  .contacts = kind == PieceKind::contact ? 4 : 0,
                  .begin = {from.v_WB, from.w_WB},
                  .end = {to.v_WB, to.w_WB}});
  return to;
}

}  // namespace talus::rockfall
