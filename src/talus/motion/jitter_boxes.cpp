#include "talus/motion/jitter_boxes.h"

#include <algorithm>

namespace talus::motion {

bool JitterBoxes::add(const bodies::SpatialState& state, double time) {
  const std::array<Vector3, 3> points{state.p_WB, bodies::point_position(state, reach_ * Vector3::UnitX()),
                                      bodies::point_position(state, reach_ * Vector3::UnitY())};
  if (empty_) {
    for (std::size_t i = 0; i < points.size(); ++i) boxes_[i] = {points[i], points[i]};
    begun_ = time;
    empty_ = false;
    return false;
  }
  double longest = 0;
  for (std::size_t i = 0; i < points.size(); ++i) {
    boxes_[i].lower = boxes_[i].lower.cwiseMin(points[i]);
    boxes_[i].upper = boxes_[i].upper.cwiseMax(points[i]);
    longest = std::max(longest, boxes_[i].sides().maxCoeff());
  }
  if (longest > settings_.size) {  // no use in waiting for the end of the window
    empty_ = true;
    return false;
  }
  return time - begun_ >= settings_.window;
}

}  // namespace talus::motion
