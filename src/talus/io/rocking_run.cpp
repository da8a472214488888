#include "talus/io/rocking_run.h"

#include <array>
#include <chrono>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/io/content_hash.h"
#include "talus/io/result_folder.h"
#include "talus/io/rockfall_run.h"
#include "talus/io/rocking_report.h"
#include "talus/io/rocking_studies.h"
#include "talus/rocking/parallel.h"

namespace talus::io {
namespace {

using Json = nlohmann::ordered_json;

/// Of all that decides the results.
std::string fingerprint_of(const RockingProject& project, const std::string& version) {
  std::string all = version;
  for (const InputFile& input : project.inputs) all += input.hash;
  return content_hash(all);
}

Json motions_json(const RockingProject& project) {
  Json list = Json::array();
  for (const MotionSource& source : project.motions) {
    const GroundPeaks peaks = scaled(source.peaks, project.scale);
    list.push_back({{"name", source.name},
                    {"scale", project.scale},
                    {"pga_m_s2", peaks.acceleration},
                    {"pgv_m_s", peaks.velocity},
                    {"pgd_m", peaks.displacement},
                    {"pgv_over_pga_s", source.peaks.velocity / source.peaks.acceleration},
                    {"residual_velocity_m_s", peaks.residual_velocity}});
  }
  return list;
}

std::string motions_text(const RockingProject& project) {
  std::string text;
  const bool varied = std::holds_alternative<FragilityStudy>(project.study);
  for (const MotionSource& source : project.motions) {
    if (varied && !std::holds_alternative<GroundRecord>(source.data))
      text +=
          fmt::format("motion {}: PGV/PGA {:.4g} s\n", source.name, source.peaks.velocity / source.peaks.acceleration);
    else
      text += fmt::format("motion {}: {}\n", source.name, to_text(scaled(source.peaks, project.scale)));
  }
  return text;
}

Json summary_json(const RockingProject& project, const RockingRunSettings& settings, const StudyContext& context,
                  const StudyResult& result) {
  Json json;
  json["kind"] = "rocking";
  json["name"] = project.name;
  json["status"] = to_string(result.status);
  json["study"] = study_names()[project.study.index()];
  json["project"] = path_from(context.run.folder.path(), project.inputs.front().path);
  json["version"] = settings.version;
  json["fingerprint"] = context.run.fingerprint;
  json["law"] = project.simulation.step_settings.law;
  for (const InputFile& input : project.inputs) json["inputs"].push_back({{"path", input.path}, {"hash", input.hash}});
  if (!settings.called.empty()) json["inputs"][0]["path"] = settings.called;
  if (!project.motions.empty()) json["motions"] = motions_json(project);
  if (project.critical_tilt > 0) json["critical_tilt_rad"] = project.critical_tilt;
  json["results"] = result.results;
  json["warnings"] = rocking_warnings(result.status, result.results);
  return json;
}

StudyResult run_study(const StudyContext& context) {
  return std::visit(
      [&](const auto& study) -> StudyResult {
        using Study = std::decay_t<decltype(study)>;
        if constexpr (std::is_same_v<Study, SingleStudy>)
          return run_single(context, study);
        else if constexpr (std::is_same_v<Study, GridStudy>)
          return run_grid(context, study);
        else if constexpr (std::is_same_v<Study, FragilityStudy>)
          return run_fragility(context, study);
        else
          return run_overturning(context, study);
      },
      context.project.study);
}

/// All that a study may leave behind.
constexpr std::array<const char*, 16> kFiles{
    "block.svg",     "history.csv",   "contacts.csv",    "history.svg",    "runout.csv",       "runout_frames.csv",
    "runout.svg",    "cases.csv",     "modes_after.svg", "runs.csv",       "modes_before.svg", "pga_map.svg",
    "fragility.csv", "fragility.svg", "overturning.csv", "overturning.svg"};

void write(const ResultFolder& folder, const StudyResult& result, const Json& summary, const std::string& report) {
  folder.remove("summary.json");                        // the mark of a complete folder: away first, back last
  for (const char* name : kFiles) folder.remove(name);  // of an earlier run, which may have had others
  for (const auto& [name, content] : result.files) folder.write(name, content);
  folder.write("report.html", report);
  folder.write("summary.json", summary.dump(2, ' ', false, Json::error_handler_t::replace) + "\n");
}

}  // namespace

RockingSummary run_rocking(const RockingProject& project, const RockingRunSettings& settings,
                           core::Progress& progress) {
  const auto begin = std::chrono::steady_clock::now();
  const int threads = settings.threads == 0 ? rocking::available_threads() : settings.threads;
  const ResultFolder folder(settings.out);
  if (settings.resume && std::holds_alternative<SingleStudy>(project.study))
    throw core::InputError({.key = "--resume",
                            .problem = "a single study has only one case, which cannot be resumed",
                            .accepted = "without --resume it begins anew"});
  const StudyContext context{.project = project,
                             .run = {.folder = folder,
                                     .fingerprint = fingerprint_of(project, settings.version),
                                     .threads = threads,
                                     .resume = settings.resume,
                                     .restart = settings.restart},
                             .progress = progress};
  const StudyResult result = run_study(context);
  progress.finish();
  RockingSummary summary{.status = result.status, .content = summary_json(project, settings, context, result)};
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  summary.content["run"] = {{"threads", threads}, {"resumed", result.resumed}, {"seconds", seconds}};
  summary.text = fmt::format("{}: {} study, {}\n{}{}", project.name, study_names()[project.study.index()],
                             to_string(result.status), motions_text(project), result.text);
  write(folder, result, summary.content, rocking_report(project, summary.content, result, settings.date));
  return summary;
}

}  // namespace talus::io
