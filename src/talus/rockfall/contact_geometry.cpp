#include "talus/rockfall/contact_geometry.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talus::rockfall {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kParallel = 1e-6;  // sine of the angle below which two edges have no crossing to speak of

/// x, y with x g - y e = u in the plane square to n.
bool along_edges(const Vector3& g, const Vector3& e, const Vector3& n, const Vector3& u, double& x, double& y) {
  const double sine = n.dot(g.cross(e));
  if (std::abs(sine) <= kParallel * g.norm() * e.norm()) return false;
  x = n.dot(u.cross(e)) / sine;
  y = n.dot(u.cross(g)) / sine;
  return true;
}

double time_to_end(double place, double rate) {
  if (rate > 0) return std::max(0.0, 1 - place) / rate;
  return rate < 0 ? std::max(0.0, place) / -rate : kInfinity;
}

}  // namespace

double gap_bend(const ContactGeometry& contact, const Vector3& n, const Vector3& r, const Vector3& v, const Vector3& w,
                const Vector3& spin_rate) {
  const Vector3 w_r = w.cross(r);
  const double fixed = n.dot(spin_rate.cross(r) + w.cross(w_r));
  if (contact.kind == ContactKind::corner_on_face) return fixed;
  const Vector3 v_c = v + w_r;
  if (contact.kind == ContactKind::face_on_corner) return fixed + 2 * w.cross(n).dot(v_c);
  const Vector3 &e = contact.edge_rock, &g = contact.edge_ground;
  const Vector3 v_t = v_c - n.dot(v_c) * n;
  double l = 0, m = 0;
  if (!along_edges(g, e, n, v_t, l, m)) return fixed;
  // n' = a (n x g): square to n and g, with a from n'.e = -n.(w x e).
  const Vector3 n_g = n.cross(g);
  const double turn = -n.dot(w.cross(e)) / n_g.dot(e);
  return fixed + turn * n_g.dot(v_c) + m * n.dot(w.cross(e));
}

double lasting_time(const ContactGeometry& contact, const Vector3& point, const Vector3& n,
                    const Vector3& point_velocity, double longest_slide) {
  const Vector3 u = point_velocity - n.dot(point_velocity) * n;
  if (contact.kind == ContactKind::face_on_corner) {
    const double speed = u.norm();
    return speed > 0 ? longest_slide / speed : kInfinity;
  }
  if (contact.kind == ContactKind::edge_on_edge) {
    double l = 0, m = 0;
    if (!along_edges(contact.edge_ground, contact.edge_rock, n, u, l, m)) return kInfinity;
    return std::min(time_to_end(contact.along_ground, l), time_to_end(contact.along_rock, m));
  }
  double least = kInfinity;
  for (int k = 0; k < 3; ++k) {
    const Vector3& from = contact.triangle[k];
    const Vector3 outward = (contact.triangle[(k + 1) % 3] - from).cross(n);
    const double rate = outward.dot(u), room = outward.dot(from - point);
    if (rate > 0) least = std::min(least, std::max(0.0, room) / rate);
  }
  return least;
}

}  // namespace talus::rockfall
