// The motion of a spatial scene as states.csv and contacts.csv tell it, with the bodies of the project.

#include <algorithm>
#include <cmath>
#include <system_error>

#include "talus/io/csv_columns.h"
#include "talus/studio/binary.h"
#include "talus/studio/run_facts.h"
#include "talus/studio/spatial_api.h"

namespace talus::studio {
namespace {

namespace fs = std::filesystem;
using core::Vector3;
using spatial::Mobility;
using spatial::SpatialState;

const std::vector<std::string> kStateColumns{"step",   "time_s", "x_m",      "y_m",      "z_m",
                                             "qw",     "qx",     "qy",       "qz",       "vx_m_s",
                                             "vy_m_s", "vz_m_s", "wx_rad_s", "wy_rad_s", "wz_rad_s"};

/// A run together with the scene that it is a run of.
struct Recording {
  RunFacts facts;
  std::shared_ptr<const io::SpatialProject> project;
};

Recording recording(const RunDesk& desk, const Request& request) {
  Recording result{.facts = run_facts(desk.workspace, desk.jobs, request.text("run"))};
  const fs::path file = desk.workspace.require("scene");
  if (!result.facts.complete()) throw Refusal(Status::not_found, {.problem = "the run has no results yet"});
  if (!result.facts.same_project)
    throw Refusal(Status::conflict,
                  {.problem = "the project has changed since this run: its bodies may not be those that moved"});
  result.project = desk.workspace.store().spatial(file);
  return result;
}

double number(const io::CsvColumns& table, std::size_t column, std::size_t row) {
  return table.columns[column].numbers[row];
}
Vector3 vector(const io::CsvColumns& table, std::size_t column, std::size_t row) {
  return {number(table, column, row), number(table, column + 1, row), number(table, column + 2, row)};
}
double time_of(const io::CsvColumns& table, std::size_t row) {
  return number(table, 1, row);
}
SpatialState state_of(const io::CsvColumns& table, std::size_t row) {
  return {.p_WB = vector(table, 2, row),
          .R_WB = {number(table, 5, row), number(table, 6, row), number(table, 7, row), number(table, 8, row)},
          .v_WB = vector(table, 9, row),
          .w_WB = vector(table, 12, row)};
}

/// Every so-many-th frame, and the last: their rows one body after the other.
std::vector<io::CsvColumns> read_frames(const fs::path& file, std::int64_t bodies, std::int64_t every) {
  std::vector<io::CsvColumns> parts{
      io::read_csv_columns(file, {.columns = kStateColumns, .every = every, .group = bodies})};
  const std::int64_t frames = parts.front().all_rows / bodies;
  if (frames > 0 && (frames - 1) % every != 0)
    parts.push_back(io::read_csv_columns(file, {.columns = kStateColumns, .first = (frames - 1) * bodies}));
  return parts;
}

/// Poses of the bodies that move, frame by frame.
struct Film {
  std::vector<double> time;
  std::vector<std::int64_t> steps;
  std::vector<float> position, attitude;

  void add(const io::CsvColumns& table, const std::vector<std::int32_t>& moving, std::size_t bodies,
           const Vector3& origin) {
    const std::size_t frames = static_cast<std::size_t>(table.rows) / bodies;
    for (std::size_t frame = 0; frame < frames; ++frame) {
      time.push_back(time_of(table, frame * bodies));
      steps.push_back(static_cast<std::int64_t>(number(table, 0, frame * bodies)));
      for (const std::int32_t body : moving) {
        const SpatialState state = state_of(table, frame * bodies + static_cast<std::size_t>(body));
        append(position, state.p_WB - origin);
        append(attitude, state.R_WB);
      }
    }
  }
};

/// Contacts of the frames that the film has, sorted by frame as the file is.
struct FilmContacts {
  std::vector<std::uint32_t> offset{0};
  std::vector<float> position, impulse;

