#pragma once

// The problems that `talus solve` takes, as read and checked. docs/solve.md describes how they are written.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "talus/bodies/mass.h"
#include "talus/contact/problem.h"
#include "talus/core/linear_algebra.h"
#include "talus/laws/point_collision.h"

namespace talus::io {

enum class LcpMethod { lemke, dantzig, pgs };
inline constexpr std::array<std::string_view, 3> kLcpMethods{"lemke", "dantzig", "pgs"};

enum class QpMethod { goldfarb_idnani, admm };
inline constexpr std::array<std::string_view, 2> kQpMethods{"goldfarb-idnani", "admm"};

/// Find z >= 0 with w = M z + q >= 0 and z'w = 0.
struct LcpProblem {
  core::Matrix M;
  core::Vector q;
  LcpMethod method = LcpMethod::lemke;
};

/// Minimise 1/2 x'Hx + g'x subject to lower <= A x <= upper.
struct QpProblem {
  core::Matrix H;
  core::Vector g;
  core::Matrix A;
  core::Vector lower, upper;
  QpMethod method = QpMethod::goldfarb_idnani;
};

/// One free body that meets the ground at some points; SI units, world axes.
struct ImpactProblem {
  bodies::SpatialMass mass;
  core::Vector3 velocity, spin;
  std::vector<contact::SpatialContact> contacts;
  std::string law;
};

/// Names in the order of laws::Restitution.
inline constexpr std::array<std::string_view, 3> kCollisionLaws{"stronge", "poisson", "newton"};

struct Problem {
  std::variant<std::monostate, std::string, std::int64_t, double> id;  ///< echoed in the answer
  std::variant<LcpProblem, QpProblem, ImpactProblem, laws::PointCollision> data;
};

/// What the user asks for in place of what the file says; "" leaves it to the file.
struct ProblemChoices {
  std::string method;
  std::string law;
};

/// Problems in the order of the text: one JSON object over one or more lines, one JSON object per line, or a Siconos
/// LCP (told by the name's ending .dat, or by beginning with a number when `file` is "-", the standard input). Throws
/// core::InputError at the first thing that is wrong, naming file, line and key.
[[nodiscard]] std::vector<Problem> parse_problems(std::string_view text, const std::string& file,
                                                  const ProblemChoices& choices = {});

}  // namespace talus::io
