#pragma once

// One rock from release to rest: a pure function of the model, the rock and its start.
//
// The motion is a chain of pieces, each a parabola (or straight line) with a torque-free rotation, joined by changes of
// velocity: impacts, contact impulses, barriers. docs/rockfall.md tells how the next piece is found.

#include <memory>
#include <string_view>
#include <vector>

#include "talus/bodies/rock.h"
#include "talus/bodies/spatial_state.h"
#include "talus/rockfall/model.h"
#include "talus/rockfall/path_piece.h"

namespace talus::rockfall {

enum class StopReason {
  at_rest,      ///< still, and the forces balance
  asleep,       ///< three points of the rock stayed within small boxes (jitter-tolerant)
  left_side,    ///< the centre left the box around the slope through a side
  left_bottom,  ///< ... through the bottom (a hole in the ground)
  retained,     ///< by a barrier
  max_time,
  max_steps,
  failed  ///< a solver or the collision search failed; the message says which
};
[[nodiscard]] std::string_view to_string(StopReason reason);

struct ContactPoint {
  Vector3 point = Vector3::Zero();    ///< on the rock or on the ground, which are within the tolerance; local
  Vector3 normal = Vector3::UnitZ();  ///< from the ground to the rock
  double gap = 0;                     ///< m
  int material = 0;
  double normal_speed = 0;                         ///< before; < 0 approaches, m/s
  double normal_impulse = 0, tangent_impulse = 0;  ///< N s
};

struct ImpactEvent {
  double time = 0;
  bodies::SpatialState before, after;
  double energy_before = 0, energy_after = 0;  ///< kinetic, J
  const std::vector<ContactPoint>* contacts = nullptr;
};

/// Half of a contact step: at `time` the contacts push in place of forces that last for `duration`, so that impulse
/// over duration is the load while nothing strikes or lifts. No duration: what arrived, too slow to strike, is stopped.
struct ContactEvent {
  double time = 0;
  double duration = 0;  ///< s
  const std::vector<ContactPoint>* contacts = nullptr;
};

struct BarrierHit {
  int barrier = 0;
  double time = 0;
  Vector3 point = Vector3::Zero();
  Vector3 velocity = Vector3::Zero();  ///< before
  double translational_energy = 0;     ///< before, J
  double rotational_energy = 0;
  double absorbed = 0;
  bool retained = false;
};

/// What an onlooker is told while the rock falls; the default does nothing.
class Observer {
 public:
  virtual ~Observer() = default;
  virtual void piece(const PathPiece&) {}
  virtual void impact(const ImpactEvent&) {}
  virtual void contact(const ContactEvent&) {}
  virtual void barrier(const BarrierHit&) {}
};

/// Counts of one trajectory: what it cost and whether anything went wrong.
struct Counters {
  long flights = 0;
  long impacts = 0;
  long impact_contacts = 0;
  long general_impacts = 0;  ///< with contacts that depend on each other, or by another law: not without memory
  long contact_steps = 0;
  long failed_solves = 0;        ///< answers of a law that were not `solved`, replaced by the inelastic one
  long energy_gains = 0;         ///< impacts that raised the kinetic energy by more than 1e-9 of it
  double worst_energy_gain = 0;  ///< relative, of impacts
  double energy_taken = 0;       ///< J taken out so that contact steps do not raise the energy
  double smallest_gap = 0;       ///< m; negative would be a penetration
};

struct Outcome {
  StopReason reason = StopReason::failed;
  std::string_view message;  ///< of `failed`; static text
  double duration = 0;       ///< s
  bodies::SpatialState end;
  Counters counters;
};

/// Holds all workspaces: one per thread, used for one rock after the other.
class Simulator {
 public:
  /// The model must outlive the simulator.
  explicit Simulator(const Model& model);
  ~Simulator();
  Simulator(Simulator&&) noexcept;
  Simulator& operator=(Simulator&&) noexcept;

  /// The rock that falls from now on.
  void set_rock(const bodies::Rock& rock);

  /// Throws core::InputError when the rock at `start` reaches into the ground or lies outside the box around it.
  [[nodiscard]] Outcome run(const bodies::SpatialState& start, Observer* observer = nullptr);

 private:
  class Run;
  std::unique_ptr<Run> run_;
};

}  // namespace talus::rockfall
