#include "talus/io/distribution_reader.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "talus/core/text.h"
#include "talus/io/csv_table.h"
#include "talus/io/rockfall_keys.h"

namespace talus::io {
namespace {

using core::Distribution;
using rockfall_keys::kDistribution;

constexpr std::array<std::string_view, 8> kKinds{"uniform",     "normal", "lognormal", "triangular",
                                                 "exponential", "beta",   "discrete",  "csv"};

/// The one kind that is there.
std::string_view kind_of(const TomlTable& table) {
  std::string_view found;
  for (const std::string_view kind : kKinds) {
    if (!table.has(kind)) continue;
    if (!found.empty()) table.fail(kind, fmt::format("cannot stand beside {}", found), "one distribution");
    found = kind;
  }
  if (found.empty()) table.fail(kKinds[0], "no distribution is given", "one of " + core::join(kKinds));
  return found;
}

std::vector<double> numbers(const TomlTable& table, std::string_view key) {
  const core::Vector values = table.vector(key);
  return {values.begin(), values.end()};
}

void refuse_foreign_keys(const TomlTable& table, std::string_view kind) {
  if (kind != "discrete") table.refuse("weights", "belongs to discrete only");
  if (kind == "csv") return;
  for (const char* key : {"column", "weight_column"}) table.refuse(key, "belongs to csv only");
}

Distribution from_csv(const TomlTable& table, ProjectReading& reading) {
  const std::filesystem::path path = table.path("csv");
  const std::string column = table.text("column"), weight = table.text_or("weight_column", "");
  const CsvTable rows(path, {});
  const std::array<std::string_view, 2> needed{column, weight};
  rows.require(std::span(needed).first(weight.empty() ? 1 : 2));
  reading.add_input(path);
  std::vector<double> values, weights;
  for (const CsvTable::Row& row : rows.rows()) {
    values.push_back(rows.number(row, column));
    if (weight.empty()) continue;
    weights.push_back(rows.number(row, weight));
    if (weights.back() < 0) rows.fail(row, weight, fmt::format("{}", weights.back()), "out of range", "a weight >= 0");
  }
  return in_file(path, [&] { return Distribution::discrete(values, weights); });
}

Distribution whole(const TomlTable& table, std::string_view kind, ProjectReading& reading) {
  if (kind == "csv") return from_csv(table, reading);
  if (kind == "exponential") return Distribution::exponential(table.number(kind));
  if (kind == "discrete")
    return Distribution::discrete(numbers(table, kind),
                                  table.has("weights") ? numbers(table, "weights") : std::vector<double>());
  if (kind == "beta") {
    const std::vector<double> v = numbers(table, kind);
    if (v.size() == 4) return Distribution::beta(v[0], v[1], v[2], v[3]);
    if (v.size() != 2)
      table.fail(kind, fmt::format("has {} numbers", v.size()), "[alpha, beta] or [alpha, beta, lower, upper]");
    return Distribution::beta(v[0], v[1]);
  }
  const core::Vector v = table.vector(kind, kind == "triangular" ? 3 : 2);
  if (kind == "uniform") return Distribution::uniform(v[0], v[1]);
  if (kind == "normal") return Distribution::normal(v[0], v[1]);
  if (kind == "lognormal") return Distribution::lognormal(v[0], v[1]);
  return Distribution::triangular(v[0], v[1], v[2]);
}

Distribution from_table(const TomlTable& table, const NumberRange& range, ProjectReading& reading) {
  const std::string_view kind = kind_of(table);
  refuse_foreign_keys(table, kind);
  Distribution result = table.located(kind, [&] { return whole(table, kind, reading); });
  if (table.has("min") || table.has("max")) {
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    const double min = table.number_or("min", -kInfinity), max = table.number_or("max", kInfinity);
    result = table.located(table.has("min") ? "min" : "max", [&] { return result.truncated(min, max); });
  }
  for (const double value : {result.least(), result.most()})
    if (!range.holds(value))
      table.fail(kind, fmt::format("can be {:.4g}, which is out of range", value),
                 fmt::format("{} (min and max bound a distribution)", range.accepted));
  return result;
}

}  // namespace

Distribution read_distribution(const TomlTable& table, std::string_view key, const NumberRange& range,
                               ProjectReading& reading) {
  if (!table.has(key) || !std::holds_alternative<JsonObject>(table.at(key).value)) return table.number(key, range);
  return from_table(*table.table(key, kDistribution), range, reading);
}

Distribution read_distribution_or(const TomlTable& table, std::string_view key, const Distribution& fallback,
                                  const NumberRange& range, ProjectReading& reading) {
  return table.has(key) ? read_distribution(table, key, range, reading) : fallback;
}

std::array<Distribution, 3> read_distributions(const TomlTable& table, std::string_view key, const NumberRange& range,
                                               ProjectReading& reading) {
  const JsonArray& items = table.array(key);
  if (items.size() != 3)
    table.fail(key, fmt::format("has length {}", items.size()), "length 3, each a number or a distribution");
  std::array<Distribution, 3> result;
  for (int i = 0; i < 3; ++i)
    result[static_cast<std::size_t>(i)] = std::holds_alternative<JsonObject>(items[static_cast<std::size_t>(i)].value)
                                              ? from_table(table.entry_table(key, i, kDistribution), range, reading)
                                              : Distribution(table.entry(key, i, range));
  return result;
}

}  // namespace talus::io
