#include <cmath>
#include <map>
#include <numbers>

#include "tests/spatial/penalty_groups.h"
#include <gtest/gtest.h>

#include "talus/spatial/measures.h"

namespace talus::spatial {
namespace {

using core::Vector;
using testing::kG;
using testing::random_attitude;
using testing::random_vector;
using testing::uniform;

PenaltySettings strict() {
  PenaltySettings settings;
  settings.relative_error = 1e-10;
  settings.absolute_error = 1e-12;
  return settings;
}

/// Balls in a pit of planes, searched all against all: a scene without the search for contacts of the program.
class BallPit {
 public:
  struct Ball {
    double radius = 0;
    PenaltyBody body;
  };
  PenaltySettings settings;
  Vector3 gravity{0, 0, -kG};
  double friction = 0.4, tolerance = 1e-4;
  std::vector<Ball> balls;
  std::vector<std::pair<Vector3, double>> planes;  // normal, offset: outside is normal.x < offset

  PenaltyReport step(double h) {
    PenaltyGroup group;
    group.gravity = gravity;
    for (const Ball& ball : balls) group.bodies.push_back(ball.body);
    group.bodies.push_back(testing::ground());
    find(group);
    PenaltyStepper stepper(settings);
    const PenaltyReport report = stepper.step(group, h);
    springs_.clear();
    stored_ = 0;
    for (const PenaltyContactResult& contact : report.contacts) stored_ += contact.stored;
    for (std::size_t i = 0; i < group.contacts.size(); ++i)
      if (!report.contacts[i].broken) springs_[group.contacts[i].key] = group.contacts[i].spring;
    for (std::size_t i = 0; i < balls.size(); ++i) balls[i].body.state = group.bodies[i].state;
    return report;
  }

  /// Kinetic, of weight, and what springs of contacts have stored.
  [[nodiscard]] double energy() const {
    double sum = stored_;
    for (const Ball& ball : balls)
      sum += bodies::kinetics_of(ball.body.mass, ball.body.state).kinetic_energy() -
             ball.body.mass.mass * gravity.dot(ball.body.state.p_WB);
    return sum;
  }
  [[nodiscard]] double deepest() const { return deepest_; }

 private:
  void add(PenaltyGroup& group, PenaltyContact c, double gap, double mass_a, double mass_b) {
    deepest_ = std::max(deepest_, -gap);
    if (gap > tolerance) return;
    c.friction = friction;
    const auto found = springs_.find(c.key);
    c.spring = found != springs_.end() ? found->second : attach(settings, mass_a, mass_b, 1, gravity.norm(), gap);
    group.contacts.push_back(c);
  }

  void find(PenaltyGroup& group) {
    deepest_ = 0;
    for (std::size_t i = 0; i < balls.size(); ++i) {
      const Vector3& x = balls[i].body.state.p_WB;
      const double r = balls[i].radius, m = balls[i].body.mass.mass;
      for (std::size_t k = 0; k < planes.size(); ++k) {
        const auto& [normal, offset] = planes[k];
        PenaltyContact c{.a = static_cast<int>(i), .b = static_cast<int>(balls.size()), .key = 1000 + 100 * i + k};
        c.normal_of = NormalOf::face_of_b;
        c.normal = normal;
        c.radius_a = r;
        c.point_a = x - r * normal;
        c.point_b = x - (normal.dot(x) - offset) * normal;
        add(group, c, normal.dot(x) - offset - r, m, 0);
      }
      for (std::size_t j = 0; j < i; ++j) {
        const Vector3 d = x - balls[j].body.state.p_WB;
        PenaltyContact c{.a = static_cast<int>(i), .b = static_cast<int>(j), .key = 100 * i + j};
        c.normal_of = NormalOf::centres;
        c.normal = d.normalized();
        c.radius_a = r;
        c.radius_b = balls[j].radius;
        c.point_a = x - r * c.normal;
        c.point_b = balls[j].body.state.p_WB + balls[j].radius * c.normal;
        add(group, c, d.norm() - r - balls[j].radius, m, balls[j].body.mass.mass);
      }
    }
  }

