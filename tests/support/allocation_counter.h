#pragma once

namespace talus::testing {

/// How often this program has asked for memory so far, through malloc or anything built on it (Eigen, operator new).
[[nodiscard]] long allocations();

}  // namespace talus::testing
