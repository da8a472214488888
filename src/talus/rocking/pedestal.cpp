#include "talus/rocking/pedestal.h"

namespace talus::rocking {

void PlanePedestal::touches(const Block& block, const SpatialState& state, std::vector<Touch>& found) const {
  found.clear();
  const Matrix3 R = state.R_WB.toRotationMatrix();
  const double height = normal_.dot(state.p_WB);
  for (std::size_t i = 0; i < block.points.size(); ++i) {
    const Vector3 arm = R * block.points[i];
    found.push_back({.id = static_cast<int>(i), .arm = arm, .normal = normal_, .gap = height + normal_.dot(arm)});
  }
}

bool PlanePedestal::follow(const Block& block, const SpatialState& state, int id, Touch& touch) const {
  const Vector3 arm = state.R_WB.toRotationMatrix() * block.points[static_cast<std::size_t>(id)];
  touch = {.id = id, .arm = arm, .normal = normal_, .gap = normal_.dot(state.p_WB) + normal_.dot(arm)};
  return true;
}

}  // namespace talus::rocking
