#pragma once

// Access to the keys of a JSON object. Whatever is not as asked for is a core::InputError with file, line and key.

#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>

#include "talus/core/linear_algebra.h"
#include "talus/io/located_json.h"

namespace talus::io {

/// Most rows or columns a dense problem may have.
inline constexpr int kMaxProblemSize = 2000;

/// Numbers that a key may take, and how to say so.
struct NumberRange {
  double lowest = -std::numeric_limits<double>::max();
  double highest = std::numeric_limits<double>::max();
  bool open = false;  ///< the lowest value itself is excluded
  std::string_view accepted = "a finite number";

  /// Whether the value is finite and in the range.
  [[nodiscard]] bool holds(double value) const;
};

class ObjectReader {
 public:
  /// `path` is what leads to this object in messages, such as "contacts[1]". Keys not among `known` are errors.
  ObjectReader(const JsonNode& node, const std::string& file, std::string path,
               std::span<const std::string_view> known);

  /// The value of the key, or null when the key is absent.
  [[nodiscard]] const JsonNode* find(std::string_view key) const { return find_member(node_, key); }
  [[nodiscard]] const JsonNode& at(std::string_view key) const;
  [[nodiscard]] const JsonArray& array(std::string_view key) const;

  [[nodiscard]] double number(std::string_view key, const NumberRange& range = {}) const;
  [[nodiscard]] double number_or(std::string_view key, double fallback, const NumberRange& range = {}) const;
  /// One number of a list.
  [[nodiscard]] double entry(std::string_view key, int index, const NumberRange& range = {}) const;
  [[nodiscard]] std::string text(std::string_view key) const;
  [[nodiscard]] std::string text_or(std::string_view key, std::string_view fallback) const;
  /// `size` < 0: any size.
  [[nodiscard]] core::Vector vector(std::string_view key, int size = -1) const;
  /// A list of rows of equal length; `columns` < 0: any. An empty list has 0 rows and `columns` columns.
  [[nodiscard]] core::Matrix matrix(std::string_view key, int columns = -1) const;
  [[nodiscard]] core::Matrix square_matrix(std::string_view key) const;
  /// Symmetric up to round-off, and made exactly symmetric.
  [[nodiscard]] core::Matrix symmetric_matrix(std::string_view key) const;
  /// Bounds: numbers, or null, "inf" and "-inf" for none. `none` is the infinity that null stands for.
  [[nodiscard]] core::Vector bounds_or_none(std::string_view key, int size, double none) const;

  /// A whole number.
  [[nodiscard]] std::int64_t integer(std::string_view key, const NumberRange& range) const;
  [[nodiscard]] std::int64_t integer_or(std::string_view key, std::int64_t fallback, const NumberRange& range) const;
  [[nodiscard]] bool has(std::string_view key) const { return find(key) != nullptr; }

  /// What leads to the key in messages: "contacts[1].normal".
  [[nodiscard]] std::string full_key(std::string_view key) const;

  /// Throws for the value of a key (or for the object itself when the key is absent).
  [[noreturn]] void fail(std::string_view key, std::string problem, std::string_view accepted = {}) const;

  /// The same for one entry of a list.
  [[noreturn]] void fail_entry(std::string_view key, int index, std::string problem,
                               std::string_view accepted = {}) const;

 protected:
  [[nodiscard]] const JsonNode& node() const { return node_; }
  [[nodiscard]] const std::string& file() const { return file_; }

 private:
  [[nodiscard]] double number_at(const JsonNode& node, std::string_view key, const NumberRange& range, int row = -1,
                                 int column = -1) const;
  [[noreturn]] void fail_at(const JsonNode& node, std::string key, std::string problem,
                            std::string_view accepted = {}) const;
  void refuse_unknown_keys(std::span<const std::string_view> known) const;

  const JsonNode& node_;
  const std::string& file_;
  std::string path_;
};

/// Whether |A - A'| is round-off, measured by the largest entry.
[[nodiscard]] bool is_symmetric(const core::Matrix& A);

}  // namespace talus::io
