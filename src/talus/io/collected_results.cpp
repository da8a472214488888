#include "talus/io/collected_results.h"

#include <system_error>
#include <utility>

#include "talus/core/error.h"
#include "talus/rockfall/faller.h"

namespace talus::io {

namespace fs = std::filesystem;

namespace {

/// All of one rock after the other.
class PathPart final : public rockfall::BatchPart {
 public:
  PathPart(const rockfall::Curtains& curtains, const slope::Surface& ground, double tolerance)
      : path_(tolerance), crossings_(curtains, rockfall::HeightAbove(ground)) {}

  void begin(const rockfall::Start& start) override {
    path_.begin(start.state);
    crossings_.begin(*start.rock);
  }
  void piece(const rockfall::PathPiece& piece) override {
    path_.piece(piece);
    crossings_.piece(piece);
  }
  void impact(const rockfall::ImpactEvent& event) override { path_.impact(event); }
  void barrier(const rockfall::BarrierHit& hit) override { crossings_.barrier(hit); }
  void finish(const rockfall::Start& start, const rockfall::RockRecord& record) override {
    rock = {.number = start.number, .role = "", .kind = start.kind, .mass = start.rock->mass(), .record = record};
    rock.line = path_.line();
    rock.impacts = path_.impacts();
    rock.crossings = crossings_.finish();
  }

  RockPath rock;

 private:
  rockfall::PathRecorder path_;
  rockfall::CrossingRecorder crossings_;
};

}  // namespace

std::unique_ptr<rockfall::Collector> make_collector(const RockfallProject& project) {
  rockfall::CollectorSettings settings{.lines = project.lines, .barriers = project.model.barriers.list().size()};
  if (project.maps.write && project.maps.grid.count() > 0) settings.grid = project.maps.grid;
  return std::make_unique<rockfall::Collector>(*project.model.ground, std::move(settings));
}

CrossingNames crossing_names(const RockfallProject& project) {
  CrossingNames names;
  for (const rockfall::CounterLine& line : project.lines) names.lines.push_back(line.name);
  for (const slope::Barrier& barrier : project.model.barriers.list()) names.barriers.push_back(barrier.name);
  return names;
}

PathContent path_content(const RockfallProject& project, const PathAccumulator& gathered, std::int64_t rocks) {
  PathContent content{.origin = project.model.origin, .crs = project.crs, .places = gathered.places()};
  for (const slope::Material& material : project.model.materials.list()) content.materials.push_back(material.name);
  for (const rockfall::RockKind& kind : project.plan.kinds()) content.kinds.push_back(kind.name());
  const rockfall::Curtains curtains(project.lines, *project.model.ground);
  rockfall::Parts parts;
  parts.push_back(std::make_unique<PathPart>(curtains, *project.model.ground, project.paths.tolerance));
  rockfall::Faller faller(project.model);
  // They fall once more: a path is a function of the project and the number of its rock.
  for (const ChosenRock& chosen : choose_rocks(rocks, project.paths.rocks, gathered.collector().extremes())) {
    faller.fall(project.plan.start(chosen.number), parts);
    content.paths.push_back(std::move(dynamic_cast<PathPart&>(*parts.front()).rock));
    content.paths.back().role = chosen.role;
  }
  const CrossingNames names = crossing_names(project);
  content.lines = names.lines;
  content.barriers = names.barriers;
  return content;
}

std::unique_ptr<UnfinishedFile> write_map_folder(const ResultFolder& folder, const RockfallProject& project,
                                                 const rockfall::MapTotals& totals) {
  auto maps = std::make_unique<UnfinishedFile>(folder.file("maps"));
  maps->fill([&](const fs::path& name) {
    std::error_code error;
    fs::create_directory(name, error);
    if (error) throw core::OutputError(name.string() + ": cannot be made: " + error.message());
    write_maps(name, totals, project.maps, {.origin = project.model.origin, .crs = project.crs});
  });
  return maps;
}

std::unique_ptr<UnfinishedFile> write_path_file(const ResultFolder& folder, const PathContent& content) {
  auto file = std::make_unique<UnfinishedFile>(folder.file("paths.gpkg"));
  file->fill([&](const fs::path& name) { write_paths(name, content); });
  return file;
}

}  // namespace talus::io
