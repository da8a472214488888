#pragma once

// Generalized Reflections (Smith, Kaufman, Vouga, Tamstorf & Grinspun 2012, algorithm 2; Columbia section 9): the elastic
// response that keeps energy, momentum and symmetry, never pulls, and lets contacts break.
//
//     v = u-
//     while some contact approaches:
//        V = all contacts with N_i' v < 0
//        v <- v + 2 M^-1 N_V lambda,     lambda the inelastic impulses for V alone
//
// Each round mirrors v on its projection, so kinetic energy stays as it is, and every contact of V separates afterwards.
//
// Departures: "approaches" means faster than 1e-14 of the size of the terms of N_i' v (the document's 10^14 is a misprint
// and has no scale). The factor 2 is taken as -2 v'M delta / delta'M delta, which is 2 for an exact lambda and keeps the
// energy to round-off for an inexact one. A narrow wedge needs about pi / angle rounds: past the limit the remaining
// approach is removed inelastically and the status says so.

#include <memory>
#include <string>
#include <vector>

#include "talus/laws/law.h"
#include "talus/laws/normal_response.h"

namespace talus::laws {

struct ReflectionsSettings {
  int max_rounds = 1000;
};

/// The algorithm itself, for laws that need the reflected velocity.
class Reflector {
 public:
  explicit Reflector(ReflectionsSettings settings = {}) : settings_(settings) {}

  struct Info {
    Status status = Status::solved;
    int rounds = 0;
    double residual = 0;  ///< worst of the inner solves
  };

  /// Changes `velocity` and adds to `impulse`. `normal` must have been prepared for the problem.
  [[nodiscard]] Info reflect(const ContactProblem& problem, const ContactMatrices& matrices, NormalResponse& normal,
                             Vector& velocity, Vector& impulse);

 private:
  void find_approaching(const ContactProblem& problem, const Vector& velocity);

  ReflectionsSettings settings_;
  std::vector<int> approaching_;
  Vector round_impulse_, change_;
};

class ReflectionsLaw final : public Law {
 public:
  ReflectionsLaw(std::string_view name, std::unique_ptr<NormalResponse> normal);
  [[nodiscard]] std::string_view name() const override { return name_; }

 private:
  void solve(const ContactProblem& problem, Response& response) override;

  std::string name_;
  std::unique_ptr<NormalResponse> normal_;
  ContactMatrices matrices_;
  Reflector reflector_;
};

}  // namespace talus::laws
