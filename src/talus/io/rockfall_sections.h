#pragma once

// The sections of a rockfall project, each read by a function of its own, in this order: a section may use what those
// before it have put into the project.

#include <filesystem>
#include <string>

#include "talus/io/rockfall_project.h"
#include "talus/io/toml_reader.h"

namespace talus::io {

/// A project on the way from its file to the model.
struct ProjectReading {
  const TomlTable& root;
  RockfallProject& project;
  ProjectOptions options;
  slope::Materials::Levels levels;       ///< become the materials of the model
  rockfall::ReleasePlan::Settings plan;  ///< becomes that of the project

  /// Notes a file among the inputs, once.
  void add_input(const std::filesystem::path& path);
  /// Number of the material, or kNoMaterial.
  [[nodiscard]] int material_number(std::string_view name) const;
  /// "unknown material, did you mean talus?" and what is accepted.
  [[nodiscard]] std::string unknown_material(std::string_view name) const;
  [[nodiscard]] std::string known_materials() const;
  /// Throws when the file is known to be in another coordinate system than the slope.
  void require_crs(const std::filesystem::path& file, const std::string& crs) const;

  [[nodiscard]] core::Vector2 local(const core::Vector2& point) const { return point - project.model.origin.head<2>(); }
  [[nodiscard]] core::Vector3 local(const core::Vector3& point) const { return point - project.model.origin; }
};

void read_slope(ProjectReading& reading);
void read_materials(ProjectReading& reading);
void read_rocks(ProjectReading& reading);
void read_seeders(ProjectReading& reading);
void read_barriers(ProjectReading& reading);
void read_counters(ProjectReading& reading);
void read_maps(ProjectReading& reading);
void read_paths(ProjectReading& reading);
void read_design(ProjectReading& reading);
void read_engine(ProjectReading& reading);
void read_until(ProjectReading& reading);
void read_runout(ProjectReading& reading);

/// The places of a seeder, and what their weights are: "points", "m", "m2", "weights".
struct ReadSource {
  rockfall::Source source;
  std::string_view measure;
};
[[nodiscard]] ReadSource read_source(const TomlTable& table, ProjectReading& reading);
/// The rows of the file that the key `states` names.
[[nodiscard]] std::vector<rockfall::ListedStart> read_listed_starts(const TomlTable& table, ProjectReading& reading,
                                                                    int seeder);

/// "a place on the slope: x 2599940 to 2600060, y 1199960 to 1200040, z from 400"
[[nodiscard]] std::string slope_extent(const rockfall::Model& model);

/// The key `line`: points in plan, at least two different ones, over the slope; local coordinates.
[[nodiscard]] std::vector<core::Vector2> read_line(const TomlTable& table, const ProjectReading& reading);

/// A mesh as the file has it; STL stores each triangle's own corners, which are made one where they are equal.
/// Triangles keep their order.
[[nodiscard]] geometry::TriangleMesh read_surface_mesh(const std::filesystem::path& path);

/// Does the action; an error that names no file gets this one.
template <class Action>
auto in_file(const std::filesystem::path& path, Action&& action) {
  try {
    return action();
  } catch (const core::InputError& error) {
    core::InputError::Details details = error.details();
    if (!details.file.empty()) throw;
    details.file = path.string();
    throw core::InputError(std::move(details));
  }
}

}  // namespace talus::io
