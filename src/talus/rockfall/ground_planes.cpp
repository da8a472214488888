#include "talus/rockfall/ground_planes.h"

#include <algorithm>
#include <array>
#include <limits>

#include "talus/core/vector_clones.h"

namespace talus::rockfall {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

constexpr double kTurns = 0.02;  // rad: in a span; more bends the paths of corners

using Four = TALUS_FOUR_DOUBLES;

struct Look {
  const Moment* moment;
  const double *origin, *x, *y, *z;  ///< x, y, z: of the corners of the rock
  int count;
  double radius, span, keep;
  bool turns;
};

/// Letters as in collision.h. Cross products are written out by cyclic indices: calls would not be compiled for the
/// wider registers.
TALUS_VECTOR_CLONES void find_levels(const Look& look, const double* normals, std::size_t blocks, double* lowest,
                                     double* levels) {
  const Moment& moment = *look.moment;
  const double span = look.span, half = 0.5 * span * span, third = span * span * span / 6 * moment.w3 * look.radius;
  const double *v = moment.v.data(), *w = moment.w.data(), *w_rate = moment.w_rate.data(), *a = moment.a.data();
  double way[3], p[3];  // of the centre until the end of the span, from where it is
  for (int k = 0; k < 3; ++k) way[k] = span * v[k] + half * a[k], p[k] = moment.p[k] - look.origin[k];
  for (std::size_t block = 0; block < blocks; ++block) {
    Four n[3], n_w[3], straight[3], whole[3];
    for (int k = 0; k < 3; ++k) n[k] = *reinterpret_cast<const Four*>(normals + 12 * block + 4 * k);
    for (int k = 0, l = 1, m = 2; k < 3; ++k, l = (l + 1) % 3, m = (m + 1) % 3) n_w[k] = n[l] * w[m] - n[m] * w[l];
    for (int k = 0, l = 1, m = 2; k < 3; ++k, l = (l + 1) % 3, m = (m + 1) % 3) {
      straight[k] = n[k] + span * n_w[k];
      whole[k] = straight[k] + half * ((n_w[l] * w[m] - n_w[m] * w[l]) + (n[l] * w_rate[m] - n[m] * w_rate[l]));
    }
    const Four centre = n[0] * p[0] + n[1] * p[1] + n[2] * p[2];
    const Four forward = span * (n[0] * v[0] + n[1] * v[1] + n[2] * v[2]);
    const Four onward = n[0] * way[0] + n[1] * way[1] + n[2] * way[2];
    Four low{kInfinity, kInfinity, kInfinity, kInfinity}, low_straight = low, low_whole = low, low_bent = low;
    for (int i = 0; i < look.count; ++i) {
      const double x = look.x[i], y = look.y[i], z = look.z[i];
      const Four level = n[0] * x + n[1] * y + n[2] * z;
      const Four level_straight = straight[0] * x + straight[1] * y + straight[2] * z;
      const Four level_whole = whole[0] * x + whole[1] * y + whole[2] * z;
      low = level < low ? level : low;
      low_straight = level_straight < low_straight ? level_straight : low_straight;
      low_whole = level_whole < low_whole ? level_whole : low_whole;
      if (!look.turns) continue;
      // level + s x + c x^2 with x from 0 to 1: its least value.
      const Four s = level_straight - level + forward, c = level_whole - level_straight + (onward - forward);
      const Four at_end = level + s + c, at_bottom = level - s * s / (4 * c);
      Four bent = at_end < level ? at_end : level;
      bent = (s < 0) & (-s < 2 * c) ? at_bottom : bent;
      low_bent = bent < low_bent ? bent : low_bent;
    }
    const Four now = low + centre;
    const Four end_straight = low_straight + centre + forward, end_whole = low_whole + centre + onward - third;
    Four least = now < end_straight ? now : end_straight;
    least = end_whole < least ? end_whole : least;
    if (look.turns) {
      const Four least_bent = low_bent + centre - third;
      least = least_bent > least ? least_bent : least;
    }
    *reinterpret_cast<Four*>(lowest + 4 * block) = now;
    *reinterpret_cast<Four*>(levels + 4 * block) = least - look.keep;
  }
}

/// The lowest level of corners along each plane, with that of the centre p.
TALUS_VECTOR_CLONES void find_lowest(const double* const* corners, int count, const double* p, const double* normals,
                                     std::size_t blocks, double* lowest) {
  for (std::size_t block = 0; block < blocks; ++block) {
    const double* four = normals + 12 * block;
    const Four x = *reinterpret_cast<const Four*>(four), y = *reinterpret_cast<const Four*>(four + 4),
               z = *reinterpret_cast<const Four*>(four + 8);
    Four low{kInfinity, kInfinity, kInfinity, kInfinity};
    for (int i = 0; i < count; ++i) {
      const Four level = x * corners[0][i] + y * corners[1][i] + z * corners[2][i];
      low = level < low ? level : low;
    }
    *reinterpret_cast<Four*>(lowest + 4 * block) = low + (x * p[0] + y * p[1] + z * p[2]);
  }
}

using FourNumbers = std::int64_t __attribute__((vector_size(32), aligned(8), may_alias));

/// Bit k: the tops of triangle k are nowhere below the levels. Its own plane (own_tops) is asked first: it mostly
/// tells.
TALUS_VECTOR_CLONES std::uint32_t not_below(const double* tops, const double* own_tops, std::size_t count,
                                            const double* levels, std::size_t blocks) {
  std::uint32_t candidates = 0, result = 0;
  for (std::size_t block = 0; block < blocks; ++block) {
    const auto below =
        *reinterpret_cast<const Four*>(own_tops + 4 * block) < *reinterpret_cast<const Four*>(levels + 4 * block);
    const FourNumbers bits = ~below & FourNumbers{1, 2, 4, 8};
    candidates |= static_cast<std::uint32_t>((bits[0] | bits[1]) | (bits[2] | bits[3])) << 4 * block;
  }
  if (count < 32) candidates &= (std::uint32_t{1} << count) - 1;
  for (; candidates != 0; candidates &= candidates - 1) {
    const int k = __builtin_ctz(candidates);
    const double* row = tops + 4 * blocks * static_cast<std::size_t>(k);
    FourNumbers below{};
    for (std::size_t block = 0; block < blocks; ++block)
      below |= *reinterpret_cast<const Four*>(row + 4 * block) < *reinterpret_cast<const Four*>(levels + 4 * block);
    result |= static_cast<std::uint32_t>(((below[0] | below[1]) | (below[2] | below[3])) == 0) << k;
  }
  return result;
}

/// The highest levels of triangles, whose corners lie one after the other, along each plane.
TALUS_VECTOR_CLONES void find_tops(const double* corners, std::size_t count, const double* normals, std::size_t blocks,
                                   double* tops) {
  for (std::size_t block = 0; block < blocks; ++block) {
    const double* four = normals + 12 * block;
    const Four x = *reinterpret_cast<const Four*>(four), y = *reinterpret_cast<const Four*>(four + 4),
               z = *reinterpret_cast<const Four*>(four + 8);
    const double* c = corners;
    for (std::size_t k = 0; k < count; ++k, c += 9) {
      const Four a = x * c[0] + y * c[1] + z * c[2], b = x * c[3] + y * c[4] + z * c[5],
                 d = x * c[6] + y * c[7] + z * c[8];
      const Four top = b > a ? b : a;
      *reinterpret_cast<Four*>(tops + 4 * (k * blocks + block)) = d > top ? d : top;
    }
  }
}

/// Of each triangle: the largest of lowest - top where top < level, and where that is, four planes at a time.
TALUS_VECTOR_CLONES void find_clearances(const double* tops, std::size_t count, const double* lowest,
                                         const double* levels, std::size_t blocks, double* clearances, double* planes) {
  for (std::size_t k = 0; k < count; ++k, tops += 4 * blocks) {
    Four best{-kInfinity, -kInfinity, -kInfinity, -kInfinity}, number{0, 1, 2, 3}, which{};
    for (std::size_t block = 0; block < blocks; ++block, number += 4) {
      const Four top = *reinterpret_cast<const Four*>(tops + 4 * block);
      const Four apart = *reinterpret_cast<const Four*>(lowest + 4 * block) - top;
      const auto better = (top < *reinterpret_cast<const Four*>(levels + 4 * block)) & (apart > best);
      best = better ? apart : best;
      which = better ? number : which;
    }
    const bool odd = best[1] > best[0], other_odd = best[3] > best[2];
    const double most = odd ? best[1] : best[0], other = other_odd ? best[3] : best[2];
    const double plane = odd ? which[1] : which[0], other_plane = other_odd ? which[3] : which[2];
    clearances[k] = other > most ? other : most;
    planes[k] = other > most ? other_plane : plane;
  }
}

}  // namespace

