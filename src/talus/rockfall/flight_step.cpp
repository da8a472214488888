// Flights: exact ones, and the steps of the RocFall3 manual.

#include <algorithm>
#include <limits>

#include "talus/rockfall/trajectory_run.h"

namespace talus::rockfall {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

}  // namespace

/// How long the centre stays within the box around the slope on its way with v and a; `side` is where it leaves. Times
/// beyond the horizon are of no interest.
double Simulator::Run::time_in_box(const Vector3& v, const Vector3& a, double horizon, StopReason& side) const {
  const geometry::Box& box = model_.ground->bounds();
  const double way = horizon * (v.norm() + 0.5 * horizon * a.norm()), above = state_.p_WB.z() - box.lower.z();
  const Vector3 room = (state_.p_WB - box.lower).cwiseMin(box.upper - state_.p_WB);
  if (std::min({room.x(), room.y(), above}) > way) return kInfinity;
  const auto leaves = [&](int axis, double outward, double bound) {
    const double beyond = outward * (state_.p_WB[axis] - bound), rate = outward * v[axis];
    if (beyond >= 0 && rate > 0) return 0.0;
    const motion::Times times = motion::quadratic_roots(0.5 * outward * a[axis], rate, beyond);
    for (int i = 0; i < times.count; ++i)
      if (times.at[i] > 0) return times.at[i];
    return kInfinity;
  };
  double least = kInfinity;
  for (int axis = 0; axis < 2; ++axis)
    least = std::min({least, leaves(axis, -1, box.lower[axis]), leaves(axis, 1, box.upper[axis])});
  const double bottom = leaves(2, -1, box.lower.z());
  side = bottom < least ? StopReason::left_bottom : StopReason::left_side;
  return std::min(least, bottom);
}

void Simulator::Run::fly() {
  const double before = time_;
  contact_step_ = std::min(contact_step_, kFirstContactStep);
  ++outcome_.counters.flights;
  if (model_.engine.flight == FlightKind::exact)
    fly_exactly();
  else
    fly_symplectically();
  if (stopped_) return;
  must_rest_ = time_ == before;
  if (must_rest_) return stall();
  stalls_ = impacts_in_place_ = 0;
}

void Simulator::Run::fly_exactly() {
  const motion::FreeFlight flight(mass_, state_, gravity_);
  StopReason side{};
  const double left = model_.engine.max_time - time_;
  const double in_box = time_in_box(state_.v_WB, gravity_, left, side), horizon = std::min(in_box, left);
  const CollisionSearch::Result result = search_.advance(flight, gravity_, horizon);
  if (!move({.duration = result.time, .motion = &flight, .acceleration = gravity_})) return;
  if (result.ending == CollisionSearch::Ending::clear) stop(in_box <= left ? side : StopReason::max_time);
}

void Simulator::Run::fly_symplectically() {
  motion::SymplecticFlight flight(mass_, state_, gravity_, model_.engine.symplectic);
  const bodies::PrincipalMass ball{mass_.mass, Vector3::Ones()};  // whose spin axis stands still
  while (!stopped_) {
    StopReason side{};
    const double left = model_.engine.max_time - time_, in_box = time_in_box(state_.v_WB, gravity_, left, side);
    const motion::StepInfo info = flight.step(std::max(kShortestStep, std::min(in_box, left)));
    const SpatialState moving{state_.p_WB, state_.R_WB, flight.state().v_WB, flight.state().w_WB};
    const motion::FreeFlight motion(ball, moving, Vector3::Zero());
    const CollisionSearch::Result result = search_.advance(motion, Vector3::Zero(), info.step);
    const Vector3 v = state_.v_WB;
    const bool whole = move({.duration = result.time, .motion = &motion});
    if (!whole) return;
    state_.v_WB = v + result.time * gravity_;
    if (result.ending != CollisionSearch::Ending::clear) return;
    state_ = flight.state();
    if (info.step >= in_box)
      stop(side);
    else if (info.step >= left)
      stop(StopReason::max_time);
  }
}

}  // namespace talus::rockfall
