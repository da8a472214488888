#include "tests/support/benchmark_slope.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "tests/support/random_rock.h"

#include "talus/bodies/shape_library.h"
#include "talus/core/random.h"

namespace talus::support {
namespace {

constexpr int kColumns = 201, kRows = 101;
constexpr double kDegree = 3.14159265358979323846 / 180;

double hash01(std::uint32_t ix, std::uint32_t iy, std::uint32_t seed) {
  std::uint32_t h = ix * 0x8DA6B343U ^ iy * 0xD8163841U ^ seed * 0xCB1AB31FU;
  h = (h ^ (h >> 16)) * 0x7FEB352DU;
  h = (h ^ (h >> 15)) * 0x846CA68BU;
  return (h ^ (h >> 16)) / 4294967295.0;
}

double fade(double t) {
  return t * t * t * (t * (6 * t - 15) + 10);
}

/// Smooth value noise in [-1, 1].
double noise(double x, double y, double wave_length, std::uint32_t seed) {
  x = x / wave_length + 100;
  y = y / wave_length + 100;
  const auto ix = static_cast<std::uint32_t>(std::floor(x)), iy = static_cast<std::uint32_t>(std::floor(y));
  const double u = fade(x - ix), v = fade(y - iy);
  const double a = hash01(ix, iy, seed), b = hash01(ix + 1, iy, seed);
  const double c = hash01(ix, iy + 1, seed), d = hash01(ix + 1, iy + 1, seed);
  return 2 * ((a + (b - a) * u) * (1 - v) + (c + (d - c) * u) * v) - 1;
}

double roughness(double x, double y) {
  return 0.22 * noise(x, y, 17, 1) + 0.12 * noise(x, y, 8, 2) + 0.07 * noise(x, y, 4, 3);
}

double fall(double x) {
  const double t = std::clamp((x - 60) / 30, 0.0, 1.0);
  return std::tan(kDegree * (38 + (5 - 38) * t * t * (3 - 2 * t)));
}

/// Heights of the profile at whole metres, by the trapezoid rule in steps of 2 cm.
std::vector<double> profile() {
  std::vector<double> z{0};
  const double h = 1.0 / 50;
  for (int i = 0; i + 1 < kColumns; ++i) {
    double next = z.back();
    for (int k = 0; k < 50; ++k) next -= 0.5 * h * (fall(i + k * h) + fall(i + k * h + h));
    z.push_back(next);
  }
  return z;
}

double seven_digits(double value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.7g", value);
  return std::strtod(text.data(), nullptr);
}

}  // namespace

slope::HeightGrid benchmark_slope() {
  slope::HeightGrid grid{.columns = kColumns, .rows = kRows, .first = {0, 0}, .spacing = {1, 1}, .heights = {}};
  const std::vector<double> base = profile();
  for (int j = 0; j < kRows; ++j)
    for (int i = 0; i < kColumns; ++i)
      grid.heights.push_back(seven_digits(base[static_cast<std::size_t>(i)] - base.back() + roughness(i, j)));
  return grid;
}

bodies::SpatialState benchmark_release(const slope::HeightField& slope, std::uint64_t number) {
  core::Random random(20240607, 1, number);
  bodies::SpatialState state;
  const double x = random.uniform(5, 30), y = random.uniform(30, 70);
  state.p_WB = {x, y, slope.ground_below({x, y, 1000}).value() + 2};
  state.R_WB = random_attitude(random);
  return state;
}

bodies::Rock benchmark_rock(std::uint64_t number) {
  if (number % 2 == 0) return bodies::Rock::of_density(bodies::box({1, 0.7, 0.5}), 2700);
  return bodies::Rock::of_density(bodies::boulder({.seed = 5, .index = number, .sides = {1, 0.9, 0.8}}), 2700);
}

}  // namespace talus::support
