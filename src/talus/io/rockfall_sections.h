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
  int rocks_per_point = 1;          ///< of point seeders that say nothing else
  slope::Materials::Levels levels;  ///< become the materials of the model

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

/// The key `line`: points in plan, at least two different ones, over the slope; local coordinates.
[[nodiscard]] std::vector<core::Vector2> read_line(const TomlTable& table, const ProjectReading& reading);

/// A mesh as the file has it; STL stores each triangle's own corners, which are made one where they are equal.
/// Triangles keep their order.
[[nodiscard]] geometry::TriangleMesh read_surface_mesh(const std::filesystem::path& path);

/// The shape that a table [rock.NAME] describes, before mass and density are known.
[[nodiscard]] geometry::TriangleMesh read_rock_shape(const TomlTable& table, ProjectReading& reading);

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
