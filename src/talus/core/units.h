#pragma once

#include <numbers>

namespace talus::core {

inline constexpr double kDegrees = 180 / std::numbers::pi;  ///< in a radian
inline constexpr double kStandardGravity = 9.80665;         ///< m/s^2: what 1 g is in records and codes

}  // namespace talus::core
