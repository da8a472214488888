#include "talus/io/envelopes.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

namespace talus::io {
namespace {

using rockfall::Percentile;
using Totals = rockfall::QuantityTotals<core::StationSketch>;

struct QuantityFacts {
  const char* name;  ///< of the columns, with its unit
  double unit;       ///< one of the table in SI
};
constexpr std::array<QuantityFacts, rockfall::kStationQuantities> kFacts{
    {{"energy_kJ", 1000}, {"speed_m_s", 1}, {"height_m", 1}}};

/// Buckets are read back as their middle, which may lie above the largest value.
double told(double value, const Totals& totals, double unit) {
  return std::min(value, totals.largest) / unit;
}

Envelope envelope_of(const Totals& totals, double unit) {
  Envelope envelope;
  if (totals.count() == 0) return envelope;
  envelope.largest = totals.largest / unit;
  const core::SortedValues values = totals.values.sorted();
  for (std::size_t k = 0; k < kEnvelopePercentiles.size(); ++k) {
    if (totals.count() < kEnvelopePercentiles[k].least_rocks) continue;
    Percentile p = rockfall::percentile_of(values, kEnvelopePercentiles[k].percent);
    p.value = told(p.value, totals, unit);
    for (std::optional<double>* end : {&p.lower, &p.upper})
      if (*end) **end = told(**end, totals, unit);
    envelope.percentiles[k] = p;
  }
  return envelope;
}

std::string field(const std::optional<double>& value) {
  return value ? fmt::format("{}", *value) : "";
}

}  // namespace

std::vector<EnvelopeStation> envelopes_of(const rockfall::AllStations& stations) {
  std::vector<EnvelopeStation> result;
  for (std::size_t i = 0; i < stations.list().size(); ++i) {
    const rockfall::StationTotals& totals = stations.list()[i];
    EnvelopeStation& station = result.emplace_back();
    station.way = static_cast<double>(i) * stations.step();
    station.rocks = totals[static_cast<std::size_t>(rockfall::StationQuantity::energy)].count();
    for (std::size_t k = 0; k < kFacts.size(); ++k) station.quantities[k] = envelope_of(totals[k], kFacts[k].unit);
  }
  return result;
}

std::string envelopes_header() {
  std::string header = "way_m,rocks";
  for (const QuantityFacts& facts : kFacts) {
    for (const EnvelopePercentile& p : kEnvelopePercentiles)
      header += fmt::format(",{0}_p{1},{0}_p{1}_lower,{0}_p{1}_upper", facts.name, p.percent);
    header += fmt::format(",{}_max", facts.name);
  }
  return header;
}

std::string envelopes_table(const std::vector<EnvelopeStation>& stations) {
  std::string text = envelopes_header() + "\n";
  const auto out = std::back_inserter(text);
  for (const EnvelopeStation& station : stations) {
    fmt::format_to(out, "{},{}", station.way, station.rocks);
    for (const Envelope& quantity : station.quantities) {
      for (const std::optional<Percentile>& p : quantity.percentiles)
        fmt::format_to(out, ",{},{},{}", p ? field(p->value) : "", p ? field(p->lower) : "", p ? field(p->upper) : "");
      fmt::format_to(out, ",{}", field(quantity.largest));
    }
    text += '\n';
  }
  return text;
}

}  // namespace talus::io
