#include "talus/rockfall/corner_arrays.h"

#include <algorithm>
#include <limits>

#include "talus/core/vector_clones.h"

namespace talus::rockfall {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

using Four = TALUS_FOUR_DOUBLES;

struct Blocks {
  const double *x, *y, *z;
  int count;
};

TALUS_VECTOR_CLONES double lowest_one(const Blocks& corners, const double* n) {
  Four least{kInfinity, kInfinity, kInfinity, kInfinity};
  for (int i = 0; i < 4 * corners.count; i += 4) {
    const Four x = *reinterpret_cast<const Four*>(corners.x + i), y = *reinterpret_cast<const Four*>(corners.y + i),
               z = *reinterpret_cast<const Four*>(corners.z + i);
    const Four level = n[0] * x + n[1] * y + n[2] * z;
    least = level < least ? level : least;
  }
  return std::min(std::min(least[0], least[1]), std::min(least[2], least[3]));
}

TALUS_VECTOR_CLONES CornerArrays::Lowest lowest_and_lower(const Blocks& corners, const double* n, const double* levels,
                                                          std::int64_t* is_lower) {
  using FourFlags = std::int64_t __attribute__((vector_size(32), aligned(8), may_alias));
  Four least{kInfinity, kInfinity, kInfinity, kInfinity};
  FourFlags any{};
  for (int i = 0; i < 4 * corners.count; i += 4) {
    const Four x = *reinterpret_cast<const Four*>(corners.x + i), y = *reinterpret_cast<const Four*>(corners.y + i),
               z = *reinterpret_cast<const Four*>(corners.z + i);
    const Four level = n[0] * x + n[1] * y + n[2] * z;
    least = level < least ? level : least;
    const FourFlags lower = (n[3] * x + n[4] * y + n[5] * z < levels[0]) |
                            (n[6] * x + n[7] * y + n[8] * z < levels[1]) |
                            (n[9] * x + n[10] * y + n[11] * z < levels[2]);
    *reinterpret_cast<FourFlags*>(is_lower + i) = lower;
    any |= lower;
  }
  return {std::min(std::min(least[0], least[1]), std::min(least[2], least[3])),
          (any[0] | any[1] | any[2] | any[3]) != 0};
}

TALUS_VECTOR_CLONES void turn_all(const Vector3* body, int count, const double* R, double* x, double* y, double* z) {
  for (int i = 0; i < count; ++i) {
    const double a = body[i][0], b = body[i][1], c = body[i][2];
    x[i] = R[0] * a + R[3] * b + R[6] * c;
    y[i] = R[1] * a + R[4] * b + R[7] * c;
    z[i] = R[2] * a + R[5] * b + R[8] * c;
  }
}

}  // namespace

void CornerArrays::turn(std::span<const Vector3> body, const core::Matrix3& R) {
  const std::size_t count = body.size(), padded = (count + 3) / 4 * 4;
  x_.resize(padded), y_.resize(padded), z_.resize(padded);
  turn_all(body.data(), static_cast<int>(count), R.data(), x_.data(), y_.data(), z_.data());
  for (std::size_t i = count; i < padded; ++i) x_[i] = x_[count - 1], y_[i] = y_[count - 1], z_[i] = z_[count - 1];
}

double CornerArrays::lowest(CornerRange range, const Vector3& n) const {
  const Blocks blocks{x_.data() + range.first, y_.data() + range.first, z_.data() + range.first, (range.count + 3) / 4};
  return lowest_one(blocks, n.data());
}

CornerArrays::Lowest CornerArrays::lowest(CornerRange range, const std::array<Vector3, 4>& n,
                                          const std::array<double, 3>& levels,
                                          std::vector<std::int64_t>& is_lower) const {
  const Blocks blocks{x_.data() + range.first, y_.data() + range.first, z_.data() + range.first, (range.count + 3) / 4};
  is_lower.resize(4 * static_cast<std::size_t>(blocks.count));
  return lowest_and_lower(blocks, n[0].data(), levels.data(), is_lower.data());
}

}  // namespace talus::rockfall
