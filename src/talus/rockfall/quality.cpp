#include "talus/rockfall/quality.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace talus::rockfall {
namespace {

constexpr double kClear = 0.01;        // m: flights nearer to the ground than this are not judged
constexpr double kFlightRise = 1e-3;   // share of the energy
constexpr double kEpisodeRise = 1e-2;  // share of the energy
constexpr double kKineticFloor = 0.1;  // m of fall
constexpr double kNowhere = -1e9;      // depth of a rock beside the terrain

struct Plane {
  double height;    ///< of the terrain at a place
  double vertical;  ///< component of its unit normal
};

/// The triangle at a place in plan; none beside the terrain and in holes.
std::optional<Plane> plane_at(const slope::HeightField& terrain, double x, double y) {
  const slope::HeightGrid& grid = terrain.grid();
  const double u = (x - grid.first.x()) / grid.spacing.x(), v = (y - grid.first.y()) / grid.spacing.y();
  if (!(u >= 0 && v >= 0 && u <= grid.columns - 1 && v <= grid.rows - 1)) return std::nullopt;
  const int i = std::min(static_cast<int>(u), grid.columns - 2), j = std::min(static_cast<int>(v), grid.rows - 2);
  const double a = terrain.height(i, j), b = terrain.height(i + 1, j);
  const double c = terrain.height(i, j + 1), d = terrain.height(i + 1, j + 1);
  if (!std::isfinite(a + b + c + d)) return std::nullopt;
  const bool lower = u - i >= v - j;
  const double east = lower ? b - a : d - c, north = lower ? d - b : c - a;
  const double slope = std::hypot(east / grid.spacing.x(), north / grid.spacing.y());
  return Plane{a + east * (u - i) + north * (v - j), 1 / std::sqrt(1 + slope * slope)};
}

}  // namespace

QualityMeter::QualityMeter(const slope::HeightField& terrain, const bodies::Rock& rock, const QualitySettings& settings)
    : terrain_(terrain), rock_(rock), settings_(settings) {}

void QualityMeter::begin(const bodies::SpatialState& start) {
  last_ = energy(start);
  in_episode_ = under_ = false;
  free_before_ = true;
}

void QualityMeter::piece(const PathPiece& piece) {
  const double parts = std::max(1.0, std::ceil(piece.duration / settings_.interval));
  const int contacts = piece.kind == PieceKind::contact ? piece.contacts : 0;
  for (double k = 1; k <= parts; ++k) sample(piece.state_at(piece.duration * (k / parts)), contacts);
}

void QualityMeter::impact(const ImpactEvent& event) {
  sample(event.after, event.contacts == nullptr ? 1 : static_cast<int>(event.contacts->size()));
}

void QualityMeter::finish() {
  if (in_episode_) close_episode();
  quality_.tunnelled += under_ ? 1 : 0;
}

double QualityMeter::depth(const bodies::SpatialState& state) const {
  double deepest = kNowhere;
  const core::Matrix3 R = state.R_WB.toRotationMatrix();
  for (const Vector3& vertex : rock_.mesh().vertices()) {
    const Vector3 p = state.p_WB + R * vertex;
    if (const std::optional<Plane> plane = plane_at(terrain_, p.x(), p.y()))
      deepest = std::max(deepest, (plane->height - p.z()) * plane->vertical);
  }
  return deepest;
}

QualityMeter::Energy QualityMeter::energy(const bodies::SpatialState& state) const {
  const double kinetic = bodies::kinetics_of({rock_.mass(), rock_.principal_inertia()}, state).kinetic_energy();
  const double height = state.p_WB.z() - terrain_.bounds().lower.z();
  return {.total = kinetic + rock_.mass() * settings_.gravity * height, .kinetic = kinetic};
}

void QualityMeter::sample(const bodies::SpatialState& state, int contacts) {
  const std::optional<Plane> below = plane_at(terrain_, state.p_WB.x(), state.p_WB.y());
  if (!below) return;  // the harness ends here
  const Energy now = energy(state);
  const double deep = depth(state);
  if (contacts > 0) {
    ++quality_.contact_samples;
    quality_.contact_points += contacts;
    quality_.depths.push_back(static_cast<float>(std::max(deep, 0.0)));
    if (!in_episode_) episode_start_ = last_;
    in_episode_ = true;
  } else {
    if (in_episode_) close_episode();
    flight_sample(now, deep);
  }
  quality_.worst_depth = std::max(quality_.worst_depth, deep);
  free_before_ = contacts == 0;
  under_ = under_ || state.p_WB.z() < below->height;
  last_ = now;
}

void QualityMeter::flight_sample(const Energy& now, double deep) {
  if (!free_before_ || !(deep < -kClear)) return;
  ++quality_.flight_samples;
  const double gain = now.total - last_.total;
  quality_.flight_rises += gain > kFlightRise * std::abs(last_.total) ? 1 : 0;
  quality_.flight_rises_kinetic += gain > kFlightRise * kinetic_scale(last_.kinetic) ? 1 : 0;
}

void QualityMeter::close_episode() {
  in_episode_ = false;
  ++quality_.episodes;
  const double gain = last_.total - episode_start_.total;
  quality_.episode_rises += gain > kEpisodeRise * std::abs(episode_start_.total) ? 1 : 0;
  quality_.episode_rises_kinetic += gain > kEpisodeRise * kinetic_scale(episode_start_.kinetic) ? 1 : 0;
}

double QualityMeter::kinetic_scale(double kinetic) const {
  return std::max(kinetic, rock_.mass() * settings_.gravity * kKineticFloor);
}

}  // namespace talus::rockfall
