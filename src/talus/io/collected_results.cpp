#include "talus/io/collected_results.h"

#include <algorithm>
#include <system_error>

#include "talus/core/error.h"

namespace talus::io {

namespace fs = std::filesystem;

std::unique_ptr<rockfall::Collector> make_collector(const RockfallProject& project) {
  rockfall::CollectorSettings settings{.lines = project.lines, .barriers = project.model.barriers.list().size()};
  if (project.maps.write) settings.grid = project.maps.grid;
  return std::make_unique<rockfall::Collector>(*project.model.ground, std::move(settings));
}

CrossingNames crossing_names(const RockfallProject& project) {
  CrossingNames names;
  for (const rockfall::CounterLine& line : project.lines) names.lines.push_back(line.name);
  for (const slope::Barrier& barrier : project.model.barriers.list()) names.barriers.push_back(barrier.name);
  return names;
}

PathContent path_content(const PathRequest& request) {
  const RockfallProject& project = request.project;
  PathContent content{.origin = project.model.origin, .crs = project.crs};
  for (const slope::Material& material : project.model.materials.list()) content.materials.push_back(material.name);
  rockfall::PathRecorder recorder(project.paths.tolerance);
  for (const ChosenRock& chosen : choose_rocks(request.rocks, project.paths.rocks, request.collector.extremes())) {
    std::optional<RockFacts> facts = request.facts(chosen.number);
    if (!facts) continue;
    request.follow(chosen.number, recorder);
    content.paths.push_back({std::move(*facts), chosen.role, recorder.line(), recorder.impacts()});
  }
  const std::int64_t places = std::min(request.rocks, kMostPlaces);
  for (std::int64_t k = 0; k < places; ++k)
    if (std::optional<RockFacts> facts = request.facts(k * request.rocks / places)) content.rocks.push_back(*facts);
  const CrossingNames names = crossing_names(project);
  for (const rockfall::NumberedCrossing& numbered : request.crossings)
    content.crossings.push_back({numbered.rock, names.of(numbered.crossing),
                                 numbered.crossing.barrier != rockfall::CounterLine::kNoBarrier, numbered.crossing});
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
