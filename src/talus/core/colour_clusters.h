#pragma once

// Groups of similar colours: k-means in CIELAB, whose distances are about those that people see.
//
// Colours are sRGB from 0 to 255, white is D65 (IEC 61966-2-1; CIE 15). The first centres are drawn as k-means++ does
// (Arthur and Vassilvitskii, SODA 2007): each with a probability in proportion to the squared distance from those
// before it; then Lloyd's iteration until no colour changes its group. The same colours and seed give the same groups.

#include <cstdint>
#include <vector>

#include "talus/core/linear_algebra.h"

namespace talus::core {

/// L* from 0 to 100, a* and b*.
[[nodiscard]] Vector3 lab_of_srgb(const Vector3& rgb);

struct ColourClusters {
  std::vector<Vector3> centres;  ///< in CIELAB; no more than there are different colours

  /// The number of the nearest centre; of equals the first.
  [[nodiscard]] int nearest(const Vector3& lab) const;
};

/// At least one colour, in CIELAB.
[[nodiscard]] ColourClusters cluster_colours(const std::vector<Vector3>& colours, int count, std::uint64_t seed);

}  // namespace talus::core
