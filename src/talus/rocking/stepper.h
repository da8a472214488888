#pragma once

// Moves a block on its pedestal through time: Veeraraghavan, Hall & Krishnan, algorithm 1, with the average of the
// accelerations at both ends of a step of length h,
//
//     v1 = v0 + h/2 (a0 + a1),     l1 = l0 + h/2 (t0 + t1)                           (8), (10)
//     x1 = x0 + h/2 (v0 + v1),     R1 = exp(h/2 (w0 + w1)) R0                        (7), (9)
//
//   x, v  centre of mass relative to the pedestal      l, w  angular momentum and velocity
//   a, t  acceleration and torque, of which the contact forces at the end depend on the state there: iterated
//
// A step ends early, found by regula falsi, where
//   - a point that was open reaches the pedestal: all points within the contact tolerance take impulses (step 3);
//   - slip at a contact comes to an end: the contact may hold from there on.
// Where a contact opens or begins to slip only the rate of the force changes; the order of the method survives that.
//
// Departures: (9) prints a sum of matrices that is projected back on rotations; the exponential is one, and of the same
// order. Contacts that carry are kept closed and holding ones in place by remove_drift, so that the tolerance need not
// swallow the drift of the integration.

#include <memory>
#include <vector>

#include "talus/rocking/contact_forces.h"
#include "talus/rocking/ground_motion.h"

namespace talus::rocking {

struct StepSettings {
  Vector3 gravity = {0, 0, -9.81};
  Friction friction;
  double restitution = 0;
  std::string law = "closest";      ///< of impacts; contact forces are always those of `closest`
  double contact_tolerance = 1e-6;  ///< points nearer than this take part in an impact, in sizes of the block
  double open_speed = 2e-5;         ///< a contact that separates faster is open, in sqrt(g size)
  double slip_speed = 1e-8;         ///< a contact slower than this may hold, in sqrt(g size)
  int max_iterations = 40;
};

/// Troubles, counted.
struct StepCounts {
  std::int64_t steps = 0, trials = 0, impacts = 0, slip_ends = 0;
  std::int64_t unsolved_forces = 0, unsolved_impacts = 0;  ///< the law found no solution; the best point was used
  std::int64_t unconverged = 0;                            ///< steps that did not converge even when very short
};

struct Impact {
  double time = 0;
  SpatialState before, after;
  std::vector<Touch> touches;  ///< that took part
};

class Stepper {
 public:
  /// Block, pedestal and motion must outlive the stepper.
  Stepper(const Block& block, const Pedestal& pedestal, const GroundMotion& motion, const StepSettings& settings);

  /// Puts the block into this state; where it approaches the pedestal, an impact comes first.
  void start(double time, const SpatialState& state);
  /// A step of at most this length; shorter where it ends in an impact or where slip ends.
  void advance(double step);

  [[nodiscard]] double time() const { return time_; }
  [[nodiscard]] const SpatialState& state() const { return state_; }
  [[nodiscard]] const std::vector<Contact>& contacts() const { return contacts_; }
  /// Where block and pedestal may touch, far or near; none: the block has left it.
  [[nodiscard]] const std::vector<Touch>& touches() const { return touches_; }
  [[nodiscard]] const Acceleration& acceleration() const { return acceleration_; }
  /// The last impact; `impacts` of the counts tells whether there is one.
  [[nodiscard]] const Impact& last_impact() const { return impact_; }
  [[nodiscard]] const StepCounts& counts() const { return counts_; }
  /// Kinetic (relative to the pedestal) and potential, J.
  [[nodiscard]] double energy() const;
  /// Sets the velocities to zero: settling before the motion.
  void halt();

 private:
  struct Trial {
    SpatialState state;
    Vector3 momentum = Vector3::Zero();
    Acceleration acceleration;
    std::vector<Contact> contacts, earlier;  ///< closed ones, and those of the iteration before
    std::vector<Touch> touches;
    bool converged = false;
    double event = 0;      ///< < 0: a point is inside or slip has turned round
    bool leaving = false;  ///< the point that is nearest to an event moves away from it
  };

  void integrate(double step, Trial& trial);
  void move(double step, Trial& trial) const;
  void follow_contacts(Trial& trial) const;
  void judge(Trial& trial) const;
  [[nodiscard]] double shorten(double step);
  [[nodiscard]] bool is_closed(int id) const;
  [[nodiscard]] bool rests_until(double end);
  void take_contacts();
  [[nodiscard]] bool commit(double step);
  void stop_when_slow();
  [[nodiscard]] bool end_slip(double step);
  [[nodiscard]] bool touch_down();
  void strike();
  void renew_forces();
  [[nodiscard]] Vector3 spin(const SpatialState& state, const Vector3& momentum) const;
  [[nodiscard]] Vector3 momentum(const SpatialState& state) const;

  const Block& block_;
  const Pedestal& pedestal_;
  const GroundMotion& motion_;
  StepSettings settings_;
  ContactForces forces_;
  double length_, speed_;  // scales
  double time_ = 0;
  SpatialState state_;
  Vector3 momentum_ = Vector3::Zero();
  Acceleration acceleration_;
  std::vector<Contact> contacts_;
  std::vector<Touch> touches_;
  Trial trial_;
  Impact impact_;
  StepCounts counts_;
};

}  // namespace talus::rocking
