#pragma once

// Have enough rocks fallen? The percentile of a quantity is known well enough when both ends of its interval of 95 %
// confidence are within a fraction of it. It is asked at batch boundaries whose numbers grow by a tenth each time, so
// that the answer depends on the rocks alone and looking costs little.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "talus/io/rockfall_accumulators.h"
#include "talus/io/sample_statistics.h"

namespace talus::io {

/// "runout", "max_energy", ..., and "energy@NAME", "speed@NAME", "height@NAME" of each barrier.
[[nodiscard]] std::vector<std::string> until_quantities(const slope::Barriers& barriers);
/// The column of ColumnAccumulator that holds the quantity; none: there is no such quantity.
[[nodiscard]] std::optional<std::size_t> until_column(std::string_view quantity, const slope::Barriers& barriers);

struct UntilState {
  double value = 0;  ///< of the percentile; NaN: there are no values
  ConfidenceInterval interval;
  std::size_t count = 0;
  bool reached = false;
};

class UntilWatch {
 public:
  /// The columns must outlive the watch. `done` rocks have fallen before; whether they are enough is still to be asked.
  UntilWatch(const Until& until, std::size_t column, const ColumnAccumulator& columns, std::int64_t done = 0);

  /// To be told every batch boundary; true: enough.
  [[nodiscard]] bool enough(std::int64_t done);
  [[nodiscard]] UntilState state() const;

 private:
  [[nodiscard]] bool is_time(std::int64_t done);

  Until until_;
  std::size_t column_;
  const ColumnAccumulator& columns_;
  std::int64_t next_ = 0;
};

}  // namespace talus::io
