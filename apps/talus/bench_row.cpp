// The results of the benchmark in writing.

#include <algorithm>
#include <array>
#include <cmath>

#include "bench_passes.h"
#include <fmt/format.h>
#include <sys/resource.h>

#include "talus/io/sample_statistics.h"
#include "talus/rockfall/rock_record.h"

namespace talus::app {
namespace {

using rockfall::Counters;
using rockfall::Outcome;
using rockfall::StopReason;

double resident_megabytes() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1024;
}

/// Counts of the benchmark's ends: at rest, left the slope, time is up, fell through, gave up.
std::array<int, 5> ends(const BenchResult& result) {
  std::array<int, 5> counts{};
  for (const Outcome& outcome : result.outcomes) {
    switch (outcome.reason) {
      case StopReason::at_rest:
      case StopReason::asleep:
      case StopReason::retained:
        ++counts[0];
        break;
      case StopReason::left_side:
        ++counts[1];
        break;
      case StopReason::max_time:
      case StopReason::max_steps:
        ++counts[2];
        break;
      case StopReason::left_bottom:
        ++counts[3];
        break;
      case StopReason::failed:
        ++counts[4];
        break;
    }
  }
  return counts;
}

double standard_deviation(const std::vector<double>& values, double mean) {
  double sum = 0;
  for (const double value : values) sum += (value - mean) * (value - mean);
  return values.size() < 2 ? 0 : std::sqrt(sum / static_cast<double>(values.size() - 1));
}

Counters sum_of(const BenchResult& result) {
  Counters sum;
  sum.smallest_gap = result.outcomes.front().counters.smallest_gap;
  for (const Outcome& outcome : result.outcomes) rockfall::add(sum, outcome.counters);
  return sum;
}

double per(double amount, double count) {
  return count > 0 ? amount / count : 0;
}

std::string time_columns(const BenchResult& r, const Counters& sum) {
  const auto steps = static_cast<double>(sum.flights + sum.impacts + sum.contact_steps);
  const auto rocks = static_cast<double>(r.outcomes.size());
  const auto timed_steps = static_cast<double>(r.timed_steps);
  double simulated = 0;
  for (const Outcome& outcome : r.outcomes) simulated += outcome.duration;
  const double all = per(r.cpu, timed_steps) * steps;
  return fmt::format("{}\t{}\t{:.3f}\t{:.3f}\t{:.2f}\t{:.1f}\t{:.1f}\t{:.2f}\t{:.3f}\t{:.3f}\t{:.0f}\t{:.3f}\t{:.0f}",
                     r.outcomes.size(), r.timed, r.wall, r.cpu, all, simulated, per(simulated, all), per(rocks, all),
                     1e6 * per(r.cpu, timed_steps), 1e6 * per(r.wall, timed_steps), steps, r.setup,
                     resident_megabytes());
}

std::string quality_columns(const BenchResult& r) {
  const rockfall::Quality& q = r.quality;
  const io::SampleStatistics depth = io::statistics_of({q.depths.begin(), q.depths.end()});
  std::vector<double> sorted(q.depths.begin(), q.depths.end());
  std::sort(sorted.begin(), sorted.end());
  const double p99 = sorted.empty() ? 0 : io::quantile(sorted, 0.99);
  return fmt::format("{:.1f}\t{:.2f}\t{:.2f}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{:.2f}", 1e3 * q.worst_depth, 1e3 * p99,
                     sorted.empty() ? 0 : 1e3 * depth.median, q.tunnelled, q.flight_samples, q.flight_rises,
                     q.flight_rises_kinetic, q.episodes, q.episode_rises, q.episode_rises_kinetic, q.contact_samples,
                     per(static_cast<double>(q.contact_points), static_cast<double>(q.contact_samples)));
}

}  // namespace

std::string_view bench_header() {
  return "engine\tterrain\trock\tdt_ms\tn\ttime_n\twall_s\tcpu_s\tcpu_all_s\tsim_s\tsim_per_cpu_s\ttraj_per_s\t"
         "us_per_step\twall_us_per_step\tsteps\tsetup_s\trss_MB\tpen_worst_mm\tpen_p99_mm\tpen_p50_mm\ttunnelled\t"
         "flight_steps\tflight_rise_E\tflight_rise_KE\tepisodes\tep_rise_E\tep_rise_KE\tcontact_steps\t"
         "contacts_per_cstep\trunout_med\trunout_mean\trunout_sd\trest\tleft\ttimeout\tfell_through\tdiverged\t"
         "deterministic";
}

std::string bench_row(const std::string& rock, const BenchResult& r) {
  const io::SampleStatistics runout = io::statistics_of(r.runouts);
  const std::array<int, 5> count = ends(r);
  return fmt::format("talus\thf\t{}\t0\t{}\t{}\t{:.2f}\t{:.2f}\t{:.2f}\t{}\t{}\t{}\t{}\t{}\t{}", rock,
                     time_columns(r, sum_of(r)), quality_columns(r), runout.median, runout.mean,
                     standard_deviation(r.runouts, runout.mean), count[0], count[1], count[2], count[3], count[4],
                     r.deterministic ? "yes" : "no");
}

std::string bench_profile(const std::string& rock, const BenchResult& r) {
  const Counters sum = sum_of(r);
  const auto rocks = static_cast<double>(r.outcomes.size());
  const auto mean = [&](long count) { return static_cast<double>(count) / rocks; };
  return fmt::format(
      "{}: per rock {:.1f} flights, {:.1f} impacts with {:.1f} contacts, {:.1f} contact steps; {:.0f} us\n"
      "{}: {} failed solves, {} energy gains, {:.3g} J taken, smallest gap {:.4g} mm\n",
      rock, mean(sum.flights), mean(sum.impacts), mean(sum.impact_contacts), mean(sum.contact_steps),
      1e6 * per(r.cpu, static_cast<double>(r.timed)), rock, sum.failed_solves, sum.energy_gains, sum.energy_taken,
      1e3 * sum.smallest_gap);
}

}  // namespace talus::app
