// The shape of a body or of a part of one.

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

#include "talus/bodies/rock.h"
#include "talus/bodies/shape_library.h"
#include "talus/core/text.h"
#include "talus/geometry/disjoint_sets.h"
#include "talus/geometry/mesh_repair.h"
#include "talus/io/mesh_files.h"
#include "talus/io/mesh_words.h"
#include "talus/io/spatial_keys.h"
#include "talus/io/spatial_sections.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using collision::ShapePtr;
using core::Vector3;
using geometry::TriangleMesh;

constexpr NumberRange kLength{.lowest = 0, .highest = 1e4, .open = true, .accepted = "a length > 0, up to 10000 m"};
constexpr std::array<std::string_view, 3> kMeshForms{"hull", "surface", "parts"};
constexpr std::array<std::string_view, 7> kShapeKeys{"sphere_radius_m", "box_m", "capsule", "cylinder",
                                                     "hull_m",          "mesh",  "shape"};

Vector3 read_sides(const TomlTable& table, std::string_view key) {
  const Vector3 sides = table.vector3(key);
  if (!(sides.minCoeff() > 0 && sides.maxCoeff() <= kLength.highest))
    table.fail(key, "out of range", "three sides > 0, up to 10000 m");
  return sides;
}

TriangleMesh sized(const TomlTable& table, const TriangleMesh& mesh) {
  return table.has("sides_m") ? bodies::scaled_to_sides(mesh, read_sides(table, "sides_m")) : mesh;
}

std::vector<std::string_view> shape_words() {
  const auto named = bodies::shape_names();
  std::vector<std::string_view> words(named.begin(), named.end());
  words.insert(words.end(), {"ellipsoid", "boulder"});
  return words;
}

ShapePtr library_shape(const TomlTable& table, std::uint64_t index) {
  const std::string name = table.word("shape", "shape", shape_words());
  if (name != "boulder") table.refuse("seed", "belongs to the shape boulder only");
  if (name == "ellipsoid") {
    if (!table.has("sides_m")) table.fail("sides_m", "the key is missing", "three sides > 0, up to 10000 m");
    return collision::hull(bodies::ellipsoid(0.5 * read_sides(table, "sides_m")).vertices());
  }
  if (name != "boulder") return collision::hull(sized(table, bodies::named_shape(name)).vertices());
  bodies::BoulderSettings settings{.index = index};
  settings.seed = static_cast<std::uint64_t>(
      table.integer_or("seed", 1, {.lowest = 0, .highest = 9e15, .accepted = "a whole number >= 0"}));
  if (table.has("sides_m")) settings.sides = read_sides(table, "sides_m");
  return collision::hull(bodies::boulder(settings).vertices());
}

/// Triangles that hang together by their vertices, in the order of their first one.
std::vector<TriangleMesh> connected_parts(const TriangleMesh& mesh) {
  geometry::DisjointSets sets(mesh.vertex_count());
  for (const geometry::Triangle& t : mesh.triangles()) sets.join(t[0], t[1]), sets.join(t[1], t[2]);
  std::vector<int> part(static_cast<std::size_t>(mesh.vertex_count()), -1);
  std::vector<std::vector<geometry::Triangle>> triangles;
  for (const geometry::Triangle& t : mesh.triangles()) {
    int& number = part[static_cast<std::size_t>(sets.find(t[0]))];
    if (number < 0) number = static_cast<int>(triangles.size()), triangles.emplace_back();
    triangles[static_cast<std::size_t>(number)].push_back(t);
  }
  const std::vector<Vector3> vertices(mesh.vertices().begin(), mesh.vertices().end());
  std::vector<TriangleMesh> parts;
  for (auto& list : triangles) parts.push_back(geometry::without_unused_vertices({vertices, std::move(list)}));
  return parts;
}

ShapePtr parts_of(const TriangleMesh& mesh) {
  std::vector<collision::Part> parts;
  for (const TriangleMesh& part : connected_parts(mesh)) parts.push_back({collision::hull(part.vertices()), {}});
  return parts.size() == 1 ? parts.front().shape : collision::compound(std::move(parts));
}

ShapePtr mesh_shape(const TomlTable& table, SpatialReading& reading) {
  const fs::path path = table.path("mesh");
  const std::string form = table.has("mesh_as") ? table.word("mesh_as", "form of a mesh", kMeshForms) : "hull";
  TriangleMesh mesh = read_mesh(path);
  reading.add_input(path);
  if (lower_case(path.extension().string()) == ".stl") mesh = geometry::welded(mesh);
  if (form == "surface") bodies::require_body(mesh, path.string());
  return table.located("mesh", [&] {
    mesh = sized(table, mesh);
    if (form == "surface") return collision::surface(mesh);
    return form == "parts" ? parts_of(mesh) : collision::hull(mesh.vertices());
  });
}

ShapePtr capsule_shape(const TomlTable& table) {
  const TomlTable keys = *table.table("capsule", spatial_keys::kCapsule);
  return collision::capsule(keys.number("radius_m", kLength), keys.number("length_m", kLength));
}

ShapePtr cylinder_shape(const TomlTable& table) {
  const TomlTable keys = *table.table("cylinder", spatial_keys::kCylinder);
  return collision::cylinder(keys.number("radius_m", kLength), keys.number("height_m", kLength));
}

ShapePtr hull_shape(const TomlTable& table) {
  const core::Matrix rows = table.matrix("hull_m", 3);
  std::vector<Vector3> points;
  for (int i = 0; i < rows.rows(); ++i) points.emplace_back(rows.row(i));
  return collision::hull(points);
}

void refuse_foreign_keys(const TomlTable& table, std::string_view key) {
  const auto given = [&](std::string_view other) { return other != key && table.has(other); };
  const auto second = std::find_if(kShapeKeys.begin(), kShapeKeys.end(), given);
  if (second != kShapeKeys.end())
    table.fail(*second, fmt::format("cannot stand beside {}", key), "one shape for each body");
  if (key != "mesh") table.refuse("mesh_as", "belongs to mesh only");
  if (key != "mesh" && key != "shape") table.refuse("sides_m", "belongs to mesh and shape only");
  if (key != "shape") table.refuse("seed", "belongs to the shape boulder only");
}

}  // namespace

bool is_varied(const TomlTable& table) {
  const JsonNode* const shape = table.find("shape");
  const auto* name = shape == nullptr ? nullptr : std::get_if<std::string>(&shape->value);
  return name != nullptr && *name == "boulder";
}

ShapePtr read_shape(const TomlTable& table, SpatialReading& reading, std::uint64_t index) {
  const auto found =
      std::find_if(kShapeKeys.begin(), kShapeKeys.end(), [&](std::string_view key) { return table.has(key); });
  if (found == kShapeKeys.end()) table.fail("box_m", "the body has no shape", core::join(kShapeKeys));
  const std::string_view key = *found;
  refuse_foreign_keys(table, key);
  return table.located(key, [&]() -> ShapePtr {
    if (key == "sphere_radius_m") return collision::sphere(table.number(key, kLength));
    if (key == "box_m") return collision::box(read_sides(table, key));
    if (key == "capsule") return capsule_shape(table);
    if (key == "cylinder") return cylinder_shape(table);
    if (key == "hull_m") return hull_shape(table);
    return key == "mesh" ? mesh_shape(table, reading) : library_shape(table, index);
  });
}

}  // namespace talus::io
