#include <algorithm>
#include <cmath>

#include "talus/collision/shape_pieces.h"
#include "talus/geometry/convex_hull.h"
#include "talus/geometry/mesh_edges.h"

namespace talus::collision {
namespace {

constexpr double kFlat = 1e-9;  // a corner this share of the size below a triangle's plane makes no ridge

/// The corner of the triangle across side k that is not on it.
const Vector3& corner_across(const MeshSurface& s, int t, int k) {
  const int other = s.across[static_cast<std::size_t>(t)][static_cast<std::size_t>(k)];
  int m = 0;
  while (s.across[static_cast<std::size_t>(other)][static_cast<std::size_t>(m)] != t) ++m;
  return s.mesh.corner(other, (m + 2) % 3);
}

bool is_ridge(const MeshSurface& s, int t, int k) {
  return s.mesh.normal(t).dot(corner_across(s, t, k) - s.mesh.corner(t, k)) < -kFlat * s.reach;
}

Piece triangle_piece(const MeshSurface& s, int t) {
  CoreShape core;
  const Vector3 middle = (s.mesh.corner(t, 0) + s.mesh.corner(t, 1) + s.mesh.corner(t, 2)) / 3;
  for (int k = 0; k < 3; ++k) {
    core.vertices.push_back(s.mesh.corner(t, k) - middle);
    core.reach = std::max(core.reach, core.vertices.back().norm());
  }
  const Vector3 normal = s.mesh.normal(t);
  core.loops = {0, 1, 2};
  core.faces.push_back({normal, normal.dot(core.vertices[0]), 0, 3});
  for (int k = 0; k < 3; ++k) {
    const Vector3 &from = core.vertices[static_cast<std::size_t>(k)],
                  &to = core.vertices[static_cast<std::size_t>((k + 1) % 3)];
    CoreEdge edge{k, (k + 1) % 3, 0, 0, (to - from).normalized()};
    if (s.ridge[static_cast<std::size_t>(t)][static_cast<std::size_t>(k)]) {
      const Vector3 across = s.mesh.normal(s.across[static_cast<std::size_t>(t)][static_cast<std::size_t>(k)]);
      edge.right = static_cast<int>(core.faces.size());
      core.faces.push_back({across, across.dot(from), 0, 0});
    }
    core.edges.push_back(edge);
  }
  add_neighbours(core);
  return {std::make_shared<const CoreShape>(std::move(core)), {.p = middle}};
}

}  // namespace

bool MeshSurface::has_normal(int triangle, const Vector3& n) const {
  const std::span<const Vector3> corners = triangles[static_cast<std::size_t>(triangle)].core()->vertices;
  if (n.dot(triangles[static_cast<std::size_t>(triangle)].core()->faces[0].normal) < 0) return false;
  const double same = kFlat * triangles[static_cast<std::size_t>(triangle)].core()->reach;
  std::array<double, 3> level{n.dot(corners[0]), n.dot(corners[1]), n.dot(corners[2])};
  const double top = *std::max_element(level.begin(), level.end());
  std::array<bool, 3> touches{};
  for (std::size_t k = 0; k < 3; ++k) touches[k] = level[k] >= top - same;
  if (touches[0] && touches[1] && touches[2]) return true;
  for (int k = 0; k < 3; ++k) {
    if (!touches[static_cast<std::size_t>(k)]) continue;
    const Vector3& here = mesh.corner(triangle, k);
    if (touches[static_cast<std::size_t>((k + 1) % 3)])
      return ridge[static_cast<std::size_t>(triangle)][static_cast<std::size_t>(k)] &&
             n.dot(corner_across(*this, triangle, k) - here) <= same;
    if (touches[static_cast<std::size_t>((k + 2) % 3)]) continue;  // the side before: found from its other end
    for (const int u : corners_at.of(mesh.triangles()[static_cast<std::size_t>(triangle)][static_cast<std::size_t>(k)]))
      if (n.dot(mesh.vertices()[static_cast<std::size_t>(u)] - here) > same) return false;
  }
  return true;
}

std::shared_ptr<const MeshSurface> make_surface(const geometry::TriangleMesh& mesh) {
  auto s = std::make_shared<MeshSurface>();
  s->mesh = mesh;
  s->tree = geometry::TriangleTree(mesh);
  s->across = geometry::neighbours(mesh);
  s->reach = mesh.bounding_radius(Vector3::Zero());
  std::vector<std::pair<int, int>> beside;
  for (int t = 0; t < mesh.triangle_count(); ++t) {
    s->ridge.push_back({is_ridge(*s, t, 0), is_ridge(*s, t, 1), is_ridge(*s, t, 2)});
    const geometry::Triangle& corner = mesh.triangles()[static_cast<std::size_t>(t)];
    for (std::size_t k = 0; k < 3; ++k) beside.emplace_back(corner[k], corner[(k + 1) % 3]);
  }
  s->corners_at = grouped(beside, mesh.vertex_count());
  for (int t = 0; t < mesh.triangle_count(); ++t) s->triangles.push_back(triangle_piece(*s, t));
  s->hull = polytope_core(geometry::convex_hull(mesh.vertices()).mesh);
  return s;
}

}  // namespace talus::collision
