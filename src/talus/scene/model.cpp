#include "talus/scene/model.h"

#include <cmath>

namespace talus::scene {

std::int64_t step_count(const Scene& scene) {
  return static_cast<std::int64_t>(std::ceil(scene.duration / scene.dt));
}

std::string_view to_string(Integrator integrator) {
  return integrator == Integrator::explicit_euler ? "explicit-euler" : "symplectic-euler";
}

std::string_view law_name(ContactResponse response) {
  switch (response) {
    case ContactResponse::none:
      return "";
    case ContactResponse::lcp:
      return "lcp-normal";
    case ContactResponse::velocity_projection:
      return "projection";
    case ContactResponse::gr_lcp:
      return "gr-lcp";
    case ContactResponse::gr_velocity_projection:
      return "gr-velocity-projection";
  }
  return "";
}

double restitution(ContactResponse response) {
  return response == ContactResponse::gr_lcp || response == ContactResponse::gr_velocity_projection ? 1.0 : 0.0;
}

}  // namespace talus::scene
