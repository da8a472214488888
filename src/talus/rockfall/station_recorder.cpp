#include "talus/rockfall/station_recorder.h"

#include <cmath>

#include "talus/rockfall/path_length.h"

namespace talus::rockfall {

double station_spacing(const geometry::Box& ground) {
  constexpr double kParts = 1000, kShortest = 1e-3;
  const double most = std::max(ground.sides().head<2>().norm() / kParts, kShortest);
  const double power = std::pow(10, std::floor(std::log10(most)));
  for (const double factor : {5.0, 2.0})
    if (factor * power <= most) return factor * power;
  return power;
}

void StationRecorder::begin(const bodies::Rock& rock, const bodies::SpatialState& start) {
  mass_ = {.mass = rock.mass(), .moments = rock.principal_inertia()};
  way_ = 0;
  rock_ = {};
  see(moment_of(start, mass_), 0);
}

double StationRecorder::next_station() const {
  return static_cast<double>(rock_.stride * static_cast<std::int64_t>(rock_.values.size())) * spacing_;
}

void StationRecorder::piece(const PathPiece& piece) {
  const Vector3 plan(1, 1, 0);
  const Vector3 v = piece.motion->velocity(0).cwiseProduct(plan), a = piece.acceleration.cwiseProduct(plan);
  const double end = way_ + path_length(v, a, piece.duration);
  if (next_station() <= end) {
    const PieceMotion motion = motion_of(piece, mass_);
    while (next_station() <= end) see(motion, time_at_length(v, a, piece.duration, next_station() - way_));
  }
  way_ = end;
}

void StationRecorder::see(const PieceMotion& motion, double t) {
  rock_.values.push_back({motion.translational_energy(t) + motion.rotational_energy, motion.velocity(t).norm(),
                          heights_.largest(motion, t, t)});
  if (rock_.values.size() <= kMostStations) return;
  keep_every(2, rock_.values);
  rock_.stride *= 2;
}

}  // namespace talus::rockfall
