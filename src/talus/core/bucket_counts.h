#pragma once

// How often each of many buckets was met, in little memory. Buckets have whole numbers (keys). There are two forms,
//
//     pairs     numbers of 32 bits, key and count in one, sorted: few buckets, or buckets far apart
//     row       a count of 8, 16 or 32 bits for every key from the lowest to the highest
//
// and that which takes less is taken whenever a new bucket is met or a count does not fit. The form may depend on the
// order of adding, the counts do not.

#include <cstdint>
#include <span>
#include <vector>

namespace talus::core {

class BucketCounts {
 public:
  static constexpr std::uint32_t kMostKeys = 1U << 17;

  struct Bucket {
    std::uint32_t key = 0, times = 0;
  };

  /// The key must be below kMostKeys.
  void add(std::uint32_t key, std::uint32_t times);
  /// Those that were met, by key.
  [[nodiscard]] std::vector<Bucket> buckets() const;
  /// By key, each once.
  void set(std::span<const Bucket> buckets);
  /// Heap memory, bytes.
  [[nodiscard]] std::size_t memory() const { return bytes_.capacity(); }

 private:
  enum class Form : std::uint8_t { pairs, row8, row16, row32 };

  static Form best_form(std::span<const Bucket> buckets);
  [[nodiscard]] std::size_t width() const;
  [[nodiscard]] std::size_t size() const { return bytes_.size() / width(); }
  [[nodiscard]] std::uint32_t get(std::size_t index) const;
  void put(std::size_t index, std::uint32_t value);
  [[nodiscard]] std::size_t place_of(std::uint32_t key) const;
  [[nodiscard]] bool add_in_place(std::uint32_t key, std::uint32_t times);

  std::vector<std::uint8_t> bytes_;
  std::uint32_t first_ = 0;  ///< key of the first count of a row
  Form form_ = Form::pairs;
};

}  // namespace talus::core
