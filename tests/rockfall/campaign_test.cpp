#include "talus/rockfall/campaign.h"

#include <chrono>
#include <sstream>
#include <stdexcept>
#include <thread>

#include "tests/rockfall/kept_records.h"
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
                  const auto k = static_cast<double>(number % 100);
                  const double x = -40 + 0.7 * k;
                  const bodies::Quaternion turned = bodies::Quaternion(1, 0.1 * k, 0.3, -0.02 * k).normalized();
                  return Start{.number = number,
                               .rock = number % 3 == 0 ? cube_ : block_,
                               .state = {.p_WB = {x, 0.3 * k, -0.6 * x + 3},
                                         .R_WB = turned,
                                         .v_WB = {1, 0, 0},
                                         .w_WB = {0.1 * k, 0.5, 0}}};
                },
            .threads = threads};
  }
  KeptRecords run(const CampaignSettings& settings) {
    KeptRecords kept;
    const std::array<Accumulator*, 1> list{&kept};
    result_ = run_campaign(model_, settings, list, silent_);
    return kept;
  }

  Model model_;
  const std::shared_ptr<const bodies::Rock> block_ = std::make_shared<bodies::Rock>(block());
  const std::shared_ptr<const bodies::Rock> cube_ =
      std::make_shared<bodies::Rock>(bodies::Rock::of_density(bodies::box({1, 1, 1}), 2500));
  core::SilentProgress silent_;
  CampaignResult result_;
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

TEST(Batches, hold_every_rock_once_and_grow) {
  EXPECT_EQ(batch_begin(0), 0);
  EXPECT_EQ(batch_begin(64), 512);
  EXPECT_EQ(batch_begin(65), 576);
  for (std::int64_t rock = 0; rock < 3000; ++rock) {
    EXPECT_LE(batch_begin(batch_of(rock)), rock);
    EXPECT_GT(batch_begin(batch_of(rock) + 1), rock);
  }
}

TEST_F(CampaignTest, gives_the_same_bits_on_any_number_of_threads) {
  const KeptRecords one = run(settings(30, 1));
  ASSERT_EQ(result_.done, 30);
  EXPECT_EQ(one.batches, (std::vector<int>{8, 8, 8, 6}));
  for (const int threads : {2, 3, 8, 50}) {
    const KeptRecords many = run(settings(30, threads));
    ASSERT_EQ(result_.done, 30);
    EXPECT_EQ(result_.end, CampaignEnd::complete);
    EXPECT_EQ(many.time, one.time);
    ASSERT_EQ(many.records.size(), 30U);
    for (std::size_t i = 0; i < 30; ++i) {
      EXPECT_EQ(many.starts[i].number, static_cast<std::int64_t>(i));
      expect_same_bits(one.records[i], many.records[i]);
    }
  }
}

TEST_F(CampaignTest, two_halves_are_the_whole) {
  const KeptRecords whole = run(settings(29, 2));
  KeptRecords first = run(settings(16, 2));
  std::stringstream state;
  first.save(state);
  KeptRecords second;
  second.load(state);
  const std::array<Accumulator*, 1> list{&second};
  CampaignSettings rest = settings(29, 3);
  rest.first = 16;
  EXPECT_EQ(run_campaign(model_, rest, list, silent_).done, 29);
  EXPECT_EQ(second.time, whole.time);
  ASSERT_EQ(second.records.size(), 13U);
  for (std::size_t i = 0; i < 13; ++i) expect_same_bits(second.records[i], whole.records[16 + i]);
}

TEST_F(CampaignTest, a_record_is_that_of_the_rock_alone) {
  const KeptRecords all = run(settings(7, 2));
  CampaignSettings last = settings(1, 1);
  last.start = [start = settings(7, 1).start](std::int64_t) { return start(6); };
  expect_same_bits(run(last).records[0], all.records[6]);
}

