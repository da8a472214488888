#include "talus/rockfall/trajectory.h"

namespace talus::rockfall {

// STAND-IN while the engine is being built: flies until it leaves the box or one second has passed.
class Simulator::Run {
 public:
  explicit Run(const Model& m) : model(m) {}
  const Model& model;
  bodies::PrincipalMass mass;
};

Simulator::Simulator(const Model& model) : run_(std::make_unique<Run>(model)) {}
Simulator::~Simulator() = default;
Simulator::Simulator(Simulator&&) noexcept = default;
Simulator& Simulator::operator=(Simulator&&) noexcept = default;

void Simulator::set_rock(const bodies::Rock& rock) {
  run_->mass = {rock.mass(), rock.principal_inertia()};
}

Outcome Simulator::run(const bodies::SpatialState& start, Observer* observer) {
  const Vector3 g{0, 0, -run_->model.engine.gravity};
  const motion::FreeFlight flight(run_->mass, start, g);
  if (observer != nullptr) observer->piece({.duration = 1, .motion = &flight, .acceleration = g});
  return {.reason = StopReason::max_time, .duration = 1, .end = flight.state_at(1)};
}

std::string_view to_string(StopReason reason) {
  switch (reason) {
    case StopReason::at_rest:
      return "at rest";
    case StopReason::asleep:
      return "asleep";
    case StopReason::left_side:
      return "left by the side";
    case StopReason::left_bottom:
      return "left by the bottom";
    case StopReason::retained:
      return "retained";
    case StopReason::max_time:
      return "time limit";
    case StopReason::max_steps:
      return "step limit";
    case StopReason::failed:
      return "failed";
  }
  return "unknown";
}

}  // namespace talus::rockfall
