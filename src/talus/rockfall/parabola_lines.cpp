#include "talus/rockfall/parabola_lines.h"

#include <algorithm>
#include <cmath>

#include "talus/motion/free_flight.h"

namespace talus::rockfall {

ValueRange range_of(const Quadratic& f, double t0, double t1) {
  const double begin = f.at(t0), end = f.at(t1);
  ValueRange range{std::min(begin, end), std::max(begin, end)};
  const double vertex = -0.5 * f.b / f.a;
  if (!(vertex > t0 && vertex < t1)) return range;  // nor NaN
  const double value = f.at(vertex);
  return {std::min(range.lowest, value), std::max(range.highest, value)};
}

void append_roots(const Quadratic& f, double t0, double t1, std::vector<double>& times) {
  const motion::Times roots = motion::quadratic_roots(f.a, f.b, f.c);
  for (int k = 0; k < roots.count; ++k)
    if (roots.at[k] > t0 && roots.at[k] < t1) times.push_back(roots.at[k]);
}

void append_crossings(const Quadratic& f, double t0, double t1, double first, double last, std::vector<double>& times) {
  const ValueRange range = range_of(f, t0, t1);
  const double begin = std::max(first, std::ceil(range.lowest)), end = std::min(last, std::floor(range.highest));
  for (double line = begin; line <= end; ++line) append_roots({f.a, f.b, f.c - line}, t0, t1, times);
}

}  // namespace talus::rockfall
