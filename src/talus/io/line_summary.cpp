#include "talus/io/line_summary.h"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace talus::io {
namespace {

using nlohmann::ordered_json;
using rockfall::CounterLine;
using rockfall::CrossingTotals;
using rockfall::DesignValues;
using rockfall::LineQuantity;
using rockfall::Passage;
using rockfall::Percentile;
using rockfall::percentile_of;

constexpr double kKilo = 1000;

ordered_json optional_json(const std::optional<double>& value, double unit = 1) {
  return value ? ordered_json(*value / unit) : ordered_json();
}

/// What the values do not bound is null.
ordered_json interval_json(const Percentile& p, double unit) {
  return ordered_json::array({optional_json(p.lower, unit), optional_json(p.upper, unit)});
}

/// The same keys as below.
ordered_json empty_quantity_json() {
  ordered_json json{{"count", 0}, {"mean", nullptr}};
  for (const char* name : {"median", "percentile_95", "percentile_99"}) {
    json[name] = nullptr;
    json[std::string(name) + "_ci"] = ordered_json::array({nullptr, nullptr});
  }
  json["highest"] = nullptr;
  return json;
}

ordered_json quantity_json(const LineQuantity& quantity, double unit = 1) {
  if (quantity.count() == 0) return empty_quantity_json();
  const core::SortedValues values = quantity.values.sorted();
  const Percentile p50 = percentile_of(values, 50), p95 = percentile_of(values, 95), p99 = percentile_of(values, 99);
  return {{"count", quantity.count()},         {"mean", quantity.mean() / unit},
          {"median", p50.value / unit},        {"median_ci", interval_json(p50, unit)},
          {"percentile_95", p95.value / unit}, {"percentile_95_ci", interval_json(p95, unit)},
          {"percentile_99", p99.value / unit}, {"percentile_99_ci", interval_json(p99, unit)},
          {"highest", quantity.largest / unit}};
}

ordered_json design_json(const DesignValues& d) {
  return {{"energy_percentile", d.energy.percent},
          {"energy_kJ", d.energy.value / kKilo},
          {"energy_ci_kJ", interval_json(d.energy, kKilo)},
          {"height_percentile", d.height.percent},
          {"height_m", d.height.value},
          {"height_ci_m", interval_json(d.height, 1)},
          {"design_energy_kJ", d.design_energy / kKilo},
          {"design_height_m", d.design_height},
          {"required_energy_kJ", d.required_energy / kKilo},
          {"required_height_m", d.required_height},
          {"energy_class", d.energy_class}};
}

ordered_json passages_json(const LineSummary& s) {
  ordered_json json = ordered_json::object();
  const std::vector<Passage> barrier{Passage::stopped, Passage::broken_through, Passage::over_topped,
                                     Passage::passed_below};
  const std::vector<Passage> counter{Passage::above, Passage::below};
  for (const Passage passage : s.barrier ? barrier : counter)
    if (s.barrier || s.height) json[std::string(to_string(passage))] = s.totals.count(passage);
  return json;
}

double reach_of(const LineSummary& s) {
  return static_cast<double>(s.totals.rocks()) / static_cast<double>(s.all_rocks);
}

ordered_json reach_interval_json(const LineSummary& s) {
  if (s.all_rocks == 0) return ordered_json::array({nullptr, nullptr});
  const core::ProbabilityInterval interval = core::wilson_interval(s.totals.rocks(), s.all_rocks);
  return ordered_json::array({interval.lower, interval.upper});
}

ordered_json frequency_json(const LineSummary& s) {
  if (s.all_rocks == 0 || !s.failures_per_year) return nullptr;
  return *s.failures_per_year * reach_of(s);
}

std::string design_text(const char* name, const DesignValues& d) {
  return fmt::format(
      "  {}: {} % is {:.0f} kJ, {:.0f} kJ with factors: a barrier of {:.0f} kJ (class {}), {:.1f} m high\n", name,
      d.energy.percent, d.energy.value / kKilo, d.design_energy / kKilo, d.required_energy / kKilo, d.energy_class,
      d.required_height);
}

}  // namespace

