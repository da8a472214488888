#pragma once

// Quantiles of many values >= 0 in little memory. Up to `exact` values are kept as they are; more are counted in
// buckets
//
//     [2^e (1 + m/2^bits), 2^e (1 + (m + 1)/2^bits)),        m = 0 ... 2^bits - 1,
//
// that is, by the leading bits of the number itself. A value read back is the middle of its bucket: off by no more than
// 2^-(bits + 1) of it. Values below 2^-16 are read back as 0.
//
// What is kept is a function of the set of values alone: neither their order nor the way in which parts were merged
// matters, to the last bit. Memory: 8 bytes per value kept; or 1, 2 or 4 bytes per bucket (bucket_counts.h).

#include <cstdint>
#include <vector>

#include "talus/core/bucket_counts.h"
#include "talus/core/byte_stream.h"

namespace talus::core {

struct SketchShape {
  std::uint32_t exact;
  int bits;

  /// Of a value that is read back.
  [[nodiscard]] constexpr double relative_error() const { return 0.5 / static_cast<double>(1U << bits); }
};

/// The values of a sketch in ascending order, by their number from 0.
class SortedValues {
 public:
  [[nodiscard]] std::int64_t count() const { return ends_.empty() ? 0 : ends_.back(); }
  [[nodiscard]] double at(std::int64_t rank) const;
  /// Between neighbours by proportion, as R (type 7) and NumPy do; p from 0 to 1, at least one value.
  [[nodiscard]] double quantile(double p) const;
  void append(double value, std::uint32_t times) {
    values_.push_back(value);
    ends_.push_back(count() + times);
  }

 private:
  std::vector<double> values_;      ///< ascending
  std::vector<std::int64_t> ends_;  ///< how many values there are up to this one
};

template <SketchShape kShape>
class QuantileSketch {
 public:
  /// Finite and >= 0.
  void add(double value);
  void merge(const QuantileSketch& other);
  [[nodiscard]] std::uint32_t count() const { return count_; }
  [[nodiscard]] bool is_exact() const { return count_ <= kShape.exact; }
  [[nodiscard]] SortedValues sorted() const;
  /// Heap memory, bytes.
  [[nodiscard]] std::size_t memory() const { return values_.capacity() * sizeof(double) + buckets_.memory(); }

  void save(ByteWriter& out) const;
  [[nodiscard]] static QuantileSketch load(ByteReader& in);

 private:
  static std::uint32_t key_of(double value);
  static double value_of(std::uint32_t key);
  void leave_exactness();
  [[nodiscard]] std::vector<double> sorted_values() const;

  std::vector<double> values_;  ///< as long as it is exact
  BucketCounts buckets_;        ///< later
  std::uint32_t count_ = 0;
};

/// For a cell of a map: 0.8 %, exact up to 32 values.
inline constexpr SketchShape kCellShape{.exact = 32, .bits = 6};
using CellSketch = QuantileSketch<kCellShape>;
/// For a line that rocks cross: 0.05 %, exact up to 100 000 values.
inline constexpr SketchShape kLineShape{.exact = 100'000, .bits = 10};
using LineSketch = QuantileSketch<kLineShape>;

extern template class QuantileSketch<kCellShape>;
extern template class QuantileSketch<kLineShape>;

}  // namespace talus::core
