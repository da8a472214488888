#include "talus/rockfall/path_piece.h"

#include <algorithm>

namespace talus::rockfall {

bodies::SpatialState PathPiece::state_at(double t) const {
  bodies::SpatialState state = motion->state_at(t);
  if (kind == PieceKind::flight) return state;
  state.v_WB = velocity_at(t);
  state.w_WB = begin.w + share(t) * (end.w - begin.w);
  return state;
}

double PathPiece::max_speed(double t0, double t1) const {
  return std::max(velocity_at(t0).norm(), velocity_at(t1).norm());
}

void PathPiece::shorten(double to) {
  if (!(to < duration)) return;
  end = {velocity_at(to), begin.w + share(to) * (end.w - begin.w)};
  duration = to;
}

}  // namespace talus::rockfall
