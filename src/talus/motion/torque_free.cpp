#include "talus/motion/torque_free.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <limits>
#include <utility>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/motion/elliptic.h"

namespace talus::motion {
namespace {

constexpr double kNothing = 1e-140;  // squares of anything larger are normal numbers
constexpr double kRoundedUp = 1 + 16 * std::numeric_limits<double>::epsilon();

/// |1/p - 1/q| without cancellation.
double reciprocal_difference(double p, double q) {
  return std::abs(q - p) / p / q;
}

double sign(double x) {
  return std::signbit(x) ? -1 : 1;
}

/// Of a quaternion whose length is 1 to within 1e-6 (what check() lets pass): 1/sqrt(1 + d) to d^3.
Quaternion of_unit_length(const Quaternion& q) {
  const double d = q.squaredNorm() - 1;
  return Quaternion((1 - d * (0.5 - d * (0.375 - 0.3125 * d))) * q.coeffs());
}

}  // namespace

struct TorqueFreeRotation::Axes {
  int a = 0, b = 1, c = 2;
  double jb_ja = 0, jc_jb = 0, jc_ja = 0;  // |j_b - j_a|, |j_c - j_b|, |j_c - j_a|
  double side = 1;                         // sign(j_c - j_a)
  double margin = 0;                       // sqrt(1 - n_c^2 |j_c - j_b| / (n_a^2 |j_b - j_a|)): 0 on the separatrix
};

TorqueFreeRotation::TorqueFreeRotation(const Vector3& principal_moments, const Quaternion& R_WB0, const Vector3& w_B0,
                                       double horizon) {
  bodies::check(bodies::PrincipalMass{.mass = 1, .moments = principal_moments});
  bodies::check(bodies::SpatialState{.R_WB = R_WB0, .w_WB = w_B0});
  R_WB0_ = of_unit_length(R_WB0);
  moments_ = principal_moments;
  asymmetry_ = asymmetry(principal_moments);
  w_B0_ = w_B0;
  is_short_ = series_.begin(asymmetry_, R_WB0_, w_B0, horizon);
  if (is_short_)
    bounds_ = series_.bounds();
  else
    follow_for_ever();
}

TorqueFreeRotation TorqueFreeRotation::driven(const Quaternion& R_WB0, const Vector3& w_B0, const Vector3& rate_B,
                                              double horizon) {
  TorqueFreeRotation rotation;
  rotation.R_WB0_ = of_unit_length(R_WB0);
  rotation.w_B0_ = w_B0;
  rotation.rate_B_ = rate_B;
  rotation.driven_ = true;
  rotation.is_short_ = rotation.series_.begin_driven(rotation.R_WB0_, w_B0, rate_B, horizon);
  if (!rotation.is_short_)
    throw core::InputError({.key = "horizon",
                            .value = fmt::format("{}", horizon),
                            .problem = "a driven rotation turns too far until then",
                            .accepted = fmt::format("a time in which it turns by at most {} rad, by its spin and by "
                                                    "what drives it alike",
                                                    RotationSeries::kShortTurn)});
  rotation.bounds_ = rotation.series_.bounds();
  return rotation;
}

void TorqueFreeRotation::follow_for_ever() {
  const Vector3 L_B = moments_.cwiseProduct(w_B0_);
  L_ = L_B.stableNorm();
  bounds_.spin = kRoundedUp * w_B0_.norm();
  if (!(L_ > 0)) return;
  const Axes axes = choose_axes(moments_, w_B0_);
  axis_ = {axes.a, axes.b, axes.c};
  for (int i = 0; i < 3; ++i) spin_factor_[i] = L_ / moments_[axis_[i]];
  solve(axes, L_B / L_);
  if (!fixed_axis_) bound(moments_);
}

TorqueFreeRotation::Axes TorqueFreeRotation::choose_axes(const Vector3& moments, const Vector3& w_B) {
  std::array<int, 3> order{0, 1, 2};
  std::sort(order.begin(), order.end(), [&](int i, int k) { return moments[i] < moments[k]; });
  Axes axes{.a = order[0], .b = order[1], .c = order[2], .side = -1};
  // n_i^2 |j_b - j_i| up to a common factor. The difference of two such terms is the distance from the separatrix, the
  // only one here that may cancel: hence the longer numbers.
  const auto pull = [&](int i) {
    const long double moment = moments[i], intermediate = moments[axes.b], w = w_B[i];
    return moment * std::abs(intermediate - moment) * w * w;
  };
  if (pull(axes.a) < pull(axes.c)) {
    std::swap(axes.a, axes.c);
    axes.side = 1;
  }
  const long double pull_a = pull(axes.a), pull_c = pull(axes.c);
  if (pull_a > 0) axes.margin = static_cast<double>(std::sqrt((pull_a - pull_c) / pull_a));
  axes.jb_ja = reciprocal_difference(moments[axes.b], moments[axes.a]);
  axes.jc_jb = reciprocal_difference(moments[axes.c], moments[axes.b]);
  axes.jc_ja = reciprocal_difference(moments[axes.c], moments[axes.a]);
  return axes;
}

void TorqueFreeRotation::solve(const Axes& axes, const Vector3& n_B) {
  const double sign_a = sign(n_B[axes.a]), sign_c = sign(n_B[axes.c]);
  const bool cyclic = (axes.b - axes.a + 3) % 3 == 1;
  axis_sign_ = {sign_a, cyclic ? sign_a * sign_c : -sign_a * sign_c, sign_c};
  const Vector3 n{std::abs(n_B[axes.a]), axis_sign_[1] * n_B[axes.b], std::abs(n_B[axes.c])};

  const double x_b = axes.jb_ja / axes.jc_ja, x_c = axes.jc_jb / axes.jc_ja;
  const double A = std::sqrt(n[0] * n[0] + n[1] * n[1] * x_c), C = std::sqrt(n[2] * n[2] + n[1] * n[1] * x_b);
  const double B = C / std::sqrt(x_b);
  const bool n_moves = x_b > 0 && A > kNothing && C > kNothing && std::max(n[0], n[2]) > kNothing;
  if (!n_moves) return;  // a sphere has x_b = 0/0: not a number, and no comparison holds

  theta_ = JacobiTheta(
      {.k = std::min(1.0, std::sqrt(x_c / x_b) * C / A),
       .k1 = std::min(1.0, axes.margin * n[0] / A),
       .w = x_c > 0 ? std::sqrt(x_b) * carlson_rf(x_c, x_c / (A * A), 1) : std::numeric_limits<double>::infinity(),
       .v = A * carlson_rf(C * C, B * B, 1)});
  side_ = axes.side;
  amplitude_ = {A, -side_ * B, C};
  rate_ = L_ * A * std::sqrt(axes.jc_ja) * std::sqrt(axes.jb_ja);
  const double sn = -side_ * n[1] / B, cn = n[2] / C, dn = n[0] / A;
  u0_ = sn * carlson_rf(cn * cn, dn * dn, 1);
  const double part_c = 1 + A * std::sqrt(x_b) * theta_.phase_rate_at_zero();
  psi_rate_ = spin_factor_[0] + side_ * L_ * axes.jc_ja * part_c;
  fixed_axis_ = false;
  count_psi_from_start();
}

void TorqueFreeRotation::count_psi_from_start() {
  const Matrix3 R_WB0 = R_WB0_.toRotationMatrix();
  Matrix3 R_WP0;  // attitude of the axes a, b, c
  for (int i = 0; i < 3; ++i) R_WP0.col(i) = axis_sign_[i] * R_WB0.col(axis_[i]);
  const JacobiTheta::Values values = theta_.at(u0_);
  R_WE_ = R_WP0 * turned(0, values, direction(values)).transpose();
}

void TorqueFreeRotation::bound(const Vector3& moments) {
  const double A = amplitude_[0], B = std::abs(amplitude_[1]), C = amplitude_[2];
  const JacobiTheta::Values at_quarter = theta_.at(theta_.quarter_period());
  // |w|^2 is linear in sn^2: it is largest where sn = 0 or where cn = 0.
  const double at_zero = std::hypot(spin_factor_[0] * A, spin_factor_[2] * C);
  const double at_b = std::hypot(spin_factor_[0] * A * at_quarter.dn, spin_factor_[1] * B);
  bounds_.spin = kRoundedUp * std::max({at_zero, at_b, w_B0_.norm()});

  // w_a' = g_a w_b w_c with g_a = (I_b - I_c)/I_a, and so on around; then the derivatives of these products.
  Vector3 g;
  const Vector3 w = spin_factor_.cwiseProduct(amplitude_.cwiseAbs());
  const auto pairs = [](const Vector3& x, const Vector3& y) {
    return Vector3(x[1] * y[2] + x[2] * y[1], x[2] * y[0] + x[0] * y[2], x[0] * y[1] + x[1] * y[0]);
  };
  for (int i = 0; i < 3; ++i) {
    g[i] = kRoundedUp * std::abs(moments[axis_[(i + 1) % 3]] - moments[axis_[(i + 2) % 3]]) / moments[axis_[i]];
  }
  const Vector3 w1 = 0.5 * g.cwiseProduct(pairs(w, w)), w2 = g.cwiseProduct(pairs(w, w1));
  const Vector3 w3 = g.cwiseProduct(pairs(w, w2) + pairs(w1, w1));
  bounds_.first = w1.norm(), bounds_.second = w2.norm(), bounds_.third = w3.norm();
}

Vector3 TorqueFreeRotation::direction(const JacobiTheta::Values& values) const {
  return amplitude_.cwiseProduct(Vector3(values.dn, values.sn, values.cn));
}

Vector3 TorqueFreeRotation::to_body(const Vector3& abc) const {
  Vector3 body;
  for (int i = 0; i < 3; ++i) body[axis_[i]] = axis_sign_[i] * abc[i];
  return body;
}

Matrix3 TorqueFreeRotation::turned(double t, const JacobiTheta::Values& values, const Vector3& n) const {
  const double angle = psi_rate_ * t - side_ * values.turn;
  const double cos_angle = std::cos(angle), sin_angle = std::sin(angle);
  const double over_theta = 1 / std::sqrt(values.re * values.re + values.im * values.im);
  const double re = values.re * over_theta, im = -side_ * values.im * over_theta;
  const double cos_psi = cos_angle * re - sin_angle * im, sin_psi = sin_angle * re + cos_angle * im;

  // In the axes a, b, c: along the part of a square to n, and n x that.
  const double h = std::sqrt(n[1] * n[1] + n[2] * n[2]), over_h = 1 / h;
  const Vector3 first{h, -n[0] * n[1] * over_h, -n[0] * n[2] * over_h};
  const Vector3 second{0, n[2] * over_h, -n[1] * over_h};
  Matrix3 R_EP;
  R_EP.row(0) = cos_psi * first - sin_psi * second;
  R_EP.row(1) = sin_psi * first + cos_psi * second;
  R_EP.row(2) = n;
  return R_EP;
}

TorqueFreeRotation::Pose TorqueFreeRotation::closed_pose(double t) const {
  if (fixed_axis_) {
    const double speed = w_B0_.norm();
    if (!(speed > 0)) return {R_WB0_.toRotationMatrix(), w_B0_};
    return {(R_WB0_ * Quaternion(Eigen::AngleAxisd(speed * t, w_B0_ / speed))).toRotationMatrix(), w_B0_};
  }
  const JacobiTheta::Values values = theta_.at(rate_ * t + u0_);
  const Vector3 n = direction(values);
  const Matrix3 R_WP = R_WE_ * turned(t, values, n);
  Pose pose;
  for (int i = 0; i < 3; ++i) pose.R_WB.col(axis_[i]) = axis_sign_[i] * R_WP.col(i);
  pose.w_B = to_body(spin_factor_.cwiseProduct(n));
  return pose;
}

std::pair<Quaternion, Vector3> TorqueFreeRotation::attitude_and_spin(double t) const {
  if (is_short_) {
    const Quaternion R_WB = series_.attitude(t);
    return {R_WB, R_WB * series_.spin_in_body(t)};
  }
  const Pose now = closed_pose(t);
  return {Quaternion(now.R_WB).normalized(), now.R_WB * now.w_B};
}

Vector3 TorqueFreeRotation::spin(double t) const {
  const Pose now = pose(t);
  return now.R_WB * now.w_B;
}

Vector3 TorqueFreeRotation::spin_in_body(double t) const {
  if (is_short_) return series_.spin_in_body(t);
  if (fixed_axis_) return w_B0_;
  return to_body(spin_factor_.cwiseProduct(direction(theta_.at(rate_ * t + u0_))));
}

double TorqueFreeRotation::max_spin(double t0, double t1) const {
  if (fixed_axis_ || is_short_) return bounds_.spin;
  // The extremes of |w| lie a quarter period apart: at multiples of K.
  const double K = theta_.quarter_period();
  const double first = rate_ * std::min(t0, t1) + u0_, last = rate_ * std::max(t0, t1) + u0_;
  double largest = std::max(spin_in_body(t0).norm(), spin_in_body(t1).norm());
  const double next = std::ceil(first / K);
  for (int i = 0; i < 2 && (next + i) * K <= last; ++i) {
    largest = std::max(largest, spin_in_body(((next + i) * K - u0_) / rate_).norm());
  }
  return largest * kRoundedUp;
}

double TorqueFreeRotation::period() const {
  assert(!is_short_);
  return fixed_axis_ ? 0 : 4 * theta_.quarter_period() / rate_;
}

}  // namespace talus::motion
