#include "talus/rockfall/station_accumulator.h"

namespace talus::rockfall {

/// Rocks that failed are forgotten.
class StationAccumulator::Part final : public BatchPart {
 public:
  Part(double spacing, const HeightAbove& heights) : recorder_(spacing, heights) {}

  void begin(const Start& start) override { recorder_.begin(*start.rock, start.state); }
  void piece(const PathPiece& piece) override { recorder_.piece(piece); }
  void finish(const Start&, const RockRecord& record) override {
    if (record.reason != StopReason::failed) rocks.push_back(recorder_.finish());
  }

  std::vector<RockAtStations> rocks;

 private:
  StationRecorder recorder_;
};

std::unique_ptr<BatchPart> StationAccumulator::make_part() const {
  return std::make_unique<Part>(stations_.spacing(), heights_);
}

void StationAccumulator::merge(BatchPart& part) {
  std::vector<RockAtStations>& rocks = dynamic_cast<Part&>(part).rocks;
  for (const RockAtStations& rock : rocks) stations_.add(rock);
  rocks.clear();
}

}  // namespace talus::rockfall
