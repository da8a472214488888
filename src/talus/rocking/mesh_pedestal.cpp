#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "talus/core/error.h"
#include "talus/rocking/pedestal.h"

namespace talus::rocking {
namespace {

constexpr double kUpward = 0.2;      // least z of the normal of a face or contact
constexpr double kInside = 1e-9;     // by which a point may lie outside a triangle, of its sides
constexpr double kSupport = 1e-6;    // by which an edge may lie above the lowest point of the block, of its size
constexpr double kReach = 0.5;       // above the pedestal, in sizes of the block: edges that are higher are far from it
constexpr int kCorners = 1'000'000;  // first id of corners of the pedestal
constexpr int kCrossings = 2'000'000;

double cross_in_plan(const Vector3& a, const Vector3& b) {
  return a.x() * b.y() - a.y() * b.x();
}

/// Is p above the triangle, seen from above (its corners counter-clockwise)?
bool above(const std::array<Vector3, 3>& t, const Vector3& p) {
  for (std::size_t k = 0; k < 3; ++k) {
    const Vector3 edge = t[(k + 1) % 3] - t[k];
    if (cross_in_plan(edge, p - t[k]) < -kInside * edge.squaredNorm()) return false;
  }
  return true;
}

/// Seen from above, within `margin`.
bool in_box(const core::Vector2& low, const core::Vector2& high, const Vector3& p, double margin) {
  return p.x() >= low.x() - margin && p.x() <= high.x() + margin && p.y() >= low.y() - margin &&
         p.y() <= high.y() + margin;
}

/// Is no point of the block lower than the edge, along n?
bool supports(const Block& block, const BlockEdge& edge, const Vector3& n) {
  const double level = n.dot(edge.from) - kSupport * block.size;
  return std::none_of(block.points.begin(), block.points.end(),
                      [&](const Vector3& point) { return n.dot(point) < level; });
}

}  // namespace

MeshPedestal::MeshPedestal(const geometry::TriangleMesh& mesh) {
  const auto less = [](const Vector3& a, const Vector3& b) {
    return std::lexicographical_compare(a.data(), a.data() + 3, b.data(), b.data() + 3);
  };
  std::map<std::array<int, 2>, std::vector<Vector3>> sides;  // normals of the upward faces at each edge
  std::map<int, bool> corners;
  for (int t = 0; t < mesh.triangle_count(); ++t) {
    const Vector3 normal = mesh.normal(t);
    if (!(normal.z() > kUpward)) continue;
    const std::array<Vector3, 3> three{mesh.corner(t, 0), mesh.corner(t, 1), mesh.corner(t, 2)};
    faces_.push_back({.corners = three,
                      .normal = normal,
                      .low = three[0].cwiseMin(three[1]).cwiseMin(three[2]).head<2>(),
                      .high = three[0].cwiseMax(three[1]).cwiseMax(three[2]).head<2>()});
    const auto& triangle = mesh.triangles()[static_cast<std::size_t>(t)];
    for (std::size_t k = 0; k < 3; ++k) {
      const int a = triangle[k], b = triangle[(k + 1) % 3];
      sides[{std::min(a, b), std::max(a, b)}].push_back(normal);
      corners[a] = true;
    }
  }
  if (faces_.empty())
    throw core::InputError(
        {.key = "pedestal", .problem = "has no face that points upward", .accepted = "a mesh with z up"});
  const auto at = [&](int i) { return mesh.vertices()[static_cast<std::size_t>(i)]; };
  for (const auto& [number, used] : corners) corners_.push_back(at(number));
  std::sort(corners_.begin(), corners_.end(), less);
  for (const auto& [edge, normals] : sides) {
    if (normals.size() == 2 && 1 - normals[0].dot(normals[1]) <= 1e-9) continue;
    const Vector3 from = at(edge[0]), to = at(edge[1]);
    edges_.push_back({.from = from,
                      .along = to - from,
                      .low = from.head<2>().cwiseMin(to.head<2>()),
                      .high = from.head<2>().cwiseMax(to.head<2>())});
  }
  top_ = -std::numeric_limits<double>::infinity();
  for (const Vector3& corner : corners_) top_ = std::max(top_, corner.z());
}

void MeshPedestal::touches(const Block& block, const SpatialState& state, std::vector<Touch>& found) const {
  found.clear();
  const Pose pose(state);
  Touch touch;
  for (std::size_t i = 0; i < block.points.size(); ++i)
    if (corner_over_faces(block, pose, i, touch)) found.push_back(touch);
  for (std::size_t j = 0; j < corners_.size(); ++j)
    if (corner_under_faces(block, pose, j, touch)) found.push_back(touch);
  thread_local std::vector<std::size_t> low;  // edges of the block; kept, so that nothing is allocated
  low.clear();
  for (std::size_t e = 0; e < block.edges.size(); ++e)
    if (is_low(block, pose, e)) low.push_back(e);
  SeenEdge seen;
  for (std::size_t k = 0; k < edges_.size(); ++k) {
    if (!see_edge(block, pose, k, seen)) continue;
    for (const std::size_t e : low)
      if (edge_across(block, pose, k, seen, e, touch)) found.push_back(touch);
  }
}

bool MeshPedestal::follow(const Block& block, const SpatialState& state, int id, Touch& touch) const {
  const Pose pose(state);
  if (id < kCorners) return corner_over_faces(block, pose, static_cast<std::size_t>(id), touch);
  if (id < kCrossings) return corner_under_faces(block, pose, static_cast<std::size_t>(id - kCorners), touch);
  const std::size_t own = static_cast<std::size_t>(id - kCrossings) / block.edges.size();
  const std::size_t edge = static_cast<std::size_t>(id - kCrossings) % block.edges.size();
  SeenEdge seen;
  return is_low(block, pose, edge) && see_edge(block, pose, own, seen) &&
         edge_across(block, pose, own, seen, edge, touch);
}

bool MeshPedestal::corner_over_faces(const Block& block, const Pose& pose, std::size_t corner, Touch& touch) const {
  const Vector3 arm = pose.R * block.points[corner], point = pose.p + arm;
  touch = {.id = static_cast<int>(corner), .arm = arm, .gap = std::numeric_limits<double>::infinity()};
  for (const Face& face : faces_) {
    if (!in_box(face.low, face.high, point, kInside) || !above(face.corners, point)) continue;
    const double gap = face.normal.dot(point - face.corners[0]);
    if (gap < touch.gap) touch.gap = gap, touch.normal = face.normal;
  }
  // A corner that hangs deep beside or below a face is not in it.
  return touch.gap < std::numeric_limits<double>::infinity() && touch.gap > -0.5 * block.size;
}

/// In the frame of the block, where its faces stand still.
bool MeshPedestal::corner_under_faces(const Block& block, const Pose& pose, std::size_t corner, Touch& touch) const {
  const Vector3 arm = corners_[corner] - pose.p;
  if (block.faces.empty() || arm.head<2>().squaredNorm() > block.size * block.size) return false;  // no face above it
  const Vector3 arm_B = pose.R.transpose() * arm;
  double highest = -std::numeric_limits<double>::infinity();
  const BlockFace* outward = nullptr;
  for (const BlockFace& face : block.faces)
    if (const double height = face.normal.dot(arm_B) - face.offset; height > highest) highest = height, outward = &face;
  const Vector3 normal = -(pose.R * outward->normal);
  if (normal.z() < kUpward || highest < -0.5 * block.size) return false;
  touch = {.id = kCorners + static_cast<int>(corner), .arm = arm, .normal = normal, .gap = highest};
  return true;
}

/// Only edges of the block that look down and are not far above the pedestal can touch.
bool MeshPedestal::is_low(const Block& block, const Pose& pose, std::size_t edge) const {
  const BlockEdge& own = block.edges[edge];
  const Vector3 up = pose.R.row(2).transpose();
  const double highest = top_ - pose.p.z() + kReach * block.size;
  return own.from.dot(up) + std::min(0.0, own.along.dot(up)) < highest &&
         (own.normal_1.dot(up) < 0 || own.normal_2.dot(up) < 0);
}

/// From the frame of the block; false: it is far from the block.
bool MeshPedestal::see_edge(const Block& block, const Pose& pose, std::size_t own, SeenEdge& seen) const {
  const Edge& edge = edges_[own];
  if (!in_box(edge.low, edge.high, pose.p, block.size)) return false;
  seen.from = pose.R.transpose() * (edge.from - pose.p);
  seen.along = pose.R.transpose() * edge.along;
  seen.squared = seen.along.squaredNorm();
  return true;
}

bool MeshPedestal::edge_across(const Block& block, const Pose& pose, std::size_t own, const SeenEdge& seen,
                               std::size_t edge, Touch& touch) const {
  const BlockEdge& of_block = block.edges[edge];
  const Vector3 q = seen.from - of_block.from;
  Vector3 n = of_block.along.cross(seen.along);
  const double squared = n.squaredNorm(), s = q.cross(seen.along).dot(n);
  if (!(s > 0 && s < squared)) return false;
  const double t = q.cross(of_block.along).dot(n);
  if (!(t > 0 && t < squared)) return false;
  if (squared <= 1e-12 * of_block.along.squaredNorm() * seen.squared) return false;
  const Vector3 up = pose.R.row(2).transpose();
  n /= std::copysign(std::sqrt(squared), n.dot(up));
  if (n.dot(up) < kUpward || !supports(block, of_block, n)) return false;
  touch = {.id = kCrossings + static_cast<int>(own * block.edges.size() + edge),
           .arm = pose.R * (of_block.from + s / squared * of_block.along),
           .normal = pose.R * n,
           .gap = -n.dot(q)};
  return true;
}

}  // namespace talus::rocking
