#pragma once

// Where one rock crosses lines and meets barriers, and how. A rock counts once for each line: at its first crossing. A
// barrier has a row for every hit; a rock that crosses the line of a barrier without hitting it is over-topping it, or
// passes below (between a panel and a dip of the ground), if that is the first thing that happens there.

#include <optional>
#include <string_view>
#include <vector>

#include "talus/rockfall/counter_line.h"
#include "talus/rockfall/height_above.h"

namespace talus::rockfall {

enum class Passage {
  crossed,  ///< a counter without a height
  above,
  below,           ///< a counter with one: higher than it or not
  stopped,         ///< by a barrier
  broken_through,  ///< a barrier took what it could
  over_topped,     ///< a barrier, above its height
  passed_below     ///< a barrier, below its panels
};
/// "crossed", "above", "below", "stopped", "broken through", "over-topped", "passed below"
[[nodiscard]] std::string_view to_string(Passage passage);

struct LineCrossing {
  int line = 0;  ///< of Curtains; -1: a barrier without a line
  int barrier = CounterLine::kNoBarrier;
  Passage passage = Passage::crossed;
  double time = 0;  ///< s since release
  Vector3 point = Vector3::Zero(), velocity = Vector3::Zero();
  double height = HeightAbove::kNone;                      ///< m above the ground; kNone: there is none below
  double mass = 0;                                         ///< kg
  double radius = 0;                                       ///< from the centre of mass to the farthest corner, m
  double translational_energy = 0, rotational_energy = 0;  ///< J, before
  double absorbed = 0;                                     ///< J
  double angle = 0;  ///< in plan, to the line: pi/2 is square to it; pi/2 for a barrier without a line

  [[nodiscard]] double energy() const { return translational_energy + rotational_energy; }
  /// Below the horizontal, rad; negative: upward.
  [[nodiscard]] double dip() const;
};

/// One per thread, used for one rock after the other.
class CrossingRecorder final : public Observer {
 public:
  /// The curtains must outlive the recorder.
  CrossingRecorder(const Curtains& curtains, const HeightAbove& heights) : curtains_(curtains), heights_(heights) {}

  void begin(const bodies::Rock& rock);
  void piece(const PathPiece& piece) override;
  void barrier(const BarrierHit& hit) override;
  /// In the order of time.
  [[nodiscard]] std::vector<LineCrossing> finish();

 private:
  void cross(std::size_t line, const PieceMotion& motion, double begin, double t);
  [[nodiscard]] int line_of(int barrier) const;

  const Curtains& curtains_;
  HeightAbove heights_;
  bodies::PrincipalMass mass_;
  double radius_ = 0;
  std::vector<char> done_;  ///< by line
  std::vector<LineCrossing> found_;
};

}  // namespace talus::rockfall
