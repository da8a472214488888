#pragma once

// Recorded ground motions. The ending of the name says the format (docs/rocking.md):
//
//   .at2        PEER: four lines of heading, the last with NPTS and DT in either order of words and numbers; in g
//   .smc        USGS: 11 lines of text, 6 of whole numbers, 10 of reals, comments, then values 10 characters wide;
//   cm/s^2 .v2 .v2c    COSMOS V2 (and CSMIP's): the first block of acceleration; the units stand there .csv named
//   columns with units others      text: one column (then step_s must be given) or two, time in s and acceleration
//   (then `unit` must be)

#include <array>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace talus::io {

struct GroundRecord {
  double step = 0;                                ///< s
  std::array<std::vector<double>, 3> components;  ///< acceleration, m/s^2; first, second and up; empty: not there

  [[nodiscard]] std::size_t size() const;
};

struct RecordHints {
  double step = 0;   ///< of one-column text, s; 0: not given
  std::string unit;  ///< of text: one of record_units(); empty: not given
};

/// "m/s2", "g", "cm/s2"
[[nodiscard]] std::span<const std::string_view> record_units();

/// Throws core::InputError with file, line and what is wrong: a count of samples that is not the one promised, a sample
/// that is no number, columns of different units, unequal steps of time, a missing NPTS, ...
[[nodiscard]] GroundRecord read_ground_record(const std::filesystem::path& path, const RecordHints& hints = {});

/// Largest sizes of acceleration, velocity and displacement; of several components, of the horizontal vector. Velocity
/// and displacement by the trapezoidal rule from rest.
struct GroundPeaks {
  double acceleration = 0, velocity = 0, displacement = 0;  ///< m/s^2, m/s, m
  double residual_velocity = 0;  ///< at the end, m/s: what a baseline correction would remove
};
[[nodiscard]] GroundPeaks peaks_of(const GroundRecord& record);
/// Of the motion scaled by this factor.
[[nodiscard]] GroundPeaks scaled(const GroundPeaks& peaks, double factor);

/// "PGA 0.342 g, PGV 0.31 m/s, PGD 0.082 m, PGV/PGA 0.092 s"
[[nodiscard]] std::string to_text(const GroundPeaks& peaks);

enum class Baseline { none, mean, linear };

/// Takes the mean, or the straight line of least squares, out of each component.
void correct_baseline(GroundRecord& record, Baseline baseline);

}  // namespace talus::io
