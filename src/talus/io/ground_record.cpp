#include "talus/io/ground_record.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/core/units.h"
#include "talus/io/ground_record_formats.h"
#include "talus/io/mesh_words.h"
#include "talus/io/text_file.h"

namespace talus::io {
namespace {

using core::kStandardGravity;
constexpr std::array<std::string_view, 3> kUnits{"m/s2", "g", "cm/s2"};

void take_out_line(std::vector<double>& values, bool slope) {
  const auto n = static_cast<double>(values.size());
  double mean = 0, moment = 0, square = 0;
  const double middle = 0.5 * (n - 1);
  for (std::size_t i = 0; i < values.size(); ++i) {
    const double x = static_cast<double>(i) - middle;
    mean += values[i];
    moment += x * values[i];
    square += x * x;
  }
  mean /= n;
  const double rise = slope && square > 0 ? moment / square : 0;
  for (std::size_t i = 0; i < values.size(); ++i) values[i] -= mean + rise * (static_cast<double>(i) - middle);
}

}  // namespace

std::span<const std::string_view> record_units() {
  return kUnits;
}

double unit_factor(std::string_view unit) {
  if (unit == "g") return kStandardGravity;
  return unit == "cm/s2" ? 0.01 : 1;
}

std::size_t GroundRecord::size() const {
  return std::max({components[0].size(), components[1].size(), components[2].size()});
}

GroundRecord read_ground_record(const std::filesystem::path& path, const RecordHints& hints) {
  const RecordText source{.file = path.string(), .text = read_text_file(path)};
  const std::string ending = lower_case(path.extension().string());
  GroundRecord record;
  if (ending == ".csv") {
    record = read_csv_record(path);
  } else if (ending == ".at2") {
    record = parse_at2(source);
  } else if (ending == ".smc") {
    record = parse_smc(source);
  } else if (ending == ".v2" || ending == ".v2c") {
    record = parse_cosmos(source);
  } else {
    record = parse_columns(source, hints);
  }
  if (record.size() < 2)
    throw core::InputError({.file = source.file, .problem = "holds less than two samples", .accepted = "a record"});
  return record;
}

GroundPeaks peaks_of(const GroundRecord& record) {
  GroundPeaks peaks;
  std::array<double, 2> velocity{}, displacement{};
  const std::size_t count = std::max(record.components[0].size(), record.components[1].size());
  for (std::size_t i = 0; i < count; ++i) {
    std::array<double, 2> a{};
    for (std::size_t c = 0; c < 2; ++c) {
      const auto& values = record.components[c];
      if (values.empty()) continue;
      a[c] = values[i];
      if (i == 0) continue;
      const double before = velocity[c];
      velocity[c] += 0.5 * record.step * (values[i - 1] + values[i]);
      displacement[c] += 0.5 * record.step * (before + velocity[c]);
    }
    peaks.acceleration = std::max(peaks.acceleration, std::hypot(a[0], a[1]));
    peaks.velocity = std::max(peaks.velocity, std::hypot(velocity[0], velocity[1]));
    peaks.displacement = std::max(peaks.displacement, std::hypot(displacement[0], displacement[1]));
  }
  peaks.residual_velocity = std::hypot(velocity[0], velocity[1]);
  return peaks;
}

GroundPeaks scaled(const GroundPeaks& peaks, double factor) {
  const double f = std::abs(factor);
  return {.acceleration = f * peaks.acceleration,
          .velocity = f * peaks.velocity,
          .displacement = f * peaks.displacement,
          .residual_velocity = f * peaks.residual_velocity};
}

std::string to_text(const GroundPeaks& peaks) {
  return fmt::format("PGA {:.4g} g, PGV {:.4g} m/s, PGD {:.4g} m, PGV/PGA {:.4g} s",
                     peaks.acceleration / kStandardGravity, peaks.velocity, peaks.displacement,
                     peaks.acceleration > 0 ? peaks.velocity / peaks.acceleration : 0);
}

void correct_baseline(GroundRecord& record, Baseline baseline) {
  if (baseline == Baseline::none) return;
  for (auto& values : record.components)
    if (!values.empty()) take_out_line(values, baseline == Baseline::linear);
}

}  // namespace talus::io
