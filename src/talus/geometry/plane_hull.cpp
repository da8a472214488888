#include "talus/geometry/plane_hull.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace talus::geometry {
namespace {

constexpr double kClear = 1 + 1e-6;  // squared, of the tolerance: heights above this leave no doubt
constexpr double kExact = 1e-12;     // of the square of the longest side: rounding does not decide which way it turns
constexpr int kFew = 16;

/// Is b on the right of the way from a to c? Exact where it matters: for a, b, c sorted by x and then y, with b beyond
/// the ends of a c, both products have one sign.
bool turns_left_at(const Vector2& a, const Vector2& b, const Vector2& c) {
  const Vector2 ab = b - a, ac = c - a;
  return ab.x() * ac.y() > ab.y() * ac.x();
}

double squared_distance_to_segment(const Vector2& p, const Vector2& a, const Vector2& b) {
  const Vector2 along = b - a;
  const double length = along.squaredNorm();
  const double t = length > 0 ? std::clamp((p - a).dot(along) / length, 0.0, 1.0) : 0;
  return (a + t * along - p).squaredNorm();
}

/// Twice the area of the triangle a, b, c; positive where it turns left.
double doubled_area(const Vector2& a, const Vector2& b, const Vector2& c) {
  const Vector2 ab = b - a, ac = c - a;
  return ab.x() * ac.y() - ab.y() * ac.x();
}

/// Three or four points that are all corners, each clearly farther than `same` from the line between its neighbours:
/// put in order around the first one, they turn left everywhere.
bool are_all_corners(std::span<const Vector2> p, double same, std::vector<int>& corners) {
  const std::size_t count = p.size();
  std::array<int, 4> order{0, 1, 2, 3};
  const auto put_in_order = [&](int k) {
    if (doubled_area(p[0], p[order[k]], p[order[k + 1]]) < 0) std::swap(order[k], order[k + 1]);
  };
  put_in_order(1);
  if (count == 4) put_in_order(2), put_in_order(1);
  double longest = 0;
  for (std::size_t k = 1; k < count; ++k) longest = std::max(longest, (p[k] - p[0]).squaredNorm());
  for (std::size_t k = 0; k < count; ++k) {
    const double area = doubled_area(p[order[k]], p[order[(k + 1) % count]], p[order[(k + 2) % count]]);
    if (!(area > kExact * longest && area * area > 4 * kClear * same * same * longest)) return false;
  }
  corners.assign(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(count));
  return true;
}

void sort_many(std::span<const Vector2> points, int* order, int count) {
  std::iota(order, order + count, 0);
  std::sort(order, order + count, [&](int i, int j) {
    const Vector2 &p = points[i], &q = points[j];
    return p.x() != q.x() ? p.x() < q.x() : p.y() != q.y() ? p.y() < q.y() : i < j;
  });
}

/// By x and then y, for few points faster than std::sort.
void sort_points(std::span<const Vector2> points, int* order, int count) {
  const auto before = [&](const Vector2& p, const Vector2& q) {
    return p.x() != q.x() ? p.x() < q.x() : p.y() < q.y();
  };
  for (int k = 0; k < count; ++k) {
    int at = k;
    for (; at > 0 && before(points[k], points[order[at - 1]]); --at) order[at] = order[at - 1];
    order[at] = k;
  }
}

}  // namespace

void plane_hull(std::span<const Vector2> points, double same, std::vector<int>& corners) {
  const int count = static_cast<int>(points.size());
  if (count <= 2) {  // what the general way below would find
    corners.resize(points.size());
    std::iota(corners.begin(), corners.end(), 0);
    if (count < 2) return;
    const Vector2 &p = points[0], &q = points[1];
    if (p.x() != q.x() ? p.x() < q.x() : p.y() < q.y()) corners = {1, 0};
    if ((p - q).squaredNorm() <= same * same) corners.resize(1);
    return;
  }
  if (count <= 4 && are_all_corners(points, same, corners)) return;
  corners.resize(3 * points.size() + 1);  // sorted numbers in the last third
  int* const order = corners.data() + 2 * count + 1;
  if (count <= kFew)
    sort_points(points, order, count);
  else
    sort_many(points, order, count);
  // First the hull of all points without any tolerance: only on a convex outline does a tolerance compare neighbours.
  int size = 0;
  const auto push = [&](int point, int first) {
    while (size >= first + 2 && !turns_left_at(points[corners[size - 2]], points[corners[size - 1]], points[point]))
      --size;
    corners[size++] = point;
  };
  for (int k = 0; k < count; ++k) push(order[k], 0);
  const int last = size - 1;
  for (int k = count - 2; k >= 0; --k) push(order[k], last);
  // The outline is closed: its last corner is the first one again. It is made to begin at the one farthest from where
  // it began, which is a corner whatever the tolerance; a point sorted first by rounding need not be.
  if (size > 2) {
    const auto farther = [&](int i, int j) {
      return (points[i] - points[corners[0]]).squaredNorm() < (points[j] - points[corners[0]]).squaredNorm();
    };
    const auto begin = corners.begin();
    std::rotate(begin, std::max_element(begin, begin + size - 1, farther), begin + size - 1);
    corners[size - 1] = corners[0];
  }
  // Then from each corner that is kept on to the farthest one such that all between are near to the line between them.
  const auto near = [&](int from, int to) {
    for (int k = from + 1; k < to; ++k)
      if (squared_distance_to_segment(points[corners[k]], points[corners[from]], points[corners[to]]) > same * same)
        return false;
    return true;
  };
  int kept = 0;
  for (int from = 0; from < size - 1;) {
    int to = from + 1;
    while (to + 1 < size && near(from, to + 1)) ++to;
    corners[kept++] = corners[from];
    from = to;
  }
  corners.resize(size == 1 ? 1 : kept);
}

}  // namespace talus::geometry
