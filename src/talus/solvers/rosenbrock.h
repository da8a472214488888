#pragma once

// Rosenbrock methods for stiff differential equations y' = f(t, y): each stage is one linear solve, none iterates.
//
//     (1/(gamma h) I - J) u_i = f(t + c_i h, y + sum_j a_ij u_j) + (1/h) sum_j C_ij u_j + d_i h f_t,      i = 1 ... s
//     y(t + h)  ~  y + sum_i b_i u_i,        error  ~  sum_i e_i u_i,        J = df/dy,  f_t = df/dt  at (t, y)
//
// (Hairer & Wanner, Solving Ordinary Differential Equations II, IV.7, in the transformed variables of (7.25).) The
// order rests on J and f_t being exact: a wrong entry shows as a loss of order, not as a failure.

#include <array>
#include <string_view>
#include <vector>

#include "talus/core/linear_algebra.h"
#include "talus/solvers/status.h"

namespace talus::solvers {

inline constexpr int kMostRosenbrockStages = 6;

struct RosenbrockMethod {
  using Row = std::array<double, kMostRosenbrockStages>;

  std::string_view name;
  int stages = 0;
  int order = 0;
  int error_order = 0;  ///< of the embedded solution; 0: there is none
  double gamma = 0;
  std::array<Row, kMostRosenbrockStages> a{}, C{};
  Row b{}, e{}, c{}, d{};
};

/// One stage, order 1, L-stable, no estimate of its error.
[[nodiscard]] const RosenbrockMethod& semi_implicit_euler();
/// Shampine (1982), four stages and three evaluations of f, order 4(3), |R(infinity)| = 1/3.
[[nodiscard]] const RosenbrockMethod& rosenbrock_shampine();
/// RODAS of Hairer & Wanner: six stages, order 4(3), both solutions stiffly accurate, L-stable.
[[nodiscard]] const RosenbrockMethod& rosenbrock_l_stable();

/// What a Rosenbrock method must know of a differential equation.
class StiffSystem {
 public:
  using Vector = core::Vector;
  virtual ~StiffSystem() = default;

  [[nodiscard]] virtual Eigen::Index size() const = 0;
  virtual void derivative(double t, const Vector& y, Vector& f) = 0;
  /// Takes J and f_t at (t, y) for the solves that follow; f_t arrives as zero.
  virtual void linearise(double t, const Vector& y, Vector& f_t) = 0;
  /// Prepares solves with (shift I - J). False: it cannot be solved.
  [[nodiscard]] virtual bool factor(double shift) = 0;
  [[nodiscard]] virtual bool solve(const Vector& right, Vector& x) = 0;
  /// Errors of these sizes count as one. `scale` arrives with absolute + relative max(|y0|, |y1|).
  virtual void scale_errors(const Vector& /*y0*/, const Vector& /*y1*/, Vector& /*scale*/) const {}
  /// A step ended here: y may be put right (a quaternion's length, say).
  virtual void accept(double /*t*/, double /*h*/, Vector& /*y*/) {}
};

struct RosenbrockSettings {
  double relative_error = 1e-4;
  double absolute_error = 1e-6;
  int most_retries = 40;  ///< of one step, each shorter
  int most_steps = 100000;
  double safety = 0.9;                         ///< of the step that the error asks for
  double least_factor = 0.2, most_factor = 5;  ///< of one step's length to the next
};

struct RosenbrockInfo {
  Status status = Status::solved;  ///< else iteration_limit (retries or steps), non_finite: y is where it came to
  int steps = 0;                   ///< accepted
  int retries = 0;                 ///< repeated shorter, for whatever reason
  int failed_solves = 0;           ///< linear systems without an answer
  double reached = 0;              ///< time that y belongs to
  double next_step = 0;            ///< length that the error would have allowed, s
};

class Rosenbrock {
 public:
  using Vector = core::Vector;

  explicit Rosenbrock(const RosenbrockMethod& method, RosenbrockSettings settings = {})
      : method_(&method), settings_(settings) {}

  /// From t over `duration`, the first step of at most `first_step` (0: try all at once). Without error estimate the
  /// steps have the length `first_step`, halved only where a solve fails or numbers overflow.
  [[nodiscard]] RosenbrockInfo advance(StiffSystem& system, double t, double duration, Vector& y,
                                       double first_step = 0);

  /// One step after system.linearise(t, y, f_t). False: a linear system without an answer.
  [[nodiscard]] bool step(StiffSystem& system, double t, const Vector& y, const Vector& f_t, double h, Vector& y_new,
                          Vector& error);

 private:
  struct Attempt {
    bool solved = false, finite = false, good = false;
    double error = 0;  ///< 1: as large as allowed
  };
  [[nodiscard]] Attempt attempt(StiffSystem& system, double t, double h, const Vector& y);
  [[nodiscard]] double longer_step(const Attempt& attempt, double planned, double length, bool was_repeated) const;
  [[nodiscard]] double shorter_step(const Attempt& attempt, double length) const;
  [[nodiscard]] bool stage(StiffSystem& system, int i, double t, const Vector& y, const Vector& f_t, double h);
  [[nodiscard]] double error_norm(const StiffSystem& system, const Vector& y, const Vector& y_new);
  [[nodiscard]] double factor_for(double error) const;

  const RosenbrockMethod* method_;
  RosenbrockSettings settings_;
  std::array<Vector, kMostRosenbrockStages> u_;
  Vector argument_, f_, right_, y_new_, error_, scale_, f_t_;
};

}  // namespace talus::solvers
