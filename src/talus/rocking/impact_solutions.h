#pragma once

// How many velocities a flat block may have after it has come down on both corners, e = 0, by trying all modes: each
// corner closed or open, the lower side sticking or sliding either way. With impulses per mass n1, n2 (corners at x =
// -b, b) and T, and k^2 = (b^2 + h^2) / 3,
//
//     v_x+ = v_x + T,    v_z+ = v_z + n1 + n2,    w+ = w + (b n1 - b n2 - h T) / k^2
//
//     corner:  v_z+ -+ (-b) w+ = 0 <= n, or n = 0 <= v_z+ ...;     side:  s = v_x+ - h w+ = 0 and |T| <= mu (n1 + n2),
//     or T = -sign(s) mu (n1 + n2)
//
// Coulomb friction could have several answers or none; for flat impact there is one (Shenton's method and enumeration).

namespace talus::rocking {

struct FlatTouchDown {
  double half_width = 0, half_height = 0;  ///< m
  double friction = 0;
  double v_x = 0, v_z = 0, spin = 0;  ///< of the centre of mass and about y, before; m/s, rad/s
};

[[nodiscard]] int impact_solutions(const FlatTouchDown& touch_down);

}  // namespace talus::rocking
