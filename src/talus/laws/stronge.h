#pragma once

// `stronge`: one contact after the other collides, the one that approaches fastest first, each as point_collision.h
// says, with energetic restitution, until none approaches (COMP259 slides: collisions in sequence, propagated from
// contact to contact).
//
// No collision of the sequence raises the energy, so the law does not. But it is a sequence: of contacts that a body
// has on both sides of a symmetry plane one comes first, and the answer is not symmetric; and elastic collisions may go
// on without end. After so many the rest of the approach is taken out inelastically, of all contacts at once.

#include "talus/laws/inelastic_rest.h"
#include "talus/laws/law.h"
#include "talus/laws/point_collision.h"

namespace talus::laws {

class StrongeLaw final : public Law {
 public:
  [[nodiscard]] std::string_view name() const override { return "stronge"; }

 private:
  void solve(const ContactProblem& problem, Response& response) override;
  void prepare(const ContactProblem& problem);
  [[nodiscard]] int fastest(const Vector& normal_speed, double still) const;
  [[nodiscard]] bool collide_at(int contact, const ContactProblem& problem, Response& response);

  int tangents_ = 2;
  Matrix J_, Minv_J_;  ///< per contact its tangents and its normal
  Vector speeds_;
  InelasticRest rest_;
};

}  // namespace talus::laws
