#include "talus/motion/elliptic.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace talus::motion {

double carlson_rf(double x, double y, double z) {
  // After n duplications the deviations from the mean have shrunk by 4^n; the series of degree 7 that ends the work is
  // then good to a share of (deviation / mean)^8.
  constexpr double kSeriesReach = 0.003;
  double mean = (x + y + z) / 3;
  while (std::max({std::abs(mean - x), std::abs(mean - y), std::abs(mean - z)}) > kSeriesReach * mean) {
    const double rx = std::sqrt(x), ry = std::sqrt(y), rz = std::sqrt(z);
    const double shift = rx * (ry + rz) + ry * rz;
    x = 0.25 * (x + shift);
    y = 0.25 * (y + shift);
    z = 0.25 * (z + shift);
    mean = (x + y + z) / 3;
  }
  const double a = 1 - x / mean, b = 1 - y / mean, c = -(a + b);
  const double e2 = a * b - c * c, e3 = a * b * c;
  const double series = 1 - e2 / 10 + e3 / 14 + e2 * e2 / 24 - 3 * e2 * e3 / 44 - 5 * e2 * e2 * e2 / 208 +
                        3 * e3 * e3 / 104 + e2 * e2 * e3 / 16;
  return series / std::sqrt(mean);
}

double quarter_period(double k1) {
  if (k1 <= 0) return std::numeric_limits<double>::infinity();
  double a = 1, b = k1;
  // Convergence is quadratic: a difference of 1e-8 becomes one of 1e-17 in the mean that is returned.
  while (std::abs(a - b) > 1e-8 * a) {
    const double geometric = std::sqrt(a * b);
    a = 0.5 * (a + b);
    b = geometric;
  }
  return std::numbers::pi / (a + b);
}

}  // namespace talus::motion
