#include "talus/slope/materials.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "talus/core/error.h"

namespace talus::slope {
namespace {

void require(bool good, const std::string& key, const std::string& value, const std::string& problem,
             const std::string& accepted) {
  if (!good) throw core::InputError({.key = key, .value = value, .problem = problem, .accepted = accepted});
}

void check_list(const std::vector<Material>& list) {
  require(!list.empty(), "list", "empty", "no material is given", "at least one");
  for (const Material& material : list) {
    const std::string key = fmt::format("material.{}", material.name);
    require(material.restitution >= 0 && material.restitution <= 1, key + ".restitution",
            fmt::format("{}", material.restitution), "is no coefficient of restitution", "a number from 0 to 1");
    require(material.friction >= 0 && std::isfinite(material.friction), key + ".friction",
            fmt::format("{}", material.friction), "is no coefficient of friction", "a finite number >= 0");
  }
}

/// Numbers of materials, kNoMaterial among them where it may be.
struct Numbers {
  int count;

  void check(const std::string& key, int number) const {
    require(number >= 0 && number < count, key, fmt::format("{}", number), "is no number of a material",
            fmt::format("0 to {}", count - 1));
  }
  void check_or_none(const std::string& key, const std::vector<std::int16_t>& numbers) const {
    const auto bad = std::find_if(numbers.begin(), numbers.end(), [&](int n) { return n < kNoMaterial || n >= count; });
    if (bad != numbers.end())
      require(false, fmt::format("{}[{}]", key, bad - numbers.begin()), fmt::format("{}", *bad),
              "is no number of a material", fmt::format("0 to {}, or {} for none", count - 1, kNoMaterial));
  }
};

void check_region(const std::string& key, const MaterialRegion& region) {
  require(!region.rings.empty(), key + ".rings", "none", "is no polygon", "at least one ring");
  for (const std::vector<Vector2>& ring : region.rings) {
    const std::size_t corners = ring.size() - (ring.size() > 1 && ring.front() == ring.back() ? 1 : 0);
    require(corners >= 3, key + ".rings", fmt::format("a ring of {} points", corners), "encloses nothing",
            "at least 3 points");
    for (const Vector2& p : ring)
      require(p.allFinite(), key + ".rings", fmt::format("({}, {})", p.x(), p.y()), "is no point",
              "two finite numbers");
  }
}

void check_texture(const MaterialTexture& texture) {
  if (texture.columns == 0) return;
  require(texture.columns > 0 && texture.rows > 0, "texture",
          fmt::format("{} x {} cells", texture.columns, texture.rows), "is no raster", "at least 1 x 1 cells");
  require(texture.cell.allFinite() && texture.cell.minCoeff() > 0, "texture.cell",
          fmt::format("{} x {} m", texture.cell.x(), texture.cell.y()), "is no size of a cell",
          "two finite numbers > 0");
  require(texture.corner.allFinite(), "texture.corner", fmt::format("({}, {})", texture.corner.x(), texture.corner.y()),
          "is no point", "two finite numbers");
  const auto cells = static_cast<std::size_t>(texture.columns) * static_cast<std::size_t>(texture.rows);
  require(texture.numbers.size() == cells, "texture.numbers", fmt::format("{} numbers", texture.numbers.size()),
          "does not fit the raster", fmt::format("{}, one for each cell", cells));
}

void check(const Materials::Levels& levels) {
  check_list(levels.list);
  const Numbers numbers{static_cast<int>(levels.list.size())};
  numbers.check("fallback", levels.fallback);
  numbers.check_or_none("triangles", levels.triangles);
  for (std::size_t k = 0; k < levels.regions.size(); ++k) {
    const std::string key = fmt::format("regions[{}]", k);
    numbers.check(key + ".material", levels.regions[k].material);
    check_region(key, levels.regions[k]);
  }
  check_texture(levels.texture);
  if (levels.texture.columns > 0) numbers.check_or_none("texture.numbers", levels.texture.numbers);
}

}  // namespace

Materials::Materials(Levels levels) {
  check(levels);
  std::vector<const MaterialRegion*> ranked;
  for (const MaterialRegion& region : levels.regions) ranked.push_back(&region);
  std::stable_sort(ranked.begin(), ranked.end(),
                   [](const auto* a, const auto* b) { return a->priority > b->priority; });
  Places places{.triangles = std::move(levels.triangles),
                .regions = {},
                .texture = std::move(levels.texture),
                .fallback = levels.fallback};
  for (const MaterialRegion* region : ranked)
    places.regions.push_back({.shape = geometry::PlanRegion(region->rings), .material = region->material});
  list_ = std::move(levels.list);
  places_ = std::make_shared<const Places>(std::move(places));
}

void Materials::set_properties(int number, double restitution, double friction) {
  Material& material = list_[static_cast<std::size_t>(number)];
  material.restitution = restitution;
  material.friction = friction;
}

int Materials::number_at(const Vector3& point, std::span<const std::int64_t> triangles) const {
  const Vector2 plan = point.head<2>();
  int number = from_triangles(triangles);
  if (number == kNoMaterial) number = from_regions(plan);
  if (number == kNoMaterial) number = from_texture(plan);
  return number == kNoMaterial ? places_->fallback : number;
}

int Materials::from_triangles(std::span<const std::int64_t> triangles) const {
  int smallest = kNoMaterial;
  for (const std::int64_t id : triangles) {
    if (id < 0 || id >= static_cast<std::int64_t>(places_->triangles.size())) continue;
    const int number = places_->triangles[static_cast<std::size_t>(id)];
    if (number != kNoMaterial && (smallest == kNoMaterial || number < smallest)) smallest = number;
  }
  return smallest;
}

int Materials::from_regions(const Vector2& point) const {
  for (const Region& region : places_->regions)
    if (region.shape.contains(point)) return region.material;
  return kNoMaterial;
}

/// A cell has its south and west sides; the outermost sides in the north and east belong to the last cells.
int Materials::from_texture(const Vector2& point) const {
  const MaterialTexture& texture = places_->texture;
  if (texture.columns == 0) return kNoMaterial;
  const double u = (point.x() - texture.corner.x()) / texture.cell.x();
  const double v = (point.y() - texture.corner.y()) / texture.cell.y();
  const bool inside = u >= 0 && v >= 0 && u <= texture.columns && v <= texture.rows;
  if (!inside) return kNoMaterial;
  const auto i = static_cast<std::size_t>(std::min(static_cast<int>(u), texture.columns - 1));
  const auto j = static_cast<std::size_t>(std::min(static_cast<int>(v), texture.rows - 1));
  return texture.numbers[j * static_cast<std::size_t>(texture.columns) + i];
}

}  // namespace talus::slope
