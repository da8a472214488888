// An invented quarry: from the south a floor, a heap of talus, three steps of rock with benches between them, and the
// hill above. Heights follow the distance y from the southern edge, bent along the face and roughened:
//
//     z(x, y) = profile(y - 4 ((x - 60) / 60)^2) + roughness(x, y)
//
// x, y in m from the south-west corner. No transcendental function takes part: every machine writes the same file.

#include <array>
#include <cmath>
#include <cstdint>

#include "talus/core/random.h"
#include "talus/io/crs.h"
#include "talus/io/new_project.h"

namespace talus::io {
namespace {

constexpr int kColumns = 120, kRows = 80;
constexpr double kEast = 2'600'000, kNorth = 1'200'000;
constexpr std::uint32_t kRoughnessStream = 0x71756172;

struct ProfilePoint {
  double y, z;       // m
  double roughness;  // m, of the ground from here on
};
constexpr std::array<ProfilePoint, 9> kProfile{{{-10, 450, 0.05},
                                                {28, 450.5, 0.35},
                                                {40, 459, 0.5},
                                                {44, 472, 0.3},
                                                {49, 472.5, 0.5},
                                                {53, 486, 0.3},
                                                {58, 486.5, 0.5},
                                                {62, 497, 0.5},
                                                {90, 505, 0.5}}};

/// The profile at y, with the roughness there.
ProfilePoint profile(double y) {
  std::size_t i = 0;
  while (i + 2 < kProfile.size() && y >= kProfile[i + 1].y) ++i;
  const double part = (y - kProfile[i].y) / (kProfile[i + 1].y - kProfile[i].y);
  return {y, kProfile[i].z + part * (kProfile[i + 1].z - kProfile[i].z), kProfile[i].roughness};
}

/// Random numbers in [-1, 1] on a grid of this spacing, smooth between them.
double noise(double x, double y, double spacing, std::uint64_t layer) {
  const double u = x / spacing, v = y / spacing;
  const double i = std::floor(u), j = std::floor(v);
  const auto node = [&](double a, double b) {
    const auto index = static_cast<std::uint64_t>(a) + 1000 * static_cast<std::uint64_t>(b) + 1'000'000 * layer;
    return core::Random(1, kRoughnessStream, index).uniform(-1, 1);
  };
  const auto smooth = [](double t) { return t * t * (3 - 2 * t); };
  const double s = smooth(u - i), t = smooth(v - j);
  const double south = (1 - s) * node(i, j) + s * node(i + 1, j);
  const double north = (1 - s) * node(i, j + 1) + s * node(i + 1, j + 1);
  return (1 - t) * south + t * north;
}

double height(double x, double y) {
  const double bend = (x - 60) / 60;
  const ProfilePoint ground = profile(y - 4 * bend * bend);
  return ground.z + ground.roughness * (noise(x, y, 7, 0) + 0.5 * noise(x, y, 1.7, 1));
}

}  // namespace

Raster quarry_heights() {
  Raster raster{.columns = kColumns, .rows = kRows, .corner = {kEast, kNorth}, .cell = {1, 1}};
  raster.crs = crs_from_text("EPSG:2056");
  for (int j = 0; j < kRows; ++j)
    for (int i = 0; i < kColumns; ++i) raster.values.push_back(height(i + 0.5, j + 0.5));
  return raster;
}

}  // namespace talus::io
