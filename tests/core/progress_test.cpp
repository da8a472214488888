#include "talus/core/progress.h"

#include <regex>
#include <sstream>
#include <thread>

#include <gtest/gtest.h>

namespace talus::core {
namespace {

using namespace std::chrono_literals;

/// The rate that is told after ten steps in 50 ms or more, from a run that begins with so many done.
double rate_from(std::int64_t first) {
  std::ostringstream out;
  StreamProgress progress(out, {.style = StreamProgress::Style::json, .interval = 1ms});
  std::this_thread::sleep_for(20ms);  // reading the project
  EXPECT_TRUE(progress.advance(first, 10000));
  std::this_thread::sleep_for(50ms);
  EXPECT_TRUE(progress.advance(first + 10, 10000));
  std::smatch match;
  const std::string text = out.str();
  EXPECT_TRUE(std::regex_search(text, match, std::regex("per_second\":([0-9.]+)")));
  return std::stod(match[1]);
}

TEST(Progress, rate_counts_from_where_the_run_began) {
  for (const std::int64_t first : {0, 5000}) {
    EXPECT_LE(rate_from(first), 200);
    EXPECT_GT(rate_from(first), 0);
  }
}

TEST(Progress, stops_when_the_flag_is_set) {
  std::ostringstream out;
  std::atomic<bool> stop = false;
  StreamProgress progress(out, {.stop = &stop});
  EXPECT_TRUE(progress.advance(0, 10));
  stop = true;
  EXPECT_FALSE(progress.advance(1, 10));
}

}  // namespace
}  // namespace talus::core
