#include "export_command.h"

#include <array>
#include <ostream>
#include <string_view>

#include <fmt/format.h>

#include "talus/core/text.h"
#include "talus/io/results_source.h"
#include "talus/io/rockfall_project.h"
#include "talus/io/spatial_vtk.h"
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

core::ExitCode export_scene(const ExportOptions& options, const std::filesystem::path& folder, std::ostream& out) {
  if (!options.rocks.empty())
    throw core::InputError({.key = "--rock", .problem = "does not belong to a scene", .accepted = "--to, --out"});
  const io::SpatialVtkExport done = io::export_spatial_vtk(options.results, folder);
  out << fmt::format("wrote {} files into {} (open fixed.vtp and bodies.pvd in ParaView)\n", done.files,
                     folder.string());
  return core::ExitCode::done;
}

core::ExitCode export_rocks(const ExportOptions& options, const std::filesystem::path& folder, std::ostream& out) {
  if (options.rocks.empty())
    throw core::InputError({.key = "--rock", .problem = "is required", .accepted = "a number"});
  const io::ResultsSource source = io::rockfall_source(options.results);
  const io::RockfallProject project = io::read_rockfall_project(source.project, source.options);
  const io::VtkExport done = io::export_vtk(project, {.out = folder, .rocks = options.rocks, .rate = options.rate});
  if (source.version != TALUS_VERSION)
    out << fmt::format("note: the results are from version {}, the motion shown from {}\n", source.version,
                       TALUS_VERSION);
  if (done.ground_thinned) out << fmt::format("note: the ground was thinned to {} triangles\n", done.ground_triangles);
  out << fmt::format("wrote {} files into {} (open ground.vtp and rock-{}.pvd in ParaView)\n", done.files,
                     folder.string(), options.rocks.front());
  return core::ExitCode::done;
}

}  // namespace

core::ExitCode export_command(const ExportOptions& options, std::ostream& out) {
  check(options);
  const std::filesystem::path folder = options.out.empty() ? options.results / "vtk" : options.out;
  return io::is_spatial_results(options.results) ? export_scene(options, folder, out)
                                                 : export_rocks(options, folder, out);
}

}  // namespace talus::app
