#include "talus/io/texture_legend.h"

#include <array>

#include "talus/io/csv_table.h"

namespace talus::io {

std::map<double, int> read_texture_legend(const std::filesystem::path& path, const ProjectReading& reading) {
  constexpr std::array<std::string_view, 6> kKnown{"class", "material", "share_percent", "red", "green", "blue"};
  constexpr std::array<std::string_view, 2> kNeeded{"class", "material"};
  const CsvTable rows(path, kKnown);
  rows.require(kNeeded);
  std::map<double, int> classes;
  for (const CsvTable::Row& row : rows.rows()) {
    const std::int64_t number = rows.integer(row, "class", -2147483648, 2147483647);
    const std::string name(rows.text(row, "material"));
    if (name.empty()) rows.fail(row, "material", "", "is not filled in", reading.known_materials());
    const int material = reading.material_number(name);
    if (material == slope::kNoMaterial)
      rows.fail(row, "material", name, reading.unknown_material(name), reading.known_materials());
    if (!classes.emplace(static_cast<double>(number), material).second)
      rows.fail(row, "class", std::to_string(number), "is there twice");
  }
  return classes;
}

}  // namespace talus::io
