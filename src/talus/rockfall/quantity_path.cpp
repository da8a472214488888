#include "talus/rockfall/quantity_path.h"

#include <algorithm>
#include <cmath>

#include "talus/geometry/closest_point.h"

namespace talus::rockfall {
namespace {

/// How far `value` is from what lies between two corners at its time.
double off_line(double value, double time, const QuantityPoint& from, const QuantityPoint& to, double a, double b) {
  const double span = to.time - from.time;
  const double share = span > 0 ? (time - from.time) / span : 0.5;
  return std::abs(value - (a + share * (b - a)));
}

}  // namespace

void QuantityPathRecorder::begin(const bodies::Rock& rock, const bodies::SpatialState& start) {
  mass_ = {rock.mass(), rock.principal_inertia()};
  points_.clear();
  impacts_.begin(start);
  add(start, 0);
}

void QuantityPathRecorder::add(const bodies::SpatialState& state, double time) {
  const bodies::Kinetics kinetics = bodies::kinetics_of(mass_, state);
  points_.push_back({state.p_WB, time, state.v_WB.norm(), kinetics.translational_energy, kinetics.rotational_energy});
}

/// Chords as in path_recorder.cpp; half the tolerance is left for leaving out corners afterwards.
void QuantityPathRecorder::piece(const PathPiece& piece) {
  const double step = std::sqrt(4 * tolerance_ / std::max(piece.acceleration.norm(), 1e-9));
  const double parts = std::max(1.0, std::ceil(piece.duration / step));
  for (double k = 0; k <= parts; ++k) {
    const double t = piece.duration * (k / parts);
    add(piece.state_at(t), piece.time + t);
  }
}

std::vector<QuantityPoint> QuantityPathRecorder::line() const {
  constexpr double kShare = 0.01;
  double speed = 1e-9, energy = 1e-9;
  for (const QuantityPoint& p : points_) {
    speed = std::max(speed, p.speed);
    energy = std::max(energy, p.energy());
  }
  const auto deviation = [&](std::size_t i, std::size_t begin, std::size_t end) {
    const QuantityPoint &p = points_[i], &a = points_[begin], &b = points_[end];
    const double place = (geometry::closest_on_segment(p.position, a.position, b.position) - p.position).norm();
    return std::max({place / (0.5 * tolerance_), off_line(p.speed, p.time, a, b, a.speed, b.speed) / (kShare * speed),
                     off_line(p.energy(), p.time, a, b, a.energy(), b.energy()) / (kShare * energy)});
  };
  const std::vector<char> kept = kept_corners(points_.size(), 1, deviation);
  std::vector<QuantityPoint> result;
  for (std::size_t i = 0; i < points_.size(); ++i)
    if (kept[i] != 0) result.push_back(points_[i]);
  if (result.size() == 1) result.push_back(result.front());
  return result;
}

}  // namespace talus::rockfall
