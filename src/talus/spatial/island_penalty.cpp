// An island under `penalty`. What closes fast gets an impulse first (Larsen section 3); everything else that is near is
// a spring, and each group of touching and jointed bodies is integrated as one stiff system, up to the next time of
// contact.

#include <algorithm>
#include <map>

#include "talus/collision/roundness.h"
#include "talus/spatial/drift.h"
#include "talus/spatial/island.h"

namespace talus::spatial {
namespace {

NormalOf owner_of_normal(const Body& a, const Body& b, double radius_a, double radius_b) {
  if (b.mobility != Mobility::dynamic) return NormalOf::face_of_b;
  if (a.mobility != Mobility::dynamic) return NormalOf::face_of_a;
  if (radius_a > 0 && radius_b > 0) return NormalOf::world;
  if (radius_b == 0 && radius_a > 0) return NormalOf::face_of_b;
  if (radius_a == 0 && radius_b > 0) return NormalOf::face_of_a;
  return NormalOf::world;
}

}  // namespace

/// Where bodies will be, for the search of contacts: those that rest on others as they move now, the others in flight.
void IslandStepper::aim_for_springs(double remaining) {
  for (const int body : island_->bodies) {
    const auto i = static_cast<std::size_t>(body);
    SpatialState state = states_[i];
    state.v_WB += 0.5 * remaining * data_->accelerations[i].linear;
    ends_[i] = drifted(scene_.bodies[i].mass, state, remaining);
  }
  for (const Active& active : active_) {
    const NearPair& pair = data_->near.pairs()[static_cast<std::size_t>(active.pair)];
    for (const int body : {pair.a, pair.b})
      if (is_dynamic(body))
        ends_[static_cast<std::size_t>(body)] = drifted(scene_.bodies[static_cast<std::size_t>(body)].mass,
                                                        states_[static_cast<std::size_t>(body)], remaining);
  }
}

PenaltyContact IslandStepper::spring_contact(const Active& active, double group_mass, int points) const {
  const NearPair& pair = data_->near.pairs()[static_cast<std::size_t>(active.pair)];
  const collision::Touch& touch = pair.touches[static_cast<std::size_t>(active.touch)];
  const Body& a = scene_.bodies[static_cast<std::size_t>(pair.a)];
  const Body& b = scene_.bodies[static_cast<std::size_t>(pair.b)];
  const auto radius = [&](const Body& body, const SpatialState& state, const Vector3& point, const Vector3& outward) {
    if (body.mobility != Mobility::dynamic) return 0.0;
    return collision::round_radius(*body.shape, pose_of(state).to_body(point), state.R_WB.conjugate() * outward);
  };
  PenaltyContact contact;
  contact.a = number_of(pair.a);
  contact.b = number_of(pair.b);
  contact.normal = touch.normal;
  contact.point_a = touch.point_a;
  contact.point_b = touch.point_b;
  contact.radius_a = radius(a, states_[static_cast<std::size_t>(pair.a)], touch.point_a, -touch.normal);
  contact.radius_b = radius(b, states_[static_cast<std::size_t>(pair.b)], touch.point_b, touch.normal);
  contact.normal_of = owner_of_normal(a, b, contact.radius_a, contact.radius_b);
  contact.friction = pair.surface.friction;
  contact.key = touch.feature;
  const auto kept = std::find_if(pair.springs.begin(), pair.springs.end(),
                                 [&](const KeptSpring& k) { return k.feature == touch.feature; });
  contact.spring = kept != pair.springs.end()
                       ? kept->spring
                       : attach(scene_.penalty, group_mass, 0, points, scene_.gravity.norm(), std::min(touch.gap, 0.0));
  return contact;
}

void IslandStepper::enter_member(int body, std::vector<int>& members) {
  const auto i = static_cast<std::size_t>(body);
  if (body == kWorld || std::find(members.begin(), members.end(), body) != members.end()) return;
  numbers_[i] = static_cast<int>(members.size());
  members.push_back(body);
  const Body& b = scene_.bodies[i];
  spring_group_.bodies.push_back({b.mass, states_[i], is_dynamic(body), b.linear_drag, b.angular_drag});
}

PenaltyJoint IslandStepper::spring_joint(int j) const {
  const Joint& joint = scene_.joints[static_cast<std::size_t>(j)];
  const double g = scene_.gravity.norm();
  PenaltyJoint made = make_penalty_joint(scene_, joint, {g > 0 ? g : 9.81, scene_.penalty.depth});
  const auto frame = [&](int body) {
    return body == kWorld ? BodyFrame{} : steady_frame(states_[static_cast<std::size_t>(body)], 0);
  };
  set_turns(made, data_->travel[static_cast<std::size_t>(j)], frame(joint.a.body), frame(joint.b.body));
  made.a = joint.a.body == kWorld ? kWorld : number_of(joint.a.body);
  made.b = joint.b.body == kWorld ? kWorld : number_of(joint.b.body);
  if (made.motor) made.motor->target = data_->motor_targets[static_cast<std::size_t>(j)];
  return made;
}

void IslandStepper::add_springs_and_joints(int group, std::vector<int>& members) {
  const auto belongs = [&](const Anchor& a, const Anchor& b) {
    const int body = is_dynamic(a.body) ? a.body : b.body;
    return group_of_[static_cast<std::size_t>(body)] == group;
  };
  for (const int j : island_->joints) {
    const Joint& joint = scene_.joints[static_cast<std::size_t>(j)];
    if (!belongs(joint.a, joint.b)) continue;
    enter_member(joint.a.body, members);
    enter_member(joint.b.body, members);
    spring_group_.joints.push_back(spring_joint(j));
  }
  for (const int k : island_->springs) {
    Spring spring = scene_.springs[static_cast<std::size_t>(k)];
    if (!belongs(spring.a, spring.b)) continue;
    for (Anchor* anchor : {&spring.a, &spring.b}) {
      enter_member(anchor->body, members);
      if (anchor->body != kWorld) anchor->body = number_of(anchor->body);
    }
    spring_group_.springs.push_back(spring);
  }
}

void IslandStepper::integrate_group(int group, double time) {
  PenaltyGroup& g = spring_group_;
  g = {};
  g.gravity = scene_.gravity;
  std::vector<int> members;
  double mass = 0;
  for (const int body : island_->bodies)
    if (group_of_[static_cast<std::size_t>(body)] == group) {
      enter_member(body, members);
      mass += scene_.bodies[static_cast<std::size_t>(body)].mass.mass;
    }
  std::vector<std::size_t> actives;
  std::map<int, int> points;
  for (std::size_t k = 0; k < active_.size(); ++k) {
    if (active_[k].group != group) continue;
    const NearPair& pair = data_->near.pairs()[static_cast<std::size_t>(active_[k].pair)];
    enter_member(pair.a, members);
    enter_member(pair.b, members);
    actives.push_back(k);
    ++points[active_[k].pair];
  }
  for (const std::size_t k : actives) g.contacts.push_back(spring_contact(active_[k], mass, points[active_[k].pair]));
  add_springs_and_joints(group, members);
  // Laws of impact know bodies that do not answer by this number.
  for (const int body : members)
    if (!is_dynamic(body)) numbers_[static_cast<std::size_t>(body)] = contact::kFixed;
  const PenaltyReport report = springs_.step(g, time);
  outcome_->report.retries += report.retries;
  outcome_->report.failed_solves += report.failed_solves + (report.status != solvers::Status::solved);
  outcome_->report.contacts += static_cast<int>(actives.size());
  if (report.status != solvers::Status::solved) {
    // Nothing was found: the bodies stop where they are for this step, which takes energy only.
    for (const int body : members)
      if (is_dynamic(body)) {
        states_[static_cast<std::size_t>(body)].v_WB.setZero();
        states_[static_cast<std::size_t>(body)].w_WB.setZero();
      }
    return;
  }
  for (std::size_t m = 0; m < members.size(); ++m)
    if (is_dynamic(members[m])) states_[static_cast<std::size_t>(members[m])] = g.bodies[m].state;
  for (std::size_t k = 0; k < actives.size(); ++k) {
    Active& active = active_[actives[k]];
    NearPair& pair = data_->near.pairs()[static_cast<std::size_t>(active.pair)];
    const collision::Touch& touch = pair.touches[static_cast<std::size_t>(active.touch)];
    active.carries = !report.contacts[k].impulse.isZero(0);
    std::erase_if(pair.springs, [&](const KeptSpring& kept) { return kept.feature == touch.feature; });
    if (!report.contacts[k].broken) pair.springs.push_back({touch.feature, g.contacts[k].spring});
    outcome_->contacts.push_back(
        {pair.a, pair.b, report.contacts[k].point, touch.normal, report.contacts[k].gap, report.contacts[k].impulse});
  }
}

void IslandStepper::integrate_springs(double time) {
  // A feature that is no longer near has no spring.
  for (const int k : island_->pairs) {
    NearPair& pair = data_->near.pairs()[static_cast<std::size_t>(k)];
    std::erase_if(pair.springs, [&](const KeptSpring& kept) {
      return std::none_of(pair.touches.begin(), pair.touches.end(), [&](const collision::Touch& touch) {
        return touch.feature == kept.feature && touch.gap <= scene_.tolerance;
      });
    });
  }
  outcome_->report.groups = 0;
  for (int group = 0; group < groups_; ++group) {
    const bool touching =
        std::any_of(active_.begin(), active_.end(), [&](const Active& active) { return active.group == group; });
    outcome_->report.groups += touching;
    integrate_group(group, time);
  }
}

void IslandStepper::step_by_springs(StepData& data, const Island& island, IslandOutcome& outcome) {
  data_ = &data;
  island_ = &island;
  outcome_ = &outcome;
  enter(data, island);
  place_movers(time_);
  kick(-data.dt / 2);  // the integrator knows the forces itself
  double remaining = data.dt;
  for (int events = 0;; ++events) {
    find_active(0);
    for (const Active& active : active_) {
      const NearPair& pair = data_->near.pairs()[static_cast<std::size_t>(active.pair)];
      outcome.report.penetration =
          std::max(outcome.report.penetration, -pair.touches[static_cast<std::size_t>(active.touch)].gap);
    }
    if (closes_fast(-1)) answer(Phase::hit);
    aim_for_springs(remaining);
    const double event = events < scene_.most_events ? first_event(remaining) : std::numeric_limits<double>::infinity();
    const double time = std::min(event, remaining);
    integrate_springs(time);
    remaining -= time;
    if (!(event < std::numeric_limits<double>::infinity()) || remaining <= 0) break;
    ++outcome.report.events;
    time_ += time;
    place_movers(time_);
    look_again(remaining);
  }
  for (const int body : island.bodies) {
    const auto i = static_cast<std::size_t>(body);
    data.states[i] = states_[i];
    data.last_kick[i] = 0;
    data.in_contact[i] = 0;
  }
}

}  // namespace talus::spatial
