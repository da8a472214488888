#include "talus/rockfall/contact_sweeps.h"

#include <algorithm>

namespace talus::rockfall {
namespace {

constexpr double kInCone = 1 - 1e-9;
constexpr double kOpposed = 0.999;  // cosine between slip and friction reversed

}  // namespace

ContactSweeps::ContactSweeps(std::span<const SlidingContact> contacts, const SlidingBody& body)
    : contacts_(contacts), body_(body), count_(static_cast<int>(contacts.size())) {
  const Matrix3& I = body.inverse_inertia;
  for (int i = 0; i < count_; ++i) {
    const SlidingContact& c = contacts_[i];
    const Vector3 arm = c.r.cross(c.n);
    const double normal = body.inverse_mass + arm.dot(I * arm);
    const double trace = 3 * body.inverse_mass + I.trace() * c.r.squaredNorm() - c.r.dot(I * c.r);
    normal_mass_[i] = 1 / normal;
    tangent_mass_[i] = 1 / (trace - normal);
    impulse_[i].setZero();
  }
}

void ContactSweeps::sweep(int times) {
  for (int k = 0; k < times; ++k)
    for (int i = 0; i < count_; ++i) push(i);
}

void ContactSweeps::push(int i) {
  const SlidingContact& c = contacts_[i];
  const Vector3 u = body_.v + body_.w.cross(c.r);
  const double speed = c.n.dot(u), before = c.n.dot(impulse_[i]);
  const double now = std::max(0.0, before - normal_mass_[i] * (speed - c.least_speed));
  Vector3 friction = impulse_[i] - before * c.n - tangent_mass_[i] * (u - speed * c.n);
  const double size = friction.norm(), most = c.friction * now;
  if (size > most) friction *= most / size;
  const Vector3 impulse = now * c.n + friction, change = impulse - impulse_[i];
  impulse_[i] = impulse;
  body_.v += body_.inverse_mass * change;
  body_.w += body_.inverse_inertia * c.r.cross(change);
}

bool ContactSweeps::slides(int i) const {
  return tangential(i).norm() >= kInCone * contacts_[i].friction * normal(i);
}

bool ContactSweeps::settled(double slack, double may_slip) const {
  for (int i = 0; i < count_; ++i) {
    const SlidingContact& c = contacts_[i];
    const Vector3 u = body_.v + body_.w.cross(c.r);
    const double above = c.n.dot(u) - c.least_speed;
    const bool open = !(normal(i) > 0);
    if (above < -slack || (!open && above > slack)) return false;
    const Vector3 slip = u - c.n.dot(u) * c.n, friction = tangential(i);
    const double speed = slip.norm();
    if (open || speed <= may_slip) continue;
    if (!slides(i) || -slip.dot(friction) < kOpposed * speed * friction.norm()) return false;
  }
  return true;
}

}  // namespace talus::rockfall
