#include "talus/geometry/simplex.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talus::geometry {
namespace {

constexpr double kFlat = 1e-14;  // volume of a simplex that counts as none, relative to its edges

/// Point of a segment or triangle nearest to the origin: corners that carry it and their weights.
struct Nearest {
  int size = 0;
  std::array<int, 3> corner{};
  std::array<double, 3> weight{};
  double squared = std::numeric_limits<double>::infinity();
};

Nearest nearest_on_segment(const Simplex& s, int i, int j) {
  const Vector3 d = s.w[j] - s.w[i];
  const double length = d.squaredNorm();
  const double t = length > 0 ? -s.w[i].dot(d) / length : 0;
  if (t <= 0) return {1, {i}, {1}, s.w[i].squaredNorm()};
  if (t >= 1) return {1, {j}, {1}, s.w[j].squaredNorm()};
  return {2, {i, j}, {1 - t, t}, (s.w[i] + t * d).squaredNorm()};
}

/// By the signs of the edge functions: inside, or nearest to an edge that the origin's foot sees.
Nearest nearest_on_triangle(const Simplex& s, int i, int j, int k) {
  const Vector3 &a = s.w[i], &b = s.w[j], &c = s.w[k];
  const Vector3 n = (b - a).cross(c - a);
  const double wi = n.dot(b.cross(c)), wj = n.dot(c.cross(a)), wk = n.dot(a.cross(b));
  const double sum = n.squaredNorm();
  const bool flat = !(sum > kFlat * kFlat * (b - a).squaredNorm() * (c - a).squaredNorm());
  if (!flat && wi >= 0 && wj >= 0 && wk >= 0) {
    const double over = 1 / (wi + wj + wk);
    const Vector3 foot = over * (wi * a + wj * b + wk * c);
    return {3, {i, j, k}, {over * wi, over * wj, over * wk}, foot.squaredNorm()};
  }
  Nearest best;
  const auto look_at = [&](int from, int to) {
    if (const Nearest side = nearest_on_segment(s, from, to); side.squared < best.squared) best = side;
  };
  if (flat || wi < 0) look_at(j, k);
  if (flat || wj < 0) look_at(k, i);
  if (flat || wk < 0) look_at(i, j);
  return best;
}

bool inside_tetrahedron(const Simplex& s) {
  const Vector3 e1 = s.w[1] - s.w[0], e2 = s.w[2] - s.w[0], e3 = s.w[3] - s.w[0];
  const double volume = e1.dot(e2.cross(e3));
  if (std::abs(volume) <= kFlat * e1.norm() * e2.norm() * e3.norm()) return false;
  const double sign = volume > 0 ? 1 : -1;
  return sign * s.w[1].dot(s.w[2].cross(s.w[3])) > 0 && -sign * s.w[0].dot(s.w[2].cross(s.w[3])) > 0 &&
         sign * s.w[0].dot(s.w[1].cross(s.w[3])) > 0 && -sign * s.w[0].dot(s.w[1].cross(s.w[2])) > 0;
}

/// Only the corners that carry the nearest point, in their order.
void keep(Simplex& s, const Nearest& nearest) {
  std::array<double, 4> weight{};
  for (int m = 0; m < nearest.size; ++m) weight[nearest.corner[m]] = nearest.weight[m];
  int kept = 0;
  for (int i = 0; i < s.size; ++i) {
    if (std::find(nearest.corner.begin(), nearest.corner.begin() + nearest.size, i) ==
        nearest.corner.begin() + nearest.size)
      continue;
    s.w[kept] = s.w[i], s.a[kept] = s.a[i], s.b[kept] = s.b[i];
    s.weight[kept++] = weight[i];
  }
  s.size = kept;
}

}  // namespace

bool Simplex::has(const Vector3& corner) const {
  for (int i = 0; i < size; ++i)
    if (w[i] == corner) return true;
  return false;
}

void Simplex::add(const Vector3& corner_a, const Vector3& corner_b) {
  w[size] = corner_a - corner_b, a[size] = corner_a, b[size] = corner_b;
  ++size;
}

bool reduce(Simplex& s) {
  Nearest best{1, {0}, {1}, s.w[0].squaredNorm()};
  if (s.size == 2) best = nearest_on_segment(s, 0, 1);
  if (s.size == 3) best = nearest_on_triangle(s, 0, 1, 2);
  if (s.size == 4) {
    if (inside_tetrahedron(s)) return false;
    // The newest corner lies beyond the face of the others: the nearest point is on one of its faces.
    constexpr std::array<std::array<int, 3>, 3> kFaces{{{0, 1, 3}, {0, 2, 3}, {1, 2, 3}}};
    best.squared = std::numeric_limits<double>::infinity();
    for (const auto& f : kFaces)
      if (const Nearest face = nearest_on_triangle(s, f[0], f[1], f[2]); face.squared < best.squared) best = face;
  }
  keep(s, best);
  return true;
}

}  // namespace talus::geometry
