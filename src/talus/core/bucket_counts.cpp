#include "talus/core/bucket_counts.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace talus::core {
namespace {

constexpr std::uint32_t kCountBits = 15;  // of a pair; the key takes the other 17
constexpr std::uint32_t kMostInPair = (1U << kCountBits) - 1;

constexpr std::uint32_t key_of(std::uint32_t pair) {
  return pair >> kCountBits;
}
constexpr std::uint32_t times_of(std::uint32_t pair) {
  return pair & kMostInPair;
}

template <class Count>
void read_row(const std::vector<std::uint8_t>& bytes, std::uint32_t first, std::vector<BucketCounts::Bucket>& out) {
  for (std::size_t i = 0; i < bytes.size() / sizeof(Count); ++i) {
    Count count = 0;
    std::memcpy(&count, bytes.data() + i * sizeof(Count), sizeof(Count));
    if (count != 0) out.push_back({first + static_cast<std::uint32_t>(i), count});
  }
}

}  // namespace

std::size_t BucketCounts::width() const {
  return form_ == Form::row8 ? 1 : form_ == Form::row16 ? 2 : 4;
}

std::uint32_t BucketCounts::get(std::size_t index) const {
  std::uint32_t value = 0;  // least significant byte first: byte_stream.h
  std::memcpy(&value, bytes_.data() + index * width(), width());
  return value;
}

void BucketCounts::put(std::size_t index, std::uint32_t value) {
  std::memcpy(bytes_.data() + index * width(), &value, width());
}

/// Of the first pair whose key is not lower.
std::size_t BucketCounts::place_of(std::uint32_t key) const {
  std::size_t low = 0, high = size();
  while (low < high) {
    const std::size_t middle = (low + high) / 2;
    if (key_of(get(middle)) < key)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

void BucketCounts::add(std::uint32_t key, std::uint32_t times) {
  assert(key < kMostKeys);
  if (times == 0 || add_in_place(key, times)) return;
  std::vector<Bucket> all = buckets();
  const auto place = std::lower_bound(all.begin(), all.end(), key,
                                      [](const Bucket& bucket, std::uint32_t k) { return bucket.key < k; });
  if (place != all.end() && place->key == key)
    place->times += times;
  else
    all.insert(place, {key, times});
  set(all);
}

/// False: it does not fit, or another form may be better.
bool BucketCounts::add_in_place(std::uint32_t key, std::uint32_t times) {
  const bool pairs = form_ == Form::pairs;
  if (!pairs && key < first_) return false;
  const std::size_t place = pairs ? place_of(key) : key - first_, count = size();
  if (pairs && (place == count || key_of(get(place)) != key)) {
    if (count == 0 || times > kMostInPair) return false;
    const std::size_t range = std::max(key, key_of(get(count - 1))) - std::min(key, key_of(get(0))) + 1;
    if (sizeof(std::uint32_t) * (count + 1) > range) return false;
    bytes_.reserve(bytes_.size() + sizeof(std::uint32_t));  // no more: there are many of these
    bytes_.insert(bytes_.begin() + static_cast<std::ptrdiff_t>(place * width()), sizeof(std::uint32_t), 0);
    put(place, (key << kCountBits) | times);
    return true;
  }
  if (place >= count) return false;
  const std::uint32_t value = get(place);
  const std::uint32_t before = pairs ? times_of(value) : value;
  const std::uint32_t most = pairs ? kMostInPair : width() == 4 ? ~0U : (1U << (8 * width())) - 1;
  if (times > most - before) return false;
  put(place, value + times);
  return true;
}

BucketCounts::Form BucketCounts::best_form(std::span<const Bucket> buckets) {
  if (buckets.empty()) return Form::pairs;
  std::uint32_t most = 0;
  for (const Bucket& bucket : buckets) most = std::max(most, bucket.times);
  const Form row = most <= 0xff ? Form::row8 : most <= 0xffff ? Form::row16 : Form::row32;
  const std::size_t width = row == Form::row8 ? 1 : row == Form::row16 ? 2 : 4;
  const std::size_t in_row = width * (buckets.back().key - buckets.front().key + 1);
  return most <= kMostInPair && sizeof(std::uint32_t) * buckets.size() <= in_row ? Form::pairs : row;
}

void BucketCounts::set(std::span<const Bucket> buckets) {
  form_ = best_form(buckets);
  const bool pairs = form_ == Form::pairs;
  first_ = pairs ? 0 : buckets.front().key;
  const std::size_t count = pairs ? buckets.size() : buckets.back().key - first_ + 1;
  bytes_ = std::vector<std::uint8_t>(count * width());  // no larger than needed: there are many of these
  for (std::size_t i = 0; i < buckets.size(); ++i) {
    if (pairs)
      put(i, (buckets[i].key << kCountBits) | buckets[i].times);
    else
      put(buckets[i].key - first_, buckets[i].times);
  }
}

std::vector<BucketCounts::Bucket> BucketCounts::buckets() const {
  std::vector<Bucket> all;
  all.reserve(size());
  if (form_ == Form::row8) read_row<std::uint8_t>(bytes_, first_, all);
  if (form_ == Form::row16) read_row<std::uint16_t>(bytes_, first_, all);
  if (form_ == Form::row32) read_row<std::uint32_t>(bytes_, first_, all);
  if (form_ == Form::pairs)
    for (std::size_t i = 0; i < size(); ++i) all.push_back({key_of(get(i)), times_of(get(i))});
  return all;
}

}  // namespace talus::core
