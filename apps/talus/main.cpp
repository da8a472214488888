// The command line: what the user types becomes options, the options go to a command, and what goes wrong becomes a
// message and an exit code here and nowhere else.

#include <chrono>
#include <exception>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bench_command.h"
#include "check_command.h"
#include "classify_command.h"
#include "command_options.h"
#include "export_command.h"
#include "new_command.h"
#include "run_command.h"
#include "signals.h"
#include "solve_command.h"
#include "view_command.h"
#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <spdlog/logger.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <unistd.h>

#include "talus/core/error.h"
#include "talus/core/progress.h"
#include "talus/core/text.h"

namespace talus::app {
namespace {

using core::ExitCode;
using core::StreamProgress;

constexpr const char* kFooter = R"(
Examples:
  talus new scene my-scene             a small scene that runs as it is
  talus run my-scene/scene.xml         results and an animation in results/scene
  talus view my-scene                  the same in the browser
  talus solve problems.jsonl           one answer per problem, as JSON
  echo '{"type":"lcp","M":[[2]],"q":[-1]}' | talus solve -

Exit codes: 0 done, 1 internal error, 2 bad input, 3 interrupted.
`talus COMMAND --help` says more about a command.)";

constexpr const char* kSolveFooter = R"(
FILE holds one JSON object, or one per line, or is an LCP in Siconos' .dat format. All problems are checked before the
first is solved; the answers come in the same order, one line each.

  {"type":"lcp","M":[[2,1],[1,2]],"q":[-5,-6]}
  {"type":"qp","H":[[2,0],[0,2]],"g":[-2,-5],"A":[[1,1]],"lower":[null],"upper":[1]}
  {"type":"impact","mass":1,"inertia":[[1,0,0],[0,1,0],[0,0,1]],"velocity":[0,0,-1,0,0,0],
   "contacts":[{"r":[0,0,-1],"normal":[0,0,1],"restitution":0.5,"friction":0.3}],"law":"bounded"}

Methods: lemke, dantzig, pgs for lcp; goldfarb-idnani, admm for qp.
Exit code 0 means that every problem was worked on: "status" in the answer tells whether it was solved.)";

struct Options {
  RunOptions run;
  SolveOptions solve;
  NewOptions create;
  ExportOptions exporting;
  ViewOptions view;
  io::ClassifySettings classify;
  BenchOptions bench;
  std::string check_input;
  bool verbose = false;
  bool quiet = false;
};

void add_solve(CLI::App& app, Options& options) {
  CLI::App* solve = app.add_subcommand("solve", "Solve LCP, QP and impact problems");
  solve->add_option("FILE", options.solve.input, "Problems (.json, .jsonl, .dat), or - for the standard input")
      ->required()
      ->type_name("");
  solve->add_option("--method", options.solve.method, "Solver in place of what the file says")->type_name("NAME");
  solve->add_option("--law", options.solve.law, "Law of impact problems in place of what the file says")
      ->type_name("NAME");
  solve->footer(kSolveFooter);
}

void add_check_and_new(CLI::App& app, Options& options) {
  CLI::App* check = app.add_subcommand("check", "Check an input file without running it");
  check->add_option("FILE", options.check_input, "Project (.toml), scene (.xml) or problems (.json, .jsonl, .dat)")
      ->required()
      ->type_name("");
  CLI::App* create = app.add_subcommand("new", "Write a small project that runs as it is");
  create->add_option("KIND", options.create.kind, "What to make: scene, rockfall, rocking")->required()->type_name("");
  create->add_option("DIR", options.create.folder, "A new or empty folder")->required()->type_name("");
}

void describe(CLI::App& app, Options& options) {
  app.description("Talus: dynamics of rocks as rigid bodies.");
  app.footer(kFooter);
  app.set_version_flag("--version", std::string("talus ") + TALUS_VERSION, "Print the version and exit");
  app.add_flag("-v,--verbose", options.verbose, "Say more on the standard error");
  app.add_flag("-q,--quiet", options.quiet, "Only errors on the standard error, no progress");
  app.require_subcommand(1);
  app.fallthrough();
  add_run(app, options.run);
  add_solve(app, options);
  add_check_and_new(app, options);
  add_export(app, options.exporting);
  add_view(app, options.view);
  add_classify(app, options.classify);
  add_bench(app, options.bench);
  for (CLI::App* command : app.get_subcommands({})) command->get_help_ptr()->description("Print this help and exit");
  app.get_help_ptr()->description("Print this help and exit");
}

/// Names that the user may have meant: the commands, or the options of the chosen command and of the program.
std::vector<std::string> known_names(const CLI::App& app, bool option) {
  std::vector<std::string> names;
  if (!option) {
    for (const CLI::App* command : app.get_subcommands({})) names.push_back(command->get_name());
    return names;
  }
  std::vector<const CLI::App*> places{&app};
  for (const CLI::App* command : app.get_subcommands()) places.push_back(command);
  for (const CLI::App* place : places)
    for (const CLI::Option* known : place->get_options())
      for (const std::string& name : known->get_lnames()) names.push_back("--" + name);
  return names;
}

