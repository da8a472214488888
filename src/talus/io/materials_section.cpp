// [material.NAME] and [materials]: what there is, and where.

#include <array>
#include <cmath>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/io/csv_table.h"
#include "talus/io/distribution_reader.h"
#include "talus/io/mesh_words.h"
#include "talus/io/raster_file.h"
#include "talus/io/region_file.h"
#include "talus/io/rockfall_keys.h"
#include "talus/io/rockfall_sections.h"
#include "talus/io/texture_legend.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostMaterials = 32000;  // numbers of 16 bits

constexpr NumberRange kRestitution{.lowest = 0, .highest = 1, .accepted = "a number from 0 to 1"};
constexpr NumberRange kFriction{.lowest = 0, .highest = 100, .accepted = "a number from 0 to 100"};

/// The model has the medians; what is random is drawn for each rock.
void read_material(const TomlTable::Named& named, ProjectReading& reading) {
  rockfall::RandomMaterial random{.material = static_cast<int>(reading.levels.list.size()),
                                  .restitution = read_distribution(named.table, "restitution", kRestitution, reading),
                                  .friction = read_distribution(named.table, "friction", kFriction, reading)};
  reading.levels.list.push_back(
      {.name = named.name, .restitution = random.restitution.quantile(0.5), .friction = random.friction.quantile(0.5)});
  if (!random.restitution.is_constant() || !random.friction.is_constant())
    reading.plan.materials.push_back(std::move(random));
}

void read_list(ProjectReading& reading) {
  for (const TomlTable::Named& named : reading.root.named_tables("material", rockfall_keys::kMaterial))
    read_material(named, reading);
  if (reading.levels.list.empty())
    reading.root.fail("material", "there is no material", "at least one [material.NAME] with restitution and friction");
  if (reading.levels.list.size() > kMostMaterials)
    reading.root.fail("material", "there are too many materials", fmt::format("at most {}", kMostMaterials));
}

/// The number of the material that the key names.
int named_material(const ProjectReading& reading, const TomlTable& table, std::string_view key) {
  const std::string name = table.text(key);
  const int number = reading.material_number(name);
  if (number == slope::kNoMaterial) table.fail(key, reading.unknown_material(name), reading.known_materials());
  return number;
}

/// What lies somewhere else is in other coordinates than the slope, whatever the file says.
void require_overlap(const fs::path& path, const Eigen::AlignedBox2d& box, const ProjectReading& reading) {
  const geometry::Box& slope = reading.project.model.ground->bounds();
  if (box.intersects(Eigen::AlignedBox2d(slope.lower.head<2>(), slope.upper.head<2>()))) return;
  const core::Vector3 lower = slope.lower + reading.project.model.origin,
                      upper = slope.upper + reading.project.model.origin;
  throw core::InputError({.file = path.string(),
                          .problem = "lies beside the slope, all of it",
                          .accepted = fmt::format("the coordinates of the slope: x {:.10g} to {:.10g}, y {:.10g} to "
                                                  "{:.10g}",
                                                  lower.x(), upper.x(), lower.y(), upper.y())});
}

void read_region_polygons(const TomlTable& table, ProjectReading& reading) {
  const fs::path path = table.path("regions");
  const RegionFile found = read_regions(path);
  reading.require_crs(path, found.crs);
  for (const fs::path& file : found.files) reading.add_input(file);
  Eigen::AlignedBox2d box;
  for (const Region& region : found.regions) {
    const int number = reading.material_number(region.material);
    if (number == slope::kNoMaterial)
      throw core::InputError({.file = path.string(),
                              .key = fmt::format("feature {}.material", region.feature),
                              .value = region.material,
                              .problem = reading.unknown_material(region.material),
                              .accepted = reading.known_materials()});
    slope::MaterialRegion local{.rings = region.rings, .material = number, .priority = region.priority};
    for (auto& ring : local.rings)
      for (core::Vector2& point : ring) box.extend(point = reading.local(point));
    reading.levels.regions.push_back(std::move(local));
  }
  require_overlap(path, box, reading);
}

