#pragma once

// The contact problem of one step in the letters of the theory, for teaching and for checking by hand:
//
//     A = N' M^-1 N,   b = N' v,   A lambda + b >= 0,   lambda >= 0,   lambda'(A lambda + b) = 0
//
// Rows and columns: free bodies in order, (vx, vy, omega) each; contacts in order.

#include <nlohmann/json_fwd.hpp>

#include "talus/scene/simulation.h"

namespace talus::io {

/// Of the step that `simulation` has just done.
[[nodiscard]] nlohmann::ordered_json contact_dump(const scene::Simulation& simulation);

}  // namespace talus::io
