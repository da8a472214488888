#include "tests/support/ground_twin.h"

#include <utility>

namespace talus::support {

GroundTwin::GroundTwin(std::vector<Corners> triangles) : triangles_(std::move(triangles)) {
  for (const Corners& t : triangles_) boxes_.push_back(geometry::bounding_box(t));
}

void GroundTwin::near(const core::Vector3& centre, double reach, std::vector<Corners>& out) const {
  out.clear();
  for (std::size_t k = 0; k < triangles_.size(); ++k) {
    const geometry::Box& box = boxes_[k];
    if (((box.lower - centre).array() <= reach).all() && ((centre - box.upper).array() <= reach).all())
      out.push_back(triangles_[k]);
  }
}

SurfaceDistance GroundTwin::distance(const bodies::Rock& rock, const bodies::SpatialState& state, double reach) const {
  std::vector<Corners> ground;
  near(state.p_WB, rock.bounding_radius() + reach, ground);
  SurfaceDistance found = surface_distance(placed(rock, state), ground);
  if (found.distance > reach) found.distance = std::numeric_limits<double>::infinity();
  return found;
}

}  // namespace talus::support
