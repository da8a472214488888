// [motion]: records and pulses.

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <fmt/format.h>

#include "talus/core/text.h"
#include "talus/core/units.h"
#include "talus/io/rocking_keys.h"
#include "talus/io/rocking_sections.h"

namespace talus::io {
namespace {

namespace fs = std::filesystem;
using core::Vector3;

constexpr double kDegree = std::numbers::pi / 180;
using core::kStandardGravity;
constexpr std::array<std::string_view, 3> kBaselines{"none", "mean", "linear"};
constexpr NumberRange kPositive{.lowest = 0, .highest = 1e6, .open = true, .accepted = "a number > 0"};

rocking::PulseShape pulse_shape(const TomlTable& table) {
  const std::string name = table.word("shape", "pulse", rocking::pulse_names());
  const auto names = rocking::pulse_names();
  return static_cast<rocking::PulseShape>(std::find(names.begin(), names.end(), name) - names.begin());
}

/// The peaks of a pulse of amplitude 1, from samples.
GroundPeaks pulse_peaks(const MotionSource::PulseData& data) {
  const rocking::Pulse pulse(data.shape, Vector3::UnitX(), data.period);
  constexpr int kSamples = 4000;
  GroundRecord record{.step = pulse.duration() / kSamples};
  for (int i = 0; i <= kSamples; ++i) {
    const double t = record.step * i;
    record.components[0].push_back(i == kSamples ? pulse.acceleration_until(pulse.duration()).x()
                                                 : pulse.acceleration(t).x());
  }
  GroundPeaks peaks = peaks_of(record);
  peaks.acceleration = 1;
  return peaks;
}

MotionSource pulse_source(rocking::PulseShape shape, double period) {
  MotionSource source;
  const MotionSource::PulseData data{.shape = shape, .period = period};
  source.name = fmt::format("{} {:g} s", rocking::pulse_names()[static_cast<std::size_t>(shape)], period);
  source.data = data;
  source.peaks = pulse_peaks(data);
  return source;
}

/// The reader of one [motion].
class MotionReader {
 public:
  MotionReader(const TomlTable& table, RockingReading& reading) : table_(table), reading_(reading) {
    hints_.step = table.number_or("step_s", 0, {.lowest = 0, .highest = 10, .accepted = "seconds, > 0"});
    if (table.has("unit")) hints_.unit = table.word("unit", "unit", record_units());
    if (table.has("baseline")) {
      const std::string word = table.word("baseline", "baseline", kBaselines);
      baseline_ = static_cast<Baseline>(std::find(kBaselines.begin(), kBaselines.end(), word) - kBaselines.begin());
    }
  }

  MotionSource read(const fs::path& path) {
    GroundRecord record = read_ground_record(path, hints_);
    reading_.add_input(path);
    if (table_.has("file_2")) join(record, 1, "file_2");
    if (table_.has("file_up")) join(record, 2, "file_up");
    correct_baseline(record, baseline_);
    MotionSource source{.name = path.stem().string()};
    source.peaks = peaks_of(record);
    if (!(source.peaks.acceleration > 0)) table_.fail("file", "holds no motion: all samples are zero");
    source.data = std::move(record);
    return source;
  }

 private:
  void join(GroundRecord& record, std::size_t component, std::string_view key) {
    const fs::path path = table_.path(key);
    GroundRecord other = read_ground_record(path, hints_);
    reading_.add_input(path);
    if (!record.components[component].empty()) table_.fail(key, "stands beside a file that has this component already");
    if (std::abs(other.step - record.step) > 1e-9 * record.step)
      table_.fail(key,
                  fmt::format("has samples every {:g} s, the first component every {:g} s", other.step, record.step),
                  "components with the same step");
    if (other.size() != record.size())
      table_.fail(key, fmt::format("has {} samples, the first component {}", other.size(), record.size()),
                  "components of the same length");
    record.components[component] = std::move(other.components[0]);
  }