void GroundPlanes::set_triangles(std::span<const slope::SurfaceTriangle> triangles, const Vector3& origin) {
  count_ = triangles.size() <= kMaxTriangles ? triangles.size() : 0;
  origin_ = origin;
  const std::size_t padded = kLanes * blocks();
  normals_.assign(3 * padded, 0);
  tops_.resize(count_ * padded);
  own_tops_.assign(padded, 0);
  lowest_.resize(padded), levels_.resize(padded);
  clearances_.resize(count_), planes_.resize(count_);
  std::array<double, 9 * kMaxTriangles> corners;
  double* next = corners.data();
  for (std::size_t j = 0; j < count_; ++j) {
    double* four = &normals_[3 * kLanes * (j / kLanes) + j % kLanes];
    for (std::size_t c = 0; c < 3; ++c) four[kLanes * c] = triangles[j].normal[c];
    for (const core::Vector3& corner : triangles[j].corners)
      for (int c = 0; c < 3; ++c) *next++ = corner[c] - origin[c];
  }
  find_tops(corners.data(), count_, normals_.data(), blocks(), tops_.data());
  for (std::size_t k = 0; k < count_; ++k) {
    double* row = &tops_[k * padded];
    for (std::size_t j = count_; j < padded; ++j) row[j] = kInfinity;
    own_tops_[k] = row[k];
  }
}

