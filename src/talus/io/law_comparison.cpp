#include "talus/io/law_comparison.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <memory>
#include <set>

#include "talus/core/error.h"
#include "talus/io/comparison_files.h"
#include "talus/io/content_hash.h"
#include "talus/io/scene_report.h"
#include "talus/io/scene_xml.h"
#include "talus/io/spatial_run.h"
#include "talus/scene/measures.h"
#include "talus/scene/simulation.h"

namespace talus::io {
namespace {

/// One law on its way through the scene.
class Contestant {
 public:
  virtual ~Contestant() = default;
  virtual MotionSample start() = 0;
  /// False: the numbers overflowed.
  virtual bool step(LawRun& run, MotionSample& sample) = 0;
};

class SpatialContestant final : public Contestant {
 public:
  SpatialContestant(const SpatialProject& project, const std::string& law)
      : simulation_(project.scene, law), symmetry_(project.scene, project.symmetry) {
    if (project.soccer) game_.emplace(*project.soccer);
  }

  MotionSample start() override { return sample({}); }

  bool step(LawRun& run, MotionSample& next) override {
    if (game_) game_->act(simulation_);
    const spatial::StepReport report = simulation_.step();
    if (!report.finite) return false;
    run.contact_gain = std::max(run.contact_gain, report.contact_gain);
    run.contacts += report.contacts;
    run.failed_solves += report.failed_solves;
    next = sample(report);
    return true;
  }

 private:
  MotionSample sample(const spatial::StepReport& report) {
    return motion_sample(simulation_, spatial::measure(simulation_.scene(), simulation_.states()), report,
                         symmetry_.error(simulation_.states()));
  }

  spatial::Simulation simulation_;
  std::optional<spatial::SoccerGame> game_;
  SymmetryWatch symmetry_;
};

class PlanarContestant final : public Contestant {
 public:
  PlanarContestant(const scene::Scene& scene, const std::string& law)
      : simulation_(scene, scene::scene_law(scene, law)) {}

  MotionSample start() override { return sample(); }

  bool step(LawRun& run, MotionSample& next) override {
    const scene::StepOutcome outcome = simulation_.step();
    if (!outcome.finite) return false;
    run.contacts += outcome.contacts;
    if (const laws::Response* response = simulation_.response(); response != nullptr && outcome.used)
      run.contact_gain = std::max(run.contact_gain, response->energy_after - response->energy_before);
    if (outcome.status != laws::Status::solved) ++run.failed_solves;
    next = sample();
    return true;
  }

 private:
  MotionSample sample() {
    return motion_sample(simulation_, scene::measure(simulation_.scene(), simulation_.states()));
  }

  scene::Simulation simulation_;
};

using Maker = std::function<std::unique_ptr<Contestant>(const std::string& law)>;

RunStatus run_law(Contestant& contestant, LawRun& run, const Comparison& comparison, core::Progress& progress) {
  const auto done_before = static_cast<std::int64_t>(comparison.runs.size()) * comparison.steps;
  const std::int64_t total = comparison.steps * comparison.runs.capacity();
  run.add(contestant.start());
  MotionSample sample;
  for (std::int64_t i = 0; i < comparison.steps; ++i) {
    if (!progress.advance(done_before + i, total)) return RunStatus::interrupted;
    if (!contestant.step(run, sample)) return RunStatus::diverged;
    ++run.steps;
    run.add(sample);
  }
  return RunStatus::done;
}

void run_all(const std::vector<std::string>& laws, const Maker& make, Comparison& comparison,
             core::Progress& progress) {
  std::vector<std::unique_ptr<Contestant>> contestants;  // all at once: what cannot run is told before the first step
  for (const std::string& law : laws) contestants.push_back(make(law));
  comparison.runs.reserve(laws.size());
  for (std::size_t i = 0; i < laws.size() && comparison.status != RunStatus::interrupted; ++i) {
    LawRun run(laws[i], comparison.steps);
    const auto begin = std::chrono::steady_clock::now();
    run.status = run_law(*contestants[i], run, comparison, progress);
    run.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (run.status == RunStatus::interrupted) comparison.status = run.status;
    comparison.runs.push_back(std::move(run));
    contestants[i].reset();
  }
}

void require_different(const std::vector<std::string>& laws) {
  if (laws.empty()) throw core::InputError({.key = "--laws", .problem = "is empty", .accepted = "names of laws"});
  std::set<std::string> seen;
  for (const std::string& law : laws)
    if (!seen.insert(law).second)
      throw core::InputError({.key = "--laws", .value = law, .problem = "stands there twice", .accepted = "each once"});
}

void compare_spatial(const ComparisonSettings& settings, Comparison& comparison, core::Progress& progress) {
  SpatialProject project = read_spatial_project(settings.input);
  for (const std::string& law : settings.laws) check_spatial_law(law, "--laws");
  if (settings.threads > 0) project.scene.threads = settings.threads;
  comparison.name = project.scene.name;
  comparison.hash = project.inputs.front().hash;
  comparison.steps = step_count(project.scene);
  comparison.dt = project.scene.dt;
  run_all(
      settings.laws, [&](const std::string& law) { return std::make_unique<SpatialContestant>(project, law); },
      comparison, progress);
}

void compare_planar(const ComparisonSettings& settings, Comparison& comparison, core::Progress& progress) {
  const SceneFile file = read_scene_file(settings.input);
  comparison.name = settings.input.stem().string();
  comparison.hash = content_hash(file.text);
  comparison.steps = scene::step_count(file.scene);
  comparison.dt = file.scene.dt;
  run_all(
      settings.laws, [&](const std::string& law) { return std::make_unique<PlanarContestant>(file.scene, law); },
      comparison, progress);
}

void keep_largest(double& largest, double now) {
  if (!std::isnan(now) && !(largest >= now)) largest = now;
}

}  // namespace

void LawRun::add(const MotionSample& sample) {
  if (curves.samples().empty()) {
    first = sample;
    highest_energy = sample.energy();
  }
  last = sample;
  highest_energy = std::max(highest_energy, sample.energy());
  keep_largest(penetration, sample.penetration);
  keep_largest(joint_error, sample.joint_error);
  keep_largest(symmetry, sample.symmetry);
  curves.add(sample);
}

Comparison compare_laws(const ComparisonSettings& settings, core::Progress& progress) {
  require_different(settings.laws);
  Comparison comparison{.input = settings.input.string(), .version = settings.version};
  if (settings.input.extension() == ".toml")
    compare_spatial(settings, comparison, progress);
  else
    compare_planar(settings, comparison, progress);
  progress.finish();
  write_comparison(comparison, settings.out);
  return comparison;
}

}  // namespace talus::io
