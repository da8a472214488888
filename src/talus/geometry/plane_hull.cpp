#include "talus/geometry/plane_hull.h"

#include <algorithm>
#include <numeric>

namespace talus::geometry {
namespace {

/// How far c lies on the right of the line from a to b.
double right_of(const Vector2& a, const Vector2& b, const Vector2& c) {
  const Vector2 along = b - a, to = c - a;
  const double length = along.norm();
  return length > 0 ? (along.y() * to.x() - along.x() * to.y()) / length : to.norm();
}

}  // namespace

void plane_hull(std::span<const Vector2> points, double same, std::vector<int>& corners) {
  const int count = static_cast<int>(points.size());
  corners.resize(3 * points.size() + 1);  // sorted numbers in the last third
  int* const order = corners.data() + 2 * count + 1;
  std::iota(order, order + count, 0);
  std::sort(order, order + count, [&](int i, int j) {
    const Vector2 &p = points[i], &q = points[j];
    return p.x() != q.x() ? p.x() < q.x() : p.y() != q.y() ? p.y() < q.y() : i < j;
  });
  int size = 0;
  const auto push = [&](int point, int first) {
    if (size > first && (points[corners[size - 1]] - points[point]).norm() <= same) return;
    while (size >= first + 2 && !(right_of(points[corners[size - 2]], points[point], points[corners[size - 1]]) > same))
      --size;
    corners[size++] = point;
  };
  for (int k = 0; k < count; ++k) push(order[k], 0);
  const int last = size - 1;
  for (int k = count - 2; k >= 0; --k) push(order[k], last);
  if (size > 1 && (points[corners[size - 1]] - points[corners[0]]).norm() <= same) --size;
  corners.resize(size);
}

}  // namespace talus::geometry
