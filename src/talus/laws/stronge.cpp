#include "talus/laws/stronge.h"

namespace talus::laws {
namespace {

constexpr double kStill = 1e-12;           // of the largest speed of a contact before
constexpr int kCollisionsPerContact = 50;  // before the rest is taken out inelastically

}  // namespace

void StrongeLaw::prepare(const ContactProblem& problem) {
  tangents_ = problem.tangents_per_contact();
  const int columns = tangents_ + 1;
  J_.resize(problem.dofs(), columns * problem.contacts());
  for (int i = 0; i < problem.contacts(); ++i) {
    J_.middleCols(columns * i, tangents_) = problem.tangents().middleCols(tangents_ * i, tangents_);
    J_.col(columns * i + tangents_) = problem.normals().col(i);
  }
  Minv_J_.resize(J_.rows(), J_.cols());
  problem.mass().solve(J_, Minv_J_);
}

/// The contact that approaches fastest; -1: none does.
int StrongeLaw::fastest(const Vector& normal_speed, double still) const {
  Eigen::Index contact = 0;
  return normal_speed.minCoeff(&contact) < -still ? static_cast<int>(contact) : -1;
}

bool StrongeLaw::collide_at(int contact, const ContactProblem& problem, Response& response) {
  const int columns = tangents_ + 1;
  const auto J = J_.middleCols(columns * contact, columns);
  const auto Minv_J = Minv_J_.middleCols(columns * contact, columns);
  // In the plane the missing tangent moves nothing and is moved by nothing.
  Eigen::Vector3i axes(0, 1, 2);
  if (tangents_ == 1) axes = {0, 2, -1};
  PointCollision collision{.friction = problem.friction()[contact], .restitution = problem.restitution()[contact]};
  const Matrix K = J.transpose() * Minv_J;
  const Vector u = J.transpose() * response.velocity;
  for (int a = 0; a < columns; ++a) {
    collision.u[axes[a]] = u[a];
    for (int b = 0; b < columns; ++b) collision.K(axes[a], axes[b]) = K(a, b);
  }
  if (tangents_ == 1) collision.K(1, 1) = K.trace() / 2;
  const CollisionOutcome outcome = collide(collision);
  if (!outcome.ended || !outcome.p.allFinite()) return false;
  Vector p(columns);
  for (int a = 0; a < columns; ++a) p[a] = outcome.p[axes[a]];
  response.velocity += Minv_J * p;
  response.tangent_impulse.segment(tangents_ * contact, tangents_) += p.head(tangents_);
  response.normal_impulse[contact] += p[tangents_];
  return true;
}

void StrongeLaw::solve(const ContactProblem& problem, Response& response) {
  prepare(problem);
  const double still = kStill * (J_.transpose() * response.velocity).cwiseAbs().maxCoeff();
  response.status = Status::solved;
  for (response.iterations = 0;; ++response.iterations) {
    speeds_ = problem.normals().transpose() * response.velocity;
    const int contact = fastest(speeds_, still);
    if (contact < 0) return;
    if (response.iterations >= kCollisionsPerContact * problem.contacts()) break;
    if (!collide_at(contact, problem, response)) {
      response.status = Status::iteration_limit;
      return;
    }
  }
  response.status = rest_.stop(problem, response);
}

}  // namespace talus::laws
