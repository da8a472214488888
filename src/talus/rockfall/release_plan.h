#pragma once

// Which rocks are let go, where and how: rock n is a pure function of the plan and n, so that nothing is stored for
// each rock and any of them can be run again.
//
// Rock numbers. Seeders that say how many rocks they let go have them first, one seeder after the other. The others
// share what is left: each rock draws its seeder, with probability in proportion to the shares, so that any first n
// rocks are a fair sample of all.

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "talus/rockfall/rock_kind.h"
#include "talus/rockfall/rock_sink.h"
#include "talus/rockfall/source.h"

namespace talus::rockfall {

/// A start that a person has given in full. The attitude is that of the shape as drawn (frame G of bodies/rock.h).
struct ListedStart {
  Vector3 position = Vector3::Zero();  ///< centre of mass, local
  bodies::Quaternion R_WG = bodies::Quaternion::Identity();
  Vector3 velocity = Vector3::Zero();
  Vector3 spin = Vector3::Zero();
};

struct Seeder {
  Source source;
  std::vector<ListedStart> list;               ///< in place of a source
  std::vector<int> kinds;                      ///< of rock
  std::vector<double> shares;                  ///< of the kinds: sums up to and with each; the last is the whole
  core::Distribution drop = 0.01;              ///< m, smallest height above the ground
  std::optional<bodies::Quaternion> R_WG;      ///< attitude; none: random
  std::array<core::Distribution, 3> velocity;  ///< m/s
  std::array<core::Distribution, 3> spin;      ///< rad/s
  std::int64_t rocks = 0;                      ///< that it lets go; 0: it has a share
  double share = 0;
  std::string_view measure;  ///< what the share is: "points", "m", "m2", "cells", "weights", "weight"; static text
};

/// Materials that are drawn for each rock.
struct RandomMaterial {
  int material = 0;
  core::Distribution restitution, friction;
};

class ReleasePlan {
 public:
  struct Settings {
    std::uint64_t seed = 1;
    std::shared_ptr<const slope::Surface> ground;
    std::vector<RockKind> kinds;
    std::vector<Seeder> seeders;
    std::vector<RandomMaterial> materials;
    std::int64_t shared_rocks = 0;  ///< of all seeders that have a share
  };

  ReleasePlan() = default;
  explicit ReleasePlan(Settings settings);

  [[nodiscard]] std::int64_t rocks() const { return fixed_rocks_ + settings_.shared_rocks; }
  [[nodiscard]] const Settings& settings() const { return settings_; }
  [[nodiscard]] const std::vector<RockKind>& kinds() const { return settings_.kinds; }

  /// Throws core::InputError where there is no ground below a place.
  [[nodiscard]] Start start(std::int64_t number) const;

 private:
  [[nodiscard]] int seeder_of(std::int64_t number) const;
  [[nodiscard]] int kind_of(const Seeder& seeder, std::int64_t number) const;
  [[nodiscard]] bodies::SpatialState drawn(const Seeder& seeder, std::int64_t number, const bodies::Rock& rock) const;
  [[nodiscard]] std::vector<MaterialChange> materials(std::int64_t number) const;

  Settings settings_;
  std::vector<std::int64_t> ends_;  ///< one past the last rock of each seeder; the first without where it has a share
  std::vector<double> shares_;      ///< sums
  std::int64_t fixed_rocks_ = 0;
};

/// Uniform on the rotations.
[[nodiscard]] bodies::Quaternion random_rotation(core::Random random);

}  // namespace talus::rockfall
