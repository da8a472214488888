#pragma once

// What the crossings of many rocks come to, line by line and barrier by barrier. Each rock counts once for each of
// them, at its first crossing or hit. Merged in any order the result is the same to the last bit; the quantiles are
// exact for up to 100 000 crossings, then within 0.05 %.

#include <array>
#include <iosfwd>
#include <vector>

#include "talus/rockfall/crossing_recorder.h"
#include "talus/rockfall/quantity_totals.h"

namespace talus::rockfall {

using LineQuantity = QuantityTotals<core::LineSketch>;

struct CrossingTotals {
  static constexpr std::size_t kPassages = 7;  ///< of Passage

  std::array<std::int64_t, kPassages> passages{};                ///< rocks
  std::int64_t hits = 0;                                         ///< of a barrier; a rock may hit it again
  LineQuantity energy, translational_energy, rotational_energy;  ///< J
  LineQuantity speed, height, mass;                              ///< m/s, m above the ground, kg
  LineQuantity radius;                                           ///< of the rocks, m
  LineQuantity residual;  ///< translational energy left after breaking through, J

  /// Rocks that crossed.
  [[nodiscard]] std::int64_t rocks() const { return energy.count(); }
  [[nodiscard]] std::int64_t count(Passage passage) const { return passages[static_cast<std::size_t>(passage)]; }
  void add(const LineCrossing& crossing);
  void merge(const CrossingTotals& other);
  void save(core::ByteWriter& out) const;
  [[nodiscard]] static CrossingTotals load(core::ByteReader& in);
};

/// Totals of all lines and barriers.
class AllCrossings {
 public:
  AllCrossings(std::size_t counters, std::size_t barriers) : counters_(counters), barriers_(barriers) {}

  /// Of one rock, in the order of time. Rocks that failed are not added.
  void add(const std::vector<LineCrossing>& crossings);
  void merge(const AllCrossings& other);

  [[nodiscard]] std::int64_t rocks() const { return rocks_; }
  /// By number of the line; empty for lines of barriers.
  [[nodiscard]] const std::vector<CrossingTotals>& lines() const { return counters_; }
  [[nodiscard]] const std::vector<CrossingTotals>& barriers() const { return barriers_; }

  void save(std::ostream& out) const;
  /// Throws core::InputError for bytes that are not of as many lines and barriers.
  void load(std::istream& in);

 private:
  std::int64_t rocks_ = 0;
  std::vector<CrossingTotals> counters_, barriers_;
};

}  // namespace talus::rockfall
