#include "talus/geometry/contact_patch.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "talus/geometry/plane_hull.h"

namespace talus::geometry {
namespace {

constexpr double kSamePlace = 1e-9;       // m, in plan
constexpr double kSameNormal = 1e-6;      // share of the gap that an exact normal may cost
constexpr double kSameGap = 1e-6;         // of the margin
constexpr double kSameDirection = 1e-12;  // difference of unit vectors that choose the same corners
constexpr double kParallel = 1e-9;        // sine of the angle between edges that do not cross

double cross(const Vector2& a, const Vector2& b) {
  return a.x() * b.y() - a.y() * b.x();
}

double distance_to_segment(const Vector2& p, const Vector2& a, const Vector2& b) {
  const Vector2 along = b - a;
  const double length = along.squaredNorm();
  const double t = length > 0 ? std::clamp((p - a).dot(along) / length, 0.0, 1.0) : 0;
  return (p - a - t * along).norm();
}

double lowest(std::span<const Vector3> points, const Vector3& n) {
  double low = std::numeric_limits<double>::infinity();
  for (const Vector3& p : points) low = std::min(low, n.dot(p));
  return low;
}

/// The levels of all points along n. Returns the least and the greatest.
std::pair<double, double> measure(std::span<const Vector3> points, const Vector3& n, std::vector<double>& levels) {
  levels.resize(points.size());
  double low = std::numeric_limits<double>::infinity(), high = -low;
  for (std::size_t i = 0; i < points.size(); ++i) {
    const double level = n.dot(points[i]);
    levels[i] = level, low = std::min(low, level), high = std::max(high, level);
  }
  return {low, high};
}

/// Two unit vectors square to n and to each other.
std::pair<Vector3, Vector3> square_to(const Vector3& n) {
  const double x = std::abs(n.x()), y = std::abs(n.y()), z = std::abs(n.z());
  Vector3 t1(0, n.z(), -n.y());
  if (y < x && y <= z) t1 = {-n.z(), 0, n.x()};
  if (z < x && z < y) t1 = {n.y(), -n.x(), 0};
  t1 /= t1.norm();
  return {t1, n.cross(t1)};
}

}  // namespace

bool PatchFinder::Figure::holds(const Vector2& point, double tolerance) const {
  if (size() == 1) return (point - corner(0)).norm() <= tolerance;
  if (size() == 2) return distance_to_segment(point, corner(0), corner(1)) <= tolerance;
  for (std::size_t k = 0; k < size(); ++k) {
    const Vector2 along = corner(k + 1) - corner(k);
    const double side = cross(along, point - corner(k));
    if (side < 0 && side < -tolerance * along.norm()) return false;
  }
  return true;
}

void PatchFinder::Figure::clear() {
  place.clear();
  plan.clear();
}

/// Up to two points need no plane_hull: its answer for them.
void PatchFinder::Figure::close() {
  const std::size_t count = plan.size();
  if (count == 0) return outline.clear();
  if (count > 2) return plane_hull(plan, kSamePlace, outline);
  const bool one = count == 1 || (plan[0] - plan[1]).squaredNorm() <= kSamePlace * kSamePlace;
  outline.resize(one ? 1 : 2);
  outline[0] = 0;
  if (!one) outline[1] = 1;
}

bool PatchFinder::select(std::span<const Vector3> A, std::span<const Vector3> B, const Vector3& n, double margin) {
  a_low_ = measure(A, n, levels_a_).first;
  b_high_ = measure(B, n, levels_b_).second;
  if (a_low_ - b_high_ > margin) return false;
  const auto [t1, t2] = square_to(n);
  a_.clear();
  for (std::size_t i = 0; i < A.size(); ++i)
    if (levels_a_[i] - b_high_ <= margin) a_.add(A[i], {t1.dot(A[i]), t2.dot(A[i])});
  b_.clear();
  for (std::size_t i = 0; i < B.size(); ++i)
    if (a_low_ - levels_b_[i] <= margin) b_.add(B[i], {t1.dot(B[i]), t2.dot(B[i])});
  a_.close();
  b_.close();
  return true;
}

/// The normal of the face or of the pair of edges that touch.
Vector3 PatchFinder::exact_normal(const Vector3& n, const Vector3& face) const {
  if (b_.size() >= 3) return n.dot(face) >= 0 ? face : Vector3(-face);
  if (a_.size() < 2 || (a_.size() == 2 && b_.size() < 2)) return n;
  Vector3 exact;
  if (a_.size() >= 3) {
    exact = (a_.corner_place(1) - a_.corner_place(0)).cross(a_.corner_place(2) - a_.corner_place(0));
  } else {
    const Vector3 along_a = a_.corner_place(1) - a_.corner_place(0), along_b = b_.corner_place(1) - b_.corner_place(0);
    exact = along_a.cross(along_b);
    if (exact.squaredNorm() < kParallel * kParallel * along_a.squaredNorm() * along_b.squaredNorm()) return n;
  }
  exact.normalize();
  return n.dot(exact) >= 0 ? exact : Vector3(-exact);
}

void PatchFinder::add_common_corners(const Vector3& n, ContactPatch& patch) const {
  for (std::size_t k = 0; k < a_.size(); ++k)
    if (b_.holds(a_.corner(k), kSamePlace))
      patch.points.push_back(
          {.point = a_.corner_place(k), .gap = n.dot(a_.corner_place(k)) - b_high_, .kind = PatchKind::corner_of_a});
  for (std::size_t k = 0; k < b_.size(); ++k)
    if (a_.holds(b_.corner(k), kSamePlace))
      patch.points.push_back(
          {.point = b_.corner_place(k), .gap = a_low_ - n.dot(b_.corner_place(k)), .kind = PatchKind::corner_of_b});
}

void PatchFinder::add_crossings(const Vector3& n, ContactPatch& patch) const {
  if (a_.size() < 2 || b_.size() < 2) return;
  const std::size_t edges_a = a_.size() == 2 ? 1 : a_.size(), edges_b = b_.size() == 2 ? 1 : b_.size();
  for (std::size_t i = 0; i < edges_a; ++i)
    for (std::size_t j = 0; j < edges_b; ++j) {
      const Vector2 p = a_.corner(i), q = b_.corner(j);
      const Vector2 along_a = a_.corner(i + 1) - p, along_b = b_.corner(j + 1) - q;
      const double sine = cross(along_a, along_b);
      if (std::abs(sine) <= kParallel * along_a.norm() * along_b.norm()) continue;
      const double s = cross(q - p, along_b) / sine, t = cross(q - p, along_a) / sine;
      if (s < 0 || s > 1 || t < 0 || t > 1) continue;
      const Vector3 edge_a = a_.corner_place(i + 1) - a_.corner_place(i);
      const Vector3 edge_b = b_.corner_place(j + 1) - b_.corner_place(j);
      const Vector3 on_a = a_.corner_place(i) + s * edge_a, on_b = b_.corner_place(j) + t * edge_b;
      patch.points.push_back({.point = on_b,
                              .gap = n.dot(on_a - on_b),
                              .kind = PatchKind::crossing,
                              .edge_a = edge_a,
                              .edge_b = edge_b,
                              .along_a = s,
                              .along_b = t});
    }
}

bool PatchFinder::find(std::span<const Vector3> A, std::span<const Vector3> B, const Vector3& normal,
                       const Vector3& face, double margin, ContactPatch& patch) {
  patch.points.clear();
  if (!select(A, B, normal, margin)) return false;
  patch.normal = normal;
  const double gap = a_low_ - b_high_;
  const Vector3 exact = exact_normal(normal, face);
  if (exact != normal && lowest(A, exact) + lowest(B, -exact) >= gap - kSameNormal * std::abs(gap)) {
    patch.normal = exact;
    if ((exact - normal).squaredNorm() > kSameDirection * kSameDirection) select(A, B, exact, margin);
  }
  patch.corners_of_b = static_cast<int>(b_.size());
  add_common_corners(patch.normal, patch);
  add_crossings(patch.normal, patch);
  patch.nearest = std::any_of(patch.points.begin(), patch.points.end(),
                              [&](const PatchPoint& p) { return p.gap <= a_low_ - b_high_ + kSameGap * margin; });
  return !patch.points.empty();
}

}  // namespace talus::geometry
