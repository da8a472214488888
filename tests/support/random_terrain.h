#pragma once

// Ground of many kinds for rocks of about 1 m, the same on every machine: a plane that falls towards +x, and on it
//
//   smooth       wide bumps, cells of 1 m              fine_noise   1 cm up and down, cells of 0.25 m
//   rough        0.5 m up and down, cells of 1 m       spikes       single nodes 3 m up or down, cells of 0.5 m
//   steps        terraces with cliffs of 4 m, each     large_cells  1.5 m up and down, cells of 5 m
//                one cell wide, cells of 0.5 m         small_cells  5 cm up and down, cells of 0.1 m
//
// Heights are made with + - * / only.

#include <array>
#include <cstdint>
#include <string_view>

#include "talus/geometry/triangle_mesh.h"
#include "talus/slope/height_field.h"

namespace talus::support {

enum class Terrain { smooth, rough, steps, fine_noise, spikes, large_cells, small_cells };

inline constexpr std::array kTerrains{Terrain::smooth, Terrain::rough,       Terrain::steps,      Terrain::fine_noise,
                                      Terrain::spikes, Terrain::large_cells, Terrain::small_cells};

[[nodiscard]] std::string_view to_string(Terrain kind);

struct TerrainSettings {
  std::uint64_t seed = 1;
  double length = 12;     ///< m along x and y, rounded up to whole cells; centred on x = y = 0
  double gradient = 0.6;  ///< fall along x
};

[[nodiscard]] slope::HeightGrid random_terrain(Terrain kind, const TerrainSettings& settings = {});

struct OverhangSettings {
  std::uint64_t seed = 1;
  double height = 4;     ///< m, of the wall at x = 0, above the floor z = 0 where x < 0
  double depth = 3;      ///< m, by which the roof reaches out to x < 0
  double thickness = 1;  ///< m, of the roof; the plateau x > 0 is as high as its top
  double length = 8;     ///< m, of floor and plateau along x; half the width along y
  double roughness = 0;  ///< m, largest shift of a vertex along each axis; at most 0.2
};

/// Floor, wall, roof and plateau in squares of about 1 m. Outward is towards the air.
[[nodiscard]] geometry::TriangleMesh overhang(const OverhangSettings& settings = {});

}  // namespace talus::support
