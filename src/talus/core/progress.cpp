#include "talus/core/progress.h"

#include <algorithm>
#include <cmath>
#include <ostream>
#include <utility>

#include <fmt/format.h>

namespace talus::core {
namespace {

std::string duration_text(double seconds) {
  const std::int64_t whole = std::llround(seconds);
  if (whole < 60) return fmt::format("{} s", whole);
  if (whole < 3600) return fmt::format("{} min {:02} s", whole / 60, whole % 60);
  return fmt::format("{} h {:02} min", whole / 3600, whole % 3600 / 60);
}

/// Slow work has a digit behind the point.
std::string rate_text(double rate) {
  return fmt::format("{:.{}f}", rate, rate < 10 ? 1 : 0);
}

}  // namespace

StreamProgress::StreamProgress(std::ostream& out, Settings settings)
    : out_(out), settings_(std::move(settings)), start_(std::chrono::steady_clock::now()), last_print_(start_) {}

bool StreamProgress::advance(std::int64_t done, std::int64_t total) {
  const auto now = std::chrono::steady_clock::now();
  if (first_ < 0) {
    first_ = done;
    start_ = last_print_ = now;
  }
  if (now - last_print_ >= settings_.interval) {
    last_print_ = now;
    print(done, total);
  }
  return settings_.stop == nullptr || !settings_.stop->load(std::memory_order_relaxed);
}

void StreamProgress::print(std::int64_t done, std::int64_t total) {
  const double elapsed = std::chrono::duration<double>(last_print_ - start_).count();
  const double rate = elapsed > 0 ? static_cast<double>(done - first_) / elapsed : 0;
  const double left = rate > 0 ? static_cast<double>(total - done) / rate : 0;
  const double fraction = total > 0 ? static_cast<double>(done) / static_cast<double>(total) : 0;
  switch (settings_.style) {
    case Style::bar: {
      constexpr int kWidth = 30;
      const int filled = std::clamp(static_cast<int>(fraction * kWidth), 0, kWidth);
      out_ << fmt::format("\r[{:#<{}}{:.<{}}] {:3.0f} %  {} {}/s  {} left\x1b[K", "", filled, "", kWidth - filled,
                          100 * fraction, rate_text(rate), settings_.unit, duration_text(left));
      bar_open_ = true;
      break;
    }
    case Style::lines:
      out_ << fmt::format("{} of {} {} ({:.0f} %), {}/s, {} left\n", done, total, settings_.unit, 100 * fraction,
                          rate_text(rate), duration_text(left));
      break;
    case Style::json:
      out_ << fmt::format(R"({{"done":{},"total":{},"unit":"{}","per_second":{:.3f},"seconds_left":{:.1f}}})", done,
                          total, settings_.unit, rate, left)
           << '\n';
      break;
  }
  out_.flush();
}

void StreamProgress::finish() {
  if (bar_open_) out_ << "\r\x1b[K" << std::flush;
  bar_open_ = false;
}

}  // namespace talus::core
