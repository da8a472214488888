#pragma once

// Solves the problems that problem.h reads and writes each answer as one line of JSON.

#include <memory>
#include <string>

#include "talus/io/problem.h"
#include "talus/solvers/status.h"

namespace talus::io {

struct Answer {
  solvers::Status status = solvers::Status::non_finite;
  std::string json;  ///< one object on one line, without the line break
};

/// Keeps the solvers and laws with their memory from one problem to the next.
class ProblemSolver {
 public:
  ProblemSolver();
  ~ProblemSolver();
  ProblemSolver(const ProblemSolver&) = delete;
  ProblemSolver& operator=(const ProblemSolver&) = delete;

  [[nodiscard]] Answer solve(const Problem& problem);

 private:
  class Tools;
  std::unique_ptr<Tools> tools_;
};

}  // namespace talus::io
