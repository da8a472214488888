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
    const std::array<Vector3, 3> n{random_direction(random), random_direction(random), random_direction(random)};
    for (int first = 0; first < count; first += 4) {
      const CornerRange range{first, count - first};
      const std::array<double, 3> three = corners.lowest(range, n);
      for (int k = 0; k < 3; ++k) {
        double least = std::numeric_limits<double>::infinity();
        for (int i = first; i < count; ++i) {
          const Vector3 r = corners.at(i);
          least = std::min(least, n[k].x() * r.x() + n[k].y() * r.y() + n[k].z() * r.z());
          EXPECT_LE((r - R * body[i]).norm(), 1e-15);
        }
        EXPECT_EQ(three[k], least);
        EXPECT_EQ(corners.lowest(range, n[k]), least);
      }
    }
  }
}

}  // namespace
}  // namespace talus::rockfall
