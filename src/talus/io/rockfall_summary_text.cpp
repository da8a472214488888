// The summary of a rockfall run in writing: JSON for machines, a table for people.

#include <cmath>
#include <string_view>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "talus/io/rockfall_report.h"
#include "talus/io/rockfall_summary.h"
#include "talus/io/rockfall_tables.h"

namespace talus::io {
namespace {

using nlohmann::ordered_json;
using rockfall::StopReason;

std::string reason_key(std::size_t reason) {
  return std::string(to_string(static_cast<StopReason>(reason)));
}

ordered_json interval_json(const ConfidenceInterval& i) {
  return ordered_json::array({i.lower, i.upper});
}

ordered_json statistics_json(const SampleStatistics& s) {
  return {{"count", s.count},
          {"mean", s.mean},
          {"lowest", s.lowest},
          {"median", s.median},
          {"median_ci", interval_json(s.median_ci)},
          {"percentile_95", s.percentile_95},
          {"percentile_95_ci", interval_json(s.percentile_95_ci)},
          {"percentile_99", s.percentile_99},
          {"percentile_99_ci", interval_json(s.percentile_99_ci)},
          {"highest", s.highest}};
}

ordered_json until_json(const RockfallSummary& s) {
  if (!s.until) return {};
  return {{"quantity", s.until->quantity},
          {"percentile", s.until->percentile},
          {"relative_ci", s.until->relative_ci},
          {"max_rocks", s.until->max_rocks},
          {"reached", s.until_state.reached},
          {"value", s.until_state.value},
          {"ci", interval_json(s.until_state.interval)},
          {"count", s.until_state.count}};
}

ordered_json cumulative_json(const std::vector<CumulativePoint>& points) {
  ordered_json json{{"count", points.empty() ? 0 : points.front().count}};
  const auto add = [&](const char* key, auto value) {
    ordered_json list = ordered_json::array();
    for (const CumulativePoint& point : points) list.push_back(value(point));
    json[key] = std::move(list);
  };
  add("percent", [](const CumulativePoint& p) { return p.percent; });
  add("runout_m", [](const CumulativePoint& p) { return p.runout; });
  add("runout_lower_m", [](const CumulativePoint& p) { return p.interval.lower; });
  add("runout_upper_m", [](const CumulativePoint& p) { return p.interval.upper; });
  add("reach_angle_deg", [](const CumulativePoint& p) { return p.reach_angle; });
  add("reach_angle_lower_deg", [](const CumulativePoint& p) { return p.reach_angle_interval.lower; });
  add("reach_angle_upper_deg", [](const CumulativePoint& p) { return p.reach_angle_interval.upper; });
  return json;
}

ordered_json runout_json(const RunoutSummary& r) {
  return {{"azimuth_deg", r.azimuth},
          {"lateral_m", statistics_json(r.lateral)},
          {"shadow_angle_deg", statistics_json(r.shadow_angle)},
          {"histogram", {{"edges_m", r.edges}, {"rocks", r.rocks}}},
          {"cumulative", cumulative_json(r.cumulative)}};
}

ordered_json reasons_json(const RockfallSummary& s) {
  ordered_json json = ordered_json::object();
  for (std::size_t i = 0; i < s.counts.reasons.size(); ++i) json[reason_key(i)] = s.counts.reasons[i];
  return json;
}

ordered_json inputs_json(const RockfallSummary& s) {
  ordered_json json = ordered_json::array();
  for (const InputFile& input : s.inputs) json.push_back({{"path", input.path}, {"fnv1a64", input.hash}});
  return json;
}

ordered_json quantities_json(const RockfallSummary& s) {
  ordered_json json{{"rocks", s.statistics.front().count}, {"confidence", 0.95}};
  for (std::size_t i = 0; i < s.statistics.size(); ++i)
    json[std::string(rock_quantities()[i].column)] = statistics_json(s.statistics[i]);
  return json;
}

ordered_json barriers_json(const RockfallSummary& s) {
  ordered_json json = ordered_json::array();
  for (const BarrierSummary& b : s.barriers)
    json.push_back({{"name", b.name},
                    {"capacity_kJ", std::isfinite(b.capacity) ? ordered_json(b.capacity / 1000) : ordered_json()},
                    {"hits", b.hits},
                    {"rocks", b.rocks},
                    {"retained", b.retained},
                    {"translational_energy_kJ", statistics_json(b.translational_energy)},
                    {"height_m", statistics_json(b.height)}});
  return json;
}

ordered_json lines_json(const RockfallSummary& s) {
  ordered_json json = ordered_json::array();
  for (const LineSummary& line : s.lines) json.push_back(to_json(line));
  return json;
}

ordered_json films_json(const RockfallSummary& s) {
  ordered_json json = ordered_json::array();
  for (const FilmSummary& film : s.films)
    json.push_back({{"rock", film.rock},
                    {"frames", film.frames},
                    {"contacts", film.contacts},
                    {"centre_m", {film.centre.x(), film.centre.y(), film.centre.z()}}});
  return json;
}

double rate(const RockfallSummary& s) {
  return s.seconds > 0 ? static_cast<double>(s.counts.done - s.resumed) / s.seconds : 0;
}

/// "12.30 and 14.10"; "12.30 and ?" where the sample does not bound it.
std::string interval_text(const ConfidenceInterval& interval) {
  const auto end = [](double x) { return std::isfinite(x) ? fmt::format("{:.2f}", x) : std::string("?"); };
  return end(interval.lower) + " and " + end(interval.upper);
}

std::string until_text(const RockfallSummary& s) {
  if (!s.until) return "";
  return fmt::format("{}: {} % of {} is {:.4g}, between {} with 95 % confidence ({} values); {} % wanted\n",
                     s.until_state.reached ? "known well enough" : "NOT known well enough", s.until->percentile,
                     s.until->quantity, s.until_state.value, interval_text(s.until_state.interval), s.until_state.count,
                     100 * s.until->relative_ci);
}

std::string table_text(const RockfallSummary& s) {
  std::string text = fmt::format("{:<28}{:>12}{:>12}{:>12}{:>12}   {}\n", "", "mean", "median", "95 %", "highest",
                                 "95 % lies between");
  for (std::size_t i = 0; i < s.statistics.size(); ++i) {
    const SampleStatistics& q = s.statistics[i];
    text += fmt::format("{:<28}{:>12.2f}{:>12.2f}{:>12.2f}{:>12.2f}   {}\n", rock_quantities()[i].column, q.mean,
                        q.median, q.percentile_95, q.highest, interval_text(q.percentile_95_ci));
  }
  return text;
}

std::string lines_text(const RockfallSummary& s) {
  std::string text;
  for (const LineSummary& line : s.lines) text += to_text(line);
  return text;
}

std::string warnings_text(const RockfallSummary& s) {
  std::string text;
  for (const std::string& warning : run_warnings(s)) text += "WARNING: " + warning + "\n";
  return text;
}

}  // namespace

std::vector<std::string> run_warnings(const RockfallSummary& s) {
  std::vector<std::string> list;
  const std::int64_t failed = s.counts.reasons[static_cast<std::size_t>(StopReason::failed)];
  if (failed > 0)
    list.push_back(fmt::format("{} rocks failed, the first is rock {} (see message in rocks.csv)", failed,
                               s.counts.failed.front()));
  if (s.counts.counters.failed_solves > 0)
    list.push_back(fmt::format("the law {} failed in {} impacts, which were taken as inelastic", s.law,
                               s.counts.counters.failed_solves));
  if (s.counts.counters.energy_gains > 0)
    list.push_back(fmt::format("{} impacts raised the energy, by {:.2g} of it at most", s.counts.counters.energy_gains,
                               s.counts.counters.worst_energy_gain));
  if (s.counts.penetrations > 0)
    list.push_back(fmt::format("{} rocks reached into the ground, by {:.2g} m at most", s.counts.penetrations,
                               -s.counts.counters.smallest_gap));
  return list;
}

ordered_json to_json(const RockfallSummary& s) {
  return {
      {"kind", "rockfall"},
      {"status", std::string(to_string(s.status))},
      {"name", s.name},
      {"project", s.project},
      {"inputs", inputs_json(s)},
      {"version", s.version},
      {"seed", s.seed},
      {"crs", s.crs},
      {"law", s.law},
      {"options",
       {{"rocks", s.options.rocks ? ordered_json(*s.options.rocks) : ordered_json()},
        {"seed", s.options.seed ? ordered_json(*s.options.seed) : ordered_json()}}},
      {"rocks_planned", s.planned},
      {"rocks", s.counts.done},
      {"stop", reasons_json(s)},
      {"failed_rocks", s.counts.failed},
      {"until", until_json(s)},
      {"statistics", quantities_json(s)},
      {"runout", runout_json(s.runout)},
      {"barriers", barriers_json(s)},
      {"lines", lines_json(s)},
      {"work",
       {{"flights", s.counts.counters.flights},
        {"impacts", s.counts.counters.impacts},
        {"impact_contacts", s.counts.counters.impact_contacts},
        {"contact_steps", s.counts.counters.contact_steps}}},
      {"checks",
       {{"failed_solves", s.counts.counters.failed_solves},
        {"energy_gains", s.counts.counters.energy_gains},
        {"worst_energy_gain", s.counts.counters.worst_energy_gain},
        {"energy_taken_J", s.counts.counters.energy_taken},
        {"smallest_gap_m", s.counts.counters.smallest_gap},
        {"penetrations", s.counts.penetrations}}},
      {"warnings", report_warnings(s)},
      {"frames", films_json(s)},
      {"run",
       {{"resumed_rocks", s.resumed}, {"threads", s.threads}, {"seconds", s.seconds}, {"rocks_per_second", rate(s)}}}};
}

std::string to_text(const RockfallSummary& s) {
  std::string text = fmt::format(
      "{}: {}, {} of {} rocks in {:.2f} s on {} {} ({:.0f} rocks/s), law {}\nstopped:", s.name, to_string(s.status),
      s.counts.done, s.planned, s.seconds, s.threads, s.threads == 1 ? "thread" : "threads", rate(s), s.law);
  std::string_view separator = " ";
  for (std::size_t i = 0; i < s.counts.reasons.size(); ++i) {
    if (s.counts.reasons[i] == 0) continue;
    text += fmt::format("{}{} {}", separator, s.counts.reasons[i], reason_key(i));
    separator = ", ";
  }
  text += s.counts.done == 0 ? " none\n" : "\n";
  if (s.counts.done > 0) text += table_text(s);
  text += until_text(s) + lines_text(s) + warnings_text(s);
  if (s.status == RunStatus::interrupted) text += "the same command with --resume goes on from here\n";
  return text;
}

}  // namespace talus::io
