#pragma once

// What a campaign gathers along its paths: maps and crossings (rockfall/collector.h), counters.csv and barriers.csv as
// the rocks come, and where some of the rocks began and ended.

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "talus/io/append_file.h"
#include "talus/io/crossing_tables.h"
#include "talus/io/path_files.h"
#include "talus/io/rockfall_project.h"
#include "talus/rockfall/campaign.h"
#include "talus/rockfall/collector.h"

namespace talus::io {

/// Every rock while there are few; then those whose number is a multiple of 2, 4, 8, ... A function of which rocks were
/// added alone.
class RockPlaces {
 public:
  static constexpr std::size_t kMost = 20'000;

  void add(const RockPlace& place);
  void merge(const RockPlaces& others);
  [[nodiscard]] const std::vector<RockPlace>& list() const { return list_; }
  void clear() { *this = {}; }
  void save(core::ByteWriter& out) const;
  void load(core::ByteReader& in);

 private:
  void thin();

  std::vector<RockPlace> list_;  ///< ascending
  std::int64_t stride_ = 1;
};

class PathAccumulator final : public rockfall::Accumulator {
 public:
  /// The tables grow in `folder`. The project must outlive the accumulator.
  PathAccumulator(const RockfallProject& project, const std::filesystem::path& folder);

  [[nodiscard]] std::unique_ptr<rockfall::BatchPart> make_part() const override;
  void merge(rockfall::BatchPart& part) override;
  void save(std::ostream& out) const override;
  void load(std::istream& in) override;

  [[nodiscard]] const rockfall::Collector& collector() const { return *collector_; }
  [[nodiscard]] const std::vector<RockPlace>& places() const { return places_.list(); }
  /// Names of the tables, which are complete on disk now.
  [[nodiscard]] std::vector<std::string> tables();

 private:
  class Part;

  const RockfallProject& project_;
  CrossingNames names_;
  std::unique_ptr<rockfall::Collector> collector_;
  RockPlaces places_;
  mutable std::optional<AppendFile> barriers_, counters_;
};

}  // namespace talus::io
