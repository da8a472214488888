#include "talus/geometry/closest_point.h"

#include <algorithm>
#include <array>
#include <limits>

namespace talus::geometry {
namespace {

/// Height relative to length below which rounding may decide the signs of the edge functions: all edges are looked at.
constexpr double kSliver = 1e-6;

/// The nearest of several candidates.
struct Nearest {
  const Vector3& p;
  Vector3 point;
  double squared = std::numeric_limits<double>::infinity();

  void offer(const Vector3& candidate) {
    const double d = (candidate - p).squaredNorm();
    if (d >= squared) return;
    squared = d;
    point = candidate;
  }
};

}  // namespace

Vector3 closest_on_segment(const Vector3& p, const Vector3& a, const Vector3& b) {
  const Vector3 along = b - a;
  const double length2 = along.squaredNorm();
  if (length2 == 0) return a;
  const double t = std::clamp(along.dot(p - a) / length2, 0.0, 1.0);
  return t <= 0.5 ? Vector3(a + t * along) : Vector3(b - (1 - t) * along);  // exact at both ends
}

Vector3 closest_on_triangle(const Vector3& p, const Vector3& a, const Vector3& b, const Vector3& c) {
  const Vector3 n = (b - a).cross(c - a);
  const double e_a = (c - b).cross(p - b).dot(n);
  const double e_b = (a - c).cross(p - c).dot(n);
  const double e_c = (b - a).cross(p - a).dot(n);
  Nearest nearest{p, a};
  if (e_a >= 0 && e_b >= 0 && e_c >= 0) {
    const double sum = e_a + e_b + e_c;
    if (sum > 0) nearest.offer(a + (e_b / sum) * (b - a) + (e_c / sum) * (c - a));
  }
  const double length2 = std::max((b - a).squaredNorm(), (c - a).squaredNorm());
  const bool sliver = n.squaredNorm() < kSliver * kSliver * length2 * length2;
  if (e_a <= 0 || sliver) nearest.offer(closest_on_segment(p, b, c));
  if (e_b <= 0 || sliver) nearest.offer(closest_on_segment(p, c, a));
  if (e_c <= 0 || sliver) nearest.offer(closest_on_segment(p, a, b));
  return nearest.point;
}

}  // namespace talus::geometry
