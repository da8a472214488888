#include "talus/bodies/shape_library.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <map>
#include <numbers>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/core/random.h"
#include "talus/core/text.h"
#include "talus/geometry/convex_hull.h"
#include "talus/geometry/polygon.h"

namespace talus::bodies {
namespace {

using geometry::Triangle;

constexpr std::array<std::string_view, 8> kNames{"cube",         "sphere",      "tetrahedron", "octahedron",
                                                 "dodecahedron", "icosahedron", "eota111",     "eota221"};
constexpr std::uint32_t kBoulderStream = 0x626f756c;  // apart from every other use of the project's seed

[[noreturn]] void refuse(std::string key, std::string value, std::string problem, std::string accepted) {
  throw core::InputError({.key = std::move(key),
                          .value = std::move(value),
                          .problem = std::move(problem),
                          .accepted = std::move(accepted)});
}

void require_positive(const std::string& key, const Vector3& value) {
  if (value.allFinite() && (value.array() > 0).all()) return;
  refuse(key, fmt::format("[{}, {}, {}]", value.x(), value.y(), value.z()), "no such body", "three finite lengths > 0");
}

TriangleMesh hull_of(std::span<const Vector3> points) {
  geometry::Hull hull = geometry::convex_hull(points);
  assert(hull.status == geometry::HullStatus::ok);
  return std::move(hull.mesh);
}

/// The four points (0, +-a, +-b) and their cyclic permutations.
std::vector<Vector3> golden_rectangles(double a, double b) {
  std::vector<Vector3> points;
  for (int axis = 0; axis < 3; ++axis)
    for (const double s : {-a, a})
      for (const double t : {-b, b})
        points.emplace_back(s * Vector3::Unit((axis + 1) % 3) + t * Vector3::Unit((axis + 2) % 3));
  return points;
}

/// Each triangle into four; new vertices on the sphere around the origin.
TriangleMesh split(const TriangleMesh& mesh, double radius) {
  std::vector<Vector3> vertices(mesh.vertices().begin(), mesh.vertices().end());
  std::vector<Triangle> triangles;
  triangles.reserve(4 * mesh.triangles().size());
  std::map<std::pair<int, int>, int> middles;
  const auto middle = [&](int a, int b) {
    const auto [entry, is_new] = middles.try_emplace(std::minmax(a, b), static_cast<int>(vertices.size()));
    const Vector3 on_sphere = radius * (vertices[a] + vertices[b]).normalized();
    if (is_new) vertices.push_back(on_sphere);
    return entry->second;
  };
  for (const Triangle& t : mesh.triangles()) {
    const int ab = middle(t[0], t[1]);
    const int bc = middle(t[1], t[2]);
    const int ca = middle(t[2], t[0]);
    triangles.insert(triangles.end(), {{t[0], ab, ca}, {ab, t[1], bc}, {ca, bc, t[2]}, {ab, bc, ca}});
  }
  return {std::move(vertices), std::move(triangles)};
}

/// Uniform in the ball of radius 1 and not nearer to its centre than `inner`.
Vector3 point_in_shell(core::Random& random, double inner) {
  for (;;) {
    const double x = random.uniform(-1, 1);
    const double y = random.uniform(-1, 1);
    const Vector3 p(x, y, random.uniform(-1, 1));
    const double r = p.norm();
    if (r <= 1 && r > 0.1) return p / r * (inner + (1 - inner) * random.uniform());
  }
}

void check(const BoulderSettings& settings) {
  require_positive("sides", settings.sides);
  if (settings.points < 8 || settings.points > 10000)
    refuse("points", std::to_string(settings.points), "out of range", "8 to 10000");
  if (!(settings.roundness >= 0 && settings.roundness <= 1))
    refuse("roundness", fmt::format("{}", settings.roundness), "out of range", "0 to 1");
}

}  // namespace

TriangleMesh box(const Vector3& sides) {
  require_positive("sides", sides);
  std::vector<Vector3> v;  // corner number x + 2 y + 4 z
  for (const double z : {-0.5, 0.5})
    for (const double y : {-0.5, 0.5})
      for (const double x : {-0.5, 0.5}) v.emplace_back(sides.cwiseProduct(Vector3(x, y, z)));
  return {std::move(v),
          {{0, 2, 1},
           {1, 2, 3},
           {4, 5, 6},
           {5, 7, 6},
           {0, 1, 4},
           {1, 5, 4},
           {2, 6, 3},
           {3, 6, 7},
           {0, 4, 2},
           {2, 4, 6},
           {1, 3, 5},
           {3, 7, 5}}};
}

TriangleMesh tetrahedron() {
  return hull_of(std::array<Vector3, 4>{Vector3(0.5, 0.5, 0.5), Vector3(0.5, -0.5, -0.5), Vector3(-0.5, 0.5, -0.5),
                                        Vector3(-0.5, -0.5, 0.5)});
}

TriangleMesh octahedron() {
  std::vector<Vector3> points;
  for (int axis = 0; axis < 3; ++axis)
    for (const double s : {-0.5, 0.5}) points.emplace_back(s * Vector3::Unit(axis));
  return hull_of(points);
}

TriangleMesh dodecahedron() {
  const double phi = std::numbers::phi;
  std::vector<Vector3> points = golden_rectangles(0.5 / (phi * phi), 0.5);
  const TriangleMesh inner_cube = box(Vector3::Constant(1 / phi));
  points.insert(points.end(), inner_cube.vertices().begin(), inner_cube.vertices().end());
  return hull_of(points);
}

TriangleMesh icosahedron() {
  return hull_of(golden_rectangles(0.5 / std::numbers::phi, 0.5));
}

TriangleMesh sphere(int level) {
  if (level < 0 || level > kMaxSphereLevel)
    refuse("level", std::to_string(level), "out of range", fmt::format("0 to {}", kMaxSphereLevel));
  constexpr double kRadius = 0.5;
  const TriangleMesh start = icosahedron();
  TriangleMesh mesh = start.scaled(kRadius / start.vertices()[0].norm());
  for (int i = 0; i < level; ++i) mesh = split(mesh, kRadius);
  return mesh;
}

TriangleMesh ellipsoid(const Vector3& half_axes, int level) {
  require_positive("half_axes", half_axes);
  return sphere(level).scaled(2 * half_axes);
}

TriangleMesh eota(const Vector3& sides) {
  require_positive("sides", sides);
  std::vector<Vector3> points;
  for (int axis = 0; axis < 3; ++axis)
    for (int signs = 0; signs < 8; ++signs) {
      Vector3 p((signs & 1) != 0 ? 0.25 : -0.25, (signs & 2) != 0 ? 0.25 : -0.25, (signs & 4) != 0 ? 0.25 : -0.25);
      p[axis] *= 2;
      points.push_back(p);
    }
  return hull_of(points).scaled(sides);
}

TriangleMesh extruded_polygon(std::span<const Vector2> polygon, double height) {
  if (!(std::isfinite(height) && height > 0))
    refuse("height", fmt::format("{}", height), "no such body", "a finite length > 0");
  const geometry::Triangulation lid = geometry::triangulate(polygon);
  if (lid.status != geometry::PolygonStatus::ok)
    refuse("polygon", fmt::format("{} corners", polygon.size()), std::string(to_string(lid.status)),
           "corners around one area, first not repeated at the end");
  const int n = static_cast<int>(polygon.size());
  std::vector<Vector3> vertices;
  for (const double z : {-height / 2, height / 2})
    for (const Vector2& p : polygon) vertices.emplace_back(p.x(), p.y(), z);
  std::vector<Triangle> triangles;
  for (const Triangle& t : lid.triangles) {
    triangles.push_back({t[0], t[2], t[1]});
    triangles.push_back({t[0] + n, t[1] + n, t[2] + n});
  }
  for (int i = 0; i < n; ++i) {
    const int j = (i + 1) % n;
    triangles.insert(triangles.end(), {{i, j, j + n}, {i, j + n, i + n}});
  }
  const TriangleMesh mesh(std::move(vertices), std::move(triangles));
  return geometry::signed_area(polygon) > 0 ? mesh : mesh.inverted();
}

TriangleMesh boulder(const BoulderSettings& settings) {
  check(settings);
  core::Random random(settings.seed, kBoulderStream, settings.index);
  std::vector<Vector3> points(settings.points);
  for (Vector3& p : points) p = point_in_shell(random, settings.roundness);
  const TriangleMesh raw = hull_of(points);
  const geometry::Box around = geometry::bounding_box(raw.vertices());
  return raw.translated(-around.centre()).scaled(settings.sides.cwiseQuotient(around.sides()));
}

std::span<const std::string_view> shape_names() {
  return kNames;
}

TriangleMesh named_shape(std::string_view name) {
  if (name == "cube") return box(Vector3::Ones());
  if (name == "sphere") return sphere();
  if (name == "tetrahedron") return tetrahedron();
  if (name == "octahedron") return octahedron();
  if (name == "dodecahedron") return dodecahedron();
  if (name == "icosahedron") return icosahedron();
  if (name == "eota111") return eota(Vector3::Ones());
  if (name == "eota221") return eota({1, 1, 0.5});
  const std::string meant = core::nearest_word(name, kNames);
  refuse("shape", std::string(name), meant.empty() ? "unknown shape" : "unknown shape, did you mean " + meant + "?",
         core::join(kNames));
}

}  // namespace talus::bodies
