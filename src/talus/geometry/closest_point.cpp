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
  const Vector3 ab = b - a, ac = c - a, ap = p - a;
  const Vector3 n = ab.cross(ac), q = n.cross(ap);
  const double nn = n.squaredNorm();
  const double e_b = ac.dot(q), e_c = -ab.dot(q), e_a = nn - e_b - e_c;
  const double length2 = std::max(ab.squaredNorm(), ac.squaredNorm());
  const bool sliver = nn < kSliver * kSliver * length2 * length2;
  if (!sliver && e_a > 0 && e_b > 0 && e_c > 0) return a + (e_b / nn) * ab + (e_c / nn) * ac;
  Nearest nearest{p, a};
  if (e_a >= 0 && e_b >= 0 && e_c >= 0 && nn > 0) nearest.offer(a + (e_b / nn) * ab + (e_c / nn) * ac);
  if (e_a <= 0 || sliver) nearest.offer(closest_on_segment(p, b, c));
  if (e_b <= 0 || sliver) nearest.offer(closest_on_segment(p, c, a));
  if (e_c <= 0 || sliver) nearest.offer(closest_on_segment(p, a, b));
  return nearest.point;
}

}  // namespace talus::geometry
