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

TALUS_VECTOR_CLONES CornerSet not_above_any(const double* const* corners, int count, const double* directions,
                                            const double* levels) {
  CornerSet low = 0;
  for (int i = 0; i < count; i += 4) {
    const Four x = *reinterpret_cast<const Four*>(corners[0] + i), y = *reinterpret_cast<const Four*>(corners[1] + i),
               z = *reinterpret_cast<const Four*>(corners[2] + i);
    const double* n = directions;
    FourNumbers bits{1, 2, 4, 8};
    for (int j = 0; j < 3; ++j, n += 3) bits &= n[0] * x + n[1] * y + n[2] * z <= levels[j];
    low |= static_cast<CornerSet>((bits[0] | bits[1]) | (bits[2] | bits[3])) << i;
  }
  return low;
}

}  // namespace talus::rockfall
