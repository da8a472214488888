#include "talus/rockfall/station_totals.h"

#include <algorithm>

namespace talus::rockfall {
namespace {

constexpr std::uint64_t kMark = 0x31'6e6f'69746174'73;  // "station 1", shortened

}  // namespace

void AllStations::add(const RockAtStations& rock) {
  for (; stride_ < rock.stride; stride_ *= 2) keep_every(2, list_);
  const auto apart = static_cast<std::size_t>(stride_ / rock.stride);
  list_.resize(std::max(list_.size(), (rock.values.size() + apart - 1) / apart));
  for (std::size_t i = 0; i < rock.values.size(); i += apart)
    for (std::size_t k = 0; k < kStationQuantities; ++k)
      if (rock.values[i][k] >= 0) list_[i / apart][k].add(rock.values[i][k]);
}

std::size_t AllStations::memory() const {
  std::size_t bytes = list_.size() * sizeof(StationTotals);
  for (const StationTotals& station : list_)
    for (const auto& quantity : station) bytes += quantity.values.memory();
  return bytes;
}

void AllStations::save(std::ostream& stream) const {
  core::ByteWriter out(stream);
  out.put(kMark), out.put(spacing_), out.put(stride_);
  out.put(static_cast<std::uint64_t>(list_.size()));
  for (const StationTotals& station : list_)
    for (const auto& quantity : station) quantity.save(out);
}

void AllStations::load(std::istream& stream) {
  core::ByteReader in(stream);
  if (in.get<std::uint64_t>() != kMark) throw core::InputError({.problem = "holds no stations"});
  if (in.get<double>() != spacing_) throw core::InputError({.problem = "holds stations of another spacing"});
  stride_ = in.get<std::int64_t>();
  const auto count = in.get<std::uint64_t>();
  if (count > kMostStations) throw core::InputError({.problem = "holds too many stations"});
  list_.assign(count, {});
  for (StationTotals& station : list_)
    for (auto& quantity : station) quantity = QuantityTotals<core::StationSketch>::load(in);
}

}  // namespace talus::rockfall
