#pragma once

// When does a distance that is bounded below by a cubic come to zero?

#include <algorithm>
#include <cmath>

namespace talus::rockfall {

/// f(D) = s + u D + b D^2/2 - c D^3/6 with c >= 0: convex until D = b/c, concave from there on.
struct Cubic {
  static constexpr double kSmall = 1e-13;  // m: near enough to zero
  static constexpr double kUnsure =
      0.01;  // c D^3 times this, a little of what the cubic is unsure about: near enough too
  static constexpr int kMaxNewton = 12;

  double s, u, b, c;
  double unsure;  ///< how much of c is not known
  [[nodiscard]] double at(double D) const { return s + D * (u + D * (b / 2 - D * c / 6)); }
  [[nodiscard]] double near_zero(double D) const { return std::max(kSmall, kUnsure * D * D * D * unsure); }
  [[nodiscard]] double slope(double D) const { return u + D * (b - D * c / 2); }
};

/// Where f is convex tangents lie below: their roots come to the first root from the left. `end` where there is none
/// before it.
inline double root_where_convex(const Cubic& f, double end) {
  double D = 0;
  for (int i = 0; i < Cubic::kMaxNewton; ++i) {
    const double value = f.at(D), slope = f.slope(D);
    if (i > 0 && value <= f.near_zero(D)) return D;
    if (!(slope < 0) || D - value / slope >= end) return end;
    D -= value / slope;
  }
  return D;
}

/// Where f is concave, from `left` on, where it is not negative: it rises to its peak, if it rises, and has one root
/// beyond; f(end) < 0. Chords lie below, and their roots come from the left; tangents lie above, and theirs from the
/// right.
inline double root_where_concave(const Cubic& f, double left, double end) {
  if (f.slope(left) > 0) {
    const double root = std::sqrt(f.b * f.b + 2 * f.c * f.u);
    left = std::min(end, f.b > 0 ? (f.b + root) / f.c : 2 * f.u / (root - f.b));  // written so that nothing cancels
  }
  double right = end, f_left = f.at(left);
  for (int i = 0; i < Cubic::kMaxNewton && f_left > f.near_zero(left) && left < right; ++i) {
    const double f_right = f.at(right);
    if (!(f_right < 0)) break;
    left += (right - left) * f_left / (f_left - f_right);
    f_left = f.at(left);
    if (const double slope = f.slope(right); slope < 0) right = std::max(left, right - f_right / slope);
  }
  return left;
}

/// A time until which f is not negative, at most `span`; s >= 0.
[[nodiscard]] inline double first_root(const Cubic& f, double span) {
  double left = 0;
  if (f.b > 0) {
    left = f.c * span > f.b ? f.b / f.c : span;
    if (const double root = root_where_convex(f, left); root < left) return root;
    if (left >= span) return span;
  }
  return f.at(span) >= 0 ? span : root_where_concave(f, left, span);
}

}  // namespace talus::rockfall
