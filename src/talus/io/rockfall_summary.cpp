#include "talus/io/rockfall_summary.h"

#include "talus/io/rockfall_tables.h"

namespace talus::io {
namespace {

BarrierSummary barrier_summary(const RockfallProject& project, const BarrierCounts& counts,
                               const ColumnAccumulator& columns, std::size_t index) {
  using Value = ColumnAccumulator::AtBarrier;
  const auto statistics = [&](Value value) {
    return statistics_of(columns.read(ColumnAccumulator::column(index, value)));
  };
  const slope::Barrier& barrier = project.model.barriers.list()[index];
  return {.name = barrier.name,
          .capacity = barrier.capacity,
          .hits = counts.hits,
          .rocks = counts.rocks,
          .retained = counts.retained,
          .translational_energy = statistics(Value::energy),
          .height = statistics(Value::height)};
}

}  // namespace

RockfallSummary summarise(const RockfallProject& project, const CountAccumulator& counts,
                          const ColumnAccumulator& columns) {
  RockfallSummary summary;
  summary.name = project.name;
  summary.seed = project.seed;
  summary.crs = project.crs;
  summary.law = project.model.engine.law;
  summary.inputs = project.inputs;
  summary.options = project.options;
  summary.planned = project.plan.rocks();
  summary.counts = counts.counts();
  if (project.until) {
    summary.until = project.until;
    summary.until_state =
        UntilWatch(*project.until, *until_column(project.until->quantity, project.model.barriers), columns).state();
  }
  for (std::size_t i = 0; i < rock_quantities().size(); ++i)
    summary.statistics.push_back(statistics_of(columns.read(i)));
  for (std::size_t i = 0; i < summary.counts.barriers.size(); ++i)
    summary.barriers.push_back(barrier_summary(project, summary.counts.barriers[i], columns, i));
  summary.runout = summarise_runout(columns);
  return summary;
}

}  // namespace talus::io
