#include "talus/io/collected_results.h"

#include <system_error>
#include <utility>

#include "talus/core/error.h"

namespace talus::io {

namespace fs = std::filesystem;

namespace {

/// Tells everybody.
class Onlookers final : public rockfall::Observer {
 public:
  explicit Onlookers(std::vector<rockfall::Observer*> all) : all_(std::move(all)) {}
  void piece(const rockfall::PathPiece& p) override {
    for (rockfall::Observer* one : all_) one->piece(p);
  }
  void impact(const rockfall::ImpactEvent& e) override {
    for (rockfall::Observer* one : all_) one->impact(e);
  }
  void barrier(const rockfall::BarrierHit& h) override {
    for (rockfall::Observer* one : all_) one->barrier(h);
  }

 private:
  std::vector<rockfall::Observer*> all_;
};

/// Lets a rock fall once more: a path is a function of the project and its number.
RockPath follow(const RockfallProject& project, const ChosenRock& chosen, const rockfall::Curtains& curtains,
                const rockfall::HeightAbove& heights) {
  const rockfall::Start start = project.plan.start(chosen.number);
  const rockfall::Model model = rockfall::model_for(project.model, start);
  rockfall::RockRecorder record(*model.ground);
  rockfall::PathRecorder path(project.paths.tolerance);
  rockfall::CrossingRecorder crossings(curtains, heights);
  record.begin(*start.rock, start.state);
  path.begin(start.state);
  crossings.begin(*start.rock);
  Onlookers all({&record, &path, &crossings});
  rockfall::Simulator simulator(model);
  simulator.set_rock(*start.rock);
  RockPath result{.number = chosen.number, .role = chosen.role, .kind = start.kind, .mass = start.rock->mass()};
  result.record = record.finish(simulator.run(start.state, &all));
  result.line = path.line();
  result.impacts = path.impacts();
  result.crossings = crossings.finish();
  return result;
}

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
  const rockfall::HeightAbove heights(*project.model.ground);
  const rockfall::Curtains curtains(project.lines, *project.model.ground);
  for (const ChosenRock& chosen : choose_rocks(rocks, project.paths.rocks, gathered.collector().extremes()))
    content.paths.push_back(follow(project, chosen, curtains, heights));
  const CrossingNames names = crossing_names(project);
  content.lines = names.lines;
  content.barriers = names.barriers;
  return content;
}

std::unique_ptr<UnfinishedFile> write_map_folder(const ResultFolder& folder, const RockfallProject& project,
                                                 const rockfall::MapTotals& totals) {
  auto maps = std::make_unique<UnfinishedFile>(folder.file("maps"));
  std::error_code error;
  fs::create_directory(maps->name(), error);
  if (error)
    throw core::InputError({.file = folder.file("maps").string(), .problem = "cannot be made: " + error.message()});
  write_maps(maps->name(), totals, project.maps, {.origin = project.model.origin, .crs = project.crs});
  return maps;
}

std::unique_ptr<UnfinishedFile> write_path_file(const ResultFolder& folder, const PathContent& content) {
  auto file = std::make_unique<UnfinishedFile>(folder.file("paths.gpkg"));
  write_paths(file->name(), content);
  return file;
}

}  // namespace talus::io
