#include "talus/rocking/block.h"

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <utility>

#include "talus/geometry/convex_hull.h"

namespace talus::rocking {
namespace {

constexpr double kCoplanar = 1e-9;  // 1 - cosine between normals

/// Every edge joins two faces of a closed hull; those between coplanar ones only divide a face.
void find_edges(Block& block, std::span<const std::array<int, 3>> triangles) {
  std::map<std::array<int, 2>, Vector3> first;  // normal of the first face at each edge
  for (std::size_t f = 0; f < triangles.size(); ++f)
    for (std::size_t k = 0; k < 3; ++k) {
      const Vector3& normal = block.faces[f].normal;
      const auto [a, b] = std::minmax(triangles[f][k], triangles[f][(k + 1) % 3]);
      const auto [place, is_new] = first.try_emplace({a, b}, normal);
      if (is_new || 1 - place->second.dot(normal) <= kCoplanar) continue;
      const Vector3& from = block.points[static_cast<std::size_t>(a)];
      block.edges.push_back({.from = from,
                             .along = block.points[static_cast<std::size_t>(b)] - from,
                             .normal_1 = place->second,
                             .normal_2 = normal});
    }
}

void take_hull(Block& block, std::span<const Vector3> points) {
  const geometry::Hull hull = geometry::convex_hull(points);
  block.points.assign(hull.mesh.vertices().begin(), hull.mesh.vertices().end());
  for (const auto& triangle : hull.mesh.triangles()) {
    const auto at = [&](std::size_t k) { return block.points[static_cast<std::size_t>(triangle[k])]; };
    const Vector3 normal = (at(1) - at(0)).cross(at(2) - at(0)).normalized();
    block.faces.push_back({.normal = normal, .offset = normal.dot(at(0))});
  }
  find_edges(block, hull.mesh.triangles());
}

Block with_size(Block block) {
  for (const Vector3& point : block.points) block.size = std::max(block.size, point.norm());
  return block;
}

}  // namespace

Block planar_block(double half_width, double half_height, double mass) {
  const double inertia = mass * (half_width * half_width + half_height * half_height) / 3;
  return with_size({.mass = {.mass = mass, .moments = {inertia, inertia, inertia}},
                    .points = {{-half_width, 0, -half_height}, {half_width, 0, -half_height}},
                    .planar = true});
}

Block box_block(const Vector3& sides, double density) {
  Block block;
  block.mass.mass = density * sides.prod();
  const Vector3 squares = sides.cwiseAbs2();
  block.mass.moments = block.mass.mass / 12 * (Vector3::Constant(squares.sum()) - squares);
  for (const double z : {-0.5, 0.5})
    for (const double y : {-0.5, 0.5})
      for (const double x : {-0.5, 0.5}) block.points.push_back(sides.cwiseProduct(Vector3(x, y, z)));
  const std::vector<Vector3> corners = block.points;
  take_hull(block, corners);
  return with_size(std::move(block));
}

Block rock_block(const bodies::Rock& rock) {
  Block block;
  block.mass = {.mass = rock.mass(), .moments = rock.principal_inertia()};
  take_hull(block, rock.mesh().vertices());
  block.drawn_R = Quaternion(rock.R_GB());
  return with_size(std::move(block));
}

}  // namespace talus::rocking