  const TomlTable& table_;
  RockingReading& reading_;
  RecordHints hints_;
  Baseline baseline_ = Baseline::none;
};

void read_sources(const TomlTable& table, RockingReading& reading) {
  auto& motions = reading.project.motions;
  MotionReader reader(table, reading);
  if (const auto pulses = table.table("pulses", rocking_keys::kPulses)) {
    const core::Vector periods = pulses->vector("periods_s");
    for (const double period : periods) {
      if (!(period > 0)) pulses->fail("periods_s", "out of range", "periods > 0, s");
      motions.push_back(pulse_source(pulse_shape(*pulses), period));
    }
  }
  if (const auto pulse = table.table("pulse", rocking_keys::kPulse))
    motions.push_back(pulse_source(pulse_shape(*pulse), pulse->number("period_s", kPositive)));
  if (table.has("file")) motions.push_back(reader.read(table.path("file")));
  if (!table.has("files")) return;
  const fs::path folder = fs::path(reading.project.inputs.front().path).parent_path();
  int index = 0;
  for (const JsonNode& node : table.array("files")) {
    const auto* name = std::get_if<std::string>(&node.value);
    if (name == nullptr) table.fail_entry("files", index, "is no text", "names of files");
    motions.push_back(reader.read(folder / *name));
    ++index;
  }
}

double scale_of_one(const TomlTable& table, const MotionSource& source) {
  if (const auto pulse = table.table("pulse", rocking_keys::kPulse)) {
    for (const char* key : {"scale", "pga_g", "pgv_m_s"})
      table.refuse(key, "has no meaning beside pulse, which has its own pga_g");
    return pulse->number("pga_g", kPositive) * kStandardGravity;
  }
  if (table.has("pga_g")) {
    for (const char* key : {"scale", "pgv_m_s"}) table.refuse(key, "has no meaning beside pga_g");
    return table.number("pga_g", kPositive) * kStandardGravity / source.peaks.acceleration;
  }
  if (table.has("pgv_m_s")) {
    table.refuse("scale", "has no meaning beside pgv_m_s");
    return table.number("pgv_m_s", kPositive) / source.peaks.velocity;
  }
  return table.number_or("scale", 1, {.lowest = -1e6, .highest = 1e6});
}

}  // namespace

std::shared_ptr<const rocking::GroundMotion> MotionSource::motion(double factor, double azimuth) const {
  const Vector3 along(std::sin(azimuth), std::cos(azimuth), 0), beside(std::cos(azimuth), -std::sin(azimuth), 0);
  if (const auto* pulse = std::get_if<PulseData>(&data))
    return std::make_shared<rocking::Pulse>(pulse->shape, factor * along, pulse->period);
  const auto& record = std::get<GroundRecord>(data);
  std::vector<Vector3> samples(record.size(), Vector3::Zero());
  const std::array<Vector3, 3> axes{along, beside, Vector3::UnitZ()};
  for (std::size_t c = 0; c < 3; ++c)
    for (std::size_t i = 0; i < record.components[c].size(); ++i)
      samples[i] += factor * record.components[c][i] * axes[c];
  return std::make_shared<rocking::SampledMotion>(record.step, std::move(samples));
}

void read_motion(RockingReading& reading, std::string_view study) {
  RockingProject& project = reading.project;
  const std::optional<TomlTable> table = reading.root.table("motion", rocking_keys::kMotion);
  project.azimuth = 90 * kDegree;
  if (!table) {
    if (study == "fragility")
      reading.root.fail("motion", "is missing", "a table [motion] with file, files, pulse or pulses");
    return;
  }
  if (study == "overturning")
    reading.root.fail("motion", "has no meaning for an overturning study", "shape and periods_s in [study]");
  project.azimuth =
      table->number_or("azimuth_deg", 90, {.lowest = -360, .highest = 360, .accepted = "-360 to 360"}) * kDegree;
  read_sources(*table, reading);
  if (project.motions.empty()) table->fail("file", "is missing", "file, files, pulse or pulses");
  if (study == "single") {
    if (project.motions.size() != 1) table->fail("files", "a single study takes one motion", "file or pulse");
    project.scale = scale_of_one(*table, project.motions.front());
  }
}

}  // namespace talus::io
