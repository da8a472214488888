#include "talus/rockfall/direction_batch.h"

#include <cmath>
#include <limits>

#include "tests/support/random_rock.h"
#include <gtest/gtest.h>

#include "talus/motion/free_flight.h"
#include "talus/rockfall/rock_shape.h"

namespace talus::rockfall {
namespace {

using core::Random;
using support::random_direction;

constexpr double kKeep = 1e-4;

/// A rock in flight, and triangles beside it with a direction each.
class Case {
 public:
  explicit Case(Random& random)
      : rock_(support::random_rock(static_cast<std::uint64_t>(random.uniform(0, 1000)))),
        shape_(rock_),
        state_{.p_WB = 50 * random_direction(random),
               .R_WB = support::random_attitude(random),
               .v_WB = random.uniform(0, 20) * random_direction(random),
               .w_WB = random.uniform(0, 30) * random_direction(random)},
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
    for (int k = 0; k < 6; ++k) add_pair(random);
    batch_.set_triangles(triangles_);
    for (std::size_t k = 0; k < triangles_.size(); ++k) batch_.set_direction(k, n_[k], W_[k]);
  }

  [[nodiscard]] std::size_t pairs() const { return triangles_.size(); }
  [[nodiscard]] DirectionBatch::Four look(std::size_t first) const {
    return batch_.look(first, moment_, corners_, range(), shape_.radius(), span_, kKeep);
  }
  [[nodiscard]] std::array<double, 4> separations(std::size_t first) const {
    return batch_.separations(first, moment_, corners_, range());
  }

  /// min_ij n(t).(x_i(t) - c_j), one by one.
  [[nodiscard]] double separation(std::size_t k, double t) const {
    const double angle = W_[k].norm() * t;
    Vector3 n = n_[k];
    if (angle > 0) n = Eigen::AngleAxisd(angle, W_[k].normalized()) * n;
    const bodies::SpatialState state = flight_.state_at(t);
    double least = std::numeric_limits<double>::infinity();
    for (const Vector3& corner : shape_.hull())
      for (const Vector3& c : triangles_[k].corners)
        least = std::min(least, n.dot(state.p_WB + state.R_WB * corner - c));
    return least;
  }

  [[nodiscard]] double least_separation(std::size_t k) const {
    double least = std::numeric_limits<double>::infinity();
    for (int i = 0; i <= 200; ++i) least = std::min(least, separation(k, i * span_ / 200));
    return least;
  }

 private:
  static inline const Vector3 kGravity{0, 0, -9.81};

  [[nodiscard]] CornerRange range() const { return {0, static_cast<int>(shape_.hull().size())}; }

  /// A triangle below the rock along n, by a gap of any size.
  void add_pair(Random& random) {
    const Vector3 n = random_direction(random);
    const double low = corners_.lowest(range(), n), gap = std::pow(10, random.uniform(-4, 0));
    slope::SurfaceTriangle triangle;
    for (Vector3& c : triangle.corners) {
      const Vector3 aside = random.uniform(0, 2) * random_direction(random);
      c = state_.p_WB + (low - gap - random.uniform(0, 0.1)) * n + aside - n.dot(aside) * n;
    }
    triangles_.push_back(triangle);
    n_.push_back(n);
    const double r = random.uniform();
    W_.push_back(r < 0.4   ? Vector3(Vector3::Zero())
                 : r < 0.7 ? state_.w_WB
                           : Vector3(random.uniform(0, 20) * random_direction(random)));
  }

  bodies::Rock rock_;
  RockShape shape_;
  bodies::SpatialState state_;
  double span_;
  motion::FreeFlight flight_;
  Moment moment_;
  CornerArrays corners_;
  std::vector<slope::SurfaceTriangle> triangles_;
  std::vector<Vector3> n_, W_;
  DirectionBatch batch_;
};

TEST(DirectionBatch, what_it_calls_clear_stays_clear) {
  Random random(11);
  int clear = 0, truly_clear = 0;
  for (int i = 0; i < 2000; ++i) {
    const Case c(random);
    for (std::size_t first = 0; first < c.pairs(); first += DirectionBatch::kLanes) {
      const DirectionBatch::Four four = c.look(first);
      for (std::size_t k = first; k < std::min(first + DirectionBatch::kLanes, c.pairs()); ++k) {
        const double least = c.least_separation(k);
        truly_clear += least > kKeep;
        EXPECT_NEAR(four.now[k - first], c.separation(k, 0), 1e-12);
        if (four.clear[k - first] == 0) continue;
        ++clear;
        EXPECT_GT(least, kKeep - 1e-12);
      }
    }
  }
  // It is of use: most of what is clear is seen to be.
  EXPECT_GT(clear, 0.7 * truly_clear);
  EXPECT_GT(truly_clear, 3000);
  EXPECT_LT(truly_clear, 11000);
}

TEST(DirectionBatch, separates_as_one_by_one) {
  Random random(12);
  for (int i = 0; i < 500; ++i) {
    const Case c(random);
    for (std::size_t first = 0; first < c.pairs(); first += DirectionBatch::kLanes) {
      const std::array<double, 4> apart = c.separations(first);
      for (std::size_t k = first; k < std::min(first + DirectionBatch::kLanes, c.pairs()); ++k)
        EXPECT_NEAR(apart[k - first], c.separation(k, 0), 1e-12);
    }
  }
}

}  // namespace
}  // namespace talus::rockfall
