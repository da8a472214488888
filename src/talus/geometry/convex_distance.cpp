#include "talus/geometry/convex_distance.h"

#include <algorithm>
#include <array>
#include <limits>

#include "talus/core/vector_clones.h"
#include "talus/geometry/simplex.h"

namespace talus::geometry {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr int kMaxIterations = 100;
constexpr double kConverged = 1e-10;  // relative, of the distance

constexpr int kColumn = 64;  // corners that are looked at four at a time; larger sets one by one

using Four = TALUS_FOUR_DOUBLES;

/// Number of the corner with the least n.c, four at a time; `count` is a multiple of four. Of two in one lane the
/// first.
TALUS_VECTOR_CLONES int lowest_of(const double* x, const double* y, const double* z, int count, const double* n) {
  Four least = n[0] * *reinterpret_cast<const Four*>(x) + n[1] * *reinterpret_cast<const Four*>(y) +
               n[2] * *reinterpret_cast<const Four*>(z);
  Four numbers{0, 1, 2, 3}, best = numbers;
  for (int i = 4; i < count; i += 4) {
    const Four level = n[0] * *reinterpret_cast<const Four*>(x + i) + n[1] * *reinterpret_cast<const Four*>(y + i) +
                       n[2] * *reinterpret_cast<const Four*>(z + i);
    numbers += 4;
    best = level < least ? numbers : best;
    least = level < least ? level : least;
  }
  const bool odd = least[1] < least[0], other_odd = least[3] < least[2];
  const double low = odd ? least[1] : least[0], other = other_odd ? least[3] : least[2];
  const double number = odd ? best[1] : best[0], other_number = other_odd ? best[3] : best[2];
  return static_cast<int>(other < low ? other_number : number);
}

/// The corners of a body, one array for each coordinate; the first one is repeated to fill up, and is found as the
/// first.
class Corners {
 public:
  explicit Corners(std::span<const Vector3> points) : points_(points) {
    if (points.size() > kColumn) return;
    const std::size_t count = points.size(), padded = (count + 3) / 4 * 4;
    for (std::size_t i = 0; i < count; ++i) x_[i] = points[i][0], y_[i] = points[i][1], z_[i] = points[i][2];
    for (std::size_t i = count; i < padded; ++i) x_[i] = x_[0], y_[i] = y_[0], z_[i] = z_[0];
    padded_ = static_cast<int>(padded);
  }
  /// The corner with the least n.c.
  [[nodiscard]] const Vector3& lowest(const Vector3& n) const {
    if (padded_ > 0) return points_[lowest_of(x_.data(), y_.data(), z_.data(), padded_, n.data())];
    return *std::min_element(points_.begin(), points_.end(),
                             [&](const Vector3& p, const Vector3& q) { return n.dot(p) < n.dot(q); });
  }

 private:
  std::span<const Vector3> points_;
  int padded_ = 0;
  std::array<double, kColumn> x_, y_, z_;
};

/// Raises the lower bound by what the unit vector n gives. Returns the corners that decide it.
struct Support {
  const Vector3 &a, &b;
  double separation;
};

Support look_along(const Vector3& n, const Corners& A, const Corners& B, ConvexDistance& result) {
  const Vector3 &a = A.lowest(n), &b = B.lowest(-n);
  const double separation = n.dot(a - b);
  if (separation > result.distance) result.distance = separation, result.normal = n;
  return {a, b, separation};
}

/// Lowers the distance from the nearest point of a first simplex to that of the bodies. False: they overlap.
bool approach(const Corners& A, const Corners& B, Simplex& s, ConvexDistance& result) {
  while (result.iterations++ < kMaxIterations) {
    const double length = s.nearest().norm();
    if (!(length > 0)) return false;
    const auto [a, b, separation] = look_along(s.nearest() / length, A, B, result);
    if (length - separation <= kConverged * length || s.has(a - b)) return true;
    s.add(a, b);
    if (!reduce(s)) return false;
    if (s.nearest().squaredNorm() >= length * length) return true;  // rounding
  }
  return true;
}

}  // namespace

ConvexDistance convex_distance(std::span<const Vector3> points_a, std::span<const Vector3> points_b,
                               const Vector3& guess) {
  const Corners A(points_a), B(points_b);
  ConvexDistance result;
  result.distance = -kInfinity;
  // The corner of A that is lowest along the guess, and three of B at once: a triangle is all there is of B.
  Simplex s;
  const Vector3& first = A.lowest(guess);
  for (const Vector3& b : points_b.first(std::min<std::size_t>(points_b.size(), 3))) s.add(first, b);
  result.overlap = !reduce(s) || !approach(A, B, s, result);
  if (result.overlap) {
    look_along(guess.normalized(), A, B, result);
    return result;
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