  FilmContacts(const fs::path& file, const Film& film, const Vector3& origin) {
    std::error_code ignored;
    const bool known = fs::is_regular_file(file, ignored);
    const io::CsvColumns table =
        known ? io::read_csv_columns(file,
                                     {.columns = {"step", "time_s", "x_m", "y_m", "z_m", "jx_N_s", "jy_N_s", "jz_N_s"}})
              : io::CsvColumns();
    std::size_t row = 0;
    const auto rows = static_cast<std::size_t>(table.rows);
    for (const std::int64_t step : film.steps) {
      while (row < rows && number(table, 0, row) < static_cast<double>(step)) ++row;
      for (; row < rows && number(table, 0, row) == static_cast<double>(step); ++row) {
        append(position, vector(table, 2, row) - origin);
        append(impulse, vector(table, 5, row));
      }
      offset.push_back(static_cast<std::uint32_t>(position.size() / 3));
    }
  }
};

std::vector<std::int32_t> moving_bodies(const spatial::Scene& scene) {
  std::vector<std::int32_t> moving;
  for (std::size_t i = 0; i < scene.bodies.size(); ++i)
    if (scene.bodies[i].mobility != Mobility::fixed) moving.push_back(static_cast<std::int32_t>(i));
  return moving;
}

std::size_t body_number(const spatial::Scene& scene, const std::string& name) {
  const auto found = std::find_if(scene.bodies.begin(), scene.bodies.end(),
                                  [&](const spatial::Body& body) { return body.name == name; });
  if (found == scene.bodies.end())
    throw Refusal(Status::not_found, {.key = "body", .value = name, .problem = "there is no such body"});
  return static_cast<std::size_t>(found - scene.bodies.begin());
}

/// Speeds and energies of one body over time.
struct BodyHistory {
  std::vector<double> time, speed, spin, translational, rotational, potential;
  std::vector<float> position, velocity, angular_velocity;

  void add(double t, const SpatialState& state, const spatial::Body& body, const spatial::Scene& scene) {
    time.push_back(t);
    speed.push_back(state.v_WB.norm());
    spin.push_back(state.w_WB.norm());
    append(position, state.p_WB - scene_origin(scene));
    append(velocity, state.v_WB);
    append(angular_velocity, state.w_WB);
    if (body.mobility != Mobility::dynamic) return;
    const bodies::Kinetics kinetics = bodies::kinetics_of(body.mass, state);
    translational.push_back(kinetics.translational_energy);
    rotational.push_back(kinetics.rotational_energy);
    potential.push_back(-body.mass.mass * scene.gravity.dot(state.p_WB));
  }
};

}  // namespace

Answer get_film(const RunDesk& desk, const Request& request) {
  const auto most = static_cast<std::int64_t>(request.number_or("most", 600'000, 1, 1e8));
  const Recording run = recording(desk, request);
  const spatial::Scene& scene = run.project->scene;
  const std::vector<std::int32_t> moving = moving_bodies(scene);
  const auto bodies = static_cast<std::int64_t>(scene.bodies.size());
  const std::int64_t frames = io::step_count(scene) / run.project->frame_stride + 2;
  const std::int64_t every = std::max<std::int64_t>(1, (frames * std::ssize(moving) + most - 1) / most);
  const Vector3 origin = scene_origin(scene);
  Film film;
  for (const io::CsvColumns& part : read_frames(run.facts.folder / "states.csv", bodies, every))
    film.add(part, moving, scene.bodies.size(), origin);
  const fs::path contacts_file = run.facts.folder / "contacts.csv";
  const FilmContacts contacts(contacts_file, film, origin);
  std::error_code ignored;
  Binary binary(
      {{"origin", vector_json(origin)}, {"every", every}, {"contacts", fs::is_regular_file(contacts_file, ignored)}});
  binary.add("body", moving);
  binary.add("time", film.time, 1, "s");
  binary.add("position", film.position, 3, "m");
  binary.add("attitude", film.attitude, 4);
  binary.add("contact_offset", contacts.offset);
  binary.add("contact_position", contacts.position, 3, "m");
  binary.add("contact_impulse", contacts.impulse, 3, "N s");
  return bytes_answer(binary.bytes());
}

Answer get_body(const RunDesk& desk, const Request& request) {
  const Recording run = recording(desk, request);
  const spatial::Scene& scene = run.project->scene;
  const std::size_t body = body_number(scene, request.text("body"));
  const io::CsvColumns table = io::read_csv_columns(
      run.facts.folder / "states.csv",
      {.columns = kStateColumns, .first = static_cast<std::int64_t>(body), .every = std::ssize(scene.bodies)});
  BodyHistory history;
  for (std::size_t row = 0; row < static_cast<std::size_t>(table.rows); ++row)
    history.add(time_of(table, row), state_of(table, row), scene.bodies[body], scene);
  Binary binary({{"origin", vector_json(scene_origin(scene))}, {"body", scene.bodies[body].name}, {"number", body}});
  binary.add("time", history.time, 1, "s");
  binary.add("position", history.position, 3, "m");
  binary.add("velocity", history.velocity, 3, "m/s");
  binary.add("spin", history.angular_velocity, 3, "rad/s");
  binary.add("speed_m_s", history.speed, 1, "m/s");
  binary.add("spin_rad_s", history.spin, 1, "rad/s");
  binary.add("translational_energy_J", history.translational, 1, "J");
  binary.add("rotational_energy_J", history.rotational, 1, "J");
  binary.add("potential_energy_J", history.potential, 1, "J");
  return bytes_answer(binary.bytes());
}

}  // namespace talus::studio