void GroundPlanes::find_levels_of(const Moment& moment, const CornerArrays& corners, CornerRange range, double radius,
                                  double span, double keep) {
  find_levels({.moment = &moment,
               .origin = origin_.data(),
               .x = corners.x() + range.first,
               .y = corners.y() + range.first,
               .z = corners.z() + range.first,
               .count = range.count,
               .radius = radius,
               .span = span,
               .keep = keep,
               .turns = moment.spin * span > kTurns},
              normals_.data(), blocks(), lowest_.data(), levels_.data());
}

void GroundPlanes::look(const Moment& moment, const CornerArrays& corners, CornerRange range, double radius,
                        double span, double keep) {
  find_levels_of(moment, corners, range, radius, span, keep);
  find_clearances(tops_.data(), count_, lowest_.data(), levels_.data(), blocks(), clearances_.data(), planes_.data());
}

std::uint32_t GroundPlanes::reached(const Moment& moment, const CornerArrays& corners, CornerRange range, double radius,
                                    double span, double keep) {
  find_levels_of(moment, corners, range, radius, span, keep);
  return not_below(tops_.data(), own_tops_.data(), count_, levels_.data(), blocks());
}

std::uint32_t GroundPlanes::near(const Vector3& p, const CornerArrays& corners, CornerRange range, double margin) {
  const std::array<const double*, 3> places{corners.x() + range.first, corners.y() + range.first,
                                            corners.z() + range.first};
  const Vector3 centre = p - origin_;
  find_lowest(places.data(), range.count, centre.data(), normals_.data(), blocks(), lowest_.data());
  for (std::size_t j = 0; j < kLanes * blocks(); ++j) levels_[j] = lowest_[j] - margin;
  return not_below(tops_.data(), own_tops_.data(), count_, levels_.data(), blocks());
}

double GroundPlanes::separation(std::size_t k) const {
  double most = -kInfinity;
  for (std::size_t j = 0; j < count_; ++j) most = std::max(most, lowest_[j] - tops_[k * kLanes * blocks() + j]);
  return most;
}

}  // namespace talus::rockfall
