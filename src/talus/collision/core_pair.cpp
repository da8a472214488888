#include "talus/collision/core_pair.h"

#include <limits>

namespace talus::collision {
namespace {

constexpr int kMostIterations = 128;
constexpr double kConverged = 1e-14;  // relative, of the distance: turns the normal of round bodies by 1e-7 at most

Vector3 weighted(const geometry::Simplex& s, const std::array<Vector3, 4>& points) {
  Vector3 sum = Vector3::Zero();
  for (int i = 0; i < s.size; ++i) sum += s.weight[i] * points[i];
  return sum;
}

}  // namespace

CorePair core_pair(const CoreShape& A, const Pose& pose_a, const CoreShape& B, const Pose& pose_b) {
  const Matrix3 to_a = pose_a.R.toRotationMatrix().transpose();
  return {&A, &B, to_a * pose_b.R.toRotationMatrix(), to_a * (pose_b.p - pose_a.p)};
}

Vector3 CoreDistance::point_a() const {
  return weighted(simplex, simplex.a);
}

Vector3 CoreDistance::point_b() const {
  return weighted(simplex, simplex.b);
}

CoreDistance core_distance(const CorePair& pair, const Vector3& guess, double limit) {
  CoreDistance result;
  result.separation = -std::numeric_limits<double>::infinity();
  geometry::Simplex& s = result.simplex;
  const double touching = kTouching * pair.size();
  Vector3 v = guess;
  for (int i = 0; i < kMostIterations; ++i) {
    const double length = v.norm();
    result.overlap = s.size > 0 && length <= touching;
    if (result.overlap) return result;
    const Vector3 n = v / length;
    const Vector3 a = pair.lowest_of_a(n), b = pair.highest_of_b(n);
    const double separation = n.dot(a - b);
    if (separation > result.separation) result.separation = separation, result.normal = n;
    result.beyond = separation > limit;
    if (result.beyond) return result;
    const bool converged = s.size > 0 && length - separation <= kConverged * length;
    if (converged || s.has(a - b)) break;
    const geometry::Simplex before = s;
    s.add(a, b);
    result.overlap = !reduce(s);
    if (result.overlap) return result;
    const Vector3 nearer = s.nearest();
    if (i > 0 && nearer.squaredNorm() >= v.squaredNorm()) {  // rounding: no progress any more
      s = before;
      break;
    }
    v = nearer;
  }
  result.overlap = result.separation <= 0;
  return result;
}

}  // namespace talus::collision
