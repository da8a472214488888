#include "talus/rockfall/single_contact.h"

#include <algorithm>
#include <cmath>

namespace talus::rockfall {
namespace {

constexpr int kMaxAngles = 20;    // tries at the slip direction
constexpr double kMaxTurn = 0.7;  // tangent of the angle from one to the next
constexpr double kSameAngle = 1e-9;
constexpr double kSlips = 1e-6;  // m/s: slower is sticking

/// 1/m - [r] I^-1 [r]; the columns of -[r] are z e_y - y e_z and so on.
Matrix3 compliance(const SlidingBody& body, const Vector3& r) {
  const Matrix3& I = body.inverse_inertia;
  const Vector3 x = r.z() * I.col(1) - r.y() * I.col(2);
  const Vector3 y = r.x() * I.col(2) - r.z() * I.col(0);
  const Vector3 z = r.y() * I.col(0) - r.x() * I.col(1);
  Matrix3 K;
  K(0, 0) = body.inverse_mass + r.z() * x.y() - r.y() * x.z();
  K(1, 1) = body.inverse_mass + r.x() * y.z() - r.z() * y.x();
  K(2, 2) = body.inverse_mass + r.y() * z.x() - r.x() * z.y();
  K(0, 1) = K(1, 0) = r.z() * y.y() - r.y() * y.z();
  K(0, 2) = K(2, 0) = r.z() * z.y() - r.y() * z.z();
  K(1, 2) = K(2, 1) = r.x() * z.z() - r.z() * z.x();
  return K;
}

/// Normal impulse and direction t of a contact that slides; t is a first guess before. `missing`: normal speed, m/s.
bool slides(const SlidingContact& contact, const Matrix3& K, const Vector3& u, double missing, Vector3& t,
            double& lambda) {
  const double mu = contact.friction;
  const Vector3 Kn = K * contact.n;
  const double K_nn = contact.n.dot(Kn);
  for (int i = 0; i < kMaxAngles; ++i) {
    const Vector3 across = contact.n.cross(t);
    const double yields = K_nn - mu * Kn.dot(t);
    if (!(yields > 0)) return false;
    lambda = missing / yields;
    const Vector3 push = Kn - mu * (K * t), slip = u + lambda * push;
    const double along = t.dot(slip), off = across.dot(slip);
    if (std::abs(off) <= kSameAngle * std::abs(along)) return along > 0;
    const double lambda_rate = lambda * mu * Kn.dot(across) / yields;
    const double rate = lambda_rate * across.dot(push) - lambda * mu * across.dot(K * across) - along;
    const double turn = rate < 0 ? std::clamp(-off / rate, -kMaxTurn, kMaxTurn) : std::copysign(kMaxTurn, off);
    t = (t + turn * across).normalized();
  }
  return false;
}

}  // namespace

bool solve_single_contact(const SlidingContact& contact, SlidingBody& body, SlidingImpulse& impulse) {
  const Vector3 u = body.v + body.w.cross(contact.r);
  const double missing = contact.least_speed - contact.n.dot(u), mu = contact.friction;
  impulse = {};
  if (missing <= 0) return true;
  const Matrix3 K = compliance(body, contact.r);
  Vector3 p = K.inverse() * (contact.least_speed * contact.n - u);
  impulse.normal = contact.n.dot(p);
  const Vector3 holds = p - impulse.normal * contact.n;
  impulse.tangential = holds.norm();
  if (!(impulse.normal >= 0 && impulse.tangential <= mu * impulse.normal)) {
    Vector3 t = u + (missing - contact.least_speed) * contact.n;
    double size = t.norm();
    if (size <= kSlips) t = -holds, size = impulse.tangential;  // where it slips if it does not yet
    if (!(size > 0)) return false;
    t /= size;
    if (!slides(contact, K, u, missing, t, impulse.normal)) return false;
    impulse.tangential = mu * impulse.normal;
    p = impulse.normal * (contact.n - mu * t);
  }
  body.v += body.inverse_mass * p;
  body.w += body.inverse_inertia * contact.r.cross(p);
  return true;
}

}  // namespace talus::rockfall
