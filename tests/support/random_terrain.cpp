#include "tests/support/random_terrain.h"

#include <cmath>
#include <vector>

#include "talus/core/random.h"

namespace talus::support {
namespace {

using core::Random;
using core::Vector2;
using core::Vector3;

struct Look {
  std::string_view name;
  double cell;   ///< m
  double noise;  ///< m, up and down at every node
};

const Look& look_of(Terrain kind) {
  static constexpr std::array<Look, kTerrains.size()> kLooks{{{"smooth", 1, 0},
                                                              {"rough", 1, 0.5},
                                                              {"steps", 0.5, 0.02},
                                                              {"fine_noise", 0.25, 0.01},
                                                              {"spikes", 0.5, 0.02},
                                                              {"large_cells", 5, 1.5},
                                                              {"small_cells", 0.1, 0.05}}};
  return kLooks[static_cast<std::size_t>(kind)];
}

struct Bump {
  Vector2 at;
  double height, width;

  [[nodiscard]] double operator()(double x, double y) const {
    return height / (1 + (Vector2(x, y) - at).squaredNorm() / (width * width));
  }
};

std::vector<Bump> random_bumps(Random& random, double length) {
  std::vector<Bump> bumps;
  for (int i = 0; i < 8; ++i) {
    const double x = random.uniform(-0.5, 0.5) * length, y = random.uniform(-0.5, 0.5) * length;
    const double height = random.uniform(-2, 2);
    bumps.push_back({{x, y}, height, random.uniform(2, 4)});
  }
  return bumps;
}

/// Treads of 4 m along x, each 4 m below the one before.
double terrace(double x) {
  return -4 * std::floor(x / 4);
}

}  // namespace

std::string_view to_string(Terrain kind) {
  return look_of(kind).name;
}

slope::HeightGrid random_terrain(Terrain kind, const TerrainSettings& settings) {
  const Look& look = look_of(kind);
  Random random(settings.seed, static_cast<std::uint32_t>(kind));
  const std::vector<Bump> bumps = random_bumps(random, settings.length);
  const int cells = std::max(1, static_cast<int>(std::ceil(settings.length / look.cell)));
  slope::HeightGrid grid{.columns = cells + 1,
                         .rows = cells + 1,
                         .first = Vector2::Constant(-0.5 * cells * look.cell),
                         .spacing = Vector2::Constant(look.cell),
                         .heights = {}};
  for (int j = 0; j < grid.rows; ++j)
    for (int i = 0; i < grid.columns; ++i) {
      const double x = grid.first.x() + i * look.cell, y = grid.first.y() + j * look.cell;
      double z = -settings.gradient * x + look.noise * random.uniform(-1, 1);
      if (kind == Terrain::smooth)
        for (const Bump& bump : bumps) z += bump(x, y);
      if (kind == Terrain::steps) z += terrace(x) + settings.gradient * x;
      if (kind == Terrain::spikes && random.uniform() < 0.03) z += random.uniform() < 0.7 ? 3 : -3;
      grid.heights.push_back(z);
    }
  return grid;
}

namespace {

/// From one corner of the profile to the next in steps of about 1 m; the last corner is left to the next stretch.
void append_stretch(std::vector<Vector2>& profile, const Vector2& from, const Vector2& to) {
  const int steps = std::max(1, static_cast<int>(std::lround((to - from).norm())));
  for (int i = 0; i < steps; ++i) profile.emplace_back(from + (to - from) * i / steps);
}

/// x and z along floor, wall, underside, edge and top: the air is to the left.
std::vector<Vector2> overhang_profile(const OverhangSettings& s) {
  const double top = s.height + s.thickness;
  const std::array<Vector2, 6> corners{Vector2(-s.length, 0),       Vector2(0, 0),          Vector2(0, s.height),
                                       Vector2(-s.depth, s.height), Vector2(-s.depth, top), Vector2(s.length, top)};
  std::vector<Vector2> profile;
  for (std::size_t k = 0; k + 1 < corners.size(); ++k) append_stretch(profile, corners[k], corners[k + 1]);
  profile.push_back(corners.back());
  return profile;
}

}  // namespace

geometry::TriangleMesh overhang(const OverhangSettings& settings) {
  const std::vector<Vector2> profile = overhang_profile(settings);
  const int columns = static_cast<int>(profile.size());
  const int rows = 2 * std::max(1, static_cast<int>(std::lround(settings.length))) + 1;
  Random random(settings.seed);
  const auto shift = [&] { return settings.roughness * random.uniform(-1, 1); };
  std::vector<Vector3> vertices;
  std::vector<geometry::Triangle> triangles;
  for (int j = 0; j < rows; ++j)
    for (int i = 0; i < columns; ++i) {
      const double y = settings.length * (2.0 * j / (rows - 1) - 1);
      const double dx = shift(), dy = shift();
      vertices.emplace_back(profile[i].x() + dx, y + dy, profile[i].y() + shift());
      if (i + 1 == columns || j + 1 == rows) continue;
      const int a = j * columns + i, b = a + 1, c = a + columns, d = c + 1;
      triangles.push_back({a, b, d});
      triangles.push_back({a, d, c});
    }
  return {std::move(vertices), std::move(triangles)};
}

}  // namespace talus::support
