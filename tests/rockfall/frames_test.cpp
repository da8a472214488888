#include "talus/rockfall/frames.h"

#include "tests/rockfall/pieces.h"
#include <gtest/gtest.h>

namespace talus::rockfall {
namespace {

using bodies::SpatialState;

std::vector<std::string_view> kinds(const Film& film) {
  std::vector<std::string_view> list;
  for (const Frame& frame : film.frames()) list.push_back(to_string(frame.kind));
  return list;
}

TEST(Film, shows_a_flight_at_multiples_of_the_rate_and_its_ends) {
  const bodies::Rock rock = block();
  const SpatialState start{.p_WB = {0, 0, 50}, .v_WB = {2, 0, 1}, .w_WB = {0.3, 0.2, 0.1}};
  Film film(start, {.rate = 10});
  const SpatialState end = show(film, rock, start, 0, 1.05);
  film.finish({.duration = 1.05, .end = end});
  const motion::FreeFlight exact(mass_of(rock), start, {0, 0, -kGravity});
  ASSERT_EQ(film.frames().size(), 12U);  // 0, 0.1, ..., 1.0, 1.05
  for (std::size_t k = 0; k <= 10; ++k) {
    EXPECT_EQ(film.frames()[k].time, static_cast<double>(k) / 10);
    EXPECT_LT((film.frames()[k].state.p_WB - exact.position(0.1 * static_cast<double>(k))).norm(), 1e-12);
  }
  EXPECT_EQ(film.frames().back().time, 1.05);
  EXPECT_EQ(film.frames().front().kind, FrameKind::release);
  EXPECT_EQ(film.frames().back().kind, FrameKind::end);
}

TEST(Film, keeps_the_rate_over_pieces_and_marks_every_event) {
  const bodies::Rock rock = block();
  Film film({.p_WB = {0, 0, 50}}, {.rate = 2});
  SpatialState state = show(film, rock, {.p_WB = {0, 0, 50}}, 0, 0.75);
  const SpatialState before = state;
  state.v_WB.z() *= -0.5;
  const std::vector<ContactPoint> contacts{{.gap = 1e-5, .normal_speed = -7}, {.gap = 2e-5}};
  film.impact({.time = 0.75, .before = before, .after = state, .contacts = &contacts});
  state = show(film, rock, state, 0.75, 0.5);
  film.barrier({.time = 1.25, .point = state.p_WB, .velocity = state.v_WB});
  state = show(film, rock, state, 1.25, 0.1);
  state = show(film, rock, state, 1.35, 0.3, PieceKind::contact, Vector3::Zero());
  state = show(film, rock, state, 1.65, 0.1);
  film.finish({.duration = 1.75, .end = state});

  const std::vector<std::string_view> expected{"release", "flight",  "impact-before", "impact-after", "flight",
                                               "barrier", "contact", "contact",       "flight",       "end"};
  EXPECT_EQ(kinds(film), expected);
  const double times[] = {0, 0.5, 0.75, 0.75, 1, 1.25, 1.35, 1.5, 1.65, 1.75};
  for (std::size_t k = 0; k < film.frames().size(); ++k) EXPECT_EQ(film.frames()[k].time, times[k]) << k;
  EXPECT_EQ(film.frames()[2].state.v_WB, before.v_WB);
  ASSERT_EQ(film.contacts().size(), 2U);
  EXPECT_EQ(film.contacts()[0].impact, 0);
  EXPECT_EQ(film.contacts()[0].time, 0.75);
  EXPECT_EQ(film.contacts()[0].contact.normal_speed, -7);
}

/// Whatever the engine does later, until the first impact a rock falls freely.
TEST(Film, of_a_rock_begins_with_free_fall) {
  Model model;
  model.ground = inclined_plane(-0.5);
  model.engine.max_time = 3;
  const bodies::Rock rock = block();
  const SpatialState start{.p_WB = {0, 0, 12}, .v_WB = {1, 0, 0}, .w_WB = {1, 1, 1}};
  const Film filmed = film(model, rock, start, {.rate = 50});
  const motion::FreeFlight exact(mass_of(rock), start, {0, 0, -model.engine.gravity});
  double last = 0;
  int checked = 0;
  for (const Frame& frame : filmed.frames()) {
    EXPECT_GE(frame.time, last);
    last = frame.time;
    if (frame.time > 1.4) continue;  // the farthest corner falls 10 m in 1.4 s
    EXPECT_LT((frame.state.p_WB - exact.position(frame.time)).norm(), 1e-9);
    EXPECT_LT(frame.state.R_WB.angularDistance(exact.state_at(frame.time).R_WB), 1e-7);
    ++checked;
  }
  EXPECT_GE(checked, 50);
}

}  // namespace
}  // namespace talus::rockfall