std::vector<LineSummary> summarise_lines(const rockfall::Collector& collector,
                                         const std::vector<std::string>& barrier_names,
                                         const rockfall::DesignSettings& settings) {
  std::vector<LineSummary> list;
  const auto add = [&](LineSummary summary, const CrossingTotals& totals) {
    summary.all_rocks = collector.crossings().rocks();
    summary.totals = totals;
    summary.failures_per_year = settings.failures_per_year;
    summary.design = design_of(totals, settings);
    list.push_back(std::move(summary));
  };
  const std::vector<CounterLine>& lines = collector.lines();
  for (std::size_t k = 0; k < lines.size(); ++k)
    if (lines[k].barrier == CounterLine::kNoBarrier)
      add({.name = lines[k].name, .height = lines[k].height}, collector.crossings().lines()[k]);
  for (std::size_t k = 0; k < barrier_names.size(); ++k) {
    const auto line = std::find_if(lines.begin(), lines.end(),
                                   [&](const CounterLine& l) { return l.barrier == static_cast<int>(k); });
    add({.name = barrier_names[k], .barrier = true, .height = line == lines.end() ? std::nullopt : line->height},
        collector.crossings().barriers()[k]);
  }
  return list;
}

ordered_json to_json(const LineSummary& s) {
  return {{"name", s.name},
          {"kind", s.barrier ? "barrier" : "counter"},
          {"height_m", optional_json(s.height)},
          {"rocks", s.totals.rocks()},
          {"reach_probability", s.all_rocks > 0 ? ordered_json(reach_of(s)) : ordered_json()},
          {"reach_probability_ci", reach_interval_json(s)},
          {"passages_per_year", frequency_json(s)},
          {"passages", passages_json(s)},
          {"energy_kJ", quantity_json(s.totals.energy, kKilo)},
          {"translational_energy_kJ", quantity_json(s.totals.translational_energy, kKilo)},
          {"rotational_energy_kJ", quantity_json(s.totals.rotational_energy, kKilo)},
          {"speed_m_s", quantity_json(s.totals.speed)},
          {"height_above_ground_m", quantity_json(s.totals.height)},
          {"mass_kg", quantity_json(s.totals.mass)},
          {"residual_energy_kJ", quantity_json(s.totals.residual, kKilo)},
          {"design", s.design ? ordered_json{{"uni_11211_4", design_json(s.design->uni)},
                                             {"onr_24810", design_json(s.design->onr)}}
                              : ordered_json()}};
}

std::string to_text(const LineSummary& s) {
  const CrossingTotals& t = s.totals;
  std::string text =
      fmt::format("{} {}: {} of {} rocks", s.barrier ? "barrier" : "counter", s.name, t.rocks(), s.all_rocks);
  if (s.barrier)
    text +=
        fmt::format(", {} stopped, {} broke through, {} over-topped, {} passed below", t.count(Passage::stopped),
                    t.count(Passage::broken_through), t.count(Passage::over_topped), t.count(Passage::passed_below));
  else if (s.height)
    text += fmt::format(", {} above {} m", t.count(Passage::above), *s.height);
  if (t.rocks() > 0)
    text += fmt::format("; energy 95 % {:.1f} kJ ({:.1f} without rotation), highest {:.1f} kJ",
                        t.energy.values.sorted().quantile(0.95) / kKilo,
                        t.translational_energy.values.sorted().quantile(0.95) / kKilo, t.energy.largest / kKilo);
  if (t.height.count() > 0)
    text += fmt::format("; height 95 % {:.2f} m, highest {:.2f} m", t.height.values.sorted().quantile(0.95),
                        t.height.largest);
  text += "\n";
  if (s.design) text += design_text("UNI 11211-4", s.design->uni) + design_text("ONR 24810", s.design->onr);
  return text;
}

}  // namespace talus::io
