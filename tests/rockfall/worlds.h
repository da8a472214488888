#pragma once

// Worlds with closed forms: planes at any angle, in few or many triangles, one material, and an onlooker who writes
// everything down.
//
// A plane at angle theta goes through the origin and falls with x. Its own axes are those of the world turned by theta
// about y: downhill (cos, 0, -sin), across (0, 1, 0), normal (sin, 0, cos).

#include <cmath>
#include <memory>
#include <numbers>
#include <utility>
#include <vector>

#include "tests/support/turn_between.h"

#include "talus/bodies/shape_library.h"
#include "talus/rockfall/trajectory.h"
#include "talus/slope/height_field.h"
#include "talus/slope/mesh_surface.h"

namespace talus::rockfall::testing {

using bodies::Quaternion;
using bodies::Rock;
using bodies::SpatialState;
using core::Matrix3;
using core::Vector2;

inline constexpr double kPi = std::numbers::pi;
inline constexpr double kGravity = 9.81;
inline constexpr double kTolerance = 1e-4;  ///< EngineSettings::collision_tolerance
/// Contacts slower than a fall through the tolerance do not bounce (trajectory.cpp), m/s.
inline const double kRestingSpeed = std::sqrt(2 * kGravity * kTolerance);

inline double degrees(double angle) {
  return angle * kPi / 180;
}

struct Incline {
  double angle = 0;  ///< rad

  [[nodiscard]] Quaternion attitude() const { return Quaternion(Eigen::AngleAxisd(angle, Vector3::UnitY())); }
  [[nodiscard]] Vector3 downhill() const { return {std::cos(angle), 0, -std::sin(angle)}; }
  [[nodiscard]] Vector3 normal() const { return {std::sin(angle), 0, std::cos(angle)}; }
};

/// Nodes every `spacing` metres over x0..x1, y -half..half; both sides must be whole numbers of cells.
struct Extent {
  double x0 = -100, x1 = 100, half = 100;
  double spacing = 200;
};

inline slope::HeightGrid plane_grid(const Incline& incline, const Extent& e) {
  slope::HeightGrid grid{.columns = static_cast<int>(std::lround((e.x1 - e.x0) / e.spacing)) + 1,
                         .rows = static_cast<int>(std::lround(2 * e.half / e.spacing)) + 1,
                         .first = {e.x0, -e.half},
                         .spacing = {e.spacing, e.spacing},
                         .heights = {}};
  for (int j = 0; j < grid.rows; ++j)
    for (int i = 0; i < grid.columns; ++i) grid.heights.push_back(-(e.x0 + i * e.spacing) * std::tan(incline.angle));
  return grid;
}

inline std::shared_ptr<const slope::Surface> plane(const Incline& incline, const Extent& extent = {}) {
  return std::make_shared<slope::HeightField>(plane_grid(incline, extent));
}

/// The triangles of a grid.
inline geometry::TriangleMesh mesh_of(const slope::HeightGrid& grid) {
  std::vector<Vector3> vertices;
  for (int j = 0; j < grid.rows; ++j)
    for (int i = 0; i < grid.columns; ++i)
      vertices.emplace_back(grid.first.x() + i * grid.spacing.x(), grid.first.y() + j * grid.spacing.y(),
                            grid.heights[static_cast<std::size_t>(j * grid.columns + i)]);
  std::vector<geometry::Triangle> triangles;
  for (int j = 0; j + 1 < grid.rows; ++j)
    for (int i = 0; i + 1 < grid.columns; ++i) {
      const int a = j * grid.columns + i, b = a + 1, c = a + grid.columns, d = c + 1;
      triangles.push_back({a, b, d});
      triangles.push_back({a, d, c});
    }
  return {std::move(vertices), std::move(triangles)};
}

inline Model model_of(std::shared_ptr<const slope::Surface> ground, double restitution, double friction) {
  Model model;
  model.ground = std::move(ground);
  model.materials = slope::Materials({.list = {{.name = "ground", .restitution = restitution, .friction = friction}}});
  return model;
}

/// How far the rock's lowest corner along n is below its centre.
inline double depth(const Rock& rock, const Quaternion& R_WB, const Vector3& n) {
  double deepest = 0;
  for (const Vector3& corner : rock.mesh().vertices()) deepest = std::max(deepest, -n.dot(R_WB * corner));
  return deepest;
}

/// Distance from the rock to the plane.
inline double gap_to(const Incline& incline, const Rock& rock, const SpatialState& state) {
  return incline.normal().dot(state.p_WB) - depth(rock, state.R_WB, incline.normal());
}

/// At rest with this attitude, `gap` above the plane at x, y = 0 measured along the plane.
inline SpatialState above(const Incline& incline, const Rock& rock, const Quaternion& R_WB, double gap,
                          double along = 0) {
  SpatialState state;
  state.R_WB = R_WB;
  state.p_WB = along * incline.downhill() + (depth(rock, R_WB, incline.normal()) + gap) * incline.normal();
  return state;
}

/// The attitude that points this corner of the rock straight down along -n.
inline Quaternion standing_on(const Rock& rock, int corner, const Vector3& n) {
  return support::turn_between(rock.mesh().vertices()[static_cast<std::size_t>(corner)], -n);
}

inline double angle_between(const Quaternion& a, const Quaternion& b) {
  return 2 * std::asin(std::min(1.0, (a.conjugate() * b).vec().norm()));
}

inline double kinetic_energy(const Rock& rock, const SpatialState& state) {
  return bodies::kinetics_of({rock.mass(), rock.principal_inertia()}, state).kinetic_energy();
}

inline double total_energy(const Rock& rock, const SpatialState& state) {
  return kinetic_energy(rock, state) + rock.mass() * kGravity * state.p_WB.z();
}

/// Everything that an observer is told.
class Recorder : public Observer {
 public:
  struct Piece {
    PieceKind kind;
    double time, duration;
    motion::FreeFlight motion;
    int contacts;
  };
  struct Impact {
    ImpactEvent event;  ///< its contacts are in `contacts`
    std::vector<ContactPoint> contacts;
  };

  struct Push {
    double time, duration;
    std::vector<ContactPoint> contacts;
  };

  void piece(const PathPiece& p) override { pieces.push_back({p.kind, p.time, p.duration, *p.motion, p.contacts}); }
  void impact(const ImpactEvent& e) override {
    impacts.push_back({e, *e.contacts});
    impacts.back().event.contacts = nullptr;
  }
  void contact(const ContactEvent& e) override { pushes.push_back({e.time, e.duration, *e.contacts}); }
  void barrier(const BarrierHit& hit) override { barriers.push_back(hit); }

  /// Position and attitude at a time that some piece covers; velocities are those of the piece.
  [[nodiscard]] SpatialState at(double time) const {
    const Piece* last = &pieces.front();
    for (const Piece& p : pieces)
      if (p.time <= time) last = &p;
    return last->motion.state_at(std::min(time - last->time, last->duration));
  }

  std::vector<Piece> pieces;
  std::vector<Impact> impacts;
  std::vector<Push> pushes;
  std::vector<BarrierHit> barriers;
};

struct Trajectory {
  Outcome outcome;
  Recorder seen;
};

inline Trajectory run(const Model& model, const Rock& rock, const SpatialState& start) {
  Trajectory result;
  Simulator simulator(model);
  simulator.set_rock(rock);
  result.outcome = simulator.run(start, &result.seen);
  return result;
}

}  // namespace talus::rockfall::testing
