#pragma once

// What every campaign writes down: tables of rocks and barrier hits, columns for statistics, and counts.

#include <array>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "talus/io/column_store.h"
#include "talus/io/rockfall_project.h"
#include "talus/rockfall/campaign.h"

namespace talus::io {

/// Rows of text, made by the threads that let the rocks fall.
class TableAccumulator final : public rockfall::Accumulator {
 public:
  /// Adds the rows of a rock to a text.
  using Rows = std::function<void(const rockfall::Start&, const rockfall::RockRecord&, std::string&)>;

  /// A new file gets the header and a line end.
  TableAccumulator(const std::filesystem::path& path, std::string_view header, Rows rows);

  [[nodiscard]] std::unique_ptr<rockfall::BatchPart> make_part() const override;
  void merge(rockfall::BatchPart& part) override;
  void save(std::ostream& out) const override;
  void load(std::istream& in) override;
  void flush() { file_.flush(); }

 private:
  mutable AppendFile file_;
  Rows rows_;
};

/// The columns that statistics are made of, of rocks that did not fail.
class ColumnAccumulator final : public rockfall::Accumulator {
 public:
  /// Beyond the quantities of rocks.csv.
  enum class Extra { way_east, way_north, shadow_angle };
  enum class AtBarrier { energy, speed, height };
  static constexpr std::size_t kExtras = 3, kAtBarrier = 3;

  ColumnAccumulator(const std::filesystem::path& folder, const RockfallProject& project);

  [[nodiscard]] std::unique_ptr<rockfall::BatchPart> make_part() const override;
  void merge(rockfall::BatchPart& part) override;
  void save(std::ostream& out) const override { store_.save(out); }
  void load(std::istream& in) override { store_.load(in); }

  /// Column numbers. Quantities are those of rock_quantities(); barrier values are in kJ, m/s and m, one for each hit
  /// (of heights, for each above ground).
  [[nodiscard]] static std::size_t column(Extra extra);
  [[nodiscard]] static std::size_t column(std::size_t barrier, AtBarrier value);
  [[nodiscard]] std::vector<double> read(std::size_t column) const { return store_.read(column); }

 private:
  class Part;
  const RockfallProject& project_;
  ColumnStore store_;
};

struct BarrierCounts {
  std::int64_t hits = 0, rocks = 0, retained = 0;
};

struct RockCounts {
  static constexpr std::size_t kReasons = 8;  ///< of StopReason
  static constexpr std::size_t kListedFailures = 100;

  std::int64_t done = 0;
  std::array<std::int64_t, kReasons> reasons{};
  std::vector<std::int64_t> failed;  ///< the first kListedFailures of them
  rockfall::Counters counters;       ///< sums; extremes of worst_energy_gain and smallest_gap
  std::int64_t penetrations = 0;     ///< rocks whose smallest gap is negative
  std::vector<BarrierCounts> barriers;

  void add(std::int64_t number, const rockfall::RockRecord& record);
  void add(const RockCounts& others);
};

class CountAccumulator final : public rockfall::Accumulator {
 public:
  explicit CountAccumulator(std::size_t barriers) { counts_.barriers.resize(barriers); }

  [[nodiscard]] std::unique_ptr<rockfall::BatchPart> make_part() const override;
  void merge(rockfall::BatchPart& part) override;
  void save(std::ostream& out) const override;
  void load(std::istream& in) override;

  [[nodiscard]] const RockCounts& counts() const { return counts_; }

 private:
  class Part;
  RockCounts counts_;
};

}  // namespace talus::io
