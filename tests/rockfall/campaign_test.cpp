#include "talus/rockfall/campaign.h"

#include <chrono>
#include <stdexcept>
#include <thread>

#include "tests/rockfall/pieces.h"
#include "tests/support/input_error.h"
#include <gtest/gtest.h>

#include "talus/core/error.h"

namespace talus::rockfall {
namespace {

class CampaignTest : public testing::Test {
 protected:
  CampaignTest() {
    model_.ground = inclined_plane(-0.6);
    model_.engine.max_time = 1.5;
  }

  /// Every rock starts elsewhere, turned and spinning otherwise.
  [[nodiscard]] CampaignSettings settings(std::int64_t rocks, int threads) const {
    return {.rocks = rocks,
            .start =
                [this](std::int64_t number) {
                  const auto k = static_cast<double>(number);
                  const double x = -40 + 0.7 * k;
                  const bodies::Quaternion turned = bodies::Quaternion(1, 0.1 * k, 0.3, -0.02 * k).normalized();
                  return Start{.rock = number % 3 == 0 ? &cube_ : &block_,
                               .state = {.p_WB = {x, 0.3 * k, -0.6 * x + 3},
                                         .R_WB = turned,
                                         .v_WB = {1, 0, 0},
                                         .w_WB = {0.1 * k, 0.5, 0}}};
                },
            .threads = threads};
  }

  Model model_;
  const bodies::Rock block_ = block();
  const bodies::Rock cube_ = bodies::Rock::of_density(bodies::box({1, 1, 1}), 2500);
  core::SilentProgress silent_;
};

void expect_same_bits(const RockRecord& a, const RockRecord& b) {
  EXPECT_EQ(a.reason, b.reason);
  EXPECT_EQ(a.end.p_WB, b.end.p_WB);
  EXPECT_EQ(a.end.R_WB.coeffs(), b.end.R_WB.coeffs());
  EXPECT_EQ(a.path_length, b.path_length);
  EXPECT_EQ(a.max_energy, b.max_energy);
  EXPECT_EQ(a.max_height, b.max_height);
  EXPECT_EQ(a.counters.contact_steps, b.counters.contact_steps);
}

TEST_F(CampaignTest, gives_the_same_bits_on_any_number_of_threads) {
  const CampaignResult one = run_campaign(model_, settings(12, 1), silent_);
  ASSERT_EQ(one.done, 12);
  for (const int threads : {2, 3, 50}) {
    const CampaignResult many = run_campaign(model_, settings(12, threads), silent_);
    ASSERT_EQ(many.done, 12);
    for (std::size_t i = 0; i < 12; ++i) expect_same_bits(one.records[i], many.records[i]);
  }
}

TEST_F(CampaignTest, a_record_is_that_of_the_rock_alone) {
  const CampaignResult all = run_campaign(model_, settings(7, 2), silent_);
  CampaignSettings last = settings(1, 1);
  last.start = [start = settings(7, 1).start](std::int64_t) { return start(6); };
  expect_same_bits(run_campaign(model_, last, silent_).records[0], all.records[6]);
}

TEST_F(CampaignTest, without_rocks_is_done_at_once) {
  EXPECT_EQ(run_campaign(model_, settings(0, 4), silent_).done, 0);
}

class StopAtOnce final : public core::Progress {
 public:
  [[nodiscard]] bool advance(std::int64_t, std::int64_t) override { return false; }
};

TEST_F(CampaignTest, that_is_stopped_keeps_what_fell_and_begins_no_more) {
  StopAtOnce stop;
  CampaignSettings slow = settings(1000, 2);
  slow.start = [start = slow.start](std::int64_t number) {
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    return start(number % 20);
  };
  const CampaignResult result = run_campaign(model_, slow, stop);
  EXPECT_LT(result.done, 1000);
  std::int64_t fallen = 0;
  for (const std::uint8_t one : result.fallen) fallen += one;
  EXPECT_EQ(fallen, result.done);
}

TEST_F(CampaignTest, bad_starts_are_told_with_the_lowest_number_whoever_meets_them) {
  CampaignSettings bad = settings(40, 3);
  bad.start = [start = bad.start](std::int64_t number) {
    if (number >= 5) throw core::InputError({.problem = "in the ground"});
    return start(number);
  };
  for (int i = 0; i < 10; ++i)
    EXPECT_EQ(support::input_error_of([&] { return run_campaign(model_, bad, silent_); }), "rock 5: in the ground");
}

class ThrowingProgress final : public core::Progress {
 public:
  [[nodiscard]] bool advance(std::int64_t, std::int64_t) override { throw std::runtime_error("broken"); }
};

TEST_F(CampaignTest, an_exception_of_the_onlooker_ends_it) {
  ThrowingProgress broken;
  EXPECT_THROW((void)run_campaign(model_, settings(20, 2), broken), std::runtime_error);
}

}  // namespace
}  // namespace talus::rockfall
