#include "talus/rockfall/collision.h"

#include <cmath>
#include <cstdio>

#include "tests/rockfall/flight_judge.h"
#include <gtest/gtest.h>

#include "talus/bodies/shape_library.h"

namespace talus::rockfall {
namespace {

using bodies::Rock;
using bodies::SpatialState;
using core::Random;
using support::random_direction;

constexpr double kTolerance = 1e-4;
constexpr double kFloor = kTolerance / 4;
constexpr double kLanding = 0.375 * kTolerance;  // where contact begins

struct Tally {
  long flights = 0, contacts = 0, clear = 0, stalled = 0, at_once = 0, looks = 0, jumps = 0;
  double least_spare = 1;      ///< m above the floor
  double farthest_touch = -1;  ///< m beyond kLanding, of contacts
};

/// A chain of flights of one rock, as in a trajectory, so that what the search remembers is judged too: each begins
/// where the one before ended, or again where it began (a step that was rejected); contacts are looked for in between.
class Chain {
 public:
  Chain(const Ground& ground, const Rock& rock, CollisionSearch& search, Random& random, Random drive, Tally& tally)
      : ground_(ground), rock_(rock), search_(search), random_(random), drive_(drive), tally_(tally) {}

  void fly(SpatialState state, int flights) {
    for (int k = 0; k < flights; ++k) {
      choose_velocity(state);
      if (!one_flight(state)) return;
    }
  }

 private:
  void choose_velocity(SpatialState& state) {
    const double r = random_.uniform();
    const double speed = r < 0.1 ? 0 : r < 0.5 ? random_.uniform(0, 3) : random_.uniform(0, 50);
    const double q = random_.uniform();
    const double spin = q < 0.1 ? 0 : q < 0.5 ? random_.uniform(0, 5) : random_.uniform(0, 60);
    state.v_WB = speed * random_direction(random_);
    if (random_.uniform() < 0.5) state.v_WB.z() = std::abs(state.v_WB.z());
    state.w_WB = spin * random_direction(random_);
  }

  bool one_flight(SpatialState& state) {
    const Vector3 a(0, 0, random_.uniform() < 0.8 ? -9.81 : 0);
    const bool goes_on = random_.uniform() < 0.3;
    const double horizon = random_.uniform() < 0.3 ? random_.uniform(0, 0.05) : random_.uniform(0, 1.5);
    if (goes_on && drive_.uniform() < 0.5) return one_drive(state);
    const motion::FreeFlight flight({rock_.mass(), rock_.principal_inertia()}, state, a, horizon);
    return judge(state, flight, a, horizon, goes_on);
  }

  /// As contacts drive a rock: with any acceleration, of its spin too.
  bool one_drive(SpatialState& state) {
    const Vector3 a = drive_.uniform(0, 50) * random_direction(drive_);
    const Vector3 rate = std::pow(10, drive_.uniform(-1, 3)) * random_direction(drive_);
    const double turn = drive_.uniform(0, 0.2);
    const double horizon = std::min({turn / (state.w_WB.norm() + 1e-3), std::sqrt(turn / rate.norm()), 0.05});
    const bodies::PrincipalMass mass{rock_.mass(), rock_.principal_inertia()};
    return judge(state, motion::FreeFlight::driven(mass, state, a, rate, horizon), a, horizon, true);
  }

  bool judge(SpatialState& state, const motion::FreeFlight& flight, const Vector3& a, double horizon, bool goes_on) {
    const CollisionSearch::Result result = search_.advance(
        flight, a, horizon, goes_on ? CollisionSearch::Touching::goes_on : CollisionSearch::Touching::ends);
    const Judgement judgement = judge_flight(ground_, rock_, flight, result.time, kFloor);
    ++tally_.flights;
    tally_.looks += judgement.looks, tally_.jumps += judgement.jumps;
    tally_.least_spare = std::min(tally_.least_spare, judgement.smallest - kFloor);
    if (result.time == 0) ++tally_.at_once;
    EXPECT_GE(judgement.smallest, kFloor - 1e-9) << "after " << result.time << " s";
    switch (result.ending) {
      case CollisionSearch::Ending::contact:
        ++tally_.contacts;
        tally_.farthest_touch = std::max(tally_.farthest_touch, judgement.at_end - kLanding);
        EXPECT_LE(judgement.at_end, kLanding + 1e-9);
        break;
      case CollisionSearch::Ending::clear:
        ++tally_.clear;
        EXPECT_EQ(result.time, horizon);
        break;
      case CollisionSearch::Ending::stalled:
        ++tally_.stalled;
        EXPECT_LE(judgement.at_end, kLanding + 1e-9);
    }
    if (random_.uniform() < 0.7) state = flight.state_at(result.time);
    if (random_.uniform() < 0.5) search_.find_contacts(state, contacts_);
    return !::testing::Test::HasFailure();
  }

