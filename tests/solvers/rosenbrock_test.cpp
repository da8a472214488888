#include "talus/solvers/rosenbrock.h"

#include <cmath>
#include <functional>

#include <gtest/gtest.h>

namespace talus::solvers {
namespace {

using core::Matrix;
using core::Vector;

/// A system from functions, solved densely.
class FunctionSystem : public StiffSystem {
 public:
  std::function<Vector(double, const Vector&)> f;
  std::function<Matrix(double, const Vector&)> J;
  std::function<Vector(double, const Vector&)> f_t;
  Eigen::Index n = 1;
  int evaluations = 0, factorisations = 0;

  [[nodiscard]] Eigen::Index size() const override { return n; }
  void derivative(double t, const Vector& y, Vector& out) override {
    ++evaluations;
    out = f(t, y);
  }
  void linearise(double t, const Vector& y, Vector& out) override {
    jacobian_ = J(t, y);
    if (f_t) out = f_t(t, y);
  }
  [[nodiscard]] bool factor(double shift) override {
    ++factorisations;
    lu_.compute(shift * Matrix::Identity(n, n) - jacobian_);
    return true;
  }
  [[nodiscard]] bool solve(const Vector& right, Vector& x) override {
    x = lu_.solve(right);
    return true;
  }

 private:
  Matrix jacobian_;
  Eigen::PartialPivLU<Matrix> lu_;
};

const std::vector<const RosenbrockMethod*>& methods() {
  static const std::vector<const RosenbrockMethod*> all{&semi_implicit_euler(), &rosenbrock_shampine(),
                                                        &rosenbrock_l_stable()};
  return all;
}

/// The coefficients in their untransformed form: alpha, Gamma, b, b of the embedded solution.
struct Untransformed {
  Matrix alpha, Gamma, beta;
  Vector b, b_embedded, c;
};

Untransformed untransformed(const RosenbrockMethod& m) {
  const int s = m.stages;
  Matrix a(s, s), C(s, s);
  Vector b(s), e(s);
  for (int i = 0; i < s; ++i) {
    const auto k = static_cast<std::size_t>(i);
    b[i] = m.b[k];
    e[i] = m.e[k];
    for (int j = 0; j < s; ++j) {
      a(i, j) = m.a[k][static_cast<std::size_t>(j)];
      C(i, j) = m.C[k][static_cast<std::size_t>(j)];
    }
  }
  Untransformed u;
  u.Gamma = (Matrix::Identity(s, s) / m.gamma - C).inverse();
  u.alpha = a * u.Gamma;
  u.beta = u.alpha + u.Gamma;
  u.b = u.Gamma.transpose() * b;
  u.b_embedded = u.Gamma.transpose() * (b - e);
  u.c = u.alpha.rowwise().sum();
  return u;
}

/// The eight conditions up to order 4 (Hairer & Wanner II, table 7.1), as differences to what they should be.
std::vector<double> order_defects(const Untransformed& u, const Vector& b, int order) {
  const Vector one = Vector::Ones(b.size()), beta = u.beta * one, c2 = u.c.cwiseProduct(u.c);
  std::vector<double> defects{b.sum() - 1};
  if (order >= 2) defects.push_back(b.dot(beta) - 1.0 / 2);
  if (order >= 3) {
    defects.push_back(b.dot(c2) - 1.0 / 3);
    defects.push_back(b.dot(u.beta * beta) - 1.0 / 6);
  }
  if (order >= 4) {
    defects.push_back(b.dot(c2.cwiseProduct(u.c)) - 1.0 / 4);
    defects.push_back(b.dot(u.c.cwiseProduct(u.alpha * beta)) - 1.0 / 8);
    defects.push_back(b.dot(u.beta * c2) - 1.0 / 12);
    defects.push_back(b.dot(u.beta * (u.beta * beta)) - 1.0 / 24);
  }
  return defects;
}

TEST(RosenbrockMethods, meet_the_order_conditions) {
  for (const RosenbrockMethod* m : methods()) {
    const Untransformed u = untransformed(*m);
    for (const double defect : order_defects(u, u.b, m->order)) EXPECT_NEAR(defect, 0, 2e-14) << m->name;
    if (m->error_order == 0) continue;
    for (const double defect : order_defects(u, u.b_embedded, m->error_order)) EXPECT_NEAR(defect, 0, 2e-14) << m->name;
    // And no better: else the estimate would be empty.
    double worst = 0;
    for (const double defect : order_defects(u, u.b_embedded, 4)) worst = std::max(worst, std::abs(defect));
    EXPECT_GE(worst, 1e-4) << m->name;
  }
}

/// c and d of explicit time are the row sums of alpha and Gamma.
TEST(RosenbrockMethods, treat_time_as_they_treat_an_unknown) {
  for (const RosenbrockMethod* m : methods()) {
    const Untransformed u = untransformed(*m);
    for (int i = 0; i < m->stages; ++i) {
      const auto k = static_cast<std::size_t>(i);
      EXPECT_NEAR(m->c[k], u.c[i], 2e-14) << m->name << " " << i;
      EXPECT_NEAR(m->d[k], u.Gamma.row(i).sum(), 2e-14) << m->name << " " << i;
    }
  }
}

/// R(z) of y' = lambda y, by one step.
double stability_function(const RosenbrockMethod& method, double z) {
  FunctionSystem system;
  system.f = [z](double, const Vector& y) { return Vector(z * y); };
  system.J = [z](double, const Vector&) { return Matrix::Constant(1, 1, z); };
  Rosenbrock integrator(method);
  Vector y = Vector::Ones(1), f_t = Vector::Zero(1), y_new, error;
  system.linearise(0, y, f_t);
  EXPECT_TRUE(integrator.step(system, 0, y, f_t, 1, y_new, error));
  return y_new[0];
}

TEST(RosenbrockMethods, at_infinity) {
  EXPECT_NEAR(std::abs(stability_function(semi_implicit_euler(), -1e12)), 0, 1e-11);
  EXPECT_NEAR(std::abs(stability_function(rosenbrock_shampine(), -1e10)), 1.0 / 3, 1e-6);
  EXPECT_NEAR(std::abs(stability_function(rosenbrock_l_stable(), -1e6)), 0, 1e-4);
}

TEST(RosenbrockMethods, are_stable_along_the_negative_axis) {
  for (const RosenbrockMethod* m : methods())
    for (double z = 1e-3; z < 1e6; z *= 1.5) EXPECT_LE(std::abs(stability_function(*m, -z)), 1) << m->name << " " << z;
}

using Exact = Vector (*)(double);

/// Largest error along n equal steps: at a single time the leading term may happen to vanish.
double fixed_step_error(const RosenbrockMethod& method, FunctionSystem& system, Exact exact, int n, bool embedded) {
  Rosenbrock integrator(method);
  Vector y = exact(0), y_new, error, f_t;
  const double h = 2.0 / n;
  double worst = 0;
  for (int i = 0; i < n; ++i) {
    f_t.setZero(system.n);
    system.linearise(i * h, y, f_t);
    EXPECT_TRUE(integrator.step(system, i * h, y, f_t, h, y_new, error));
    y = embedded ? Vector(y_new - error) : y_new;
    worst = std::max(worst, (y - exact((i + 1) * h)).norm());
  }
  return worst;
}

double measured_order(const RosenbrockMethod& method, FunctionSystem system, Exact exact, bool embedded = false) {
  const int n = method.order == 1 ? 2048 : 128;
  return std::log2(fixed_step_error(method, system, exact, n, embedded) /
                   fixed_step_error(method, system, exact, 2 * n, embedded));
}

/// The pendulum that just reaches the top: y = 4 atan(exp t) - pi.
FunctionSystem separatrix() {
  FunctionSystem system;
  system.n = 2;
  system.f = [](double, const Vector& y) { return Vector{{y[1], -std::sin(y[0])}}; };
  system.J = [](double, const Vector& y) { return Matrix{{0, 1}, {-std::cos(y[0]), 0}}; };
  return system;
}

Vector separatrix_at(double t) {
  return Vector{{4 * std::atan(std::exp(t)) - 3.14159265358979323846, 2 / std::cosh(t)}};
}

/// y' = phi^3 - y^3 + phi' with phi = 1 + sin(3t)/2: y = phi.
FunctionSystem forced() {
  const auto phi = [](double t) { return 1 + std::sin(3 * t) / 2; };
  FunctionSystem system;
  system.f = [phi](double t, const Vector& y) {
    return Vector{{std::pow(phi(t), 3) - std::pow(y[0], 3) + 1.5 * std::cos(3 * t)}};
  };
  system.J = [](double, const Vector& y) { return Matrix{{-3 * y[0] * y[0]}}; };
  system.f_t = [phi](double t, const Vector&) {
    return Vector{{3 * phi(t) * phi(t) * 1.5 * std::cos(3 * t) - 4.5 * std::sin(3 * t)}};
  };
  return system;
}

Vector forced_at(double t) {
  return Vector{{1 + std::sin(3 * t) / 2}};
}

TEST(RosenbrockOrders, on_an_autonomous_problem) {
  for (const RosenbrockMethod* m : methods()) {
    EXPECT_NEAR(measured_order(*m, separatrix(), separatrix_at), m->order, 0.1) << m->name;
    if (m->error_order == 0) continue;
    EXPECT_NEAR(measured_order(*m, separatrix(), separatrix_at, true), 3, 0.1) << m->name;
  }
}

TEST(RosenbrockOrders, with_explicit_time) {
  for (const RosenbrockMethod* m : methods()) {
    EXPECT_NEAR(measured_order(*m, forced(), forced_at), m->order, 0.1) << m->name;
    if (m->error_order == 0) continue;
    EXPECT_NEAR(measured_order(*m, forced(), forced_at, true), 3, 0.1) << m->name;
  }
}

TEST(RosenbrockOrders, are_lost_with_a_wrong_jacobian_or_without_the_time_derivative) {
  for (const RosenbrockMethod* m : {&rosenbrock_shampine(), &rosenbrock_l_stable()}) {
    FunctionSystem wrong = separatrix();
    wrong.J = [](double, const Vector& y) { return Matrix{{0, 1}, {-0.9 * std::cos(y[0]), 0}}; };
    EXPECT_LE(measured_order(*m, wrong, separatrix_at), 2.5) << m->name;
    FunctionSystem timeless = forced();
    timeless.f_t = nullptr;
    EXPECT_LE(measured_order(*m, timeless, forced_at), 2.5) << m->name;
  }
}

FunctionSystem robertson() {
  FunctionSystem system;
  system.n = 3;
  system.f = [](double, const Vector& y) {
    const double a = 0.04 * y[0], b = 1e4 * y[1] * y[2], c = 3e7 * y[1] * y[1];
    return Vector{{-a + b, a - b - c, c}};
  };
  system.J = [](double, const Vector& y) {
    return Matrix{{-0.04, 1e4 * y[2], 1e4 * y[1]}, {0.04, -1e4 * y[2] - 6e7 * y[1], -1e4 * y[1]}, {0, 6e7 * y[1], 0}};
  };
  return system;
}

/// The Test Set for IVP Solvers (Mazzia & Magherini) gives the solution at 1e11.
TEST(Rosenbrock, robertson_reaches_the_published_end) {
  FunctionSystem system = robertson();
  Rosenbrock integrator(rosenbrock_l_stable(), {.relative_error = 1e-7, .absolute_error = 1e-18});
  Vector y{{1, 0, 0}};
  const RosenbrockInfo info = integrator.advance(system, 0, 1e11, y, 1e-6);
  EXPECT_EQ(info.status, Status::solved);
  EXPECT_EQ(info.reached, 1e11);
  EXPECT_NEAR(y[0] / 0.2083340149701255e-7, 1, 1e-5);
  EXPECT_NEAR(y[1] / 0.8333360770334713e-13, 1, 1e-5);
  EXPECT_NEAR(y[2], 0.9999999791665050, 1e-9);
  EXPECT_LE(info.steps, 1000);
}

FunctionSystem van_der_pol(double epsilon) {
  FunctionSystem system;
  system.n = 2;
  system.f = [epsilon](double, const Vector& y) { return Vector{{y[1], ((1 - y[0] * y[0]) * y[1] - y[0]) / epsilon}}; };
  system.J = [epsilon](double, const Vector& y) {
    return Matrix{{0, 1}, {(-2 * y[0] * y[1] - 1) / epsilon, (1 - y[0] * y[0]) / epsilon}};
  };
  return system;
}

/// The same collection, epsilon = 1e-6.
TEST(Rosenbrock, van_der_pol_reaches_the_published_end) {
  for (const RosenbrockMethod* m : {&rosenbrock_shampine(), &rosenbrock_l_stable()}) {
    FunctionSystem system = van_der_pol(1e-6);
    Rosenbrock integrator(*m, {.relative_error = 1e-7, .absolute_error = 1e-7});
    Vector y{{2, 0}};
    const RosenbrockInfo info = integrator.advance(system, 0, 2, y, 1e-6);
    EXPECT_EQ(info.status, Status::solved) << m->name;
    EXPECT_NEAR(y[0], 1.706167732170483, 2e-6) << m->name;
    EXPECT_NEAR(y[1], -0.8928097010247975, 2e-6) << m->name;
    EXPECT_GT(info.retries, 0) << "the fast phases must have made it repeat steps";
  }
}

TEST(Rosenbrock, the_error_falls_with_the_tolerance) {
  double previous = 1;
  for (const double tolerance : {1e-3, 1e-5, 1e-7}) {
    FunctionSystem system = separatrix();
    Rosenbrock integrator(rosenbrock_l_stable(), {.relative_error = tolerance, .absolute_error = tolerance});
    Vector y = separatrix_at(0);
    const RosenbrockInfo info = integrator.advance(system, 0, 2, y);
    EXPECT_EQ(info.status, Status::solved);
    const double error = (y - separatrix_at(2)).norm();
    EXPECT_LE(error, 10 * tolerance);
    EXPECT_LT(error, 0.1 * previous);
    previous = error;
  }
}

/// y' = y^2 from 1 ends at t = 1: no step leads past it, and that is told.
TEST(Rosenbrock, what_cannot_be_reached_is_told) {
  FunctionSystem system;
  system.f = [](double, const Vector& y) { return Vector(y.cwiseProduct(y)); };
  system.J = [](double, const Vector& y) { return Matrix(2 * y.asDiagonal()); };
  Rosenbrock integrator(rosenbrock_l_stable(), {.most_steps = 10000});
  Vector y = Vector::Ones(1);
  const RosenbrockInfo info = integrator.advance(system, 0, 2, y);
  EXPECT_NE(info.status, Status::solved);
  EXPECT_LT(info.reached, 1 + 1e-6);
  EXPECT_TRUE(y.allFinite());
}

TEST(Rosenbrock, a_failed_solve_halves_the_step_and_is_counted) {
  class Unwilling : public FunctionSystem {
   public:
    [[nodiscard]] bool factor(double shift) override { return shift >= 15 && FunctionSystem::factor(shift); }
  };
  Unwilling system;
  system.f = [](double, const Vector& y) { return Vector(-y); };
  system.J = [](double, const Vector&) { return Matrix::Constant(1, 1, -1); };
  Rosenbrock integrator(semi_implicit_euler());
  Vector y = Vector::Ones(1);
  const RosenbrockInfo info = integrator.advance(system, 0, 1, y, 0.125);
  EXPECT_EQ(info.status, Status::solved);
  EXPECT_EQ(info.steps, 16);  // of 1/16 each: 1/(1/8) < 15 <= 1/(1/16)
  EXPECT_EQ(info.failed_solves, info.retries);
  EXPECT_NEAR(y[0], std::pow(1 + 1.0 / 16, -16), 1e-14);
}

/// The third evaluation of f serves two stages.
TEST(Rosenbrock, shampine_needs_three_evaluations_a_step) {
  FunctionSystem system = separatrix();
  Rosenbrock integrator(rosenbrock_shampine());
  Vector y = separatrix_at(0), y_new, error, f_t = Vector::Zero(2);
  system.linearise(0, y, f_t);
  EXPECT_TRUE(integrator.step(system, 0, y, f_t, 0.1, y_new, error));
  EXPECT_EQ(system.evaluations, 3);
}

}  // namespace
}  // namespace talus::solvers
