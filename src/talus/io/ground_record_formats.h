#pragma once

// The formats of ground_record.h, one function each.

#include "talus/io/ground_record.h"

namespace talus::io {

struct RecordText {
  std::string file;
  std::string text;
};

[[nodiscard]] GroundRecord parse_at2(const RecordText& source);
[[nodiscard]] GroundRecord parse_smc(const RecordText& source);
[[nodiscard]] GroundRecord parse_cosmos(const RecordText& source);
[[nodiscard]] GroundRecord parse_columns(const RecordText& source, const RecordHints& hints);
[[nodiscard]] GroundRecord read_csv_record(const std::filesystem::path& path);

/// m/s^2 per unit.
[[nodiscard]] double unit_factor(std::string_view unit);

}  // namespace talus::io
