#include "talus/rockfall/frames.h"

#include <array>

namespace talus::rockfall {

std::string_view to_string(FrameKind kind) {
  constexpr std::array<std::string_view, 7> kNames{"release", "flight", "impact-before", "impact-after", "contact",
                                                   "barrier", "end"};
  return kNames[static_cast<std::size_t>(kind)];
}

Film::Film(const bodies::SpatialState& start, const FilmSettings& settings) : settings_(settings), last_(start) {
  frames_.push_back({.kind = FrameKind::release, .time = 0, .state = start});
}

void Film::piece(const PathPiece& piece) {
  const FrameKind kind = piece.kind == PieceKind::flight ? FrameKind::flight : FrameKind::contact;
  if (piece.kind != kind_) frames_.push_back({.kind = kind, .time = piece.time, .state = piece.state_at(0)});
  kind_ = piece.kind;
  const double end = piece.time + piece.duration;
  for (;; ++next_) {
    const double time = static_cast<double>(next_) / settings_.rate;
    if (time >= end) break;
    frames_.push_back({.kind = kind, .time = time, .state = piece.state_at(time - piece.time)});
  }
  last_ = piece.state_at(piece.duration);
}

void Film::impact(const ImpactEvent& event) {
  frames_.push_back({.kind = FrameKind::impact_before, .time = event.time, .state = event.before});
  frames_.push_back({.kind = FrameKind::impact_after, .time = event.time, .state = event.after});
  if (event.contacts != nullptr)
    for (const ContactPoint& contact : *event.contacts)
      contacts_.push_back({.impact = impacts_, .time = event.time, .contact = contact});
  ++impacts_;
}

void Film::barrier(const BarrierHit& hit) {
  frames_.push_back({.kind = FrameKind::barrier, .time = hit.time, .state = last_});
}

void Film::finish(const Outcome& outcome) {
  frames_.push_back({.kind = FrameKind::end, .time = outcome.duration, .state = outcome.end});
}

Film film(const Model& model, const bodies::Rock& rock, const bodies::SpatialState& start,
          const FilmSettings& settings) {
  Simulator simulator(model);
  simulator.set_rock(rock);
  Film result(start, settings);
  const Outcome outcome = simulator.run(start, &result);
  result.finish(outcome);
  return result;
}

}  // namespace talus::rockfall
