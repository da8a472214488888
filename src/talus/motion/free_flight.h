#pragma once

// Free flight of a rigid body under constant gravity, exact at any time:
//
//     p(t) = p0 + v0 t + g t^2 / 2,     v(t) = v0 + g t,     attitude and spin as in torque_free.h.
//
//   t  time since launch, s (any sign)      g  gravity, m/s^2, a vector in the world
//   p  centre of mass, m                    z  height, the third world axis, m
//
// (RocFall3 manual 2.1-2.3 steps the same equations; there is nothing to step.) Energy m v.v/2 + w.L/2 - m g.p is
// constant. Each bound below is attained: |v|^2 is convex in t, so that the largest speed is at an end of the interval,
// and a component of p is a parabola, whose extremes are at the ends or at its vertex.

#include <array>
#include <limits>
#include <optional>

#include "talus/bodies/spatial_state.h"
#include "talus/motion/torque_free.h"

namespace talus::motion {

struct Interval {
  double lower = 0, upper = 0;
};

/// Times at which something happens, ascending.
struct Times {
  int count = 0;
  std::array<double, 2> at{};
};

class FreeFlight {
 public:
  /// Throws core::InputError for a mass or moment that is not positive, an attitude that is not of unit length or
  /// anything that is not finite. `horizon`: times from 0 to this alone will be asked for, s.
  FreeFlight(const bodies::PrincipalMass& mass, const bodies::SpatialState& launch, const Vector3& gravity_W,
             double horizon = std::numeric_limits<double>::infinity());

  /// The short way of a body that is driven, by contacts say: with a constant acceleration of its centre and a rotation
  /// as in TorqueFreeRotation::driven. Throws core::InputError for anything that is not finite, or turns too far.
  [[nodiscard]] static FreeFlight driven(const bodies::PrincipalMass& mass, const bodies::SpatialState& start,
                                         const Vector3& acceleration_W, const Vector3& spin_rate_B, double horizon);

  [[nodiscard]] bodies::SpatialState state_at(double t) const;
  [[nodiscard]] Vector3 position(double t) const { return p0_ + t * (v0_ + 0.5 * t * gravity_); }
  [[nodiscard]] Vector3 velocity(double t) const { return v0_ + t * gravity_; }
  [[nodiscard]] const TorqueFreeRotation& rotation() const { return rotation_; }

  /// Largest speed of the centre of mass between t0 and t1, m/s.
  [[nodiscard]] double max_speed(double t0, double t1) const;
  /// Largest angular speed between t0 and t1, rad/s.
  [[nodiscard]] double max_spin(double t0, double t1) const { return rotation_.max_spin(t0, t1); }
  /// Upper bound of the speed of any point of the body within `radius` of the centre of mass, m/s.
  [[nodiscard]] double max_point_speed(double radius, double t0, double t1) const {
    return max_speed(t0, t1) + radius * max_spin(t0, t1);
  }

  /// Range of direction . p between t0 and t1.
  [[nodiscard]] Interval extent(const Vector3& direction, double t0, double t1) const;
  /// Range of the height of the centre of mass between t0 and t1, m.
  [[nodiscard]] Interval height_range(double t0, double t1) const { return extent(Vector3::UnitZ(), t0, t1); }
  /// When the centre of mass is highest (before launch: negative); none where gravity does not pull downward.
  [[nodiscard]] std::optional<double> apex_time() const;

  /// When the centre of mass is on the plane normal . x = offset, at any time, before launch too. A plane that is only
  /// touched gives one time; a path within the plane gives none.
  [[nodiscard]] Times crossings(const Vector3& normal, double offset) const;
  /// When the centre of mass is at height z.
  [[nodiscard]] Times height_crossings(double z) const { return crossings(Vector3::UnitZ(), z); }

  /// Kinetic plus potential energy -m g.p, J: the same at all times, unless it is driven.
  [[nodiscard]] double energy() const {
    return mass_ * (0.5 * v0_.squaredNorm() - gravity_.dot(p0_)) + rotation_.energy();
  }

 private:
  FreeFlight(double mass, const bodies::SpatialState& start, const Vector3& acceleration_W, const Vector3& spin_rate_B,
             double horizon)
      : mass_(mass),
        p0_(start.p_WB),
        v0_(start.v_WB),
        gravity_(acceleration_W),
        rotation_(TorqueFreeRotation::driven(start.R_WB, bodies::spin_in_body(start), spin_rate_B, horizon)) {}

  double mass_;
  Vector3 p0_, v0_, gravity_;
  TorqueFreeRotation rotation_;
};

/// Real roots of a t^2 + b t + c, ascending, each to a few units in the last place; a double root once. The
/// discriminant is evaluated with its rounding errors, and the smaller root follows from the product of both, so that
/// nothing cancels.
[[nodiscard]] Times quadratic_roots(double a, double b, double c);

}  // namespace talus::motion
