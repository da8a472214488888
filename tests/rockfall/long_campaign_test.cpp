// Many rocks on the slope of the comparison with other engines.

#include <cmath>
#include <cstdio>

#include "tests/rockfall/watcher.h"
#include "tests/support/benchmark_slope.h"
#include <gtest/gtest.h>

#include "talus/rockfall/trajectory.h"

namespace talus::rockfall {
namespace {

Model benchmark_model(std::shared_ptr<slope::HeightField>& field) {
  field = std::make_shared<slope::HeightField>(support::benchmark_slope());
  Model model;
  model.ground = field;
  return model;
}

}  // namespace

TEST(LongCampaign, of_a_million_contacts_gains_no_energy_and_penetrates_nothing) {
  std::shared_ptr<slope::HeightField> field;
  const Model model = benchmark_model(field);
  Simulator simulator(model);
  const support::GroundTwin twin(support::corners_of(*field));
  long contacts = 0, impacts = 0, gains = 0, failed = 0, failed_solves = 0, meets = 0, twin_looks = 0, lifts = 0;
  double worst_impact = -1, worst_energy = -1, lowest = 1, nearest = 1, join = 0;
  std::uint64_t rocks = 0;
  for (; contacts < 1'000'000; ++rocks) {
    const bodies::Rock rock = support::benchmark_rock(rocks);
    Watcher watcher(rock, {.samples = 1, .twin_every = 200, .field = field.get(), .twin = &twin});
    simulator.set_rock(rock);
    const Outcome outcome = simulator.run(support::benchmark_release(*field, rocks), &watcher);
    watcher.finish(outcome);
    contacts += watcher.contacts, impacts += watcher.impacts, gains += outcome.counters.energy_gains;
    failed += outcome.reason == StopReason::failed || outcome.reason == StopReason::max_steps ? 1 : 0;
    failed_solves += outcome.counters.failed_solves;
    EXPECT_LT(watcher.pieces, 8000) << "rock " << rocks << " creeps in steps of next to no length";
    meets += watcher.meets, twin_looks += watcher.twin_looks, lifts += watcher.lifts;
    worst_impact = std::max(worst_impact, watcher.impact_gain);
    worst_energy = std::max(worst_energy, watcher.energy_gain);
    lowest = std::min(lowest, watcher.lowest);
    nearest = std::min(nearest, watcher.nearest);
    join = std::max(join, watcher.join_error);
    if (watcher.lowest < -1e-9 || watcher.meets > 0)
      std::printf("rock %lu: lowest %.3g, %ld meets\n", static_cast<unsigned long>(rocks), watcher.lowest,
                  watcher.meets);
  }
  std::printf(
      "%lu rocks, %ld contacts, %ld impacts, %ld failed, %ld failed solves, %ld lifts; worst gain of an impact "
      "%.2g, of total energy %.2g; lowest vertex %.3g m, nearest of %ld exact looks %.3g m; join %.2g m\n",
      static_cast<unsigned long>(rocks), contacts, impacts, failed, failed_solves, lifts, worst_impact, worst_energy,
      lowest, twin_looks, nearest, join);
  EXPECT_EQ(gains, 0);
  EXPECT_EQ(failed, 0);
  EXPECT_EQ(meets, 0);
  EXPECT_LE(worst_impact, 1e-9);
  EXPECT_LE(worst_energy, 1e-9);
  EXPECT_GE(lowest, -1e-3);
}

namespace {

struct Mean {
  double sum = 0, squares = 0;
  long count = 0;
  void add(double x) { sum += x, squares += x * x, ++count; }
  [[nodiscard]] double value() const { return sum / static_cast<double>(count); }
  [[nodiscard]] double error() const {
    const auto n = static_cast<double>(count);
    return std::sqrt(std::max(0.0, squares / n - value() * value()) / (n - 1));
  }
};

double runout(Simulator& simulator, const slope::HeightField& field, std::uint64_t number) {
  const bodies::Rock rock = support::benchmark_rock(number);
  simulator.set_rock(rock);
  const bodies::SpatialState start = support::benchmark_release(field, number);
  return simulator.run(start).end.p_WB.x() - start.p_WB.x();
}

}  // namespace

TEST(LongCampaign, runs_as_far_with_tolerances_ten_times_finer) {
  std::shared_ptr<slope::HeightField> field;
  const Model coarse = benchmark_model(field);
  Model fine = coarse;
  fine.engine.collision_tolerance /= 10;
  fine.engine.max_contact_step /= 10;
  fine.engine.max_step_angle /= 10;
  fine.engine.max_steps *= 10;
  Simulator one(coarse), other(fine);
  Mean default_runout, fine_runout, change;
  for (std::uint64_t number = 0; number < 1000; ++number) {
    const double a = runout(one, *field, number), b = runout(other, *field, number);
    default_runout.add(a), fine_runout.add(b), change.add(b - a);
  }
  std::printf("mean runout %.2f +- %.2f m, ten times finer %.2f +- %.2f m, change %.2f +- %.2f m\n",
              default_runout.value(), default_runout.error(), fine_runout.value(), fine_runout.error(), change.value(),
              change.error());
  // One rock is chaotic; their mean is not. Beyond chance (two standard errors) it may move by 1 %.
  EXPECT_LE(std::abs(change.value()), 0.01 * default_runout.value() + 2 * change.error());
}

}  // namespace talus::rockfall
