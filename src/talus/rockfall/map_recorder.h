#pragma once

// Which cells of a map one rock crosses, and the largest values of its motion in each, exactly.
//
// A piece of the path is divided where it crosses borders of cells (roots of quadratics), and the middle of each part
// tells in which cell it lies. Within a part |v|^2 is convex, so that speed and translational energy are largest at its
// ends; the energy of rotation is constant; height_above.h tells the largest height. How the path is cut into pieces
// does not matter: parts in the same cell that follow each other make one visit, and a visit shorter than kSliver is
// none, since rounding decides whether a path through a corner of four cells touches the other two.

#include <array>
#include <string_view>
#include <vector>

#include "talus/rockfall/height_above.h"
#include "talus/rockfall/map_grid.h"

namespace talus::rockfall {

enum class MapQuantity { energy, translational_energy, rotational_energy, speed, height };
inline constexpr std::size_t kMapQuantities = 5;
/// "energy", "translational_energy", ...
[[nodiscard]] std::string_view to_string(MapQuantity quantity);

/// J, J, J, m/s, m; a height < 0: no ground below.
using MapValues = std::array<double, kMapQuantities>;

struct CellVisit {
  std::int64_t cell = 0;
  MapValues largest{};
};

/// What a rock leaves on a map.
struct RockOnMap {
  std::vector<CellVisit> cells;              ///< ascending, each once
  std::int64_t deposit = MapGrid::kOutside;  ///< where it came to rest
};

/// Whether a rock that ended like this lies where it ended: at rest, asleep, or held by a barrier.
[[nodiscard]] bool is_deposit(StopReason reason);

/// One per thread, used for one rock after the other.
class MapRecorder final : public Observer {
 public:
  static constexpr double kSliver = 1e-9;  ///< m

  MapRecorder(const MapGrid& grid, const HeightAbove& heights) : grid_(grid), heights_(heights) {}

  void begin(const bodies::Rock& rock, const bodies::SpatialState& start);
  void piece(const PathPiece& piece) override;
  [[nodiscard]] RockOnMap finish(StopReason reason, const bodies::SpatialState& end);

 private:
  void see(const PieceMotion& motion, double t0, double t1);
  void close_visit(bool always);

  MapGrid grid_;
  HeightAbove heights_;
  bodies::PrincipalMass mass_;
  std::vector<double> times_;
  std::vector<CellVisit> visits_;
  CellVisit now_;
  double length_ = 0;  ///< of the visit so far, in plan, m
};

}  // namespace talus::rockfall
