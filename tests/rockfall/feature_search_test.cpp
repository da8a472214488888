#include "talus/rockfall/feature_search.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "tests/rockfall/flight_judge.h"
#include <gtest/gtest.h>

#include "talus/bodies/shape_library.h"
#include "talus/rockfall/ground_planes.h"

namespace talus::rockfall {
namespace {

using bodies::Rock;
using bodies::SpatialState;
using core::Random;
using support::random_direction;

constexpr double kTolerance = 1e-4;
constexpr double kLanding = 0.375 * kTolerance, kFloor = 0.25 * kTolerance;

TEST(Course, is_nowhere_below_its_least_nor_its_root_too_late) {
  Random random(8);
  for (int round = 0; round < 2000; ++round) {
    const auto any = [&] { return random.uniform(-1, 1) * std::pow(10, random.uniform(-2, 2)); };
    const Course course{.c0 = std::abs(any()), .c1 = any(), .c2 = any(), .c3 = any()};
    const double from = random.uniform(0, 1), to = from + random.uniform(0, 1), level = random.uniform(0, course.c0);
    const double least = course.least(from, to), above = course.above(level, to);
    for (int i = 0; i <= 100; ++i) {
      const double t = from + i * (to - from) / 100, u = i * above / 100;
      EXPECT_GE(course.at(t), least - 1e-12 * (1 + std::abs(least)));
      EXPECT_GE(course.at(u), level - 1e-9 * (1 + std::abs(course.c0)));
    }
    const Course other = course.reversed();
    EXPECT_EQ(other.at(from), -course.at(from));
  }
}

/// A rock on a short way near the ground, as a contact step drives it.
struct Way {
  SpatialState start;
  motion::FreeFlight motion;
  Vector3 a;
  double span;
};

Way random_way(const Rock& rock, SpatialState state, Random& random) {
  const double span = random.uniform(1e-3, 15e-3), turn = random.uniform() < 0.5 ? 0.18 : 0.05;
  state.v_WB = random.uniform(0, random.uniform() < 0.5 ? 15 : 1) * random_direction(random);
  state.w_WB = random.uniform(0, turn / span) * random_direction(random);
  const Vector3 a = random.uniform(0, 30) * random_direction(random);
  const Vector3 rate = random.uniform(0, 30) * random_direction(random);
  const bodies::PrincipalMass mass{rock.mass(), rock.principal_inertia()};
  return {state, motion::FreeFlight::driven(mass, state, a, rate, span), a, span};
}

Moment moment_of(const Way& way) {
  const motion::TorqueFreeRotation& rotation = way.motion.rotation();
  const motion::TorqueFreeRotation::Pose pose = rotation.pose(0);
  const Vector3 rate = rotation.spin_rate(pose.w_B);
  const motion::SpinBounds& b = rotation.bounds();
  const double w = b.spin;
  return {.p = way.start.p_WB,
          .v = way.start.v_WB,
          .w = pose.R_WB * pose.w_B,
          .w_rate = pose.R_WB * rate,
          .a = way.a,
          .w_rate2 = pose.R_WB * (pose.w_B.cross(rate) + rotation.spin_rate2(pose.w_B, rate)),
          .speed = way.motion.max_speed(0, way.span),
          .spin = w,
          .w2 = w * w + b.first,
          .w3 = w * w * w + 3 * w * b.first + b.second,
          .w4 = w * w * w * w + 6 * w * w * b.first + 3 * b.first * b.first + 4 * w * b.second + b.third};
}

struct Tally {
  int clear = 0, contacts = 0, unsure = 0, at_once = 0;
};

/// Until the time that the search is sure of, the exact distance is never less than where contact begins; at a contact
/// it is just that.
void judge(const Ground& ground, const Rock& rock, const Way& way, Tally& tally) {
  const RockShape shape(rock);
  const double reach = rock.bounding_radius() + way.span * (way.motion.max_speed(0, way.span) + 1);
  std::vector<slope::SurfaceTriangle> near;
  ground.surface->gather(way.start.p_WB, reach, near);
  FeatureSearch search;
  search.set_rock(shape);
  search.set_ground(near, way.start.p_WB, reach);
  if (near.size() > FeatureSearch::kMaxTriangles || !search.knows()) return;
  const Moment moment = moment_of(way);
  const core::Matrix3 R = way.start.R_WB.toRotationMatrix();
  CornerArrays corners;
  corners.turn(shape.hull(), R);
  GroundPlanes planes;
  planes.set_triangles(near, way.start.p_WB);
  const CornerRange all{0, static_cast<int>(shape.hull().size())};
  FeatureSearch::Set dipping = 0;
  const FeatureSearch::Answer answer =
      search.look({moment, corners, R},
                  {.motion = way.motion,
                   .span = way.span,
                   .landing = kLanding,
                   .floor = kFloor,
                   .exact = 1e-8 * kTolerance,
                   .live = planes.reached(moment, corners, all, shape.radius(), way.span, kLanding),
                   .may_dip = false},
                  dipping);
  for (int i = 0; i <= 40; ++i)
    EXPECT_GE(ground.twin->gap(rock, way.motion.state_at(i * answer.after / 40), 0.01), kLanding - 1e-11);
  if (answer.ending == FeatureSearch::Answer::Ending::contact) {
    ++tally.contacts;
    EXPECT_NEAR(ground.twin->gap(rock, way.motion.state_at(answer.after), 0.01), kLanding, 1e-11);
  } else if (answer.ending == FeatureSearch::Answer::Ending::clear) {
    ++tally.clear;
    EXPECT_EQ(answer.after, way.span);
  } else {
    ++tally.unsure;
    tally.at_once += answer.after == 0;
  }
}

/// A box comes down flat, or nearly, onto the tip of a pyramid that is smaller than its face.
TEST(FeatureSearch, sees_a_face_come_down_on_a_summit) {
  const Vector3 top(0, 0, 0.1), a(-1, -1, 0), b(1, -1, 0), c(1, 1, 0), d(-1, 1, 0);
  const Ground ground = mesh_ground({{a, b, c, d, top}, {{0, 1, 4}, {1, 2, 4}, {2, 3, 4}, {3, 0, 4}}});
  const Rock rock = Rock::of_density(bodies::box({0.5, 0.4, 0.3}), 2700);
  Tally tally;
  for (std::uint64_t number = 0; number < 50; ++number) {
    Random random(48, 0, number);
    SpatialState state;
    state.p_WB = {random.uniform(-0.15, 0.15), random.uniform(-0.1, 0.1), 0.1 + 0.15 + 0.02};
    state.R_WB = bodies::Quaternion(Eigen::AngleAxisd(random.uniform(0, 0.05), random_direction(random)));
    state.v_WB = {random.uniform(-1, 1), random.uniform(-1, 1), -5};
    state.w_WB = random.uniform(0, 1) * random_direction(random);
    const bodies::PrincipalMass mass{rock.mass(), rock.principal_inertia()};
    const Vector3 g(0, 0, -9.81);
    judge(ground, rock, {state, motion::FreeFlight::driven(mass, state, g, Vector3::Zero(), 8e-3), g, 8e-3}, tally);
  }
  EXPECT_EQ(tally.contacts, 50);
}

TEST(FeatureSearch, is_right_where_it_is_sure_and_mostly_it_is) {
  Tally tally;
  std::vector<Ground> grounds;
  for (int kind = 0; kind < kGrounds; ++kind) grounds.push_back(ground_of_kind(kind, 11));
  for (std::uint64_t number = 0; number < 1800 && !::testing::Test::HasFailure(); ++number) {
    Random random(47, 0, number);
    const Ground& ground = grounds[number % kGrounds];
    const Rock rock = support::random_rock(number / kGrounds);
    SpatialState state;
    if (!random_start(ground, rock, random, state)) continue;
    if (!bring_near(ground, rock, state, std::pow(10, random.uniform(0, 2.5)) * kTolerance)) continue;
    judge(ground, rock, random_way(rock, state, random), tally);
    if (::testing::Test::HasFailure()) FAIL() << "rock " << number;
  }
  std::printf("%d clear, %d contacts, %d unsure, %d of them from the beginning\n", tally.clear, tally.contacts,
              tally.unsure, tally.at_once);
  EXPECT_GT(tally.clear, 150);
  EXPECT_GT(tally.contacts, 150);
  EXPECT_LT(tally.unsure, (tally.clear + tally.contacts) / 5);
}

}  // namespace
}  // namespace talus::rockfall
