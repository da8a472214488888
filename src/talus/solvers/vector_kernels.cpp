#include "talus/solvers/vector_kernels.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "talus/core/vector_clones.h"

namespace talus::solvers {
namespace {

using Pack = TALUS_FOUR_DOUBLES;
constexpr std::size_t kLanes = 4;

}  // namespace

TALUS_VECTOR_CLONES
void jordan_exchange(DictionaryView dictionary, int row, int column) {
  const std::size_t stride = dictionary.stride;
  double* const entering = dictionary.values + static_cast<std::size_t>(column) * stride;
  const double inverse = 1 / entering[row];
  double* target = dictionary.values;
  for (int j = 0; j < dictionary.columns; ++j, target += stride) {
    if (target[row] == 0 || j == column) continue;
    const double factor = -target[row] * inverse;
    for (std::size_t i = 0; i < stride; i += kLanes) {
      auto* to = reinterpret_cast<Pack*>(target + i);
      *to += factor * *reinterpret_cast<const Pack*>(entering + i);
    }
    target[row] = factor;
  }
  for (std::size_t i = 0; i < stride; i += kLanes) *reinterpret_cast<Pack*>(entering + i) *= inverse;
  entering[row] = inverse;
}

TALUS_VECTOR_CLONES
int smallest_ratios(const double* t, const double* c, std::size_t stride, double smallest_pivot, double tie,
                    int* rows) {
  constexpr double kNone = std::numeric_limits<double>::infinity();
  Pack least{kNone, kNone, kNone, kNone};
  for (std::size_t i = 0; i < stride; i += kLanes) {
    const Pack falls = -*reinterpret_cast<const Pack*>(t + i);
    const Pack room = *reinterpret_cast<const Pack*>(c + i) + tie;
    const Pack ratio = falls > smallest_pivot ? room / falls : Pack{kNone, kNone, kNone, kNone};
    least = ratio < least ? ratio : least;
  }
  const double bound = std::min(std::min(least[0], least[1]), std::min(least[2], least[3]));
  int count = 0;
  for (std::size_t i = 0; i < stride; ++i) {
    rows[count] = static_cast<int>(i);
    count += static_cast<int>(-t[i] > smallest_pivot) &
             static_cast<int>(c[i] <= bound * -t[i]);  // without branches: they would be mispredicted
  }
  return count;
}

TALUS_VECTOR_CLONES
double largest_of_column(const double* column, std::size_t stride) {
  Pack high{0, 0, 0, 0};
  Pack low{0, 0, 0, 0};
  for (std::size_t i = 0; i < stride; i += kLanes) {
    const Pack value = *reinterpret_cast<const Pack*>(column + i);
    high = value > high ? value : high;
    low = value < low ? value : low;
  }
  const Pack size = high > -low ? high : -low;
  return std::max(std::max(size[0], size[1]), std::max(size[2], size[3]));
}

TALUS_VECTOR_CLONES
Scan scan(const double* values, std::size_t count) {
  Pack largest{0, 0, 0, 0};
  Pack poison{0, 0, 0, 0};  // becomes NaN with the first value that is not finite
  const std::size_t whole = count / kLanes * kLanes;
  for (std::size_t i = 0; i < whole; i += kLanes) {
    const Pack value = *reinterpret_cast<const Pack*>(values + i);
    const Pack size = value < 0 ? -value : value;
    largest = size > largest ? size : largest;
    poison += value - value;
  }
  Scan result;
  for (std::size_t k = 0; k < kLanes; ++k) {
    result.largest = std::max(result.largest, largest[k]);
    result.finite = result.finite && poison[k] == 0;
  }
  for (std::size_t i = whole; i < count; ++i) {
    result.largest = std::max(result.largest, std::abs(values[i]));
    result.finite = result.finite && std::isfinite(values[i]);
  }
  return result;
}

}  // namespace talus::solvers
