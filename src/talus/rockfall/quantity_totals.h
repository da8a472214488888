#pragma once

// Sum, largest value and quantiles of one quantity over many rocks; order and way of merging do not matter.

#include <algorithm>

#include "talus/core/exact_sum.h"
#include "talus/core/quantile_sketch.h"

namespace talus::rockfall {

template <class Sketch>
struct QuantityTotals {
  core::ExactSum sum;
  double largest = 0;
  Sketch values;

  /// Finite and >= 0.
  void add(double value) {
    sum.add(value);
    largest = std::max(largest, value);
    values.add(value);
  }
  void merge(const QuantityTotals& other) {
    sum.merge(other.sum);
    largest = std::max(largest, other.largest);
    values.merge(other.values);
  }
  [[nodiscard]] std::int64_t count() const { return values.count(); }
  /// There must be values.
  [[nodiscard]] double mean() const { return sum.value() / static_cast<double>(values.count()); }

  void save(core::ByteWriter& out) const {
    sum.save(out);
    out.put(largest);
    values.save(out);
  }
  [[nodiscard]] static QuantityTotals load(core::ByteReader& in) {
    QuantityTotals totals;
    totals.sum = core::ExactSum::load(in);
    totals.largest = in.get<double>();
    totals.values = Sketch::load(in);
    return totals;
  }
};

}  // namespace talus::rockfall
