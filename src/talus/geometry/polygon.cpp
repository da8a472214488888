#include "talus/geometry/polygon.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "talus/geometry/grid_points.h"

namespace talus::geometry {
namespace {

class EarCutter {
 public:
  EarCutter(std::vector<GridPoint2> corners, int sense)
      : corners_(std::move(corners)), sense_(sense), ring_(corners_.size()) {
    std::iota(ring_.begin(), ring_.end(), 0);
  }

  Triangulation run() {
    Triangulation result;
    while (ring_.size() >= 3) {
      const int ear = best_ear();
      if (ear < 0) return {.status = PolygonStatus::not_simple};
      result.triangles.push_back(triangle(ear));
      ring_.erase(ring_.begin() + ear);
    }
    return result;
  }

 private:
  [[nodiscard]] Triangle triangle(int at) const {
    const int n = static_cast<int>(ring_.size());
    return {ring_[(at + n - 1) % n], ring_[at], ring_[(at + 1) % n]};
  }

  [[nodiscard]] Vector2 from_to(int a, int b) const {
    return {static_cast<double>(corners_[b][0] - corners_[a][0]), static_cast<double>(corners_[b][1] - corners_[a][1])};
  }

  /// Height over longest side: 0 for a line, 0.87 for an equilateral triangle.
  [[nodiscard]] double shape(const Triangle& t) const {
    const Vector2 u = from_to(t[0], t[1]);
    const Vector2 v = from_to(t[0], t[2]);
    const double longest = std::max({u.squaredNorm(), v.squaredNorm(), (v - u).squaredNorm()});
    return std::abs(u.x() * v.y() - u.y() * v.x()) / longest;
  }

  /// Distance of a corner from the cut, relative to the length of the cut.
  [[nodiscard]] double clearance(const Triangle& t, int corner) const {
    const Vector2 cut = from_to(t[0], t[2]);
    const Vector2 r = from_to(t[0], corner);
    const double along = std::clamp(r.dot(cut) / cut.squaredNorm(), 0.0, 1.0);
    return (r - along * cut).norm() / cut.norm();
  }

  /// In the triangle or on its border?
  [[nodiscard]] bool holds(const Triangle& t, int corner) const {
    for (int k = 0; k < 3; ++k)
      if (orient2d(corners_[t[k]], corners_[t[(k + 1) % 3]], corners_[corner]) == -sense_) return false;
    return true;
  }

  /// How good an ear the triangle is; 0 if it is none. Stops as soon as it is no better than `enough`.
  [[nodiscard]] double quality(const Triangle& t, double enough) const {
    if (orient2d(corners_[t[0]], corners_[t[1]], corners_[t[2]]) != sense_) return 0;
    double q = shape(t);
    for (const int c : ring_) {
      if (q <= enough) return q;
      if (c == t[0] || c == t[1] || c == t[2]) continue;
      if (holds(t, c)) return 0;
      q = std::min(q, clearance(t, c));
    }
    return q;
  }

  [[nodiscard]] int best_ear() const {
    int best = -1;
    double best_quality = 0;
    for (int i = 0; i < static_cast<int>(ring_.size()); ++i) {
      const double q = quality(triangle(i), best_quality);
      if (q <= best_quality) continue;
      best = i;
      best_quality = q;
    }
    return best;
  }

