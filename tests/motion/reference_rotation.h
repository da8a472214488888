#pragma once

// The slow, obvious twin of TorqueFreeRotation: Euler's equations and R' = R [w]x integrated by Taylor series in a
// number type of more digits than double,
//     w_a' = (I_b - I_c)/I_a w_b w_c,     q' = q o (0, w) / 2,
// with steps of a quarter of the shortest time in the problem. Products of power series are Cauchy sums; the
// terms left out are below (1/6)^order (racket-like motion, which is slower: (1/12)^order).

#include <array>
#include <cmath>

#include "talus/motion/torque_free.h"

namespace talus::testing {

__extension__ using Quad = __float128;

template <class Real, int order>
class ReferenceRotation {
 public:
  ReferenceRotation(const core::Vector3& moments, const bodies::Quaternion& R_WB0, const core::Vector3& w_B0)
      : q_{R_WB0.w(), R_WB0.x(), R_WB0.y(), R_WB0.z()}, w_{w_B0[0], w_B0[1], w_B0[2]} {
    for (int i = 0; i < 3; ++i) {
      g_[i] = (Real(moments[(i + 1) % 3]) - Real(moments[(i + 2) % 3])) / Real(moments[i]);
    }
    step_ = 0.25 * moments.minCoeff() / moments.cwiseProduct(w_B0).norm();
  }

  void advance(double time) {
    const int steps = std::max(1, static_cast<int>(std::ceil(std::abs(time) / step_)));
    for (int i = 0; i < steps; ++i) step(Real(time) / Real(steps));
  }

  [[nodiscard]] core::Vector3 spin_in_body() const { return {double(w_[0]), double(w_[1]), double(w_[2])}; }

  [[nodiscard]] core::Matrix3 attitude() const {
    const auto& [s, x, y, z] = q_;
    const Real f = 2 / (s * s + x * x + y * y + z * z);
    core::Matrix3 R;
    R << double(1 - f * (y * y + z * z)), double(f * (x * y - s * z)), double(f * (x * z + s * y)),
        double(f * (x * y + s * z)), double(1 - f * (x * x + z * z)), double(f * (y * z - s * x)),
        double(f * (x * z - s * y)), double(f * (y * z + s * x)), double(1 - f * (x * x + y * y));
    return R;
  }

 private:
  void step(Real h) {
    std::array<std::array<Real, 3>, order + 1> w{};
    std::array<std::array<Real, 4>, order + 1> q{};
    w[0] = w_, q[0] = q_;
    for (int k = 0; k < order; ++k) {
      for (int i = 0; i <= k; ++i) add_products(w[i], q[i], w[k - i], w[k + 1], q[k + 1]);
      for (int a = 0; a < 3; ++a) w[k + 1][a] *= g_[a] / (k + 1);
      for (Real& part : q[k + 1]) part /= 2 * (k + 1);
    }
    w_ = w[order], q_ = q[order];
    for (int k = order - 1; k >= 0; --k) {
      for (int a = 0; a < 3; ++a) w_[a] = w_[a] * h + w[k][a];
      for (int a = 0; a < 4; ++a) q_[a] = q_[a] * h + q[k][a];
    }
  }

  static void add_products(const std::array<Real, 3>& w, const std::array<Real, 4>& q, const std::array<Real, 3>& v,
                           std::array<Real, 3>& dw, std::array<Real, 4>& dq) {
    dw[0] += w[1] * v[2];
    dw[1] += w[2] * v[0];
    dw[2] += w[0] * v[1];
    dq[0] -= q[1] * v[0] + q[2] * v[1] + q[3] * v[2];
    dq[1] += q[0] * v[0] + q[2] * v[2] - q[3] * v[1];
    dq[2] += q[0] * v[1] + q[3] * v[0] - q[1] * v[2];
    dq[3] += q[0] * v[2] + q[1] * v[1] - q[2] * v[0];
  }

  std::array<Real, 4> q_;
  std::array<Real, 3> w_, g_{};
  double step_ = 0;
};

using LongReference = ReferenceRotation<long double, 24>;
using QuadReference = ReferenceRotation<Quad, 30>;

}  // namespace talus::testing
