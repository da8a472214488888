#include "talus/rockfall/contact_geometry.h"

#include <cmath>

namespace talus::rockfall {
namespace {

constexpr double kParallel = 1e-6;  // sine of the angle below which two edges have no crossing to speak of

/// x, y with x g - y e = u in the plane square to n.
bool along_edges(const Vector3& g, const Vector3& e, const Vector3& n, const Vector3& u, double& x, double& y) {
  const double sine = n.dot(g.cross(e));
  if (std::abs(sine) <= kParallel * g.norm() * e.norm()) return false;
  x = n.dot(u.cross(e)) / sine;
  y = n.dot(u.cross(g)) / sine;
  return true;
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

}  // namespace talus::rockfall
