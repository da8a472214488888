#pragma once

// Judges what CollisionSearch says about a flight by exact distances. A point of the rock moves no faster than
//
//     V = max |v| + r max |w|,        max |w|^2 <= 2 E_rot / I_min,
//
// so that a rock which is d away from the ground stays farther than `floor` for (d - floor)/V: steps of that length
// prove a whole interval, not only samples. Where such steps would become too many they are made longer, and are
// samples then.

#include <algorithm>
#include <memory>
#include <vector>

#include "tests/support/ground_twin.h"
#include "tests/support/random_terrain.h"

#include "talus/motion/free_flight.h"
#include "talus/rockfall/collision.h"
#include "talus/slope/height_field.h"
#include "talus/slope/mesh_surface.h"

namespace talus::rockfall {

struct Ground {
  std::unique_ptr<slope::Surface> surface;
  std::unique_ptr<support::GroundTwin> twin;
};

inline Ground field_ground(slope::HeightGrid grid) {
  auto field = std::make_unique<slope::HeightField>(std::move(grid));
  auto twin = std::make_unique<support::GroundTwin>(support::corners_of(*field));
  return {std::move(field), std::move(twin)};
}

inline Ground mesh_ground(geometry::TriangleMesh mesh) {
  auto twin = std::make_unique<support::GroundTwin>(support::corners_of(mesh));
  return {std::make_unique<slope::MeshSurface>(std::move(mesh)), std::move(twin)};
}

/// Kinds 0 to 6: random_terrain.h; 7 and 8: the overhang, smooth and rough.
inline constexpr int kGrounds = 9;
inline Ground ground_of_kind(int kind, std::uint64_t seed) {
  if (kind < 7)
    return field_ground(
        support::random_terrain(support::kTerrains[static_cast<std::size_t>(kind)], {.seed = seed, .length = 12}));
  return mesh_ground(support::overhang({.seed = seed, .roughness = kind == 7 ? 0.0 : 0.15}));
}

struct Judgement {
  double smallest = std::numeric_limits<double>::infinity();  ///< m, up to the end
  double at_end = 0;
  long looks = 0;
  long jumps = 0;  ///< steps longer than what is proved
};

inline double spin_bound(const bodies::Rock& rock, const bodies::SpatialState& launch) {
  const core::Vector3 w_B = bodies::spin_in_body(launch);
  return std::sqrt(w_B.dot(rock.principal_inertia().cwiseProduct(w_B)) / rock.principal_inertia().minCoeff());
}

inline Judgement judge_flight(const Ground& ground, const bodies::Rock& rock, const motion::FreeFlight& flight,
                              double duration, double floor, int most_looks = 300) {
  const bodies::SpatialState launch = flight.state_at(0);
  const double spin =
      std::max(spin_bound(rock, launch), flight.state_at(duration).w_WB.norm()) * rock.bounding_radius();
  Judgement judgement;
  const double shortest = duration / most_looks;
  for (double t = 0;;) {
    const double speed = std::max(flight.velocity(t).norm(), flight.velocity(duration).norm()) + spin;
    const double reach = std::min(2.0, std::max(1e-3, speed * (duration - t)) + 1e-3);
    const double d = std::min(reach, ground.twin->gap(rock, flight.state_at(t), reach));
    judgement.smallest = std::min(judgement.smallest, d);
    judgement.at_end = d;
    ++judgement.looks;
    if (t >= duration) return judgement;
    const double proved = speed > 0 ? 0.999 * (d - floor) / speed : duration;
    // Near the end looks are dense anyhow.
    const double jump = std::min(shortest, 0.2 * (duration - t) + 1e-9);
    if (proved < jump) ++judgement.jumps;
    t = std::min(duration, t + std::max(proved, jump));
  }
}

/// A rock in the air above the ground; false: no place was found.
inline bool random_start(const Ground& ground, const bodies::Rock& rock, core::Random& random,
                         bodies::SpatialState& state) {
  const geometry::Box& box = ground.surface->bounds();
  for (int attempt = 0; attempt < 50; ++attempt) {
    state.p_WB = {random.uniform(0.75 * box.lower.x(), 0.75 * box.upper.x()),
                  random.uniform(0.75 * box.lower.y(), 0.75 * box.upper.y()), 0};
    state.R_WB = support::random_attitude(random);
    const auto below = ground.surface->ground_below({state.p_WB.x(), state.p_WB.y(), random.uniform(0.2, 1.1) * 20});
    if (!below) continue;
    const double r = rock.bounding_radius();
    state.p_WB.z() = *below + (random.uniform() < 0.5 ? r * random.uniform(0.3, 1.2) : r + random.uniform(0, 3));
    const support::SurfaceDistance found = ground.twin->distance(rock, state, r);
    // A rock that meets nothing is wholly above: its centre is.
    if (!found.meet && found.distance > 1e-3) return true;
  }
  return false;
}

/// Moves the rock along the line of its nearest points until it is `gap` from the ground.
inline bool bring_near(const Ground& ground, const bodies::Rock& rock, bodies::SpatialState& state, double gap) {
  for (int k = 0; k < 20; ++k) {
    const support::SurfaceDistance found = ground.twin->distance(rock, state, 2);
    if (found.meet || !(found.distance < 2)) return false;
    if (std::abs(found.distance - gap) < 0.02 * gap) return true;
    const core::Vector3 to = found.on_second - found.on_first;
    state.p_WB += to * (1 - gap / found.distance);
  }
  return false;
}

}  // namespace talus::rockfall
