#include "talus/rockfall/direction_batch.h"

#include <cmath>
#include <limits>

#include "talus/core/vector_clones.h"

namespace talus::rockfall {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

using Four = TALUS_FOUR_DOUBLES;

/// What the kernel reads and writes; lanes of one quantity lie side by side.
struct Work {
  const double *n, *W, *turn, *triangles;  ///< x, y, z of n and W; corner by corner x, y, z of the triangles
  const Moment* moment;
  double a, radius, span, keep;
  const double *x, *y, *z;  ///< of the corners of the rock
  int count;
  double *now, *clear;
};

inline const Four& four_at(const double* lanes) {
  return *reinterpret_cast<const Four*>(lanes);
}

inline Four& four_at(double* lanes) {
  return *reinterpret_cast<Four*>(lanes);
}

/// Letters as in collision.h. Cross products are written out by cyclic indices: calls would not be compiled for the
/// wider registers.
TALUS_VECTOR_CLONES void look_at_four(const Work& work) {
  const Moment& moment = *work.moment;
  const double span = work.span, keep = work.keep, half = 0.5 * span * span, sixth = span * span * span / 6;
  const double *v = moment.v.data(), *w = moment.w.data(), *w_rate = moment.w_rate.data(), *a = moment.a.data();
  Four n[3], W[3], n_w[3], n1[3], n2[3], straight[3], whole[3];
  for (int k = 0; k < 3; ++k) n[k] = four_at(work.n + 4 * k), W[k] = four_at(work.W + 4 * k);
  for (int k = 0, l = 1, m = 2; k < 3; ++k, l = (l + 1) % 3, m = (m + 1) % 3) {
    n_w[k] = n[l] * w[m] - n[m] * w[l];
    n1[k] = W[l] * n[m] - W[m] * n[l];
  }
  for (int k = 0, l = 1, m = 2; k < 3; ++k, l = (l + 1) % 3, m = (m + 1) % 3) {
    n2[k] = W[l] * n1[m] - W[m] * n1[l];
    const Four q = (n_w[l] * w[m] - n_w[m] * w[l]) + (n[l] * w_rate[m] - n[m] * w_rate[l]) +
                   (n2[k] + 2 * (n1[l] * w[m] - n1[m] * w[l]));
    straight[k] = n[k] + span * (n_w[k] + n1[k]);
    whole[k] = straight[k] + half * q;
  }
  Four low{kInfinity, kInfinity, kInfinity, kInfinity}, low_straight = low, low_whole = low;
  for (int i = 0; i < work.count; ++i) {
    const double x = work.x[i], y = work.y[i], z = work.z[i];
    const Four level = n[0] * x + n[1] * y + n[2] * z;
    const Four level_straight = straight[0] * x + straight[1] * y + straight[2] * z;
    const Four level_whole = whole[0] * x + whole[1] * y + whole[2] * z;
    low = level < low ? level : low;
    low_straight = level_straight < low_straight ? level_straight : low_straight;
    low_whole = level_whole < low_whole ? level_whole : low_whole;
  }
  const Four turn = four_at(work.turn), turn2 = turn * turn;
  const Four third = moment.w3 * work.radius +
                     (turn2 * turn + 3 * moment.spin * turn2 + 3 * moment.w2 * turn) * work.radius +
                     3 * moment.speed * turn2 + 3 * work.a * turn;
  const Four forward = n[0] * v[0] + n[1] * v[1] + n[2] * v[2];
  const Four bend = 2 * (n1[0] * v[0] + n1[1] * v[1] + n1[2] * v[2]) + (n[0] * a[0] + n[1] * a[1] + n[2] * a[2]);
  Four now{kInfinity, kInfinity, kInfinity, kInfinity}, least = now;
  for (int j = 0; j < 3; ++j) {
    Four y[3];
    for (int k = 0; k < 3; ++k) y[k] = four_at(work.triangles + 12 * j + 4 * k) - moment.p[k];
    const Four level = n[0] * y[0] + n[1] * y[1] + n[2] * y[2];
    const Four rate = forward - (n1[0] * y[0] + n1[1] * y[1] + n1[2] * y[2]);
    const Four rate2 = bend - (n2[0] * y[0] + n2[1] * y[1] + n2[2] * y[2]);
    // |x| + |y| + |z| instead of the length: a little more than it, and no root.
    Four far{};
    for (int k = 0; k < 3; ++k) far += y[k] < 0 ? -y[k] : y[k];
    const Four end_straight = low_straight + (span * rate - level - keep);
    const Four end_whole = low_whole + (span * rate - level - keep) + half * rate2 -
                           sixth * (third + turn2 * turn * (far + moment.speed * span));
    const Four begin = low - level;
    now = begin < now ? begin : now;
    least = end_straight < least ? end_straight : least;
    least = end_whole < least ? end_whole : least;
  }
  four_at(work.now) = now;
  four_at(work.clear) = (now > keep) & (least >= 0) ? Four{1, 1, 1, 1} : Four{};
}

}  // namespace

void DirectionBatch::set_triangles(std::span<const slope::SurfaceTriangle> triangles) {
  blocks_.assign((triangles.size() + kLanes - 1) / kLanes, {});
  for (std::size_t k = 0; k < triangles.size(); ++k)
    for (int j = 0; j < 3; ++j)
      for (int c = 0; c < 3; ++c) blocks_[k / kLanes].triangle[j][c][k % kLanes] = triangles[k].corners[j][c];
}

void DirectionBatch::set_direction(std::size_t k, const Vector3& n, const Vector3& W) {
  Block& block = blocks_[k / kLanes];
  for (int c = 0; c < 3; ++c) block.n[c][k % kLanes] = n[c], block.W[c][k % kLanes] = W[c];
  block.turn[k % kLanes] = W.norm();
}

DirectionBatch::Four DirectionBatch::look(std::size_t first, const Moment& moment, const CornerArrays& corners,
                                          CornerRange range, double radius, double span, double keep) const {
  const Block& block = blocks_[first / kLanes];
  Four result;
  look_at_four({.n = block.n[0].data(),
                .W = block.W[0].data(),
                .turn = block.turn.data(),
                .triangles = block.triangle[0][0].data(),
                .moment = &moment,
                .a = moment.a.norm(),
                .radius = radius,
                .span = span,
                .keep = keep,
                .x = corners.x() + range.first,
                .y = corners.y() + range.first,
                .z = corners.z() + range.first,
                .count = range.count,
                .now = result.now.data(),
                .clear = result.clear.data()});
  return result;
}

}  // namespace talus::rockfall
