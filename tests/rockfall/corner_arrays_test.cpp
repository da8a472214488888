#include "talus/rockfall/corner_arrays.h"

#include <limits>

#include "tests/support/random_rock.h"
#include <gtest/gtest.h>

namespace talus::rockfall {
namespace {

using core::Random;
using support::random_direction;

TEST(CornerArrays, have_the_bits_of_one_corner_after_the_other) {
  Random random(3);
  for (int count = 1; count <= 23; ++count) {
    std::vector<Vector3> body;
    for (int i = 0; i < count; ++i) body.push_back(random.uniform(0.1, 2) * random_direction(random));
    const core::Matrix3 R = support::random_attitude(random).toRotationMatrix();
    CornerArrays corners;
    corners.turn(body, R);
    const std::array<Vector3, 4> n{random_direction(random), random_direction(random), random_direction(random),
                                   random_direction(random)};
    for (int first = 0; first < count; first += 4) {
      const CornerRange range{first, count - first};
      const auto level = [&](int k, int i) {
        const Vector3 r = corners.at(i);
        EXPECT_LE((r - R * body[i]).norm(), 1e-15);
        return n[k].x() * r.x() + n[k].y() * r.y() + n[k].z() * r.z();
      };
      const std::array<double, 3> levels{random.uniform(-1, 1), level(2, first), random.uniform(-2, 0)};
      std::vector<std::int64_t> is_lower;
      const CornerArrays::Lowest found = corners.lowest(range, n, levels, is_lower);
      double least = std::numeric_limits<double>::infinity();
      bool any = false;
      for (int i = first; i < count; ++i) {
        least = std::min(least, level(0, i));
        bool lower = false;
        for (int k = 0; k < 3; ++k) lower = lower || level(k + 1, i) < levels[k];
        EXPECT_EQ(is_lower[i - first] != 0, lower);
        any = any || lower;
      }
      EXPECT_EQ(found.level, least);
      EXPECT_EQ(found.any_lower, any);
      EXPECT_EQ(corners.lowest(range, n[0]), least);
    }
  }
}

}  // namespace
}  // namespace talus::rockfall
