#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numeric>

#include "tests/rockfall/flight_judge.h"
#include "tests/support/turn_between.h"
#include <gtest/gtest.h>

#include "talus/bodies/shape_library.h"
#include "talus/geometry/closest_point.h"
#include "talus/rockfall/collision.h"

namespace talus::rockfall {
namespace {

using bodies::Rock;
using bodies::SpatialState;
using core::Random;
using support::Corners;

constexpr double kTolerance = 1e-4;

double distance_to(const Vector3& point, std::span<const Corners> triangles) {
  double least = 1e300;
  for (const Corners& t : triangles)
    least = std::min(least, (geometry::closest_on_triangle(point, t[0], t[1], t[2]) - point).norm());
  return least;
}

/// A rock within the tolerance of the ground. Half of them stand on a face of theirs or lie on one of the ground, so
/// that many places touch at once.
bool near_state(const Ground& ground, const Rock& rock, Random& random, SpatialState& state) {
  if (!random_start(ground, rock, random, state)) return false;
  if (random.uniform() < 0.5) {
    const support::SurfaceDistance found = ground.twin->distance(rock, state, 3);
    if (!(found.distance < 3)) return false;
    std::vector<Corners> near;
    ground.twin->near(state.p_WB, rock.bounding_radius() + 3, near);
    const Corners& t = near[found.second];
    const Vector3 up = (t[1] - t[0]).cross(t[2] - t[0]).normalized();
    const int face = static_cast<int>(random.uniform(0, rock.mesh().triangle_count()));
    const Vector3 down = state.R_WB * rock.mesh().normal(face);
    state.R_WB = (support::turn_between(down, -up) * state.R_WB).normalized();
    if (ground.twin->distance(rock, state, 3).meet) state.p_WB += 0.5 * rock.bounding_radius() * up;
  }
  return bring_near(ground, rock, state, random.uniform(0.25, 0.95) * kTolerance);
}

struct Tally {
  long states = 0, contacts = 0, most = 0;
  double worst_gap = 0, worst_normal = 0;
};

void judge_state(const Ground& ground, const Rock& rock, const SpatialState& state,
                 const std::vector<GroundContact>& contacts, Tally& tally) {
  const support::SurfaceDistance truth = ground.twin->distance(rock, state, 0.01);
  ASSERT_LE(truth.distance, kTolerance);
  ASSERT_FALSE(contacts.empty());
  ++tally.states;
  tally.contacts += static_cast<long>(contacts.size());
  tally.most = std::max(tally.most, static_cast<long>(contacts.size()));
  const auto least =
      std::min_element(contacts.begin(), contacts.end(), [](const auto& a, const auto& b) { return a.gap < b.gap; });
  tally.worst_gap = std::max(tally.worst_gap, std::abs(least->gap - truth.distance));
  EXPECT_NEAR(least->gap, truth.distance, 1e-6);
  const std::vector<Corners> body = support::placed(rock, state);
  std::vector<Corners> near;
  ground.twin->near(state.p_WB, rock.bounding_radius() + 0.01, near);
  for (const GroundContact& c : contacts) {
    EXPECT_NEAR(c.normal.norm(), 1, 1e-12);
    EXPECT_LE(c.gap, kTolerance);
    EXPECT_GE(c.gap, truth.distance - 1e-6);
    EXPECT_LE(distance_to(c.point, body), kTolerance + 1e-9);
    EXPECT_LE(distance_to(c.point, near), kTolerance + 1e-9);
  }
  // Distance is nowhere steeper than 1, and exactly as steep as that along the normal of a nearest point.
  const double step = 0.5 * truth.distance;
  SpatialState moved = state;
  moved.p_WB -= step * least->normal;
  const double lost = truth.distance - ground.twin->gap(rock, moved, 0.01);
  tally.worst_normal = std::max(tally.worst_normal, 1 - lost / step);
  EXPECT_GE(lost, (1 - 1e-3) * step) << "normal " << least->normal.transpose();
}

/// Where the ground's nearest point is well inside a triangle, that triangle's normal is among those of the contacts.
void expect_faces_are_represented(const Ground& ground, const Rock& rock, const SpatialState& state,
                                  const std::vector<GroundContact>& contacts) {
  const std::vector<Corners> body = support::placed(rock, state);
  std::vector<Corners> near;
  ground.twin->near(state.p_WB, rock.bounding_radius() + 0.01, near);
  for (const Corners& t : near) {
    const support::SurfaceDistance found = support::surface_distance(body, {&t, 1});
    if (found.distance > 0.9 * kTolerance) continue;
    double to_side = 1e300;
    for (int k = 0; k < 3; ++k)
      to_side = std::min(
          to_side, (geometry::closest_on_segment(found.on_second, t[k], t[(k + 1) % 3]) - found.on_second).norm());
    if (to_side < 1e-3) continue;
    Vector3 n = (t[1] - t[0]).cross(t[2] - t[0]).normalized();
    if (n.dot(found.on_first - found.on_second) < 0) n = -n;  // a rock may have come to the back of a thin roof
    const bool represented = std::any_of(contacts.begin(), contacts.end(),
                                         [&](const GroundContact& c) { return (c.normal - n).norm() < 1e-3; });
    EXPECT_TRUE(represented) << "place " << found.on_second.transpose() << " gap " << found.distance;
  }
}

void judge_many(std::uint64_t first, int count) {
  Tally tally;
  std::vector<Ground> grounds;
  for (int kind = 0; kind < kGrounds; ++kind) grounds.push_back(ground_of_kind(kind, first + 1));
  std::vector<GroundContact> contacts;
  for (std::uint64_t number = first; number < first + static_cast<std::uint64_t>(count); ++number) {
    Random random(43, 0, number);
    const Ground& ground = grounds[number % kGrounds];
    const Rock rock = support::random_rock(number / kGrounds);
    const RockShape shape(rock);
    CollisionSearch search(*ground.surface, kTolerance);
    search.set_rock(shape);
    SpatialState state;
    if (!near_state(ground, rock, random, state)) continue;
    search.find_contacts(state, contacts);
    judge_state(ground, rock, state, contacts, tally);
    expect_faces_are_represented(ground, rock, state, contacts);
    if (::testing::Test::HasFailure()) FAIL() << "rock " << number << " on ground " << number % kGrounds;
  }
  std::printf(
      "%ld states, %.2f contacts on average, %ld at most; smallest gap off by %.3g m at most; normals off by "
      "1 - cos = %.3g\n",
      tally.states, static_cast<double>(tally.contacts) / tally.states, tally.most, tally.worst_gap,
      tally.worst_normal);
  EXPECT_GT(tally.states, count / 2);
}

/// The same rock with its vertices and triangles in another order.
geometry::TriangleMesh shuffled(const geometry::TriangleMesh& mesh, Random& random) {
  std::vector<int> place(static_cast<std::size_t>(mesh.vertex_count()));
  std::iota(place.begin(), place.end(), 0);
  for (std::size_t i = place.size(); i > 1; --i)
    std::swap(place[i - 1], place[static_cast<std::size_t>(random.uniform(0, static_cast<double>(i)))]);
  std::vector<Vector3> vertices(place.size());
  for (std::size_t i = 0; i < place.size(); ++i) vertices[static_cast<std::size_t>(place[i])] = mesh.vertices()[i];
  std::vector<geometry::Triangle> triangles;
  for (const geometry::Triangle& t : mesh.triangles())
    triangles.push_back({place[static_cast<std::size_t>(t[1])], place[static_cast<std::size_t>(t[2])],
                         place[static_cast<std::size_t>(t[0])]});
  std::reverse(triangles.begin(), triangles.end());
  return {std::move(vertices), std::move(triangles)};
}

/// Where the rock drawn in frame G is, told as the state of its own frame.
SpatialState state_of(const Rock& rock, const core::Matrix3& R_WG, const Vector3& p_WG) {
  SpatialState state;
  state.R_WB = bodies::Quaternion(R_WG * rock.R_GB());
  state.p_WB = p_WG + R_WG * rock.centre_G();
  return state;
}

}  // namespace

TEST(FindContacts, finds_every_place_that_brute_force_finds) {
  judge_many(0, 1000);
}

TEST(LongFindContacts, finds_every_place_that_brute_force_finds) {
  judge_many(100'000, 50'000);
}

TEST(FindContacts, does_not_depend_on_the_order_of_the_vertices) {
  int compared = 0;
  for (std::uint64_t number = 0; number < 300; ++number) {
    Random random(44, 0, number);
    const Ground ground = ground_of_kind(static_cast<int>(number % kGrounds), 3);
    const Rock one = support::random_rock(number / kGrounds);
    const Rock other = Rock::of_density(shuffled(one.mesh(), random), one.density());
    SpatialState state;
    if (!near_state(ground, one, random, state)) continue;
    // `other` was drawn in the frame B of `one`.
    const SpatialState same = state_of(other, state.R_WB.toRotationMatrix(), state.p_WB);
    std::vector<GroundContact> a, b;
    const RockShape shape_one(one), shape_other(other);
    CollisionSearch search(*ground.surface, kTolerance);
    search.set_rock(shape_one);
    search.find_contacts(state, a);
    search.set_rock(shape_other);
    search.find_contacts(same, b);
    ++compared;
    for (const GroundContact& c : a) {
      const bool found = std::any_of(b.begin(), b.end(), [&](const GroundContact& d) {
        return (c.point - d.point).norm() < kTolerance && (c.normal - d.normal).norm() < 1e-6 &&
               std::abs(c.gap - d.gap) < 1e-9;
      });
      EXPECT_TRUE(found) << "rock " << number << ": no such contact in other order, at " << c.point.transpose();
    }
    EXPECT_EQ(a.size(), b.size()) << "rock " << number;
  }
  EXPECT_GT(compared, 150);
}

namespace {

/// An inclined plane in cells of 0.07 m.
constexpr double kCell = 0.07;
Ground fine_plane(double gradient) {
  slope::HeightGrid plane{
      .columns = 81, .rows = 81, .first = {-40 * kCell, -40 * kCell}, .spacing = {kCell, kCell}, .heights = {}};
  for (int j = 0; j < 81; ++j)
    for (int i = 0; i < 81; ++i) plane.heights.push_back(-gradient * (i - 40) * kCell);
  return field_ground(std::move(plane));
}

/// Largest difference between the plane's normal and one of a contact, for a box that stands on the plane all but
/// `tilt`.
double worst_normal_of_tilted_box(const Ground& ground, double gradient, double tilt) {
  const Vector3 up = Vector3(gradient, 0, 1).normalized();
  const Rock rock = Rock::of_density(bodies::box({0.6, 0.5, 0.4}), 2700);
  const RockShape shape(rock);
  const core::Matrix3 R = support::turn_between(Vector3::UnitZ(), up).toRotationMatrix();
  std::vector<GroundContact> contacts;
  double worst = 0;
  for (std::uint64_t number = 0; number < 20; ++number) {
    Random random(46, 0, number);
    const double x = random.uniform(-0.3, 0.3), y = random.uniform(-0.3, 0.3);
    const double turn = random.uniform(0, 6.3), about = random.uniform(0, 6.3);
    const Vector3 axis = R * Vector3(std::cos(about), std::sin(about), 0);
    SpatialState state;
    state.p_WB = Vector3(x, y, -gradient * x + 0.45);
    state.R_WB = bodies::Quaternion(core::Matrix3(Eigen::AngleAxisd(tilt, axis).toRotationMatrix() * R *
                                                  Eigen::AngleAxisd(turn, Vector3::UnitZ()).toRotationMatrix()));
    if (!bring_near(ground, rock, state, 0.4 * kTolerance)) continue;
    CollisionSearch search(*ground.surface, kTolerance);
    search.set_rock(shape);
    search.find_contacts(state, contacts);
    for (const GroundContact& c : contacts) worst = std::max(worst, (c.normal - up).norm());
  }
  return worst;
}

}  // namespace

/// What the tolerance cannot tell apart: a normal may lean by the tolerance over one cell (where a whole triangle is
/// within it, a crossing of edges beside may be what is found).
TEST(FindContacts, of_a_box_nearly_flat_on_a_fine_mesh_lean_by_no_more_than_the_tolerance_over_a_cell) {
  const Ground ground = fine_plane(0.7);
  for (const double tilt : {0.0, 1e-6, 1e-5, 1e-4, 1e-3})
    EXPECT_LE(worst_normal_of_tilted_box(ground, 0.7, tilt), kTolerance / kCell) << tilt;
}

TEST(FindContacts, on_a_flat_fine_mesh_gives_the_normal_of_the_plane) {
  for (const double gradient : {0.0, 0.7}) {
    const Ground ground = fine_plane(gradient);
    const Vector3 up = Vector3(gradient, 0, 1).normalized();
    std::vector<GroundContact> contacts;
    int judged = 0;
    for (std::uint64_t number = 0; number < 160; ++number) {
      Random random(45, 0, number);
      const Rock rock = support::random_rock(number, 0.7);
      const RockShape shape(rock);
      CollisionSearch search(*ground.surface, kTolerance);
      search.set_rock(shape);
      SpatialState state;
      if (!near_state(ground, rock, random, state)) continue;
      // The rim of the mesh is a true edge.
      if (state.p_WB.head<2>().cwiseAbs().maxCoeff() + rock.bounding_radius() > 2.75) continue;
      ++judged;
      search.find_contacts(state, contacts);
      ASSERT_FALSE(contacts.empty()) << number;
      for (const GroundContact& c : contacts)
        EXPECT_LT((c.normal - up).norm(), shape.convex() ? 1e-9 : kTolerance / kCell)
            << "rock " << number << ": " << c.normal.transpose();
    }
    EXPECT_GT(judged, 80);
  }
}

/// An edge of a box along a narrow ridge with a flat top: tilted by less than the tolerance over its width, it is
/// carried by both rims of the top, not by the nearer one alone. (With one it would rock from rim to rim in steps of
/// next to no length.)
TEST(FindContacts, of_an_edge_that_lies_on_a_strip_are_at_both_its_rims) {
  std::vector<Vector3> places;
  for (const double y : {-2.0, 2.0})
    for (const double x : {-2.0, -0.2, 0.2, 2.0}) places.emplace_back(x, y, x * x < 1 ? 0 : -0.9);
  std::vector<geometry::Triangle> triangles;
  for (int i = 0; i < 3; ++i) {
    triangles.push_back({i, i + 1, i + 5});
    triangles.push_back({i, i + 5, i + 4});
  }
  const Ground ground = mesh_ground({places, triangles});
  const Rock rock = Rock::of_density(bodies::box({1, 0.5, 0.5}), 2700);
  const RockShape shape(rock);
  const core::Matrix3 on_edge = Eigen::AngleAxisd(0.25 * EIGEN_PI + 0.1, Vector3::UnitX()).toRotationMatrix();
  for (const double tilt : {0.0, 1e-5, -1e-5, 1e-4, -1e-4}) {
    SpatialState state;
    state.R_WB = bodies::Quaternion(
        core::Matrix3(Eigen::AngleAxisd(tilt, Vector3::UnitY()).toRotationMatrix() * on_edge * rock.R_GB()));
    state.p_WB = {0.05, 0.1, 0.5};
    ASSERT_TRUE(bring_near(ground, rock, state, 0.4 * kTolerance));
    CollisionSearch search(*ground.surface, kTolerance);
    search.set_rock(shape);
    std::vector<GroundContact> contacts;
    search.find_contacts(state, contacts);
    ASSERT_EQ(contacts.size(), 2U) << tilt;
    double sum = 0;
    for (const GroundContact& c : contacts) {
      EXPECT_NEAR(std::abs(c.point.x()), 0.2, 1e-3) << tilt;
      EXPECT_NEAR(c.normal.z(), 1, 1e-6);
      sum += c.point.x();
    }
    EXPECT_NEAR(sum, 0, 1e-3) << tilt;
  }
}

/// A box across a ridge that is a little higher in the middle than where the box ends: normals of its three contacts
/// differ by less than a ten-thousandth, and yet the one in the middle is much the nearest. (Without it the rock would
/// fall onto that place again and again, in flights of a nanosecond.)
TEST(FindContacts, with_nearly_the_same_normal_include_the_nearest) {
  constexpr double kFalls = 6e-5, kGap = 2.5e-5;
  slope::HeightGrid ridge{.columns = 5, .rows = 5, .first = {-2, -2}, .spacing = {1, 1}, .heights = {}};
  for (int j = -2; j <= 2; ++j)
    for (int i = -2; i <= 2; ++i) ridge.heights.push_back(-kFalls * std::abs(i) - 0.3 * std::abs(j));
  const Ground ground = field_ground(std::move(ridge));
  const Rock rock = Rock::of_density(bodies::box({1, 0.4, 0.5}), 2700);
  const RockShape shape(rock);
  CollisionSearch search(*ground.surface, kTolerance);
  search.set_rock(shape);
  std::vector<GroundContact> contacts;
  search.find_contacts(state_of(rock, core::Matrix3::Identity(), {0, 0, 0.25 + kGap}), contacts);
  ASSERT_EQ(contacts.size(), 3U);
  std::sort(contacts.begin(), contacts.end(), [](const auto& a, const auto& b) { return a.point.x() < b.point.x(); });
  EXPECT_NEAR(contacts[1].gap, kGap, 1e-9);
  for (const int end : {0, 2}) EXPECT_NEAR(contacts[end].gap, kGap + 0.5 * kFalls, 1e-8);
}

}  // namespace talus::rockfall