  const Ground& ground_;
  const Rock& rock_;
  CollisionSearch& search_;
  Random& random_;
  Random drive_;
  Tally& tally_;
  std::vector<GroundContact> contacts_;
};

void judge_rocks(std::uint64_t grounds_number, std::uint64_t first, long count, int flights) {
  Tally tally;
  std::vector<Ground> grounds;
  for (int kind = 0; kind < kGrounds; ++kind) grounds.push_back(ground_of_kind(kind, grounds_number));
  for (std::uint64_t number = first; number < first + static_cast<std::uint64_t>(count); ++number) {
    Random random(42, 0, number);
    const auto kind = static_cast<int>(number % kGrounds);
    const Ground& ground = grounds[static_cast<std::size_t>(kind)];
    const Rock rock = support::random_rock(number / kGrounds);
    const RockShape shape(rock);
    CollisionSearch search(*ground.surface, kTolerance);
    search.set_rock(shape);
    SpatialState state;
    if (!random_start(ground, rock, random, state)) continue;
    if (random.uniform() < 0.5 && !bring_near(ground, rock, state, random.uniform(0.26, 1.5) * kTolerance)) continue;
    Chain(ground, rock, search, random, Random(43, 0, number), tally).fly(state, flights);
    if (::testing::Test::HasFailure()) FAIL() << "rock " << number << " on ground " << kind;
  }
  std::printf(
      "%ld flights: %ld contacts, %ld clear, %ld stalled, %ld of no length; %.1f looks each, %.2f%% longer than "
      "proved; least %.3g m above the floor; contacts at most %.3g m beyond where contact begins\n",
      tally.flights, tally.contacts, tally.clear, tally.stalled, tally.at_once,
      static_cast<double>(tally.looks) / tally.flights, 100.0 * tally.jumps / tally.looks, tally.least_spare,
      tally.farthest_touch);
  std::fflush(stdout);  // of the long run, which is long
  EXPECT_GE(tally.contacts, tally.flights / 4);
}

}  // namespace

TEST(CollisionSearch, never_lets_a_rock_nearer_than_a_quarter_of_the_tolerance) {
  judge_rocks(1, 0, 400, 5);
}

TEST(LongCollisionSearch, never_lets_a_rock_nearer_than_a_quarter_of_the_tolerance) {
  for (std::uint64_t part = 0; part < 22 && !::testing::Test::HasFailure(); ++part)
    judge_rocks(1000 * (part + 1) + 1, 1000 * (part + 1), 1000, 5);
}

/// A rock whose contact was once foreseen where its edges, that turn quickly about each other, are not yet.
TEST(CollisionSearch, foresees_no_contact_that_is_not_there) {
  judge_rocks(7001, 7935, 1, 5);
}

/// A rock whose edge was once taken to lie across a crest where three derivatives have it, and not where it is.
TEST(CollisionSearch, takes_no_edge_for_one_across_a_crest_beside_it) {
  judge_rocks(7001, 7254, 1, 5);
}

/// What is remembered about triangles must not outlive the speed it was reckoned with: a rock that has nearly left the
/// ball for which triangles were gathered, stops, and falls back.
TEST(CollisionSearch, knows_that_a_rock_which_starts_slowly_becomes_fast) {
  slope::HeightGrid plane{.columns = 11, .rows = 11, .first = {-50, -50}, .spacing = {10, 10}, .heights = {}};
  plane.heights.assign(121, 0.0);
  const Ground ground = field_ground(std::move(plane));
  const Rock rock = Rock::of_density(bodies::box({1, 1, 1}), 2700);
  const RockShape shape(rock);
  const bodies::PrincipalMass mass{rock.mass(), rock.principal_inertia()};
  const Vector3 a(0, 0, -9.81);
  const double slack = 0.5 * rock.bounding_radius();
  for (const double risen : {0.1, 0.5, 0.9, 0.97, 0.98}) {
    CollisionSearch search(*ground.surface, kTolerance);
    search.set_rock(shape);
    SpatialState state;
    state.p_WB = {1, 2, 0.5 + 0.8 * kTolerance};
    state.v_WB = {0, 0, std::sqrt(2 * 9.81 * risen * slack)};
    const motion::FreeFlight up(mass, state, a);
    const double apex = state.v_WB.z() / 9.81;
    ASSERT_EQ(search.advance(up, a, apex).ending, CollisionSearch::Ending::clear);
    SpatialState top = up.state_at(apex);
    top.v_WB = {0, 0, 0};
    const motion::FreeFlight down(mass, top, a);
    const CollisionSearch::Result result = search.advance(down, a, 10);
    EXPECT_EQ(result.ending, CollisionSearch::Ending::contact);
    EXPECT_GE(judge_flight(ground, rock, down, result.time, kFloor).smallest, kFloor - 1e-9) << risen;
    EXPECT_NEAR(result.time, std::sqrt(2 * (top.p_WB.z() - 0.5) / 9.81), 1e-4) << risen;
  }
}

}  // namespace talus::rockfall
