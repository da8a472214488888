// One block through one motion: history.csv, contacts.csv, block.svg, history.svg.

#include <algorithm>
#include <cmath>
#include <iterator>

#include <fmt/format.h>

#include "talus/core/units.h"
#include "talus/io/block_film.h"
#include "talus/io/rocking_studies.h"
#include "talus/io/svg_plot.h"

namespace talus::io {
namespace {

using core::Vector2;
using rocking::Contact;
using rocking::Sample;

using core::kDegrees;
using core::kStandardGravity;

std::string history_row(const Sample& s) {
  const auto& q = s.state.R_WB;
  const auto& p = s.state.p_WB;
  const auto& v = s.state.v_WB;
  const auto& w = s.state.w_WB;
  return fmt::format(
      "{:.9g},{:.12g},{:.12g},{:.12g},{:.15g},{:.15g},{:.15g},{:.15g},{:.9g},{:.9g},{:.9g},{:.9g},{:.9g},"
      "{:.9g},{:.9g},{:.9g},{:.9g},{:.9g},{},{},{:.9g}\n",
      s.time, p.x(), p.y(), p.z(), q.w(), q.x(), q.y(), q.z(), v.x(), v.y(), v.z(), w.x(), w.y(), w.z(), s.ground.x(),
      s.ground.y(), s.ground.z(), s.tilt * kDegrees, rocking::to_string(s.mode), s.contacts->size(), s.energy);
}

constexpr std::string_view kHistory =
    "t_s,x_m,y_m,z_m,qw,qx,qy,qz,vx_m_s,vy_m_s,vz_m_s,wx_rad_s,wy_rad_s,wz_rad_s,ground_x_m_s2,ground_y_m_s2,"
    "ground_z_m_s2,tilt_deg,mode,contacts,energy_J\n";
constexpr std::string_view kContacts = "t_s,point,x_m,y_m,z_m,normal_N,friction_x_N,friction_y_N,friction_z_N,slides\n";

void add_contacts(const Sample& s, std::string& text) {
  for (const Contact& c : *s.contacts) {
    const core::Vector3 at = s.state.p_WB + c.touch.arm;
    fmt::format_to(std::back_inserter(text), "{:.9g},{},{:.9g},{:.9g},{:.9g},{:.9g},{:.9g},{:.9g},{:.9g},{}\n", s.time,
                   c.touch.id, at.x(), at.y(), at.z(), c.normal_force, c.friction.x(), c.friction.y(), c.friction.z(),
                   c.slides ? 1 : 0);
  }
}

/// What the figure shows of each sample.
struct Curves {
  std::vector<Vector2> tilt, way, ground_x, ground_y;
  std::vector<rocking::Mode> modes;

