#pragma once

// The state of one trajectory in the making and the steps that it is made of. trajectory.cpp holds the course of
// events, flight_step.cpp the flights, contact_step.cpp resting, sliding and rolling.

#include <cmath>
#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

#include "talus/motion/jitter_boxes.h"
#include "talus/rockfall/collision.h"
#include "talus/rockfall/contact_response.h"
#include "talus/rockfall/rock_shape.h"
#include "talus/rockfall/trajectory.h"

namespace talus::rockfall {

using bodies::SpatialState;

inline constexpr double kShortestStep = 1e-7;       ///< s
inline constexpr double kFirstContactStep = 16e-3;  ///< s, after an impact or a flight

class Simulator::Run {
 public:
  explicit Run(const Model& model)
      : model_(model),
        search_(*model.ground, model.engine.collision_tolerance),
        response_(model),
        gravity_(0, 0, -model.engine.gravity),
        rest_speed_(std::sqrt(2 * model.engine.gravity * model.engine.collision_tolerance)) {
    for (auto* found : {&found_, &next_found_}) found->reserve(kUsualContacts);
    for (auto* contacts : {&contacts_, &next_contacts_, &carried_}) contacts->reserve(kUsualContacts);
  }

  void set_rock(const bodies::Rock& rock) {
    shape_ = RockShape(rock);
    mass_ = {rock.mass(), rock.principal_inertia()};
    search_.set_rock(shape_);
  }

  Outcome follow(const SpatialState& start, Observer* observer);

 private:
  void begin(const SpatialState& start);
  void place_on_ground();
  [[nodiscard]] bool stays(const SpatialState& state, double time);
  void step();
  void look_around();
  void find_contacts(const SpatialState& state, std::vector<GroundContact>& found, std::vector<ContactPoint>& contacts);
  void strike();
  void fly();
  void fly_exactly();
  void fly_symplectically();
  [[nodiscard]] double choose_contact_step();
  /// How the rock turns at the beginning of a contact step.
  struct Turning {
    core::Matrix3 R_WB;
    Vector3 w_B;          ///< rad/s
    double energy_begin;  ///< J, kinetic
  };
  [[nodiscard]] Turning turning() const;
  [[nodiscard]] ContactResponse::Answer first_half(const Turning& turning, double h);
  struct SecondHalf {
    SpatialState end;               ///< of the drift
    ContactResponse::Answer whole;  ///< velocity at the end of the step
    double kick = 0;                ///< s that gravity has acted at the end of the step
    double part = 1;                ///< of the first kick that the step has taken
    double error = 0;               ///< m: the place at the end, because the contacts push unevenly
  };
  /// What drives the rock along a step: the constant acceleration of its centre and, in body axes, the angular velocity
  /// that it has, and the constant accelerations that contacts (also in world axes) and the spin itself give it.
  struct Drive {
    Vector3 a, by_contacts_W, by_contacts_B, w_B, gyration_B;
    double energy_begin;  ///< J, kinetic
  };
  struct StepTimes {
    double h = 0;            ///< s, what the step was made for
    double clear = 0;        ///< s, until something else is touched
    bool as_chosen = false;  ///< h is what accuracy asked for
  };
  [[nodiscard]] Drive drive(const Turning& turning, const ContactResponse::Answer& half, double h) const;
  [[nodiscard]] SecondHalf second_half(const motion::FreeFlight& motion, const Drive& drive, double h, double lasts);
  [[nodiscard]] ContactResponse::Answer stop_arrivals(SpatialState end, const ContactResponse::Answer& kicked);
  [[nodiscard]] Vector3 lift(const Turning& turning, const ContactResponse::Answer& half) const;
  void settle();
  [[nodiscard]] double target_gap() const { return 0.5 * search_.tolerance(); }  ///< of contacts that rest
  [[nodiscard]] bool balanced(const ContactResponse::Answer& answer, double h) const;
  [[nodiscard]] double uneven(const Drive& drive, const SpatialState& end, const ContactResponse::Answer& whole,
                              double kick) const;
  void rest_or_slide(double least_speed);
  void end_contact_step(const motion::FreeFlight& motion, const Drive& along, const StepTimes& times);
  [[nodiscard]] bool can_pay_for(const Drive& along, const SpatialState& end) const;
  void finish_contact_step(PathPiece piece, const SecondHalf& second, double energy_before);
  void stall_in_contact();
  void stall();
  [[nodiscard]] double time_in_box(const Vector3& v, const Vector3& a, double horizon, StopReason& side) const;
  void cut(PathPiece& piece, double to);
  /// Move along the piece or to the first barrier on it. False: a barrier ended it. `end`: of the piece, where known.
  bool move(PathPiece piece, const SpatialState* end = nullptr);
  [[nodiscard]] bool strikes(const ContactPoint& contact) const { return response_.bounces(contact, rest_speed_); }
  void cross(const slope::BarrierCrossing& crossing);
  void cap_energy(SpatialState& state, double limit);
  void stop(StopReason reason, std::string_view message = {});
  /// In body axes: what the spin itself gives, rad/s^2.
  [[nodiscard]] Vector3 gyration(const Vector3& w_B) const {
    return mass_.moments.cwiseProduct(w_B).cross(w_B).cwiseQuotient(mass_.moments);
  }
  [[nodiscard]] double kinetic_energy(const Vector3& v, const Vector3& w_B) const {
    return 0.5 * mass_.mass * v.squaredNorm() + 0.5 * mass_.moments.dot(w_B.cwiseAbs2());
  }
  [[nodiscard]] double potential_energy(const SpatialState& state) const {
    return -mass_.mass * gravity_.dot(state.p_WB);
  }
  [[nodiscard]] double energy() const { return bodies::kinetic_energy(mass_, state_) + potential_energy(state_); }

  const Model& model_;
  CollisionSearch search_;
  ContactResponse response_;
  RockShape shape_;
  bodies::PrincipalMass mass_;
  Vector3 gravity_;
  double rest_speed_;  ///< of a bounce as high as the tolerance

  Observer* observer_ = nullptr;
  SpatialState state_;
  double time_ = 0;
  bool stopped_ = false;
  bool contacts_known_ = false;
  bool must_rest_ = false;  ///< a flight got nowhere: contact forces must act
  int impacts_in_place_ = 0;
  int stalls_ = 0;
  motion::JitterBoxes boxes_{{}, 0}, wide_boxes_{{}, 0};
  Outcome outcome_;
  double contact_step_ = 0;  ///< s, the next one if nothing else limits it
  std::vector<GroundContact> found_, next_found_;
  std::vector<ContactPoint> contacts_, next_contacts_;  ///< of found_, next_found_
  std::vector<ContactPoint> carried_;
  std::vector<double> least_speed_;
  std::vector<std::int64_t> triangles_;
};

}  // namespace talus::rockfall
