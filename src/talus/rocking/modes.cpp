#include "talus/rocking/modes.h"

#include "talus/rocking/contact_forces.h"

namespace talus::rocking {

std::string_view to_string(Mode mode) {
  switch (mode) {
    case Mode::rest:
      return "rest";
    case Mode::slide:
      return "slide";
    case Mode::rock:
      return "rock";
    case Mode::slide_rock:
      return "slide-rock";
    case Mode::flight:
      return "flight";
  }
  return "";
}

Mode mode_of(const SpatialState& state, const std::vector<Contact>& contacts, double spin_tolerance,
             double slip_tolerance) {
  if (contacts.empty()) return Mode::flight;
  bool slides = false;
  for (const Contact& c : contacts) slides = slides || slip_velocity(state, c.touch).norm() > slip_tolerance;
  const Vector3& n = contacts.front().touch.normal;
  const bool rocks = (state.w_WB - n.dot(state.w_WB) * n).norm() > spin_tolerance;
  if (rocks) return slides ? Mode::slide_rock : Mode::rock;
  return slides ? Mode::slide : Mode::rest;
}

}  // namespace talus::rocking
