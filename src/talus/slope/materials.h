#pragma once

// What the ground is made of, by RocFall3's hierarchy (manual 1.2 and 4.1), highest first:
//
//   1. triangles   a material for each triangle of a mesh; where a contact lies on an edge or a vertex, the smallest
//                  material number among the triangles that meet there
//   2. regions     polygons in plan; of those that hold the point, the one with the highest priority, and of equal
//                  priorities the one listed first. A point on the outline counts as inside
//   3. texture     a raster of material numbers, looked up in plan
//   4. default
//
// A level that says nothing about a point (no number for the triangle, outside every polygon, outside the raster or on
// a cell without number) leaves it to the next.

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "talus/geometry/plan_region.h"
#include "talus/slope/surface.h"

namespace talus::slope {

struct Material {
  std::string name;
  double restitution = 0.3;  ///< e, 0 to 1
  double friction = 0.6;     ///< mu, >= 0
};

/// Material numbers index the list of materials; kNoMaterial: nothing is said.
inline constexpr int kNoMaterial = -1;

/// A polygon with holes in plan, local coordinates. Rings need not be closed by repeating the first point.
struct MaterialRegion {
  std::vector<std::vector<Vector2>> rings;  ///< inside: an odd number of rings around the point
  int material = 0;
  int priority = 0;  ///< higher wins
};

/// Cells of equal size, first row southernmost. Each holds a material number or kNoMaterial.
struct MaterialTexture {
  Vector2 corner = Vector2::Zero();  ///< south-west corner of the first cell, local
  Vector2 cell = {1, 1};             ///< sides, m
  int columns = 0;
  int rows = 0;
  std::vector<std::int16_t> numbers;  ///< row by row
};

class Materials {
 public:
  struct Levels {
    std::vector<Material> list;           ///< at least one
    std::vector<std::int16_t> triangles;  ///< by triangle id; empty: level not used
    std::vector<MaterialRegion> regions;
    MaterialTexture texture;  ///< columns = 0: level not used
    int fallback = 0;         ///< the default material
  };

  /// Throws core::InputError for a number that is not in the list, restitution outside [0, 1], friction < 0, a ring of
  /// fewer than three points or a texture whose sizes do not fit. Keys in its message are those of Levels.
  explicit Materials(Levels levels);

  /// Number of the material at a point of the ground that belongs to these triangles (several on an edge or vertex).
  [[nodiscard]] int number_at(const Vector3& point, std::span<const std::int64_t> triangles) const;
  [[nodiscard]] const Material& at(const Vector3& point, std::span<const std::int64_t> triangles) const {
    return list()[static_cast<std::size_t>(number_at(point, triangles))];
  }
  [[nodiscard]] std::span<const Material> list() const { return list_; }

  /// Other numbers for one material, in range, as a rock may have its own. A copy of the materials shares all but the
  /// list with the original, so that each thread can have one.
  void set_properties(int number, double restitution, double friction);

 private:
  struct Region {
    geometry::PlanRegion shape;
    int material;
  };
  /// Where which material is; shared by copies.
  struct Places {
    std::vector<std::int16_t> triangles;
    std::vector<Region> regions;  ///< the one that wins first
    MaterialTexture texture;
    int fallback = 0;
  };

  [[nodiscard]] int from_triangles(std::span<const std::int64_t> triangles) const;
  [[nodiscard]] int from_regions(const Vector2& point) const;
  [[nodiscard]] int from_texture(const Vector2& point) const;

  std::vector<Material> list_;
  std::shared_ptr<const Places> places_;
};

}  // namespace talus::slope
