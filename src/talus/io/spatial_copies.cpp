#include "talus/io/spatial_copies.h"

#include <array>

#include <fmt/format.h>

#include "talus/core/units.h"
#include "talus/io/spatial_keys.h"
#include "talus/io/spatial_sections.h"

namespace talus::io {
namespace {

using collision::Pose;
using collision::Quaternion;
using core::Vector3;

constexpr NumberRange kCount{.lowest = 1, .highest = kMostBodies, .accepted = "a whole number from 1 to 200000"};

/// exp(k log q), so that many steps of a turn stay one turn.
Quaternion power(const Quaternion& q, double k) {
  const Eigen::AngleAxisd turn(q);
  return collision::rotation_by(k * turn.angle() * turn.axis());
}

std::vector<CopyPlace> row(const TomlTable& table, const Pose& first) {
  const auto count = table.integer("copies", kCount);
  const Vector3 step = table.vector3_or("step_m", Vector3::Zero());
  const Quaternion turn = turned(table.vector3_or("step_turn_deg", Vector3::Zero()));
  if (count > 1 && step.isZero(0)) table.fail("step_m", "all copies would be in one place", "a step [x, y, z]");
  std::vector<CopyPlace> places;
  for (std::int64_t i = 0; i < count; ++i) {
    const auto k = static_cast<double>(i);
    places.push_back({.pose = {first.p + k * step, (power(turn, k) * first.R).normalized()}});
  }
  return places;
}

std::array<int, 3> read_counts(const TomlTable& grid) {
  constexpr const char* kAccepted = "three whole numbers >= 1, at most 200000 bodies";
  if (!grid.has("counts")) grid.fail("counts", "the key is missing", kAccepted);
  const Vector3 given = grid.vector3("counts");
  for (const double n : given)
    if (!(n >= 1 && n == std::floor(n) && n <= kCount.highest)) grid.fail("counts", "out of range", kAccepted);
  if (given.prod() > kCount.highest) grid.fail("counts", "too many bodies", kAccepted);
  return {static_cast<int>(given.x()), static_cast<int>(given.y()), static_cast<int>(given.z())};
}

/// The first direction fastest.
std::vector<CopyPlace> lattice(const TomlTable& grid, const Pose& first) {
  const std::array<int, 3> counts = read_counts(grid);
  const Vector3 step = grid.vector3("step_m");
  for (int axis = 0; axis < 3; ++axis)
    if (counts[static_cast<std::size_t>(axis)] > 1 && step[axis] == 0)
      grid.fail("step_m", "copies would be in one place", "a step that is not zero where there is more than one");
  std::vector<CopyPlace> places;
  for (int z = 0; z < counts[2]; ++z)
    for (int y = 0; y < counts[1]; ++y)
      for (int x = 0; x < counts[0]; ++x)
        places.push_back({.pose = {first.p + Vector3(x, y, z).cwiseProduct(step), first.R}});
  return places;
}

std::vector<CopyPlace> circle(const TomlTable& ring, const Pose& first) {
  const auto count = ring.integer("copies", kCount);
  const Vector3 centre = ring.vector3_or("centre_m", Vector3::Zero());
  const Vector3 axis = ring.has("axis") ? read_direction(ring, "axis") : Vector3::UnitZ();
  const double step = ring.number_or("step_deg", 360.0 / static_cast<double>(count),
                                     {.lowest = -360, .highest = 360, .accepted = "-360 to 360"});
  std::vector<CopyPlace> places;
  for (std::int64_t i = 0; i < count; ++i) {
    const Quaternion turn = collision::rotation_by(static_cast<double>(i) * step / core::kDegrees * axis);
    places.push_back({.pose = {centre + turn * (first.p - centre), (turn * first.R).normalized()}, .turn = turn});
  }
  return places;
}

}  // namespace

std::vector<CopyPlace> read_copies(const TomlTable& table, const Pose& first) {
  const std::optional<TomlTable> grid = table.table("grid", spatial_keys::kGrid);
  const std::optional<TomlTable> ring = table.table("ring", spatial_keys::kRing);
  if (table.has("copies") || ring) table.refuse("grid", "cannot stand beside copies or ring");
  if (table.has("copies")) table.refuse("ring", "cannot stand beside copies");
  if (!table.has("copies"))
    for (const char* key : {"step_m", "step_turn_deg"}) table.refuse(key, "has no meaning without copies");
  if (table.has("copies")) return row(table, first);
  if (grid) return lattice(*grid, first);
  return ring ? circle(*ring, first) : std::vector<CopyPlace>{{.pose = first}};
}

}  // namespace talus::io
