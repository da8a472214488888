#include "talus/io/solve.h"

#include <chrono>
#include <cmath>
#include <map>
#include <utility>

#include <nlohmann/json.hpp>

#include "talus/laws/law.h"
#include "talus/solvers/admm.h"
#include "talus/solvers/dantzig.h"
#include "talus/solvers/goldfarb_idnani.h"
#include "talus/solvers/lemke.h"
#include "talus/solvers/pgs.h"

namespace talus::io {
namespace {

using Json = nlohmann::ordered_json;
using core::Vector;
using core::Vector3;
using solvers::Status;

class Stopwatch {
 public:
  [[nodiscard]] double microseconds() const {
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start_).count();
  }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

template <class Values>
Json list(const Values& values) {
  Json items = Json::array();
  for (Eigen::Index i = 0; i < values.size(); ++i) items.push_back(values[i]);
  return items;
}

/// A residual that is not finite says nothing; JSON has null for that.
Json finite_or_null(double value) {
  return std::isfinite(value) ? Json(value) : Json(nullptr);
}

/// Makes what is not finite visible in the status, and all zero.
template <class... Values>
void keep_finite(Status& status, Values&... values) {
  if (status != Status::non_finite && (values.allFinite() && ...)) return;
  status = Status::non_finite;
  (values.setZero(), ...);
}

Json begin_answer(const Problem& problem, std::string_view type, Status status) {
  Json answer;
  if (const auto* text = std::get_if<std::string>(&problem.id)) answer["id"] = *text;
  if (const auto* whole = std::get_if<std::int64_t>(&problem.id)) answer["id"] = *whole;
  if (const auto* number = std::get_if<double>(&problem.id)) answer["id"] = *number;
  answer["type"] = type;
  answer["status"] = solvers::to_string(status);
  return answer;
}

}  // namespace

class ProblemSolver::Tools {
 public:
  Answer solve(const Problem& problem, const LcpProblem& lcp);
  Answer solve(const Problem& problem, const QpProblem& qp);
  Answer solve(const Problem& problem, const ImpactProblem& impact);
  static Answer solve(const Problem& problem, const laws::PointCollision& collision);

 private:
  solvers::LcpInfo run(const LcpProblem& lcp);
  solvers::QpInfo run(const QpProblem& qp);
  laws::Law& law(const std::string& name);
  [[nodiscard]] Json impulses(int contacts) const;

