#include "talus/rockfall/crossing_recorder.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace talus::rockfall {
namespace {

constexpr double kSameMoment = 1e-6;  // s: a crossing of the line and a hit of the panel on it are one

Passage passage_of(const CounterLine& line, double height) {
  if (!line.height) return Passage::crossed;
  const bool above = height > *line.height;
  if (line.barrier == CounterLine::kNoBarrier) return above ? Passage::above : Passage::below;
  return above ? Passage::over_topped : Passage::passed_below;
}

}  // namespace

std::string_view to_string(Passage passage) {
  constexpr std::array<std::string_view, 7> kNames{"crossed",        "above",       "below",       "stopped",
                                                   "broken through", "over-topped", "passed below"};
  return kNames[static_cast<std::size_t>(passage)];
}

double LineCrossing::dip() const {
  return std::atan2(-velocity.z(), velocity.head<2>().norm());
}

void CrossingRecorder::begin(const bodies::Rock& rock) {
  mass_ = {.mass = rock.mass(), .moments = rock.principal_inertia()};
  radius_ = rock.bounding_radius();
  done_.assign(curtains_.lines().size(), 0);
  found_.clear();
}

void CrossingRecorder::piece(const PathPiece& piece) {
  if (std::all_of(done_.begin(), done_.end(), [](char done) { return done != 0; })) return;
  const PieceMotion motion = motion_of(piece, mass_);
  for (std::size_t line = 0; line < done_.size(); ++line) {
    if (done_[line] != 0) continue;
    const std::optional<double> t = curtains_.first_crossing(line, motion.p, motion.v, motion.a, motion.duration);
    if (t) cross(line, motion, piece.time, *t);
  }
}

void CrossingRecorder::cross(std::size_t line, const PieceMotion& motion, double begin, double t) {
  const CounterLine& counter = curtains_.lines()[line];
  LineCrossing crossing{.line = static_cast<int>(line), .barrier = counter.barrier, .time = begin + t};
  crossing.point = motion.position(t);
  crossing.velocity = motion.velocity(t);
  crossing.height = heights_.largest(motion, t, t);
  crossing.passage = passage_of(counter, crossing.height);
  crossing.mass = motion.mass;
  crossing.radius = radius_;
  crossing.translational_energy = motion.translational_energy(t);
  crossing.rotational_energy = motion.rotational_energy;
  crossing.angle = curtains_.angle_to(line, crossing.point, crossing.velocity);
  found_.push_back(crossing);
  done_[line] = 1;
}

int CrossingRecorder::line_of(int barrier) const {
  const std::vector<CounterLine>& lines = curtains_.lines();
  const auto found =
      std::find_if(lines.begin(), lines.end(), [&](const CounterLine& line) { return line.barrier == barrier; });
  return found == lines.end() ? -1 : static_cast<int>(found - lines.begin());
}

void CrossingRecorder::barrier(const BarrierHit& hit) {
  std::erase_if(found_, [&](const LineCrossing& crossing) {
    return crossing.barrier == hit.barrier && std::abs(crossing.time - hit.time) <= kSameMoment &&
           crossing.passage != Passage::stopped && crossing.passage != Passage::broken_through;
  });
  const int line = line_of(hit.barrier);
  const PieceMotion moment{.p = hit.point, .v = hit.velocity, .a = Vector3::Zero()};
  LineCrossing crossing{.line = line, .barrier = hit.barrier, .time = hit.time};
  crossing.passage = hit.retained ? Passage::stopped : Passage::broken_through;
  crossing.point = hit.point;
  crossing.velocity = hit.velocity;
  crossing.height = heights_.largest(moment, 0, 0);
  crossing.mass = mass_.mass;
  crossing.radius = radius_;
  crossing.translational_energy = hit.translational_energy;
  crossing.rotational_energy = hit.rotational_energy;
  crossing.absorbed = hit.absorbed;
  crossing.angle =
      line < 0 ? std::numbers::pi / 2 : curtains_.angle_to(static_cast<std::size_t>(line), hit.point, hit.velocity);
  found_.push_back(crossing);
  if (line >= 0) done_[static_cast<std::size_t>(line)] = 1;
}

std::vector<LineCrossing> CrossingRecorder::finish() {
  std::stable_sort(found_.begin(), found_.end(),
                   [](const LineCrossing& a, const LineCrossing& b) { return a.time < b.time; });
  return std::exchange(found_, {});
}

}  // namespace talus::rockfall
