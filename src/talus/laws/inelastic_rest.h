#pragma once

// What is left of the approach after a sequence of impulses, taken out of all contacts at once, inelastically and
// without friction: energy can only fall.

#include <vector>

#include "talus/laws/normal_response.h"

namespace talus::laws {

class InelasticRest {
 public:
  /// Adds to the response's velocity and normal impulses; its complementarity is that of this solve.
  [[nodiscard]] Status stop(const ContactProblem& problem, Response& response);

 private:
  ContactMatrices matrices_;
  PivotingResponse inelastic_;
  std::vector<int> all_;
  Vector rest_;
};

}  // namespace talus::laws
