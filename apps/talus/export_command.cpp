#include "export_command.h"

#include <array>
#include <ostream>
#include <string_view>

#include <fmt/format.h>

#include "talus/core/text.h"
#include "talus/io/results_source.h"
#include "talus/io/rockfall_project.h"
#include "talus/io/vtk_export.h"

namespace talus::app {
namespace {

constexpr std::array<std::string_view, 1> kFormats{"vtk"};

void check(const ExportOptions& options) {
  if (options.format != kFormats[0])
    throw core::InputError({.key = "--to",
                            .value = options.format,
                            .problem = core::unknown_word("format", options.format, kFormats),
                            .accepted = core::join(kFormats)});
}

}  // namespace

core::ExitCode export_command(const ExportOptions& options, std::ostream& out) {
  check(options);
  const io::ResultsSource source = io::rockfall_source(options.results);
  const io::RockfallProject project = io::read_rockfall_project(source.project, source.options);
  const std::filesystem::path folder = options.out.empty() ? options.results / "vtk" : options.out;
  const io::VtkExport done = io::export_vtk(project, {.out = folder, .rocks = options.rocks, .rate = options.rate});
  if (source.version != TALUS_VERSION)
    out << fmt::format("note: the results are from version {}, the motion shown from {}\n", source.version,
                       TALUS_VERSION);
  if (done.ground_thinned) out << fmt::format("note: the ground was thinned to {} triangles\n", done.ground_triangles);
  out << fmt::format("wrote {} files into {} (open ground.vtp and rock-{}.pvd in ParaView)\n", done.files,
                     folder.string(), options.rocks.front());
  return core::ExitCode::done;
}

}  // namespace talus::app
