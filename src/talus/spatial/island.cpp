#include "talus/spatial/island.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "talus/spatial/drift.h"

namespace talus::spatial {
namespace {

constexpr double kNever = std::numeric_limits<double>::infinity();
constexpr int kSearchSteps = 12;           // halvings of a step, where bodies are searched for contact
constexpr double kSinkingPerDrift = 4;     // twice that of a point on its curve, in tolerances
constexpr double kMostTurn = 0.25;         // rad in one drift: a hit may set a small body spinning
constexpr double kShareOfTolerance = 0.5;  // how near a new contact is let come, of the tolerance

}  // namespace

IslandStepper::IslandStepper(const Scene& scene, std::unique_ptr<laws::Law> law, std::unique_ptr<laws::Law> rest)
    : scene_(scene),
      law_(std::move(law)),
      rest_(std::move(rest)),
      micro_collisions_(rest_->name() == "stronge"),
      apart_({.max_sweeps = 20, .tolerance = 1e-3, .exact = 0}),
      states_(scene.bodies.size()),
      ends_(scene.bodies.size()),
      group_of_(scene.bodies.size()),
      numbers_(scene.bodies.size(), contact::kFixed),
      springs_(scene.penalty) {}

bool IslandStepper::is_dynamic(int body) const {
  return body != kWorld && scene_.bodies[static_cast<std::size_t>(body)].mobility == Mobility::dynamic;
}

/// Takes copies of all that the island's bodies meet: other islands may follow the same neighbours at other times.
void IslandStepper::enter(const StepData& data, const Island& island) {
  movers_.clear();
  time_ = data.time;
  for (const int body : island.bodies)
    states_[static_cast<std::size_t>(body)] = data.states[static_cast<std::size_t>(body)];
  const auto neighbour = [&](int body) {
    if (body == kWorld || is_dynamic(body)) return;
    states_[static_cast<std::size_t>(body)] = data.states[static_cast<std::size_t>(body)];
    ends_[static_cast<std::size_t>(body)] = states_[static_cast<std::size_t>(body)];
    if (scene_.bodies[static_cast<std::size_t>(body)].mobility == Mobility::kinematic) movers_.push_back(body);
  };
  for (const int k : island.pairs) {
    neighbour(data.near.pairs()[static_cast<std::size_t>(k)].a);
    neighbour(data.near.pairs()[static_cast<std::size_t>(k)].b);
  }
  for (const int j : island.joints) {
    neighbour(scene_.joints[static_cast<std::size_t>(j)].a.body);
    neighbour(scene_.joints[static_cast<std::size_t>(j)].b.body);
  }
  for (const int k : island.springs) {
    neighbour(scene_.springs[static_cast<std::size_t>(k)].a.body);
    neighbour(scene_.springs[static_cast<std::size_t>(k)].b.body);
  }
  std::sort(movers_.begin(), movers_.end());
  movers_.erase(std::unique(movers_.begin(), movers_.end()), movers_.end());
}

/// Movers at this time, with the velocity that takes them to the end of the step.
void IslandStepper::place_movers(double time) {
  const double left = data_->time + data_->dt - time;
  for (const int body : movers_) {
    const Body& b = scene_.bodies[static_cast<std::size_t>(body)];
    SpatialState& state = states_[static_cast<std::size_t>(body)];
    state = scripted_state(b, time);
    SpatialState& end = ends_[static_cast<std::size_t>(body)];
    end = scripted_state(b, time + left);
    if (left <= 0) continue;
    const collision::SteadyMotion motion = between(state, end, left);
    state.v_WB = motion.v;
    state.w_WB = motion.w;
  }
}

void IslandStepper::look_again(double remaining) {
  for (const int k : island_->pairs) {
    NearPair& pair = data_->near.pairs()[static_cast<std::size_t>(k)];
    pair.reach = data_->near.reach(pair, states_, remaining);
    data_->near.look(pair, states_, finder_);
  }
}

void IslandStepper::kick(double time) {
  for (const int body : island_->bodies) {
    const auto i = static_cast<std::size_t>(body);
    states_[i].v_WB += time * data_->accelerations[i].linear;
    states_[i].w_WB += time * data_->accelerations[i].angular;
  }
}

double IslandStepper::closing_speed(const NearPair& pair, const collision::Touch& touch) const {
  const auto velocity = [&](int body, const Vector3& point) -> Vector3 {
    const SpatialState& state = states_[static_cast<std::size_t>(body)];
    return state.v_WB + state.w_WB.cross(point - state.p_WB);
  };
  return -touch.normal.dot(velocity(pair.a, touch.point_a) - velocity(pair.b, touch.point_b));
}

/// When the first further point of a pair that touches already will close, at its speed of now.
double IslandStepper::closing_time(const NearPair& pair, double remaining) const {
  double first = kNever;
  for (const collision::Touch& touch : pair.touches) {
    if (touch.gap <= scene_.tolerance) continue;
    const double speed = closing_speed(pair, touch);
    if (speed <= data_->resting_speed) continue;
    const double time = (touch.gap - kShareOfTolerance * scene_.tolerance) / speed;
    if (time < remaining) first = std::min(first, time);
  }
  return first;
}

/// Smallest gap of a pair when its bodies are a part of the way to their ends; positive gaps count as 0.
double IslandStepper::gap_on_the_way(NearPair& pair, const Way& way, double time) {
  const auto a = static_cast<std::size_t>(pair.a);
  const auto b = static_cast<std::size_t>(pair.b);
  probe_.clear();
  finder_.find(*scene_.bodies[a].shape, way.a.at(time), *scene_.bodies[b].shape, way.b.at(time), 0, pair.memory,
               probe_);
  double gap = 0;
  for (const collision::Touch& touch : probe_) gap = std::min(gap, touch.gap);
  return gap;
}

/// A pair that touches may roll or tumble deeper in by features that were not near at first: when does it begin to?
/// (Larsen section 4: search between the states before and after.)
double IslandStepper::sinking_time(NearPair& pair, const Way& way, double remaining) {
  const double allowed = scene_.tolerance + data_->resting_speed * data_->dt;
  if (pair.reach <= 2 * allowed) return kNever;
  const double at_start = std::min(0.0, pair.nearest());
  if (gap_on_the_way(pair, way, remaining) > at_start - allowed) return kNever;
  double low = 0, high = remaining;
  for (int k = 0; k < kSearchSteps; ++k) {
    const double middle = 0.5 * (low + high);
    (gap_on_the_way(pair, way, middle) > at_start - 0.25 * allowed ? low : high) = middle;
  }
  return low > 0 ? low : kNever;  // what sinks from the start on is for the law and for pushing apart
}

/// When this pair first closes anew, fast enough to matter; never: infinite.
double IslandStepper::event_of(NearPair& pair, double remaining) {
  const double nearest = pair.nearest();
  if (nearest > pair.reach) return kNever;
  const auto a = static_cast<std::size_t>(pair.a);
  const auto b = static_cast<std::size_t>(pair.b);
  const Way way{between(states_[a], ends_[a], remaining), between(states_[b], ends_[b], remaining)};
  if (nearest > scene_.tolerance) {
    const double target = kShareOfTolerance * scene_.tolerance;
    const double time = finder_.time_of_contact(*scene_.bodies[a].shape, way.a, *scene_.bodies[b].shape, way.b,
                                                remaining, target, pair.memory);
    if (time >= remaining) return kNever;
    if (nearest - target > data_->resting_speed * time) return time;
    // It comes near slowly, but what follows in this step need not be slow.
  }
  const double time = closing_time(pair, remaining);
  return time < kNever ? time : sinking_time(pair, way, remaining);
}

double IslandStepper::first_event(double remaining) {
  double first = kNever;
  for (const int k : island_->pairs)
    first = std::min(first, event_of(data_->near.pairs()[static_cast<std::size_t>(k)], remaining));
  return first;
}

/// Never, unless a body would turn too far in what remains: any body for the search of contacts, one in contact for the
/// curve of its points, which sink by r turn^2 / 2 below the straight way that the law has seen to.
double IslandStepper::longest_drift(double remaining) const {
  double first = kNever;
  const auto limit = [&](int body, double most) {
    const double spin = states_[static_cast<std::size_t>(body)].w_WB.norm();
    if (spin * remaining > most) first = std::min(first, most / spin);
  };
  for (const int body : island_->bodies) limit(body, kMostTurn);
  for (const Active& active : active_) {
    if (!active.carries) continue;
    const NearPair& pair = data_->near.pairs()[static_cast<std::size_t>(active.pair)];
    for (const int body : {pair.a, pair.b})
      if (is_dynamic(body)) limit(body, std::sqrt(kSinkingPerDrift * scene_.tolerance / data_->near.radius(body)));
  }
  return first;
}

/// The first kick was for the whole of what remained; only that for `event` has happened by then.
void IslandStepper::advance_to(double event, double remaining) {
  kick(-(remaining - event) / 2);
  for (const int body : island_->bodies) {
    const auto i = static_cast<std::size_t>(body);
    states_[i] = drifted(scene_.bodies[i].mass, states_[i], event);
  }
  kick(event / 2);
  time_ += event;
  place_movers(time_);
}

void IslandStepper::finish(double remaining) {
  for (const int body : island_->bodies) {
    const auto i = static_cast<std::size_t>(body);
    data_->shown[i].v_WB = states_[i].v_WB;
    data_->shown[i].w_WB = states_[i].w_WB;
    data_->states[i] = ends_[i];
    data_->last_kick[i] = remaining / 2;
    data_->in_contact[i] = 0;
  }
  for (const Active& active : active_) {
    if (!active.carries) continue;
    const NearPair& pair = data_->near.pairs()[static_cast<std::size_t>(active.pair)];
    for (const int body : {pair.a, pair.b})
      if (is_dynamic(body)) data_->in_contact[static_cast<std::size_t>(body)] = 1;
  }
}

void IslandStepper::step(StepData& data, const Island& island, IslandOutcome& outcome) {
  data_ = &data;
  island_ = &island;
  outcome_ = &outcome;
  enter(data, island);
  place_movers(time_);
  double remaining = data.dt;
  find_active(0);
  push_apart();
  answer(Phase::hold);
  for (int events = 0;;) {
    fit_joints(remaining);
    for (const int body : island.bodies) {
      const auto i = static_cast<std::size_t>(body);
      ends_[i] = drifted(scene_.bodies[i].mass, states_[i], remaining);
    }
    const double hit = first_event(remaining);
    const double event = std::min(hit, longest_drift(remaining));
    if (event == kNever) break;
    if (hit < kNever && events == scene_.most_events) {
      find_active(remaining);
      answer(Phase::hit);
      for (const int body : island.bodies) {
        const auto i = static_cast<std::size_t>(body);
        ends_[i] = drifted(scene_.bodies[i].mass, states_[i], remaining);
      }
      break;
    }
    advance_to(event, remaining);
    remaining -= event;
    look_again(remaining);
    find_active(0);
    if (event == hit) {
      ++events;
      ++outcome.report.events;
      answer(Phase::hit);
    }
    kick(remaining / 2);
    answer(Phase::hold);
  }
  finish(remaining);
}

}  // namespace talus::spatial
