#pragma once

// Quantiles of what rocks do at a station of their way: 0.2 %, exact up to 1000 values.

#include "talus/core/quantile_sketch.h"

namespace talus::core {

inline constexpr SketchShape kStationShape{.exact = 1000, .bits = 8};
using StationSketch = QuantileSketch<kStationShape>;

extern template class QuantileSketch<kStationShape>;

}  // namespace talus::core
