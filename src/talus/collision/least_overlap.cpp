#include "talus/collision/least_overlap.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace talus::collision {
namespace {

constexpr int kMostPoints = 160;
constexpr double kGoodEnough = 1e-5;  // share of the size
constexpr double kFlat = 1e-10;       // share of the size: a height that counts as none
constexpr double kCoplanar = 1e-14;
constexpr int kImprovements = 24;

/// The point of A - B farthest along m.
Vector3 farthest(const CorePair& pair, const Vector3& m) {
  return pair.lowest_of_a(-m) - pair.highest_of_b(-m);
}

WayOut way_along(const CorePair& pair, const Vector3& n) {
  return {n, pair.separation(n)};
}

double height_over(const std::vector<Vector3>& p, const Vector3& w) {
  if (p.empty()) return 1;
  if (p.size() == 1) return (w - p[0]).norm();
  const Vector3 d = (p[1] - p[0]).normalized();
  if (p.size() == 2) return (w - p[0] - d.dot(w - p[0]) * d).norm();
  return std::abs((p[1] - p[0]).cross(p[2] - p[0]).normalized().dot(w - p[0]));
}

}  // namespace

bool LeastOverlap::add_face(int i, int j, int k) {
  const Vector3 cross = (points_[j] - points_[i]).cross(points_[k] - points_[i]);
  const double area = cross.norm();
  const double longest = std::max((points_[j] - points_[i]).squaredNorm(), (points_[k] - points_[i]).squaredNorm());
  if (!(area > 1e-12 * longest)) return false;
  const Vector3 normal = cross / area;
  faces_.push_back({i, j, k, normal, normal.dot(points_[i])});
  return true;
}

/// A tetrahedron: the points of the simplex as far as they span something, then farthest points along fixed directions.
bool LeastOverlap::begin(const CorePair& pair, const geometry::Simplex& start) {
  points_.clear(), faces_.clear();
  const double flat = kFlat * pair.size();
  for (int i = 0; i < start.size; ++i)
    if (height_over(points_, start.w[i]) > flat) points_.push_back(start.w[i]);
  while (points_.size() < 4) {
    Vector3 best = Vector3::Zero();
    double most = flat;
    const auto look = [&](const Vector3& direction) {
      const Vector3 w = farthest(pair, direction);
      if (const double height = height_over(points_, w); height > most) most = height, best = w;
    };
    for (int axis = 0; axis < 3; ++axis)
      for (const double sign : {1.0, -1.0}) look(sign * Vector3::Unit(axis));
    if (points_.size() == 3) {
      const Vector3 normal = (points_[1] - points_[0]).cross(points_[2] - points_[0]).normalized();
      look(normal), look(-normal);
    }
    if (!(most > flat)) return false;
    points_.push_back(best);
  }
  const Vector3 e1 = points_[1] - points_[0], e2 = points_[2] - points_[0], e3 = points_[3] - points_[0];
  if (e1.cross(e2).dot(e3) > 0) std::swap(points_[1], points_[2]);
  return add_face(0, 1, 2) && add_face(0, 3, 1) && add_face(1, 3, 2) && add_face(2, 3, 0);
}

/// Replaces the faces that see w by faces to it.
bool LeastOverlap::expand(const Vector3& w) {
  rim_.clear();
  std::size_t kept = 0;
  for (const Face& face : faces_) {
    if (face.normal.dot(w) <= face.distance + kCoplanar * w.norm()) {
      faces_[kept++] = face;
      continue;
    }
    for (const auto& [from, to] : {std::pair(face.i, face.j), std::pair(face.j, face.k), std::pair(face.k, face.i)}) {
      const auto twin = std::find(rim_.begin(), rim_.end(), std::pair(to, from));
      if (twin != rim_.end()) {
        *twin = rim_.back();
        rim_.pop_back();
      } else {
        rim_.emplace_back(from, to);
      }
    }
  }
  faces_.erase(faces_.begin() + static_cast<std::ptrdiff_t>(kept), faces_.end());
  const int apex = static_cast<int>(points_.size());
  points_.push_back(w);
  bool sound = !rim_.empty();
  for (const auto& [from, to] : rim_) sound = add_face(from, to, apex) && sound;
  return sound && faces_.size() <= 2 * points_.size() - 4;  // more: rounding has torn the surface
}

WayOut LeastOverlap::improved(const CorePair& pair, WayOut way) const {
  const double beyond = 1e-3 * pair.size();
  for (int k = 0; k < kImprovements; ++k) {
    CorePair moved = pair;
    moved.t += (way.s - beyond) * way.n;  // B away from A
    const CoreDistance apart = core_distance(moved, way.n, 1e300);
    if (apart.overlap) break;
    const WayOut better = way_along(pair, apart.normal);
    const bool done = !(better.s > way.s + 1e-15 * pair.size());
    if (better.s > way.s) way = better;
    if (done) break;
  }
  return way;
}

WayOut LeastOverlap::find(const CorePair& pair, const geometry::Simplex& start) {
  WayOut best;
  const auto consider = [&](const Vector3& n) {
    if (const WayOut way = way_along(pair, n); way.s > best.s) best = way;
  };
  const Vector3 apart = pair.t.squaredNorm() > 0 ? Vector3(-pair.t.normalized()) : Vector3::UnitZ();
  consider(apart);
  const std::array<Vector3, 2> axes{Vector3::UnitZ(), pair.R.col(2)};
  for (std::size_t k = 0; k < 2; ++k) {
    if ((k == 0 ? pair.A : pair.B)->has_corners()) continue;
    consider(axes[k]), consider(-axes[k]);
    const Vector3 across = apart - apart.dot(axes[k]) * axes[k];
    if (across.norm() > 1e-9) consider(across.normalized());
  }
  bool sound = begin(pair, start);
  while (sound && points_.size() < kMostPoints) {
    const auto nearest = std::min_element(faces_.begin(), faces_.end(),
                                          [](const Face& p, const Face& q) { return p.distance < q.distance; });
    const Vector3 m = nearest->normal;
    const double distance = nearest->distance;
    consider(-m);
    const Vector3 w = farthest(pair, m);
    if (m.dot(w) - distance <= kGoodEnough * pair.size()) break;
    sound = expand(w);
  }
  return improved(pair, best);
}

}  // namespace talus::collision
