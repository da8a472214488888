// [slope]: the ground, from a raster of heights or a mesh.

#include <algorithm>
#include <cmath>
#include <memory>

#include "talus/core/error.h"
#include "talus/geometry/mesh_repair.h"
#include "talus/io/crs.h"
#include "talus/io/mesh_files.h"
#include "talus/io/mesh_words.h"
#include "talus/io/raster_file.h"
#include "talus/io/rockfall_keys.h"
#include "talus/io/rockfall_sections.h"
#include "talus/slope/height_field.h"
#include "talus/slope/mesh_surface.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using core::Vector2;
using core::Vector3;

/// Whole metres: the middle of the extent in plan, and its lowest height.
Vector3 origin_of(const geometry::Box& extent) {
  const Vector3 middle = extent.centre();
  return {std::round(middle.x()), std::round(middle.y()), std::round(extent.lower.z())};
}

/// Heights are those of the middles of the cells.
geometry::Box extent_of(const Raster& dem) {
  double lowest = std::numeric_limits<double>::infinity(), highest = -lowest;
  for (const double z : dem.values) {
    if (std::isnan(z)) continue;
    lowest = std::min(lowest, z);
    highest = std::max(highest, z);
  }
  const Vector2 far = dem.corner + dem.cell.cwiseProduct(Vector2(dem.columns, dem.rows));
  return {.lower = {dem.corner.x(), dem.corner.y(), lowest}, .upper = {far.x(), far.y(), highest}};
}

slope::HeightGrid grid_of(Raster dem, const Vector3& origin) {
  for (double& z : dem.values) z -= origin.z();
  return {.columns = dem.columns,
          .rows = dem.rows,
          .first = dem.corner - origin.head<2>() + 0.5 * dem.cell,
          .spacing = dem.cell,
          .heights = std::move(dem.values)};
}

void require_metric(const fs::path& path, const std::string& crs) {
  const std::string problem = crs_problem(crs);
  if (!problem.empty())
    throw core::InputError({.file = path.string(), .problem = problem, .accepted = std::string(kMetricCrs)});
}

/// What the project says about the coordinates; it must not contradict the file.
void read_crs(const TomlTable& table, RockfallProject& project) {
  if (!table.has("crs")) return;
  const std::string said = table.located("crs", [&] { return crs_from_text(table.text("crs")); });
  if (crs_differ(said, project.crs))
    table.fail("crs", "contradicts the file, which is in " + crs_name(project.crs), "leave it out");
  const std::string problem = crs_problem(said);
  if (!problem.empty()) table.fail("crs", problem, kMetricCrs);
  if (project.crs.empty()) project.crs = said;
}

void read_dem(const TomlTable& table, ProjectReading& reading) {
  const fs::path path = table.path("dem");
  std::optional<int> band;
  if (table.has("band"))
    band = static_cast<int>(
        table.integer("band", {.lowest = 1, .highest = 1e6, .accepted = "the number of a band, counted from 1"}));
  Raster dem = read_raster(path, band);
  require_metric(path, dem.crs);
  for (const fs::path& file : dem.files) reading.add_input(file);
  reading.project.crs = dem.crs;
  rockfall::Model& model = reading.project.model;
  in_file(path, [&] {
    const geometry::Box extent = extent_of(dem);
    if (!extent.lower.allFinite() || !extent.upper.allFinite())
      throw core::InputError({.problem = "holds an infinite height", .accepted = "finite heights, or no data"});
    model.origin = origin_of(extent);
    model.ground = std::make_shared<slope::HeightField>(grid_of(std::move(dem), model.origin));
    return 0;
  });
}

void read_mesh_ground(const TomlTable& table, ProjectReading& reading) {
  table.refuse("band", "has no meaning for a mesh");
  const fs::path path = table.path("mesh");
  const geometry::TriangleMesh mesh = read_surface_mesh(path);
  reading.add_input(path);
  rockfall::Model& model = reading.project.model;
  model.origin = origin_of(geometry::bounding_box(mesh.vertices()));
  in_file(path, [&] {
    model.ground = std::make_shared<slope::MeshSurface>(mesh.translated(-model.origin));
    return 0;
  });
}

}  // namespace

geometry::TriangleMesh read_surface_mesh(const fs::path& path) {
  geometry::TriangleMesh mesh = read_mesh(path);
  return lower_case(path.extension().string()) == ".stl" ? geometry::welded(mesh) : mesh;
}

void read_slope(ProjectReading& reading) {
  const std::optional<TomlTable> table = reading.root.table("slope", rockfall_keys::kSlope);
  if (!table) reading.root.fail("slope", "the section is missing", "[slope] with dem or mesh");
  if (table->first_of("dem", "mesh")) {
    read_dem(*table, reading);
  } else {
    read_mesh_ground(*table, reading);
  }
  read_crs(*table, reading.project);
}

}  // namespace talus::io
