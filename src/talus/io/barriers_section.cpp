// [[barrier]]: panels along a line, or a mesh.

#include <set>

#include "talus/io/rockfall_keys.h"
#include "talus/io/rockfall_sections.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;

constexpr NumberRange kHeight{.lowest = 0, .highest = 1000, .open = true, .accepted = "a height > 0, up to 1000 m"};
constexpr NumberRange kSpacing{.lowest = 0.01, .highest = 1000, .accepted = "a number from 0.01 to 1000"};
constexpr NumberRange kCapacity{.lowest = 0,
                                .accepted = "a number >= 0; leave it out for a barrier that nothing breaks"};
constexpr double kJoulesPerKilojoule = 1000;

/// Its line counts what passes above or below.
geometry::TriangleMesh panels(const TomlTable& table, ProjectReading& reading, const std::string& name, int number) {
  const std::vector<core::Vector2> line = read_line(table, reading);
  const double height = table.number("height_m", kHeight), spacing = table.number_or("spacing_m", 1.0, kSpacing);
  reading.project.lines.push_back({.name = name, .line = line, .height = height, .barrier = number});
  return table.located("line",
                       [&] { return slope::panels_along(*reading.project.model.ground, line, height, spacing); });
}

geometry::TriangleMesh mesh_barrier(const TomlTable& table, ProjectReading& reading) {
  table.refuse("height_m", "has no meaning for a mesh");
  table.refuse("spacing_m", "has no meaning for a mesh");
  const fs::path path = table.path("mesh");
  geometry::TriangleMesh mesh = read_surface_mesh(path).translated(-reading.project.model.origin);
  reading.add_input(path);
  return mesh;
}

slope::Barrier read_barrier(const TomlTable& table, ProjectReading& reading, int number) {
  slope::Barrier barrier{.name = table.text("name")};
  if (barrier.name.empty()) table.fail("name", "is empty", "a name");
  barrier.mesh =
      table.first_of("line", "mesh") ? panels(table, reading, barrier.name, number) : mesh_barrier(table, reading);
  if (table.has("capacity_kJ")) barrier.capacity = kJoulesPerKilojoule * table.number("capacity_kJ", kCapacity);
  return barrier;
}

}  // namespace

void read_barriers(ProjectReading& reading) {
  std::vector<slope::Barrier> list;
  std::set<std::string> names;
  for (const TomlTable& table : reading.root.tables("barrier", rockfall_keys::kBarrier)) {
    list.push_back(read_barrier(table, reading, static_cast<int>(list.size())));
    if (!names.insert(list.back().name).second) table.fail("name", "another barrier has this name", "one of its own");
  }
  reading.project.model.barriers = reading.root.located("barrier", [&] { return slope::Barriers(std::move(list)); });
}

}  // namespace talus::io
