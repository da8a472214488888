#include "talus/motion/jitter_boxes.h"

namespace talus::motion {

bool JitterBoxes::stays_small(geometry::Box& box, const Vector3& point) const {
  box.lower = box.lower.cwiseMin(point);
  box.upper = box.upper.cwiseMax(point);
  return box.sides().maxCoeff() <= settings_.size;
}

bool JitterBoxes::add(const bodies::SpatialState& state, double time) {
  if (empty_) {
    centre_ = {state.p_WB, state.p_WB};
    first_R_WB_ = state.R_WB;
    begun_ = time;
    empty_ = outer_begun_ = false;
    return false;
  }
  const Vector3 begun_at = centre_.lower;
  empty_ = !stays_small(centre_, state.p_WB);  // if not, there is no use in waiting for the end of the window
  for (int i = 0; i < 2 && !empty_; ++i) {
    if (!outer_begun_) {
      const Vector3 point = begun_at + outer(first_R_WB_, i);
      outer_[i] = {point, point};
    }
    empty_ = !stays_small(outer_[i], state.p_WB + outer(state.R_WB, i));
  }
  outer_begun_ = true;
  return !empty_ && time - begun_ >= settings_.window;
}

}  // namespace talus::motion
