#include "talus/collision/core_shape.h"

#include <algorithm>
#include <cmath>

#include "talus/bodies/shape_library.h"
#include "talus/geometry/disjoint_sets.h"
#include "talus/geometry/mesh_edges.h"

namespace talus::collision {
namespace {

constexpr double kCoplanar = 1e-9;  // farther from the plane of a neighbour than this share of the size: another face

/// Which face each triangle belongs to: neighbours whose corners lie in each other's planes share one. Faces are
/// numbered by their first triangle.
std::vector<int> face_numbers(const geometry::TriangleMesh& mesh, std::span<const geometry::Edge> edges, double size,
                              int& count) {
  geometry::DisjointSets sets(mesh.triangle_count());
  const auto height = [&](int over, int of) {
    const Vector3 n = mesh.normal(over);
    double most = 0;
    for (int k = 0; k < 3; ++k) most = std::max(most, std::abs(n.dot(mesh.corner(of, k) - mesh.corner(over, 0))));
    return most;
  };
  for (const geometry::Edge& e : edges) {
    const int s = e.triangles[0], t = e.triangles[1];
    if (height(s, t) <= kCoplanar * size && height(t, s) <= kCoplanar * size) sets.join(s, t);
  }
  std::vector<int> number(mesh.triangles().size(), -1), of_root(mesh.triangles().size(), -1);
  count = 0;
  for (int t = 0; t < mesh.triangle_count(); ++t) {
    int& root = of_root[static_cast<std::size_t>(sets.find(t))];
    if (root < 0) root = count++;
    number[static_cast<std::size_t>(t)] = root;
  }
  return number;
}

void add_faces(const geometry::TriangleMesh& mesh, std::span<const geometry::Edge> edges, CoreShape& core) {
  int count = 0;
  const std::vector<int> face = face_numbers(mesh, edges, core.reach, count);
  core.faces.resize(static_cast<std::size_t>(count));
  std::vector<Vector3> area(core.faces.size(), Vector3::Zero());
  for (int t = 0; t < mesh.triangle_count(); ++t) area[static_cast<std::size_t>(face[t])] += mesh.area_vector(t);
  // The outline of a face: its directed edges that border on another face, chained.
  std::vector<std::vector<std::pair<int, int>>> sides(core.faces.size());
  for (const geometry::Edge& e : edges) {
    const int left = face[e.triangles[0]], right = face[e.triangles[1]];
    if (left == right) continue;
    sides[left].emplace_back(e.vertices[0], e.vertices[1]);
    sides[right].emplace_back(e.vertices[1], e.vertices[0]);
    const Vector3 along = (mesh.vertices()[e.vertices[1]] - mesh.vertices()[e.vertices[0]]).normalized();
    core.edges.push_back({e.vertices[0], e.vertices[1], left, right, along});
  }
  for (std::size_t f = 0; f < core.faces.size(); ++f) {
    CoreFace& made = core.faces[f];
    made = {area[f].normalized(), -1e300, static_cast<int>(core.loops.size()), static_cast<int>(sides[f].size())};
    int at = sides[f][0].first;
    for (int k = 0; k < made.count; ++k) {
      core.loops.push_back(at);
      made.offset = std::max(made.offset, made.normal.dot(core.vertices[at]));
      at = std::find_if(sides[f].begin(), sides[f].end(), [&](const auto& s) { return s.first == at; })->second;
    }
  }
}

/// Corners inside a face (within its tolerance) or nowhere are none.
void drop_unused_corners(CoreShape& core) {
  std::vector<int> number(core.vertices.size(), -1);
  for (const int v : core.loops) number[static_cast<std::size_t>(v)] = 0;
  std::vector<Vector3> kept;
  for (std::size_t v = 0; v < number.size(); ++v) {
    if (number[v] < 0) continue;
    number[v] = static_cast<int>(kept.size());
    kept.push_back(core.vertices[v]);
  }
  core.vertices = std::move(kept);
  for (int& v : core.loops) v = number[static_cast<std::size_t>(v)];
  for (CoreEdge& e : core.edges) e.from = number[e.from], e.to = number[e.to];
}

CoreShape polytope(const geometry::TriangleMesh& mesh) {
  CoreShape core;
  core.vertices.assign(mesh.vertices().begin(), mesh.vertices().end());
  core.reach = mesh.bounding_radius(Vector3::Zero());
  const std::vector<geometry::Edge> edges = geometry::edges(mesh);
  add_faces(mesh, edges, core);
  drop_unused_corners(core);
  add_neighbours(core);
  return core;
}

}  // namespace

Groups grouped(std::vector<std::pair<int, int>> key_item, int keys) {
  Groups groups;
  std::sort(key_item.begin(), key_item.end());
  groups.first.assign(static_cast<std::size_t>(keys) + 1, 0);
  for (const auto& [key, item] : key_item) {
    ++groups.first[static_cast<std::size_t>(key) + 1];
    groups.items.push_back(item);
  }
  for (int k = 0; k < keys; ++k)
    groups.first[static_cast<std::size_t>(k) + 1] += groups.first[static_cast<std::size_t>(k)];
  return groups;
}

void add_neighbours(CoreShape& core) {
  std::vector<std::pair<int, int>> faces, edges;
  for (int f = 0; f < static_cast<int>(core.faces.size()); ++f)
    for (const int v : core.loop(f)) faces.emplace_back(v, f);
  for (int e = 0; e < static_cast<int>(core.edges.size()); ++e) {
    edges.emplace_back(core.edges[e].from, e);
    edges.emplace_back(core.edges[e].to, e);
  }
  core.faces_at = grouped(faces, static_cast<int>(core.vertices.size()));
  core.edges_at = grouped(edges, static_cast<int>(core.vertices.size()));
}

int CoreShape::farthest_corner(const Vector3& direction) const {
  int best = 0;
  double value = direction.dot(vertices[0]);
  for (int i = 1; i < static_cast<int>(vertices.size()); ++i) {
    const double candidate = direction.dot(vertices[static_cast<std::size_t>(i)]);
    if (candidate > value) value = candidate, best = i;
  }
  return best;
}

Vector3 CoreShape::farthest(const Vector3& direction) const {
  if (kind == CoreKind::box)
    return {std::copysign(half.x(), direction.x()), std::copysign(half.y(), direction.y()),
            std::copysign(half.z(), direction.z())};
  if (kind == CoreKind::polytope) return vertices[static_cast<std::size_t>(farthest_corner(direction))];
  const double across = std::hypot(direction.x(), direction.y());
  const double z = std::copysign(half.z(), direction.z());
  if (!(across > 0)) return {half.x(), 0, z};
  return {half.x() * direction.x() / across, half.x() * direction.y() / across, z};
}

CorePtr point_core(double radius) {
  CoreShape core;
  core.radius = radius;
  core.vertices = {Vector3::Zero()};
  add_neighbours(core);
  return std::make_shared<const CoreShape>(std::move(core));
}

CorePtr segment_core(double half_length, double radius) {
  CoreShape core;
  core.radius = radius;
  core.reach = half_length;
  core.vertices = {Vector3(0, 0, -half_length), Vector3(0, 0, half_length)};
  core.edges = {{0, 1, -1, -1, Vector3::UnitZ()}};
  add_neighbours(core);
  return std::make_shared<const CoreShape>(std::move(core));
}

CorePtr box_core(const Vector3& half) {
  CoreShape core = polytope(bodies::box(2 * half));
  core.kind = CoreKind::box;
  core.half = half;
  for (CoreFace& face : core.faces) {  // exact, whatever the areas rounded to
    Eigen::Index axis = 0;
    face.normal.cwiseAbs().maxCoeff(&axis);
    face.normal = std::copysign(1.0, face.normal[axis]) * Vector3::Unit(axis);
    face.offset = half[axis];
  }
  return std::make_shared<const CoreShape>(std::move(core));
}

CorePtr cylinder_core(double radius, double half_height) {
  CoreShape core;
  core.kind = CoreKind::cylinder;
  core.half = {radius, radius, half_height};
  core.reach = std::hypot(radius, half_height);
  return std::make_shared<const CoreShape>(std::move(core));
}

CorePtr polytope_core(const geometry::TriangleMesh& mesh) {
  return std::make_shared<const CoreShape>(polytope(mesh));
}

}  // namespace talus::collision
