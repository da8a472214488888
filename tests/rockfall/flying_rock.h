#pragma once

// A random rock at a random moment of a flight, as the parts of the collision search see it.

#include "tests/support/random_rock.h"

#include "talus/motion/free_flight.h"
#include "talus/rockfall/corner_arrays.h"
#include "talus/rockfall/direction_batch.h"
#include "talus/rockfall/rock_shape.h"

namespace talus::rockfall::testing {

class FlyingRock {
 public:
  explicit FlyingRock(core::Random& random)
      : rock_(support::random_rock(static_cast<std::uint64_t>(random.uniform(0, 1000)))),
        shape_(rock_),
        state_{.p_WB = 50 * support::random_direction(random),
               .R_WB = support::random_attitude(random),
               .v_WB = random.uniform(0, 20) * support::random_direction(random),
               .w_WB = random.uniform(0, 30) * support::random_direction(random)},
        span_(random.uniform(1e-3, 2e-2)),
        flight_({rock_.mass(), rock_.principal_inertia()}, state_, kGravity, span_) {
    const motion::SpinBounds& spin = flight_.rotation().bounds();
    moment_ = {.p = state_.p_WB,
               .v = state_.v_WB,
               .w = state_.w_WB,
               .w_rate = state_.R_WB * flight_.rotation().spin_rate(state_.R_WB.conjugate() * state_.w_WB),
               .a = kGravity,
               .speed = std::max(state_.v_WB.norm(), flight_.velocity(span_).norm()),
               .spin = spin.spin,
               .w2 = spin.spin * spin.spin + spin.first,
               .w3 = spin.spin * spin.spin * spin.spin + 4 * spin.spin * spin.first + spin.second};
    corners_.turn(shape_.hull(), state_.R_WB.toRotationMatrix());
  }

  [[nodiscard]] const Moment& moment() const { return moment_; }
  [[nodiscard]] const CornerArrays& corners() const { return corners_; }
  [[nodiscard]] CornerRange range() const { return {0, static_cast<int>(shape_.hull().size())}; }
  [[nodiscard]] double radius() const { return shape_.radius(); }
  [[nodiscard]] double span() const { return span_; }  ///< s, what the bounds of the moment hold for

  /// The lowest level of the rock along n, from the origin.
  [[nodiscard]] double lowest(const Vector3& n, double t) const {
    const bodies::SpatialState state = flight_.state_at(t);
    double least = std::numeric_limits<double>::infinity();
    for (const Vector3& corner : shape_.hull()) least = std::min(least, n.dot(state.p_WB + state.R_WB * corner));
    return least;
  }

  /// A triangle below the rock along n, by a gap of any size.
  [[nodiscard]] slope::SurfaceTriangle triangle_below(const Vector3& n, core::Random& random) const {
    const double low = corners_.lowest(range(), n), gap = std::pow(10, random.uniform(-4, 0));
    slope::SurfaceTriangle triangle;
    for (Vector3& c : triangle.corners) {
      const Vector3 aside = random.uniform(0, 2) * support::random_direction(random);
      c = state_.p_WB + (low - gap - random.uniform(0, 0.1)) * n + aside - n.dot(aside) * n;
    }
    return triangle;
  }

 private:
  static inline const Vector3 kGravity{0, 0, -9.81};

  bodies::Rock rock_;
  RockShape shape_;
  bodies::SpatialState state_;
  double span_;
  motion::FreeFlight flight_;
  Moment moment_;
  CornerArrays corners_;
};

}  // namespace talus::rockfall::testing