/// From the numbers in the raster to those of the materials.
std::map<double, int> texture_classes(const TomlTable& table, ProjectReading& reading) {
  if (table.has("texture_legend")) {
    table.refuse("texture_classes", "has no meaning beside texture_legend");
    const fs::path path = table.path("texture_legend");
    reading.add_input(path);
    return read_texture_legend(path, reading);
  }
  std::map<double, int> classes;
  for (const auto& [key, name] : table.text_pairs("texture_classes")) {
    const std::optional<std::int64_t> number = to_integer(key);
    if (!number) table.fail("texture_classes", fmt::format("{} is no number of a class", key), "whole numbers");
    const int material = reading.material_number(name);
    if (material == slope::kNoMaterial)
      table.fail("texture_classes", fmt::format("class {} = \"{}\": {}", key, name, reading.unknown_material(name)),
                 reading.known_materials());
    classes[static_cast<double>(*number)] = material;
  }
  return classes;
}

void read_texture(const TomlTable& table, ProjectReading& reading) {
  const fs::path path = table.path("texture");
  std::optional<int> band;
  if (table.has("texture_band"))
    band = static_cast<int>(table.integer(
        "texture_band", {.lowest = 1, .highest = 1e6, .accepted = "the number of a band, counted from 1"}));
  const std::map<double, int> classes = texture_classes(table, reading);
  const Raster raster = read_raster(path, band);
  reading.require_crs(path, raster.crs);
  for (const fs::path& file : raster.files) reading.add_input(file);
  slope::MaterialTexture& texture = reading.levels.texture;
  texture = {.corner = reading.local(raster.corner),
             .cell = raster.cell,
             .columns = raster.columns,
             .rows = raster.rows,
             .numbers = {}};
  const core::Vector2 size(texture.cell.x() * texture.columns, texture.cell.y() * texture.rows);
  require_overlap(path, {texture.corner, texture.corner + size}, reading);
  texture.numbers.reserve(raster.values.size());
  for (const double value : raster.values) {
    int number = slope::kNoMaterial;
    if (!std::isnan(value)) {
      const auto found = classes.find(value);
      if (found == classes.end())
        table.fail(table.has("texture_legend") ? "texture_legend" : "texture_classes",
                   fmt::format("class {} occurs in {} and has no material", value, path.string()),
                   "a material for each class of the raster");
      number = found->second;
    }
    texture.numbers.push_back(static_cast<std::int16_t>(number));
  }
}

void read_triangles(const TomlTable& table, ProjectReading& reading) {
  constexpr std::array<std::string_view, 2> kColumns{"triangle", "material"};
  const fs::path path = table.path("triangles");
  const CsvTable rows(path, kColumns);
  rows.require(kColumns);
  reading.add_input(path);
  const std::int64_t count = reading.project.model.ground->triangle_count();
  std::vector<std::int16_t>& numbers = reading.levels.triangles;
  numbers.assign(static_cast<std::size_t>(count), slope::kNoMaterial);
  for (const CsvTable::Row& row : rows.rows()) {
    const std::int64_t triangle = rows.integer(row, "triangle", 0, count - 1);
    const std::string name(rows.text(row, "material"));
    const int material = reading.material_number(name);
    if (material == slope::kNoMaterial)
      rows.fail(row, "material", name, reading.unknown_material(name), reading.known_materials());
    std::int16_t& number = numbers[static_cast<std::size_t>(triangle)];
    if (number != slope::kNoMaterial) rows.fail(row, "triangle", std::to_string(triangle), "is there twice");
    number = static_cast<std::int16_t>(material);
  }
}

void read_places(const TomlTable& table, ProjectReading& reading) {
  if (table.has("default")) reading.levels.fallback = named_material(reading, table, "default");
  if (table.has("regions")) read_region_polygons(table, reading);
  if (!table.has("texture")) {
    table.refuse("texture_classes", "has no meaning without texture");
    table.refuse("texture_legend", "has no meaning without texture");
    table.refuse("texture_band", "has no meaning without texture");
  } else {
    read_texture(table, reading);
  }
  if (table.has("triangles")) read_triangles(table, reading);
}

}  // namespace

void read_materials(ProjectReading& reading) {
  read_list(reading);
  const std::optional<TomlTable> table = reading.root.table("materials", rockfall_keys::kMaterials);
  if (reading.levels.list.size() > 1 && (!table || !table->has("default"))) {
    constexpr const char* kProblem = "the key is missing, and there are several materials";
    if (table) table->fail("default", kProblem, reading.known_materials());
    reading.root.fail("materials.default", kProblem, reading.known_materials());
  }
  if (table) read_places(*table, reading);
  reading.project.model.materials =
      reading.root.located("materials", [&] { return slope::Materials(std::move(reading.levels)); });
}

}  // namespace talus::io
