#include "talus/rockfall/rock_record.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "talus/rockfall/path_length.h"

namespace talus::rockfall {

double RockRecord::reach_angle() const {
  return std::atan2(drop, runout);
}

void add(Counters& sum, const Counters& one) {
  sum.flights += one.flights;
  sum.impacts += one.impacts;
  sum.impact_contacts += one.impact_contacts;
  sum.contact_steps += one.contact_steps;
  sum.failed_solves += one.failed_solves;
  sum.energy_gains += one.energy_gains;
  sum.worst_energy_gain = std::max(sum.worst_energy_gain, one.worst_energy_gain);
  sum.energy_taken += one.energy_taken;
  sum.smallest_gap = std::min(sum.smallest_gap, one.smallest_gap);
}

void RockRecorder::begin(const bodies::Rock& rock, const bodies::SpatialState& start) {
  record_ = {};
  mass_ = {.mass = rock.mass(), .moments = rock.principal_inertia()};
  start_ = start.p_WB;
  see_energies(start.v_WB.norm(), bodies::kinetics_of(mass_, start).rotational_energy);
  see_height(moment_of(start, mass_));
}

void RockRecorder::piece(const PathPiece& piece) {
  const motion::FreeFlight& motion = *piece.motion;
  record_.path_length += path_length(motion.velocity(0), piece.acceleration, piece.duration);
  if (piece.kind == PieceKind::flight) {
    // Not the energy of `motion` itself: symplectic flight moves on as a ball, whose spin axis stands still.
    const Vector3 w_B = motion.rotation().spin_in_body(0);
    see_energies(piece.max_speed(0, piece.duration), 0.5 * w_B.cwiseAbs2().dot(mass_.moments));
  } else {
    for (const double t : {0.0, piece.duration}) {
      const bodies::SpatialState state = piece.state_at(t);
      see_energies(state.v_WB.norm(), bodies::kinetics_of(mass_, state).rotational_energy);
    }
  }
  see_height(motion_of(piece, mass_));
}

void RockRecorder::barrier(const BarrierHit& hit) {
  record_.barrier_hits.push_back(hit);
}

RockRecord RockRecorder::finish(const Outcome& outcome) {
  see_energies(outcome.end.v_WB.norm(), bodies::kinetics_of(mass_, outcome.end).rotational_energy);
  see_height(moment_of(outcome.end, mass_));
  const Vector3 way = outcome.end.p_WB - start_;
  record_.reason = outcome.reason;
  record_.message = outcome.message;
  record_.end = outcome.end;
  record_.duration = outcome.duration;
  record_.runout = std::hypot(way.x(), way.y());
  record_.drop = 0 - way.z();  // not -0 for a rock that did not fall
  record_.counters = outcome.counters;
  return std::move(record_);
}

void RockRecorder::see_energies(double speed, double rotational) {
  const double translational = 0.5 * mass_.mass * speed * speed;
  record_.max_speed = std::max(record_.max_speed, speed);
  record_.max_translational_energy = std::max(record_.max_translational_energy, translational);
  record_.max_rotational_energy = std::max(record_.max_rotational_energy, rotational);
  record_.max_energy = std::max(record_.max_energy, translational + rotational);
}

void RockRecorder::see_height(const PieceMotion& motion) {
  record_.max_height = std::max(record_.max_height, heights_.largest(motion, 0, motion.duration));
}

}  // namespace talus::rockfall
