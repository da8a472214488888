#pragma once

// What counts as touching, for all parts of the collision search.

namespace talus::rockfall {

inline constexpr double kLanded = 1e-8;   ///< of the tolerance: how exactly the rock is brought to where contact begins
inline constexpr double kStill = 1e-8;    ///< m/s: after an impact without rebound rounding decides about less
inline constexpr double kBriefly = 1e-6;  ///< s: what comes back to where it touched within this is a case of its own

}  // namespace talus::rockfall
