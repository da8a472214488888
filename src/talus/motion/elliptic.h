#pragma once

// Elliptic integrals of the first kind, real and complete:
//
//     R_F(x, y, z) = 1/2 int_0^inf dt / sqrt((t + x)(t + y)(t + z))
//     K(k)         = int_0^(pi/2) da / sqrt(1 - k^2 sin^2 a)  =  pi / (2 agm(1, k')),      k'^2 = 1 - k^2
//
// Sources: B. C. Carlson, "Numerical computation of real or complex elliptic integrals" (1995), the duplication
// algorithm; Abramowitz & Stegun 17.6 (arithmetic-geometric mean). K is asked for by the complement k', because
// k' carries the digits that matter near the separatrix k = 1. Accurate to a few units in the last place.

namespace talus::motion {

/// x, y, z >= 0 with at most one of them zero.
[[nodiscard]] double carlson_rf(double x, double y, double z);

/// K of the modulus whose complement is `k1` in [0, 1]. k1 = 0 gives infinity.
[[nodiscard]] double quarter_period(double k1);

}  // namespace talus::motion
