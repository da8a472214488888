#include "talus/spatial/simulation.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include <tbb/enumerable_thread_specific.h>
#include <tbb/global_control.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include "talus/geometry/disjoint_sets.h"
#include "talus/spatial/drift.h"
#include "talus/spatial/island.h"

namespace talus::spatial {
namespace {

constexpr laws::SweepsSettings kSweeps{.max_sweeps = 20, .tolerance = 1e-3, .exact = 0};
constexpr int kMostRepeats = 4;    // of a step in which bodies are sent where they were not expected
constexpr double kMostTurn = 0.5;  // rad in one step: faster bodies make the step shorter

void add(StepReport& sum, const StepReport& one) {
  sum.contacts += one.contacts;
  sum.groups += one.groups;
  sum.events += one.events;
  sum.hurried += one.hurried;
  sum.failed_solves += one.failed_solves;
  sum.unsettled += one.unsettled;
  sum.retries += one.retries;
  sum.penetration = std::max(sum.penetration, one.penetration);
  sum.joint_error = std::max(sum.joint_error, one.joint_error);
  sum.contact_gain = std::max(sum.contact_gain, one.contact_gain);
  sum.worst.approach = std::max(sum.worst.approach, one.worst.approach);
  sum.worst.pull = std::max(sum.worst.pull, one.worst.pull);
  sum.worst.cone = std::max(sum.worst.cone, one.worst.cone);
  sum.worst.energy_gain = std::max(sum.worst.energy_gain, one.worst.energy_gain);
  sum.worst.complementarity = std::max(sum.worst.complementarity, one.worst.complementarity);
  sum.finite = sum.finite && one.finite;
}

/// Sweeps go on from step to step: they need not end in each.
std::unique_ptr<laws::Law> law_for_steps(std::string_view name) {
  if (name == "none") return laws::make_law("projection");
  if (name == "penalty") return laws::make_law("propagation");
  if (name == "sweeps") return std::make_unique<laws::SweepsLaw>(kSweeps);
  return laws::make_law(name);
}

std::string_view law_of_rest(std::string_view name) {
  if (name == "bounded" || name == "newton") return "closest";
  if (name == "reflections" || name.starts_with("gr-")) return "lcp-normal";
  return name;
}

}  // namespace

struct Simulation::Work {
  Work(const Scene& s, std::string_view law);

  const Scene& scene;
  std::string law;
  NearPairs near;
  std::optional<tbb::global_control> more_threads;  // than there are cores, where that is asked for
  tbb::task_arena arena;
  tbb::enumerable_thread_specific<std::unique_ptr<IslandStepper>> steppers;
  std::vector<SpatialState> states, shown, before;
  std::vector<Acceleration> accelerations_;
  std::vector<double> targets, travel, last_kick;
  std::vector<char> in_contact;
  std::vector<Island> islands;
  std::vector<int> island_of_body;
  std::vector<std::pair<int, int>> expected;
  int repeats = 0;
  std::vector<IslandOutcome> outcomes;
  std::vector<ContactRecord> contacts;
  double time = 0;
  std::int64_t steps = 0;

