#pragma once

// Small scenes made in code.

#include <cmath>
#include <string_view>

#include "tests/support/turn_between.h"

#include "talus/collision/broad_phase.h"
#include "talus/spatial/measures.h"
#include "talus/spatial/simulation.h"

namespace talus::spatial::testing {

/// A body of this shape, whose axes must be principal and whose origin its centre.
inline Body body(const collision::ShapePtr& shape, const Vector3& place, double density = 1000) {
  const collision::ShapeIntegrals integrals = collision::integrals(*shape);
  Body result;
  result.shape = shape;
  result.mass = {density * integrals.volume, density * integrals.inertia.diagonal()};
  result.start.p_WB = place;
  return result;
}

/// Everything below the plane through the origin with this normal.
inline Body ground(const Vector3& normal = Vector3::UnitZ()) {
  Body result;
  result.shape = collision::half_space();
  result.mobility = Mobility::fixed;
  result.start.R_WB = support::turn_between(Vector3::UnitZ(), normal);
  return result;
}

inline Scene scene(double friction, double restitution) {
  Scene result;
  result.materials.push_back({"all", friction, restitution});
  result.threads = 1;
  return result;
}

struct Course {
  StepReport total;  ///< sums and worst of all steps
  double seconds = 0;
};

/// Steps until `seconds`; `each` is called after every step.
template <class Each>
Course run(Simulation& simulation, double seconds, Each&& each) {
  Course result;
  const auto steps = static_cast<std::int64_t>(std::lround(seconds / simulation.scene().dt));
  for (std::int64_t k = 0; k < steps; ++k) {
    const StepReport report = simulation.step();
    StepReport& t = result.total;
    t.contacts += report.contacts;
    t.events += report.events;
    t.hurried += report.hurried;
    t.failed_solves += report.failed_solves;
    t.penetration = std::max(t.penetration, report.penetration);
    t.joint_error = std::max(t.joint_error, report.joint_error);
    t.contact_gain = std::max(t.contact_gain, report.contact_gain);
    t.finite = t.finite && report.finite;
    each();
  }
  return result;
}

inline Course run(Simulation& simulation, double seconds) {
  return run(simulation, seconds, [] {});
}

}  // namespace talus::spatial::testing
