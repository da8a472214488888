#include "talus/rockfall/course.h"

#include "talus/rockfall/falling_cubic.h"

namespace talus::rockfall {

double Course::least(double from, double to) const {
  const double h = to - from;
  const double g0 = at(from), g1 = h * slope(from), g2 = h * h * (c2 + 3 * from * c3), g3 = h * h * h * c3;
  return std::min(std::min(g0, g0 + g1 / 3), std::min(g0 + (2 * g1 + g2) / 3, g0 + g1 + g2 + g3));
}

double Course::above(double level, double end) const {
  if (!(c0 > level)) return 0;
  if (least(end) > level) return end;
  return first_root({.s = c0 - level, .u = c1, .b = 2 * c2, .c = std::max(0.0, -6 * c3), .unsure = 6 * off}, end);
}

}  // namespace talus::rockfall
