#include "talus/io/runout_summary.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <string_view>

#include "talus/io/rockfall_tables.h"

namespace talus::io {
namespace {

constexpr std::size_t kClasses = 50;
constexpr std::array<double, 15> kPercents{1, 2, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 98, 99};

std::vector<double> read(const ColumnAccumulator& columns, std::string_view name) {
  const auto quantities = rock_quantities();
  const auto found =
      std::find_if(quantities.begin(), quantities.end(), [&](const RockQuantity& q) { return q.column == name; });
  return columns.read(static_cast<std::size_t>(found - quantities.begin()));
}

void add_direction(const ColumnAccumulator& columns, RunoutSummary& summary) {
  const std::vector<double> east = columns.read(ColumnAccumulator::column(ColumnAccumulator::Extra::way_east));
  const std::vector<double> north = columns.read(ColumnAccumulator::column(ColumnAccumulator::Extra::way_north));
  double x = 0, y = 0;
  for (std::size_t i = 0; i < east.size(); ++i) {
    x += east[i];
    y += north[i];
  }
  const double length = std::hypot(x, y);
  const bool moved = length > 0;
  const double azimuth = std::atan2(x, y) * 180 / std::numbers::pi;
  summary.azimuth = moved ? azimuth + (azimuth < 0 ? 360 : 0) : std::numeric_limits<double>::quiet_NaN();
  std::vector<double> lateral;
  for (std::size_t i = 0; moved && i < east.size(); ++i) lateral.push_back((x * north[i] - y * east[i]) / length);
  summary.lateral = statistics_of(std::move(lateral));
}

}  // namespace

std::span<const double> cumulative_percents() {
  return kPercents;
}

void make_histogram(const std::vector<double>& values, std::size_t classes, RunoutSummary& summary) {
  if (values.empty()) return;
  const double largest = *std::max_element(values.begin(), values.end());
  const double width = largest > 0 ? largest / static_cast<double>(classes) : 1;
  for (std::size_t i = 0; i <= classes; ++i) summary.edges.push_back(static_cast<double>(i) * width);
  summary.rocks.assign(classes, 0);
  for (const double value : values)
    ++summary.rocks[std::min(static_cast<std::size_t>(std::max(value, 0.0) / width), classes - 1)];
}

RunoutSummary summarise_runout(const ColumnAccumulator& columns) {
  RunoutSummary summary;
  add_direction(columns, summary);
  summary.shadow_angle = statistics_of(columns.read(ColumnAccumulator::column(ColumnAccumulator::Extra::shadow_angle)));
  std::vector<double> runout = read(columns, "runout_m"), angle = read(columns, "reach_angle_deg");
  make_histogram(runout, kClasses, summary);
  std::sort(runout.begin(), runout.end());
  std::sort(angle.begin(), angle.end());
  for (const double percent : kPercents)
    if (!runout.empty())
      summary.cumulative.push_back({.percent = percent,
                                    .count = runout.size(),
                                    .runout = quantile(runout, percent / 100),
                                    .interval = quantile_interval(runout, percent / 100),
                                    .reach_angle = quantile(angle, percent / 100),
                                    .reach_angle_interval = quantile_interval(angle, percent / 100)});
  return summary;
}

}  // namespace talus::io
