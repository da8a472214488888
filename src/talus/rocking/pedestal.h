#pragma once

// What the block stands on: rigid, moving without turning. All places are relative to it. For any pose of the block it
// lists where block and pedestal may touch:
//
//   gap   signed distance along the normal, < 0: penetrates, m
//   n     unit, from the pedestal towards the block
//   arm   from the centre of mass to the point, world axes, m
//   id    the same for the same pair of features as the block moves

#include <memory>
#include <vector>

#include "talus/rocking/block.h"

namespace talus::rocking {

struct Touch {
  int id = 0;
  Vector3 arm = Vector3::Zero();
  Vector3 normal = Vector3::UnitZ();
  double gap = 0;
};

class Pedestal {
 public:
  virtual ~Pedestal() = default;
  /// All that may touch, far or near, in order of id.
  virtual void touches(const Block& block, const SpatialState& state, std::vector<Touch>& found) const = 0;
};

/// A plane through the origin.
class PlanePedestal final : public Pedestal {
 public:
  explicit PlanePedestal(const Vector3& normal = Vector3::UnitZ()) : normal_(normal.normalized()) {}
  void touches(const Block& block, const SpatialState& state, std::vector<Touch>& found) const override;

 private:
  Vector3 normal_;
};

}  // namespace talus::rocking
