#include "talus/io/states_file.h"

#include <array>
#include <cmath>
#include <string_view>

#include <fmt/format.h>

#include "talus/io/csv_table.h"

namespace talus::io {
namespace {

using core::Vector3;

constexpr std::array<std::string_view, 13> kColumns{"x",  "y",  "z",  "qw", "qx", "qy", "qz",
                                                    "vx", "vy", "vz", "wx", "wy", "wz"};
constexpr std::array<std::string_view, 3> kPosition{"x", "y", "z"};
constexpr std::array<std::string_view, 7> kPositionAndAttitude{"x", "y", "z", "qw", "qx", "qy", "qz"};
constexpr double kUnitTolerance = 1e-3;  ///< numbers typed with three digits

bodies::Quaternion orientation(const CsvTable& table, const CsvTable::Row& row) {
  if (!table.has("qw")) return bodies::Quaternion::Identity();
  const double w = table.number(row, "qw"), x = table.number(row, "qx");
  const double y = table.number(row, "qy"), z = table.number(row, "qz");
  const std::optional<bodies::Quaternion> unit = unit_quaternion(w, x, y, z);
  if (!unit)
    table.fail(row, "qw, qx, qy, qz", fmt::format("{}, {}, {}, {}", w, x, y, z), "is no unit quaternion",
               "four numbers of length 1 (within 0.001)");
  return *unit;
}

Vector3 vector_or_zero(const CsvTable& table, const CsvTable::Row& row, std::string_view x, std::string_view y,
                       std::string_view z) {
  return {table.number_or(row, x, 0), table.number_or(row, y, 0), table.number_or(row, z, 0)};
}

/// All of the quaternion as soon as one of it is there.
std::span<const std::string_view> needed_columns(const CsvTable& table) {
  for (const std::string_view name : {"qw", "qx", "qy", "qz"})
    if (table.has(name)) return kPositionAndAttitude;
  return kPosition;
}

}  // namespace

std::optional<bodies::Quaternion> unit_quaternion(double w, double x, double y, double z) {
  const bodies::Quaternion given(w, x, y, z);
  const double length = given.norm();
  if (!(std::abs(length - 1) <= kUnitTolerance)) return std::nullopt;
  return given.normalized();
}

std::vector<StartState> read_states(const std::filesystem::path& path) {
  const CsvTable table(path, kColumns);
  table.require(needed_columns(table));
  std::vector<StartState> states;
  states.reserve(table.rows().size());
  for (const CsvTable::Row& row : table.rows())
    states.push_back({.line = row.line,
                      .position = {table.number(row, "x"), table.number(row, "y"), table.number(row, "z")},
                      .orientation = orientation(table, row),
                      .velocity = vector_or_zero(table, row, "vx", "vy", "vz"),
                      .spin = vector_or_zero(table, row, "wx", "wy", "wz")});
  return states;
}

}  // namespace talus::io
