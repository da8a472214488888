#include "talus/io/path_accumulator.h"

#include <algorithm>

#include "talus/io/collected_results.h"

namespace talus::io {
namespace {

using rockfall::BatchPart;
using rockfall::CounterLine;
using rockfall::RockRecord;
using rockfall::Start;

std::optional<AppendFile> table(const std::filesystem::path& path, std::string_view header, bool wanted) {
  if (!wanted) return std::nullopt;
  std::optional<AppendFile> file(std::in_place, path);
  if (file->length() == 0) file->append(std::string(header) + "\n");
  return file;
}

void save_length(core::ByteWriter& out, std::optional<AppendFile>& file) {
  if (!file) return;
  file->flush();
  out.put(file->length());
}

}  // namespace

void RockPlaces::add(const RockPlace& place) {
  if (place.number % stride_ == 0) list_.push_back(place);
}

void RockPlaces::merge(const RockPlaces& others) {
  for (const RockPlace& place : others.list_) add(place);
  while (list_.size() > kMost) thin();
}

void RockPlaces::thin() {
  stride_ *= 2;
  std::erase_if(list_, [&](const RockPlace& place) { return place.number % stride_ != 0; });
}

void RockPlaces::save(core::ByteWriter& out) const {
  out.put(stride_);
  out.put(static_cast<std::uint64_t>(list_.size()));
  for (const RockPlace& p : list_) {
    out.put(p.number), out.put(p.kind), out.put(static_cast<int>(p.reason)), out.put(p.mass);
    for (int k = 0; k < 3; ++k) out.put(p.start[k]), out.put(p.end[k]);
    out.put(p.max_energy);
  }
}

void RockPlaces::load(core::ByteReader& in) {
  stride_ = in.get<std::int64_t>();
  list_.clear();
  for (auto left = in.get<std::uint64_t>(); left > 0; --left) {
    RockPlace& p = list_.emplace_back();
    p.number = in.get<std::int64_t>();
    p.kind = in.get<int>();
    p.reason = static_cast<rockfall::StopReason>(in.get<int>());
    p.mass = in.get<double>();
    for (int k = 0; k < 3; ++k) p.start[k] = in.get<double>(), p.end[k] = in.get<double>();
    p.max_energy = in.get<double>();
  }
}

class PathAccumulator::Part final : public BatchPart {
 public:
  explicit Part(const rockfall::Collector& collector) : watched(collector) {}

  void begin(const Start& start) override { watched.begin(*start.rock, start.state); }
  void piece(const rockfall::PathPiece& piece) override { watched.piece(piece); }
  void barrier(const rockfall::BarrierHit& hit) override { watched.barrier(hit); }
  void finish(const Start& start, const RockRecord& record) override {
    watched.finish(start.number, record);
    if (record.reason == rockfall::StopReason::failed) return;
    places.add({.number = start.number,
                .kind = start.kind,
                .reason = record.reason,
                .mass = start.rock->mass(),
                .start = start.state.p_WB,
                .end = record.end.p_WB,
                .max_energy = record.max_energy});
  }

  rockfall::Collector::Part watched;
  RockPlaces places;
};

PathAccumulator::PathAccumulator(const RockfallProject& project, const std::filesystem::path& folder)
    : project_(project), names_(crossing_names(project)), collector_(make_collector(project)) {
  const bool counts = std::any_of(project.lines.begin(), project.lines.end(),
                                  [](const CounterLine& line) { return line.barrier == CounterLine::kNoBarrier; });
  barriers_ = table(folder / "barriers.csv", barriers_header(), !project.model.barriers.empty());
  counters_ = table(folder / "counters.csv", counters_header(), counts);
}

std::unique_ptr<BatchPart> PathAccumulator::make_part() const {
  return std::make_unique<Part>(*collector_);
}

void PathAccumulator::merge(BatchPart& part) {
  Part& own = dynamic_cast<Part&>(part);
  collector_->merge(own.watched);
  places_.merge(own.places);
  own.places.clear();
  for (const rockfall::NumberedCrossing& crossing : collector_->take_crossings()) {
    std::optional<AppendFile>& file = crossing.crossing.barrier == CounterLine::kNoBarrier ? counters_ : barriers_;
    file->append(crossing_row(crossing, names_, project_.model.origin));
  }
}

void PathAccumulator::save(std::ostream& out) const {
  core::ByteWriter writer(out);
  save_length(writer, barriers_);
  save_length(writer, counters_);
  places_.save(writer);
  collector_->save(out);
}

void PathAccumulator::load(std::istream& in) {
  core::ByteReader reader(in);
  for (std::optional<AppendFile>* file : {&barriers_, &counters_})
    if (*file) (*file)->cut(reader.get<std::uint64_t>());
  places_.load(reader);
  collector_->load(in);
}

std::vector<std::string> PathAccumulator::tables() {
  std::vector<std::string> names;
  for (std::optional<AppendFile>* file : {&barriers_, &counters_}) {
    if (!*file) continue;
    (*file)->flush();
    names.push_back((*file)->path().filename().string());
  }
  return names;
}

}  // namespace talus::io
