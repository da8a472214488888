#include "talus/io/spatial_run.h"

#include <algorithm>
#include <chrono>

#include <nlohmann/json.hpp>

#include "talus/core/error.h"
#include "talus/io/result_folder.h"
#include "talus/io/rockfall_run.h"
#include "talus/io/spatial_film.h"
#include "talus/io/spatial_report.h"
#include "talus/io/spatial_tables.h"

namespace talus::io {
namespace {

using spatial::MirrorError;

void keep_largest(std::optional<MirrorError>& worst, const std::optional<MirrorError>& now) {
  if (!now) return;
  if (!worst) worst.emplace();
  worst->position = std::max(worst->position, now->position);
  worst->turn = std::max(worst->turn, now->turn);
  worst->speed = std::max(worst->speed, now->speed);
}

/// Everything a run writes, kept open while it runs.
class Recorder {
 public:
  Recorder(const SpatialProject& project, const SpatialRunSettings& settings, const spatial::Scene& scene)
      : project_(project),
        folder_(settings.out),
        figures_folder_(folder_.file("figures")),
        tables_(folder_, project),
        film_(scene),
        curves_(step_count(scene)),
        symmetry_(scene, project.symmetry) {}

  void add(const spatial::Simulation& simulation, const spatial::StepReport& report, SpatialSummary& summary) {
    const spatial::Measures measures = spatial::measure(simulation.scene(), simulation.states());
    const std::optional<MirrorError> error = symmetry_.error(simulation.states());
    if (simulation.steps_done() == 0)
      summary.start(simulation, measures);
    else
      summary.add(simulation, measures, report);
    keep_largest(summary.symmetry, error);
    tables_.add(simulation, measures, report);
    curves_.add(motion_sample(simulation, measures, report, error));
    film_.add(simulation);
  }

  void commit(const spatial::Simulation& simulation, const SpatialSummary& summary) {
    const std::vector<PlotFigure> figures = motion_figures(curves_, Dimensions::three);
    const std::string page =
        spatial_report({.project = project_, .summary = summary, .film = film_, .figures = figures});
    folder_.remove("summary.json");  // the mark of a complete folder: away first, back last
    if (!project_.contacts) folder_.remove("contacts.csv");
    for (const std::string_view name : motion_figure_names()) figures_folder_.remove(name);
    tables_.commit(simulation);
    for (const PlotFigure& figure : figures) figures_folder_.write(figure.name, figure_file(figure));
    folder_.write("report.html", page);
    folder_.write("summary.json", to_json(summary).dump(2, ' ', false, kReplace) + "\n");
  }

  [[nodiscard]] const ResultFolder& folder() const { return folder_; }

 private:
  static constexpr auto kReplace = nlohmann::ordered_json::error_handler_t::replace;
  const SpatialProject& project_;
  ResultFolder folder_;
  ResultFolder figures_folder_;
  SpatialTables tables_;
  SpatialFilm film_;
  MotionCurves curves_;
  SymmetryWatch symmetry_;
};

RunStatus run_steps(spatial::Simulation& simulation, std::optional<spatial::SoccerGame>& game, core::Progress& progress,
                    Recorder& recorder, SpatialSummary& summary) {
  for (std::int64_t i = 0; i < summary.steps_planned; ++i) {
    if (!progress.advance(i, summary.steps_planned)) return RunStatus::interrupted;
    if (game) game->act(simulation);
    const spatial::StepReport report = simulation.step();
    if (!report.finite) return RunStatus::diverged;
    recorder.add(simulation, report, summary);
  }
  return RunStatus::done;
}

}  // namespace

SymmetryWatch::SymmetryWatch(const spatial::Scene& scene, const std::optional<spatial::MirrorPlane>& plane)
    : scene_(scene), plane_(plane) {
  if (plane_) pairs_ = spatial::mirror_pairs(scene, *plane_);
}

std::optional<MirrorError> SymmetryWatch::error(std::span<const spatial::SpatialState> states) const {
  if (!plane_) return std::nullopt;
  return spatial::mirror_error(scene_, *plane_, pairs_, states);
}

MotionSample motion_sample(const spatial::Simulation& simulation, const spatial::Measures& m,
                           const spatial::StepReport& report, const std::optional<MirrorError>& symmetry) {
  MotionSample sample{.time = simulation.time(),
                      .translational = m.translational,
                      .rotational = m.rotational,
                      .potential = m.potential,
                      .momentum = m.momentum,
                      .angular_momentum = m.angular_momentum,
                      .penetration = report.penetration};
  if (!simulation.scene().joints.empty()) sample.joint_error = report.joint_error;
  if (symmetry) sample.symmetry = symmetry->position;
  return sample;
}

SpatialSummary run_spatial(const SpatialProject& project, const SpatialRunSettings& settings,
                           core::Progress& progress) {
  const auto begin = std::chrono::steady_clock::now();
  spatial::Scene scene = project.scene;
  if (settings.threads > 0) scene.threads = settings.threads;
  spatial::Simulation simulation(scene, settings.law);
  Recorder recorder(project, settings, scene);
  SpatialSummary summary{.inputs = project.inputs, .version = settings.version};
  summary.project = path_from(recorder.folder().path(), project.inputs.front().path);
  if (simulation.law_name() != "none") summary.overlap = overlap_text(scene);
  recorder.add(simulation, {}, summary);
  std::optional<spatial::SoccerGame> game;
  if (project.soccer) game.emplace(*project.soccer);
  summary.status = run_steps(simulation, game, progress, recorder, summary);
  if (game) summary.score = game->score();
  progress.finish();
  summary.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  recorder.commit(simulation, summary);
  return summary;
}

}  // namespace talus::io
