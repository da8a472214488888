#pragma once

// How a distance may go on: a cubic in time that it is not less than.

#include <algorithm>

namespace talus::rockfall {

/// What a distance is not less than, from a moment on.
struct Course {
  double c0 = 0, c1 = 0, c2 = 0, c3 = 0;
  double off = 0;  ///< by how much c3 is less than the third-order term of the distance

  [[nodiscard]] double at(double t) const { return c0 + t * (c1 + t * (c2 + t * c3)); }
  [[nodiscard]] double slope(double t) const { return c1 + t * (2 * c2 + 3 * t * c3); }
  /// What the distance with the other sign is not less than.
  [[nodiscard]] Course reversed() const { return {-c0, -c1, -c2, -c3 - 2 * off, off}; }
  /// Not more than the least value between two times: that of the coefficients in Bernstein's form.
  [[nodiscard]] double least(double from, double to) const;
  /// The same from now on.
  [[nodiscard]] double least(double to) const {
    const double g1 = to * c1, g2 = to * to * c2, g3 = to * to * to * c3;
    return c0 + std::min(std::min(0.0, g1 / 3), std::min((2 * g1 + g2) / 3, g1 + g2 + g3));
  }
  /// Until when it stays above `level`; `end` at most, 0 if it is not above it now.
  [[nodiscard]] double above(double level, double end) const;
};

}  // namespace talus::rockfall
