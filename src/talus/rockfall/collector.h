#pragma once

// What is gathered along the paths of a campaign beside its table of rocks: maps, crossings of lines and barriers, and
// which rocks were extreme. Rocks are watched in batches, each by one part, and parts are merged; the order and the way
// of merging do not matter to the last bit, but for the list of crossings, which is in the order of merging.

#include <iosfwd>
#include <optional>
#include <vector>

#include "talus/rockfall/crossing_totals.h"
#include "talus/rockfall/extremes.h"
#include "talus/rockfall/map_totals.h"

namespace talus::rockfall {

struct NumberedCrossing {
  std::int64_t rock = 0;
  LineCrossing crossing;
};

struct CollectorSettings {
  std::optional<MapGrid> grid;     ///< none: no maps
  std::vector<CounterLine> lines;  ///< of counters and of barriers
  std::size_t barriers = 0;
};

class Collector {
 public:
  /// The ground must outlive it.
  Collector(const slope::Surface& ground, CollectorSettings settings);

  /// Watches the rocks of a batch, one after the other. Must not outlive the collector.
  class Part final : public Observer {
   public:
    explicit Part(const Collector& owner);
    void begin(const bodies::Rock& rock, const bodies::SpatialState& start);
    void piece(const PathPiece& piece) override;
    void barrier(const BarrierHit& hit) override;
    /// A rock that failed is forgotten.
    void finish(std::int64_t number, const RockRecord& record);

   private:
    friend class Collector;
    struct Seen {
      std::int64_t number;
      RockOnMap map;
      std::vector<LineCrossing> crossings;
    };

    std::optional<MapRecorder> map_;
    CrossingRecorder crossings_;
    std::vector<Seen> rocks_;
    Extremes extremes_;
  };

  /// Adds what the part has seen and leaves it empty.
  void merge(Part& part);

  /// None where no maps were asked for.
  [[nodiscard]] const std::optional<MapTotals>& map() const { return map_; }
  [[nodiscard]] const AllCrossings& crossings() const { return crossings_; }
  [[nodiscard]] const Extremes& extremes() const { return extremes_; }
  [[nodiscard]] const std::vector<CounterLine>& lines() const { return curtains_.lines(); }
  /// The crossings since this was last called, by rock and time: to be written as they come.
  [[nodiscard]] std::vector<NumberedCrossing> take_crossings();

  /// Everything but the crossings that were not taken.
  void save(std::ostream& out) const;
  /// Throws core::InputError for bytes of another project.
  void load(std::istream& in);

 private:
  HeightAbove heights_;
  Curtains curtains_;
  std::optional<MapTotals> map_;
  AllCrossings crossings_;
  Extremes extremes_;
  std::vector<NumberedCrossing> list_;
};

}  // namespace talus::rockfall
