#pragma once

// Paths of rocks with their quantities, as the page draws them.

#include <cstdint>
#include <functional>
#include <mutex>
#include <string>
#include <vector>

#include "talus/io/rockfall_project.h"
#include "talus/rockfall/faller.h"
#include "talus/rockfall/quantity_path.h"
#include "talus/studio/answer.h"

namespace talus::studio {

struct DrawnPath {
  std::int64_t rock = 0;
  std::string role;
  std::vector<rockfall::QuantityPoint> line;
  std::vector<double> heights;  ///< of each point above the ground, m; NaN: none below
  std::vector<rockfall::PathImpact> impacts;
};

/// One rock after the other becomes a path.
class PathPart final : public rockfall::BatchPart {
 public:
  using Keep = std::function<bool(std::int64_t rock)>;
  /// The ground must outlive it. Rocks that `keep` says no to are passed over.
  PathPart(const slope::Surface& ground, double tolerance, Keep keep)
      : ground_(ground), path_(tolerance), keep_(std::move(keep)) {}

  void begin(const rockfall::Start& start) override;
  void piece(const rockfall::PathPiece& piece) override;
  void impact(const rockfall::ImpactEvent& event) override;
  void finish(const rockfall::Start& start, const rockfall::RockRecord& record) override;

  [[nodiscard]] std::vector<DrawnPath> take();

 private:
  const slope::Surface& ground_;
  rockfall::QuantityPathRecorder path_;
  Keep keep_;
  bool kept_ = false;
  std::vector<DrawnPath> done_;
};

/// The paths of a run on its way, in the order of their numbers. Some rocks, evenly over all, so that there are not too
/// many.
class LivePaths final : public rockfall::Accumulator {
 public:
  static constexpr std::int64_t kMost = 500;

  /// The project must outlive it.
  LivePaths(const io::RockfallProject& project, double tolerance);

  [[nodiscard]] std::unique_ptr<rockfall::BatchPart> make_part() const override;
  void merge(rockfall::BatchPart& part) override;
  void save(std::ostream&) const override {}
  void load(std::istream&) override {}

  /// All but the first `after`.
  [[nodiscard]] std::vector<DrawnPath> since(std::size_t after) const;

 private:
  const io::RockfallProject& project_;
  double tolerance_;
  std::int64_t stride_;
  mutable std::mutex lock_;
  std::vector<DrawnPath> paths_;
};

struct RockChoice {
  std::int64_t rock = 0;
  std::string role;
};
/// Lets the rocks fall again, on several threads; the order is that of the choice.
[[nodiscard]] std::vector<DrawnPath> computed_paths(const io::RockfallProject& project,
                                                    const std::vector<RockChoice>& chosen, double tolerance);

struct PathFacts {
  core::Vector3 origin = core::Vector3::Zero();
  std::string source = "computed";
  std::string state;
  double tolerance = 0;
  std::size_t next = 0;
  bool all_quantities = true;  ///< false: only speeds
};
[[nodiscard]] std::string path_bytes(const std::vector<DrawnPath>& paths, const PathFacts& facts);

}  // namespace talus::studio
