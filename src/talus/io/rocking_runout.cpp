#include "talus/io/rocking_runout.h"

#include <algorithm>
#include <cmath>
#include <sstream>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "talus/core/error.h"
#include "talus/io/film_tables.h"
#include "talus/io/rockfall_tables.h"
#include "talus/io/svg_plot.h"

namespace talus::io {
namespace {

using core::Vector2;
using core::Vector3;

constexpr double kNear = 0.02;  // of the block's size: from there on the slope takes part

/// Tells two.
class Both final : public rockfall::Observer {
 public:
  Both(rockfall::Observer& first, rockfall::Observer& second) : first_(first), second_(second) {}
  void piece(const rockfall::PathPiece& p) override { first_.piece(p), second_.piece(p); }
  void impact(const rockfall::ImpactEvent& e) override { first_.impact(e), second_.impact(e); }
  void contact(const rockfall::ContactEvent& e) override { first_.contact(e), second_.contact(e); }
  void barrier(const rockfall::BarrierHit& h) override { first_.barrier(h), second_.barrier(h); }

 private:
  rockfall::Observer &first_, &second_;
};

std::string place(const Vector3& local, const Runout& runout) {
  const Vector3 p = local + runout.slope.model.origin;
  return fmt::format("{},{},{}", p.x(), p.y(), p.z());
}

}  // namespace

void watch_slope(const Runout& runout, const rocking::Block& block, double critical_tilt,
                 rocking::SimulationSettings& settings) {
  settings.watch_angle = critical_tilt;
  settings.ends_there = [&runout, &block](const rocking::SpatialState& state) {
    const double near = kNear * block.size;
    const Vector3 centre = state.p_WB + runout.place;
    if (!runout.bare_ground->comes_within(block.size + near, centre)) return false;
    return std::any_of(block.points.begin(), block.points.end(), [&](const Vector3& point) {
      const Vector3 at = centre + state.R_WB * point;
      return runout.bare_ground->comes_within(near, at) || !runout.bare_ground->ground_below(at);
    });
  };
}

RunoutResult follow_runout(const Runout& runout, const rocking::Outcome& outcome) {
  RunoutResult result{.hand_over = outcome.end_time, .start = outcome.end};
  result.start.p_WB += runout.place;
  const rockfall::Model& model = runout.slope.model;
  rockfall::Simulator simulator(model);
  simulator.set_rock(*runout.rock);
  rockfall::RockRecorder recorder(*runout.bare_ground);  // heights are those above the slope
  recorder.begin(*runout.rock, result.start);
  const auto film = std::make_shared<rockfall::Film>(result.start, rockfall::FilmSettings{.rate = runout.rate});
  Both both(recorder, *film);
  rockfall::Outcome end{.end = result.start};
  try {
    end = simulator.run(result.start, &both);
  } catch (const core::InputError&) {
    end.message = "the block reaches into the slope where it is handed over";
  }
  film->finish(end);
  result.record = recorder.finish(end);
  result.film = film;
  return result;
}

std::string runout_header() {
  std::string header = "hand_over_s,mass_kg,start_x_m,start_y_m,start_z_m,end_x_m,end_y_m,end_z_m,stop";
  for (const RockQuantity& quantity : rock_quantities()) header.append(",").append(quantity.column);
  return header + ",impacts,contact_steps,barrier_hits,failed_solves,energy_gains,message";
}

std::string runout_row(const Runout& runout, const RunoutResult& result) {
  const rockfall::RockRecord& r = result.record;
  std::string row = fmt::format("{},{},{},{},{}", result.hand_over, runout.rock->mass(),
                                place(result.start.p_WB, runout), place(r.end.p_WB, runout), to_string(r.reason));
  for (const RockQuantity& quantity : rock_quantities()) row += fmt::format(",{}", quantity.value(r));
  return row + fmt::format(",{},{},{},{},{},{}", r.counters.impacts, r.counters.contact_steps, r.barrier_hits.size(),
                           r.counters.failed_solves, r.counters.energy_gains, csv_field(r.message));
}

std::string runout_frames(const Runout& runout, const RunoutResult& result) {
  std::ostringstream text;
  write_frames(text, runout.slope, *runout.rock, *result.film);
  return text.str();
}

std::string runout_figure(const Runout& runout, const RunoutResult& result) {
  std::vector<Vector2> path, ground;
  double way = 0, low = std::numeric_limits<double>::infinity(), high = -low;
  const Vector3 origin = runout.slope.model.origin;
  Vector3 last = result.film->frames().front().state.p_WB;
  for (const rockfall::Frame& frame : result.film->frames()) {
    const Vector3& p = frame.state.p_WB;
    way += (p - last).head<2>().norm();
    last = p;
    path.emplace_back(way, p.z() + origin.z());
    if (const auto below = runout.slope.model.ground->ground_below(p)) ground.emplace_back(way, *below + origin.z());
  }
  for (const auto* line : {&path, &ground})
    for (const Vector2& p : *line) low = std::min(low, p.y()), high = std::max(high, p.y());
  const double margin = 0.05 * (high - low) + 0.1;
  SvgPlot plot({.label = "way in plan, m", .low = 0, .high = std::max(way, 0.1)},
               {.label = "height, m", .low = low - margin, .high = high + 3 * margin}, {.title = "Runout"});
  plot.line(ground, "#8a6d3b", 1.5, "ground below");
  plot.line(path, "steelblue", 1.5, "centre of mass");
  return svg_page({plot}, 680, 430);
}

nlohmann::ordered_json runout_json(const Runout& runout, const RunoutResult& result) {
  const rockfall::RockRecord& r = result.record;
  const Vector3 end = r.end.p_WB + runout.slope.model.origin;
  nlohmann::ordered_json json{{"hand_over_s", result.hand_over},
                              {"stop", std::string(to_string(r.reason))},
                              {"end_m", {end.x(), end.y(), end.z()}}};
  for (const RockQuantity& quantity : rock_quantities()) json[std::string(quantity.column)] = quantity.value(r);
  json["impacts"] = r.counters.impacts;
  if (!r.message.empty()) json["message"] = std::string(r.message);
  return json;
}

}  // namespace talus::io
