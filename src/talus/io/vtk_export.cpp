#include "talus/io/vtk_export.h"

#include <set>

#include <fmt/format.h>

#include "talus/io/film_tables.h"
#include "talus/io/ground_mesh.h"
#include "talus/io/result_folder.h"
#include "talus/io/vtk_file.h"

namespace talus::io {
namespace {

using core::Vector3;
using rockfall::Frame;
using rockfall::RecordedContact;

constexpr double kPerKilo = 1e-3;

template <class Item, class Value>
VtkArray array_of(const char* name, const std::vector<Item>& items, Value&& value) {
  VtkArray array{.name = name};
  for (const Item& item : items) array.values.push_back(value(item));
  return array;
}

VtkPolyData path_data(const rockfall::Film& film, const bodies::Rock& rock, const Vector3& origin) {
  const bodies::PrincipalMass mass{rock.mass(), rock.principal_inertia()};
  const std::vector<Frame>& frames = film.frames();
  VtkPolyData data{.cells = VtkPolyData::Cells::line};
  for (const Frame& frame : frames) data.points.push_back(frame.state.p_WB + origin);
  data.arrays = {
      array_of("time_s", frames, [](const Frame& f) { return f.time; }),
      array_of("speed_m_s", frames, [](const Frame& f) { return f.state.v_WB.norm(); }),
      array_of("spin_rad_s", frames, [](const Frame& f) { return f.state.w_WB.norm(); }),
      array_of("translational_energy_kJ", frames,
               [&](const Frame& f) { return bodies::kinetics_of(mass, f.state).translational_energy * kPerKilo; }),
      array_of("rotational_energy_kJ", frames,
               [&](const Frame& f) { return bodies::kinetics_of(mass, f.state).rotational_energy * kPerKilo; })};
  return data;
}

VtkPolyData impact_data(const rockfall::Film& film, const Vector3& origin) {
  const std::vector<RecordedContact>& contacts = film.contacts();
  VtkPolyData data{.cells = VtkPolyData::Cells::points};
  VtkArray normals{.name = "normal", .components = 3};
  for (const RecordedContact& c : contacts) {
    data.points.push_back(c.contact.point + origin);
    for (const double x : c.contact.normal) normals.values.push_back(x);
  }
  using Contact = RecordedContact;
  data.arrays = {array_of("time_s", contacts, [](const Contact& c) { return c.time; }),
                 array_of("impact", contacts, [](const Contact& c) { return static_cast<double>(c.impact); }),
                 array_of("material", contacts, [](const Contact& c) { return c.contact.material; }),
                 array_of("normal_speed_m_s", contacts, [](const Contact& c) { return c.contact.normal_speed; }),
                 array_of("normal_impulse_N_s", contacts, [](const Contact& c) { return c.contact.normal_impulse; }),
                 array_of("tangent_impulse_N_s", contacts, [](const Contact& c) { return c.contact.tangent_impulse; }),
                 std::move(normals)};
  return data;
}

VtkPolyData mesh_data(const geometry::TriangleMesh& mesh) {
  return {.cells = VtkPolyData::Cells::triangles,
          .points = {mesh.vertices().begin(), mesh.vertices().end()},
          .triangles = {mesh.triangles().begin(), mesh.triangles().end()}};
}

class Exporter {
 public:
  Exporter(const RockfallProject& project, const VtkExportSettings& settings)
      : project_(project), settings_(settings), origin_(project.model.origin), folder_(settings.out) {}

  VtkExport run() {
    for (const std::int64_t number : std::set(settings_.rocks.begin(), settings_.rocks.end())) export_rock(number);
    const GroundMesh ground = ground_mesh(*project_.model.ground, settings_.most_ground_triangles);
    write("ground.vtp", mesh_data(ground.mesh.translated(origin_)));
    result_.ground_triangles = ground.mesh.triangle_count();
    result_.ground_thinned = ground.thinned;
    return result_;
  }

 private:
  void export_rock(std::int64_t number) {
    const rockfall::Start start = project_.plan.start(number);
    const bodies::Rock& rock = *start.rock;
    const rockfall::Film film = film_rock(project_, start, settings_.rate);
    write(fmt::format("rock-{}-path.vtp", number), path_data(film, rock, origin_));
    write(fmt::format("rock-{}-impacts.vtp", number), impact_data(film, origin_));
    export_motion(number, film, rock);
  }

  /// Events at one moment are one picture. The series is written last: it names only files that are there.
  void export_motion(std::int64_t number, const rockfall::Film& film, const bodies::Rock& rock) {
    const std::string name = fmt::format("rock-{}", number);
    const ResultFolder frames(folder_.file(name));
    std::vector<VtkSeriesFile> files;
    for (const Frame& frame : film.frames()) {
      if (!files.empty() && frame.time <= files.back().time) continue;
      files.push_back({.time = frame.time, .path = fmt::format("{}/{:05}.vtp", name, files.size())});
      VtkPolyData data = mesh_data(rock.mesh());
      for (Vector3& point : data.points) point = bodies::point_position(frame.state, point) + origin_;
      write(files.back().path, data);
    }
    AtomicFile series(folder_.file(name + ".pvd"));
    write_pvd(series.stream(), files);
    series.commit();
    ++result_.files;
  }

  void write(const std::string& name, const VtkPolyData& data) {
    AtomicFile file(folder_.file(name));
    write_vtp(file.stream(), data);
    file.commit();
    ++result_.files;
  }

  const RockfallProject& project_;
  const VtkExportSettings& settings_;
  Vector3 origin_;
  ResultFolder folder_;
  VtkExport result_;
};

}  // namespace

VtkExport export_vtk(const RockfallProject& project, const VtkExportSettings& settings) {
  check_rock_numbers(project, settings.rocks, "--rock");
  check_rate(settings.rate);
  return Exporter(project, settings).run();
}

}  // namespace talus::io
