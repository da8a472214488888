#pragma once

// What the user may type after run, export, classify and bench.

#include "bench_command.h"
#include "classify_command.h"
#include "export_command.h"
#include "run_command.h"
#include "view_command.h"
#include <CLI/CLI.hpp>

namespace talus::app {

void add_run(CLI::App& app, RunOptions& options);
void add_view(CLI::App& app, ViewOptions& options);
void add_export(CLI::App& app, ExportOptions& options);
void add_classify(CLI::App& app, io::ClassifySettings& options);
void add_bench(CLI::App& app, BenchOptions& options);

}  // namespace talus::app
