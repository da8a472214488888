#include "talus/geometry/hull_builder.h"

#include <algorithm>
#include <utility>

namespace talus::geometry {
namespace {

/// Heights in double are wrong by less than this many grid units: coordinates up to 2^52, three products, a normal
/// whose parts are each rounded a few times.
constexpr double kHeightError = 20;

}  // namespace

HullBuilder::HullBuilder(std::span<const GridPoint> points, std::span<const int> chosen, double eps)
    : points_(points),
      pending_(chosen.begin(), chosen.end()),
      is_outside_(points.size(), 0),
      face_from_(points.size(), -1),
      eps_(eps) {}

Vector3 HullBuilder::place(int point) const {
  const GridPoint& p = points_[point];
  return {static_cast<double>(p[0]), static_cast<double>(p[1]), static_cast<double>(p[2])};
}

double HullBuilder::height(const Face& face, int point) const {
  return face.normal.dot(place(point) - place(face.v[0]));
}

bool HullBuilder::sees(int point, const Face& face) const {
  const double h = height(face, point);
  if (std::abs(h) > kHeightError) return h > 0;
  return orient3d(points_[face.v[0]], points_[face.v[1]], points_[face.v[2]], points_[point]) > 0;
}

/// The point with the largest measure; of those within eps of it the one farthest from the middle.
template <class Measure>
int HullBuilder::farthest(Measure measure, double& largest) const {
  largest = 0;
  for (const int p : pending_) largest = std::max(largest, measure(p));
  const double enough = std::max(largest - eps_, 0.5 * eps_);
  int best = -1;
  double best_distance = -1;
  for (const int p : pending_) {
    if (measure(p) < enough) continue;
    const double distance = (place(p) - middle_).squaredNorm();
    if (distance <= best_distance) continue;
    best = p;
    best_distance = distance;
  }
  return best;
}

HullBuilder::Face HullBuilder::make_face(int a, int b, int c) const {
  const std::array<Int128, 3> n = grid_cross(points_[a], points_[b], points_[c]);
  const Vector3 normal(static_cast<double>(n[0]), static_cast<double>(n[1]), static_cast<double>(n[2]));
  return {.v = {a, b, c}, .normal = normal.normalized()};
}

/// The first tetrahedron: each corner is extreme in the measure in which it was chosen, hence a corner of the hull.
HullStatus HullBuilder::start() {
  if (pending_.empty()) return HullStatus::coincident;
  double largest = 0;
  middle_ = place(pending_.front());
  const int a = farthest([&](int p) { return (place(p) - middle_).norm(); }, largest);
  if (a < 0 || largest <= eps_) return HullStatus::coincident;
  middle_ = place(a);
  const int b = farthest([&](int p) { return (place(p) - place(a)).norm(); }, largest);
  const Vector3 direction = (place(b) - place(a)).normalized();
  const int c = farthest([&](int p) { return (place(p) - place(a)).cross(direction).norm(); }, largest);
  if (c < 0 || largest <= eps_) return HullStatus::collinear;
  const Face base = make_face(a, b, c);
  const int d = farthest([&](int p) { return std::abs(height(base, p)); }, largest);
  if (d < 0 || largest <= eps_) return HullStatus::coplanar;
  int u = b;
  int v = c;
  if (sees(d, base)) std::swap(u, v);  // d must lie below (a, u, v)
  faces_ = {make_face(a, u, v), make_face(a, d, u), make_face(u, d, v), make_face(v, d, a)};
  faces_[0].neighbours = {1, 2, 3};
  faces_[1].neighbours = {3, 2, 0};
  faces_[2].neighbours = {1, 3, 0};
  faces_[3].neighbours = {2, 1, 0};
  middle_ = (place(a) + place(b) + place(c) + place(d)) / 4;
  return HullStatus::ok;
}

/// Gives each point to the face from first_face on that it lies highest above; a point above none of them is inside.
void HullBuilder::settle(std::span<const int> points, int first_face) {
  for (const int p : points) {
    int best = -1;
    double best_height = 0;
    for (int f = first_face; f < static_cast<int>(faces_.size()); ++f) {
      if (!sees(p, faces_[f])) continue;
      const double h = height(faces_[f], p);
      if (best >= 0 && h <= best_height) continue;
      best = f;
      best_height = h;
    }
    is_outside_[p] = static_cast<char>(best >= 0);
    if (best >= 0) faces_[best].outside.push_back(p);
  }
}

HullStatus HullBuilder::build() {
  const HullStatus status = start();
  if (status != HullStatus::ok) return status;
  settle(pending_, 0);
  grow();
  return HullStatus::ok;
}

void HullBuilder::grow() {
  do {
    for (int f = 0; f < static_cast<int>(faces_.size()); ++f) {
      const Face& face = faces_[f];
      const bool high = face.alive && std::any_of(face.outside.begin(), face.outside.end(),
                                                  [&](int p) { return height(face, p) > eps_; });
      if (high) add_point(highest_point(face), f);
    }
  } while (reassign_leftovers());
}

int HullBuilder::highest_point(const Face& face) {
  std::erase_if(pending_, [&](int p) { return is_outside_[p] == 0; });
  double largest = 0;
  return farthest([&](int p) { return height(face, p); }, largest);
}

/// Removes the faces that see the point, beginning with one that does, and returns the rim of the hole.
std::vector<HullBuilder::Rim> HullBuilder::remove_visible(int point, int face, std::vector<int>& orphans) {
  std::vector<Rim> rim;
  std::vector<int> visible{face};
  faces_[face].visible = true;
  for (std::size_t next = 0; next < visible.size(); ++next) {
    Face& at = faces_[visible[next]];
    at.alive = false;
    orphans.insert(orphans.end(), at.outside.begin(), at.outside.end());
    at.outside = {};
    for (int k = 0; k < 3; ++k) {
      Face& beyond = faces_[at.neighbours[k]];
      if (beyond.visible) continue;
      if (sees(point, beyond)) {
        beyond.visible = true;
        visible.push_back(at.neighbours[k]);
      } else {
        rim.push_back({at.v[k], at.v[(k + 1) % 3], at.neighbours[k]});
      }
    }
  }
  return rim;
}

void HullBuilder::add_point(int point, int face) {
  std::vector<int> orphans;
  const std::vector<Rim> rim = remove_visible(point, face, orphans);
  const int first = static_cast<int>(faces_.size());
  for (const Rim& side : rim) {
    face_from_[side.from] = static_cast<int>(faces_.size());
    faces_.push_back(make_face(side.from, side.to, point));
  }
  for (std::size_t i = 0; i < rim.size(); ++i) {
    const int id = first + static_cast<int>(i);
    const int next = face_from_[rim[i].to];
    faces_[id].neighbours[0] = rim[i].beyond;
    faces_[id].neighbours[1] = next;
    faces_[next].neighbours[2] = id;
    Face& beyond = faces_[rim[i].beyond];
    for (int k = 0; k < 3; ++k)
      if (beyond.v[k] == rim[i].to && beyond.v[(k + 1) % 3] == rim[i].from) beyond.neighbours[k] = id;
  }
  std::erase(orphans, point);
  is_outside_[point] = 0;
  settle(orphans, first);
}

/// A point kept by a face that it hardly rises above may rise far above another: such points change hands.
bool HullBuilder::reassign_leftovers() {
  std::vector<std::pair<int, int>> moves;
  for (Face& face : faces_) {
    std::erase_if(face.outside, [&](int p) {
      for (int f = 0; f < static_cast<int>(faces_.size()); ++f) {
        if (!faces_[f].alive || height(faces_[f], p) <= eps_) continue;
        moves.emplace_back(p, f);
        return true;
      }
      return false;
    });
  }
  for (const auto& [point, face] : moves) faces_[face].outside.push_back(point);
  return !moves.empty();
}

std::vector<Triangle> HullBuilder::triangles() const {
  std::vector<Triangle> result;
  for (const Face& face : faces_)
    if (face.alive) result.push_back(face.v);
  return result;
}

}  // namespace talus::geometry
