// placeholder
#include "tests/rockfall/worlds.h"
#include <gtest/gtest.h>
#include <cstdio>
namespace talus::rockfall::testing {
namespace {
TEST(Probe, rolling) {
  for (const double deg : {2.0, 5.0, 10.0, 20.0})
    for (const int level : {3, 4, 5}) {
      const Incline incline{degrees(deg)};
      const Rock rock = Rock::of_density(bodies::sphere(level), 2700);
      const double r = 0.5, k = rock.principal_inertia().mean() / (rock.mass() * r * r);
      const double a = kGravity * std::sin(incline.angle) / (1 + k);
      for (const double e : {0.0, 0.3}) {
        Model model = model_of(plane(incline, {.x0 = -400, .x1 = 400, .half = 400, .spacing = 800}), e, 0.6);
        model.engine.max_time = 3;
        SpatialState start = above(incline, rock, standing_on(rock, 0, incline.normal()), kTolerance / 2);
        start.v_WB = 5 * incline.downhill();
        start.w_WB = 10 * Vector3::UnitY();
        const Trajectory t = run(model, rock, start);
        const double v = (t.outcome.end.v_WB.dot(incline.downhill()) - 5) / 3;
        const double x = t.outcome.end.p_WB.dot(incline.downhill());
        std::printf("deg %g level %d e %g: k %.5f a %.5f measured %.5f ratio %.4f x ratio %.5f y %.4f impacts %ld steps %ld flights %ld reason %d\n", deg, level, e, k, a, v, v / a, x / (15 + a * 4.5), t.outcome.end.p_WB.y(), t.outcome.counters.impacts, t.outcome.counters.contact_steps, t.outcome.counters.flights, (int)t.outcome.reason);
      }
    }
}
}
}
