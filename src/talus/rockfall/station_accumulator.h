#pragma once

// Energy, speed and height along the ways of the rocks of a campaign (station_totals.h).

#include "talus/rockfall/rock_sink.h"
#include "talus/rockfall/station_totals.h"

namespace talus::rockfall {

class StationAccumulator final : public Accumulator {
 public:
  /// The ground must outlive it.
  explicit StationAccumulator(const slope::Surface& ground)
      : heights_(ground), stations_(station_spacing(ground.bounds())) {}

  [[nodiscard]] std::unique_ptr<BatchPart> make_part() const override;
  void merge(BatchPart& part) override;
  void save(std::ostream& out) const override { stations_.save(out); }
  void load(std::istream& in) override { stations_.load(in); }

  [[nodiscard]] const AllStations& stations() const { return stations_; }

 private:
  class Part;

  HeightAbove heights_;
  AllStations stations_;
};

}  // namespace talus::rockfall
