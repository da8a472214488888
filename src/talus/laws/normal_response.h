#pragma once

// The frictionless inelastic answer for a set V of contacts and a velocity u:
//
//     v = u + M^-1 N_V lambda,   0 <= lambda  _|_  N_V' v >= 0,
//
// which is the projection of u on the cone of non-approaching velocities in the norm of kinetic energy (Columbia sections 4
// and 7: both forms give the same v). Two ways to compute it stand behind one interface; reflections run over either.

#include <span>
#include <vector>

#include "talus/laws/law.h"
#include "talus/solvers/closest.h"
#include "talus/solvers/dantzig.h"
#include "talus/solvers/goldfarb_idnani.h"

namespace talus::laws {

/// Products of the problem's matrices that every law needs, computed once per problem.
struct ContactMatrices {
  Matrix Minv_N;  ///< M^-1 N
  Matrix A;       ///< N' M^-1 N

  void compute(const ContactProblem& problem);
};

class NormalResponse {
 public:
  virtual ~NormalResponse() = default;

  /// Called once per problem before `solve`.
  virtual void prepare(const ContactProblem& problem, const ContactMatrices& matrices) = 0;

  /// `impulse` (all contacts) is lambda on the contacts listed, zero elsewhere. Afterwards `residual()` is the inner
  /// solver's own.
  [[nodiscard]] virtual Status solve(std::span<const int> contacts, const Vector& velocity, Vector& impulse) = 0;

  [[nodiscard]] double residual() const { return residual_; }

 protected:
  void scatter(std::span<const int> contacts, const Vector& values, Vector& impulse) const;

  const ContactProblem* problem_ = nullptr;
  const ContactMatrices* matrices_ = nullptr;
  double residual_ = 0;
};

/// By pivoting on A lambda + b (Columbia section 4). Of several solutions the one of least norm is taken, so that impulses,
/// too, are unique, symmetric and independent of the order of the contacts.
class PivotingResponse final : public NormalResponse {
 public:
  void prepare(const ContactProblem& problem, const ContactMatrices& matrices) override;
  [[nodiscard]] Status solve(std::span<const int> contacts, const Vector& velocity, Vector& impulse) override;

 private:
  solvers::Dantzig pivoting_;
  solvers::ClosestSolution closest_;
  solvers::LcpSolution solution_;
  Matrix A_;
  Vector b_;
};

/// By minimising 1/2 (v-u)'M(v-u) subject to N'v >= 0 (Columbia section 7), Goldfarb-Idnani.
class ProjectionResponse final : public NormalResponse {
 public:
  void prepare(const ContactProblem& problem, const ContactMatrices& matrices) override;
  [[nodiscard]] Status solve(std::span<const int> contacts, const Vector& velocity, Vector& impulse) override;

 private:
  solvers::GoldfarbIdnani qp_;
  solvers::QpSolution solution_;
  Matrix M_, N_rows_;
  Vector g_, lower_, upper_;
};

}  // namespace talus::laws
