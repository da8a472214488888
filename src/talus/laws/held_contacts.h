#pragma once

// Many contacts at once where all that carry also hold, as in a pile at rest: Coulomb's law is then a linear problem,
//
//     minimise |u - u-|_M   subject to  J'u = 0,        J: normal and tangents of the contacts that hold
//
// solved by the proximal point method on its multipliers: with weights W,
//
//     (M + J W J') u = M u- + J lambda,       lambda <- lambda - W J'u,
//
// one sparse factorisation for the whole group, a handful of rounds, and of all solutions the impulses of least norm
// (in W). Contacts that would have to pull are let go, those let go that approach are taken up again. If in the end all
// impulses lie in their cones, that is an answer to the whole problem; else another method has to find one. Cost grows
// with the bodies about linearly for piles that are not too thick.

#include <vector>

#include <Eigen/SparseCholesky>

#include "talus/laws/body_rows.h"
#include "talus/laws/law.h"

namespace talus::laws {

class HeldContacts {
 public:
  /// Problems that this is for: spatial, without joints and restitution, more contacts than pivoting likes.
  [[nodiscard]] static bool suits(const ContactProblem& problem);
  /// True: the response is complete but for energies and checks. False: it is as it was.
  [[nodiscard]] bool solve(const ContactProblem& problem, Response& response);

 private:
  [[nodiscard]] bool factor(const ContactProblem& problem);
  [[nodiscard]] bool find_impulses(const ContactProblem& problem);
  [[nodiscard]] bool release(const ContactProblem& problem);
  [[nodiscard]] bool within_cones(const ContactProblem& problem) const;

  BodyRows rows_;
  std::vector<char> held_;
  std::vector<double> weight_;
  std::vector<Vector3> impulse_;
  std::vector<Eigen::Triplet<double>> entries_;
  Eigen::SparseMatrix<double> H_;
  Eigen::SimplicialLDLT<Eigen::SparseMatrix<double>> factor_;
  Vector momentum_, right_, u_;
  double speed_ = 0;
};

}  // namespace talus::laws
