#include "talus/rockfall/map_recorder.h"

#include <algorithm>

namespace talus::rockfall {
namespace {

constexpr MapValues kNothing{0, 0, 0, 0, HeightAbove::kNone};

void raise(MapValues& largest, const MapValues& values) {
  for (std::size_t k = 0; k < largest.size(); ++k) largest[k] = std::max(largest[k], values[k]);
}

/// The largest values between t0 and t1.
MapValues values_of(const PieceMotion& motion, double t0, double t1, double height) {
  const double speed = std::sqrt(std::max(motion.velocity(t0).squaredNorm(), motion.velocity(t1).squaredNorm()));
  const double translational = std::max(motion.translational_energy(t0), motion.translational_energy(t1));
  return {translational + motion.rotational_energy, translational, motion.rotational_energy, speed, height};
}

}  // namespace

std::string_view to_string(MapQuantity quantity) {
  constexpr std::array<std::string_view, kMapQuantities> kNames{"energy", "translational_energy", "rotational_energy",
                                                                "speed", "height"};
  return kNames[static_cast<std::size_t>(quantity)];
}

bool is_deposit(StopReason reason) {
  return reason == StopReason::at_rest || reason == StopReason::asleep || reason == StopReason::retained;
}

void MapRecorder::begin(const bodies::Rock& rock, const bodies::SpatialState& start) {
  mass_ = {.mass = rock.mass(), .moments = rock.principal_inertia()};
  visits_.clear();
  now_ = {.cell = MapGrid::kOutside, .largest = kNothing};
  length_ = 0;
  see(moment_of(start, mass_), 0, 0);
}

void MapRecorder::piece(const PathPiece& piece) {
  const PieceMotion motion = motion_of(piece, mass_);
  times_.assign({0, motion.duration});
  const auto borders = [&](int axis, int count) {
    const double side = grid_.cell[axis];
    append_crossings({0.5 * motion.a[axis] / side, motion.v[axis] / side, (motion.p[axis] - grid_.corner[axis]) / side},
                     0, motion.duration, 0, count, times_);
  };
  borders(0, grid_.columns);
  borders(1, grid_.rows);
  if (times_.size() > 2) std::sort(times_.begin(), times_.end());
  for (std::size_t k = 0; k + 1 < times_.size(); ++k) see(motion, times_[k], times_[k + 1]);
}

void MapRecorder::see(const PieceMotion& motion, double t0, double t1) {
  const Vector3 middle = motion.position(0.5 * (t0 + t1));
  const std::int64_t cell = grid_.number_at(middle.x(), middle.y());
  if (cell != now_.cell) {
    close_visit(false);
    now_ = {.cell = cell, .largest = kNothing};
    length_ = 0;
  }
  if (cell == MapGrid::kOutside) return;
  length_ += std::max(motion.velocity(t0).head<2>().norm(), motion.velocity(t1).head<2>().norm()) * (t1 - t0);
  raise(now_.largest, values_of(motion, t0, t1, heights_.largest(motion, t0, t1)));
}

void MapRecorder::close_visit(bool always) {
  if (now_.cell != MapGrid::kOutside && (always || length_ > kSliver)) visits_.push_back(now_);
}

RockOnMap MapRecorder::finish(StopReason reason, const bodies::SpatialState& end) {
  see(moment_of(end, mass_), 0, 0);
  close_visit(true);
  RockOnMap result;
  if (is_deposit(reason)) result.deposit = now_.cell;
  std::stable_sort(visits_.begin(), visits_.end(),
                   [](const CellVisit& a, const CellVisit& b) { return a.cell < b.cell; });
  for (const CellVisit& visit : visits_) {
    if (!result.cells.empty() && result.cells.back().cell == visit.cell)
      raise(result.cells.back().largest, visit.largest);
    else
      result.cells.push_back(visit);
  }
  return result;
}

}  // namespace talus::rockfall
