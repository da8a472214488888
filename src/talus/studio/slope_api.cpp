#include "talus/studio/slope_api.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "talus/io/crs.h"
#include "talus/io/ground_mesh.h"
#include "talus/slope/height_field.h"
#include "talus/studio/binary.h"

namespace talus::studio {
namespace {

using core::Vector3;

/// The ground of a rockfall project, or that below the pedestal of a rocking project. What it belongs to lives as long.
struct Slope {
  std::shared_ptr<const void> owner;
  const slope::Surface* ground = nullptr;
  Vector3 origin = Vector3::Zero();
  std::string crs;
};

Slope open_slope(Workspace& workspace) {
  const auto file = workspace.require();
  const std::string kind = workspace.kind();
  if (kind == "rockfall") {
    const auto project = workspace.store().rockfall(file);
    return {project, project->model.ground.get(), project->model.origin, project->crs};
  }
  if (kind == "rocking") {
    const auto project = workspace.store().rocking(file);
    if (project->runout)
      return {project, project->runout->bare_ground.get(), project->runout->slope.model.origin,
              project->runout->slope.crs};
  }
  throw Refusal(Status::not_found, {.problem = "the project has no slope"});
}

Json bounds_json(const geometry::Box& box) {
  return {vector_json(box.lower), vector_json(box.upper)};
}

Json terrain_header(const Slope& slope, const char* type) {
  return {{"type", type},
          {"origin", vector_json(slope.origin)},
          {"crs", io::crs_name(slope.crs)},
          {"bounds", bounds_json(slope.ground->bounds())}};
}

/// Every k-th node, so that there are no more than `most`.
std::string grid_bytes(const Slope& slope, const slope::HeightField& field, double most) {
  const slope::HeightGrid& grid = field.grid();
  const auto nodes = [](int count, int stride) { return (count - 1) / stride + 1; };
  int stride = 1;
  while (static_cast<double>(nodes(grid.columns, stride)) * nodes(grid.rows, stride) > most) ++stride;
  const int columns = nodes(grid.columns, stride), rows = nodes(grid.rows, stride);
  std::vector<float> heights;
  heights.reserve(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
  for (int j = 0; j < rows; ++j)
    for (int i = 0; i < columns; ++i) heights.push_back(static_cast<float>(field.height(i * stride, j * stride)));
  Json header = terrain_header(slope, "grid");
  header.update({{"stride", stride},
                 {"columns", columns},
                 {"rows", rows},
                 {"cell", {grid.spacing.x() * stride, grid.spacing.y() * stride}},
                 {"first", {grid.first.x(), grid.first.y()}}});
  Binary binary(header);
  binary.add("height", heights, 1, "m");
  return binary.bytes();
}

void add_mesh(Binary& binary, const geometry::TriangleMesh& mesh) {
  std::vector<float> positions;
  std::vector<std::uint32_t> index;
  for (const Vector3& vertex : mesh.vertices()) append(positions, vertex);
  for (const geometry::Triangle& triangle : mesh.triangles())
    for (const int corner : triangle) index.push_back(static_cast<std::uint32_t>(corner));
  binary.add("position", positions, 3, "m");
  binary.add("index", index, 3);
}

std::string mesh_bytes(const Slope& slope, double most) {
  const io::GroundMesh ground = io::ground_mesh(*slope.ground, static_cast<std::int64_t>(2 * most));
  Json header = terrain_header(slope, "mesh");
  header.update({{"stride", 1}, {"thinned", ground.thinned}});
  Binary binary(header);
  add_mesh(binary, ground.mesh);
  return binary.bytes();
}

/// From above; NaN where there is no ground.
double ground_height(const slope::Surface& ground, double x, double y) {
  return ground.ground_below({x, y, ground.bounds().upper.z() + 1}).value_or(std::numeric_limits<double>::quiet_NaN());
}

}  // namespace

Answer get_terrain(Workspace& workspace, const Request& request) {
  const double most = request.number_or("most", 1e6, 4, 2e7);
  const Slope slope = open_slope(workspace);
  const auto* field = dynamic_cast<const slope::HeightField*>(slope.ground);
  return bytes_answer(field != nullptr ? grid_bytes(slope, *field, most) : mesh_bytes(slope, most));
}

Answer get_rock_shape(Workspace& workspace, const Request& request) {
  const auto project = workspace.store().rockfall(workspace.require("rockfall"));
  const std::string name = request.text("name");
  const auto number = static_cast<std::int64_t>(request.number_or("number", 0, 0, 1e9));
  for (const rockfall::RockKind& kind : project->plan.kinds()) {
    if (kind.name() != name) continue;
    const std::shared_ptr<const bodies::Rock> rock = kind.make(project->seed, number);
    const Vector3 sides = geometry::bounding_box(rock->mesh().rotated(rock->R_GB()).vertices()).sides();
    Binary binary({{"name", name},
                   {"mass_kg", rock->mass()},
                   {"volume_m3", rock->volume()},
                   {"sides_m", vector_json(sides)},
                   {"density_kg_m3", rock->density()},
                   {"fixed", kind.is_fixed()}});
    add_mesh(binary, rock->mesh().rotated(rock->R_GB()));
    return bytes_answer(binary.bytes());
  }
  throw Refusal(Status::not_found, {.key = "name", .value = name, .problem = "there is no such rock"});
}

Answer get_ground(Workspace& workspace, const Request& request) {
  constexpr double kFar = 1e9;
  const Slope slope = open_slope(workspace);
  static_cast<void>(request.text("x")), static_cast<void>(request.text("y"));
  const double x = request.number_or("x", 0, -kFar, kFar), y = request.number_or("y", 0, -kFar, kFar);
  return json_answer({{"z", number_json(ground_height(*slope.ground, x, y))}});
}

Answer get_ground_heights(Workspace& workspace, const Request& request) {
  constexpr std::size_t kMost = 100'000;
  const Json body = request.json();
  const Json points = body.value("points", Json::array());
  if (!points.is_array() || points.size() > kMost)
    throw Refusal(Status::bad_request, {.key = "points", .problem = "is no list of up to 100000 points"});
  const Slope slope = open_slope(workspace);
  Json heights = Json::array();
  for (const Json& point : points) {
    if (!point.is_array() || point.size() < 2 || !point[0].is_number() || !point[1].is_number())
      throw Refusal(Status::bad_request,
                    {.key = "points", .value = point.dump(), .problem = "is no point", .accepted = "[x, y]"});
    heights.push_back(number_json(ground_height(*slope.ground, point[0].get<double>(), point[1].get<double>())));
  }
  return json_answer({{"z", heights}});
}

}  // namespace talus::studio
