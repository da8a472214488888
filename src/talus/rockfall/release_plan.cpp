#include "talus/rockfall/release_plan.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/rockfall/draws.h"
#include "talus/rockfall/placement.h"

namespace talus::rockfall {
namespace {

using bodies::Quaternion;

/// Index of the share that a number between 0 and the whole falls into; `sums` ascend.
int chosen(const std::vector<double>& sums, core::Random random) {
  const auto found = std::upper_bound(sums.begin(), sums.end(), random.uniform() * sums.back());
  return static_cast<int>(std::min<std::ptrdiff_t>(found - sums.begin(), std::ssize(sums) - 1));
}

Vector3 sample(const std::array<core::Distribution, 3>& distributions, core::Random random) {
  const double x = distributions[0].sample(random), y = distributions[1].sample(random);
  return {x, y, distributions[2].sample(random)};
}

Quaternion attitude(const Quaternion& R_WG, const bodies::Rock& rock) {
  return (R_WG * Quaternion(rock.R_GB())).normalized();
}

bodies::SpatialState listed(const ListedStart& given, const bodies::Rock& rock) {
  return {.p_WB = given.position, .R_WB = attitude(given.R_WG, rock), .v_WB = given.velocity, .w_WB = given.spin};
}

}  // namespace

/// Marsaglia (1972): two points in the unit disc make a point on the sphere in four dimensions. No transcendental
/// function takes part, so that every machine gets the same bits.
Quaternion random_rotation(core::Random random) {
  const auto in_disc = [&random](double& x, double& y) {
    double square = 2;
    while (square >= 1 || square == 0) {
      x = random.uniform(-1, 1);
      y = random.uniform(-1, 1);
      square = x * x + y * y;
    }
    return square;
  };
  double a = 0, b = 0, c = 0, d = 0;
  const double first = in_disc(a, b), second = in_disc(c, d);
  const double factor = std::sqrt((1 - first) / second);
  return Quaternion(a, b, c * factor, d * factor).normalized();
}

ReleasePlan::ReleasePlan(Settings settings) : settings_(std::move(settings)) {
  double share = 0;
  for (const Seeder& seeder : settings_.seeders) {
    fixed_rocks_ += seeder.rocks;
    ends_.push_back(fixed_rocks_);
    shares_.push_back(share += seeder.rocks > 0 ? 0 : seeder.share);
  }
}

int ReleasePlan::seeder_of(std::int64_t number) const {
  if (number >= fixed_rocks_) return chosen(shares_, draws(settings_.seed, number, Quantity::seeder));
  return static_cast<int>(std::upper_bound(ends_.begin(), ends_.end(), number) - ends_.begin());
}

int ReleasePlan::kind_of(const Seeder& seeder, std::int64_t number) const {
  if (seeder.kinds.size() == 1) return seeder.kinds.front();
  return seeder.kinds[static_cast<std::size_t>(chosen(seeder.shares, draws(settings_.seed, number, Quantity::kind)))];
}

bodies::SpatialState ReleasePlan::drawn(const Seeder& seeder, std::int64_t number, const bodies::Rock& rock) const {
  const auto random = [&](Quantity quantity) { return draws(settings_.seed, number, quantity); };
  core::Random for_place = random(Quantity::place), for_drop = random(Quantity::drop);
  const Place place = seeder.source.draw(for_place);
  const Quaternion R_WB = attitude(seeder.R_WG ? *seeder.R_WG : random_rotation(random(Quantity::orientation)), rock);
  bodies::SpatialState state{.R_WB = R_WB,
                             .v_WB = sample(seeder.velocity, random(Quantity::velocity)),
                             .w_WB = sample(seeder.spin, random(Quantity::spin))};
  std::optional<double> z = place.height;
  if (!z) {
    z = touching_height(*settings_.ground, rock, R_WB, place.plan);
    if (!z) throw core::InputError({.problem = "there is no ground below the place where it is let go"});
    *z += seeder.drop.sample(for_drop);
  }
  state.p_WB = {place.plan.x(), place.plan.y(), *z};
  return state;
}

std::vector<MaterialChange> ReleasePlan::materials(std::int64_t number) const {
  std::vector<MaterialChange> changes;
  for (const RandomMaterial& material : settings_.materials) {
    core::Random random = draws(settings_.seed, number, Quantity::material, material.material);
    const double restitution = material.restitution.sample(random);
    changes.push_back({material.material, restitution, material.friction.sample(random)});
  }
  return changes;
}

Start ReleasePlan::start(std::int64_t number) const {
  Start start{.number = number, .seeder = seeder_of(number)};
  const auto index = static_cast<std::size_t>(start.seeder);
  const Seeder& seeder = settings_.seeders[index];
  start.kind = kind_of(seeder, number);
  start.rock = settings_.kinds[static_cast<std::size_t>(start.kind)].make(settings_.seed, number);
  start.state =
      seeder.list.empty()
          ? drawn(seeder, number, *start.rock)
          : listed(seeder.list[static_cast<std::size_t>(number - (ends_[index] - seeder.rocks))], *start.rock);
  start.materials = materials(number);
  return start;
}

}  // namespace talus::rockfall
