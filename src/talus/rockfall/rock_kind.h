#pragma once

// A kind of rock: a shape, or one of several, whose sides, density and mass may differ from rock to rock.
//
//     mesh  -> stretched to the sides (if given)  -> scaled alike in all directions to the mass (if given)
//
// With a mass the sides are therefore proportions.

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "talus/bodies/rock.h"
#include "talus/core/distribution.h"

namespace talus::rockfall {

struct RockKindSettings {
  std::string name;
  geometry::TriangleMesh mesh;
  std::vector<geometry::TriangleMesh> other_meshes;        ///< any of all is taken, with equal probability
  std::optional<std::array<core::Distribution, 3>> sides;  ///< m; none: as drawn
  core::Distribution density = 2700;                       ///< kg/m^3
  std::optional<core::Distribution> mass;                  ///< kg; none: density times volume
};

class RockKind {
 public:
  /// Throws core::InputError for a mesh (the first of several is looked at) that encloses no body.
  explicit RockKind(RockKindSettings settings);

  [[nodiscard]] const std::string& name() const { return settings_.name; }
  [[nodiscard]] const RockKindSettings& settings() const { return settings_; }
  /// Whether rocks of this kind are all the same.
  [[nodiscard]] bool is_fixed() const { return fixed_; }
  /// The rock with the first mesh that has the median of everything.
  [[nodiscard]] const std::shared_ptr<const bodies::Rock>& typical() const { return typical_; }

  /// Rock `number` of the project with this seed.
  [[nodiscard]] std::shared_ptr<const bodies::Rock> make(std::uint64_t seed, std::int64_t number) const;

 private:
  template <class Value>
  [[nodiscard]] bodies::Rock make_with(const geometry::TriangleMesh& mesh, Value&& value) const;

  RockKindSettings settings_;
  bool fixed_ = true;
  std::shared_ptr<const bodies::Rock> typical_;
};

}  // namespace talus::rockfall
