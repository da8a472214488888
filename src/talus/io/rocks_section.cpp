// [rock.NAME]: shapes and masses.

#include <algorithm>
#include <array>
#include <optional>

#include "talus/bodies/shape_library.h"
#include "talus/core/text.h"
#include "talus/io/distribution_reader.h"
#include "talus/io/mesh_files.h"
#include "talus/io/mesh_words.h"
#include "talus/io/rockfall_keys.h"
#include "talus/io/rockfall_sections.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using core::Vector3;
using geometry::TriangleMesh;

constexpr double kDensity = 2700;  ///< kg/m^3, of granite and limestone
constexpr NumberRange kLength{.lowest = 0, .highest = 1e4, .open = true, .accepted = "a length > 0, up to 10000 m"};
constexpr std::array<std::string_view, 4> kMadeShapes{"box", "ellipsoid", "boulder", "polygon"};

/// Keys that only some shapes understand.
struct ShapeKey {
  std::string_view key;
  std::array<std::string_view, 2> shapes;
};
constexpr std::array<ShapeKey, 7> kShapeKeys{{{"seed", {"boulder"}},
                                              {"variety", {"boulder"}},
                                              {"points", {"boulder"}},
                                              {"roundness", {"boulder"}},
                                              {"level", {"sphere", "ellipsoid"}},
                                              {"polygon_m", {"polygon"}},
                                              {"height_m", {"polygon"}}}};

void refuse_foreign_keys(const TomlTable& table, const std::string& shape) {
  for (const ShapeKey& entry : kShapeKeys) {
    if (std::find(entry.shapes.begin(), entry.shapes.end(), shape) != entry.shapes.end()) continue;
    const std::string shapes(entry.shapes[1].empty() ? entry.shapes[0] : core::join(entry.shapes, " and "));
    table.refuse(entry.key, "belongs to the shape " + shapes + " only");
  }
  if (shape == "polygon") table.refuse("sides_m", "has no meaning beside polygon_m and height_m");
}

using Sides = std::array<core::Distribution, 3>;

/// The key sides_m, or none where it is missing and the shape has sides of its own.
std::optional<Sides> read_sides(const TomlTable& table, const std::string& shape, ProjectReading& reading) {
  const bool needed = shape == "box" || shape == "ellipsoid";
  if (!needed && !table.has("sides_m")) return std::nullopt;
  return read_distributions(table, "sides_m", kLength, reading);
}

bool is_random(const Sides& sides) {
  return std::any_of(sides.begin(), sides.end(), [](const core::Distribution& d) { return !d.is_constant(); });
}

int sphere_level(const TomlTable& table) {
  return static_cast<int>(
      table.integer_or("level", bodies::kSphereLevel,
                       {.lowest = 0, .highest = bodies::kMaxSphereLevel, .accepted = "a whole number from 0 to 7"}));
}

/// `index`: which one of those of this seed.
TriangleMesh boulder_of(const TomlTable& table, const ProjectReading& reading, const Vector3& sides,
                        std::uint64_t index = 0) {
  bodies::BoulderSettings settings{.index = index};
  settings.seed =
      static_cast<std::uint64_t>(table.integer_or("seed", static_cast<std::int64_t>(reading.project.seed),
                                                  {.lowest = 0, .highest = 9.2e18, .accepted = "a whole number >= 0"}));
  settings.points = static_cast<int>(table.integer_or(
      "points", settings.points, {.lowest = 8, .highest = 1000, .accepted = "a whole number from 8 to 1000"}));
  settings.roundness =
      table.number_or("roundness", settings.roundness, {.lowest = 0, .highest = 1, .accepted = "a number from 0 to 1"});
  settings.sides = sides;
  return bodies::boulder(settings);
}

TriangleMesh made_shape(const TomlTable& table, const std::string& shape, const ProjectReading& reading,
                        const Vector3& sides) {
  if (shape == "box") return bodies::box(sides);
  if (shape == "ellipsoid") return bodies::ellipsoid(0.5 * sides, sphere_level(table));
  if (shape == "boulder") return boulder_of(table, reading, sides);
  return bodies::extruded_polygon(table.points("polygon_m"), table.number("height_m", kLength));
}

