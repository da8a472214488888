#pragma once

// The direction along which two overlapping cores of any kind overlap least: the n with the largest
//
//     s(n) = min_{w in A - B} n.w      (< 0)
//
// by an expanding polytope (van den Bergen 2001): hull of points of the boundary of A - B around the origin; its face
// nearest to the origin is pushed out to the boundary until it lies on it. For round cores that takes many faces, so it
// ends early and n is improved by moving A out along n, a little beyond contact, and taking the direction of the
// nearest points there: m maximises s(m) + c n.m, so that s never falls. Every n found is a way out of the overlap of
// length -s(n), also where rounding stopped the search.

#include <vector>

#include "talus/collision/core_pair.h"

namespace talus::collision {

struct WayOut {
  Vector3 n = Vector3::UnitZ();
  double s = -1e300;
};

/// Keeps its buffers.
class LeastOverlap {
 public:
  /// `start`: where the search for the distance ended.
  WayOut find(const CorePair& pair, const geometry::Simplex& start);

 private:
  struct Face {
    int i, j, k;
    Vector3 normal;   ///< outward
    double distance;  ///< of its plane from the origin
  };
  bool begin(const CorePair& pair, const geometry::Simplex& start);
  bool add_face(int i, int j, int k);
  bool expand(const Vector3& w);
  WayOut improved(const CorePair& pair, WayOut way) const;

  std::vector<Vector3> points_;
  std::vector<Face> faces_;
  std::vector<std::pair<int, int>> rim_;
};

}  // namespace talus::collision
