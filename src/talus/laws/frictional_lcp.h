#pragma once

// `lcp`: the velocity-level frictional LCP (Stewart & Trinkle; RocFall3 3.44 with A = J M^-1 J'), inelastic. With d
// directions per contact that span the tangent plane positively, x = (lambda_n, lambda_d, beta) solves
//
//     0 <= lambda_n  _|_  v_n - least_speed            >= 0        (3.36a; least_speed = 0 in the manual)
//     0 <= lambda_d  _|_  beta e + v_d                 >= 0        (3.36b)
//     0 <= beta      _|_  mu lambda_n - e' lambda_d    >= 0        (3.36c)
//
// by Lemke's method with lexicographic anti-cycling: the zero rows of beta make every start degenerate. Impulses are
// measured in units of the total mass, so that all entries are speeds. The friction cone is a pyramid inside Coulomb's
// cone. Contacts without friction have a normal row only.
//
// Many contacts in space: first it is tried whether all that carry hold (held_contacts.h); where they do not, more
// contacts than `most_pivoted` are answered by sweeps (sweeps.h), both with Coulomb's round cone in place of the
// pyramid.

#include <vector>

#include "talus/laws/held_contacts.h"
#include "talus/laws/law.h"
#include "talus/laws/sweeps.h"
#include "talus/solvers/lemke.h"

namespace talus::laws {

struct FrictionalLcpSettings {
  int directions = 8;     ///< per spatial contact, even; planar contacts always have two
  int most_pivoted = 48;  ///< contacts
};

class FrictionalLcpLaw final : public Law {
 public:
  explicit FrictionalLcpLaw(FrictionalLcpSettings settings = {}) : settings_(settings) {}
  [[nodiscard]] std::string_view name() const override { return "lcp"; }

 private:
  void solve(const ContactProblem& problem, Response& response) override;
  void assemble(const ContactProblem& problem);
  using Tangent = Eigen::Matrix<double, Eigen::Dynamic, 1, Eigen::ColMajor, 2, 1>;  ///< of one or two, without memory
  [[nodiscard]] Tangent direction(const ContactProblem& problem, int d) const;
  [[nodiscard]] int directions(const ContactProblem& problem) const;

  FrictionalLcpSettings settings_;
  HeldContacts held_;
  SweepsLaw sweeps_{{.max_sweeps = 1000, .tolerance = 1e-7}};
  solvers::Lemke lemke_{{.restarts = 4}};
  solvers::LcpSolution solution_;
  std::vector<int> rough_;  // contacts with friction
  Matrix G_, Minv_G_, M_;   // G: generalized normals, then friction directions, as columns
  Vector q_;
};

}  // namespace talus::laws