  [[nodiscard]] bool dynamic(int body) const;
  [[nodiscard]] int pieces() const;
  StepReport advance(double h);
  [[nodiscard]] bool try_step(double h);
  StepReport finish_step(double h);
  void kick(double h);
  void find_islands();
  void drift_alone(double h);
  void last_kicks(double h);
  void meet_joints();
  void move_scripted(double at, double h);
  void note_travel();
  [[nodiscard]] bool finite() const;
  IslandStepper& stepper();
};

Simulation::Work::Work(const Scene& s, std::string_view name)
    : scene(s),
      law(name.empty() ? s.law : std::string(name)),
      near(s),
      more_threads(s.threads > 1
                       ? std::optional<tbb::global_control>(std::in_place, tbb::global_control::max_allowed_parallelism,
                                                            static_cast<std::size_t>(s.threads))
                       : std::nullopt),
      arena(s.threads > 0 ? s.threads : tbb::task_arena::automatic) {
  if (law != "none" && law != "penalty") (void)laws::make_law(law);  // an unknown name is refused now
  for (const Body& body : scene.bodies) states.push_back(scripted_state(body, 0));
  for (std::size_t i = 0; i < states.size(); ++i)
    if (scene.bodies[i].mobility == Mobility::dynamic) states[i] = scene.bodies[i].start;
  for (const Joint& joint : scene.joints) targets.push_back(joint.motor ? joint.motor->target : 0);
  travel.assign(scene.joints.size(), 0);
  last_kick.assign(states.size(), 0);
  in_contact.assign(states.size(), 0);
  meet_joints();
  shown = states;
  accelerations(scene, states, targets, scene.dt, accelerations_);
}

bool Simulation::Work::dynamic(int body) const {
  return body != kWorld && scene.bodies[static_cast<std::size_t>(body)].mobility == Mobility::dynamic;
}

/// In how many pieces a step is taken so that nothing turns far in one.
int Simulation::Work::pieces() const {
  double spin = 0;
  for (std::size_t i = 0; i < states.size(); ++i) {
    spin = std::max(spin, states[i].w_WB.norm());
    if (scene.bodies[i].mobility == Mobility::kinematic) spin = std::max(spin, scene.bodies[i].script.spin.norm());
  }
  return std::max(1, static_cast<int>(std::ceil(std::min(1e6, spin * scene.dt / kMostTurn))));
}

void Simulation::Work::kick(double h) {
  for (std::size_t i = 0; i < states.size(); ++i) {
    states[i].v_WB += h * accelerations_[i].linear;
    states[i].w_WB += h * accelerations_[i].angular;
  }
}

void Simulation::Work::find_islands() {
  geometry::DisjointSets sets(static_cast<int>(states.size()));
  const auto join = [&](int a, int b) {
    if (dynamic(a) && dynamic(b)) sets.join(a, b);
  };
  const auto& pairs = near.pairs();
  for (const NearPair& pair : pairs)
    if (!pair.touches.empty() || pair.expected) join(pair.a, pair.b);
  for (const Joint& joint : scene.joints) join(joint.a.body, joint.b.body);
  if (law == "penalty")
    for (const Spring& spring : scene.springs) join(spring.a.body, spring.b.body);
  std::vector<int> number(states.size(), -1);
  std::vector<char> meets(states.size(), 0);
  const auto mark = [&](int a, int b) { meets[static_cast<std::size_t>(sets.find(dynamic(a) ? a : b))] = 1; };
  for (const NearPair& pair : pairs)
    if (!pair.touches.empty() || pair.expected) mark(pair.a, pair.b);
  for (const Joint& joint : scene.joints)
    if (dynamic(joint.a.body) || dynamic(joint.b.body)) mark(joint.a.body, joint.b.body);
  islands.clear();
  for (std::size_t i = 0; i < states.size(); ++i) {
    const auto root = static_cast<std::size_t>(sets.find(static_cast<int>(i)));
    if (!dynamic(static_cast<int>(i)) || !meets[root]) continue;
    if (number[root] < 0) {
      number[root] = static_cast<int>(islands.size());
      islands.emplace_back();
    }
    islands[static_cast<std::size_t>(number[root])].bodies.push_back(static_cast<int>(i));
  }
  const auto island_of = [&](int a, int b) -> Island& {
    return islands[static_cast<std::size_t>(number[static_cast<std::size_t>(sets.find(dynamic(a) ? a : b))])];
  };
  // Beside those that are near, pairs that a hit may bring together.
  const auto island_number = [&](int body) {
    return dynamic(body) ? number[static_cast<std::size_t>(sets.find(body))] : -1;
  };
  for (std::size_t k = 0; k < pairs.size(); ++k) {
    const int a = island_number(pairs[k].a), b = island_number(pairs[k].b);
    const bool one = (a >= 0 && !dynamic(pairs[k].b)) || (b >= 0 && !dynamic(pairs[k].a)) || (a >= 0 && a == b);
    if (one) island_of(pairs[k].a, pairs[k].b).pairs.push_back(static_cast<int>(k));
  }
  island_of_body.assign(states.size(), -1);
  for (std::size_t i = 0; i < states.size(); ++i) island_of_body[i] = island_number(static_cast<int>(i));
  for (std::size_t j = 0; j < scene.joints.size(); ++j) {
    const Joint& joint = scene.joints[j];
    if (dynamic(joint.a.body) || dynamic(joint.b.body))
      island_of(joint.a.body, joint.b.body).joints.push_back(static_cast<int>(j));
  }
  if (law != "penalty") return;
  for (std::size_t k = 0; k < scene.springs.size(); ++k) {
    const Spring& spring = scene.springs[k];
    const int island = std::max(island_number(spring.a.body), island_number(spring.b.body));
    if (island >= 0) islands[static_cast<std::size_t>(island)].springs.push_back(static_cast<int>(k));
  }
}

/// Bodies that meet nothing in this step.
void Simulation::Work::drift_alone(double h) {
  std::vector<char> alone(states.size(), 1);
  for (const Island& island : islands)
    for (const int body : island.bodies) alone[static_cast<std::size_t>(body)] = 0;
  tbb::parallel_for(std::size_t{0}, states.size(), [&](std::size_t i) {
    if (!alone[i] || scene.bodies[i].mobility != Mobility::dynamic) return;
    states[i] = drifted(scene.bodies[i].mass, states[i], h);
    last_kick[i] = h / 2;
    in_contact[i] = 0;
  });
}

void Simulation::Work::move_scripted(double at, double h) {
  for (std::size_t i = 0; i < states.size(); ++i) {
    if (scene.bodies[i].mobility != Mobility::kinematic) continue;
    states[i] = scripted_state(scene.bodies[i], at);
    if (h <= 0) continue;
    const collision::SteadyMotion motion = between(states[i], scripted_state(scene.bodies[i], at + h), h);
    states[i].v_WB = motion.v;
    states[i].w_WB = motion.w;
  }
}

void Simulation::Work::last_kicks(double h) {
  accelerations(scene, states, targets, h, accelerations_);
  for (std::size_t i = 0; i < states.size(); ++i) {
    if (scene.bodies[i].mobility != Mobility::dynamic) continue;
    states[i].v_WB += last_kick[i] * accelerations_[i].linear;
    states[i].w_WB += last_kick[i] * accelerations_[i].angular;
  }
}

void Simulation::Work::meet_joints() {
  if (scene.joints.empty()) return;
  std::vector<int> joints;
  for (std::size_t j = 0; j < scene.joints.size(); ++j)
    if (dynamic(scene.joints[j].a.body) || dynamic(scene.joints[j].b.body)) joints.push_back(static_cast<int>(j));
  // Joints that hang together are one system.
  geometry::DisjointSets sets(static_cast<int>(states.size()));
  for (const int j : joints) {
    const Joint& joint = scene.joints[static_cast<std::size_t>(j)];
    if (dynamic(joint.a.body) && dynamic(joint.b.body)) sets.join(joint.a.body, joint.b.body);
  }
  const auto root = [&](int j) {
    const Joint& joint = scene.joints[static_cast<std::size_t>(j)];
    return sets.find(dynamic(joint.a.body) ? joint.a.body : joint.b.body);
  };
  std::stable_sort(joints.begin(), joints.end(), [&](int i, int j) { return root(i) < root(j); });
  JointCluster cluster;
  for (std::size_t begin = 0; begin < joints.size();) {
    std::size_t end = begin;
    while (end < joints.size() && root(joints[end]) == root(joints[begin])) ++end;
    cluster.set_up(scene, std::span(joints).subspan(begin, end - begin), states);
    cluster.meet(states);
    begin = end;
  }
}

void Simulation::Work::note_travel() {
  for (std::size_t j = 0; j < scene.joints.size(); ++j) {
    const double now = spatial::joint_travel(scene, scene.joints[j], states);
    if (scene.joints[j].kind != JointKind::hinge) {
      travel[j] = now;
    } else {
      travel[j] += std::remainder(now - travel[j], 2 * M_PI);
    }
  }
}

bool Simulation::Work::finite() const {
  return std::all_of(states.begin(), states.end(), [](const SpatialState& s) {
    return s.p_WB.allFinite() && s.v_WB.allFinite() && s.w_WB.allFinite() && s.R_WB.coeffs().allFinite();
  });
}

IslandStepper& Simulation::Work::stepper() {
  std::unique_ptr<IslandStepper>& mine = steppers.local();
  if (!mine) mine = std::make_unique<IslandStepper>(scene, law_for_steps(law), law_for_steps(law_of_rest(law)));
  return *mine;
}

/// False: bodies met others that were not reckoned with (now they are expected); states are those before.
bool Simulation::Work::try_step(double h) {
  move_scripted(time, h);
  const std::vector<SpatialState> start = states;
  kick(h / 2);
  if (law != "none") near.find(states, h, expected);
  find_islands();
  outcomes.assign(islands.size(), {});
  shown = states;
  const double resting = scene.resting_speed > 0 ? scene.resting_speed : 2 * scene.gravity.norm() * h;
  const StepData data{.scene = scene,
                      .time = time,
                      .dt = h,
                      .resting_speed = resting,
                      .near = near,
                      .accelerations = accelerations_,
                      .states = states,
                      .shown = shown,
                      .in_contact = in_contact,
                      .motor_targets = targets,
                      .travel = travel,
                      .last_kick = last_kick};
  drift_alone(h);
  tbb::parallel_for(std::size_t{0}, islands.size(), [&](std::size_t k) {
    StepData mine = data;
    if (law == "penalty") {
      stepper().step_by_springs(mine, islands[k], outcomes[k]);
    } else {
      stepper().step(mine, islands[k], outcomes[k]);
    }
  });
  move_scripted(time + h, 0);
  const bool hit =
      std::any_of(outcomes.begin(), outcomes.end(), [](const IslandOutcome& o) { return o.report.events > 0; });
  if (!hit || ++repeats == kMostRepeats || !finite()) return true;
  if (!near.strayed(start, states, island_of_body, h, expected)) return true;
  states = start;
  return false;
}

StepReport Simulation::Work::finish_step(double h) {
  StepReport report;
  time += h;
  last_kicks(h);
  if (law != "penalty") meet_joints();  // whose joints are springs
  contacts.clear();
  for (const IslandOutcome& outcome : outcomes) {
    add(report, outcome.report);
    contacts.insert(contacts.end(), outcome.contacts.begin(), outcome.contacts.end());
  }
  return report;
}

/// Repeats a step in which bodies were sent where others had not been reckoned with.
StepReport Simulation::Work::advance(double h) {
  expected.clear();
  repeats = 0;
  while (!try_step(h)) {
  }
  return finish_step(h);
}

Simulation::Simulation(const Scene& scene, std::string_view law) : work_(std::make_unique<Work>(scene, law)) {}
Simulation::~Simulation() = default;

StepReport Simulation::step() {
  Work& w = *work_;
  w.before = w.shown;
  StepReport report;
  const int pieces = w.pieces();
  w.arena.execute([&] {
    for (int k = 0; k < pieces && report.finite; ++k) {
      add(report, w.advance(w.scene.dt / pieces));
      report.finite = report.finite && w.finite();
    }
  });
  ++w.steps;
  w.time = static_cast<double>(w.steps) * w.scene.dt;
  for (std::size_t i = 0; i < w.states.size(); ++i) {
    const SpatialState drifting = w.shown[i];
    w.shown[i] = w.states[i];
    if (w.in_contact[i] && w.scene.bodies[i].mobility == Mobility::dynamic) {
      w.shown[i].v_WB = drifting.v_WB;
      w.shown[i].w_WB = drifting.w_WB;
    }
  }
  w.note_travel();
  for (std::size_t j = 0; j < w.scene.joints.size(); ++j)
    report.joint_error = std::max(report.joint_error, joint_gap(w.scene.joints[j], w.states));
  if (!report.finite) w.shown = w.before;
  return report;
}

const Scene& Simulation::scene() const {
  return work_->scene;
}
std::string_view Simulation::law_name() const {
  return work_->law;
}
std::int64_t Simulation::steps_done() const {
  return work_->steps;
}
double Simulation::time() const {
  return work_->time;
}
std::span<const SpatialState> Simulation::states() const {
  return work_->shown;
}
std::span<const ContactRecord> Simulation::contacts() const {
  return work_->contacts;
}

double Simulation::joint_speed(int joint) const {
  const Joint& j = work_->scene.joints[static_cast<std::size_t>(joint)];
  return speed_along(travel_direction(j, work_->shown), j, work_->shown);
}

double Simulation::joint_travel(int joint) const {
  return work_->travel[static_cast<std::size_t>(joint)];
}

void Simulation::set_motor_target(int joint, double target) {
  work_->targets[static_cast<std::size_t>(joint)] = target;
}

void Simulation::place(int body, const SpatialState& state) {
  const auto i = static_cast<std::size_t>(body);
  work_->states[i] = work_->shown[i] = state;
  work_->last_kick[i] = 0;
  work_->in_contact[i] = 0;
}

}  // namespace talus::spatial