  std::map<std::uint64_t, ContactSpring> springs_;
  double deepest_ = 0, stored_ = 0;
};

BallPit::Ball random_ball(std::mt19937_64& random, const Vector3& place, double speed) {
  BallPit::Ball ball;
  ball.radius = uniform(random, 0.05, 0.1);
  const double m = 2500 * 4.19 * std::pow(ball.radius, 3);
  ball.body.mass = {m, Vector3::Constant(0.4 * m * ball.radius * ball.radius)};
  ball.body.state = {place, random_attitude(random), random_vector(random, speed), random_vector(random, 10 * speed)};
  return ball;
}

/// Balls fall into a pit and come to rest: energy of motion, weight and springs only falls.
TEST(PenaltyEnergy, never_rises_in_a_pit_of_balls) {
  for (const bool holds : {false, true}) {
    std::mt19937_64 random(11);
    BallPit pit;
    pit.settings.tangential_spring = holds;
    pit.planes = {{Vector3::UnitZ(), 0}};
    for (const double angle : {0.3, 1.6, 2.9, 4.3, 5.5})
      pit.planes.emplace_back(Vector3(std::cos(angle), std::sin(angle), 0.4).normalized(), -0.25);
    for (int i = 0; i < 6; ++i)
      pit.balls.push_back(
          random_ball(random, {uniform(random, -0.02, 0.02), uniform(random, -0.02, 0.02), 0.12 + 0.22 * i}, 0.1));
    const double start = pit.energy();
    double before = start, most = 0;
    int retries = 0, steps = 0;
    for (int i = 0; i < 1500; ++i) {
      const PenaltyReport report = pit.step(0.002);
      ASSERT_EQ(report.status, solvers::Status::solved) << i;
      retries += report.retries;
      steps += report.steps;
      const double now = pit.energy();
      ASSERT_TRUE(std::isfinite(now));
      most = std::max(most, now - before);
      before = now;
    }
    // A tangential spring gains where F_N grows while it is bent: below a tenth of what weight stores, m g d.
    EXPECT_LE(most, holds ? 0.1 * pit.balls[0].body.mass.mass * kG * pit.settings.depth : 1e-10);
    EXPECT_LE(before, 0.3 * start);
    EXPECT_LE(retries, steps);
    EXPECT_LE(pit.deepest(), 20 * pit.settings.depth);
  }
}

/// Free bodies, contacts and a spring between them: what one gains the other loses.
TEST(PenaltyMomentum, is_kept_between_free_bodies) {
  std::mt19937_64 random(12);
  int contacts = 0;
  for (int n = 0; n < 20; ++n) {
    BallPit pit;
    pit.gravity.setZero();
    pit.settings.integrator =
        n % 2 == 0 ? PenaltyIntegrator::rosenbrock_l_stable : PenaltyIntegrator::rosenbrock_shampine;
    for (const Vector3& place : {Vector3(0, 0, 0), Vector3(0.25, 0.02, 0), Vector3(0.1, 0.25, 0.03)}) {
      pit.balls.push_back(random_ball(random, place, 0.3));
      pit.balls.back().body.state.v_WB -= 0.8 * (place - Vector3(0.1, 0.1, 0)) / 0.25;
    }
    const auto momenta = [&] {
      Eigen::Matrix<double, 6, 1> sum = Eigen::Matrix<double, 6, 1>::Zero();
      for (const BallPit::Ball& ball : pit.balls) {
        const bodies::Kinetics k = bodies::kinetics_of(ball.body.mass, ball.body.state);
        sum.head<3>() += k.linear_momentum_W;
        sum.tail<3>() += ball.body.state.p_WB.cross(k.linear_momentum_W) + k.angular_momentum_W;
      }
      return sum;
    };
    const auto before = momenta();
    for (int i = 0; i < 200; ++i) {
      const PenaltyReport report = pit.step(0.002);
      ASSERT_EQ(report.status, solvers::Status::solved);
      contacts += static_cast<int>(report.contacts.size());
    }
    const auto after = momenta();
    const double size = pit.balls[0].body.mass.mass * 1;
    EXPECT_LE((after - before).head<3>().norm(), 1e-13 * size * 200) << n;
    EXPECT_LE((after - before).tail<3>().norm(), 2e-4 * size * 0.1) << n;  // quadratic in y: to the error of the steps
  }
  EXPECT_GE(contacts, 20);
}

/// A symmetric top left alone: L stays, the axis goes round L at |L|/I1, the body turns about its axis besides.
TEST(PenaltyRotation, torque_free_top_precesses) {
  PenaltyGroup group;
  group.gravity.setZero();
  PenaltyBody top;
  top.mass = {2, {0.3, 0.3, 0.5}};
  top.state.R_WB = Eigen::AngleAxisd(0.4, Vector3::UnitX());
  top.state.w_WB = {0.5, 1, 3};
  group.bodies = {top};
  const Vector3 L = bodies::kinetics_of(top.mass, top.state).angular_momentum_W;
  const Vector3 axis_B = Vector3::UnitZ();
  PenaltyStepper stepper(strict());
  for (int i = 0; i < 500; ++i) ASSERT_EQ(stepper.step(group, 0.01).status, solvers::Status::solved);
  const double t = 5;
  const Vector3 spin_B = top.state.R_WB.conjugate() * top.state.w_WB;
  const double own = spin_B.z() - 0.5 / 0.3 * spin_B.z();  // about the axis, against what precession brings
  const bodies::Quaternion expected = Eigen::AngleAxisd(L.norm() / 0.3 * t, L.normalized()) *
                                      (top.state.R_WB * bodies::Quaternion(Eigen::AngleAxisd(own * t, axis_B)));
  EXPECT_LE(group.bodies[0].state.R_WB.angularDistance(expected), 1e-7);
  EXPECT_LE((bodies::kinetics_of(top.mass, group.bodies[0].state).angular_momentum_W - L).norm(), 1e-13);
}

/// A rod of length l on a hinge at its end, let go at `angle`: period by the arithmetic-geometric mean.
double pendulum_period(double l, double angle) {
  double a = 1, b = std::cos(angle / 2);
  while (std::abs(a - b) > 1e-15) {
    const double mean = (a + b) / 2;
    b = std::sqrt(a * b);
    a = mean;
  }
  return 2 * std::numbers::pi / a * std::sqrt(2 * l / (3 * kG));
}

struct HungRod {
  Scene scene;
  PenaltyGroup group;

