#pragma once

// `sweeps`: Coulomb's law with its round cone by sweeps over the contacts, one after the other (projected
// Gauss-Seidel): first the normals, then friction.
//
//     p_n <- max(0, p_n - (v_n - v*)/K_nn),       p_t <- p_t - v_t / k, not longer than mu p_n
//
//   v*   -e v_n-: what restitution asks for          k  the largest eigenvalue of K_tt
//
// Impulses are kept between sweeps, so that a contact can take back what it gave; they begin at those expected by the
// problem (of the step before, say), which is what makes a resting pile cheap: cost per sweep grows with the number of
// contacts, nothing else. Joints are one block of their own after each sweep. An end that is not exact may hold more
// energy than there was: the impulses are then scaled to where it does not.

#include <vector>

#include "talus/laws/body_rows.h"
#include "talus/laws/inelastic_rest.h"
#include "talus/laws/law.h"

namespace talus::laws {

struct SweepsSettings {
  int max_sweeps = 200;
  double tolerance = 1e-6;  ///< of the largest speed at a contact: the last sweep changed less
  int exact = 64;           ///< contacts up to which nothing is left of the approach
};

class SweepsLaw final : public Law {
 public:
  explicit SweepsLaw(SweepsSettings settings = {}) : settings_(settings) {}
  [[nodiscard]] std::string_view name() const override { return "sweeps"; }

 private:
  /// In the order of the sweeps, so that memory is read as it lies.
  struct Normal {
    LeanRow row;
    double K = 0, bounce = 0, impulse = 0;
  };
  struct Friction {
    std::size_t normal = 0;  // its contact in that order
    LeanRow first, second;
    double mu = 0, stiff = 0;  // largest eigenvalue of K_tt
    Eigen::Vector2d impulse = Eigen::Vector2d::Zero();
  };

  void solve(const ContactProblem& problem, Response& response) override;
  void prepare(const ContactProblem& problem);
  void start_from_expected(const ContactProblem& problem);
  [[nodiscard]] double sweep(const ContactProblem& problem, bool upwards);
  double push(Normal& contact);
  double rub(Friction& contact);
  void meet_joints(const ContactProblem& problem);
  void note(const ContactProblem& problem, Response& response) const;
  void keep_energy(const ContactProblem& problem, Response& response) const;

  SweepsSettings settings_;
  BodyRows rows_;
  std::vector<int> order_;
  std::vector<Normal> normals_;
  std::vector<Friction> frictions_;
  Vector u_, zero_;  // u_: six numbers per body, and six more for what does not move
  InelasticRest rest_;
  double speed_ = 0;
};

}  // namespace talus::laws
