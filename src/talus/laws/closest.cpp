#include "talus/laws/closest.h"

#include <algorithm>

namespace talus::laws {
namespace {

constexpr int kMostBalanced = 80;  // contacts

}  // namespace

void ClosestLaw::solve(const ContactProblem& problem, Response& response) {
  if (HeldContacts::suits(problem)) {
    if (held_.solve(problem, response)) return;
    if (problem.contacts() > kMostBalanced) {
      sweeps_.respond(problem, response);
      return;
    }
  }
  balance_problem_.set_up(problem);
  const int K = problem.contacts();
  Vector& b = balance_problem_.b;
  b.resize(balance_problem_.G.cols());
  b.head(K).noalias() = problem.normals().transpose() * problem.velocity();
  b.tail(b.size() - K).noalias() = problem.tangents().transpose() * problem.velocity();
  for (int i = 0; i < K; ++i) b[i] += problem.restitution()[i] * std::min(0.0, b[i]);
  const BalanceInfo info = balance_.solve(balance_problem_, response.normal_impulse, response.tangent_impulse);
  response.status = info.status;
  response.iterations = std::max(1, info.rounds);
  response.residuals.complementarity = info.residual;
  const double mass = problem.mass().total_mass();
  response.normal_impulse *= mass;
  response.tangent_impulse *= mass;
  impulse_.noalias() = problem.normals() * response.normal_impulse;
  impulse_.noalias() += problem.tangents() * response.tangent_impulse;
  change_.resize(problem.dofs());
  problem.mass().solve(impulse_, change_);
  response.velocity += change_;
}

}  // namespace talus::laws
