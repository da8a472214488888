#include "talus/io/rockfall_accumulators.h"

#include <algorithm>
#include <cmath>
#include <istream>
#include <numbers>
#include <optional>
#include <ostream>
#include <type_traits>

#include <fmt/format.h>

#include "talus/io/rockfall_tables.h"

namespace talus::io {
namespace {

using rockfall::BarrierHit;
using rockfall::BatchPart;
using rockfall::RockRecord;
using rockfall::Start;
using rockfall::StopReason;

class TextPart final : public BatchPart {
 public:
  explicit TextPart(const TableAccumulator::Rows& rows) : rows_(rows) {}
  void finish(const Start& start, const RockRecord& record) override { rows_(start, record, text); }

  std::string text;

 private:
  const TableAccumulator::Rows& rows_;
};

template <class T>
void put(std::ostream& out, const T& value) {
  static_assert(std::is_trivially_copyable_v<T>);
  out.write(reinterpret_cast<const char*>(&value), sizeof value);
}
template <class T>
void get(std::istream& in, T& value) {
  static_assert(std::is_trivially_copyable_v<T>);
  in.read(reinterpret_cast<char*>(&value), sizeof value);
}
template <class T>
void put(std::ostream& out, const std::vector<T>& values) {
  write_count(out, values.size());
  for (const T& value : values) put(out, value);
}
template <class T>
void get(std::istream& in, std::vector<T>& values) {
  values.resize(read_count(in));
  for (T& value : values) get(in, value);
}

std::vector<std::string> column_names(const RockfallProject& project) {
  std::vector<std::string> names;
  for (const RockQuantity& quantity : rock_quantities()) names.emplace_back(quantity.column);
  names.insert(names.end(), {"way_east_m", "way_north_m", "shadow_angle_deg"});
  for (std::size_t i = 0; i < project.model.barriers.list().size(); ++i)
    for (const char* value : {"energy_kJ", "speed_m_s", "height_m"})
      names.push_back(fmt::format("barrier{}-{}", i, value));
  return names;
}

}  // namespace

TableAccumulator::TableAccumulator(const std::filesystem::path& path, std::string_view header, Rows rows)
    : file_(path), rows_(std::move(rows)) {
  if (file_.length() == 0) file_.append(std::string(header) + "\n");
}

std::unique_ptr<BatchPart> TableAccumulator::make_part() const {
  return std::make_unique<TextPart>(rows_);
}

void TableAccumulator::merge(BatchPart& part) {
  std::string& text = dynamic_cast<TextPart&>(part).text;
  file_.append(text);
  text.clear();
}

void TableAccumulator::save(std::ostream& out) const {
  file_.flush();
  write_count(out, file_.length());
}

void TableAccumulator::load(std::istream& in) {
  file_.cut(read_count(in));
}

class ColumnAccumulator::Part final : public BatchPart {
 public:
  Part(const RockfallProject& project, std::size_t columns) : columns_(columns), project_(project) {}

  void begin(const Start& start) override {
    apex_.reset();
    if (project_.apex && !project_.apex->everywhere) apex_ = project_.apex->point;
    passed_ = !project_.apex || !project_.apex->everywhere || start.state.p_WB.z() <= project_.apex->point.z();
  }

  /// The place where the path first comes down to the height of the apex.
  void piece(const rockfall::PathPiece& piece) override {
    if (passed_) return;
    const double z = project_.apex->point.z();
    if (piece.motion->position(piece.duration).z() > z) return;
    passed_ = true;
    const motion::Times times = piece.motion->height_crossings(z);
    double t = piece.duration;  // where rounding hides the crossing
    for (int i = 0; i < times.count; ++i)
      if (times.at[static_cast<std::size_t>(i)] >= 0) t = std::min(t, times.at[static_cast<std::size_t>(i)]);
    apex_ = piece.motion->position(t);
  }

  void finish(const Start& start, const RockRecord& record) override {
    if (record.reason == StopReason::failed) return;
    for (std::size_t i = 0; i < rock_quantities().size(); ++i)
      columns_[i].push_back(rock_quantities()[i].value(record));
    const core::Vector3 way = record.end.p_WB - start.state.p_WB;
    columns_[column(Extra::way_east)].push_back(way.x());
    columns_[column(Extra::way_north)].push_back(way.y());
    if (apex_) add_shadow(record.end.p_WB);
    for (const BarrierHit& hit : record.barrier_hits) add_hit(hit);
  }

  std::vector<std::vector<double>>& columns() { return columns_; }

