#include "talus/motion/rotation_series.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace talus::motion {
namespace {

constexpr double kNegligible = 1e-17;  // of the attitude, and of the spin
constexpr double kRoundedUp = 1 + 16 * std::numeric_limits<double>::epsilon();

Vector3 asymmetry(const Vector3& moments) {
  return {(moments[1] - moments[2]) / moments[0], (moments[2] - moments[0]) / moments[1],
          (moments[0] - moments[1]) / moments[2]};
}

double largest_product(const Vector3& g) {
  return 2 / std::sqrt(3.0) * g.cwiseAbs().maxCoeff();
}

/// q (0, w)
Eigen::Vector4d times_spin(const Eigen::Vector4d& q, const Vector3& w) {
  return {q[3] * w[0] + q[1] * w[2] - q[2] * w[1], q[3] * w[1] + q[2] * w[0] - q[0] * w[2],
          q[3] * w[2] + q[0] * w[1] - q[1] * w[0], -(q[0] * w[0] + q[1] * w[1] + q[2] * w[2])};
}

}  // namespace

bool RotationSeries::reaches(const Vector3& moments, const Vector3& w_B, double horizon) {
  const double turn = w_B.norm() * horizon;
  return turn <= kShortTurn && largest_product(asymmetry(moments)) * turn <= kShortTurn;
}

RotationSeries::RotationSeries(const Vector3& moments, const Quaternion& R_WB, const Vector3& w_B, double horizon) {
  const Vector3 g = asymmetry(moments);
  w_[0] = w_B;
  q_[0] = R_WB.coeffs();
  const double spin = w_B.norm();
  double power = 1;  // horizon^n
  for (int n = 0; n < kMaxOrder; ++n) {
    Vector3 product = Vector3::Zero();
    Eigen::Vector4d turned = Eigen::Vector4d::Zero();
    for (int k = 0; k <= n; ++k) {
      const Vector3 &x = w_[k], &y = w_[n - k];
      product += Vector3(x[1] * y[2], x[2] * y[0], x[0] * y[1]);
      turned += times_spin(q_[k], y);
    }
    w_[n + 1] = g.cwiseProduct(product) / (n + 1);
    q_[n + 1] = turned / (2 * (n + 1));
    order_ = n + 1;
    power *= horizon;
    if (q_[n + 1].cwiseAbs().maxCoeff() * power < kNegligible &&
        w_[n + 1].cwiseAbs().maxCoeff() * power <= kNegligible * spin)
      break;
  }
  // |w|' <= c |w|^2/2, so that |w| stays below spin/(1 - c spin t/2).
  const double c = kRoundedUp * largest_product(g);
  bounds_.spin = kRoundedUp * spin / (1 - 0.5 * c * spin * horizon);
  bounds_.first = 0.5 * c * bounds_.spin * bounds_.spin;
  bounds_.second = c * bounds_.spin * bounds_.first;
  bounds_.third = c * (bounds_.spin * bounds_.second + bounds_.first * bounds_.first);
}

Quaternion RotationSeries::attitude(double t) const {
  Eigen::Vector4d q = q_[order_];
  for (int n = order_ - 1; n >= 0; --n) q = q_[n] + t * q;
  return Quaternion(q).normalized();
}

Vector3 RotationSeries::spin_in_body(double t) const {
  Vector3 w = w_[order_];
  for (int n = order_ - 1; n >= 0; --n) w = w_[n] + t * w;
  return w;
}

}  // namespace talus::motion
