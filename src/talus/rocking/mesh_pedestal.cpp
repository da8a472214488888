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
    faces_.push_back({.corners = {mesh.corner(t, 0), mesh.corner(t, 1), mesh.corner(t, 2)}, .normal = normal});
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
  for (const auto& [edge, normals] : sides)
    if (normals.size() != 2 || 1 - normals[0].dot(normals[1]) > 1e-9) edges_.push_back({at(edge[0]), at(edge[1])});
}

void MeshPedestal::touches(const Block& block, const SpatialState& state, std::vector<Touch>& found) const {
  found.clear();
  const Matrix3 R = state.R_WB.toRotationMatrix();
  std::vector<Vector3> points;
  points.reserve(block.points.size());
  for (const Vector3& point : block.points) points.emplace_back(state.p_WB + R * point);
  corners_over_faces(block, points, state.p_WB, found);
  corners_under_faces(block, points, state.p_WB, found);
  edges_across(block, points, state.p_WB, found);
}

void MeshPedestal::corners_over_faces(const Block& block, const std::vector<Vector3>& points, const Vector3& centre,
                                      std::vector<Touch>& found) const {
  for (std::size_t i = 0; i < points.size(); ++i) {
    Touch touch{.id = static_cast<int>(i), .arm = points[i] - centre, .gap = std::numeric_limits<double>::infinity()};
    for (const Face& face : faces_) {
      if (!above(face.corners, points[i])) continue;
      const double gap = face.normal.dot(points[i] - face.corners[0]);
      if (gap < touch.gap) touch.gap = gap, touch.normal = face.normal;
    }
    // A corner that hangs deep beside or below a face is not in it.
    if (touch.gap < std::numeric_limits<double>::infinity() && touch.gap > -0.5 * block.size) found.push_back(touch);
  }
}

void MeshPedestal::corners_under_faces(const Block& block, const std::vector<Vector3>& points, const Vector3& centre,
                                       std::vector<Touch>& found) const {
  for (std::size_t j = 0; j < corners_.size() && !block.faces.empty(); ++j) {
    double highest = -std::numeric_limits<double>::infinity();
    Vector3 outward = Vector3::UnitZ();
    for (const auto& face : block.faces) {
      const auto at = [&](std::size_t k) { return points[static_cast<std::size_t>(face[k])]; };
      const Vector3 normal = (at(1) - at(0)).cross(at(2) - at(0)).normalized();
      if (const double height = normal.dot(corners_[j] - at(0)); height > highest) highest = height, outward = normal;
    }
    if (outward.z() > -kUpward || highest < -0.5 * block.size) continue;
    found.push_back(
        {.id = kCorners + static_cast<int>(j), .arm = corners_[j] - centre, .normal = -outward, .gap = highest});
  }
}

void MeshPedestal::edges_across(const Block& block, const std::vector<Vector3>& points, const Vector3& centre,
                                std::vector<Touch>& found) const {
  for (std::size_t e = 0; e < block.edges.size(); ++e) {
    const Vector3 p = points[static_cast<std::size_t>(block.edges[e][0])];
    const Vector3 u = points[static_cast<std::size_t>(block.edges[e][1])] - p;
    for (std::size_t k = 0; k < edges_.size(); ++k) {
      const Vector3 q = edges_[k][0], v = edges_[k][1] - q;
      Vector3 n = u.cross(v);
      const double squared = n.squaredNorm();
      if (squared <= 1e-12 * u.squaredNorm() * v.squaredNorm()) continue;
      if (n.z() < 0) n = -n;
      n /= std::sqrt(squared);
      if (n.z() < kUpward) continue;
      const double s = (q - p).cross(v).dot(u.cross(v)) / squared, t = (q - p).cross(u).dot(u.cross(v)) / squared;
      if (!(s > 0 && s < 1 && t > 0 && t < 1)) continue;
      const double level = n.dot(p);
      const bool lowest = std::none_of(points.begin(), points.end(), [&](const Vector3& point) {
        return n.dot(point) < level - kSupport * block.size;
      });
      if (!lowest) continue;
      const int id = kCrossings + static_cast<int>(e * edges_.size() + k);
      found.push_back({.id = id, .arm = p + s * u - centre, .normal = n, .gap = n.dot(p - q)});
    }
  }
}

}  // namespace talus::rocking
