#pragma once

// `propagation`: one contact after the other, until no contact approaches faster than a threshold (Larsen section 3;
// COMP259, local contact resolution). At contact i with relative velocity v (v_n < 0) and collision matrix K the
// impulse is
//
//     p = -K^-1 (v + e v_n n)                                  if it lies in Coulomb's cone: the contact sticks
//     p = p_n (n - mu t),   p_n = -(1 + e) v_n / (n.K (n - mu t)),    t the direction of slip, else: it slides
//
// or the impulse without friction where neither takes energy away. Restitution acts once per contact; what comes back
// from its neighbours is stopped. Nothing is ever taken back: impulses push only, and each takes energy away or leaves
// it. Hence the whole does not gain energy, and a chain of balls passes an impact on from ball to ball. But it is a
// sequence, and its answer depends on the order:
//
//     ordered     by the problem's rank (the simulation gives height along gravity, lowest first), and among equals the
//     fastest first unordered   as they come
//
// What is left of the approach below the threshold is taken out inelastically of all contacts at once where they are
// few (`exact`); where they are many it is up to the simulation, which moves bodies apart that overlap.

#include <cstdint>
#include <vector>

#include "talus/laws/body_rows.h"
#include "talus/laws/inelastic_rest.h"
#include "talus/laws/law.h"

namespace talus::laws {

struct PropagationSettings {
  double threshold = 1e-5;  ///< m/s
  bool ordered = true;
  int max_passes = 20000;
  int exact = 64;  ///< contacts up to which nothing is left of the approach
};

class PropagationLaw final : public Law {
 public:
  explicit PropagationLaw(PropagationSettings settings = {}) : settings_(settings) {}
  [[nodiscard]] std::string_view name() const override { return "propagation"; }
  /// Impulses that the last answer took.
  [[nodiscard]] std::int64_t impulses() const { return impulses_; }

 private:
  void solve(const ContactProblem& problem, Response& response) override;
  bool pass(const ContactProblem& problem);
  [[nodiscard]] Vector3 impulse(int i, double mu, double e, const Vector3& v) const;

  PropagationSettings settings_;
  BodyRows rows_;
  std::vector<int> order_;
  std::vector<char> bounced_;
  std::vector<Vector3> sum_;
  Vector u_, zero_;
  InelasticRest rest_;
  std::int64_t impulses_ = 0;
};

}  // namespace talus::laws
