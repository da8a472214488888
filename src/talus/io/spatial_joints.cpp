// [[spring]] and [[joint]]: what ties bodies to each other and to the world. Points and directions are those of the
// world at the start.

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "talus/core/text.h"
#include "talus/core/units.h"
#include "talus/io/spatial_keys.h"
#include "talus/io/spatial_sections.h"

namespace talus::io {
namespace {

using core::Vector3;
using spatial::Anchor;
using spatial::Joint;
using spatial::JointKind;

constexpr std::array<std::string_view, 3> kKinds{"pin", "hinge", "slider"};
constexpr NumberRange kPositive{.lowest = 0, .highest = 1e15, .open = true, .accepted = "a number > 0"};
constexpr NumberRange kNotNegative{.lowest = 0, .highest = 1e15, .accepted = "a number >= 0"};

int body_number(const TomlTable& table, int entry, const std::string& name, const spatial::Scene& scene) {
  if (name == "world") return spatial::kWorld;
  std::vector<std::string_view> names;
  for (const spatial::Body& body : scene.bodies) {
    if (body.name == name) return static_cast<int>(names.size());
    names.emplace_back(body.name);
  }
  names.emplace_back("world");
  const std::string accepted =
      names.size() <= 20 ? core::join(names) : fmt::format("one of {} names of bodies, or world", names.size() - 1);
  table.fail_entry("bodies", entry, core::unknown_word("body", name, names), accepted);
}

std::array<int, 2> read_ends(const TomlTable& table, const spatial::Scene& scene) {
  constexpr const char* kAccepted = R"(two names, ["arm", "world"])";
  if (!table.has("bodies")) table.fail("bodies", "the key is missing", kAccepted);
  const JsonArray& names = table.array("bodies");
  if (names.size() != 2) table.fail("bodies", "must name two bodies", kAccepted);
  std::array<int, 2> ends{};
  for (int i = 0; i < 2; ++i) {
    const auto* name = std::get_if<std::string>(&names[static_cast<std::size_t>(i)].value);
    if (name == nullptr) table.fail_entry("bodies", i, "must be a text", kAccepted);
    ends[static_cast<std::size_t>(i)] = body_number(table, i, *name, scene);
  }
  if (ends[0] == ends[1]) table.fail("bodies", "are the same", "two different bodies, or one and world");
  const auto moves = [&](int body) {
    return body != spatial::kWorld &&
           scene.bodies[static_cast<std::size_t>(body)].mobility == spatial::Mobility::dynamic;
  };
  if (!moves(ends[0]) && !moves(ends[1])) table.fail("bodies", "neither can move", "at least one dynamic body");
  return ends;
}

const spatial::SpatialState& start_of(const spatial::Scene& scene, int body) {
  return scene.bodies[static_cast<std::size_t>(body)].start;
}

Anchor anchor_at(const spatial::Scene& scene, int body, const Vector3& world) {
  if (body == spatial::kWorld) return {body, world};
  const spatial::SpatialState& s = start_of(scene, body);
  return {body, s.R_WB.conjugate() * (world - s.p_WB)};
}

Vector3 axis_in(const spatial::Scene& scene, int body, const Vector3& world) {
  return body == spatial::kWorld ? world : Vector3(start_of(scene, body).R_WB.conjugate() * world);
}

/// The point given, or the centre of mass.
Vector3 end_point(const TomlTable& table, std::string_view key, const spatial::Scene& scene, int body) {
  if (table.has(key)) return table.vector3(key);
  if (body == spatial::kWorld) table.fail(key, "the key is missing", "a point [x, y, z] of the world");
  return start_of(scene, body).p_WB;
}

std::optional<spatial::Limits> read_limits(const TomlTable& table, JointKind kind) {
  const bool hinge = kind == JointKind::hinge;
  if (!hinge) table.refuse("limits_deg", "belongs to a hinge only");
  if (kind != JointKind::slider) table.refuse("limits_m", "belongs to a slider only");
  const std::string_view key = hinge ? "limits_deg" : "limits_m";
  if (!table.has(key)) return std::nullopt;
  const core::Vector range = table.vector(key, 2);
  if (!(range[0] <= 0 && range[1] >= 0 && range[0] < range[1]))
    table.fail(key, "does not hold the start, which is 0", "[lower, upper] with lower <= 0 <= upper");
  const double unit = hinge ? 1 / core::kDegrees : 1;
  return spatial::Limits{range[0] * unit, range[1] * unit};
}

std::optional<spatial::Motor> read_motor(const TomlTable& table, JointKind kind) {
  if (kind == JointKind::pin) {
    table.refuse("motor", "a pin has no axis to drive");
    return std::nullopt;
  }
  const bool hinge = kind == JointKind::hinge;
  const std::span<const std::string_view> keys = hinge ? spatial_keys::kHingeMotor : spatial_keys::kSliderMotor;
  const std::optional<TomlTable> motor = table.table("motor", keys);
  if (!motor) return std::nullopt;
  return spatial::Motor{.target = motor->number(keys[0]),
                        .gain = motor->number(keys[1], kPositive),
                        .most = motor->number(keys[2], kPositive)};
}

void read_joint(const TomlTable& table, SpatialReading& reading) {
  spatial::Scene& scene = reading.project.scene;
  const std::string word = table.word("kind", "joint", kKinds);
  Joint joint{.kind = static_cast<JointKind>(std::find(kKinds.begin(), kKinds.end(), word) - kKinds.begin())};
  joint.name = table.text_or("name", fmt::format("joint-{}", scene.joints.size() + 1));
  const std::array<int, 2> ends = read_ends(table, scene);
  if (!table.has("point_m")) table.fail("point_m", "the key is missing", "a point [x, y, z] of the world");
  const Vector3 point = table.vector3("point_m");
  joint.a = anchor_at(scene, ends[0], point);
  joint.b = anchor_at(scene, ends[1], point);
  if (joint.kind == JointKind::pin) {
    table.refuse("axis", "a pin has no axis");
  } else {
    const Vector3 axis = read_direction(table, "axis");
    joint.axis_a = axis_in(scene, ends[0], axis);
    joint.axis_b = axis_in(scene, ends[1], axis);
  }
  joint.limits = read_limits(table, joint.kind);
  joint.motor = read_motor(table, joint.kind);
  scene.joints.push_back(std::move(joint));
}

}  // namespace

void read_springs(SpatialReading& reading) {
  spatial::Scene& scene = reading.project.scene;
  for (const TomlTable& table : reading.root.tables("spring", spatial_keys::kSpring)) {
    const std::array<int, 2> ends = read_ends(table, scene);
    const Vector3 from = end_point(table, "from_m", scene, ends[0]);
    const Vector3 to = end_point(table, "to_m", scene, ends[1]);
    scene.springs.push_back({.a = anchor_at(scene, ends[0], from),
                             .b = anchor_at(scene, ends[1], to),
                             .stiffness = table.number("stiffness_N_m", kPositive),
                             .damping = table.number_or("damping_N_s_m", 0, kNotNegative),
                             .rest_length = table.number_or("rest_length_m", (from - to).norm(), kNotNegative)});
  }
}

void read_joints(SpatialReading& reading) {
  for (const TomlTable& table : reading.root.tables("joint", spatial_keys::kJoint)) read_joint(table, reading);
}

}  // namespace talus::io
