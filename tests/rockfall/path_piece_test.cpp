#include "talus/rockfall/path_piece.h"

#include "tests/rockfall/pieces.h"
#include <gtest/gtest.h>

#include "talus/rockfall/rock_record.h"

namespace talus::rockfall {
namespace {

class PathPieceTest : public ::testing::Test {
 protected:
  const bodies::Rock rock_ = block();
  const bodies::SpatialState start_{.p_WB = {1, 2, 3}, .v_WB = {4, 0, 3}, .w_WB = {0.5, 1, -2}};
  const Vector3 gravity_{0, 0, -kGravity};
  const motion::FreeFlight motion_{mass_of(rock_), start_, gravity_};
};

TEST_F(PathPieceTest, a_flight_is_its_motion) {
  const PathPiece piece{.duration = 0.8, .motion = &motion_, .acceleration = gravity_};
  const bodies::SpatialState a = piece.state_at(0.3), b = motion_.state_at(0.3);
  EXPECT_EQ(a.p_WB, b.p_WB);
  EXPECT_EQ(a.v_WB, b.v_WB);
  EXPECT_EQ(a.w_WB, b.w_WB);
  EXPECT_EQ(piece.max_speed(0, 0.8), std::max(motion_.velocity(0).norm(), motion_.velocity(0.8).norm()));
}

TEST_F(PathPieceTest, in_contact_the_velocity_is_the_rocks_own) {
  PathPiece piece{.kind = PieceKind::contact, .duration = 0.8, .motion = &motion_, .acceleration = gravity_};
  piece.begin = {{1, 0, 0}, {0, 0, 2}};
  piece.end = {{3, 0, 0}, {0, 0, 4}};
  const bodies::SpatialState state = piece.state_at(0.2);
  EXPECT_EQ(state.p_WB, motion_.position(0.2));
  EXPECT_TRUE(state.v_WB.isApprox(Vector3(1.5, 0, 0)));
  EXPECT_TRUE(state.w_WB.isApprox(Vector3(0, 0, 2.5)));
  EXPECT_DOUBLE_EQ(piece.max_speed(0.2, 0.4), 2);
  piece.shorten(0.4);
  EXPECT_EQ(piece.duration, 0.4);
  EXPECT_TRUE(piece.end.v.isApprox(Vector3(2, 0, 0)));
  EXPECT_TRUE(piece.state_at(0.2).v_WB.isApprox(Vector3(1.5, 0, 0)));
  piece.shorten(1);
  EXPECT_EQ(piece.duration, 0.4);
}

}  // namespace
}  // namespace talus::rockfall
