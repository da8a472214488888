#include "talus/rockfall/collector.h"

#include <utility>

namespace talus::rockfall {

Collector::Collector(const slope::Surface& ground, CollectorSettings settings)
    : heights_(ground),
      curtains_(std::move(settings.lines), ground),
      crossings_(curtains_.lines().size(), settings.barriers) {
  if (settings.grid) map_.emplace(*settings.grid);
}

Collector::Part::Part(const Collector& owner) : crossings_(owner.curtains_, owner.heights_) {
  if (owner.map_) map_.emplace(owner.map_->grid(), owner.heights_);
}

void Collector::Part::begin(const bodies::Rock& rock, const bodies::SpatialState& start) {
  if (map_) map_->begin(rock, start);
  crossings_.begin(rock);
}

void Collector::Part::piece(const PathPiece& piece) {
  if (map_) map_->piece(piece);
  crossings_.piece(piece);
}

void Collector::Part::barrier(const BarrierHit& hit) {
  crossings_.barrier(hit);
}

void Collector::Part::finish(std::int64_t number, const RockRecord& record) {
  Seen seen{.number = number};
  if (map_) seen.map = map_->finish(record.reason, record.end);
  seen.crossings = crossings_.finish();
  if (record.reason == StopReason::failed) return;
  rocks_.push_back(std::move(seen));
  extremes_.add(number, record);
}

void Collector::merge(Part& part) {
  for (const Part::Seen& seen : part.rocks_) {
    if (map_) map_->add(seen.map);
    crossings_.add(seen.crossings);
    for (const LineCrossing& crossing : seen.crossings) list_.push_back({seen.number, crossing});
  }
  extremes_.merge(part.extremes_);
  part.rocks_.clear();
  part.extremes_ = {};
}

std::vector<NumberedCrossing> Collector::take_crossings() {
  return std::exchange(list_, {});
}

void Collector::save(std::ostream& out) const {
  core::ByteWriter writer(out);
  extremes_.save(writer);
  crossings_.save(out);
  if (map_) map_->save(out);
}

void Collector::load(std::istream& in) {
  core::ByteReader reader(in);
  extremes_ = Extremes::load(reader);
  crossings_.load(in);
  if (map_) map_->load(in);
}

}  // namespace talus::rockfall
