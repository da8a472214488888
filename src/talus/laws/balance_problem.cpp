#include "talus/laws/balance_problem.h"

namespace talus::laws {

void BalanceProblem::set_up(const ContactProblem& problem) {
  contacts = problem.contacts();
  tangents = problem.tangents_per_contact();
  mass = &problem.mass();
  G.resize(problem.dofs(), contacts * (1 + tangents));
  G << problem.normals(), problem.tangents();
  friction = problem.friction();
  sliding.assign(static_cast<std::size_t>(contacts), 0);
  slide.setZero(tangents, contacts);
}

void BalanceProblem::fill_W() {
  Minv_G_.resize(G.rows(), G.cols());
  mass->solve(G, Minv_G_);
  const double unit = mass->total_mass();
  W.resize(G.cols(), G.cols());
  for (Eigen::Index j = 0; j < G.cols(); ++j)
    for (Eigen::Index i = 0; i <= j; ++i) W(i, j) = W(j, i) = unit * G.col(i).dot(Minv_G_.col(j));
}

}  // namespace talus::laws
