#include "talus/laws/inelastic_rest.h"

#include <numeric>

namespace talus::laws {

Status InelasticRest::stop(const ContactProblem& problem, Response& response) {
  matrices_.compute(problem);
  inelastic_.prepare(problem, matrices_);
  all_.resize(static_cast<std::size_t>(problem.contacts()));
  std::iota(all_.begin(), all_.end(), 0);
  const Status status = inelastic_.solve(all_, response.velocity, rest_);
  response.residuals.complementarity = inelastic_.residual();
  response.velocity += matrices_.Minv_N * rest_;
  response.normal_impulse += rest_;
  return status;
}

}  // namespace talus::laws
