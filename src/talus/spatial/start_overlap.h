#pragma once

// Bodies that reach into each other before anything has moved: most often a mistake in a file.

#include "talus/spatial/model.h"

namespace talus::spatial {

struct Overlap {
  double depth = 0;  ///< m; 0: none
  int a = 0, b = 0;  ///< numbers of bodies in the scene
};

/// The deepest at the start, of the pairs that may touch.
[[nodiscard]] Overlap start_overlap(const Scene& scene);

}  // namespace talus::spatial
