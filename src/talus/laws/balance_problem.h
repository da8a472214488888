#pragma once

// Normal and friction impulses (or forces) x = (x_n, x_t) at the contacts, and what they do there:
//
//     w = W x + b,      W = m [N T]' M^-1 [N T],      m the total mass: x is per unit of it, entries of W are O(1)
//
//   b  velocities before the impact, m/s (then x are impulses), or accelerations without contact forces, m/s^2 (then
//      x are forces); normals first, then the tangents of contact 0, 1, ...

#include <vector>

#include "talus/laws/law.h"

namespace talus::laws {

struct BalanceProblem {
  int contacts = 0;
  int tangents = 1;  ///< per contact: 1 in the plane, 2 in space
  Matrix G;          ///< [N T], one row per degree of freedom
  Vector b;
  Vector friction;            ///< mu_s per contact
  std::vector<char> sliding;  ///< per contact: slides already
  Matrix slide;               ///< tangents x contacts: x_t per unit of x_n of a sliding contact, -mu_d v_t / |v_t|
  const contact::MassMatrix* mass = nullptr;
  Matrix W;  ///< symmetric, positive semi-definite; see fill_W

  /// Takes contacts and masses from the problem, which must outlive the solve; no contact slides. b is the caller's to
  /// fill.
  void set_up(const ContactProblem& problem);
  /// Of many contacts W is the larger part of the work, and not every solve needs it.
  void fill_W();

  /// Where the tangents of contact i begin, in x_t and in the rows of W and b.
  [[nodiscard]] int of_contact(int i) const { return i * tangents; }
  [[nodiscard]] int tangent_rows(int i) const { return contacts + i * tangents; }

 private:
  Matrix Minv_G_;
};

}  // namespace talus::laws
