#include "talus/rockfall/direction_batch.h"

#include <limits>

#include "tests/rockfall/flying_rock.h"
#include <gtest/gtest.h>

namespace talus::rockfall {
namespace {

using core::Random;
using support::random_direction;
using testing::FlyingRock;

constexpr double kKeep = 1e-4;

/// A rock in flight, and triangles beside it with a direction each.
class Case {
 public:
  explicit Case(Random& random) : rock_(random) {
    for (int k = 0; k < 6; ++k) {
      n_.push_back(random_direction(random));
      triangles_.push_back(rock_.triangle_below(n_.back(), random));
      const double r = random.uniform();
      W_.push_back(r < 0.4   ? Vector3(Vector3::Zero())
                   : r < 0.7 ? rock_.moment().w
                             : Vector3(random.uniform(0, 20) * random_direction(random)));
    }
    batch_.set_triangles(triangles_);
    for (std::size_t k = 0; k < triangles_.size(); ++k) batch_.set_direction(k, n_[k], W_[k]);
  }

  [[nodiscard]] std::size_t pairs() const { return triangles_.size(); }
  [[nodiscard]] DirectionBatch::Four look(std::size_t first) const {
    return batch_.look(first, rock_.moment(), rock_.corners(), rock_.range(), rock_.radius(), rock_.span(), kKeep);
  }

  /// min_ij n(t).(x_i(t) - c_j), one by one.
  [[nodiscard]] double separation(std::size_t k, double t) const {
    const double angle = W_[k].norm() * t;
    Vector3 n = n_[k];
    if (angle > 0) n = Eigen::AngleAxisd(angle, W_[k].normalized()) * n;
    const auto& c = triangles_[k].corners;
    return rock_.lowest(n, t) - std::max({n.dot(c[0]), n.dot(c[1]), n.dot(c[2])});
  }

  [[nodiscard]] double least_separation(std::size_t k) const {
    double least = std::numeric_limits<double>::infinity();
    for (int i = 0; i <= 200; ++i) least = std::min(least, separation(k, i * rock_.span() / 200));
    return least;
  }

 private:
  FlyingRock rock_;
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

}  // namespace
}  // namespace talus::rockfall