  void add(const Sample& s, const core::Vector3& start) {
    tilt.emplace_back(s.time, s.tilt * kDegrees);
    way.emplace_back(s.time, (s.state.p_WB - start).head<2>().norm());
    ground_x.emplace_back(s.time, s.ground.x() / kStandardGravity);
    ground_y.emplace_back(s.time, s.ground.y() / kStandardGravity);
    modes.push_back(s.mode);
  }
};

std::string_view mode_colour(rocking::Mode mode) {
  switch (mode) {
    case rocking::Mode::rest:
      return "#dddddd";
    case rocking::Mode::slide:
      return "#3a62b5";
    case rocking::Mode::rock:
      return "#55a862";
    case rocking::Mode::slide_rock:
      return "#ecd04f";
    case rocking::Mode::flight:
      return "#98302f";
  }
  return "white";
}

/// Neighbours of the same mode are one box.
void add_modes(SvgPlot& plot, const Curves& curves) {
  for (std::size_t i = 0; i + 1 < curves.modes.size();) {
    std::size_t end = i + 1;
    while (end + 1 < curves.modes.size() && curves.modes[end] == curves.modes[i]) ++end;
    plot.box({curves.tilt[i].x(), 0}, {curves.tilt[end].x(), 1}, mode_colour(curves.modes[i]));
    i = end;
  }
}

/// Modes, tilt, way of the centre and ground acceleration over time.
std::string history_figure(const Curves& curves) {
  const SvgPlot::Axis time{.label = "time, s", .low = 0, .high = curves.tilt.back().x()};
  const auto frame = [](double top, double height) {
    return SvgPlot::Frame{.top = top, .width = 700, .height = height};
  };
  SvgPlot tilt(time, axis_of("tilt, deg", {&curves.tilt}), frame(95, 170));
  tilt.line(curves.tilt, "steelblue", 1);
  SvgPlot way(time, axis_of("centre from start, m", {&curves.way}), frame(325, 170));
  way.line(curves.way, "steelblue", 1);
  SvgPlot ground(time, axis_of("ground, g", {&curves.ground_x, &curves.ground_y}), frame(555, 170));
  ground.line(curves.ground_x, "steelblue", 1, "x (east)");
  ground.line(curves.ground_y, "#d08030", 1, "y (north)");
  SvgPlot modes({.low = 0, .high = time.high}, {.low = 0, .high = 1, .bare = true}, frame(40, 20));
  add_modes(modes, curves);
  std::vector<PageLegend> legend;
  for (const rocking::Mode mode : {rocking::Mode::rest, rocking::Mode::slide, rocking::Mode::rock,
                                   rocking::Mode::slide_rock, rocking::Mode::flight})
    legend.push_back({.label = std::string(to_string(mode)), .colour = std::string(mode_colour(mode))});
  return svg_page({modes, tilt, way, ground}, 800, 775, legend);
}

void add_runout(const Runout& runout, const rocking::Outcome& outcome, StudyResult& result) {
  const RunoutResult found = follow_runout(runout, outcome);
  result.files.emplace_back("runout.csv", runout_header() + "\n" + runout_row(runout, found) + "\n");
  result.files.emplace_back("runout_frames.csv", runout_frames(runout, found));
  result.files.emplace_back("runout.svg", runout_figure(runout, found));
  result.results["runout"] = runout_json(runout, found);
  result.text += fmt::format("handed over at {:.4g} s; {} after {:.4g} s and {:.4g} m of runout, {:.4g} m below\n",
                             found.hand_over, to_string(found.record.reason), found.record.duration,
                             found.record.runout, found.record.drop);
}

}  // namespace

StudyResult run_single(const StudyContext& context, const SingleStudy& study) {
  const RockingProject& project = context.project;
  std::shared_ptr<const rocking::GroundMotion> motion = std::make_shared<rocking::NoMotion>();
  if (!project.motions.empty()) motion = project.motions.front().motion(project.scale, project.azimuth);
  rocking::SimulationSettings settings = project.simulation;
  settings.record_step = study.record_step;
  std::string history(kHistory), contacts(kContacts);
  Curves curves;
  BlockFilm film(project);
  const auto record = [&](const Sample& s) {
    history += history_row(s);
    add_contacts(s, contacts);
    curves.add(s, project.start.p_WB);
    film.add(s);
  };
  const auto longest = static_cast<std::int64_t>(std::ceil(motion->duration() + settings.after_motion));
  context.progress.count_in("s of motion");
  settings.gives_up = [&](double time) { return !context.progress.advance(static_cast<std::int64_t>(time), longest); };
  if (project.runout) watch_slope(*project.runout, project.block, project.critical_tilt, settings);
  const rocking::Outcome outcome =
      rocking::simulate(project.block, *project.pedestal, *motion, project.start, settings, record);
  StudyResult result;
  if (outcome.given_up) result.status = RunStatus::interrupted;
  result.files = {{"history.csv", std::move(history)},
                  {"contacts.csv", std::move(contacts)},
                  {"block.svg", film.svg()},
                  {"history.svg", history_figure(curves)}};
  result.results = {
      {"toppled", outcome.toppled},
      {"topple_time_s", outcome.toppled ? nlohmann::ordered_json(outcome.topple_time) : nlohmann::ordered_json()},
      {"end_time_s", outcome.end_time},
      {"peak_tilt_deg", outcome.peak_tilt * kDegrees},
      {"slip_m", outcome.slip},
      {"twist_deg", outcome.twist * kDegrees},
      {"last_mode", rocking::to_string(outcome.last_mode)},
      {"impacts", outcome.counts.impacts},
      {"steps", outcome.counts.steps},
      {"unsolved_forces", outcome.counts.unsolved_forces},
      {"unsolved_impacts", outcome.counts.unsolved_impacts},
      {"unconverged_steps", outcome.counts.unconverged}};
  result.text = fmt::format("{} after {:.4g} s; peak tilt {:.4g} deg, slip {:.4g} m, {} impacts\n",
                            outcome.toppled ? "toppled" : std::string(rocking::to_string(outcome.last_mode)),
                            outcome.end_time, outcome.peak_tilt * kDegrees, outcome.slip, outcome.counts.impacts);
  if (project.runout && goes_on(outcome)) add_runout(*project.runout, outcome, result);
  if (!outcome.sound())
    result.text += fmt::format("warning: {} impacts and {} steps were not solved\n", outcome.counts.unsolved_impacts,
                               outcome.counts.unconverged);
  return result;
}

}  // namespace talus::io
