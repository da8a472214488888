// The contacts of an island: which are active, the groups that they make, and the law's answer to each group.

#include <algorithm>
#include <cmath>

#include "talus/geometry/disjoint_sets.h"
#include "talus/spatial/drift.h"
#include "talus/spatial/island.h"

namespace talus::spatial {
namespace {

constexpr double kGainOfRoundOff = 1e-9;     // of kinetic energy: more than that of a failed answer is not used
constexpr double kAtStop = 1e-4;             // rad or m
constexpr double kApartPerStep = 0.2;        // of an overlap
constexpr double kOverlapThatCounts = 0.05;  // of the tolerance
constexpr double kMostApart = 0.01;          // m in one step

void widen(laws::Residuals& worst, const laws::Residuals& one) {
  worst.approach = std::max(worst.approach, one.approach);
  worst.pull = std::max(worst.pull, one.pull);
  worst.cone = std::max(worst.cone, one.cone);
  worst.energy_gain = std::max(worst.energy_gain, one.energy_gain);
  worst.complementarity = std::max(worst.complementarity, one.complementarity);
}

bool usable(const laws::Response& response) {
  if (!response.velocity.allFinite()) return false;
  return response.status == laws::Status::solved || response.residuals.energy_gain <= kGainOfRoundOff;
}

}  // namespace

/// Points nearer than the tolerance, and those that will close within `hurried_within` at their speed of now.
void IslandStepper::find_active(double hurried_within) {
  active_.clear();
  for (const int k : island_->pairs) {
    const NearPair& pair = data_->near.pairs()[static_cast<std::size_t>(k)];
    for (std::size_t t = 0; t < pair.touches.size(); ++t) {
      const collision::Touch& touch = pair.touches[t];
      bool counts = touch.gap <= scene_.tolerance;
      if (!counts && hurried_within > 0) {
        counts = touch.gap < hurried_within * closing_speed(pair, touch);
        outcome_->report.hurried += counts;
      }
      if (counts) active_.push_back({k, static_cast<int>(t)});
    }
  }
  find_groups();
}

void IslandStepper::find_groups() {
  const auto& bodies = island_->bodies;
  for (std::size_t i = 0; i < bodies.size(); ++i) group_of_[static_cast<std::size_t>(bodies[i])] = static_cast<int>(i);
  geometry::DisjointSets sets(static_cast<int>(bodies.size()));
  const auto join = [&](int a, int b) {
    if (is_dynamic(a) && is_dynamic(b))
      sets.join(group_of_[static_cast<std::size_t>(a)], group_of_[static_cast<std::size_t>(b)]);
  };
  for (const Active& active : active_) {
    const NearPair& pair = data_->near.pairs()[static_cast<std::size_t>(active.pair)];
    join(pair.a, pair.b);
  }
  for (const int j : island_->joints)
    join(scene_.joints[static_cast<std::size_t>(j)].a.body, scene_.joints[static_cast<std::size_t>(j)].b.body);
  for (const int k : island_->springs)
    join(scene_.springs[static_cast<std::size_t>(k)].a.body, scene_.springs[static_cast<std::size_t>(k)].b.body);
  std::vector<int> rank(bodies.size(), -1);
  groups_ = 0;
  for (std::size_t i = 0; i < bodies.size(); ++i) {
    int& r = rank[static_cast<std::size_t>(sets.find(static_cast<int>(i)))];
    if (r < 0) r = groups_++;
    group_of_[static_cast<std::size_t>(bodies[i])] = r;
  }
  for (Active& active : active_) {
    const NearPair& pair = data_->near.pairs()[static_cast<std::size_t>(active.pair)];
    active.group = group_of_[static_cast<std::size_t>(is_dynamic(pair.a) ? pair.a : pair.b)];
  }
}

bool IslandStepper::closes_fast(int group) const {
  return std::any_of(active_.begin(), active_.end(), [&](const Active& active) {
    if (group >= 0 && active.group != group) return false;
    const NearPair& pair = data_->near.pairs()[static_cast<std::size_t>(active.pair)];
    return closing_speed(pair, pair.touches[static_cast<std::size_t>(active.touch)]) > data_->resting_speed;
  });
}

void IslandStepper::answer(Phase phase) {
  if (active_.empty() && island_->joints.empty()) return;
  std::vector<std::vector<int>> active(static_cast<std::size_t>(groups_)), joints(active), members(active);
  for (std::size_t k = 0; k < active_.size(); ++k)
    active[static_cast<std::size_t>(active_[k].group)].push_back(static_cast<int>(k));
  for (const int j : island_->joints) {
    const Joint& joint = scene_.joints[static_cast<std::size_t>(j)];
    const int body = is_dynamic(joint.a.body) ? joint.a.body : joint.b.body;
    if (is_dynamic(body)) joints[static_cast<std::size_t>(group_of_[static_cast<std::size_t>(body)])].push_back(j);
  }
  for (const int body : island_->bodies)
    members[static_cast<std::size_t>(group_of_[static_cast<std::size_t>(body)])].push_back(body);
  if (phase == Phase::hold) outcome_->report.groups = 0;
  for (int group = 0; group < groups_; ++group) {
    const auto g = static_cast<std::size_t>(group);
    if (active[g].empty() && joints[g].empty()) continue;
    group_active_ = active[g];
    group_joints_ = joints[g];
    group_bodies_ = members[g];
    outcome_->report.groups += !active[g].empty();
    answer_group(group, phase);
  }
}

void IslandStepper::build_bodies(bool moving) {
  problem_.clear(3);
  double total = 0;
  for (const int body : group_bodies_) {
    const auto i = static_cast<std::size_t>(body);
    const PrincipalMass& mass = scene_.bodies[i].mass;
    total += mass.mass;
    const Vector3 zero = Vector3::Zero();
    numbers_[i] = problem_.add_body(bodies::mass_in_world(mass, states_[i].R_WB), moving ? states_[i].v_WB : zero,
                                    moving ? states_[i].w_WB : zero);
  }
  for (const int body : movers_) {
    const auto i = static_cast<std::size_t>(body);
    numbers_[i] = contact::kFixed;
    if (!moving || (states_[i].v_WB.isZero(0) && states_[i].w_WB.isZero(0))) continue;
    numbers_[i] = problem_.add_body(mover_mass(total), states_[i].v_WB, states_[i].w_WB, true);
  }
}

void IslandStepper::add_joints() {
  if (group_joints_.empty()) return;
  std::vector<JointRow> rows;
  std::vector<int> joint_of_row;
  for (const int j : group_joints_) {
    joint_rows(scene_, scene_.joints[static_cast<std::size_t>(j)], states_, rows);
    joint_of_row.resize(rows.size(), j);
  }
  Matrix G(problem_.dofs(), static_cast<Eigen::Index>(rows.size()));
  write_joint_columns(scene_, rows, joint_of_row, numbers_, G);
  problem_.hold(G);
}

void IslandStepper::add_stops() {
  for (const int j : group_joints_) {
    const Joint& joint = scene_.joints[static_cast<std::size_t>(j)];
    if (!joint.limits || joint.kind == JointKind::pin) continue;
    const double travel = joint_travel(scene_, joint, states_);
    const contact::Direction along = travel_direction(joint, states_);
    const contact::BodyPair pair{joint.a.body == kWorld ? contact::kFixed : number_of(joint.a.body),
                                 joint.b.body == kWorld ? contact::kFixed : number_of(joint.b.body)};
    if (pair.a == contact::kFixed && pair.b == contact::kFixed) continue;
    if (travel <= joint.limits->lower + kAtStop) problem_.add_stop(pair, along);
    if (travel >= joint.limits->upper - kAtStop)
      problem_.add_stop(pair, {-along.linear, -along.angular_a, -along.angular_b});
  }
}

void IslandStepper::add_contacts(Phase phase) {
  const double g = scene_.gravity.norm();
  const Vector3 up = g > 0 ? Vector3(-scene_.gravity / g) : Vector3::UnitZ();
  for (const int k : group_active_) {
    const Active& active = active_[static_cast<std::size_t>(k)];
    const NearPair& pair = data_->near.pairs()[static_cast<std::size_t>(active.pair)];
    const collision::Touch& touch = pair.touches[static_cast<std::size_t>(active.touch)];
    const bool bounces = closing_speed(pair, touch) > data_->resting_speed;
    const double rests = micro_collisions_ ? std::clamp(1 - touch.gap / scene_.tolerance, 0.0, 1.0) : 0;
    problem_.add_contact(contact::SpatialContact{
        .body_a = number_of(pair.a),
        .body_b = number_of(pair.b),
        .r_a = touch.point_a - states_[static_cast<std::size_t>(pair.a)].p_WB,
        .r_b = touch.point_b - states_[static_cast<std::size_t>(pair.b)].p_WB,
        .normal = touch.normal,
        .restitution = bounces ? pair.surface.restitution : rests,
        .friction = pair.surface.friction,
        .rank = up.dot(touch.point_a),
        .expected = phase == Phase::hold ? pair.kept_impulse(touch.feature) : Vector3(Vector3::Zero())});
  }
}

void IslandStepper::take_velocities() {
  for (const int body : group_bodies_) {
    const auto i = static_cast<std::size_t>(body);
    const auto u = response_.velocity.segment<6>(6 * number_of(body));
    states_[i].v_WB = u.head<3>();
    states_[i].w_WB = u.tail<3>();
  }
}

void IslandStepper::note_contacts(Phase phase) {
  for (std::size_t k = 0; k < group_active_.size(); ++k) {
    Active& active = active_[static_cast<std::size_t>(group_active_[k])];
    NearPair& pair = data_->near.pairs()[static_cast<std::size_t>(active.pair)];
    const collision::Touch& touch = pair.touches[static_cast<std::size_t>(active.touch)];
    const int i = static_cast<int>(k);
    const Vector3 impulse = response_.normal_impulse[i] * problem_.normal_direction(i) +
                            response_.tangent_impulse[2 * i] * problem_.tangent_direction(2 * i) +
                            response_.tangent_impulse[2 * i + 1] * problem_.tangent_direction(2 * i + 1);
    active.carries = phase == Phase::hold && response_.normal_impulse[i] > 0;
    if (phase == Phase::hold) pair.kept.push_back({touch.feature, impulse});
    outcome_->contacts.push_back(
        {pair.a, pair.b, 0.5 * (touch.point_a + touch.point_b), touch.normal, touch.gap, impulse});
  }
}

void IslandStepper::answer_group(int group, Phase phase) {
  build_bodies(true);
  add_joints();
  add_contacts(phase);
  add_stops();
  if (phase == Phase::hold)
    for (const int k : group_active_)
      data_->near.pairs()[static_cast<std::size_t>(active_[static_cast<std::size_t>(k)].pair)].kept.clear();
  (phase == Phase::hit || closes_fast(group) ? *law_ : *rest_).respond(problem_, response_);
  if (!usable(response_)) {
    ++outcome_->report.failed_solves;
    fallback_.respond(problem_, response_);
    if (!usable(response_)) return;
  } else if (response_.status != laws::Status::solved) {
    ++(response_.status == laws::Status::iteration_limit ? outcome_->report.unsettled : outcome_->report.failed_solves);
  }
  StepReport& report = outcome_->report;
  report.contacts += static_cast<int>(group_active_.size());
  report.contact_gain = std::max(report.contact_gain, response_.energy_after - response_.energy_before);
  widen(report.worst, response_.residuals);
  take_velocities();
  note_contacts(phase);
}

void IslandStepper::push_apart() {
  std::vector<char> overlaps(static_cast<std::size_t>(groups_), 0);
  for (const Active& active : active_) {
    const NearPair& pair = data_->near.pairs()[static_cast<std::size_t>(active.pair)];
    const double gap = pair.touches[static_cast<std::size_t>(active.touch)].gap;
    outcome_->report.penetration = std::max(outcome_->report.penetration, -gap);
    if (gap < -kOverlapThatCounts * scene_.tolerance) overlaps[static_cast<std::size_t>(active.group)] = 1;
  }
  for (int group = 0; group < groups_; ++group) {
    if (!overlaps[static_cast<std::size_t>(group)]) continue;
    group_active_.clear();
    group_bodies_.clear();
    for (std::size_t k = 0; k < active_.size(); ++k)
      if (active_[k].group == group) group_active_.push_back(static_cast<int>(k));
    for (const int body : island_->bodies)
      if (group_of_[static_cast<std::size_t>(body)] == group) group_bodies_.push_back(body);
    push_group_apart();
  }
}

/// Moves bodies by a share of what they overlap, as if it were a velocity for one second: mass decides who moves.
void IslandStepper::push_group_apart() {
  build_bodies(false);
  for (const int k : group_active_) {
    const Active& active = active_[static_cast<std::size_t>(k)];
    const NearPair& pair = data_->near.pairs()[static_cast<std::size_t>(active.pair)];
    const collision::Touch& touch = pair.touches[static_cast<std::size_t>(active.touch)];
    const double least = touch.gap < 0 ? std::min(-kApartPerStep * touch.gap, kMostApart) : -touch.gap;
    problem_.add_contact(contact::SpatialContact{.body_a = number_of(pair.a),
                                                 .body_b = number_of(pair.b),
                                                 .r_a = touch.point_a - states_[static_cast<std::size_t>(pair.a)].p_WB,
                                                 .r_b = touch.point_b - states_[static_cast<std::size_t>(pair.b)].p_WB,
                                                 .normal = touch.normal,
                                                 .least_speed = least,
                                                 .rank = touch.point_a.z()});
  }
  apart_.respond(problem_, response_);
  if (!response_.velocity.allFinite()) return;
  for (const int body : group_bodies_) {
    const auto i = static_cast<std::size_t>(body);
    const auto way = response_.velocity.segment<6>(6 * number_of(body));
    states_[i].p_WB += way.head<3>();
    if (!way.tail<3>().isZero(0))
      states_[i].R_WB = (collision::rotation_by(way.tail<3>()) * states_[i].R_WB).normalized();
  }
}

void IslandStepper::fit_joints(double remaining) {
  if (island_->joints.empty()) return;
  cluster_.set_up(scene_, island_->joints, states_);
  outcome_->report.joint_error = std::max(outcome_->report.joint_error, cluster_.fit(scene_, states_, remaining));
}

}  // namespace talus::spatial
