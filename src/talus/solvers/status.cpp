#include "talus/solvers/status.h"

namespace talus::solvers {

std::string_view to_string(Status status) {
  switch (status) {
    case Status::solved:
      return "solved";
    case Status::ray:
      return "ray";
    case Status::infeasible:
      return "infeasible";
    case Status::unbounded:
      return "unbounded";
    case Status::iteration_limit:
      return "iteration-limit";
    case Status::inaccurate:
      return "inaccurate";
    case Status::not_definite:
      return "not-definite";
    case Status::non_finite:
      return "non-finite";
  }
  return "unknown";
}

}  // namespace talus::solvers
