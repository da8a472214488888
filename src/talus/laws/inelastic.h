#pragma once

// `lcp-normal` (Columbia section 4) and `projection` (Columbia section 7): the frictionless inelastic response,
//
//     u+ = u- + M^-1 N lambda,    0 <= lambda  _|_  N' u+ >= 0.
//
// The two laws state the same thing as a complementarity problem and as a minimisation; u+ is unique even when contacts
// are redundant and A = N' M^-1 N is singular.

#include <memory>
#include <string>

#include "talus/laws/law.h"
#include "talus/laws/normal_response.h"

namespace talus::laws {

class InelasticLaw final : public Law {
 public:
  InelasticLaw(std::string_view name, std::unique_ptr<NormalResponse> normal);
  [[nodiscard]] std::string_view name() const override { return name_; }

 private:
  void solve(const ContactProblem& problem, Response& response) override;

  std::string name_;
  std::unique_ptr<NormalResponse> normal_;
  ContactMatrices matrices_;
  std::vector<int> all_;
};

}  // namespace talus::laws