  explicit HungRod(double angle, const PenaltySettings& settings) {
    Body rod;
    rod.mass = testing::box_mass(1.5, {0.02, 0.02, 1});
    rod.start.R_WB = Eigen::AngleAxisd(angle, Vector3::UnitY());
    rod.start.p_WB = rod.start.R_WB * Vector3(0, 0, -0.5);
    scene.bodies = {rod};
    Joint joint{
        .kind = JointKind::hinge, .a = {0, {0, 0, 0.5}}, .axis_a = Vector3::UnitY(), .axis_b = Vector3::UnitY()};
    scene.joints = {joint};
    PenaltyBody body;
    body.mass = rod.mass;
    body.state = rod.start;
    group.bodies = {body};
    group.joints = {make_penalty_joint(scene, joint, {.depth = settings.depth})};
  }
};

TEST(PenaltyJoints, a_rod_on_a_hinge_swings_with_its_period) {
  PenaltySettings settings;
  for (const double angle : {0.1, 1.5}) {
    HungRod rod(angle, settings);
    PenaltyStepper stepper(settings);
    const double h = 0.002;
    int passes = 0;
    double first = 0, last = 0, before = angle, apart = 0;
    for (int i = 1; i < 5000; ++i) {
      ASSERT_EQ(stepper.step(rod.group, h).status, solvers::Status::solved);
      const SpatialState& s = rod.group.bodies[0].state;
      apart = std::max(apart, bodies::point_position(s, {0, 0, 0.5}).norm());
      const Vector3 down = s.R_WB * Vector3(0, 0, -1);
      const double now = std::atan2(-down.x(), -down.z());
      if (before * now < 0) {
        const double when = (i - 1 + before / (before - now)) * h;
        if (passes++ == 0) first = when;
        last = when;
      }
      before = now;
    }
    EXPECT_NEAR((last - first) / (passes - 1) * 2 / pendulum_period(1, angle), 1, 1e-4) << angle;
    EXPECT_LE(apart, 1e-4);
  }
}

/// A slider with a motor: m a = F until the speed is reached; limits stop it.
TEST(PenaltyJoints, a_slider_is_driven_and_stopped) {
  Scene scene;
  Body block;
  block.mass = testing::box_mass(2, {0.2, 0.2, 0.2});
  scene.bodies = {block};
  Joint joint{.kind = JointKind::slider, .a = {0, Vector3(0, 0, 0.1)}, .b = {kWorld, Vector3(0, 0, 0.1)}};
  joint.axis_a = joint.axis_b = Vector3::UnitX();
  joint.motor = Motor{.target = 0.5, .gain = 100, .most = 4};
  joint.limits = Limits{-1, 0.3};
  PenaltyBody body;
  body.mass = block.mass;
  PenaltyGroup group;
  group.bodies = {body};
  group.joints = {make_penalty_joint(scene, joint, {})};
  PenaltyStepper stepper{PenaltySettings{}};
  const auto run = [&](int steps) {
    for (int i = 0; i < steps; ++i) ASSERT_EQ(stepper.step(group, 0.002).status, solvers::Status::solved);
  };
  run(50);  // 0.1 s of 4 N on 2 kg
  EXPECT_NEAR(group.bodies[0].state.v_WB.x(), 0.2, 1e-3);
  run(150);
  EXPECT_NEAR(group.bodies[0].state.v_WB.x(), 0.5, 1e-3);
  run(500);
  EXPECT_NEAR(group.bodies[0].state.p_WB.x(), 0.3, 1e-4);
  EXPECT_LE(group.bodies[0].state.v_WB.norm(), 1e-6);
  EXPECT_LE(group.bodies[0].state.R_WB.angularDistance(bodies::Quaternion::Identity()), 1e-3);
}

TEST(PenaltyJoints, a_wheel_keeps_its_speed_and_counts_its_turns) {
  Scene scene;
  Body wheel;
  wheel.mass = {1, {0.01, 0.01, 0.02}};
  scene.bodies = {wheel};
  Joint joint{.kind = JointKind::hinge, .a = {0, Vector3::Zero()}};
  joint.motor = Motor{.target = 10, .gain = 0.5, .most = 0.4};
  joint.limits = Limits{-100, 20};
  PenaltyBody body;
  body.mass = wheel.mass;
  PenaltyGroup group;
  group.bodies = {body};
  group.joints = {make_penalty_joint(scene, joint, {})};
  PenaltyStepper stepper{PenaltySettings{}};
  for (int i = 0; i < 500; ++i) ASSERT_EQ(stepper.step(group, 0.002).status, solvers::Status::solved);
  EXPECT_NEAR(group.bodies[0].state.w_WB.z(), 10, 1e-2);
  for (int i = 0; i < 2000; ++i) ASSERT_EQ(stepper.step(group, 0.002).status, solvers::Status::solved);
  EXPECT_NEAR(group.bodies[0].state.w_WB.norm(), 0, 1e-5) << "stopped at 20 rad";
  EXPECT_NEAR(group.joints[0].whole_turns, 6 * std::numbers::pi, 1e-12);
}

/// Three bodies joined and sprung, in smooth motion: the order of the integrators comes through.
TEST(PenaltyOrder, is_that_of_the_integrator) {
  std::mt19937_64 random(13);
  PenaltyGroup group;
  for (int i = 0; i < 3; ++i) {
    PenaltyBody body;
    body.mass = {1.0 + i, {0.3, 0.5, 0.7}};
    body.state = {random_vector(random), random_attitude(random), random_vector(random), random_vector(random, 2)};
    group.bodies.push_back(body);
  }
  group.bodies.push_back(testing::ground());
  group.bodies[3].state.v_WB = {0.5, 0, 1};
  group.bodies[3].state.w_WB = {0, 2, 0};
  for (int i = 0; i < 3; ++i)
    group.springs.push_back({{i, random_vector(random)}, {i + 1, random_vector(random)}, 30, 2, 0.5});
  const auto end = [&](const solvers::RosenbrockMethod& method, int n) {
    PenaltySystem system{PenaltySettings{}};
    system.start(group);
    solvers::Rosenbrock integrator(method);
    Vector y = system.state(), y_new, error, f_t;
    const double h = 1.0 / n;
    for (int i = 0; i < n; ++i) {
      f_t.setZero(y.size());
      system.linearise(i * h, y, f_t);
      EXPECT_TRUE(integrator.step(system, i * h, y, f_t, h, y_new, error));
      y = y_new;
    }
    return y;
  };
  const Vector exact = end(solvers::rosenbrock_l_stable(), 2048);
  for (const auto* m : {&solvers::rosenbrock_shampine(), &solvers::rosenbrock_l_stable()}) {
    const double order = std::log2((end(*m, 128) - exact).norm() / (end(*m, 256) - exact).norm());
    EXPECT_NEAR(order, 4, 0.2) << m->name;
  }
  const auto& euler = solvers::semi_implicit_euler();
  EXPECT_NEAR(std::log2((end(euler, 512) - exact).norm() / (end(euler, 1024) - exact).norm()), 1, 0.1);
}

}  // namespace
}  // namespace talus::spatial
