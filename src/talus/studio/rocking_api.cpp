// The block of a rocking project, and how its ground moves.

#include <cmath>

#include "talus/core/units.h"
#include "talus/geometry/convex_hull.h"
#include "talus/io/csv_columns.h"
#include "talus/studio/binary.h"
#include "talus/studio/run_facts.h"
#include "talus/studio/runs_api.h"

namespace talus::studio {
namespace {

using core::Vector3;
using geometry::TriangleMesh;

/// A planar block is a thin slab in the x-z plane: its points and those opposite to them.
TriangleMesh planar_mesh(const rocking::Block& block) {
  const double depth = 0.1 * block.size;
  std::vector<Vector3> points;
  for (const Vector3& p : block.points)
    for (const double side : {-depth, depth})
      for (const double sign : {1.0, -1.0}) points.emplace_back(sign * p.x(), side, sign * p.z());
  return geometry::convex_hull(points).mesh;
}

TriangleMesh block_mesh(const io::RockingProject& project) {
  if (project.rock) return project.rock->mesh();
  return planar_mesh(project.block);
}

void add_mesh(Binary& binary, const std::string& prefix, const TriangleMesh& mesh) {
  std::vector<float> positions;
  std::vector<std::uint32_t> index;
  for (const Vector3& vertex : mesh.vertices()) append(positions, vertex);
  for (const geometry::Triangle& triangle : mesh.triangles())
    for (const int corner : triangle) index.push_back(static_cast<std::uint32_t>(corner));
  binary.add(prefix + "position", positions, 3, "m");
  binary.add(prefix + "index", index, 3);
}

std::string pedestal_kind(const io::RockingProject& project) {
  if (!project.pedestal_mesh) return "plane";
  return project.pedestal_mesh->triangle_count() == 12 ? "box" : "mesh";
}

/// The displacement at each of the times, by steps of a millisecond in which the acceleration is linear.
std::vector<float> displacements(const rocking::GroundMotion& motion, const std::vector<double>& times) {
  constexpr double kStep = 1e-3;
  std::vector<float> result;
  Vector3 x = Vector3::Zero(), v = Vector3::Zero();
  double t = 0;
  for (const double time : times) {
    const double parts = std::max(0.0, std::ceil((time - t) / kStep - 1e-9));
    const double begin = t;
    for (double k = 1; k <= parts; ++k) {
      const double next = begin + (time - begin) * (k / parts), h = next - t;
      const Vector3 a0 = motion.acceleration(t), a1 = motion.acceleration_until(next);
      x += h * v + h * h / 6 * (2 * a0 + a1);
      v += h / 2 * (a0 + a1);
      t = next;
    }
    append(result, x);
  }
  return result;
}

}  // namespace

Answer get_block(const RunDesk& desk, const Request&) {
  const auto project = desk.workspace.store().rocking(desk.workspace.require("rocking"));
  if (project->block.points.empty())
    throw Refusal(Status::not_found, {.problem = "a grid study has no block of its own"});
  Binary binary(
      {{"planar", project->block.planar},
       {"mass_kg", project->block.mass.mass},
       {"size_m", project->block.size},
       {"critical_tilt_deg", project->critical_tilt > 0 ? Json(project->critical_tilt * core::kDegrees) : Json()},
       {"toppled_deg", project->simulation.toppled_angle * core::kDegrees},
       {"pedestal", pedestal_kind(*project)},
       {"study", io::study_names()[project->study.index()]}});
  add_mesh(binary, "", block_mesh(*project));
  add_mesh(binary, "pedestal_", project->pedestal_mesh.value_or(TriangleMesh()));
  std::vector<float> position, attitude;
  append(position, project->start.p_WB);
  const bodies::Quaternion& q = project->start.R_WB;
  for (const double value : {q.x(), q.y(), q.z(), q.w()}) attitude.push_back(static_cast<float>(value));
  binary.add("start_position", position, 3, "m");
  binary.add("start_attitude", attitude, 4);
  return bytes_answer(binary.bytes());
}

Answer get_ground_motion(const RunDesk& desk, const Request& request) {
  const RunFacts facts = run_facts(desk.workspace, desk.jobs, request.text("run"));
  const auto project = desk.workspace.store().rocking(desk.workspace.require("rocking"));
  if (!facts.same_project) throw Refusal(Status::conflict, {.problem = "the project has changed since this run"});
  if (!std::holds_alternative<io::SingleStudy>(project->study))
    throw Refusal(Status::not_found, {.problem = "only a single study has one motion"});
  const std::vector<double> times =
      io::read_csv_columns(facts.folder / "history.csv", {.columns = {"t_s"}}).columns.front().numbers;
  std::shared_ptr<const rocking::GroundMotion> motion = std::make_shared<rocking::NoMotion>();
  if (!project->motions.empty()) motion = project->motions.front().motion(project->scale, project->azimuth);
  Binary binary(Json::object());
  binary.add("time", times, 1, "s");
  binary.add("displacement", displacements(*motion, times), 3, "m");
  return bytes_answer(binary.bytes());
}

}  // namespace talus::studio
