#pragma once

// The differential equation of a group of bodies that touch or are joined, for a Rosenbrock method:
// y = (x, q, P, L) of its dynamic bodies, one after the other.

#include "talus/solvers/rosenbrock.h"
#include "talus/spatial/penalty_joint.h"
#include "talus/spatial/penalty_linear.h"

namespace talus::spatial {

/// Bodies that touch or are joined, and those around them that do not answer forces. Numbers of bodies in contacts,
/// joints and springs count this list; kWorld is the world in joints and springs.
struct PenaltyGroup {
  std::vector<PenaltyBody> bodies;
  std::vector<PenaltyContact> contacts;
  std::vector<PenaltyJoint> joints;
  std::vector<Spring> springs;
  Vector3 gravity{0, 0, -9.81};
};

class PenaltySystem : public solvers::StiffSystem {
 public:
  explicit PenaltySystem(const PenaltySettings& settings) : settings_(settings), jacobian_(settings.solver) {}

  /// Takes the group at its states: time 0.
  void start(const PenaltyGroup& group);
  [[nodiscard]] Vector state() const;
  /// Writes states, springs of contacts and turns of joints back.
  void finish(const Vector& y, PenaltyGroup& group);

  [[nodiscard]] Eigen::Index size() const override { return kStateSize * static_cast<Eigen::Index>(movers_.size()); }
  void derivative(double t, const Vector& y, Vector& f) override;
  void linearise(double t, const Vector& y, Vector& f_t) override;
  [[nodiscard]] bool factor(double shift) override { return jacobian_.factor(shift); }
  [[nodiscard]] bool solve(const Vector& right, Vector& x) override { return jacobian_.solve(right, x); }
  void scale_errors(const Vector& y0, const Vector& y1, Vector& scale) const override;
  void accept(double t, double h, Vector& y) override;

  [[nodiscard]] const GroupJacobian& jacobian() const { return jacobian_; }
  /// Of contact i since `start`: integral of the force on A, N s, and what it is now.
  [[nodiscard]] const Vector3& impulse(std::size_t i) const { return impulses_[i]; }
  [[nodiscard]] const ContactForce& force(std::size_t i) const { return forces_[i]; }
  [[nodiscard]] double stored(std::size_t i) const { return forces_[i].stored(contacts_[i]); }

 private:
  enum class Kind { contact, joint, spring };
  struct Element {
    Kind kind = Kind::contact;
    std::size_t index = 0;
    int a = 0, b = 0;                        // bodies of the list; kWorld
    int mover_a = -1, mover_b = -1;          // their places in y; -1: none
    int aa = -1, ab = -1, ba = -1, bb = -1;  // blocks of the Jacobian
  };

  void add_element(Kind kind, std::size_t index, int a, int b);
  void update_frames(double t, const Vector& y, bool linearised);
  void kinematics(const Vector& y, Vector& f) const;
  [[nodiscard]] const BodyFrame& frame(int body) const;
  [[nodiscard]] bool carries_derivatives(int body) const;
  template <int N>
  [[nodiscard]] Wrench<N> wrench(const Element& e, const JetBody& a, const JetBody& b) const;
  template <int N>
  void linearise_element(const Element& e, double t, Vector& f_t);
  template <int N>
  void add_rows(const Wrench<N>& w, double sign, const JetBody& self, const JetBody& other, int mover, int own_block,
                int other_block, int other_body, double t, Vector& f_t);
  void update_forces();

  PenaltySettings settings_;
  GroupJacobian jacobian_;
  const PenaltyGroup* group_ = nullptr;
  std::vector<int> movers_;        // bodies of the list
  std::vector<int> mover_of_;      // by body; -1
  std::vector<BodyFrame> frames_;  // by body
  BodyFrame world_;
  std::vector<Element> elements_;
  std::vector<FixedContact> contacts_;
  std::vector<PenaltyJoint> joints_;
  std::vector<double> coordinates_;  // of joints
  std::vector<Vector3> impulses_;
  std::vector<ContactForce> forces_;
};

}  // namespace talus::spatial
