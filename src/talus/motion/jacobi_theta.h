#pragma once

// Jacobi's elliptic functions and the phase of a theta function, at any real argument u and without iteration:
//
//     sn u, cn u, dn u   with modulus k            phase(u) = arg theta_1(pi (u + i w) / (2 K), q)
//
//   k, k1  modulus and its complement, k^2 + k1^2 = 1, both in [0, 1]. Both are given, since near k = 1 only k1 tells
//          what happens, and near k = 0 only k
//   K, K'  quarter periods of k and k1;  q = exp(-pi K'/K) the nome
//   w      shift of the argument, 0 < w <= K';  v = K' - w is given as well, for the same reason
//
// Series (Whittaker & Watson, chapter 21), over n = 0, 1, ...:
//     theta_1(z, q) = 2 q^(1/4) sum (-1)^n q^(n(n+1)) sin (2n+1)z,      theta_2: cos and no (-1)^n
//     theta_4(z, q) = 1 + 2 sum_(n>0) (-1)^n q^(n n) cos 2n z,          theta_3: no (-1)^n
//     sn u = theta_3/theta_2 . theta_1(x)/theta_4(x),   cn u = theta_4/theta_2 . theta_2(x)/theta_4(x),
//     dn u = theta_4/theta_3 . theta_3(x)/theta_4(x),   x = pi u/(2K), no argument meaning 0.
//
// For k^2 <= 1/2 these are used as they stand: q <= e^-pi = 0.0432, and four terms are exact to rounding. Above, where
// q approaches 1, Jacobi's imaginary transformation puts q' = exp(-pi K/K') <= 0.0432 in the place of q:
//     sn(u, k) = -i sn/cn (iu, k1),   cn(u, k) = 1/cn (iu, k1),   dn(u, k) = dn/cn (iu, k1),
//     theta_1(z, q) = const exp(-K z^2 / (pi K')) theta_1(i z K/K', q'),
// with hyperbolic functions of X = pi u/(2K') after u has been brought into [-K, K]. Every power is kept at or below
// one by e^-|X| and G = q' e^(2|X|) = e^(-2 (pi K/(2K') - |X|)), so that nothing overflows however close k is to 1, and
// k = 1 (the separatrix, K infinite) needs no case of its own. Differences 1 - e^-x are taken by expm1: the phase keeps
// its relative accuracy where both parts of theta_1 are small.

#include <array>

namespace talus::motion {

class JacobiTheta {
 public:
  struct Parameters {
    double k = 0;   ///< modulus
    double k1 = 1;  ///< complementary modulus
    double w = 0;   ///< shift, > 0; infinity is allowed (then k = 0)
    double v = 0;   ///< K' - w, >= 0, finite
  };

  struct Values {
    double sn = 0, cn = 0, dn = 0;
    double re = 0, im = 0;  ///< phase(u) = turn + atan2(im, re), up to multiples of 2 pi
    double turn = 0;
  };

  JacobiTheta() = default;  ///< to be assigned to
  explicit JacobiTheta(const Parameters& parameters);

  [[nodiscard]] Values at(double u) const { return hyperbolic_ ? at_hyperbolic(u) : at_trigonometric(u); }

  /// K; on the separatrix (k1 = 0) a very large number in place of infinity.
  [[nodiscard]] double quarter_period() const { return K_; }

  /// d phase / du at u = 0.
  [[nodiscard]] double phase_rate_at_zero() const { return phase_rate_; }

 private:
  static constexpr int kTerms = 4;  // 0.0432^16 = 1.5e-22

  void prepare_trigonometric(const Parameters& parameters);
  void prepare_hyperbolic(const Parameters& parameters);
  [[nodiscard]] Values at_trigonometric(double u) const;
  [[nodiscard]] Values at_hyperbolic(double u) const;

  bool hyperbolic_ = false;
  double K_ = 0;
  double phase_rate_ = 0;
  double x_rate_ = 0;                                 // pi/(2K), or pi/(2K')
  double x_quarter_ = 0;                              // pi K/(2K')
  double turn_rate_ = 0;                              // -pi w/(2 K K')
  double q_ = 0, q2_ = 0, q4_ = 0, q6_ = 0, q9_ = 0;  // powers of the nome in use
  double sn_factor_ = 0, cn_factor_ = 0, dn_factor_ = 0;
  std::array<double, kTerms> re_{}, im_{};  // coefficients of the phase, signs included
};

}  // namespace talus::motion
