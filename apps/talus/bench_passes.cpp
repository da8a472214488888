#include "bench_passes.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>

#include "talus/io/sample_statistics.h"
#include "talus/slope/height_field.h"

namespace talus::app {
namespace {

using bodies::SpatialState;
using rockfall::Outcome;

double wall_now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

double cpu_now() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

long steps_of(const Outcome& outcome) {
  return outcome.counters.flights + outcome.counters.impacts + outcome.counters.contact_steps;
}

bool same_bits(const Outcome& a, const Outcome& b) {
  return a.reason == b.reason && a.duration == b.duration && a.end.p_WB == b.end.p_WB &&
         a.end.R_WB.coeffs() == b.end.R_WB.coeffs() && a.end.v_WB == b.end.v_WB && a.end.w_WB == b.end.w_WB &&
         steps_of(a) == steps_of(b);
}

/// Keeps the outcome; false if an earlier pass had another one.
bool keep(std::vector<Outcome>& outcomes, std::size_t i, const Outcome& outcome) {
  if (i == outcomes.size()) outcomes.push_back(outcome);
  return same_bits(outcomes[i], outcome);
}

double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values.empty() ? 0 : io::quantile(values, 0.5);
}

void run_timed(rockfall::Simulator& simulator, const std::vector<SpatialState>& releases, int repeat,
               BenchResult& result) {
  std::vector<double> walls, cpus;
  std::vector<Outcome> pass(result.timed);
  for (int k = 0; k < repeat; ++k) {
    const double wall = wall_now(), cpu = cpu_now();
    for (std::size_t i = 0; i < result.timed; ++i) pass[i] = simulator.run(releases[i]);
    cpus.push_back(cpu_now() - cpu);
    walls.push_back(wall_now() - wall);
    for (std::size_t i = 0; i < pass.size(); ++i) result.deterministic &= keep(result.outcomes, i, pass[i]);
  }
  result.wall = median(walls);
  result.cpu = median(cpus);
  for (const Outcome& outcome : result.outcomes) result.timed_steps += steps_of(outcome);
}

void run_quality(rockfall::Simulator& simulator, const slope::HeightField& terrain, const bodies::Rock& rock,
                 const std::vector<SpatialState>& releases, double gravity, BenchResult& result) {
  rockfall::QualityMeter meter(terrain, rock, {.gravity = gravity});
  for (std::size_t i = 0; i < releases.size(); ++i) {
    meter.begin(releases[i]);
    const Outcome outcome = simulator.run(releases[i], &meter);
    meter.finish();
    const bool again = i >= result.timed;  // no timed pass has run it
    result.deterministic &= keep(result.outcomes, i, outcome);
    if (again) result.deterministic &= keep(result.outcomes, i, simulator.run(releases[i]));
  }
  result.quality = meter.quality();
}

}  // namespace

BenchResult run_bench(const rockfall::Model& model, const bodies::Rock& rock, const std::vector<SpatialState>& releases,
                      const BenchSettings& settings) {
  BenchResult result;
  const double begin = wall_now();
  rockfall::Simulator simulator(model);
  simulator.set_rock(rock);
  result.setup = wall_now() - begin;
  const std::size_t all = releases.size();
  result.timed = settings.repeat == 0  ? 0
                 : settings.timed == 0 ? all
                                       : std::min(all, static_cast<std::size_t>(settings.timed));
  run_timed(simulator, releases, settings.repeat, result);
  if (settings.quality)
    run_quality(simulator, dynamic_cast<const slope::HeightField&>(*model.ground), rock, releases, model.engine.gravity,
                result);
  for (std::size_t i = 0; i < result.outcomes.size(); ++i) {
    const core::Vector3 way = result.outcomes[i].end.p_WB - releases[i].p_WB;
    result.runouts.push_back(std::hypot(way.x(), way.y()));
  }
  return result;
}

}  // namespace talus::app
