#include "talus/laws/inelastic.h"

#include <numeric>
#include <utility>

namespace talus::laws {

InelasticLaw::InelasticLaw(std::string_view name, std::unique_ptr<NormalResponse> normal)
    : name_(name), normal_(std::move(normal)) {}

void InelasticLaw::solve(const ContactProblem& problem, Response& response) {
  matrices_.compute(problem);
  normal_->prepare(problem, matrices_);
  all_.resize(static_cast<std::size_t>(problem.contacts()));
  std::iota(all_.begin(), all_.end(), 0);
  response.status = normal_->solve(all_, response.velocity, response.normal_impulse);
  response.residuals.complementarity = normal_->residual();
  response.iterations = 1;
  response.velocity += matrices_.Minv_N * response.normal_impulse;
}

}  // namespace talus::laws
