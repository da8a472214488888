#include "talus/io/scene_run.h"

#include <chrono>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "talus/core/error.h"
#include "talus/io/content_hash.h"
#include "talus/io/result_folder.h"
#include "talus/io/scene_animation.h"
#include "talus/io/scene_dump.h"
#include "talus/io/scene_report.h"
#include "talus/io/scene_tables.h"
#include "talus/io/scene_xml.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

void check_dump_step(const std::optional<std::int64_t>& step, const scene::Scene& scene) {
  const std::int64_t steps = scene::step_count(scene);
  if (step && (*step < 1 || *step > steps))
    throw core::InputError({.key = "dump-step",
                            .value = std::to_string(*step),
                            .problem = "the scene has no such step",
                            .accepted = fmt::format("an integer from 1 to {}", steps)});
}

std::string ending_note(const SceneSummary& summary) {
  std::string note;
  if (summary.status != RunStatus::done)
    note = fmt::format("{} after step {} of {}", to_string(summary.status), summary.steps_done, summary.steps_planned);
  if (summary.failed_solves > 0)
    note += fmt::format("{}law failed in {} steps", note.empty() ? "" : ", ", summary.failed_solves);
  return note;
}

/// Everything a run writes, kept open while it runs.
class Recorder {
 public:
  Recorder(const SceneRunSettings& settings, const scene::Simulation& simulation)
      : title_(settings.input.stem().string()),
        dump_step_(settings.dump_step),
        folder_(settings.out),
        tables_(folder_),
        curves_(scene::step_count(simulation.scene())),
        animation_(folder_, simulation, title_) {}

  void add(const scene::Simulation& simulation, const scene::Measures& measures, const scene::StepOutcome& outcome) {
    tables_.add(simulation, measures, outcome);
    if (!outcome.finite) return;  // nothing to draw
    animation_.add(simulation, measures);
    curves_.add(motion_sample(simulation, measures));
    if (dump_step_ == simulation.steps_done()) dump_ = contact_dump(simulation).dump(2) + "\n";
  }

  void commit(const SceneSummary& summary) {
    folder_.remove("summary.json");  // the mark of a complete folder: away first, back last
    tables_.commit();
    animation_.commit(ending_note(summary));
    write_report(summary);
    if (!dump_.empty()) folder_.write(fmt::format("step-{}.json", *dump_step_), dump_);
    folder_.write("summary.json", to_json(summary).dump(2, ' ', false, kReplace) + "\n");
  }

 private:
  void write_report(const SceneSummary& summary) const {
    const std::vector<PlotFigure> figures = motion_figures(curves_, Dimensions::two);
    const std::string animation = read_text_file(folder_.file("animation.html"));
    const ResultFolder figures_folder(folder_.file("figures"));
    for (const std::string_view name : motion_figure_names()) figures_folder.remove(name);
    for (const PlotFigure& figure : figures) figures_folder.write(figure.name, figure_file(figure));
    folder_.write("report.html",
                  scene_report({.title = title_, .summary = summary, .figures = figures, .animation = animation}));
  }

  static constexpr auto kReplace = nlohmann::ordered_json::error_handler_t::replace;
  std::string title_;
  std::optional<std::int64_t> dump_step_;
  ResultFolder folder_;
  SceneTables tables_;
  MotionCurves curves_;
  SceneAnimation animation_;
  std::string dump_;
};

RunStatus run_steps(scene::Simulation& simulation, core::Progress& progress, Recorder& recorder,
                    SceneSummary& summary) {
  for (std::int64_t i = 0; i < summary.steps_planned; ++i) {
    if (!progress.advance(i, summary.steps_planned)) return RunStatus::interrupted;
    const scene::StepOutcome outcome = simulation.step();
    const scene::Measures measures = scene::measure(simulation.scene(), simulation.states());
    recorder.add(simulation, measures, outcome);
    summary.add(simulation, measures, outcome);
    if (!outcome.finite) return RunStatus::diverged;
  }
  return RunStatus::done;
}

}  // namespace

SceneSummary run_scene(const SceneRunSettings& settings, core::Progress& progress) {
  const auto begin = std::chrono::steady_clock::now();
  const SceneFile file = read_scene_file(settings.input);
  check_dump_step(settings.dump_step, file.scene);
  scene::Simulation simulation(file.scene, scene::scene_law(file.scene, settings.law));
  Recorder recorder(settings, simulation);

  SceneSummary summary;
  summary.input = settings.called.empty() ? settings.input.string() : settings.called;
  summary.input_hash = content_hash(file.text);
  summary.version = settings.version;
  const scene::Measures measures = scene::measure(file.scene, simulation.states());
  summary.start(simulation, measures);
  recorder.add(simulation, measures, {});
  summary.status = run_steps(simulation, progress, recorder, summary);
  progress.finish();
  summary.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  recorder.commit(summary);
  return summary;
}

}  // namespace talus::io
