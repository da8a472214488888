#include <algorithm>

#include "talus/collision/shape_pieces.h"
#include "talus/geometry/mesh_edges.h"

namespace talus::collision {
namespace {

constexpr double kFlat = 1e-9;  // a corner this share of the size below a triangle's plane makes no ridge

/// Is the corner beyond side k of triangle t clearly below its plane?
bool is_ridge(const MeshSurface& s, int t, int k) {
  const int other = s.across[static_cast<std::size_t>(t)][static_cast<std::size_t>(k)];
  double height = 0;
  for (int m = 0; m < 3; ++m)
    height =
        std::min(height, s.normals[static_cast<std::size_t>(t)].dot(s.mesh.corner(other, m) - s.mesh.corner(t, k)));
  return height < -kFlat * s.reach;
}

}  // namespace

std::shared_ptr<const MeshSurface> make_surface(const geometry::TriangleMesh& mesh) {
  auto s = std::make_shared<MeshSurface>();
  s->mesh = mesh;
  s->tree = geometry::TriangleTree(mesh);
  s->across = geometry::neighbours(mesh);
  s->reach = mesh.bounding_radius(Vector3::Zero());
  for (int t = 0; t < mesh.triangle_count(); ++t) s->normals.push_back(mesh.normal(t));
  std::vector<std::pair<int, int>> beside;
  for (int t = 0; t < mesh.triangle_count(); ++t) {
    s->ridge.push_back({is_ridge(*s, t, 0), is_ridge(*s, t, 1), is_ridge(*s, t, 2)});
    const geometry::Triangle& corner = mesh.triangles()[static_cast<std::size_t>(t)];
    for (std::size_t k = 0; k < 3; ++k) beside.emplace_back(corner[k], corner[(k + 1) % 3]);
  }
  s->corners_at = grouped(beside, mesh.vertex_count());
  return s;
}

}  // namespace talus::collision
