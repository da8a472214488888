#include "talus/rockfall/crossing_totals.h"

#include <cassert>
#include <set>

namespace talus::rockfall {
namespace {

constexpr std::uint64_t kMark = 0x31'656e696c'73756c;  // "talus lines 1", shortened

/// Every quantity, in a fixed order.
template <class Totals, class Action>
void for_each(Totals& t, Action action) {
  for (auto* quantity :
       {&t.energy, &t.translational_energy, &t.rotational_energy, &t.speed, &t.height, &t.mass, &t.radius, &t.residual})
    action(*quantity);
}

}  // namespace

void CrossingTotals::add(const LineCrossing& c) {
  ++passages[static_cast<std::size_t>(c.passage)];
  energy.add(c.energy());
  translational_energy.add(c.translational_energy);
  rotational_energy.add(c.rotational_energy);
  speed.add(c.velocity.norm());
  if (c.height >= 0) height.add(c.height);
  mass.add(c.mass);
  radius.add(c.radius);
  if (c.passage == Passage::broken_through) residual.add(std::max(0.0, c.translational_energy - c.absorbed));
}

void CrossingTotals::merge(const CrossingTotals& o) {
  for (std::size_t k = 0; k < kPassages; ++k) passages[k] += o.passages[k];
  hits += o.hits;
  energy.merge(o.energy);
  translational_energy.merge(o.translational_energy);
  rotational_energy.merge(o.rotational_energy);
  speed.merge(o.speed);
  height.merge(o.height);
  mass.merge(o.mass);
  radius.merge(o.radius);
  residual.merge(o.residual);
}

void CrossingTotals::save(core::ByteWriter& out) const {
  for (const std::int64_t count : passages) out.put(count);
  out.put(hits);
  for_each(*this, [&](const LineQuantity& quantity) { quantity.save(out); });
}

CrossingTotals CrossingTotals::load(core::ByteReader& in) {
  CrossingTotals totals;
  for (std::int64_t& count : totals.passages) count = in.get<std::int64_t>();
  totals.hits = in.get<std::int64_t>();
  for_each(totals, [&](LineQuantity& quantity) { quantity = LineQuantity::load(in); });
  return totals;
}

void AllCrossings::add(const std::vector<LineCrossing>& crossings) {
  ++rocks_;
  std::set<int> met;  // barriers
  for (const LineCrossing& crossing : crossings) {
    if (crossing.barrier == CounterLine::kNoBarrier) {
      counters_[static_cast<std::size_t>(crossing.line)].add(crossing);
      continue;
    }
    CrossingTotals& barrier = barriers_[static_cast<std::size_t>(crossing.barrier)];
    if (crossing.passage == Passage::stopped || crossing.passage == Passage::broken_through) ++barrier.hits;
    if (met.insert(crossing.barrier).second) barrier.add(crossing);
  }
}

void AllCrossings::merge(const AllCrossings& other) {
  assert(other.counters_.size() == counters_.size() && other.barriers_.size() == barriers_.size());
  rocks_ += other.rocks_;
  for (std::size_t k = 0; k < counters_.size(); ++k) counters_[k].merge(other.counters_[k]);
  for (std::size_t k = 0; k < barriers_.size(); ++k) barriers_[k].merge(other.barriers_[k]);
}

void AllCrossings::save(std::ostream& stream) const {
  core::ByteWriter out(stream);
  out.put(kMark);
  out.put(static_cast<std::uint64_t>(counters_.size())), out.put(static_cast<std::uint64_t>(barriers_.size()));
  out.put(rocks_);
  for (const CrossingTotals& totals : counters_) totals.save(out);
  for (const CrossingTotals& totals : barriers_) totals.save(out);
}

void AllCrossings::load(std::istream& stream) {
  core::ByteReader in(stream);
  if (in.get<std::uint64_t>() != kMark) throw core::InputError({.problem = "holds no crossings"});
  const auto counters = in.get<std::uint64_t>(), barriers = in.get<std::uint64_t>();
  if (counters != counters_.size() || barriers != barriers_.size())
    throw core::InputError({.problem = "holds crossings of other lines"});
  rocks_ = in.get<std::int64_t>();
  for (CrossingTotals& totals : counters_) totals = CrossingTotals::load(in);
  for (CrossingTotals& totals : barriers_) totals = CrossingTotals::load(in);
}

}  // namespace talus::rockfall
