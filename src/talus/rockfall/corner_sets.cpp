#include "talus/rockfall/corner_sets.h"

#include "talus/core/vector_clones.h"

namespace talus::rockfall {
namespace {

using Four = TALUS_FOUR_DOUBLES;
using FourNumbers = std::int64_t __attribute__((vector_size(32), aligned(8), may_alias));

}  // namespace

TALUS_VECTOR_CLONES CornerSet not_above(const double* const* corners, int count, const double* n, double level) {
  CornerSet low = 0;
  for (int i = 0; i < count; i += 4) {
    const Four along = n[0] * *reinterpret_cast<const Four*>(corners[0] + i) +
                       n[1] * *reinterpret_cast<const Four*>(corners[1] + i) +
                       n[2] * *reinterpret_cast<const Four*>(corners[2] + i);
    const FourNumbers bits = (along <= level) & FourNumbers{1, 2, 4, 8};
    low |= static_cast<CornerSet>((bits[0] | bits[1]) | (bits[2] | bits[3])) << i;
  }
  return low;
}

TALUS_VECTOR_CLONES std::array<CornerSet, 2> not_above_two(const double* const* corners, int count, const double* n,
                                                           const std::array<double, 2>& levels) {
  CornerSet first = 0, second = 0;
  for (int i = 0; i < count; i += 4) {
    const Four along = n[0] * *reinterpret_cast<const Four*>(corners[0] + i) +
                       n[1] * *reinterpret_cast<const Four*>(corners[1] + i) +
                       n[2] * *reinterpret_cast<const Four*>(corners[2] + i);
    const FourNumbers one = (along <= levels[0]) & FourNumbers{1, 2, 4, 8},
                      other = (along <= levels[1]) & FourNumbers{1, 2, 4, 8};
    first |= static_cast<CornerSet>((one[0] | one[1]) | (one[2] | one[3])) << i;
    second |= static_cast<CornerSet>((other[0] | other[1]) | (other[2] | other[3])) << i;
  }
  return {first, second};
}

}  // namespace talus::rockfall
