#include <cmath>
#include <limits>

#include "talus/collision/broad_phase.h"
#include "talus/collision/shape_pieces.h"

namespace talus::collision {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

void join(Box& box, const Vector3& lower, const Vector3& upper) {
  box.lower = box.lower.cwiseMin(lower);
  box.upper = box.upper.cwiseMax(upper);
}

void join_corners(std::span<const Vector3> corners, const Pose& pose, Box& box) {
  const Matrix3 R = pose.R.toRotationMatrix();
  for (const Vector3& corner : corners) {
    const Vector3 x = R * corner + pose.p;
    join(box, x, x);
  }
}

void join_core(const CoreShape& core, const Pose& pose, Box& box) {
  const Matrix3 R = pose.R.toRotationMatrix();
  if (core.kind == CoreKind::polytope) {
    Box corners{Vector3::Constant(kInfinity), Vector3::Constant(-kInfinity)};
    join_corners(core.vertices, pose, corners);
    const Vector3 around = Vector3::Constant(core.radius);
    return join(box, corners.lower - around, corners.upper + around);
  }
  Vector3 half = R.cwiseAbs() * core.half;
  if (core.kind == CoreKind::cylinder)
    for (int k = 0; k < 3; ++k)
      half[k] = core.half.z() * std::abs(R(k, 2)) + core.half.x() * std::hypot(R(k, 0), R(k, 1));
  join(box, pose.p - half, pose.p + half);
}

/// Endless but for the side that it has a boundary on, if that is along an axis.
void join_half_space(const Pose& start, const Pose& end, bool turns, Box& box) {
  Vector3 lower = Vector3::Constant(-kInfinity), upper = Vector3::Constant(kInfinity);
  const Vector3 n = start.R * Vector3::UnitZ();
  for (int k = 0; k < 3 && !turns; ++k) {
    const bool only = std::abs(n[(k + 1) % 3]) + std::abs(n[(k + 2) % 3]) == 0;
    if (only && n[k] > 0) upper[k] = std::max(start.p[k], end.p[k]);
    if (only && n[k] < 0) lower[k] = std::min(start.p[k], end.p[k]);
  }
  join(box, lower, upper);
}

}  // namespace

Box swept_box(const Shape& shape, const SteadyMotion& motion, double duration, double margin) {
  Box box{Vector3::Constant(kInfinity), Vector3::Constant(-kInfinity)};
  const Pose end = motion.at(duration);
  const bool turns = motion.w.squaredNorm() > 0;
  double around = 0;
  for (const Piece& piece : shape.pieces) {
    const Pose first = motion.start * piece.pose, last = end * piece.pose;
    if (piece.is_half_space()) join_half_space(first, last, turns, box);
    for (const Pose& pose : {first, last}) {
      if (piece.core()) join_core(*piece.core(), pose, box);
      if (piece.surface()) join_corners(piece.surface()->mesh.vertices(), pose, box);
    }
    // Between the ends no coordinate leaves the straight line by more than T^2/8 of its largest acceleration.
    if (!piece.is_half_space())
      around =
          std::max(around, motion.w.squaredNorm() * duration * duration / 8 * (piece.pose.p.norm() + piece.reach()));
  }
  if (std::isfinite(shape.bounding_radius)) around = std::min(around, 2 * shape.bounding_radius);
  box.lower -= Vector3::Constant(margin + around);
  box.upper += Vector3::Constant(margin + around);
  return box;
}

}  // namespace talus::collision