bool is_mesh_name(const std::string& shape) {
  const std::string ending = lower_case(fs::path(shape).extension().string());
  return ending == ".obj" || ending == ".ply" || ending == ".stl";
}

TriangleMesh mesh_shape(const TomlTable& table, ProjectReading& reading) {
  const fs::path path = table.path("shape");
  TriangleMesh mesh = read_body(path, {.weld = lower_case(path.extension().string()) == ".stl"});
  reading.add_input(path);
  return mesh;
}

[[noreturn]] void refuse_shape(const TomlTable& table, const std::string& shape) {
  std::vector<std::string_view> names(bodies::shape_names().begin(), bodies::shape_names().end());
  names.insert(names.end(), kMadeShapes.begin(), kMadeShapes.end());
  table.fail("shape", core::unknown_word("shape", shape, names),
             core::join(names) + ", or a mesh file (.obj, .ply, .stl)");
}

bool is_among(std::string_view word, std::span<const std::string_view> words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// The mesh of a shape. Sides that are the same for all rocks are given; without, made shapes are 1 m long and others
/// as drawn.
TriangleMesh shape_mesh(const TomlTable& table, ProjectReading& reading, const std::string& shape,
                        const std::optional<Vector3>& sides) {
  if (is_among(shape, kMadeShapes))
    return table.located(shape == "polygon" ? "polygon_m" : "shape",
                         [&] { return made_shape(table, shape, reading, sides.value_or(Vector3::Ones())); });
  if (!is_among(shape, bodies::shape_names()) && !is_mesh_name(shape)) refuse_shape(table, shape);
  const TriangleMesh mesh = is_mesh_name(shape) ? mesh_shape(table, reading)
                            : shape == "sphere" ? bodies::sphere(sphere_level(table))
                                                : bodies::named_shape(shape);
  return sides ? bodies::scaled_to_sides(mesh, *sides) : mesh;
}

/// More boulders of the same seed, where variety asks for them.
std::vector<TriangleMesh> other_boulders(const TomlTable& table, const ProjectReading& reading, const Vector3& sides) {
  const std::int64_t variety =
      table.integer_or("variety", 1, {.lowest = 1, .highest = 1000, .accepted = "a whole number from 1 to 1000"});
  std::vector<TriangleMesh> meshes;
  for (std::int64_t i = 1; i < variety; ++i)
    meshes.push_back(boulder_of(table, reading, sides, static_cast<std::uint64_t>(i)));
  return meshes;
}

rockfall::RockKind read_rock(const std::string& name, const TomlTable& table, ProjectReading& reading) {
  rockfall::RockKindSettings settings{.name = name};
  const std::string shape = table.text("shape");
  refuse_foreign_keys(table, shape);
  const std::optional<Sides> sides = read_sides(table, shape, reading);
  std::optional<Vector3> fixed;
  if (sides && is_random(*sides)) settings.sides = sides;
  if (sides && !is_random(*sides))
    fixed = Vector3((*sides)[0].quantile(0.5), (*sides)[1].quantile(0.5), (*sides)[2].quantile(0.5));
  settings.mesh = shape_mesh(table, reading, shape, fixed);
  if (shape == "boulder") settings.other_meshes = other_boulders(table, reading, fixed.value_or(Vector3::Ones()));
  settings.density =
      read_distribution_or(table, "density_kg_m3", kDensity,
                           {.lowest = 1, .highest = 30000, .accepted = "a number from 1 to 30000"}, reading);
  if (table.has("mass_kg"))
    settings.mass = read_distribution(
        table, "mass_kg", {.lowest = 0, .highest = 1e12, .open = true, .accepted = "a number > 0, up to 1e12"},
        reading);
  return table.located("shape", [&] { return rockfall::RockKind(std::move(settings)); });
}

}  // namespace

void read_rocks(ProjectReading& reading) {
  for (const TomlTable::Named& named : reading.root.named_tables("rock", rockfall_keys::kRock))
    reading.plan.kinds.push_back(read_rock(named.name, named.table, reading));
  if (reading.plan.kinds.empty())
    reading.root.fail("rock", "there is no rock", "at least one [rock.NAME] with a shape");
}

}  // namespace talus::io
