#include "talus/io/object_reader.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/core/text.h"

namespace talus::io {
namespace {

/// Of the largest entry. Matrices computed elsewhere and written in full differ by a few units in the last place.
constexpr double kSymmetryTolerance = 1e-10;

std::optional<double> as_number(const JsonNode& node) {
  if (const auto* value = std::get_if<double>(&node.value)) return *value;
  if (const auto* value = std::get_if<std::int64_t>(&node.value)) return static_cast<double>(*value);
  return std::nullopt;
}

/// The bound that a text or null stands for.
std::optional<double> as_infinity(const JsonNode& node, double none) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  if (std::holds_alternative<std::nullptr_t>(node.value)) return none;
  const auto* text = std::get_if<std::string>(&node.value);
  if (text == nullptr) return std::nullopt;
  if (*text == "inf" || *text == "+inf") return kInfinity;
  if (*text == "-inf") return -kInfinity;
  return std::nullopt;
}

bool is_short_list(const JsonArray& items) {
  constexpr std::size_t kMost = 4;
  return items.size() <= kMost && std::none_of(items.begin(), items.end(), [](const JsonNode& item) {
           return std::holds_alternative<JsonArray>(item.value) || std::holds_alternative<JsonObject>(item.value);
         });
}

/// Objects and longer lists are told by their key alone.
std::string value_in_message(const JsonNode& node) {
  if (const auto* items = std::get_if<JsonArray>(&node.value); items != nullptr && is_short_list(*items)) {
    std::string text;
    for (const JsonNode& item : *items) text += (text.empty() ? "" : ", ") + brief_text(item);
    return "[" + text + "]";
  }
  if (std::holds_alternative<JsonArray>(node.value) || std::holds_alternative<JsonObject>(node.value)) return {};
  const auto* text = std::get_if<std::string>(&node.value);
  return text != nullptr && *text == "nan" ? "NaN" : brief_text(node);
}

std::string indexed(std::string key, int row, int column) {
  if (row >= 0) key += fmt::format("[{}]", row);
  if (column >= 0) key += fmt::format("[{}]", column);
  return key;
}

}  // namespace

bool is_symmetric(const core::Matrix& A) {
  if (A.rows() != A.cols()) return false;
  if (A.size() == 0) return true;
  return (A - A.transpose()).cwiseAbs().maxCoeff() <= kSymmetryTolerance * A.cwiseAbs().maxCoeff();
}

bool NumberRange::holds(double value) const {
  return std::isfinite(value) && (open ? value > lowest : value >= lowest) && value <= highest;
}

ObjectReader::ObjectReader(const JsonNode& node, const std::string& file, std::string path,
                           std::span<const std::string_view> known)
    : node_(node), file_(file), path_(std::move(path)) {
  if (!std::holds_alternative<JsonObject>(node.value))
    fail_at(node, path_, "must be an object", "{\"key\": value, ...}");
  refuse_unknown_keys(known);
}

void ObjectReader::refuse_unknown_keys(std::span<const std::string_view> known) const {
  for (const JsonMember& member : std::get<JsonObject>(node_.value)) {
    if (std::find(known.begin(), known.end(), member.key) != known.end()) continue;
    throw core::InputError({.file = file_,
                            .line = member.node.line,
                            .key = full_key(member.key),
                            .problem = core::unknown_word("key", member.key, known),
                            .accepted = core::join(known)});
  }
}

std::string ObjectReader::full_key(std::string_view key) const {
  return path_.empty() ? std::string(key) : fmt::format("{}.{}", path_, key);
}

void ObjectReader::fail_at(const JsonNode& node, std::string key, std::string problem,
                           std::string_view accepted) const {
  throw core::InputError({.file = file_,
                          .line = node.line,
                          .key = std::move(key),
                          .value = value_in_message(node),
                          .problem = std::move(problem),
                          .accepted = std::string(accepted)});
}

void ObjectReader::fail(std::string_view key, std::string problem, std::string_view accepted) const {
  if (const JsonNode* node = find(key)) fail_at(*node, full_key(key), std::move(problem), accepted);
  throw core::InputError({.file = file_,
                          .line = node_.line,
                          .key = full_key(key),
                          .problem = std::move(problem),
                          .accepted = std::string(accepted)});
}

void ObjectReader::fail_entry(std::string_view key, int index, std::string problem, std::string_view accepted) const {
  fail_at(array(key)[static_cast<std::size_t>(index)], indexed(full_key(key), index, -1), std::move(problem), accepted);
}

const JsonNode& ObjectReader::at(std::string_view key) const {
  const JsonNode* node = find(key);
  if (node == nullptr) fail(key, "the key is missing");
  return *node;
}

const JsonArray& ObjectReader::array(std::string_view key) const {
  const JsonNode& node = at(key);
  const auto* items = std::get_if<JsonArray>(&node.value);
  if (items == nullptr) fail(key, "must be a list", "[...]");
  return *items;
}

double ObjectReader::number_at(const JsonNode& node, std::string_view key, const NumberRange& range, int row,
                               int column) const {
  const std::optional<double> value = as_number(node);
  if (!value) fail_at(node, indexed(full_key(key), row, column), "must be a number", range.accepted);
  if (!range.holds(*value)) fail_at(node, indexed(full_key(key), row, column), "out of range", range.accepted);
  return *value;
}

