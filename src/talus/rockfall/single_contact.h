#pragma once

// The problem of sliding.h for one contact. With K = 1/m - [r] I^-1 [r] it sticks if Coulomb's cone holds the impulse p
// that stops its slip, K p = s n - u. Else it slides along t, and u + lambda K (n - mu t) must have no component
// across t: one equation for the angle of t, solved by Newton's method from the slip before.

#include "talus/rockfall/sliding.h"

namespace talus::rockfall {

/// False, and the body is not changed, where no direction of slip is found.
[[nodiscard]] bool solve_single_contact(const SlidingContact& contact, SlidingBody& body, SlidingImpulse& impulse);

}  // namespace talus::rockfall
