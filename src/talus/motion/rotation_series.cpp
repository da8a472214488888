#include "talus/motion/rotation_series.h"

#include <algorithm>
#include <limits>
#include <numbers>

namespace talus::motion {
namespace {

constexpr double kRoundedUp = 1 + 16 * std::numeric_limits<double>::epsilon();

using Vector4 = Eigen::Vector4d;
using Matrix4 = Eigen::Matrix4d;

constexpr auto kOver = [] {  // 1/n
  std::array<double, 20> over{};
  for (int n = 1; n < 20; ++n) over[n] = 1.0 / n;
  return over;
}();

/// Q with Q q = q (0, x).
Matrix4 times(const Vector3& x) {
  Matrix4 Q;
  Q.col(0) = Vector4(0, -x[2], x[1], -x[0]);
  Q.col(1) = Vector4(x[2], 0, -x[0], -x[1]);
  Q.col(2) = Vector4(-x[1], x[0], 0, -x[2]);
  Q.col(3) = Vector4(x[0], x[1], x[2], 0);
  return Q;
}

/// Of the last term that is taken.
int driven_order(double turn, double driven) {
  int order = 0;
  double term = 1, last = 0;
  while (std::max(term, last) > RotationSeries::kNegligible && order < RotationSeries::kMaxOrder) {
    const double next = 0.5 * kOver[order + 1] * (turn * term + driven * last);
    last = term, term = next;
    ++order;
  }
  return order - 1;
}

}  // namespace

bool RotationSeries::begin(const Vector3& g, const Quaternion& R_WB, const Vector3& w_B, double horizon) {
  const double c = kRoundedUp * 2 * std::numbers::inv_sqrt3 * g.cwiseAbs().maxCoeff();
  const double spin = w_B.norm(), turn = spin * horizon;
  if (!(turn <= kShortTurn && c * turn <= kShortTurn)) return false;
  choose_orders(turn, 0.5 * c * turn);
  w_[0] << w_B, 0;
  q_[0] = R_WB.coeffs();
  expand_spin(g);
  expand_attitude();
  bounds_.spin = kRoundedUp * spin / (1 - 0.5 * c * turn);
  bounds_.first = 0.5 * c * bounds_.spin * bounds_.spin;
  bounds_.second = c * bounds_.spin * bounds_.first;
  bounds_.third = c * (bounds_.spin * bounds_.second + bounds_.first * bounds_.first);
  return true;
}

bool RotationSeries::begin_driven(const Quaternion& R_WB, const Vector3& w_B, const Vector3& rate_B, double horizon) {
  const double spin = w_B.norm(), rate = rate_B.norm(), turn = spin * horizon, driven = rate * horizon * horizon;
  if (!(turn <= kShortTurn && driven <= kShortTurn)) return false;
  spin_order_ = 1;
  order_ = driven_order(turn, driven);
  w_[0] << w_B, 0;
  w_[1] << rate_B, 0;
  q_[0] = R_WB.coeffs();
  expand_driven_attitude(0.5 * w_B, 0.5 * rate_B);
  bounds_ = {.spin = kRoundedUp * std::max(spin, (w_B + horizon * rate_B).norm()), .first = kRoundedUp * rate};
  return true;
}

void RotationSeries::choose_orders(double turn, double wobble) {
  spin_order_ = order_ = 0;
  for (double term = wobble; term > kNegligible && spin_order_ < kMaxOrder; term *= wobble) ++spin_order_;
  double part = 0.5 * turn;
  for (double term = part; term > kNegligible && order_ < kMaxOrder; ++order_) {
    part += wobble;
    term *= part * kOver[order_ + 2];
  }
}

void RotationSeries::expand_spin(const Vector3& g) {
  for (int n = 0; n < spin_order_; ++n) {
    double product_a = 0, product_b = 0, product_c = 0;
    for (int k = 0; k <= n; ++k) {
      const Vector4 &x = w_[k], &y = w_[n - k];
      product_a += x[1] * y[2];
      product_b += x[2] * y[0];
      product_c += x[0] * y[1];
    }
    const double over = kOver[n + 1];
    w_[n + 1] = {over * g[0] * product_a, over * g[1] * product_b, over * g[2] * product_c, 0};
  }
}

void RotationSeries::expand_attitude() {
  for (int n = 0; n < order_; ++n) {
    Vector4 a = Vector4::Zero(), b = Vector4::Zero(), c = Vector4::Zero();  // sums of q_k times w_a, w_b, w_c
    for (int k = std::max(0, n - spin_order_); k <= n; ++k) {
      const Vector4 &q = q_[k], &w = w_[n - k];
      a += w[0] * q;
      b += w[1] * q;
      c += w[2] * q;
    }
    const double over = 0.5 * kOver[n + 1];
    q_[n + 1] = {over * (a[3] + c[1] - b[2]), over * (b[3] + a[2] - c[0]), over * (c[3] + b[0] - a[1]),
                 -over * (a[0] + b[1] + c[2])};
  }
}

/// (n+1) q_(n+1) = q_n (0, a) + q_(n-1) (0, b).
void RotationSeries::expand_driven_attitude(const Vector3& a, const Vector3& b) {
  const Matrix4 by_a = times(a), by_b = times(b);
  q_[1] = by_a * q_[0];
  for (int n = 1; n < order_; ++n) q_[n + 1] = kOver[n + 1] * (by_a * q_[n] + by_b * q_[n - 1]);
}

}  // namespace talus::motion
