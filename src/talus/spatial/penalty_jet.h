#pragma once

// Numbers and vectors that carry their derivatives with respect to N unknowns, exact to round-off:
//
//     d(u.v) = u' dv + v' du,      d(u x v) = [u] dv - [v] du,      d(s v) = s dv + v ds
//
// (Larsen, A robot soccer simulator, 6.4). One formula of a force so gives the force (N = 0: the derivatives are empty
// and cost nothing) and its Jacobian, and the two cannot disagree.

#include <cmath>

#include "talus/core/linear_algebra.h"

namespace talus::spatial {

template <int N>
struct Jet {
  using Row = Eigen::Matrix<double, 1, N>;
  double value = 0;
  Row d = Row::Zero();
};

template <int N>
struct Jet3 {
  using Rows = Eigen::Matrix<double, 3, N, Eigen::RowMajor>;
  core::Vector3 value = core::Vector3::Zero();
  Rows d = Rows::Zero();
};

template <int N>
Jet<N> operator+(const Jet<N>& s, const Jet<N>& r) {
  return {s.value + r.value, s.d + r.d};
}
template <int N>
Jet<N> operator-(const Jet<N>& s, const Jet<N>& r) {
  return {s.value - r.value, s.d - r.d};
}
template <int N>
Jet<N> operator+(const Jet<N>& s, double r) {
  return {s.value + r, s.d};
}
template <int N>
Jet<N> operator*(double r, const Jet<N>& s) {
  return {r * s.value, r * s.d};
}
template <int N>
Jet<N> operator*(const Jet<N>& s, const Jet<N>& r) {
  return {s.value * r.value, s.value * r.d + r.value * s.d};
}
/// g(s) with g' = slope.
template <int N>
Jet<N> chain(const Jet<N>& s, double value, double slope) {
  return {value, slope * s.d};
}
template <int N>
Jet<N> inverse(const Jet<N>& s) {
  return chain(s, 1 / s.value, -1 / (s.value * s.value));
}

template <int N>
Jet3<N> operator+(const Jet3<N>& u, const Jet3<N>& v) {
  return {u.value + v.value, u.d + v.d};
}
template <int N>
Jet3<N> operator-(const Jet3<N>& u, const Jet3<N>& v) {
  return {u.value - v.value, u.d - v.d};
}
template <int N>
Jet3<N> operator*(double s, const Jet3<N>& v) {
  return {s * v.value, s * v.d};
}
template <int N>
Jet3<N> operator*(const Jet<N>& s, const Jet3<N>& v) {
  Jet3<N> result{s.value * v.value, s.value * v.d};
  for (int i = 0; i < 3; ++i) result.d.row(i) += v.value[i] * s.d;
  return result;
}

template <int N>
Jet<N> dot(const Jet3<N>& u, const Jet3<N>& v) {
  Jet<N> result{u.value.dot(v.value)};
  for (int i = 0; i < 3; ++i) result.d += u.value[i] * v.d.row(i) + v.value[i] * u.d.row(i);
  return result;
}

template <int N>
Jet3<N> cross(const Jet3<N>& u, const Jet3<N>& v) {
  Jet3<N> result{u.value.cross(v.value)};
  for (int i = 0; i < 3; ++i) {
    const int j = (i + 1) % 3, k = (i + 2) % 3;
    result.d.row(i) =
        u.value[j] * v.d.row(k) - u.value[k] * v.d.row(j) + v.value[k] * u.d.row(j) - v.value[j] * u.d.row(k);
  }
  return result;
}

/// Of a vector that is not zero.
template <int N>
Jet<N> norm(const Jet3<N>& v) {
  const Jet<N> square = dot(v, v);
  const double length = std::sqrt(square.value);
  return chain(square, length, 0.5 / length);
}

/// v without its part along the unit vector n.
template <int N>
Jet3<N> across(const Jet3<N>& v, const Jet3<N>& n) {
  return v - dot(v, n) * n;
}

}  // namespace talus::spatial
