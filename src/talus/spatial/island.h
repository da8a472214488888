#pragma once

// Bodies that may meet within a step, with their joints, are followed through it together and apart from all others.
//
// A step of length h, with accelerations a that are kept through it:
//
//     kick   u <- u + a h/2,       bodies that overlap are moved apart, in place only
//     hold   impulses of the law at all contacts nearer than the tolerance; joints
//     drift  steady motion and torque-free rotation, up to the first time at which a new contact closes faster than
//     `resting_speed` kick   u <- u + a h/2, with h what was drifted hit    at that time: impulses of the law, with
//     restitution; then on with what is left of the step
//
// Laws of impact (`bounded`, `newton`, `reflections`) answer hits; bodies are held by `closest`, or by `lcp-normal`
// where the law knows no friction. All others answer both. `stronge` knows no rest: slow contacts are microcollisions
// with a restitution of their own, 1 - gap/tolerance (COMP259: it grows as bodies come nearer, and so keeps them
// apart), and a resting body trembles.
//
// In the air that is the exact parabola, whatever the step. A velocity between steps contains half a kick that the next
// hold takes out again; what is shown of a body in contact is its velocity while it drifts.

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "talus/contact/problem.h"
#include "talus/laws/law.h"
#include "talus/laws/sweeps.h"
#include "talus/spatial/joint_cluster.h"
#include "talus/spatial/joints.h"
#include "talus/spatial/loads.h"
#include "talus/spatial/near_pairs.h"
#include "talus/spatial/penalty_stepper.h"
#include "talus/spatial/simulation.h"

namespace talus::spatial {

struct Island {
  std::vector<int> bodies;  ///< dynamic
  std::vector<int> pairs;   ///< numbers in NearPairs
  std::vector<int> joints;
  std::vector<int> springs;  ///< under `penalty`, which integrates them together with contacts
};

/// What one step of an island comes to, beside the states.
struct IslandOutcome {
  StepReport report;
  std::vector<ContactRecord> contacts;
};

/// What the step of an island needs of the whole scene. Islands write to different places of `states`, `shown` and
/// `last_kick`.
struct StepData {
  const Scene& scene;
  double time = 0;  ///< at the start of the step, s
  double dt = 0;
  double resting_speed = 0;
  NearPairs& near;
  std::span<const Acceleration> accelerations;
  std::span<SpatialState> states;  ///< of the dynamic bodies, in and out; velocities after the first kick
  std::span<SpatialState> shown;   ///< velocity while the body drifted, of those in contact
  std::span<char> in_contact;
  std::span<const double> motor_targets;
  std::span<const double> travel;  ///< of joints, at the start of the step
  std::span<double> last_kick;     ///< the time for which the last kick is still due, s
};

/// Keeps law and buffers: one per thread.
class IslandStepper {
 public:
  /// `law` answers hits, `rest` holds.
  IslandStepper(const Scene& scene, std::unique_ptr<laws::Law> law, std::unique_ptr<laws::Law> rest);

  void step(StepData& data, const Island& island, IslandOutcome& outcome);
  /// The same under `penalty`: contacts that close fast are hit by `law`, all others are springs (island_penalty.cpp).
  void step_by_springs(StepData& data, const Island& island, IslandOutcome& outcome);

 private:
  struct Active {
    int pair = 0;
    int touch = 0;
    int group = 0;
    bool carries = false;  // it did when the bodies were last held
  };
  enum class Phase { hold, hit };
  /// The motions of a pair's bodies for what remains of the step.
  struct Way {
    collision::SteadyMotion a, b;
  };

  void enter(const StepData& data, const Island& island);
  void place_movers(double time);
  void look_again(double remaining);
  void kick(double time);
  void advance_to(double event, double remaining);
  [[nodiscard]] double first_event(double remaining);
  [[nodiscard]] double event_of(NearPair& pair, double remaining);
  [[nodiscard]] double sinking_time(NearPair& pair, const Way& way, double remaining);
  [[nodiscard]] double gap_on_the_way(NearPair& pair, const Way& way, double time);
  [[nodiscard]] int most_events() const;
  [[nodiscard]] double longest_drift(double remaining) const;
  [[nodiscard]] double closing_time(const NearPair& pair, double remaining) const;
  [[nodiscard]] double closing_speed(const NearPair& pair, const collision::Touch& touch) const;
  void find_active(double hurried_within);
  void find_groups();
  void answer(Phase phase);
  void answer_group(int group, Phase phase);
  void build_bodies(bool moving);
  void add_joints();
  void add_contacts(Phase phase);
  void add_stops();
  void take_velocities();
  void note_contacts(Phase phase);
  void push_apart();
  void push_group_apart();
  void fit_joints(double remaining);
  void aim_for_springs(double remaining);
  /// Does a contact of the group close faster than contacts at rest do? -1: of any.
  [[nodiscard]] bool closes_fast(int group) const;
  void integrate_springs(double time);
  void integrate_group(int group, double time);
  void add_springs_and_joints(int group, std::vector<int>& members);
  void enter_member(int body, std::vector<int>& members);
  [[nodiscard]] PenaltyJoint spring_joint(int j) const;
  [[nodiscard]] PenaltyContact spring_contact(const Active& active, double group_mass, int points) const;
  void finish(double remaining);
  [[nodiscard]] bool is_dynamic(int body) const;
  [[nodiscard]] int number_of(int body) const { return numbers_[static_cast<std::size_t>(body)]; }

  const Scene& scene_;
  std::unique_ptr<laws::Law> law_, rest_;
  bool micro_collisions_;
  laws::SweepsLaw fallback_, apart_;
  StepData* data_ = nullptr;
  const Island* island_ = nullptr;
  IslandOutcome* outcome_ = nullptr;
  std::vector<SpatialState> states_, ends_;  // of the island's bodies and their neighbours; by body
  std::vector<int> movers_;                  // kinematic neighbours
  std::vector<Active> active_;
  std::vector<int> group_of_;  // by body, within the island
  int groups_ = 0;
  std::vector<int> group_bodies_, group_active_, group_joints_, numbers_;
  double time_ = 0;
  collision::ContactFinder finder_;
  std::vector<collision::Touch> probe_;
  contact::ContactProblem problem_;
  laws::Response response_;
  JointCluster cluster_;
  PenaltyStepper springs_;
  PenaltyGroup spring_group_;
  std::vector<std::vector<int>> clusters_;  // joints that hang together
};

}  // namespace talus::spatial