core::InputError unknown_argument(const CLI::App& app, const std::string& word) {
  const bool option = word.starts_with('-');
  const bool command = !option && app.get_subcommands().empty();
  if (!option && !command) return core::InputError({.key = word, .problem = "one argument too many"});
  const std::vector<std::string> names = known_names(app, option);
  const std::vector<std::string_view> views(names.begin(), names.end());
  const std::string what = option ? "option" : "command";
  return core::InputError({.key = word,
                           .problem = core::unknown_word(what, word.substr(0, word.find('=')), views),
                           .accepted = core::join(views)});
}

/// What is wrong with the command line. Words that nobody asked for explain most of what the parser complains about.
core::InputError command_line_error(const CLI::App& app, const CLI::ParseError& error) {
  const std::vector<std::string> unexpected = app.remaining(true);
  if (!unexpected.empty()) return unknown_argument(app, unexpected.front());
  if (app.get_subcommands().empty() && dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
    const std::vector<std::string> names = known_names(app, false);
    const std::vector<std::string_view> views(names.begin(), names.end());
    return core::InputError({.problem = "a command is needed (see talus --help)", .accepted = core::join(views)});
  }
  // The parser says "Could not convert: --classes = 3.5".
  const std::string_view text = error.what();
  const std::size_t key = text.find("--"), equals = text.find(" = ");
  if (dynamic_cast<const CLI::ConversionError*>(&error) != nullptr && key < equals && equals != text.npos)
    return core::InputError({.key = std::string(text.substr(key, equals - key)),
                             .value = std::string(text.substr(equals + 3)),
                             .problem = "is not what this option takes (see --help)",
                             .accepted = "a number, whole where the option counts something"});
  return core::InputError({.problem = std::string(text)});
}

spdlog::logger make_logger(const Options& options) {
  spdlog::logger log("talus", std::make_shared<spdlog::sinks::stderr_sink_st>());
  log.set_pattern("talus: %v");
  log.set_level(options.verbose ? spdlog::level::debug : options.quiet ? spdlog::level::err : spdlog::level::warn);
  return log;
}

/// The bar needs a terminal that nothing else is written to.
StreamProgress::Settings progress_settings(const Options& options, std::string unit, bool bar) {
  using namespace std::chrono_literals;
  StreamProgress::Settings settings{.unit = std::move(unit), .stop = &stop_on_signals()};
  if (bar) {
    settings.style = StreamProgress::Style::bar;
    settings.interval = 100ms;
  } else {
    settings.style = options.run.json ? StreamProgress::Style::json : StreamProgress::Style::lines;
    settings.interval = options.run.json ? 500ms : 5s;
  }
  if (options.quiet) settings.interval = std::chrono::hours(24 * 365);
  return settings;
}

ExitCode run_chosen(const CLI::App& app, Options& options) {
  spdlog::logger log = make_logger(options);
  const bool terminal = isatty(STDERR_FILENO) != 0;
  if (app.got_subcommand("run")) {
    StreamProgress progress(
        std::cerr, progress_settings(options, std::string(progress_unit(options.run)), terminal && !options.run.json));
    options.run.quiet = options.quiet;
    return run_command(options.run, progress, std::cout);
  }
  if (app.got_subcommand("solve")) {
    StreamProgress progress(std::cerr, progress_settings(options, "problems", terminal && isatty(STDOUT_FILENO) == 0));
    return solve_command(options.solve, progress, std::cin, std::cout, log);
  }
  if (app.got_subcommand("view")) return view_command(options.view, std::cout);
  if (app.got_subcommand("export")) return export_command(options.exporting, std::cout);
  if (app.got_subcommand("classify")) return classify_command(options.classify, std::cout);
  if (app.got_subcommand("bench")) return bench_command(options.bench, std::cout, std::cerr);
  if (app.got_subcommand("check")) return check_command(options.check_input, std::cout);
  return new_command(options.create, std::cout);
}

void refuse_nonsense(const Options& options) {
  if (options.verbose && options.quiet)
    throw core::InputError({.key = "--quiet", .problem = "contradicts --verbose", .accepted = "one of them"});
  if (options.run.resume && options.run.restart)
    throw core::InputError({.key = "--restart", .problem = "contradicts --resume", .accepted = "one of them"});
  if (options.run.dump_step && *options.run.dump_step < 0) {
    throw core::InputError({.key = "--dump-step",
                            .value = std::to_string(*options.run.dump_step),
                            .problem = "there is no such step",
                            .accepted = "a whole number >= 0"});
  }
}

ExitCode run_program(int argc, char** argv) {
  CLI::App app;
  app.name("talus");
  Options options;
  describe(app, options);
  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& help_or_version) {
    app.exit(help_or_version);
    return ExitCode::done;
  } catch (const CLI::ParseError& error) {
    throw command_line_error(app, error);
  }
  refuse_nonsense(options);
  return run_chosen(app, options);
}

}  // namespace
}  // namespace talus::app

int main(int argc, char** argv) {
  using talus::core::ExitCode;
  ExitCode code = ExitCode::internal_error;
  try {
    code = talus::app::run_program(argc, argv);
  } catch (const talus::core::InputError& error) {
    std::cerr << "talus: " << error.what() << std::endl;
    code = ExitCode::bad_input;
  } catch (const talus::core::OutputError& error) {
    std::cerr << "talus: " << error.what() << std::endl;
    code = ExitCode::bad_input;
  } catch (const std::exception& error) {
    std::cerr << "talus: internal error: " << error.what() << std::endl;
  }
  return static_cast<int>(code);
}
