#include "talus/laws/reflections.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace talus::laws {
namespace {

constexpr double kApproachTolerance = 1e-14;  // of the terms of N_i' v

}  // namespace

void Reflector::find_approaching(const ContactProblem& problem, const Vector& velocity) {
  approaching_.clear();
  const auto N = problem.normals();
  for (int i = 0; i < problem.contacts(); ++i) {
    const double size = N.col(i).cwiseAbs().dot(velocity.cwiseAbs());
    if (N.col(i).dot(velocity) < -kApproachTolerance * size) approaching_.push_back(i);
  }
}

Reflector::Info Reflector::reflect(const ContactProblem& problem, const ContactMatrices& matrices,
                                   NormalResponse& normal, Vector& velocity, Vector& impulse) {
  Info info;
  while (true) {
    find_approaching(problem, velocity);
    if (approaching_.empty()) return info;
    const bool last = info.rounds == settings_.max_rounds;
    if (last) {
      info.status = Status::iteration_limit;
      approaching_.resize(static_cast<std::size_t>(problem.contacts()));
      std::iota(approaching_.begin(), approaching_.end(), 0);
    }
    const Status status = normal.solve(approaching_, velocity, round_impulse_);
    info.residual = std::max(info.residual, normal.residual());
    if (status != Status::solved) {
      info.status = status;
      return info;
    }
    change_.noalias() = matrices.Minv_N * round_impulse_;
    const double squared = problem.mass().inner(change_, change_);
    if (!(squared > 0)) return info;
    const double factor = (last ? -1 : -2) * problem.mass().inner(velocity, change_) / squared;
    velocity += factor * change_;
    impulse += factor * round_impulse_;
    ++info.rounds;
    if (last) return info;
  }
}

ReflectionsLaw::ReflectionsLaw(std::string_view name, std::unique_ptr<NormalResponse> normal)
    : name_(name), normal_(std::move(normal)) {}

void ReflectionsLaw::solve(const ContactProblem& problem, Response& response) {
  matrices_.compute(problem);
  normal_->prepare(problem, matrices_);
  const Reflector::Info info =
      reflector_.reflect(problem, matrices_, *normal_, response.velocity, response.normal_impulse);
  response.status = info.status;
  response.iterations = info.rounds;
  response.residuals.complementarity = info.residual;
}

}  // namespace talus::laws
