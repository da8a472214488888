#include "talus/studio/path_set.h"

#include <algorithm>
#include <limits>

#include "talus/core/progress.h"
#include "talus/rockfall/campaign.h"
#include "talus/rocking/parallel.h"
#include "talus/studio/binary.h"

namespace talus::studio {

using rockfall::PathImpact;
using rockfall::QuantityPoint;

void PathPart::begin(const rockfall::Start& start) {
  kept_ = keep_(start.number);
  if (kept_) path_.begin(*start.rock, start.state);
}

void PathPart::piece(const rockfall::PathPiece& piece) {
  if (kept_) path_.piece(piece);
}

void PathPart::impact(const rockfall::ImpactEvent& event) {
  if (kept_) path_.impact(event);
}

void PathPart::finish(const rockfall::Start& start, const rockfall::RockRecord&) {
  if (!kept_) return;
  DrawnPath path{.rock = start.number, .line = path_.line(), .impacts = path_.impacts()};
  for (const QuantityPoint& point : path.line) {
    const std::optional<double> below = ground_.ground_below(point.position);
    path.heights.push_back(below ? point.position.z() - *below : std::numeric_limits<double>::quiet_NaN());
  }
  done_.push_back(std::move(path));
}

std::vector<DrawnPath> PathPart::take() {
  return std::exchange(done_, {});
}

LivePaths::LivePaths(const io::RockfallProject& project, double tolerance)
    : project_(project), tolerance_(tolerance), stride_(std::max<std::int64_t>(1, project.plan.rocks() / kMost)) {}

std::unique_ptr<rockfall::BatchPart> LivePaths::make_part() const {
  return std::make_unique<PathPart>(*project_.model.ground, tolerance_,
                                    [stride = stride_](std::int64_t rock) { return rock % stride == 0; });
}

void LivePaths::merge(rockfall::BatchPart& part) {
  std::vector<DrawnPath> more = dynamic_cast<PathPart&>(part).take();
  const std::lock_guard lock(lock_);
  for (DrawnPath& path : more) {
    path.role = "sample";
    paths_.push_back(std::move(path));
  }
}

std::vector<DrawnPath> LivePaths::since(std::size_t after) const {
  const std::lock_guard lock(lock_);
  const auto first = static_cast<std::ptrdiff_t>(std::min(after, paths_.size()));
  return {paths_.begin() + first, paths_.end()};
}

std::vector<DrawnPath> computed_paths(const io::RockfallProject& project, const std::vector<RockChoice>& chosen,
                                      double tolerance) {
  constexpr std::int64_t kChunk = 8;  // rocks that share a simulator
  const auto count = static_cast<std::int64_t>(chosen.size());
  std::vector<DrawnPath> paths(chosen.size());
  core::SilentProgress silent;
  const bool complete =
      rocking::for_each_case((count + kChunk - 1) / kChunk, rockfall::available_threads(), silent,
                             [&](std::int64_t chunk, const std::atomic<bool>&) {
                               rockfall::Faller faller(project.model);
                               rockfall::Parts parts;
                               parts.push_back(std::make_unique<PathPart>(*project.model.ground, tolerance,
                                                                          [](std::int64_t) { return true; }));
                               for (std::int64_t i = chunk * kChunk; i < std::min(count, (chunk + 1) * kChunk); ++i) {
                                 const auto place = static_cast<std::size_t>(i);
                                 faller.fall(project.plan.start(chosen[place].rock), parts);
                                 paths[place] = std::move(dynamic_cast<PathPart&>(*parts.front()).take().front());
                                 paths[place].role = chosen[place].role;
                               }
                               return true;
                             });
  if (!complete) throw std::logic_error("paths that nobody stopped are not complete");
  return paths;
}

namespace {

/// The arrays of a set of paths.
struct PathArrays {
  std::vector<std::int32_t> rock;
  std::vector<std::uint32_t> offset{0}, impact_offset{0};
  std::vector<float> position, time, speed, energy, translational, rotational, height;
  std::vector<float> impact_position, impact_time, impact_impulse, impact_energy;

  void add(const DrawnPath& path) {
    constexpr double kPerKilo = 1e-3;
    const auto put = [](std::vector<float>& list, double value) { list.push_back(static_cast<float>(value)); };
    rock.push_back(static_cast<std::int32_t>(path.rock));
    for (const QuantityPoint& p : path.line) {
      append(position, p.position);
      put(time, p.time), put(speed, p.speed), put(energy, p.energy() * kPerKilo);
      put(translational, p.translational_energy * kPerKilo), put(rotational, p.rotational_energy * kPerKilo);
    }
    for (const double h : path.heights) put(height, h);
    for (const PathImpact& impact : path.impacts) {
      append(impact_position, impact.point);
      put(impact_time, impact.time), put(impact_impulse, impact.normal_impulse);
      put(impact_energy, impact.energy_before * kPerKilo);
    }
    offset.push_back(static_cast<std::uint32_t>(time.size()));
    impact_offset.push_back(static_cast<std::uint32_t>(impact_time.size()));
  }
};

}  // namespace

std::string path_bytes(const std::vector<DrawnPath>& paths, const PathFacts& facts) {
  PathArrays arrays;
  Json roles = Json::array();
  for (const DrawnPath& path : paths) {
    arrays.add(path);
    roles.push_back(path.role);
  }
  Json quantities{"speed_m_s"};
  if (facts.all_quantities)
    for (const char* name : {"energy_kJ", "translational_energy_kJ", "rotational_energy_kJ", "height_m"})
      quantities.push_back(name);
  Binary binary({{"origin", vector_json(facts.origin)},
                 {"source", facts.source},
                 {"state", facts.state},
                 {"next", facts.next},
                 {"tolerance", facts.tolerance},
                 {"roles", roles},
                 {"quantities", quantities}});
  binary.add("rock", arrays.rock);
  binary.add("offset", arrays.offset);
  binary.add("position", arrays.position, 3, "m");
  binary.add("time", arrays.time, 1, "s");
  binary.add("speed_m_s", arrays.speed, 1, "m/s");
  if (facts.all_quantities) {
    binary.add("energy_kJ", arrays.energy, 1, "kJ");
    binary.add("translational_energy_kJ", arrays.translational, 1, "kJ");
    binary.add("rotational_energy_kJ", arrays.rotational, 1, "kJ");
    binary.add("height_m", arrays.height, 1, "m");
  }
  binary.add("impact_offset", arrays.impact_offset);
  binary.add("impact_position", arrays.impact_position, 3, "m");
  binary.add("impact_time", arrays.impact_time, 1, "s");
  binary.add("impact_impulse", arrays.impact_impulse, 1, "N s");
  binary.add("impact_energy_before", arrays.impact_energy, 1, "kJ");
  return binary.bytes();
}

}  // namespace talus::studio