double ObjectReader::number(std::string_view key, const NumberRange& range) const {
  if (!has(key)) fail(key, "the key is missing", range.accepted);
  return number_at(at(key), key, range);
}

double ObjectReader::number_or(std::string_view key, double fallback, const NumberRange& range) const {
  return find(key) != nullptr ? number(key, range) : fallback;
}

double ObjectReader::entry(std::string_view key, int index, const NumberRange& range) const {
  return number_at(array(key)[static_cast<std::size_t>(index)], key, range, index);
}

std::int64_t ObjectReader::integer(std::string_view key, const NumberRange& range) const {
  constexpr double kExact = 9007199254740992;  // 2^53: above it not every whole number is a double
  const double value = number(key, range);
  if (const auto* whole = std::get_if<std::int64_t>(&at(key).value)) return *whole;
  if (std::floor(value) != value || std::abs(value) > kExact) fail(key, "must be a whole number", range.accepted);
  return static_cast<std::int64_t>(value);
}

std::int64_t ObjectReader::integer_or(std::string_view key, std::int64_t fallback, const NumberRange& range) const {
  return has(key) ? integer(key, range) : fallback;
}

std::string ObjectReader::text(std::string_view key) const {
  const JsonNode& node = at(key);
  const auto* value = std::get_if<std::string>(&node.value);
  if (value == nullptr) fail(key, "must be a text", "\"...\"");
  return *value;
}

std::string ObjectReader::text_or(std::string_view key, std::string_view fallback) const {
  return find(key) != nullptr ? text(key) : std::string(fallback);
}

core::Vector ObjectReader::vector(std::string_view key, int size) const {
  const JsonArray& items = array(key);
  const int count = static_cast<int>(std::min<std::size_t>(items.size(), kMaxProblemSize + 1));
  if (size >= 0 && count != size) fail(key, fmt::format("has length {}", items.size()), fmt::format("length {}", size));
  if (count > kMaxProblemSize) fail(key, "too many numbers", fmt::format("at most {}", kMaxProblemSize));
  core::Vector values(count);
  for (int i = 0; i < count; ++i) values[i] = number_at(items[static_cast<std::size_t>(i)], key, {}, i);
  return values;
}

core::Matrix ObjectReader::matrix(std::string_view key, int columns) const {
  const JsonArray& rows = array(key);
  if (rows.size() > kMaxProblemSize) fail(key, "too many rows", fmt::format("at most {}", kMaxProblemSize));
  core::Matrix values(static_cast<int>(rows.size()), std::max(columns, 0));
  for (int i = 0; i < values.rows(); ++i) {
    const JsonNode& node = rows[static_cast<std::size_t>(i)];
    const auto* row = std::get_if<JsonArray>(&node.value);
    const std::string row_key = indexed(full_key(key), i, -1);
    if (row == nullptr) fail_at(node, row_key, "must be a list of numbers", "[[row], [row], ...]");
    if (row->size() > kMaxProblemSize)
      fail_at(node, row_key, "too many columns", fmt::format("at most {}", kMaxProblemSize));
    if (i == 0 && columns < 0) values.resize(values.rows(), static_cast<int>(row->size()));
    if (static_cast<int>(row->size()) != values.cols())
      fail_at(node, row_key, fmt::format("has length {}", row->size()), fmt::format("length {}", values.cols()));
    for (int j = 0; j < values.cols(); ++j)
      values(i, j) = number_at((*row)[static_cast<std::size_t>(j)], key, {}, i, j);
  }
  return values;
}

core::Matrix ObjectReader::square_matrix(std::string_view key) const {
  core::Matrix values = matrix(key);
  if (values.size() == 0) fail(key, "is empty", "a square matrix of at least one row");
  if (values.rows() != values.cols())
    fail(key, fmt::format("is {} x {}", values.rows(), values.cols()), "a square matrix");
  return values;
}

core::Matrix ObjectReader::symmetric_matrix(std::string_view key) const {
  const core::Matrix values = square_matrix(key);
  if (!is_symmetric(values)) fail(key, "is not symmetric", "a symmetric matrix");
  return 0.5 * values + 0.5 * values.transpose();
}

core::Vector ObjectReader::bounds_or_none(std::string_view key, int size, double none) const {
  if (find(key) == nullptr) return core::Vector::Constant(size, none);
  const JsonArray& items = array(key);
  if (static_cast<int>(std::min<std::size_t>(items.size(), kMaxProblemSize + 1)) != size)
    fail(key, fmt::format("has length {}", items.size()), fmt::format("length {}, the rows of A", size));
  core::Vector bounds(size);
  constexpr NumberRange kBound{.accepted = R"(a finite number, null, "inf" or "-inf")"};
  for (int i = 0; i < size; ++i) {
    const JsonNode& node = items[static_cast<std::size_t>(i)];
    const std::optional<double> infinity = as_infinity(node, none);
    if (infinity && *infinity != none)
      fail_at(node, indexed(full_key(key), i, -1), "no value can meet this bound", kBound.accepted);
    bounds[i] = infinity ? none : number_at(node, key, kBound, i);
  }
  return bounds;
}

}  // namespace talus::io
