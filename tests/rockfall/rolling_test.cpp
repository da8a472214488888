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
TEST(Probe, icosahedron) {
  const Rock rock = Rock::of_density(bodies::icosahedron(), 2700);
  const Model model = model_of(plane({}), 0.9, 0.6);
  SpatialState start = above({}, rock, Quaternion::Identity(), 1);
  const Trajectory t = run(model, rock, start);
  std::printf("%s\n", std::string(t.outcome.message).c_str());
  std::size_t k = 0;
  for (const auto& p : t.seen.pieces) {
    while (k < t.seen.impacts.size() && t.seen.impacts[k].event.time <= p.time) {
      const auto& i = t.seen.impacts[k++];
      std::printf("impact t %.9f", i.event.time);
      for (const auto& c : i.contacts) std::printf(" [%.3f %.3f n %.6f gap %.3g v %.4g j %.3g]", c.point.x(), c.point.y(), c.normal.z(), c.gap, c.normal_speed, c.normal_impulse);
      std::printf("\n");
    }
    const SpatialState s = p.motion.state_at(0), e = p.motion.state_at(p.duration);
    if (p.time > 8.3) std::printf("kind %d t %.9f dt %.3g gap %.4g -> %.4g vz %.4g w %.3g %.3g %.3g\n", (int)p.kind, p.time, p.duration, gap_to({}, rock, s), gap_to({}, rock, e), s.v_WB.z(), s.w_WB.x(), s.w_WB.y(), s.w_WB.z());
  }
}
}
}
namespace talus::rockfall::testing {
TEST(Probe, box) {
  const Rock rock = Rock::of_density(bodies::box({1.2, 0.8, 0.5}), 2700);
  const Model model = model_of(plane({}), 0.9, 0.6);
  SpatialState start = above({}, rock, Quaternion::Identity(), 1);
  const Trajectory t = run(model, rock, start);
  std::printf("%s\n", std::string(t.outcome.message).c_str());
  std::size_t k = 0;
  for (const auto& p : t.seen.pieces) {
    while (k < t.seen.impacts.size() && t.seen.impacts[k].event.time <= p.time) {
      const auto& i = t.seen.impacts[k++];
      std::printf("impact t %.9f", i.event.time);
      for (const auto& c : i.contacts) std::printf(" [%.3f %.3f n %.6f gap %.3g v %.4g j %.3g]", c.point.x(), c.point.y(), c.normal.z(), c.gap, c.normal_speed, c.normal_impulse);
      std::printf("\n");
    }
    const SpatialState s = p.motion.state_at(0), e = p.motion.state_at(p.duration);
    if (p.time > 8.3) std::printf("kind %d t %.9f dt %.3g gap %.4g -> %.4g vz %.4g w %.3g %.3g %.3g\n", (int)p.kind, p.time, p.duration, gap_to({}, rock, s), gap_to({}, rock, e), s.v_WB.z(), s.w_WB.x(), s.w_WB.y(), s.w_WB.z());
  }
}
}
