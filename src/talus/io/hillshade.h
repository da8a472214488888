#pragma once

// The ground in plan, lit from the north-west (315°, 45° high), as a picture: heights are looked up on a grid, whatever
// the ground is stored as, and a pixel is as bright as the cosine between its normal and the light.

#include "talus/io/png_image.h"
#include "talus/slope/surface.h"

namespace talus::io {

/// A rectangle in plan, local coordinates.
struct PlanWindow {
  core::Vector2 low = core::Vector2::Zero(), high = core::Vector2::Zero();
  [[nodiscard]] core::Vector2 size() const { return high - low; }
};

/// Pixels are about square; the longer side has `most` of them. Where there is no ground it is transparent.
[[nodiscard]] Picture hillshade(const slope::Surface& ground, const PlanWindow& window, int most);

}  // namespace talus::io
