#pragma once

// A campaign with a closed form: flat slabs that slide on level ground with a friction drawn for each. From the speed v
// a slab comes to rest after
//
//     d = v^2 / (2 mu g),      mu uniform between kLeastFriction and kMostFriction,
//
// so that the quantile p of d belongs to the quantile 1 - p of mu.

#include "talus/bodies/shape_library.h"
#include "talus/io/rockfall_project.h"
#include "talus/slope/height_field.h"

namespace talus::io {

inline constexpr double kSlidingSpeed = 3, kLeastFriction = 0.3, kMostFriction = 0.6;

inline double sliding_distance(double friction) {
  return kSlidingSpeed * kSlidingSpeed / (2 * friction * 9.81);
}
inline double sliding_quantile(double p) {
  return sliding_distance(kMostFriction - p * (kMostFriction - kLeastFriction));
}

inline RockfallProject sliding_project(std::int64_t rocks, std::uint64_t seed) {
  RockfallProject project;
  project.name = "Sliding slabs";
  project.seed = seed;
  slope::HeightGrid grid{.columns = 2, .rows = 2, .first = {-100, -100}, .spacing = {200, 200}};
  grid.heights.assign(4, 0);
  project.model.ground = std::make_shared<slope::HeightField>(std::move(grid));
  project.model.materials = slope::Materials({.list = {{.name = "ground", .restitution = 0, .friction = 0.45}}});
  rockfall::ReleasePlan::Settings plan{.seed = seed, .ground = project.model.ground, .shared_rocks = rocks};
  plan.kinds.emplace_back(rockfall::RockKindSettings{.name = "slab", .mesh = bodies::box({2, 2, 0.2})});
  plan.materials = {
      {.material = 0, .restitution = 0.0, .friction = core::Distribution::uniform(kLeastFriction, kMostFriction)}};
  rockfall::Seeder seeder{.kinds = {0}, .drop = 5e-5, .R_WG = bodies::Quaternion::Identity(), .share = 1};
  seeder.velocity[0] = kSlidingSpeed;
  seeder.source.add_point({});
  plan.seeders.push_back(std::move(seeder));
  project.plan = rockfall::ReleasePlan(std::move(plan));
  return project;
}

}  // namespace talus::io
