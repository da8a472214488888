#include "talus/geometry/grid_points.h"

#include <algorithm>
#include <cassert>

namespace talus::geometry {
namespace {

constexpr int kGridBits = 52;

/// c is on the line through a and b: is it between them?
bool between(const GridPoint2& a, const GridPoint2& b, const GridPoint2& c) {
  const auto within = [&](int i) { return std::min(a[i], b[i]) <= c[i] && c[i] <= std::max(a[i], b[i]); };
  return within(0) && within(1);
}

}  // namespace

bool segments_meet(const GridPoint2& a, const GridPoint2& b, const GridPoint2& c, const GridPoint2& d) {
  const int c_side = orient2d(a, b, c);
  const int d_side = orient2d(a, b, d);
  const int a_side = orient2d(c, d, a);
  const int b_side = orient2d(c, d, b);
  if (c_side * d_side < 0 && a_side * b_side < 0) return true;
  return (c_side == 0 && between(a, b, c)) || (d_side == 0 && between(a, b, d)) || (a_side == 0 && between(c, d, a)) ||
         (b_side == 0 && between(c, d, b));
}

Grid::Grid(const Box& box) : origin_(box.lower) {
  const double side = box.sides().maxCoeff();
  assert(std::isfinite(side) && side > 0);
  int exponent = 0;
  (void)std::frexp(side, &exponent);  // side <= 2^exponent
  spacing_ = std::ldexp(1.0, exponent - kGridBits);
}

GridPoint Grid::snap(const Vector3& p) const {
  const Vector3 units = (p - origin_) / spacing_;
  return {std::llround(units.x()), std::llround(units.y()), std::llround(units.z())};
}

}  // namespace talus::geometry
