#include "talus/io/ground_record_formats.h"

#include <cmath>

#include <fmt/format.h>

#include "talus/core/error.h"
#include "talus/core/text.h"
#include "talus/io/csv_table.h"
#include "talus/io/record_lines.h"

namespace talus::io {
namespace {

constexpr std::size_t kMostSamples = 50'000'000;
constexpr double kUnequalSteps = 1e-3;  // of the step

GroundRecord record_of(std::vector<double> values, double step, double factor) {
  for (double& value : values) value *= factor;
  GroundRecord record{.step = step};
  record.components[0] = std::move(values);
  return record;
}

void check_heading(const RecordLines& lines, int heading, double count, double step) {
  if (!(count >= 2 && count <= static_cast<double>(kMostSamples) && count == std::floor(count)))
    lines.fail(heading, "NPTS", fmt::format("{}", count), "is no number of samples", "a whole number, 2 or more");
  if (!(step > 0 && step < 10))
    lines.fail(heading, "DT", fmt::format("{}", step), "is no step of time", "seconds, > 0");
}

/// The common step of increasing times.
double step_of_times(const std::vector<double>& times, const auto& fail) {
  const double step = (times.back() - times.front()) / static_cast<double>(times.size() - 1);
  for (std::size_t i = 1; i < times.size(); ++i)
    if (!(std::abs(times[i] - times[i - 1] - step) <= kUnequalSteps * step))
      fail(i, fmt::format("the step of time is {:.6g} s here and {:.6g} s on average", times[i] - times[i - 1], step));
  return step;
}

/// Central differences; one-sided at the ends.
std::vector<double> derivative(const std::vector<double>& values, double step) {
  const std::size_t n = values.size();
  std::vector<double> rates(n);
  for (std::size_t i = 0; i < n; ++i) {
    const std::size_t a = i == 0 ? 0 : i - 1, b = i + 1 == n ? i : i + 1;
    rates[i] = (values[b] - values[a]) / (step * static_cast<double>(b - a));
  }
  return rates;
}

}  // namespace

/// "NPTS=  7990, DT=   .0050 SEC" or "7990  0.0050   NPTS, DT".
GroundRecord parse_at2(const RecordText& source) {
  const RecordLines lines(source);
  int heading = 0;
  while (heading < 10 && heading < lines.count() && !contains(lines.line(heading), "NPTS")) ++heading;
  if (heading == 10 || heading == lines.count())
    lines.fail(3, "NPTS", "", "is missing", "a line such as \"NPTS= 4000, DT= .0050 SEC\" in the heading");
  const std::string_view line = lines.line(heading);
  std::optional<double> count = number_after(line, "NPTS"), step = number_after(line, "DT");
  if (!count || !step) {
    const std::vector<double> values = numbers_in(line);
    if (values.size() < 2) lines.fail(heading, "DT", "", "is missing", "a line such as \"NPTS= 4000, DT= .0050 SEC\"");
    count = values[0], step = values[1];
  }
  check_heading(lines, heading, *count, *step);
  std::string_view unit = "g";
  for (int i = 0; i < heading; ++i) {
    if (contains(lines.line(i), "CM/S")) unit = "cm/s2";
    if (contains(lines.line(i), "VELOCITY TIME") || contains(lines.line(i), "DISPLACEMENT TIME"))
      lines.fail(i, "", "", "holds no acceleration", "a record of acceleration (.AT2)");
  }
  std::vector<double> values = lines.numbers(heading + 1, kMostSamples);
  lines.require_count(values, static_cast<std::size_t>(*count), heading);
  return record_of(std::move(values), *step, unit_factor(unit));
}

GroundRecord parse_smc(const RecordText& source) {
  constexpr int kText = 11, kWhole = 6, kReal = 10;
  const RecordLines lines(source);
  if (!contains(lines.line(0), "ACCELEROGRAM"))
    lines.fail(0, "", std::string(lines.line(0)), "is no accelerogram",
               "a first line such as \"2 CORRECTED ACCELEROGRAM\"");
  const std::vector<double> whole = lines.fields(kText, 48, 10, kText + kWhole);
  const std::vector<double> real = lines.fields(kText + kWhole, 50, 15, kText + kWhole + kReal);
  if (whole.size() < 17 || real.size() < 2) lines.fail(kText, "", "", "the numbers of the heading are incomplete");
  const double comments = whole[15], count = whole[16], rate = real[1];
  check_heading(lines, kText, count, 1 / rate);
  const int first = kText + kWhole + kReal + static_cast<int>(comments);
  std::vector<double> values = lines.fields(first, kMostSamples, 10);
  lines.require_count(values, static_cast<std::size_t>(count), kText);
  return record_of(std::move(values), 1 / rate, unit_factor("cm/s2"));
}

/// "  26219 acceleration pts, approx 131 secs, units=cm/sec2(04),Format=(8F10.3)", the step in the real heading (34; or
/// 62, in ms), or CSMIP's "3600 points of accel data equally spaced at .020 sec".
GroundRecord parse_cosmos(const RecordText& source) {
  const RecordLines lines(source);
  double step = 0;
  for (int i = 0; i < lines.count(); ++i) {
    const std::string_view line = lines.line(i);
    if (contains(line, "real-header") || contains(line, "real header")) {
      const std::vector<double> real = lines.numbers(i + 1, 64);
      if (real.size() > 61) step = real[33] > 0 ? real[33] : real[61] * 1e-3;
    }
    const bool csmip = contains(line, "points of accel");
    if (!csmip && !contains(line, "acceleration pts")) continue;
    const std::vector<double> numbers = numbers_in(line);
    if (csmip) step = number_after(line, "spaced at").value_or(0);
    const double count = numbers.empty() ? 0 : numbers.front();
    check_heading(lines, i, count, step);
    std::string_view unit = "cm/s2";
    if (contains(line, "units=g") || contains(line, "in g")) unit = "g";
    if (contains(line, "counts") || contains(line, "volts"))
      lines.fail(i, "units", "", "is in instrument units", "a processed record, in cm/sec2 or g");
    std::size_t width = 10;
    if (const std::size_t f = line.rfind("F"); f != std::string_view::npos && !numbers_in(line.substr(f)).empty())
      width = static_cast<std::size_t>(numbers_in(line.substr(f)).front());
    if (width < 6 || width > 30) width = 10;
    std::vector<double> values = lines.fields(i + 1, static_cast<std::size_t>(count), width);
    lines.require_count(values, static_cast<std::size_t>(count), i);
    return record_of(std::move(values), step, unit_factor(unit));
  }
  throw core::InputError({.file = source.file,
                          .problem = "holds no block of acceleration",
                          .accepted = "a line such as \"26219 acceleration pts, ..., units=cm/sec2\""});
}

GroundRecord parse_columns(const RecordText& source, const RecordHints& hints) {
  const RecordLines lines(source);
  if (hints.unit.empty())
    throw core::InputError({.file = source.file,
                            .key = "unit",
                            .problem = "is not given, and the file does not say it",
                            .accepted = core::join(record_units())});
  std::vector<double> times, values;
  std::size_t columns = 0;
  for (int i = 0; i < lines.count(); ++i) {
    const std::string_view line = lines.line(i);
    const std::size_t first = line.find_first_not_of(" \t\r");
    if (first == std::string_view::npos || line[first] == '#' || line[first] == '%') continue;
    const RecordText one{.file = source.file, .text = std::string(line)};
    std::vector<double> numbers;
    try {
      numbers = RecordLines(one).numbers(0, 3);
    } catch (const core::InputError& error) {
      lines.fail(i, "", error.details().value, error.details().problem, error.details().accepted);
    }
    if (columns == 0) columns = numbers.size();
    if (numbers.size() != columns || columns > 2)
      lines.fail(i, "", "", fmt::format("has {} columns", numbers.size()), "one column, or two: time and acceleration");
    if (columns == 2) times.push_back(numbers[0]);
    values.push_back(numbers.back());
  }
  double step = hints.step;
  if (columns == 2 && times.size() > 1) {
    step = step_of_times(times, [&](std::size_t i, const std::string& problem) {
      lines.fail(static_cast<int>(i), "", "", problem, "equal steps");
    });
  }
  if (!(step > 0))
    throw core::InputError({.file = source.file,
                            .key = "step_s",
                            .problem = "is not given, and one column does not tell it",
                            .accepted = "seconds between samples, > 0"});
  return record_of(std::move(values), step, unit_factor(hints.unit));
}

namespace {

struct CsvColumn {
  std::string_view ending;
  double factor;
  int derivatives;
};
constexpr std::array<CsvColumn, 7> kCsvColumns{{{"acceleration_m_s2", 1, 0},
                                                {"acceleration_g", 9.80665, 0},
                                                {"acceleration_cm_s2", 0.01, 0},
                                                {"velocity_m_s", 1, 1},
                                                {"velocity_cm_s", 0.01, 1},
                                                {"displacement_m", 1, 2},
                                                {"displacement_cm", 0.01, 2}}};
constexpr std::array<std::string_view, 4> kPrefixes{"", "x_", "y_", "z_"};

std::vector<std::string> csv_names() {
  std::vector<std::string> names{"time_s"};
  for (const std::string_view prefix : kPrefixes)
    for (const CsvColumn& column : kCsvColumns) names.push_back(fmt::format("{}{}", prefix, column.ending));
  return names;
}

}  // namespace

GroundRecord read_csv_record(const std::filesystem::path& path) {
  const std::vector<std::string> owned = csv_names();
  const std::vector<std::string_view> names(owned.begin(), owned.end());
  const CsvTable table(path, names);
  table.require(std::array<std::string_view, 1>{"time_s"});
  std::vector<double> times;
  for (const CsvTable::Row& row : table.rows()) times.push_back(table.number(row, "time_s"));
  if (times.size() < 2) table.fail(table.rows().front(), "", "", "holds less than two samples");
  GroundRecord record{.step = step_of_times(times, [&](std::size_t i, const std::string& problem) {
                        table.fail(table.rows()[i], "time_s", std::string(table.text(table.rows()[i], "time_s")),
                                   problem, "equal steps");
                      })};
  std::string first;
  for (std::size_t p = 0; p < kPrefixes.size(); ++p)
    for (const CsvColumn& column : kCsvColumns) {
      const std::string name = fmt::format("{}{}", kPrefixes[p], column.ending);
      if (!table.has(name)) continue;
      auto& values = record.components[p == 0 ? 0 : p - 1];
      if (first.empty()) first = column.ending;
      if (first != column.ending || !values.empty())
        table.fail(table.rows().front(), name, "", "stands beside columns of another quantity or unit",
                   "one for all: " + first);
      for (const CsvTable::Row& row : table.rows()) values.push_back(column.factor * table.number(row, name));
      for (int k = 0; k < column.derivatives; ++k) values = derivative(values, record.step);
    }
  if (first.empty())
    throw core::InputError(
        {.file = path.string(), .problem = "has no column of motion", .accepted = core::join(names)});
  return record;
}

}  // namespace talus::io
