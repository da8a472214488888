#include "talus/core/quantile_sketch.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <iterator>
#include <utility>

namespace talus::core {
namespace {

constexpr int kMantissa = 52;
constexpr std::uint64_t kSmallest = 1023 - 16;  // biased exponent of the smallest value that has a bucket of its own

}  // namespace

double SortedValues::at(std::int64_t rank) const {
  const auto found = std::upper_bound(ends_.begin(), ends_.end(), rank);
  return values_[static_cast<std::size_t>(found - ends_.begin())];
}

double SortedValues::quantile(double p) const {
  const double place = p * static_cast<double>(count() - 1);
  const auto lower = static_cast<std::int64_t>(std::floor(place));
  const double value = at(lower);
  return value + (place - std::floor(place)) * (at(std::min(lower + 1, count() - 1)) - value);
}

template <SketchShape kShape>
std::uint32_t QuantileSketch<kShape>::key_of(double value) {
  const std::uint64_t bits = std::bit_cast<std::uint64_t>(value);
  constexpr std::uint64_t kFirst = kSmallest << kShape.bits;
  const std::uint64_t leading = bits >> (kMantissa - kShape.bits);
  return leading < kFirst ? 0 : static_cast<std::uint32_t>(leading - kFirst + 1);
}

template <SketchShape kShape>
double QuantileSketch<kShape>::value_of(std::uint32_t key) {
  if (key == 0) return 0;
  const std::uint64_t leading = key - 1 + (kSmallest << kShape.bits);
  return std::bit_cast<double>((leading << (kMantissa - kShape.bits)) | (1ULL << (kMantissa - kShape.bits - 1)));
}

template <SketchShape kShape>
void QuantileSketch<kShape>::add(double value) {
  assert(std::isfinite(value) && value >= 0);
  value += 0.0;  // -0 has other bits
  if (count_ == kShape.exact) leave_exactness();
  if (++count_ <= kShape.exact)
    data_.push_back(std::bit_cast<std::uint64_t>(value));
  else
    count_in_bucket(key_of(value), 1);
}

template <SketchShape kShape>
void QuantileSketch<kShape>::count_in_bucket(std::uint32_t key, std::uint32_t times) {
  const auto place = std::lower_bound(data_.begin(), data_.end(), bucket(key, 0));
  if (place != data_.end() && *place >> 32 == key)
    *place += times;
  else
    data_.insert(place, bucket(key, times));
}

template <SketchShape kShape>
void QuantileSketch<kShape>::leave_exactness() {
  std::vector<std::uint64_t> values = std::exchange(data_, {});
  std::sort(values.begin(), values.end());  // positive doubles are ordered like their bits
  for (const std::uint64_t bits : values) {
    const std::uint32_t key = key_of(std::bit_cast<double>(bits));
    if (!data_.empty() && data_.back() >> 32 == key)
      ++data_.back();
    else
      data_.push_back(bucket(key, 1));
  }
}

template <SketchShape kShape>
void QuantileSketch<kShape>::merge(const QuantileSketch& other) {
  if (other.is_exact()) {
    for (const std::uint64_t bits : other.data_) add(std::bit_cast<double>(bits));
    return;
  }
  if (is_exact()) leave_exactness();
  std::vector<std::uint64_t> both;
  both.reserve(data_.size() + other.data_.size());
  std::merge(data_.begin(), data_.end(), other.data_.begin(), other.data_.end(), std::back_inserter(both));
  data_.clear();
  for (const std::uint64_t entry : both) {
    if (!data_.empty() && data_.back() >> 32 == entry >> 32)
      data_.back() += entry & 0xffffffffU;
    else
      data_.push_back(entry);
  }
  count_ += other.count_;
}

template <SketchShape kShape>
SortedValues QuantileSketch<kShape>::sorted() const {
  SortedValues values;
  if (!is_exact()) {
    for (const std::uint64_t entry : data_)
      values.append(value_of(static_cast<std::uint32_t>(entry >> 32)), static_cast<std::uint32_t>(entry));
    return values;
  }
  std::vector<std::uint64_t> bits = data_;
  std::sort(bits.begin(), bits.end());
  for (const std::uint64_t value : bits) values.append(std::bit_cast<double>(value), 1);
  return values;
}

template <SketchShape kShape>
void QuantileSketch<kShape>::save(ByteWriter& out) const {
  std::vector<std::uint64_t> data = data_;
  if (is_exact()) std::sort(data.begin(), data.end());
  out.put(count_);
  out.put(data);
}

template <SketchShape kShape>
QuantileSketch<kShape> QuantileSketch<kShape>::load(ByteReader& in) {
  QuantileSketch sketch;
  sketch.count_ = in.get<std::uint32_t>();
  sketch.data_ = in.get_vector<std::uint64_t>();
  return sketch;
}

template class QuantileSketch<kCellShape>;
template class QuantileSketch<kLineShape>;

}  // namespace talus::core