  std::vector<GridPoint2> corners_;
  int sense_;
  std::vector<int> ring_;
};

/// Does c lie on the ray from b through a, so that the outline runs back along itself?
bool turns_back(const GridPoint2& a, const GridPoint2& b, const GridPoint2& c) {
  if (orient2d(a, b, c) != 0) return false;
  return Int128{a[0] - b[0]} * (c[0] - b[0]) + Int128{a[1] - b[1]} * (c[1] - b[1]) >= 0;
}

bool is_simple(std::span<const GridPoint2> p) {
  const std::size_t n = p.size();
  for (std::size_t i = 0; i < n; ++i)
    if (turns_back(p[i], p[(i + 1) % n], p[(i + 2) % n])) return false;
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = i + 2; j < n; ++j)
      if ((j + 1) % n != i && segments_meet(p[i], p[i + 1], p[j], p[(j + 1) % n])) return false;
  return true;
}

/// Twice the area in grid units.
Int128 doubled_area(std::span<const GridPoint2> p) {
  Int128 sum = 0;
  for (std::size_t i = 0; i < p.size(); ++i) {
    const GridPoint2& a = p[i];
    const GridPoint2& b = p[(i + 1) % p.size()];
    sum += Int128{a[0]} * b[1] - Int128{a[1]} * b[0];
  }
  return sum;
}

bool on_one_line(std::span<const GridPoint2> p) {
  const auto other = std::find_if(p.begin(), p.end(), [&](const GridPoint2& c) { return c != p[0]; });
  if (other == p.end()) return true;
  return std::all_of(p.begin(), p.end(), [&](const GridPoint2& c) { return orient2d(p[0], *other, c) == 0; });
}

}  // namespace

std::string_view to_string(PolygonStatus status) {
  switch (status) {
    case PolygonStatus::ok:
      return "ok";
    case PolygonStatus::too_few_corners:
      return "fewer than three corners";
    case PolygonStatus::not_finite:
      return "a coordinate is not a finite number";
    case PolygonStatus::no_area:
      return "all corners lie on one line";
    case PolygonStatus::not_simple:
      return "the outline touches or crosses itself";
  }
  return "";
}

double signed_area(std::span<const Vector2> polygon) {
  double sum = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Vector2 a = polygon[i] - polygon[0];
    const Vector2 b = polygon[(i + 1) % polygon.size()] - polygon[0];
    sum += a.x() * b.y() - a.y() * b.x();
  }
  return sum / 2;
}

Triangulation triangulate(std::span<const Vector2> polygon) {
  if (polygon.size() < 3) return {.status = PolygonStatus::too_few_corners};
  std::vector<Vector3> flat;
  for (const Vector2& p : polygon) flat.emplace_back(p.x(), p.y(), 0);
  const Box box = bounding_box(flat);
  const bool finite = std::all_of(flat.begin(), flat.end(), [](const Vector3& p) { return p.allFinite(); });
  if (!finite || !box.sides().allFinite()) return {.status = PolygonStatus::not_finite};
  if (box.sides().maxCoeff() < 1e-280) return {.status = PolygonStatus::no_area};  // the grid must not underflow
  const Grid grid(box);
  std::vector<GridPoint2> corners;
  for (const Vector3& p : flat) {
    const GridPoint g = grid.snap(p);
    corners.push_back({g[0], g[1]});
  }
  if (on_one_line(corners)) return {.status = PolygonStatus::no_area};
  if (!is_simple(corners)) return {.status = PolygonStatus::not_simple};
  const int sense = sign(doubled_area(corners));
  return EarCutter(std::move(corners), sense).run();
}

Triangulation triangulate(std::span<const Vector3> polygon) {
  if (polygon.size() < 3) return {.status = PolygonStatus::too_few_corners};
  const double side = bounding_box(polygon).sides().maxCoeff();
  if (!(side > 0) || !std::isfinite(side))
    return {.status = side == 0 ? PolygonStatus::no_area : PolygonStatus::not_finite};
  Vector3 normal = Vector3::Zero();
  for (std::size_t i = 1; i + 1 < polygon.size(); ++i)
    normal += ((polygon[i] - polygon[0]) / side).cross((polygon[i + 1] - polygon[0]) / side);
  if (!normal.allFinite()) return {.status = PolygonStatus::not_finite};
  if (normal.norm() < 1e-12) return {.status = PolygonStatus::no_area};
  const Vector3 n = normal.normalized();
  const Vector3 u = n.unitOrthogonal();
  const Vector3 v = n.cross(u);
  std::vector<Vector2> seen;
  for (const Vector3& p : polygon) seen.emplace_back(u.dot(p - polygon[0]), v.dot(p - polygon[0]));
  return triangulate(seen);
}

}  // namespace talus::geometry
