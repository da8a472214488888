// No Zeno: bouncing rocks come to rest after a bounded number of events, and stay there.
//
// How many events: bounces of height h end when e^2k h is the tolerance, k = ln(h/d)/(2 ln(1/e)) = 44 for e = 0.9, h =
// 1 m, d = 1e-4 m; each lets every corner strike a few times while the rock rocks from one to the next, and contact
// steps of 0.5 ms or more fill the seconds that are left. Bounds below are ten times what was counted when this was
// written: a rock that hops without end makes 2 000 000 steps.

#include "tests/rockfall/worlds.h"
#include <gtest/gtest.h>

namespace talus::rockfall::testing {
namespace {

struct Shape {
  const char* name;
  geometry::TriangleMesh mesh;
};

TEST(RockWithMuchBounce, comes_to_rest_and_stays) {
  const std::vector<Shape> shapes{{"box", bodies::box({1.2, 0.8, 0.5})},
                                  {"icosahedron", bodies::icosahedron()},
                                  {"tetrahedron", bodies::tetrahedron()},
                                  {"eota221", bodies::named_shape("eota221")}};
  for (const Shape& shape : shapes)
    for (int i = 0; i < 4; ++i) {
      SCOPED_TRACE(std::string(shape.name) + " " + std::to_string(i));
      const Rock rock = Rock::of_density(shape.mesh, 2700);
      const Model model = model_of(plane({}), 0.9, 0.6);
      const Quaternion R(Eigen::AngleAxisd(0.7 * i, Vector3(1, 0.3 * i, 0.5).normalized()));
      SpatialState start = above({}, rock, R, 1);
      start.w_WB = Vector3(0.5, -1, 0.2) * i;
      const Trajectory fall = run(model, rock, start);
      const Counters& c = fall.outcome.counters;
      EXPECT_EQ(fall.outcome.reason, StopReason::at_rest);
      EXPECT_LE(c.flights, 1300);
      EXPECT_LE(c.impacts, 1300);
      EXPECT_LE(c.contact_steps, 1000);
      EXPECT_GT(c.smallest_gap, 0);
      SpatialState end = fall.outcome.end;
      const Trajectory again = run(model, rock, end);
      EXPECT_EQ(again.outcome.reason, StopReason::at_rest);
      EXPECT_LE((again.outcome.end.p_WB - end.p_WB).norm(), 1e-4);
      EXPECT_LE(angle_between(again.outcome.end.R_WB, end.R_WB) * rock.bounding_radius(), 1e-4);
      EXPECT_LE(again.outcome.counters.contact_steps, 10);
      // At rest with zero speed as well, as the end says it has.
      end.v_WB.setZero(), end.w_WB.setZero();
      const Trajectory still = run(model, rock, end);
      EXPECT_EQ(still.outcome.reason, StopReason::at_rest);
      EXPECT_LE((still.outcome.end.p_WB - end.p_WB).norm(), 1e-4);
    }
}

}  // namespace
}  // namespace talus::rockfall::testing
