#include "talus/geometry/simplex.h"

#include <limits>

// A face with the corners i, j, k, the sides e = w_i - w_k and f = w_j - w_k, and n = e x f: the foot of the origin is
//
//     n (n.w_k)/n.n = (u_i w_i + u_j w_j + u_k w_k)/n.n,    u_i = -f.q,  u_j = e.q,  u_k = n.n - u_i - u_j,  q = n x
//     w_k,
//
// in the face where none of the u is negative. Otherwise the nearest point is on an edge that the foot sees: one across
// from a corner with u < 0. Of a tetrahedron it is on a face that has the origin and the fourth corner on two sides.

namespace talus::geometry {
namespace {

constexpr double kFlat = 1e-14;  // area or volume of a simplex that counts as none, relative to its edges

/// The nearest point found so far: corners that carry it and their weights.
struct Nearest {
  double squared = std::numeric_limits<double>::infinity();
  Vector3 point = Vector3::Zero();
  int size = 0;
  std::array<int, 3> corner{};
  std::array<double, 3> weight{};
};

void look_at_corner(const Simplex& s, int i, Nearest& best) {
  const double squared = s.w[i].squaredNorm();
  if (squared >= best.squared) return;
  best.squared = squared, best.point = s.w[i];
  best.size = 1, best.corner[0] = i, best.weight[0] = 1;
}

void look_at_edge(const Simplex& s, int i, int j, Nearest& best) {
  const Vector3 d = s.w[j] - s.w[i];
  const double length = d.squaredNorm(), along = -s.w[i].dot(d);
  if (!(along > 0)) return look_at_corner(s, i, best);
  if (along >= length) return look_at_corner(s, j, best);
  const double t = along / length;
  const Vector3 point = s.w[i] + t * d;
  const double squared = point.squaredNorm();
  if (squared >= best.squared) return;
  best.squared = squared, best.point = point;
  best.size = 2, best.corner[0] = i, best.corner[1] = j, best.weight[0] = 1 - t, best.weight[1] = t;
}

/// A face as in the formulas above, with the squares of n, e and f.
struct Face {
  int i, j, k;
  const Vector3 &e, &f, &n;
  double ee, ff;
};

void look_at_face(const Simplex& s, const Face& face, Nearest& best) {
  const auto& [i, j, k, e, f, n, ee, ff] = face;
  const double nn = n.squaredNorm();
  const bool flat = !(nn > kFlat * kFlat * ee * ff);
  const Vector3 q = n.cross(s.w[k]);
  const double ui = -f.dot(q), uj = e.dot(q), uk = nn - ui - uj;
  if (!flat && ui >= 0 && uj >= 0 && uk >= 0) {
    const double over = 1 / nn, height = over * n.dot(s.w[k]);
    const Vector3 point = height * n;
    const double squared = point.squaredNorm();
    if (squared >= best.squared) return;
    best.squared = squared, best.point = point;
    best.size = 3, best.corner = {i, j, k}, best.weight = {over * ui, over * uj, over * uk};
    return;
  }
  if (flat || ui < 0) look_at_edge(s, j, k, best);
  if (flat || uj < 0) look_at_edge(s, i, k, best);
  if (flat || uk < 0) look_at_edge(s, i, j, best);
}

void look_at_triangle(const Simplex& s, Nearest& best) {
  const Vector3 e = s.w[0] - s.w[2], f = s.w[1] - s.w[2], n = e.cross(f);
  look_at_face(s, {0, 1, 2, e, f, n, e.squaredNorm(), f.squaredNorm()}, best);
}

/// The newest corner, number 3, lies beyond the face of the others: the nearest point is on one of its faces. False:
/// the origin is inside.
bool look_at_tetrahedron(const Simplex& s, Nearest& best) {
  const Vector3 e0 = s.w[0] - s.w[3], e1 = s.w[1] - s.w[3], e2 = s.w[2] - s.w[3];
  const Vector3 n2 = e0.cross(e1), n0 = e1.cross(e2), n1 = e2.cross(e0);
  const double l0 = e0.squaredNorm(), l1 = e1.squaredNorm(), l2 = e2.squaredNorm();
  const double volume = e0.dot(n0);
  const double sign = volume > 0 ? 1 : -1;
  // Volumes below the origin: those of the tetrahedra that it makes with the faces.
  const double v0 = -sign * n0.dot(s.w[3]), v1 = -sign * n1.dot(s.w[3]), v2 = -sign * n2.dot(s.w[3]);
  const bool flat = volume * volume <= kFlat * kFlat * l0 * l1 * l2;
  const bool above = v0 > 0 && v1 > 0 && v2 > 0;
  if (!flat && above && sign * volume - v0 - v1 - v2 > 0) return false;
  const bool all = flat || above;
  if (all || v2 <= 0) look_at_face(s, {0, 1, 3, e0, e1, n2, l0, l1}, best);
  if (all || v1 <= 0) look_at_face(s, {2, 0, 3, e2, e0, n1, l2, l0}, best);
  if (all || v0 <= 0) look_at_face(s, {1, 2, 3, e1, e2, n0, l1, l2}, best);
  return true;
}

/// Only the corners that carry the nearest point, in their order.
void keep(Simplex& s, const Nearest& nearest) {
  std::array<double, 4> weight{-1, -1, -1, -1};
  for (int m = 0; m < nearest.size; ++m) weight[nearest.corner[m]] = nearest.weight[m];
  int kept = 0;
  for (int i = 0; i < s.size; ++i) {
    if (weight[i] < 0) continue;
    if (kept < i) s.w[kept] = s.w[i], s.a[kept] = s.a[i], s.b[kept] = s.b[i];
    s.weight[kept++] = weight[i];
  }
  s.size = kept;
  s.point = nearest.point;
}

}  // namespace

bool reduce(Simplex& s) {
  Nearest best;
  if (s.size == 1) look_at_corner(s, 0, best);
  if (s.size == 2) look_at_edge(s, 0, 1, best);
  if (s.size == 3) look_at_triangle(s, best);
  if (s.size == 4 && !look_at_tetrahedron(s, best)) return false;
  keep(s, best);
  return true;
}

}  // namespace talus::geometry
