#pragma once

// Where a quadratic function of time f(t) = c + b t + a t^2 crosses whole numbers: a path in plan that crosses the
// lines of a grid, whose distances from the first line, counted in cells, are such functions.

#include <vector>

namespace talus::rockfall {

struct Quadratic {
  double a = 0, b = 0, c = 0;

  [[nodiscard]] double at(double t) const { return c + t * (b + t * a); }
};

struct ValueRange {
  double lowest, highest;
};
/// Extremes between t0 and t1: at the ends or at the vertex.
[[nodiscard]] ValueRange range_of(const Quadratic& f, double t0, double t1);

/// Appends to `times` every time between t0 and t1 at which f is a whole number from `first` to `last`.
void append_crossings(const Quadratic& f, double t0, double t1, double first, double last, std::vector<double>& times);

/// Appends the roots of f between t0 and t1.
void append_roots(const Quadratic& f, double t0, double t1, std::vector<double>& times);

}  // namespace talus::rockfall
