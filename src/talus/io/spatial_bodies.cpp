// [[body]]: what bodies are made of, where they stand, how they begin and how often.

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include <fmt/format.h>

#include "talus/bodies/rock.h"
#include "talus/collision/broad_phase.h"
#include "talus/core/text.h"
#include "talus/core/units.h"
#include "talus/io/spatial_copies.h"
#include "talus/io/spatial_keys.h"
#include "talus/io/spatial_sections.h"

namespace talus::io {
namespace {

/// Zero where there are none. Larger ones would overflow in energies, and mean nothing.
core::Vector3 speeds(const TomlTable& table, std::string_view key) {
  constexpr double kMost = 1e5;
  const core::Vector3 value = table.vector3_or(key, core::Vector3::Zero());
  if (!(value.cwiseAbs().maxCoeff() <= kMost)) table.fail(key, "out of range", "three numbers from -1e5 to 1e5");
  return value;
}

using collision::Pose;
using collision::ShapePtr;
using core::Matrix3;
using core::Vector3;
using spatial::Body;
using spatial::Mobility;

constexpr std::array<std::string_view, 3> kMobilities{"dynamic", "fixed", "kinematic"};
constexpr double kDensity = 2700;  ///< kg/m^3
constexpr NumberRange kDrag{.lowest = 0, .highest = 1e6, .accepted = "a number >= 0, 1/s"};

ShapePtr read_parts(const TomlTable& table, SpatialReading& reading, std::uint64_t index) {
  std::vector<collision::Part> parts;
  for (const TomlTable& part : table.tables("parts", spatial_keys::kPart))
    parts.push_back({read_shape(part, reading, index), read_pose(part)});
  if (parts.empty()) table.fail("parts", "is empty", "a list of tables, each with a shape");
  return table.located("parts", [&] { return collision::compound(std::move(parts)); });
}

ShapePtr read_whole_shape(const TomlTable& table, SpatialReading& reading, std::uint64_t index) {
  const bool plane = flag_or(table, "plane", false);
  if (!plane && !table.has("parts")) return read_shape(table, reading, index);
  const std::string_view key = plane ? "plane" : "parts";
  for (const std::string_view other : {"sphere_radius_m", "box_m", "capsule", "cylinder", "hull_m", "mesh", "mesh_as",
                                       "shape", "sides_m", "seed", "parts"})
    if (other != key) table.refuse(other, fmt::format("cannot stand beside {}", key));
  return plane ? collision::half_space() : read_parts(table, reading, index);
}

Mobility read_mobility(const TomlTable& table) {
  const bool plane = flag_or(table, "plane", false);
  if (!table.has("motion")) return plane ? Mobility::fixed : Mobility::dynamic;
  const std::string word = table.word("motion", "motion", kMobilities);
  const auto mobility =
      static_cast<Mobility>(std::find(kMobilities.begin(), kMobilities.end(), word) - kMobilities.begin());
  if (plane && mobility == Mobility::dynamic)
    table.fail("motion", "a plane has no end and no mass", "fixed, kinematic");
  return mobility;
}

/// Inertia in the drawn axes for mass 1 or as the key says; three numbers are its diagonal.
Matrix3 read_inertia(const TomlTable& table) {
  constexpr const char* kAccepted = "three moments > 0 or a symmetric 3 x 3 matrix that a body can have";
  const JsonArray& items = table.array("inertia_kg_m2");
  Matrix3 inertia = Matrix3::Zero();
  if (!items.empty() && std::holds_alternative<JsonArray>(items.front().value)) {
    const core::Matrix given = table.symmetric_matrix("inertia_kg_m2");
    if (given.rows() != 3) table.fail("inertia_kg_m2", "has another size", kAccepted);
    inertia = given;
  } else {
    inertia.diagonal() = table.vector3("inertia_kg_m2");
  }
  const Vector3 moments = Eigen::SelfAdjointEigenSolver<Matrix3>(inertia).eigenvalues();
  if (!(moments[0] > 0) || moments[2] > (moments[0] + moments[1]) * (1 + 1e-9))
    table.fail("inertia_kg_m2", "no body has such moments: one is <= 0 or larger than the sum of the others",
               kAccepted);
  return inertia;
}

struct Masses {
  double mass = 0;
  Vector3 centre = Vector3::Zero();   ///< in drawn axes
  Matrix3 inertia = Matrix3::Zero();  ///< about the centre, drawn axes
};

Masses read_masses(const TomlTable& table, const collision::Shape& shape) {
  const collision::ShapeIntegrals whole = collision::integrals(shape);
  if (table.has("mass_kg")) table.refuse("density_kg_m3", "has no meaning beside mass_kg");
  const double density = table.number_or("density_kg_m3", kDensity,
                                         {.lowest = 0, .highest = 1e6, .open = true, .accepted = "a number > 0"});
  Masses m{.centre = whole.centre};
  m.mass = table.number_or("mass_kg", density * whole.volume,
                           {.lowest = 0, .highest = 1e15, .open = true, .accepted = "a number > 0"});
  if (!(m.mass > 0 && std::isfinite(m.mass))) table.fail("density_kg_m3", "the body has no volume", "mass > 0");
  m.inertia = table.has("inertia_kg_m2") ? read_inertia(table) : Matrix3(m.mass / whole.volume * whole.inertia);
  if (table.has("centre_m")) {
    if (!table.has("inertia_kg_m2"))
      table.fail("centre_m", "needs the inertia about that point", "inertia_kg_m2 beside it");
    m.centre = table.vector3("centre_m");
  }
  return m;
}

/// From drawn axes to the axes of B: origin in the centre of mass, along the principal axes.
Pose frame_of(const Masses& m) {
  return {m.centre, collision::Quaternion(bodies::principal_axes(m.inertia)).normalized()};
}

void refuse_dynamic_keys(const TomlTable& table, std::string_view mobility) {
  for (const char* key : {"density_kg_m3", "mass_kg", "inertia_kg_m2", "centre_m", "velocity_m_s", "spin_rad_s",
                          "linear_drag_1_s", "angular_drag_1_s"})
    table.refuse(key, fmt::format("has no meaning for a body that is {}", mobility));
}

spatial::Script read_drive(const TomlTable& table) {
  const std::optional<TomlTable> drive = table.table("drive", spatial_keys::kDrive);
  if (!drive) table.fail("drive", "the key is missing", "a table with velocity_m_s, spin_rad_s or amplitude_m");
  constexpr NumberRange kTime{.lowest = 0, .highest = 1e300, .accepted = "a number >= 0"};
  spatial::Script s;
  s.velocity = speeds(*drive, "velocity_m_s");
  s.spin = speeds(*drive, "spin_rad_s");
  s.amplitude = drive->vector3_or("amplitude_m", s.amplitude);
  s.frequency = drive->number_or("frequency_Hz", 0, {.lowest = 0, .highest = 1e5, .accepted = "a number >= 0"});
  s.phase = drive->number_or("phase_deg", 0) / core::kDegrees;
  s.start = drive->number_or("start_s", s.start, kTime);
  s.end = drive->number_or("end_s", s.end, kTime);
  if (s.end < s.start) drive->fail("end_s", "is before start_s", "a time after start_s");
  if (s.amplitude.norm() > 0 && s.frequency == 0) drive->fail("frequency_Hz", "the key is missing", "a number > 0");
  return s;
}

std::optional<spatial::Colour> read_colour(const TomlTable& table) {
  if (!table.has("colour")) return std::nullopt;
  const std::string text = table.text("colour");
  constexpr std::string_view kDigits = "0123456789abcdefABCDEF";
  if (text.size() != 7 || text[0] != '#' || text.find_first_not_of(kDigits, 1) != std::string::npos)
    table.fail("colour", "is no colour", R"("#rrggbb" with hexadecimal digits)");
  const auto channel = [&](std::size_t at) { return std::stoi(text.substr(at, 2), nullptr, 16) / 255.0; };
  return spatial::Colour{channel(1), channel(3), channel(5)};
}

/// All but the shape, the name and what depends on the copy.
Body read_common(const TomlTable& table, SpatialReading& reading) {
  Body body;
  body.mobility = read_mobility(table);
  if (body.mobility != Mobility::dynamic)
    refuse_dynamic_keys(table, kMobilities[static_cast<std::size_t>(body.mobility)]);
  if (body.mobility == Mobility::kinematic)
    body.script = read_drive(table);
  else
    table.refuse("drive", "belongs to a kinematic body only");
  body.start.v_WB = speeds(table, "velocity_m_s");
  body.start.w_WB = speeds(table, "spin_rad_s");
  if (table.has("material")) body.material = reading.material(table, "material", table.text("material"));
  body.linear_drag = table.number_or("linear_drag_1_s", 0, kDrag);
  body.angular_drag = table.number_or("angular_drag_1_s", 0, kDrag);
  body.collision_group = static_cast<int>(table.integer_or(
      "collision_group", 0, {.lowest = 0, .highest = 1e9, .accepted = "a whole number >= 0; 0: touches all"}));
  body.colour = read_colour(table);
  return body;
}

/// Shape and mass, and the pose of B in drawn axes.
Pose give_shape(Body& body, const TomlTable& table, SpatialReading& reading, std::uint64_t index) {
  body.shape = read_whole_shape(table, reading, index);
  if (body.mobility != Mobility::dynamic) return {};
  const Masses masses = read_masses(table, *body.shape);
  const Pose frame = frame_of(masses);
  const Matrix3 R = frame.R.toRotationMatrix();
  body.mass = {masses.mass, (R.transpose() * masses.inertia * R).diagonal()};
  const bool as_drawn = frame.p.isZero(0) && R.isIdentity(0);
  if (!as_drawn) body.shape = collision::seen_from(body.shape, frame);
  return frame;
}

std::string name_of(const TomlTable& table, std::size_t section) {
  const std::string name = table.text_or("name", fmt::format("body-{}", section + 1));
  if (name.empty() || name == "world") table.fail("name", "cannot be the name of a body", "any other text");
  if (name.find_first_of(",\"\n\r") != std::string::npos)
    table.fail("name", "would break tables", "a name without commas, quotes and line breaks");
  return name;
}

void read_body(const TomlTable& table, std::size_t section, SpatialReading& reading) {
  const std::string name = name_of(table, section);
  const std::vector<CopyPlace> places = read_copies(table, read_pose(table));
  const bool varied = is_varied(table);
  Body body = read_common(table, reading);
  const Body first = body;
  Pose frame;
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (i == 0 || varied) frame = give_shape(body, table, reading, i);
    body.name = places.size() == 1 ? name : fmt::format("{}-{}", name, i + 1);
    const Pose pose = places[i].pose * frame;
    body.start = {.p_WB = pose.p,
                  .R_WB = pose.R,
                  .v_WB = places[i].turn * first.start.v_WB,
                  .w_WB = places[i].turn * first.start.w_WB};
    reading.project.scene.bodies.push_back(body);
  }
}

}  // namespace

void read_spatial_bodies(SpatialReading& reading) {
  const std::vector<TomlTable> tables = reading.root.tables("body", spatial_keys::kBody);
  if (tables.empty()) reading.root.fail("body", "is missing", "[[body]] for each body or row of bodies");
  std::set<std::string> names;
  std::vector<Body>& bodies = reading.project.scene.bodies;
  for (std::size_t i = 0; i < tables.size(); ++i) {
    const std::size_t before = bodies.size();
    read_body(tables[i], i, reading);
    if (bodies.size() > kMostBodies)
      tables[i].fail("copies", "too many bodies", fmt::format("at most {} in a scene", kMostBodies));
    for (std::size_t k = before; k < bodies.size(); ++k)
      if (!names.insert(bodies[k].name).second)
        tables[i].fail("name", fmt::format("another body is called {}", bodies[k].name), "a name for each");
  }
}

}  // namespace talus::io