TEST_F(CampaignTest, materials_of_a_rock_are_its_own) {
  CampaignSettings changed = settings(9, 1);
  changed.start = [start = changed.start](std::int64_t number) {
    Start one = start(number);
    if (number == 4) one.materials = {{.material = 0, .restitution = 0.9, .friction = 0.01}};
    return one;
  };
  const KeptRecords plain = run(settings(9, 1)), with = run(changed);
  EXPECT_NE(with.records[4].end.p_WB, plain.records[4].end.p_WB);
  for (const std::size_t i : {3, 5, 6}) expect_same_bits(with.records[i], plain.records[i]);  // set back again
  Model slippery = model_;
  slippery.materials = slope::Materials({.list = {{.name = "a", .restitution = 0.9, .friction = 0.01}}});
  model_ = slippery;
  expect_same_bits(run(settings(9, 1)).records[4], with.records[4]);
}

TEST_F(CampaignTest, without_rocks_is_done_at_once) {
  EXPECT_TRUE(run(settings(0, 4)).records.empty());
  EXPECT_EQ(result_.done, 0);
}

TEST_F(CampaignTest, ends_where_it_is_told_that_it_is_enough) {
  for (const int threads : {1, 3}) {
    CampaignSettings limited = settings(1000, threads);
    limited.after_batch = [](std::int64_t done) { return done < 24; };
    EXPECT_EQ(run(limited).records.size(), 24U);
    EXPECT_EQ(result_.done, 24);
    EXPECT_EQ(result_.end, CampaignEnd::enough);
  }
}

class StopAfter final : public core::Progress {
 public:
  explicit StopAfter(std::int64_t rocks) : rocks_(rocks) {}
  [[nodiscard]] bool advance(std::int64_t done, std::int64_t) override { return done < rocks_; }

 private:
  std::int64_t rocks_;
};

TEST_F(CampaignTest, that_is_stopped_keeps_complete_batches_and_begins_no_more) {
  StopAfter stop(20);
  CampaignSettings slow = settings(1000, 2);
  slow.start = [start = slow.start](std::int64_t number) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    return start(number % 20);
  };
  KeptRecords kept;
  const std::array<Accumulator*, 1> list{&kept};
  const CampaignResult result = run_campaign(model_, slow, list, stop);
  EXPECT_EQ(result.end, CampaignEnd::interrupted);
  EXPECT_LT(result.done, 100);
  EXPECT_EQ(result.done % 8, 0);
  EXPECT_EQ(std::ssize(kept.records), result.done);
}

TEST_F(CampaignTest, bad_starts_are_told_with_the_lowest_number_whoever_meets_them) {
  CampaignSettings bad = settings(40, 3);
  bad.start = [start = bad.start](std::int64_t number) {
    if (number >= 5) throw core::InputError({.problem = "in the ground"});
    return start(number);
  };
  for (int i = 0; i < 10; ++i)
    EXPECT_EQ(support::input_error_of([&] { return run(bad).time; }), "rock 5: in the ground");
}

class ThrowingProgress final : public core::Progress {
 public:
  [[nodiscard]] bool advance(std::int64_t, std::int64_t) override { throw std::runtime_error("broken"); }
};

TEST_F(CampaignTest, an_exception_of_the_onlooker_ends_it) {
  ThrowingProgress broken;
  EXPECT_THROW((void)run_campaign(model_, settings(20, 2), {}, broken), std::runtime_error);
}

class BrokenAccumulator final : public Accumulator {
 public:
  [[nodiscard]] std::unique_ptr<BatchPart> make_part() const override { return std::make_unique<KeptRecords::Part>(); }
  void merge(BatchPart&) override { throw std::runtime_error("full"); }
  void save(std::ostream&) const override {}
  void load(std::istream&) override {}
};

TEST_F(CampaignTest, an_exception_of_an_accumulator_ends_it) {
  BrokenAccumulator broken;
  const std::array<Accumulator*, 1> list{&broken};
  EXPECT_THROW((void)run_campaign(model_, settings(200, 2), list, silent_), std::runtime_error);
}

}  // namespace
}  // namespace talus::rockfall
