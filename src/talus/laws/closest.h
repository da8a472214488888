#pragma once

// `closest`: the impact of Veeraraghavan, Hall & Krishnan (step 3): impulses at all contacts at once, normal and
// friction in turns, each time the solution nearest to the one before, starting from none.
//
//     v_n+ >= -e min(v_n-, 0),  j_n >= 0, complementary                             (16)
//     |j_t| <= mu j_n, opposing the tangential velocity after the impact            (17)-(19)
//
// contact_balance.h has the rounds and where they depart from the source. Departure here: (16) prints -e v_n-, which
// lets a contact that separates be driven in; the minimum with 0 does not.

#include "talus/laws/contact_balance.h"
#include "talus/laws/held_contacts.h"
#include "talus/laws/law.h"
#include "talus/laws/sweeps.h"

namespace talus::laws {

class ClosestLaw final : public Law {
 public:
  [[nodiscard]] std::string_view name() const override { return "closest"; }

 private:
  void solve(const ContactProblem& problem, Response& response) override;

  BalanceProblem balance_problem_;
  HeldContacts held_;
  SweepsLaw sweeps_{{.max_sweeps = 1000, .tolerance = 1e-7}};
  ContactBalance balance_;
  Vector change_, impulse_;
};

}  // namespace talus::laws
