#include "talus/io/rockfall_summary.h"

#include <algorithm>
#include <cmath>

#include "talus/io/rockfall_tables.h"

namespace talus::io {
namespace {

using rockfall::BarrierHit;
using rockfall::CampaignResult;
using rockfall::RockRecord;
using rockfall::StopReason;

void count(RockfallSummary& summary, std::int64_t number, const RockRecord& record) {
  if (summary.done++ == 0) summary.counters.smallest_gap = record.counters.smallest_gap;
  ++summary.reasons.at(static_cast<std::size_t>(record.reason));
  rockfall::add(summary.counters, record.counters);
  summary.penetrations += record.counters.smallest_gap < 0 ? 1 : 0;
  if (record.reason == StopReason::failed && summary.failed.size() < RockfallSummary::kListedFailures)
    summary.failed.push_back(number);
}

SampleStatistics statistics(const CampaignResult& result, const RockQuantity& quantity) {
  std::vector<double> values;
  values.reserve(result.records.size());
  for (std::size_t i = 0; i < result.records.size(); ++i)
    if (result.fallen[i] != 0 && result.records[i].reason != StopReason::failed)
      values.push_back(quantity.value(result.records[i]));
  return statistics_of(std::move(values));
}

BarrierSummary barrier_summary(const RockfallProject& project, const CampaignResult& result, int index) {
  const slope::Barrier& barrier = project.model.barriers.list()[static_cast<std::size_t>(index)];
  BarrierSummary summary{.name = barrier.name, .capacity = barrier.capacity};
  std::vector<double> energies, heights;
  for (const RockRecord& record : result.records) {
    bool met = false;
    for (const BarrierHit& hit : record.barrier_hits) {
      if (hit.barrier != index) continue;
      met = true;
      summary.retained += hit.retained ? 1 : 0;
      energies.push_back(hit.translational_energy);
      const double height = height_of(hit, *project.model.ground);
      if (std::isfinite(height)) heights.push_back(height);
    }
    summary.rocks += met ? 1 : 0;
  }
  summary.hits = static_cast<std::int64_t>(energies.size());
  summary.translational_energy = statistics_of(std::move(energies));
  summary.height = statistics_of(std::move(heights));
  return summary;
}

}  // namespace

RockfallSummary summarise(const RockfallProject& project, const CampaignResult& result) {
  RockfallSummary summary;
  summary.name = project.name;
  summary.seed = project.seed;
  summary.crs = project.crs;
  summary.law = project.model.engine.law;
  summary.inputs = project.inputs;
  summary.planned = static_cast<std::int64_t>(result.records.size());
  for (std::size_t i = 0; i < result.records.size(); ++i)
    if (result.fallen[i] != 0) count(summary, static_cast<std::int64_t>(i), result.records[i]);
  summary.status = summary.done == summary.planned ? RunStatus::done : RunStatus::interrupted;
  for (const RockQuantity& quantity : rock_quantities()) summary.statistics.push_back(statistics(result, quantity));
  for (std::size_t i = 0; i < project.model.barriers.list().size(); ++i)
    summary.barriers.push_back(barrier_summary(project, result, static_cast<int>(i)));
  return summary;
}

}  // namespace talus::io
