#include "talus/rockfall/contact_geometry.h"

namespace talus::rockfall {
namespace {

constexpr double kParallel = 1e-6;  // sine of the angle below which two edges have no crossing to speak of

}  // namespace

double gap_bend(const ContactGeometry& contact, const Vector3& n, const Vector3& r, const Vector3& v, const Vector3& w,
                const Vector3& spin_rate) {
  const Vector3 w_r = w.cross(r);
  const double fixed = n.dot(spin_rate.cross(r) + w.cross(w_r));
  if (contact.kind == ContactKind::corner_on_face) return fixed;
  const Vector3 v_c = v + w_r;
  if (contact.kind == ContactKind::face_on_corner) return fixed + 2 * w.cross(n).dot(v_c);
  const Vector3 &e = contact.edge_rock, &g = contact.edge_ground;
  const Vector3 n_g = n.cross(g);
  const double sine = n_g.dot(e);
  if (sine * sine <= kParallel * kParallel * g.squaredNorm() * e.squaredNorm()) return fixed;
  return fixed - 2 * n.dot(w.cross(e)) * n_g.dot(v_c) / sine;
}

}  // namespace talus::rockfall
