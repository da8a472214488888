#include "talus/rockfall/rock_kind.h"

#include <algorithm>
#include <utility>

#include "talus/rockfall/draws.h"

namespace talus::rockfall {

RockKind::RockKind(RockKindSettings settings) : settings_(std::move(settings)) {
  bodies::require_body(settings_.mesh);
  const auto random = [](const core::Distribution& d) { return !d.is_constant(); };
  fixed_ = !random(settings_.density) && !(settings_.mass && random(*settings_.mass)) &&
           !(settings_.sides && std::any_of(settings_.sides->begin(), settings_.sides->end(), random));
  typical_ = std::make_shared<const bodies::Rock>(
      make_with([](const core::Distribution& d, Quantity, int) { return d.quantile(0.5); }));
}

/// `value` gives the number of a distribution, a quantity and, of three sides, which.
template <class Value>
bodies::Rock RockKind::make_with(Value&& value) const {
  const double density = value(settings_.density, Quantity::density, 0);
  const double mass = settings_.mass ? value(*settings_.mass, Quantity::mass, 0) : 0;
  if (!settings_.sides) return bodies::Rock::of_sound_mesh(settings_.mesh, density, mass);
  bodies::Vector3 sides;
  for (int i = 0; i < 3; ++i) sides[i] = value((*settings_.sides)[static_cast<std::size_t>(i)], Quantity::sides, i);
  return bodies::Rock::of_sound_mesh(bodies::scaled_to_sides(settings_.mesh, sides), density, mass);
}

std::shared_ptr<const bodies::Rock> RockKind::make(std::uint64_t seed, std::int64_t number) const {
  if (fixed_) return typical_;
  return std::make_shared<const bodies::Rock>(make_with([&](const core::Distribution& d, Quantity quantity, int which) {
    core::Random random = draws(seed, number, quantity, which);
    return d.sample(random);
  }));
}

}  // namespace talus::rockfall
