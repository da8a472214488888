#include "solve_command.h"

#include <cstdint>
#include <istream>
#include <ostream>
#include <stdexcept>
#include <vector>

#include "talus/io/problem.h"
#include "talus/io/solve.h"
#include "talus/io/text_file.h"

namespace talus::app {

core::ExitCode solve_command(const SolveOptions& options, core::Progress& progress, std::istream& in, std::ostream& out,
                             spdlog::logger& log) {
  const std::string text = options.input == "-" ? io::read_stream(in) : io::read_text_file(options.input);
  // A signal ends the wait for input, too.
  if (!progress.advance(0, 0)) return core::ExitCode::interrupted;
  const std::vector<io::Problem> problems = io::parse_problems(text, options.input, {options.method, options.law});
  const auto total = static_cast<std::int64_t>(problems.size());
  log.debug("{}: {} problem(s) read", options.input, total);

  io::ProblemSolver solver;
  std::int64_t done = 0;
  std::int64_t unsolved = 0;
  for (const io::Problem& problem : problems) {
    if (!progress.advance(done, total)) break;
    const io::Answer answer = solver.solve(problem);
    unsolved += static_cast<std::int64_t>(answer.status != solvers::Status::solved);
    out << answer.json << '\n';
    ++done;
  }
  progress.finish();
  out.flush();
  if (!out) throw std::runtime_error("the answers could not be written");
  if (unsolved > 0) log.warn("{} of {} problem(s) not solved: see their status", unsolved, done);
  return done == total ? core::ExitCode::done : core::ExitCode::interrupted;
}

}  // namespace talus::app
