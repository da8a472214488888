#include "talus/collision/common_part.h"

#include <algorithm>
#include <cmath>

#include "talus/geometry/plane_hull.h"

namespace talus::collision {
namespace {

constexpr double kParallel = 1e-12;  // sine of the angle below which sides do not cross

double cross(const Vector2& a, const Vector2& b) {
  return a.x() * b.y() - a.y() * b.x();
}

double distance_to_side(const Vector2& at, const Vector2& from, const Vector2& to) {
  const Vector2 d = to - from;
  const double length = d.squaredNorm();
  const double share = length > 0 ? std::clamp((at - from).dot(d) / length, 0.0, 1.0) : 0;
  return (at - from - share * d).norm();
}

bool is_new(const std::vector<CommonCorner>& common, const Vector2& at, double same) {
  for (const CommonCorner& c : common)
    if ((c.plan - at).squaredNorm() <= same * same) return false;
  return true;
}

enum Kind : std::uint64_t { kCornerOfA = 1, kCornerOfB = 2, kCrossing = 3 };

struct Collector {
  const Figure& A;
  const Figure& B;
  double same;
  std::vector<CommonCorner>& common;

  void corners_of_a() const {
    for (const Figure::Corner& c : A.corners)
      if (B.holds(c.plan, same) && is_new(common, c.plan, same))
        common.push_back({c.plan, c.height, B.height(c.plan), feature_number({kCornerOfA, id(c.id), id(B.id)})});
  }
  void corners_of_b() const {
    for (const Figure::Corner& c : B.corners)
      if (A.holds(c.plan, same) && is_new(common, c.plan, same))
        common.push_back({c.plan, A.height(c.plan), c.height, feature_number({kCornerOfB, id(A.id), id(c.id)})});
  }
  void crossings() const {
    for (std::size_t i = 0; i < A.side_count(); ++i)
      for (std::size_t j = 0; j < B.side_count(); ++j)
        crossing(A.corners[i], A.corners[(i + 1) % A.corners.size()], B.corners[j],
                 B.corners[(j + 1) % B.corners.size()]);
  }
  void crossing(const Figure::Corner& a0, const Figure::Corner& a1, const Figure::Corner& b0,
                const Figure::Corner& b1) const {
    const Vector2 da = a1.plan - a0.plan, db = b1.plan - b0.plan, between = b0.plan - a0.plan;
    const double area = cross(da, db);
    // Sides along each other have no crossing: their ends tell all.
    const double along = da.norm(), across = db.norm();
    if (std::abs(area) <= std::max(kParallel * along * across, same * std::max(along, across))) return;
    const double s = cross(between, db) / area, t = cross(between, da) / area;
    if (s < 0 || s > 1 || t < 0 || t > 1) return;
    const Vector2 at = a0.plan + s * da;
    if (!is_new(common, at, same)) return;
    common.push_back({at, a0.height + s * (a1.height - a0.height), b0.height + t * (b1.height - b0.height),
                      feature_number({kCrossing, pair(a0.id, a1.id), pair(b0.id, b1.id)})});
  }
  static std::uint64_t id(int number) { return static_cast<std::uint32_t>(number); }
  static std::uint64_t pair(int from, int to) { return id(std::min(from, to)) << 32 | id(std::max(from, to)); }
};

/// Twice the area that goes when corner k is left out.
double loss(const std::vector<CommonCorner>& ring, std::size_t k) {
  const std::size_t n = ring.size();
  const Vector2 &before = ring[(k + n - 1) % n].plan, &at = ring[k].plan, &after = ring[(k + 1) % n].plan;
  return std::abs(cross(at - before, after - before));
}

}  // namespace

View::View(const Vector3& normal) : n(normal) {
  Eigen::Index axis = 0;
  n.cwiseAbs().minCoeff(&axis);
  u = Vector3::Unit(axis).cross(n).normalized();
  v = n.cross(u);
}

void Figure::set_plane(const View& view, const Vector3& normal, double offset) {
  const double steep = normal.dot(view.n);
  level = offset / steep;
  slope = -Vector2(normal.dot(view.u), normal.dot(view.v)) / steep;
}

double Figure::height(const Vector2& at) const {
  if (corners.size() == 1) return corners[0].height;
  if (corners.size() > 2) return level + slope.dot(at);
  const Vector2 d = corners[1].plan - corners[0].plan;
  const double length = d.squaredNorm();
  const double share = length > 0 ? std::clamp((at - corners[0].plan).dot(d) / length, 0.0, 1.0) : 0;
  return corners[0].height + share * (corners[1].height - corners[0].height);
}

bool Figure::holds(const Vector2& at, double same) const {
  if (corners.size() == 1) return (at - corners[0].plan).norm() <= same;
  if (corners.size() == 2) return distance_to_side(at, corners[0].plan, corners[1].plan) <= same;
  int left = 0, right = 0;
  for (std::size_t k = 0; k < corners.size(); ++k) {
    const Vector2 &from = corners[k].plan, &to = corners[(k + 1) % corners.size()].plan;
    const double side = cross(to - from, at - from), slack = same * (to - from).norm();
    left += side >= -slack ? 1 : 0;
    right += side <= slack ? 1 : 0;
  }
  const int all = static_cast<int>(corners.size());
  return left == all || right == all;
}

std::uint64_t feature_number(std::initializer_list<std::uint64_t> parts) {
  std::uint64_t number = 0x9e3779b97f4a7c15ULL;
  for (const std::uint64_t part : parts) {  // the finish of MurmurHash3, over and over
    number = (number ^ part) * 0xff51afd7ed558ccdULL;
    number = (number ^ number >> 33) * 0xc4ceb9fe1a85ec53ULL;
    number ^= number >> 29;
  }
  return number;
}

void common_corners(const Figure& A, const Figure& B, double same, double margin, std::vector<CommonCorner>& common) {
  common.clear();
  const Collector collector{A, B, same, common};
  collector.corners_of_a();
  collector.corners_of_b();
  collector.crossings();
  std::erase_if(common, [&](const CommonCorner& c) { return !(c.gap() <= margin); });
}

void Spread::keep(std::vector<CommonCorner>& common, std::size_t most) {
  if (common.size() <= most) return;
  const auto deepest = std::min_element(common.begin(), common.end(), [](const CommonCorner& p, const CommonCorner& q) {
    return p.gap() != q.gap() ? p.gap() < q.gap() : p.feature < q.feature;
  });
  const CommonCorner kept = *deepest;
  plan.clear(), ring.clear();
  for (const CommonCorner& c : common) plan.push_back(c.plan);
  geometry::plane_hull(plan, 0, outline);
  for (const int k : outline) ring.push_back(common[static_cast<std::size_t>(k)]);
  const auto is_kept = [&](const CommonCorner& c) { return c.feature == kept.feature; };
  const bool there = std::any_of(ring.begin(), ring.end(), is_kept);
  while (ring.size() > (there ? most : most - 1)) {
    std::size_t least = is_kept(ring[0]) ? 1 : 0;
    for (std::size_t k = least + 1; k < ring.size(); ++k)
      if (!is_kept(ring[k]) && loss(ring, k) < loss(ring, least)) least = k;
    ring.erase(ring.begin() + static_cast<std::ptrdiff_t>(least));
  }
  common.assign(ring.begin(), ring.end());
  if (!there) common.push_back(kept);
}

}  // namespace talus::collision