  solvers::Lemke lemke_;
  solvers::Dantzig dantzig_;
  solvers::ProjectedGaussSeidel pgs_;
  solvers::GoldfarbIdnani goldfarb_idnani_;
  solvers::Admm admm_;
  std::map<std::string, std::unique_ptr<laws::Law>> laws_;
  solvers::LcpSolution lcp_solution_;
  solvers::QpSolution qp_solution_;
  contact::ContactProblem contact_problem_;
  laws::Response response_;
};

solvers::LcpInfo ProblemSolver::Tools::run(const LcpProblem& lcp) {
  switch (lcp.method) {
    case LcpMethod::dantzig:
      return dantzig_.solve(lcp.M, lcp.q, lcp_solution_);
    case LcpMethod::pgs:
      return pgs_.solve(lcp.M, lcp.q, lcp_solution_);
    case LcpMethod::lemke:
      break;
  }
  return lemke_.solve(lcp.M, lcp.q, lcp_solution_);
}

Answer ProblemSolver::Tools::solve(const Problem& problem, const LcpProblem& lcp) {
  const Stopwatch watch;
  solvers::LcpInfo info = run(lcp);
  const double microseconds = watch.microseconds();
  keep_finite(info.status, lcp_solution_.z, lcp_solution_.w);
  Json answer = begin_answer(problem, "lcp", info.status);
  answer["method"] = kLcpMethods[static_cast<std::size_t>(lcp.method)];
  answer["z"] = list(lcp_solution_.z);
  answer["w"] = list(lcp_solution_.w);
  answer["residual"] = finite_or_null(info.residual);
  answer["iterations"] = info.iterations;
  answer["microseconds"] = microseconds;
  return {info.status, answer.dump()};
}

solvers::QpInfo ProblemSolver::Tools::run(const QpProblem& qp) {
  if (qp.method == QpMethod::admm) return admm_.solve(qp.H, qp.g, qp.A, qp.lower, qp.upper, qp_solution_);
  return goldfarb_idnani_.solve(qp.H, qp.g, qp.A, qp.lower, qp.upper, qp_solution_);
}

Answer ProblemSolver::Tools::solve(const Problem& problem, const QpProblem& qp) {
  const Stopwatch watch;
  solvers::QpInfo info = run(qp);
  const double microseconds = watch.microseconds();
  keep_finite(info.status, qp_solution_.x, qp_solution_.y);
  Json answer = begin_answer(problem, "qp", info.status);
  answer["method"] = kQpMethods[static_cast<std::size_t>(qp.method)];
  answer["x"] = list(qp_solution_.x);
  answer["y"] = list(qp_solution_.y);
  answer["objective"] = finite_or_null(info.objective);
  answer["primal_residual"] = finite_or_null(info.primal_residual);
  answer["dual_residual"] = finite_or_null(info.dual_residual);
  answer["complementarity"] = finite_or_null(info.complementarity);
  answer["iterations"] = info.iterations;
  answer["microseconds"] = microseconds;
  return {info.status, answer.dump()};
}

laws::Law& ProblemSolver::Tools::law(const std::string& name) {
  std::unique_ptr<laws::Law>& law = laws_[name];
  if (!law) law = laws::make_law(name);
  return *law;
}

/// One world-frame vector per contact: lambda_n n + sum_k lambda_t,k t_k.
Json ProblemSolver::Tools::impulses(int contacts) const {
  const int tangents = contact_problem_.tangents_per_contact();
  Json items = Json::array();
  for (int i = 0; i < contacts; ++i) {
    Vector3 impulse = response_.normal_impulse[i] * contact_problem_.normal_direction(i);
    for (int k = 0; k < tangents; ++k)
      impulse += response_.tangent_impulse[i * tangents + k] * contact_problem_.tangent_direction(i * tangents + k);
    items.push_back(list(impulse));
  }
  return items;
}

Answer ProblemSolver::Tools::solve(const Problem& problem, const ImpactProblem& impact) {
  contact_problem_.clear(3);
  contact_problem_.add_body(impact.mass, impact.velocity, impact.spin);
  for (const contact::SpatialContact& contact : impact.contacts) contact_problem_.add_contact(contact);
  laws::Law& law = this->law(impact.law);

  const Stopwatch watch;
  law.respond(contact_problem_, response_);
  const double microseconds = watch.microseconds();
  keep_finite(response_.status, response_.velocity, response_.normal_impulse, response_.tangent_impulse);
  if (response_.status == Status::non_finite) response_.energy_after = 0;
  const Vector normal_velocity = contact_problem_.normals().transpose() * response_.velocity;
  const laws::Residuals& residuals = response_.residuals;

  Json answer = begin_answer(problem, "impact", response_.status);
  answer["law"] = impact.law;
  answer["velocity"] = list(response_.velocity);
  answer["impulses"] = impulses(contact_problem_.contacts());
  answer["normal_impulses"] = list(response_.normal_impulse);
  answer["normal_velocity"] = list(normal_velocity);
  answer["energy_before"] = finite_or_null(response_.energy_before);
  answer["energy_after"] = finite_or_null(response_.energy_after);
  answer["residuals"] = {{"approach", finite_or_null(residuals.approach)},
                         {"pull", finite_or_null(residuals.pull)},
                         {"cone", finite_or_null(residuals.cone)},
                         {"energy_gain", finite_or_null(residuals.energy_gain)},
                         {"complementarity", finite_or_null(residuals.complementarity)}};
  answer["iterations"] = response_.iterations;
  answer["microseconds"] = microseconds;
  return {response_.status, answer.dump()};
}

Answer ProblemSolver::Tools::solve(const Problem& problem, const laws::PointCollision& collision) {
  const Stopwatch watch;
  laws::CollisionOutcome outcome = laws::collide(collision);
  const double microseconds = watch.microseconds();
  Status status = outcome.ended ? Status::solved : Status::iteration_limit;
  keep_finite(status, outcome.u, outcome.p);
  Json answer = begin_answer(problem, "collision", status);
  answer["law"] = kCollisionLaws[static_cast<std::size_t>(collision.hypothesis)];
  answer["u"] = list(outcome.u);
  answer["p"] = list(outcome.p);
  answer["mode"] = laws::to_string(outcome.mode);
  answer["stable_sticking"] = outcome.stable_sticking;
  answer["energy_change"] = finite_or_null(outcome.energy_change);
  answer["microseconds"] = microseconds;
  return {status, answer.dump()};
}

ProblemSolver::ProblemSolver() : tools_(std::make_unique<Tools>()) {}
ProblemSolver::~ProblemSolver() = default;

Answer ProblemSolver::solve(const Problem& problem) {
  return std::visit([&](const auto& data) { return tools_->solve(problem, data); }, problem.data);
}

}  // namespace talus::io
