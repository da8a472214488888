#include "talus/io/today.h"

#include <chrono>
#include <ctime>

#include <fmt/format.h>

namespace talus::io {

std::string today() {
  const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
  std::tm date{};
  gmtime_r(&now, &date);
  return fmt::format("{:04}-{:02}-{:02}", date.tm_year + 1900, date.tm_mon + 1, date.tm_mday);
}

}  // namespace talus::io
