#include "talus/core/quantile_sketch.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>
#include <iterator>

#include "talus/core/station_sketch.h"

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
  if (leading < kFirst) return 0;
  return static_cast<std::uint32_t>(std::min<std::uint64_t>(leading - kFirst + 1, BucketCounts::kMostKeys - 1));
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
    values_.push_back(value);
  else
    buckets_.add(key_of(value), 1);
}

template <SketchShape kShape>
void QuantileSketch<kShape>::leave_exactness() {
  std::vector<BucketCounts::Bucket> buckets;
  for (const double value : sorted_values()) {
    const std::uint32_t key = key_of(value);
    if (buckets.empty() || buckets.back().key != key) buckets.push_back({key, 0});
    ++buckets.back().times;
  }
  buckets_.set(buckets);
  values_ = std::vector<double>();  // gives its memory back
}

template <SketchShape kShape>
void QuantileSketch<kShape>::merge(const QuantileSketch& other) {
  if (other.is_exact()) {
    for (const double value : other.values_) add(value);
    return;
  }
  if (is_exact()) leave_exactness();
  const std::vector<BucketCounts::Bucket> ours = buckets_.buckets(), theirs = other.buckets_.buckets();
  std::vector<BucketCounts::Bucket> both, all;
  both.reserve(ours.size() + theirs.size());
  std::merge(ours.begin(), ours.end(), theirs.begin(), theirs.end(), std::back_inserter(both),
             [](const auto& a, const auto& b) { return a.key < b.key; });
  for (const BucketCounts::Bucket& bucket : both) {
    if (all.empty() || all.back().key != bucket.key) all.push_back({bucket.key, 0});
    all.back().times += bucket.times;
  }
  buckets_.set(all);
  count_ += other.count_;
}

template <SketchShape kShape>
std::vector<double> QuantileSketch<kShape>::sorted_values() const {
  std::vector<double> values = values_;
  std::sort(values.begin(), values.end());
  return values;
}

template <SketchShape kShape>
SortedValues QuantileSketch<kShape>::sorted() const {
  SortedValues result;
  for (const double value : sorted_values()) result.append(value, 1);
  for (const BucketCounts::Bucket& bucket : buckets_.buckets()) result.append(value_of(bucket.key), bucket.times);
  return result;
}

template <SketchShape kShape>
void QuantileSketch<kShape>::save(ByteWriter& out) const {
  std::vector<std::uint32_t> keys, times;
  for (const BucketCounts::Bucket& bucket : buckets_.buckets()) {
    keys.push_back(bucket.key);
    times.push_back(bucket.times);
  }
  out.put(count_);
  out.put(sorted_values());
  out.put(keys), out.put(times);
}

template <SketchShape kShape>
QuantileSketch<kShape> QuantileSketch<kShape>::load(ByteReader& in) {
  QuantileSketch sketch;
  sketch.count_ = in.get<std::uint32_t>();
  sketch.values_ = in.get_vector<double>();
  const auto keys = in.get_vector<std::uint32_t>(), times = in.get_vector<std::uint32_t>();
  std::vector<BucketCounts::Bucket> buckets;
  for (std::size_t i = 0; i < std::min(keys.size(), times.size()); ++i) buckets.push_back({keys[i], times[i]});
  sketch.buckets_.set(buckets);
  return sketch;
}

template class QuantileSketch<kCellShape>;
template class QuantileSketch<kLineShape>;
template class QuantileSketch<kStationShape>;

}  // namespace talus::core
