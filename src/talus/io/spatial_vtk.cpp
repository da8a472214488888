#include "talus/io/spatial_vtk.h"

#include <cmath>
#include <map>
#include <vector>

#include <fmt/format.h>

#include "talus/collision/broad_phase.h"
#include "talus/core/error.h"
#include "talus/io/csv_table.h"
#include "talus/io/result_folder.h"
#include "talus/io/results_source.h"
#include "talus/io/spatial_film.h"
#include "talus/io/spatial_project.h"
#include "talus/io/vtk_file.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using core::Vector3;
using geometry::TriangleMesh;

struct VtkFrame {
  double time = 0;
  std::vector<spatial::SpatialState> states;  ///< in the order of the scene
};

spatial::SpatialState state_of(const CsvTable& table, const CsvTable::Row& row) {
  const auto vector = [&](const char* x, const char* y, const char* z) {
    return Vector3(table.number(row, x), table.number(row, y), table.number(row, z));
  };
  return {.p_WB = vector("x_m", "y_m", "z_m"),
          .R_WB = {table.number(row, "qw"), table.number(row, "qx"), table.number(row, "qy"), table.number(row, "qz")},
          .v_WB = vector("vx_m_s", "vy_m_s", "vz_m_s"),
          .w_WB = vector("wx_rad_s", "wy_rad_s", "wz_rad_s")};
}

std::vector<VtkFrame> read_frames(const fs::path& file, const spatial::Scene& scene) {
  const CsvTable table(file, {});
  std::vector<VtkFrame> frames;
  std::size_t next = 0;  // body of the scene whose row is expected
  for (const CsvTable::Row& row : table.rows()) {
    if (next == 0) frames.push_back({.time = table.number(row, "time_s")});
    const std::string_view name = table.text(row, "body");
    if (name != scene.bodies[next].name)
      table.fail(row, "body", std::string(name), "is not the next body of the scene", scene.bodies[next].name);
    frames.back().states.push_back(state_of(table, row));
    next = (next + 1) % scene.bodies.size();
  }
  return frames;
}

/// Many meshes in one file.
class Crowd {
 public:
  Crowd() { data_.arrays = {{.name = "body"}, {.name = "speed_m_s"}, {.name = "spin_rad_s"}}; }

  void add(const TriangleMesh& mesh, const spatial::SpatialState& state, std::size_t number) {
    const auto first = static_cast<int>(data_.points.size());
    for (const Vector3& v : mesh.vertices()) {
      data_.points.push_back(bodies::point_position(state, v));
      data_.arrays[0].values.push_back(static_cast<double>(number));
      data_.arrays[1].values.push_back(state.v_WB.norm());
      data_.arrays[2].values.push_back(state.w_WB.norm());
    }
    for (const geometry::Triangle& t : mesh.triangles())
      data_.triangles.push_back({t[0] + first, t[1] + first, t[2] + first});
  }
  [[nodiscard]] const VtkPolyData& data() const { return data_; }

 private:
  VtkPolyData data_{.cells = VtkPolyData::Cells::triangles};
};

void write(const ResultFolder& folder, const std::string& name, const VtkPolyData& data) {
  AtomicFile file(folder.file(name));
  write_vtp(file.stream(), data);
  file.commit();
}

VtkPolyData bodies_at(const spatial::Scene& scene, const std::vector<TriangleMesh>& meshes, const VtkFrame& frame,
                      bool fixed) {
  Crowd crowd;
  for (std::size_t i = 0; i < scene.bodies.size(); ++i)
    if ((scene.bodies[i].mobility == spatial::Mobility::fixed) == fixed) crowd.add(meshes[i], frame.states[i], i);
  return crowd.data();
}

}  // namespace

SpatialVtkExport export_spatial_vtk(const fs::path& results, const fs::path& out) {
  const ResultsSource source = spatial_source(results);
  const spatial::Scene scene = read_spatial_project(source.project).scene;
  const std::vector<VtkFrame> frames = read_frames(results / "states.csv", scene);
  std::vector<TriangleMesh> meshes;
  const double extent = scene_extent(scene);
  for (const spatial::Body& body : scene.bodies) meshes.push_back(collision::outline(*body.shape, 4 * extent));
  const ResultFolder folder(out), pictures(out / "bodies");
  write(folder, "fixed.vtp", bodies_at(scene, meshes, frames.front(), true));
  std::vector<VtkSeriesFile> files;
  for (const VtkFrame& frame : frames) {
    files.push_back({.time = frame.time, .path = fmt::format("bodies/{:05}.vtp", files.size())});
    write(folder, files.back().path, bodies_at(scene, meshes, frame, false));
  }
  AtomicFile series(folder.file("bodies.pvd"));  // last: it names only files that are there
  write_pvd(series.stream(), files);
  series.commit();
  return {.files = files.size() + 2, .frames = files.size()};
}

bool is_spatial_results(const fs::path& results) {
  return results_kind(results) == "spatial scene";
}

}  // namespace talus::io
