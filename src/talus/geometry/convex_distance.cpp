#include "talus/geometry/convex_distance.h"

#include <limits>

#include "talus/geometry/simplex.h"

namespace talus::geometry {
namespace {

constexpr int kMaxIterations = 100;
constexpr double kConverged = 1e-10;  // relative, of the distance

/// The point of the set farthest along -direction.
const Vector3& lowest(std::span<const Vector3> points, const Vector3& direction) {
  std::size_t best = 0;
  double value = direction.dot(points[0]);
  for (std::size_t i = 1; i < points.size(); ++i) {
    const double candidate = direction.dot(points[i]);
    if (candidate < value) value = candidate, best = i;
  }
  return points[best];
}

}  // namespace

ConvexDistance convex_distance(std::span<const Vector3> A, std::span<const Vector3> B, const Vector3& guess) {
  ConvexDistance result;
  result.distance = -std::numeric_limits<double>::infinity();
  Simplex s;
  Vector3 v = guess;
  while (result.iterations++ < kMaxIterations) {
    const double length = v.norm();
    if (!(length > 0)) {
      result.overlap = true;
      return result;
    }
    const Vector3 n = v / length;
    const Vector3& a = lowest(A, n);
    const Vector3& b = lowest(B, -n);
    const Vector3 w = a - b;
    const double separation = n.dot(w);
    if (separation > result.distance) result.distance = separation, result.normal = n;
    const bool converged = s.size > 0 && length - separation <= kConverged * length;
    if (converged || s.has(w)) break;
    s.add(a, b);
    if (!reduce(s)) {
      result.overlap = true;
      return result;
    }
    const Vector3 nearer = s.nearest();
    if (s.size > 1 && nearer.squaredNorm() >= v.squaredNorm() && result.iterations > 1 && v != guess)
      break;  // rounding
    v = nearer;
  }
  result.point_a = result.point_b = Vector3::Zero();
  for (int i = 0; i < s.size; ++i) {
    result.point_a += s.weight[i] * s.a[i];
    result.point_b += s.weight[i] * s.b[i];
  }
  result.overlap = result.distance <= 0;
  return result;
}

}  // namespace talus::geometry
