#include "talus/io/ground_mesh.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <stdexcept>
#include <utility>
#include <vector>

#include "talus/slope/height_field.h"
#include "talus/slope/mesh_surface.h"

namespace talus::io {
namespace {

using core::Vector3;
using geometry::Triangle;
using geometry::TriangleMesh;

/// 0, step, 2 step, ... and the last node.
std::vector<int> nodes(int count, int step) {
  std::vector<int> list;
  for (int i = 0; i < count - 1; i += step) list.push_back(i);
  list.push_back(count - 1);
  return list;
}

TriangleMesh every_kth(const slope::HeightField& field, int step) {
  const slope::HeightGrid& grid = field.grid();
  const std::vector<int> columns = nodes(grid.columns, step), rows = nodes(grid.rows, step);
  std::vector<Vector3> vertices;
  std::vector<Triangle> triangles;
  std::vector<int> number(columns.size() * rows.size(), -1);  // of the vertex at a node; -1: none
  for (std::size_t j = 0; j < rows.size(); ++j)
    for (std::size_t i = 0; i < columns.size(); ++i) {
      const double z = field.height(columns[i], rows[j]);
      if (!std::isfinite(z)) continue;
      number[j * columns.size() + i] = static_cast<int>(vertices.size());
      vertices.emplace_back(grid.first.x() + columns[i] * grid.spacing.x(), grid.first.y() + rows[j] * grid.spacing.y(),
                            z);
    }
  for (std::size_t j = 0; j + 1 < rows.size(); ++j)
    for (std::size_t i = 0; i + 1 < columns.size(); ++i) {
      const std::size_t at = j * columns.size() + i;
      const int a = number[at], b = number[at + 1];
      const int c = number[at + columns.size()], d = number[at + columns.size() + 1];
      if (std::min({a, b, c, d}) < 0) continue;  // a hole, as in slope/height_field.h
      triangles.push_back({a, b, d});
      triangles.push_back({a, d, c});
    }
  return {std::move(vertices), std::move(triangles)};
}

TriangleMesh clustered(const TriangleMesh& mesh, double cell) {
  std::map<std::array<std::int64_t, 3>, int> cells;
  std::vector<Vector3> vertices;
  std::vector<int> number;
  for (const Vector3& vertex : mesh.vertices()) {
    const Vector3 place = (vertex / cell).array().floor();
    const std::array<std::int64_t, 3> key{std::llround(place.x()), std::llround(place.y()), std::llround(place.z())};
    const auto [entry, added] = cells.try_emplace(key, static_cast<int>(vertices.size()));
    if (added) vertices.push_back(vertex);
    number.push_back(entry->second);
  }
  std::vector<Triangle> triangles;
  for (const Triangle& t : mesh.triangles()) {
    const Triangle moved{number[static_cast<std::size_t>(t[0])], number[static_cast<std::size_t>(t[1])],
                         number[static_cast<std::size_t>(t[2])]};
    if (moved[0] != moved[1] && moved[1] != moved[2] && moved[2] != moved[0]) triangles.push_back(moved);
  }
  return {std::move(vertices), std::move(triangles)};
}

GroundMesh of_field(const slope::HeightField& field, std::int64_t most) {
  const auto count = [&](int step) {
    const auto columns = static_cast<std::int64_t>(nodes(field.grid().columns, step).size() - 1);
    return 2 * columns * static_cast<std::int64_t>(nodes(field.grid().rows, step).size() - 1);
  };
  int step = 1;
  while (count(step) > most && step < std::max(field.grid().columns, field.grid().rows)) ++step;
  return {.mesh = every_kth(field, step), .thinned = step > 1};
}

GroundMesh of_mesh(const TriangleMesh& mesh, std::int64_t most) {
  if (mesh.triangle_count() <= most) return {.mesh = mesh};
  // A cell of this size holds two triangles of the thinned mesh.
  double cell = std::sqrt(2 * geometry::surface_area(mesh) / static_cast<double>(most));
  TriangleMesh thinned = clustered(mesh, cell);
  while (thinned.triangle_count() > most) thinned = clustered(mesh, cell *= 1.2);
  return {.mesh = std::move(thinned), .thinned = true};
}

}  // namespace

GroundMesh ground_mesh(const slope::Surface& ground, std::int64_t most_triangles) {
  if (const auto* field = dynamic_cast<const slope::HeightField*>(&ground)) return of_field(*field, most_triangles);
  if (const auto* mesh = dynamic_cast<const slope::MeshSurface*>(&ground)) return of_mesh(mesh->mesh(), most_triangles);
  throw std::logic_error("a ground that is neither height field nor mesh");
}

}  // namespace talus::io
