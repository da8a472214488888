// A ball that flies over a height field, stretch by stretch of its parabola, each as long as a cell or a radius, and
// twice as long as the last where that was clear. A parabola lies within the triangle of its ends and the point where
// the tangents there meet: that tells which cells are near, and blocks that lie below are left aside. Of the others,
//
//     s(t) = above(t) - radius sqrt(1 + g.g)
//
// is how much room is left above the plane of a triangle, straight up. It is a parabola too, and bends down (a part of
// the acceleration that would bend it up is not counted): the ball stays clear until its root. Over a crest the plane
// of the far side may be above the ball: there the distance to the triangle itself tells when it may be touched.
//
// The radius is longer by more than rounding (rounding.h).

#include <algorithm>
#include <cmath>

#include "talus/geometry/closest_point.h"
#include "talus/geometry/travel_time.h"
#include "talus/slope/height_field_cell.h"
#include "talus/slope/rounding.h"

namespace talus::slope {
namespace {

constexpr double kWorthFlying = 0.25;  // of the radius: a shorter way is not worth telling

/// When s + u t + q t^2 with s > 0 and q <= 0 is zero, if it is.
double falling_root(double s, double u, double q) {
  const double root = std::sqrt(u * u - 4 * q * s);
  return geometry::kRoundedDown * (u > 0 ? (u + root) / (-2 * q) : 2 * s / (root - u));
}

}  // namespace

struct HeightField::Stretch {
  FlyingBall ball;  ///< at its beginning
  double speed, bend;
  double lowest;  ///< m: no point of the ball is lower
  CellWindow cells;
  double worth;  ///< s: what is touched before ends the flight at once
  double safe;   ///< s: from the beginning on
};

void HeightField::fly_over_row(Stretch& stretch, int j, int i0, int i1) const {
  const auto& [p, v, a, radius] = stretch.ball;
  visit_row(j, i0, i1, [&](int /*i*/, const Cell& cell) {
    if (stretch.safe == 0 || cell.upper() < stretch.lowest) return;
    for (int half : {0, 1}) {
      const Vector2 g = cell.gradient(half);
      const double s = cell.above(p, g) - radius * std::sqrt(1 + g.squaredNorm());
      const double u = v.z() - g.dot(v.head<2>()), q = 0.5 * std::min(0.0, a.z() - g.dot(a.head<2>()));
      if (s > 0 && s + stretch.safe * (u + stretch.safe * q) > 0) continue;
      double safe = s > 0 ? falling_root(s, u, q) : 0;
      const std::array<Vector3, 3> c = cell.corners(half);
      const double apart = (geometry::closest_on_triangle(p, c[0], c[1], c[2]) - p).norm() - radius;
      if (apart > 0) safe = std::max(safe, geometry::time_to_move(apart, stretch.speed, stretch.bend));
      stretch.safe = std::min(stretch.safe, safe < stretch.worth ? 0 : safe);
    }
  });
}

void HeightField::fly_over(Stretch& stretch, std::size_t level, int bi, int bj) const {
  const Level& blocks = levels_[level];
  const Range& range = blocks.blocks[static_cast<std::size_t>(bj) * blocks.columns + bi];
  if (stretch.safe == 0 || range.lower > range.upper || range.upper < stretch.lowest) return;
  const CellWindow parts = stretch.cells.in_blocks(level);
  const int i0 = std::max(kBlock * bi, parts.i0), i1 = std::min(kBlock * bi + kBlock - 1, parts.i1);
  const int j0 = std::max(kBlock * bj, parts.j0), j1 = std::min(kBlock * bj + kBlock - 1, parts.j1);
  for (int j = j0; j <= j1; ++j) {
    if (level == 0)
      fly_over_row(stretch, j, i0, i1);
    else
      for (int i = i0; i <= i1; ++i) fly_over(stretch, level - 1, i, j);
  }
}

double HeightField::flies_for(const FlyingBall& ball, double horizon) const {
  const double cell = grid_.spacing.minCoeff(), shortest = std::max(cell, ball.radius), bend = ball.a.norm();
  double length = shortest;
  for (double t = 0; t < horizon;) {
    const Vector3 p = ball.centre(t), v = ball.velocity(t);
    const double speed = v.norm(), span = std::min(horizon - t, geometry::time_to_move(length, speed, bend));
    const Vector3 end = ball.centre(t + span), between = p + 0.5 * span * v;
    const Vector3 low = p.cwiseMin(end).cwiseMin(between), high = p.cwiseMax(end).cwiseMax(between);
    const double radius = ball.radius + std::max(rounding(bounds_, low), rounding(bounds_, high));
    Stretch stretch{.ball = {p, v, ball.a, radius},
                    .speed = speed,
                    .bend = bend,
                    .lowest = low.z() - radius,
                    .cells = window(low, high, radius),
                    .worth = std::min(span, geometry::time_to_move(kWorthFlying * radius, speed, bend)),
                    .safe = span};
    if (!stretch.cells.empty()) {
      std::size_t level = 0;  // of which few blocks cover the window
      while (level + 1 < levels_.size() && levels_[level].size * cell < length) ++level;
      const CellWindow blocks = stretch.cells.in_blocks(level + 1);
      for (int bj = blocks.j0; bj <= blocks.j1; ++bj)
        for (int bi = blocks.i0; bi <= blocks.i1; ++bi) fly_over(stretch, level, bi, bj);
    }
    if (stretch.safe == 0) return t;
    t += stretch.safe;
    length = stretch.safe < span ? shortest : 2 * length;
  }
  return horizon;
}

}  // namespace talus::slope
