#pragma once

// An onlooker who believes nothing: checks while a rock falls that pieces join, time goes on, energy does not grow and
// nothing penetrates. What it measures is kept, so that a test can say by how much.
//
// Pieces join, but for one thing: where no step is possible the engine lifts a rock by a quarter of the tolerance
// without turning it, and pays with its energy. These are counted.
//
// Energy is judged where the state is fully known: at both ends of flights, before and after impacts and at the end.
// Between two such moments there are only contact pieces, over which it may not rise either.

#include <algorithm>
#include <cmath>
#include <limits>

#include "tests/support/ground_twin.h"

#include "talus/rockfall/trajectory.h"

namespace talus::rockfall {

struct WatcherSettings {
  double gravity = 9.81;
  int samples = 10;                           ///< inside each piece
  int twin_every = 1;                         ///< of so many samples one is judged by exact distance; 0: none
  const slope::HeightField* field = nullptr;  ///< vertices are judged by lowest_gap at every sample
  const support::GroundTwin* twin = nullptr;
};

class Watcher final : public Observer {
 public:
  Watcher(const bodies::Rock& rock, WatcherSettings settings) : rock_(rock), settings_(settings) {}

  void piece(const PathPiece& piece) override {
    ++pieces;
    if (piece.kind == PieceKind::contact) ++contact_pieces, contacts += piece.contacts;
    time_error = std::max(time_error, std::abs(piece.time - time_));
    shortest = std::min(shortest, piece.duration);
    const bodies::SpatialState begin = piece.state_at(0), end = piece.state_at(piece.duration);
    if (known_) join(begin);
    if (piece.kind == PieceKind::flight) see_energy(begin), see_energy(end);
    see_step(begin), see_step(end);
    for (int k = 0; k <= settings_.samples; ++k)
      look(piece.motion->state_at(piece.duration * (k + 1) / (settings_.samples + 1)));
    time_ = piece.time + piece.duration;
    last_ = end;
    known_ = true;
  }

  void impact(const ImpactEvent& event) override {
    ++impacts;
    contacts += static_cast<long>(event.contacts->size());
    if (known_) join(event.before);
    const double before = kinetic(event.before), after = kinetic(event.after);
    impact_gain = std::max(impact_gain, (after - before) / std::max(before, 1e-300));
    see_energy(event.before), see_energy(event.after);
    see_step(event.before), see_step(event.after);
    time_error = std::max(time_error, std::abs(event.time - time_));
    last_ = event.after;
    known_ = true;
  }

  void finish(const Outcome& outcome) {
    see_energy(outcome.end);
    time_error = std::max(time_error, std::abs(outcome.duration - time_));
    join(outcome.end);
  }

  long pieces = 0, contact_pieces = 0, impacts = 0, contacts = 0, looks = 0, twin_looks = 0, meets = 0, lifts = 0;
  double shortest = std::numeric_limits<double>::infinity();      ///< piece, s
  double time_error = 0;                                          ///< s
  double join_error = 0;                                          ///< m, and rad times the radius; without lifts
  double lift = 0;                                                ///< longest, m
  double impact_gain = -1;                                        ///< relative
  double energy_gain = -std::numeric_limits<double>::infinity();  ///< relative to kinetic + m g 1 m
  double height_gain = -std::numeric_limits<double>::infinity();  ///< m, contact steps included
  double lowest = std::numeric_limits<double>::infinity();        ///< m, of vertices above a height field
  double nearest = std::numeric_limits<double>::infinity();       ///< m, exact

 private:
  [[nodiscard]] double kinetic(const bodies::SpatialState& state) const {
    return bodies::kinetics_of({rock_.mass(), rock_.principal_inertia()}, state).kinetic_energy();
  }

  void see_energy(const bodies::SpatialState& state) {
    const double weight = rock_.mass() * settings_.gravity, moving = kinetic(state);
    const double energy = moving + weight * state.p_WB.z();
    if (std::isfinite(energy_)) energy_gain = std::max(energy_gain, (energy - energy_) / (moving + weight));
    energy_ = energy;
  }

  /// The same from each state to the next, in metres that the rock could be lifted with what was gained.
  void see_step(const bodies::SpatialState& state) {
    const double height = kinetic(state) / (rock_.mass() * settings_.gravity) + state.p_WB.z();
    if (std::isfinite(height_)) height_gain = std::max(height_gain, height - height_);
    height_ = height;
  }

  void join(const bodies::SpatialState& next) {
    const double turn = (next.R_WB.toRotationMatrix() - last_.R_WB.toRotationMatrix()).norm() * rock_.bounding_radius();
    const double moved = (next.p_WB - last_.p_WB).norm();
    if (moved > 1e-9) ++lifts, lift = std::max(lift, moved);
    join_error = std::max(join_error, turn + (moved > 1e-9 ? 0 : moved));
  }

  void look(const bodies::SpatialState& state) {
    const long number = looks++;
    if (settings_.field != nullptr) {
      vertices_.clear();
      const core::Matrix3 R = state.R_WB.toRotationMatrix();
      for (const core::Vector3& p : rock_.mesh().vertices()) vertices_.emplace_back(state.p_WB + R * p);
      lowest = std::min(lowest, support::lowest_gap(vertices_, *settings_.field));
    }
    if (settings_.twin == nullptr || settings_.twin_every == 0 || number % settings_.twin_every != 0) return;
    ++twin_looks;
    const support::SurfaceDistance found = settings_.twin->distance(rock_, state, 0.01);
    if (found.meet) ++meets;
    nearest = std::min(nearest, found.distance);
  }

  const bodies::Rock& rock_;
  WatcherSettings settings_;
  bodies::SpatialState last_;
  bool known_ = false;
  double time_ = 0;
  double energy_ = std::numeric_limits<double>::quiet_NaN(), height_ = energy_;
  std::vector<core::Vector3> vertices_;
};

}  // namespace talus::rockfall
