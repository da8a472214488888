// Microseconds per solve for 1 to 32 contacts of one rigid body (rank 6), as tables:
//
//   normal     the frictionless LCP
//   friction   the frictional LCP of Stewart and Trinkle with 4 directions
//
// Built with TALUS_PEERS, the same problems go to ODE's Dantzig and Siconos's Lemke in the same run: compare ratios.
// A solve counts as failed when its solver says so or its re-checked residual is above 1e-6.

#include <functional>
#include <string>
#include <vector>

#include "bench/table_reporter.h"
#include "tests/support/one_body.h"
#include <benchmark/benchmark.h>

#include "talus/solvers/closest.h"
#include "talus/solvers/dantzig.h"
#include "talus/solvers/lcp.h"
#include "talus/solvers/lemke.h"
#include "talus/solvers/pgs.h"
#ifdef TALUS_PEERS
#include "bench/peers.h"
#endif

namespace talus::bench {
namespace {

using solvers::LcpSolution;
using solvers::Status;

struct Lcp {
  Eigen::MatrixXd M;
  Eigen::VectorXd q;
};
using Solve = std::function<bool(const Lcp&, Eigen::VectorXd&)>;

constexpr int kProblems = 100;
constexpr double kRank6Shift = 1e-6;  // of the mean diagonal, for solvers that need a regular matrix

std::vector<Lcp> make_problems(bool friction, int contacts, double shift) {
  std::mt19937_64 random(1000 + static_cast<unsigned>(contacts));
  std::vector<Lcp> problems(kProblems);
  for (Lcp& lcp : problems) {
    testing::OneBodyContacts body = testing::random_one_body_contacts(contacts, random);
    body.W.diagonal().array() += shift * body.W.diagonal().mean();
    if (friction)
      testing::friction_lcp(body, 4, lcp.M, lcp.q);
    else
      testing::normal_lcp(body, lcp.M, lcp.q);
  }
  return problems;
}

double failed_share(const std::vector<Lcp>& problems, const Solve& solve) {
  int failed = 0;
  Eigen::VectorXd z;
  for (const Lcp& lcp : problems) {
    const bool good = solve(lcp, z);
    failed += !good || solvers::lcp_residual(lcp.M, lcp.q, z.cwiseMax(0.0), lcp.M * z + lcp.q) > 1e-6;
  }
  return 100.0 * failed / static_cast<double>(problems.size());
}

void add(bool friction, const std::string& solver, const std::vector<int>& contacts, double shift, const Solve& solve) {
  for (const int count : contacts) {
    const std::string name = std::string(friction ? "friction" : "normal") + "/" + solver + "/" + std::to_string(count);
    benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& state) {
      const std::vector<Lcp> problems = make_problems(friction, count, shift);
      Eigen::VectorXd z;
      std::size_t next = 0;
      for (auto _ : state) {
        benchmark::DoNotOptimize(solve(problems[next], z));
        next = (next + 1) % problems.size();
      }
      state.counters["failed"] = failed_share(problems, solve);
    })->Unit(benchmark::kMicrosecond);
  }
}

/// A Talus solver with its workspace, kept between solves as a simulation does.
template <class Solver>
Solve talus(Solver solver) {
  return [solver, solution = LcpSolution()](const Lcp& lcp, Eigen::VectorXd& z) mutable {
    const bool good = solver.solve(lcp.M, lcp.q, solution).status == Status::solved;
    z = solution.z;
    return good;
  };
}

struct MinimumNorm {
  solvers::ClosestSolution closest;
  solvers::LcpInfo solve(const Eigen::MatrixXd& A, const Eigen::VectorXd& b, LcpSolution& solution) {
    return closest.solve_minimum_norm(A, b, solution);
  }
};

void register_all() {
  const std::vector<int> all{1, 2, 4, 8, 16, 32};
  const std::vector<int> to_16{1, 2, 4, 8, 16};
  add(false, "Talus Dantzig", all, 0, talus(solvers::Dantzig()));
  add(false, "Talus least norm", all, 0, talus(MinimumNorm()));
  add(false, "Talus Lemke", all, 0, talus(solvers::Lemke()));
  add(true, "Talus Lemke", all, 0, talus(solvers::Lemke()));
#ifdef TALUS_PEERS
  add(false, "ODE Dantzig", all, kRank6Shift,
      [](const Lcp& lcp, Eigen::VectorXd& z) { return ode_dantzig(lcp.M, lcp.q, z); });
  add(true, "Siconos Lemke", to_16, kRank6Shift,
      [](const Lcp& lcp, Eigen::VectorXd& z) { return siconos_lemke(lcp.M, lcp.q, z); });
#endif
}

}  // namespace
}  // namespace talus::bench

int main(int argc, char** argv) {
  talus::bench::register_all();
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  talus::bench::TableReporter reporter;
  benchmark::RunSpecifiedBenchmarks(&reporter);
}
