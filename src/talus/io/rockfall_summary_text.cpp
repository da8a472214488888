// The summary of a rockfall run in writing: JSON for machines, a table for people.

#include <cmath>
#include <string_view>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "talus/io/rockfall_summary.h"
#include "talus/io/rockfall_tables.h"

namespace talus::io {
namespace {

using nlohmann::ordered_json;
using rockfall::StopReason;

std::string reason_key(std::size_t reason) {
  return std::string(to_string(static_cast<StopReason>(reason)));
}

ordered_json statistics_json(const SampleStatistics& s, double unit = 1) {
  return {{"mean", s.mean / unit},
          {"lowest", s.lowest / unit},
          {"median", s.median / unit},
          {"percentile_95", s.percentile_95 / unit},
          {"highest", s.highest / unit}};
}

ordered_json reasons_json(const RockfallSummary& s) {
  ordered_json json = ordered_json::object();
  for (std::size_t i = 0; i < s.reasons.size(); ++i) json[reason_key(i)] = s.reasons[i];
  return json;
}

ordered_json inputs_json(const RockfallSummary& s) {
  ordered_json json = ordered_json::array();
  for (const InputFile& input : s.inputs) json.push_back({{"path", input.path}, {"fnv1a64", input.hash}});
  return json;
}

ordered_json quantities_json(const RockfallSummary& s) {
  ordered_json json{{"rocks", s.statistics.front().count}};
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
                    {"translational_energy_kJ", statistics_json(b.translational_energy, 1000)},
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
  return s.seconds > 0 ? static_cast<double>(s.done) / s.seconds : 0;
}

std::string table_text(const RockfallSummary& s) {
  std::string text = fmt::format("{:<28}{:>12}{:>12}{:>12}{:>12}\n", "", "mean", "median", "95 %", "highest");
  for (std::size_t i = 0; i < s.statistics.size(); ++i) {
    const SampleStatistics& q = s.statistics[i];
    text += fmt::format("{:<28}{:>12.2f}{:>12.2f}{:>12.2f}{:>12.2f}\n", rock_quantities()[i].column, q.mean, q.median,
                        q.percentile_95, q.highest);
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
  const std::int64_t failed = s.reasons[static_cast<std::size_t>(StopReason::failed)];
  if (failed > 0)
    text += fmt::format("WARNING: {} rocks failed, the first is rock {} (see message in rocks.csv)\n", failed,
                        s.failed.front());
  if (s.counters.failed_solves > 0)
    text += fmt::format("WARNING: the law {} failed in {} impacts, which were taken as inelastic\n", s.law,
                        s.counters.failed_solves);
  if (s.counters.energy_gains > 0)
    text += fmt::format("WARNING: {} impacts raised the energy, by {:.2g} of it at most\n", s.counters.energy_gains,
                        s.counters.worst_energy_gain);
  if (s.penetrations > 0)
    text += fmt::format("WARNING: {} rocks reached into the ground, by {:.2g} m at most\n", s.penetrations,
                        -s.counters.smallest_gap);
  return text;
}

}  // namespace

ordered_json to_json(const RockfallSummary& s) {
  return {{"kind", "rockfall"},
          {"status", std::string(to_string(s.status))},
          {"name", s.name},
          {"project", s.project},
          {"inputs", inputs_json(s)},
          {"version", s.version},
          {"seed", s.seed},
          {"crs", s.crs},
          {"law", s.law},
          {"rocks_planned", s.planned},
          {"rocks", s.done},
          {"stop", reasons_json(s)},
          {"failed_rocks", s.failed},
          {"statistics", quantities_json(s)},
          {"barriers", barriers_json(s)},
          {"lines", lines_json(s)},
          {"work",
           {{"flights", s.counters.flights},
            {"impacts", s.counters.impacts},
            {"impact_contacts", s.counters.impact_contacts},
            {"contact_steps", s.counters.contact_steps}}},
          {"checks",
           {{"failed_solves", s.counters.failed_solves},
            {"energy_gains", s.counters.energy_gains},
            {"worst_energy_gain", s.counters.worst_energy_gain},
            {"energy_taken_J", s.counters.energy_taken},
            {"smallest_gap_m", s.counters.smallest_gap},
            {"penetrations", s.penetrations}}},
          {"frames", films_json(s)},
          {"run", {{"threads", s.threads}, {"seconds", s.seconds}, {"rocks_per_second", rate(s)}}}};
}

std::string to_text(const RockfallSummary& s) {
  std::string text = fmt::format(
      "{}: {}, {} of {} rocks in {:.2f} s on {} {} ({:.0f} rocks/s), law {}\nstopped:", s.name, to_string(s.status),
      s.done, s.planned, s.seconds, s.threads, s.threads == 1 ? "thread" : "threads", rate(s), s.law);
  std::string_view separator = " ";
  for (std::size_t i = 0; i < s.reasons.size(); ++i) {
    if (s.reasons[i] == 0) continue;
    text += fmt::format("{}{} {}", separator, s.reasons[i], reason_key(i));
    separator = ", ";
  }
  text += s.done == 0 ? " none\n" : "\n";
  if (s.done > 0) text += table_text(s);
  return text + lines_text(s) + warnings_text(s);
}

}  // namespace talus::io