 private:
  void add_shadow(const core::Vector3& end) {
    const core::Vector3 way = end - *apex_;
    const double angle = std::atan2(-way.z(), std::hypot(way.x(), way.y()));
    columns_[column(Extra::shadow_angle)].push_back(angle * 180 / std::numbers::pi);
  }

  void add_hit(const BarrierHit& hit) {
    const auto barrier = static_cast<std::size_t>(hit.barrier);
    columns_[column(barrier, AtBarrier::energy)].push_back(hit.translational_energy * 1e-3);
    columns_[column(barrier, AtBarrier::speed)].push_back(hit.velocity.norm());
    const double height = height_of(hit, *project_.model.ground);
    if (std::isfinite(height)) columns_[column(barrier, AtBarrier::height)].push_back(height);
  }

  std::vector<std::vector<double>> columns_;
  const RockfallProject& project_;
  std::optional<core::Vector3> apex_;
  bool passed_ = true;  ///< the path has come down to the apex, or need not be watched
};

ColumnAccumulator::ColumnAccumulator(const std::filesystem::path& folder, const RockfallProject& project)
    : project_(project), store_(folder, column_names(project)) {}

std::unique_ptr<BatchPart> ColumnAccumulator::make_part() const {
  return std::make_unique<Part>(project_, store_.columns());
}

void ColumnAccumulator::merge(BatchPart& part) {
  auto& columns = dynamic_cast<Part&>(part).columns();
  for (std::size_t i = 0; i < columns.size(); ++i) {
    store_.append(i, columns[i]);
    columns[i].clear();
  }
}

std::size_t ColumnAccumulator::column(Extra extra) {
  return rock_quantities().size() + static_cast<std::size_t>(extra);
}

std::size_t ColumnAccumulator::column(std::size_t barrier, AtBarrier value) {
  return rock_quantities().size() + kExtras + barrier * kAtBarrier + static_cast<std::size_t>(value);
}

void RockCounts::add(std::int64_t number, const RockRecord& record) {
  if (done++ == 0) counters.smallest_gap = record.counters.smallest_gap;
  ++reasons.at(static_cast<std::size_t>(record.reason));
  rockfall::add(counters, record.counters);
  penetrations += record.counters.smallest_gap < 0 ? 1 : 0;
  if (record.reason == StopReason::failed && failed.size() < kListedFailures) failed.push_back(number);
  for (std::size_t i = 0; i < barriers.size(); ++i) {
    bool met = false;
    for (const BarrierHit& hit : record.barrier_hits) {
      if (hit.barrier != static_cast<int>(i)) continue;
      met = true;
      ++barriers[i].hits;
      barriers[i].retained += hit.retained ? 1 : 0;
    }
    barriers[i].rocks += met ? 1 : 0;
  }
}

void RockCounts::add(const RockCounts& others) {
  if (others.done == 0) return;
  if (done == 0) counters.smallest_gap = others.counters.smallest_gap;
  done += others.done;
  for (std::size_t i = 0; i < reasons.size(); ++i) reasons[i] += others.reasons[i];
  for (const std::int64_t number : others.failed)
    if (failed.size() < kListedFailures) failed.push_back(number);
  rockfall::add(counters, others.counters);
  penetrations += others.penetrations;
  for (std::size_t i = 0; i < barriers.size(); ++i) {
    barriers[i].hits += others.barriers[i].hits;
    barriers[i].rocks += others.barriers[i].rocks;
    barriers[i].retained += others.barriers[i].retained;
  }
}

class CountAccumulator::Part final : public BatchPart {
 public:
  explicit Part(std::size_t barriers) { clear(barriers); }
  void finish(const Start& start, const RockRecord& record) override { counts.add(start.number, record); }
  void clear(std::size_t barriers) {
    counts = {};
    counts.barriers.resize(barriers);
  }

  RockCounts counts;
};

std::unique_ptr<BatchPart> CountAccumulator::make_part() const {
  return std::make_unique<Part>(counts_.barriers.size());
}

void CountAccumulator::merge(BatchPart& part) {
  Part& own = dynamic_cast<Part&>(part);
  counts_.add(own.counts);
  own.clear(counts_.barriers.size());
}

void CountAccumulator::save(std::ostream& out) const {
  put(out, counts_.done);
  put(out, counts_.reasons);
  put(out, counts_.failed);
  put(out, counts_.counters);
  put(out, counts_.penetrations);
  put(out, counts_.barriers);
}

void CountAccumulator::load(std::istream& in) {
  get(in, counts_.done);
  get(in, counts_.reasons);
  get(in, counts_.failed);
  get(in, counts_.counters);
  get(in, counts_.penetrations);
  get(in, counts_.barriers);
}

}  // namespace talus::io
