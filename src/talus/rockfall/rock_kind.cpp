#include "talus/rockfall/rock_kind.h"

#include <algorithm>
#include <utility>

#include "talus/rockfall/draws.h"

namespace talus::rockfall {

RockKind::RockKind(RockKindSettings settings) : settings_(std::move(settings)) {
  bodies::require_body(settings_.mesh);
  const auto random = [](const core::Distribution& d) { return !d.is_constant(); };
  fixed_ = settings_.other_meshes.empty() && !random(settings_.density) &&
           !(settings_.mass && random(*settings_.mass)) &&
           !(settings_.sides && std::any_of(settings_.sides->begin(), settings_.sides->end(), random));
  typical_ = std::make_shared<const bodies::Rock>(
      make_with(settings_.mesh, [](const core::Distribution& d, Quantity, int) { return d.quantile(0.5); }));
}

/// `value` gives the number of a distribution, a quantity and, of three sides, which.
template <class Value>
bodies::Rock RockKind::make_with(const geometry::TriangleMesh& mesh, Value&& value) const {
  const double density = value(settings_.density, Quantity::density, 0);
  const double mass = settings_.mass ? value(*settings_.mass, Quantity::mass, 0) : 0;
  if (!settings_.sides) return bodies::Rock::of_sound_mesh(mesh, density, mass);
  bodies::Vector3 sides;
  for (int i = 0; i < 3; ++i) sides[i] = value((*settings_.sides)[static_cast<std::size_t>(i)], Quantity::sides, i);
  return bodies::Rock::of_sound_mesh(bodies::scaled_to_sides(mesh, sides), density, mass);
}

std::shared_ptr<const bodies::Rock> RockKind::make(std::uint64_t seed, std::int64_t number) const {
  if (fixed_) return typical_;
  const auto shapes = static_cast<double>(settings_.other_meshes.size() + 1);
  const auto shape = static_cast<std::size_t>(draws(seed, number, Quantity::shape).uniform() * shapes);
  const geometry::TriangleMesh& mesh = shape == 0 ? settings_.mesh : settings_.other_meshes[shape - 1];
  return std::make_shared<const bodies::Rock>(
      make_with(mesh, [&](const core::Distribution& d, Quantity quantity, int which) {
        core::Random random = draws(seed, number, quantity, which);
        return d.sample(random);
      }));
}

}  // namespace talus::rockfall
