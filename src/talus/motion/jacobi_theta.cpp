#include "talus/motion/jacobi_theta.h"

#include <cmath>
#include <numbers>

#include "talus/motion/elliptic.h"

namespace talus::motion {
namespace {

using std::numbers::pi;

constexpr double kEndless = 1e300;  // stands for K on the separatrix: finite, so that 0 * K is 0

double sign_of_term(int n) {
  return n % 2 == 0 ? 1 : -1;
}

}  // namespace

JacobiTheta::JacobiTheta(const Parameters& parameters) : hyperbolic_(parameters.k > parameters.k1) {
  K_ = parameters.k1 > 0 ? motion::quarter_period(parameters.k1) : kEndless;
  if (hyperbolic_) {
    prepare_hyperbolic(parameters);
  } else {
    prepare_trigonometric(parameters);
  }
}

void JacobiTheta::prepare_trigonometric(const Parameters& parameters) {
  // With V = e^(-pi v/K) and W = e^(-pi w/K), q = V W, theta_1 over its constant e^(pi w/(2K)) q^(1/4) is
  //     sum (-1)^n q^(n n) V^n [ (1 + W^(2n+1)) sin (2n+1)x + i (1 - W^(2n+1)) cos (2n+1)x ].
  const double V = std::exp(-pi * parameters.v / K_);
  const double log_W = -pi * parameters.w / K_;
  x_rate_ = pi / (2 * K_);
  q_ = V * std::exp(log_W);
  q2_ = q_ * q_, q4_ = q2_ * q2_, q6_ = q4_ * q2_, q9_ = q6_ * q2_ * q_;
  const std::array<double, kTerms> weight{1, q_ * V, q4_ * V * V, q9_ * V * V * V};
  double slope = 0, height = 0;
  for (int n = 0; n < kTerms; ++n) {
    const double power = sign_of_term(n) * weight.at(n);
    re_.at(n) = power * (1 + std::exp((2 * n + 1) * log_W));
    im_.at(n) = -power * std::expm1((2 * n + 1) * log_W);
    slope += (2 * n + 1) * re_.at(n);
    height += im_.at(n);
  }
  phase_rate_ = -x_rate_ * slope / height;

  const double theta2 = 1 + q2_ + q6_;
  const double theta3 = 1 + 2 * (q_ + q4_ + q9_);
  const double theta4 = 1 - 2 * (q_ - q4_ + q9_);
  sn_factor_ = theta3 / theta2, cn_factor_ = theta4 / theta2, dn_factor_ = theta4 / theta3;
}

JacobiTheta::Values JacobiTheta::at_trigonometric(double u) const {
  const double x = x_rate_ * u;
  const double s1 = std::sin(x), c1 = std::cos(x);
  const double c2 = (c1 - s1) * (c1 + s1), c4 = 2 * c2 * c2 - 1, c6 = c2 * (2 * c4 - 1);
  const double s3 = s1 * (2 * c2 + 1), s5 = 2 * c2 * s3 - s1, s7 = 2 * c2 * s5 - s3;
  const double c3 = c1 * (2 * c2 - 1), c5 = 2 * c2 * c3 - c1, c7 = 2 * c2 * c5 - c3;

  const double theta1 = s1 - q2_ * s3 + q6_ * s5;
  const double theta2 = c1 + q2_ * c3 + q6_ * c5;
  const double even = 1 + 2 * q4_ * c4, odd = 2 * (q_ * c2 + q9_ * c6);
  const double over_theta4 = 1 / (even - odd);
  return {.sn = sn_factor_ * theta1 * over_theta4,
          .cn = cn_factor_ * theta2 * over_theta4,
          .dn = dn_factor_ * (even + odd) * over_theta4,
          .re = re_[0] * s1 + re_[1] * s3 + re_[2] * s5 + re_[3] * s7,
          .im = im_[0] * c1 + im_[1] * c3 + im_[2] * c5 + im_[3] * c7,
          .turn = 0};
}

void JacobiTheta::prepare_hyperbolic(const Parameters& parameters) {
  const double K1 = motion::quarter_period(parameters.k);
  x_rate_ = pi / (2 * K1);
  x_quarter_ = x_rate_ * K_;
  turn_rate_ = -x_rate_ * (parameters.w / K_);
  q_ = std::exp(-2 * x_quarter_);
  q2_ = q_ * q_, q4_ = q2_ * q2_, q6_ = q4_ * q2_, q9_ = q6_ * q2_ * q_;

  // theta_1 at Y - iX, Y = pi w/(2K'); pi/2 - Y is known from v without cancellation.
  const double Y = x_rate_ * parameters.w, sin_Y = std::sin(Y), cos_Y = std::sin(x_rate_ * parameters.v);
  const std::array<double, kTerms> sines{sin_Y, std::sin(3 * Y), std::sin(5 * Y), std::sin(7 * Y)};
  const std::array<double, kTerms> cosines{cos_Y, std::cos(3 * Y), std::cos(5 * Y), std::cos(7 * Y)};
  const std::array<double, kTerms> weight{1, q_, q4_, q9_};
  const std::array<double, kTerms> weight_at_zero{1, q2_, q6_, q6_ * q6_};
  double slope = 0, height = 0;
  for (int n = 0; n < kTerms; ++n) {
    re_.at(n) = sign_of_term(n) * weight.at(n) * cosines.at(n);
    im_.at(n) = sign_of_term(n) * weight.at(n) * sines.at(n);
    slope += sign_of_term(n) * (2 * n + 1) * weight_at_zero.at(n) * cosines.at(n);
    height += sign_of_term(n) * weight_at_zero.at(n) * sines.at(n);
  }
  phase_rate_ = turn_rate_ - x_rate_ * slope / height;

  const double theta2 = 1 + q2_ + q6_;
  const double theta3 = 1 + 2 * (q_ + q4_ + q9_);
  const double theta4 = 1 - 2 * (q_ - q4_ + q9_);
  sn_factor_ = theta3 / theta4, cn_factor_ = 2 * theta2 / theta4, dn_factor_ = 2 * theta2 / theta3;
}

JacobiTheta::Values JacobiTheta::at_hyperbolic(double u) const {
  const double half_turns = std::nearbyint(u / (2 * K_));
  const double reduced = u - half_turns * (2 * K_);
  const bool odd_turns = std::fmod(half_turns, 2.0) != 0;
  const double parity = odd_turns ? -1 : 1;
  const double X = x_rate_ * std::abs(reduced);
  const double E = std::exp(-X), G = std::exp(-2 * (x_quarter_ - X));
  const double E2 = E * E, E4 = E2 * E2, E6 = E4 * E2, E8 = E4 * E4, G2 = G * G, G3 = G2 * G;

  // 1 +- E^(4n+2), the hyperbolic functions of (2n+1)X over e^((2n+1)X)/2
  const double minus0 = -std::expm1(-2 * X);
  const double minus1 = minus0 * (1 + E2 + E4), minus2 = minus0 * (1 + E2 + E4 + E6 + E8);
  const double minus3 = minus0 * (1 + E2 + E4 + E6 + E8 * (1 + E2 + E4));
  const double plus0 = 1 + E2, plus1 = 1 + E6, plus2 = 1 + E8 * E2, plus3 = 1 + E8 * E6;

  const double theta1 = minus0 - q_ * G * minus1 + q4_ * G2 * minus2 - q9_ * G3 * minus3;
  const double theta2 = plus0 + q_ * G * plus1 + q4_ * G2 * plus2 + q9_ * G3 * plus3;
  const double even = 1 + q2_ * G2 * (1 + E8), odd = G * (1 + E4) + q6_ * G3 * (1 + E8 * E4);
  const double over_theta2 = parity / theta2;
  const double sign = std::signbit(reduced) ? -1 : 1;
  return {
      .sn = sign * sn_factor_ * theta1 * over_theta2,
      .cn = cn_factor_ * E * (even - odd) * over_theta2,
      .dn = dn_factor_ * E * (even + odd) * (parity * over_theta2),
      .re = sign * (re_[0] * minus0 + re_[1] * G * minus1 + re_[2] * G2 * minus2 + re_[3] * G3 * minus3),
      .im = im_[0] * plus0 + im_[1] * G * plus1 + im_[2] * G2 * plus2 + im_[3] * G3 * plus3,
      .turn = turn_rate_ * reduced + (odd_turns ? pi : 0),
  };
}

}  // namespace talus::motion
