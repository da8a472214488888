#include "command_options.h"

namespace talus::app {
namespace {

constexpr const char* kRunFooter = R"(
A scene writes report.html with an animation, states.csv, energy.csv, summary.json and figures (docs/spatial.md; of
planar ones docs/scenes.md), a rockfall project report.html, rocks.csv, barriers.csv, summary.json, maps and paths (docs/results.md), a rocking project
report.html, summary.json, tables and figures (docs/rocking.md). Ctrl-C ends the run early and keeps what is there (exit code 3); a
project goes on from there with --resume, after a crash as well, or begins anew with --restart.

Examples:
  talus run scene.toml --law bounded
  talus run scene.xml --law gr-velocity-projection --out results/bounce
  talus run scene.xml --dump-step 120        also writes the contact problem of step 120
  talus run project.toml --threads 8 --rocks 100000
  talus run project.toml --resume            goes on where a run was interrupted
  talus run project.toml --frames 0,4711     also writes the motion of rocks 0 and 4711)";

constexpr const char* kCompareFooter = R"(
Runs the scene once under each law, prints a table and writes compare.html with plots of energy, momentum, penetration,
symmetry error and time, and compare.csv, curves.csv and compare.json (docs/spatial.md).

Examples:
  talus compare scene.toml --laws lcp,bounded,penalty
  talus compare rack.xml --laws gr-lcp,bounded,newton --out results/rack-laws)";

constexpr const char* kExportFooter = R"(
Rocks are run again from the project that the results came from; it must not have changed. ParaView opens the .pvd (the
rock in motion) and the .vtp files (path, impacts, ground). Of a spatial scene all frames of states.csv are written.

Examples:
  talus export results/quarry --to vtk --rock 4711
  talus export results/quarry --to vtk --rock 0 --rock 17 --rate 60 --out paraview)";

constexpr const char* kClassifyFooter = R"(
Cells of similar colour get the same class. Beside the raster (GeoTIFF) comes a legend (CSV) of the classes with their
colours and shares, in which you fill in the materials; a project takes both: [materials] texture, texture_legend.

Examples:
  talus classify orthophoto.tif --classes 5
  talus classify orthophoto.tif --classes 8 --smooth 2 --out classes.tif)";

constexpr const char* kBenchFooter = R"(
Prints one row of tab-separated columns for each rock. DIR holds terrain.txt, rock_ico.txt, rock_block.txt and
release.txt. Times are processor times of one thread.

Examples:
  talus bench rockfall --inputs data --header
  talus bench rockfall --inputs data --rock block --n 200 --time-n 20 --no-quality --profile)";

constexpr const char* kViewFooter = R"(
Shows a project in the browser: set it up, run it, look at what came of it. Prints the address and opens a browser, if
there is one; Ctrl-C ends it. The address holds a secret: who knows it can read and change the files of the project's
folder, and nothing else. The server listens on this machine only. Runs that are on their way at the end can be resumed.

Examples:
  talus view my-quarry                       the project in this folder
  talus view results/quarry                  results, and the project that they came from
  talus view project.toml --port 8080 --no-open)";

}  // namespace

void add_run(CLI::App& app, RunOptions& options) {
  CLI::App* run = app.add_subcommand("run", "Simulate a scene, a rockfall or a rocking project and write its results");
  run->add_option("FILE", options.input, "Project (.toml) or planar scene (Columbia XML)")->required()->type_name("");
  run->add_option("-o,--out", options.out, "Results folder (default: results/ and the name of file or folder)")
      ->type_name("DIR");
  run->add_flag("--json", options.json, "Progress and summary as lines of JSON");
  run->add_option("--law", options.law, "Scenes: contact law in place of the scene's own")->type_name("NAME");
  run->add_option("--dump-step", options.dump_step, "Planar scenes: also write the contact problem of step K")
      ->type_name("K");
  run->add_option("--rocks", options.rocks, "Rockfall: how many, in place of the project's number")->type_name("N");
  run->add_option("--seed", options.seed, "Rockfall: of all random numbers, in place of the project's")->type_name("N");
  run->add_flag("--resume", options.resume, "Projects: go on with the unfinished run in the results folder");
  run->add_flag("--restart", options.restart, "Projects: begin anew, without the unfinished run in the results folder");
  run->add_option("--threads", options.threads, "Projects: threads (default: all of the machine)")->type_name("N");
  run->add_option("--frames", options.frames, "Rockfall: also write the motion of these rocks")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->type_name("N[,N...]");
  run->add_option("--rate", options.rate, "Rockfall: frames per second (default: 30)")->type_name("HZ");
  run->footer(kRunFooter);
}

