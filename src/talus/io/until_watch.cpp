#include "talus/io/until_watch.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "talus/io/rockfall_tables.h"

namespace talus::io {
namespace {

constexpr std::array<std::string_view, 3> kAtBarrier{"energy", "speed", "height"};
constexpr std::int64_t kFirstLook = 128;  ///< rocks

/// The name of a column without its unit: "max_speed" of "max_speed_m_s".
std::string_view without_unit(std::string_view column) {
  for (const std::string_view unit : {"_m_s", "_deg", "_kJ", "_m", "_s"})
    if (column.ends_with(unit)) return column.substr(0, column.size() - unit.size());
  return column;
}

}  // namespace

std::vector<std::string> until_quantities(const slope::Barriers& barriers) {
  std::vector<std::string> names;
  for (const RockQuantity& quantity : rock_quantities()) names.emplace_back(without_unit(quantity.column));
  for (const slope::Barrier& barrier : barriers.list())
    for (const std::string_view value : kAtBarrier) names.push_back(std::string(value) + "@" + barrier.name);
  return names;
}

/// until_quantities() lists them in the order of the columns, but for those that only statistics use.
std::optional<std::size_t> until_column(std::string_view quantity, const slope::Barriers& barriers) {
  const std::vector<std::string> names = until_quantities(barriers);
  const auto found = std::find(names.begin(), names.end(), quantity);
  if (found == names.end()) return std::nullopt;
  const auto index = static_cast<std::size_t>(found - names.begin()), of_rocks = rock_quantities().size();
  return index < of_rocks ? index : index + ColumnAccumulator::kExtras;
}

UntilWatch::UntilWatch(const Until& until, std::size_t column, const ColumnAccumulator& columns, std::int64_t done)
    : until_(until), column_(column), columns_(columns) {
  for (std::int64_t batch = 1; rockfall::batch_begin(batch) < done; ++batch)
    static_cast<void>(is_time(rockfall::batch_begin(batch)));
}

bool UntilWatch::is_time(std::int64_t done) {
  if (done < std::max(next_, kFirstLook)) return false;
  next_ = done + done / 10;
  return true;
}

bool UntilWatch::enough(std::int64_t done) {
  return is_time(done) && state().reached;
}

UntilState UntilWatch::state() const {
  std::vector<double> values = columns_.read(column_);
  std::sort(values.begin(), values.end());
  const double p = until_.percentile / 100;
  UntilState state{.value = values.empty() ? std::numeric_limits<double>::quiet_NaN() : quantile(values, p),
                   .interval = quantile_interval(values, p),
                   .count = values.size()};
  const double allowed = until_.relative_ci * std::abs(state.value);
  state.reached = state.interval.upper - state.value <= allowed && state.value - state.interval.lower <= allowed;
  return state;  // a comparison with NaN is false: not reached
}

}  // namespace talus::io