void add_view(CLI::App& app, ViewOptions& options) {
  CLI::App* view = app.add_subcommand("view", "Open a project or results in the browser");
  view->add_option("TARGET", options.target,
                   "Project (.toml), planar scene (.xml), a folder with one, or a results folder")
      ->required()
      ->type_name("");
  view->add_option("--port", options.port, "Port on 127.0.0.1 (default: one that is free)")->type_name("N");
  view->add_flag("--no-open", options.no_open, "Open no browser");
  view->footer(kViewFooter);
}

void add_compare(CLI::App& app, CompareOptions& options) {
  CLI::App* command = app.add_subcommand("compare", "Run one scene under several laws, side by side");
  command->add_option("SCENE", options.input, "Scene: .toml or Columbia XML")->required()->type_name("");
  command->add_option("--laws", options.laws, "Names of laws, separated by commas")
      ->required()
      ->delimiter(',')
      ->allow_extra_args(false)
      ->type_name("A,B,...");
  command->add_option("-o,--out", options.out, "Results folder (default: results/NAME-laws)")->type_name("DIR");
  command->add_option("--threads", options.threads, "Threads (default: what the scene says)")->type_name("N");
  command->add_flag("--json", options.json, "The comparison as one line of JSON");
  command->footer(kCompareFooter);
}

void add_export(CLI::App& app, ExportOptions& options) {
  CLI::App* command = app.add_subcommand("export", "Write rocks or a scene of a results folder for other programs");
  command->add_option("RESULTS", options.results, "Results folder of a rockfall project or of a spatial scene")
      ->required()
      ->type_name("");
  command->add_option("--to", options.format, "Format: vtk")->required()->type_name("FORMAT");
  command->add_option("--rock", options.rocks, "Rockfall: number of a rock; may be repeated")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->type_name("N");
  command->add_option("-o,--out", options.out, "Where to (default: vtk in the results folder)")->type_name("DIR");
  command->add_option("--rate", options.rate, "Frames per second (default: 30)")->type_name("HZ");
  command->footer(kExportFooter);
}

void add_classify(CLI::App& app, io::ClassifySettings& options) {
  CLI::App* command = app.add_subcommand("classify", "Make a raster of materials from an orthophoto");
  command->add_option("IMAGE", options.image, "Orthophoto: any raster that GDAL reads, in grey or colour")
      ->required()
      ->type_name("");
  command->add_option("--classes", options.classes, "How many groups of colours, 2 to 50")->required()->type_name("N");
  command->add_option("-o,--out", options.out, "GeoTIFF (default: NAME-classes.tif beside the image)")
      ->type_name("FILE");
  command->add_option("--smooth", options.smooth, "Cells around a cell that vote on its class (default: 0)")
      ->type_name("R");
  command->add_option("--seed", options.seed, "Of the random numbers (default: 1)")->type_name("S");
  command->footer(kClassifyFooter);
}

void add_bench(CLI::App& app, BenchOptions& options) {
  CLI::App* bench = app.add_subcommand("bench", "Measure speed and quality side by side with other engines");
  bench->add_option("WHAT", options.what, "Benchmark: rockfall")->required()->type_name("");
  bench->add_option("--inputs", options.inputs, "Folder with the inputs of the benchmark")->type_name("DIR");
  bench->add_option("--rock", options.rock, "ico, block or both (default: both)")->type_name("NAME");
  bench->add_option("--n", options.rocks, "Releases (default: 200)")->type_name("N");
  bench->add_option("--repeat", options.repeat, "Timed passes; the median counts (default: 3)")->type_name("R");
  bench->add_option("--time-n", options.timed, "Releases in a timed pass (default: all)")->type_name("N");
  bench->add_option("--tolerance", options.tolerance, "Collision tolerance (default: 0.0001)")->type_name("M");
  bench->add_flag("--no-quality", options.no_quality, "Timed passes only");
  bench->add_flag("--header", options.header, "Print the names of the columns first");
  bench->add_flag("--profile", options.profile, "Tell on the standard error what the rocks did");
  bench->footer(kBenchFooter);
}

}  // namespace talus::app
