#include "talus/geometry/contact_patch.h"

#include <algorithm>
#include <array>

#include "tests/geometry/shapes.h"
#include <gtest/gtest.h>

namespace talus::geometry {
namespace {

using testing::random_rotation;
using testing::random_vector;
using testing::uniform;

constexpr double kMargin = 1e-4;

struct Expected {
  Vector3 point;
  double gap;
  PatchKind kind;
};

std::vector<Vector3> corners(const TriangleMesh& mesh) {
  return {mesh.vertices().begin(), mesh.vertices().end()};
}

Vector3 normal_of(const std::array<Vector3, 3>& t) {
  return (t[1] - t[0]).cross(t[2] - t[0]).normalized();
}

/// The scene as drawn and in random poses: the same points, gaps and kinds, in any order.
void expect_patch(const std::vector<Vector3>& A, const std::array<Vector3, 3>& B, const Vector3& normal,
                  const std::vector<Expected>& expected, int corners_of_b) {
  std::mt19937_64 random(1);
  PatchFinder finder;
  ContactPatch patch;
  for (int round = 0; round < 50; ++round) {
    const Matrix3 R = round == 0 ? Matrix3::Identity() : random_rotation(random);
    const Vector3 to = round == 0 ? Vector3::Zero() : random_vector(random, 5);
    std::vector<Vector3> a;
    for (const Vector3& p : A) a.emplace_back(R * p + to);
    const std::array<Vector3, 3> b{R * B[0] + to, R * B[1] + to, R * B[2] + to};
    ASSERT_TRUE(finder.find(a, b, R * normal, normal_of(b), kMargin, patch)) << "round " << round;
    EXPECT_EQ(patch.corners_of_b, corners_of_b);
    EXPECT_NEAR((patch.normal - R * normal).norm(), 0, 1e-12);
    ASSERT_EQ(patch.points.size(), expected.size()) << "round " << round;
    for (const Expected& e : expected) {
      const auto found = std::find_if(patch.points.begin(), patch.points.end(), [&](const PatchPoint& p) {
        return (p.point - (R * e.point + to)).norm() < 1e-9 && p.kind == e.kind;
      });
      ASSERT_NE(found, patch.points.end()) << "round " << round << " at " << e.point.transpose();
      EXPECT_NEAR(found->gap, e.gap, 1e-13);
    }
  }
}

const std::array<Vector3, 3> kWide{Vector3(-5, -5, 0), Vector3(5, -5, 0), Vector3(0, 8, 0)};
const std::array<Vector3, 3> kSmall{Vector3(-0.2, -0.1, 0), Vector3(0.2, -0.1, 0), Vector3(0, 0.3, 0)};
constexpr double kGap = 4e-5;

std::vector<Vector3> box_at(double gap) {
  return corners(testing::box({-0.5, -0.5, gap}, {0.5, 0.5, 1 + gap}));
}

}  // namespace

TEST(ContactPatch, of_a_box_on_a_wide_triangle_is_its_four_corners) {
  expect_patch(box_at(kGap), kWide, Vector3::UnitZ(),
               {{{-0.5, -0.5, kGap}, kGap, PatchKind::corner_of_a},
                {{0.5, -0.5, kGap}, kGap, PatchKind::corner_of_a},
                {{0.5, 0.5, kGap}, kGap, PatchKind::corner_of_a},
                {{-0.5, 0.5, kGap}, kGap, PatchKind::corner_of_a}},
               3);
}

TEST(ContactPatch, of_a_tilted_box_has_the_gap_of_each_corner) {
  std::vector<Vector3> box = box_at(0);
  for (Vector3& p : box) p.z() += kGap + 1e-5 * p.x();  // a shear: its levels are exact
  expect_patch(box, kWide, Vector3::UnitZ(),
               {{{-0.5, -0.5, kGap - 5e-6}, kGap - 5e-6, PatchKind::corner_of_a},
                {{0.5, -0.5, kGap + 5e-6}, kGap + 5e-6, PatchKind::corner_of_a},
                {{0.5, 0.5, kGap + 5e-6}, kGap + 5e-6, PatchKind::corner_of_a},
                {{-0.5, 0.5, kGap - 5e-6}, kGap - 5e-6, PatchKind::corner_of_a}},
               3);
}

TEST(ContactPatch, of_a_box_over_a_small_triangle_is_the_corners_of_that) {
  expect_patch(box_at(kGap), kSmall, Vector3::UnitZ(),
               {{kSmall[0], kGap, PatchKind::corner_of_b},
                {kSmall[1], kGap, PatchKind::corner_of_b},
                {kSmall[2], kGap, PatchKind::corner_of_b}},
               3);
}

TEST(ContactPatch, of_a_box_that_hangs_over_the_side_of_a_triangle_is_their_common_polygon) {
  // The triangle ends at x = 0: two corners of the box and two crossings with the side.
  const std::array<Vector3, 3> half{Vector3(0, -5, 0), Vector3(0, 5, 0), Vector3(-9, 0, 0)};
  expect_patch(box_at(kGap), half, Vector3::UnitZ(),
               {{{-0.5, -0.5, kGap}, kGap, PatchKind::corner_of_a},
                {{-0.5, 0.5, kGap}, kGap, PatchKind::corner_of_a},
                {{0, -0.5, 0}, kGap, PatchKind::crossing},
                {{0, 0.5, 0}, kGap, PatchKind::crossing}},
               3);
}

TEST(ContactPatch, of_a_vertex_over_a_face_is_the_vertex) {
  const std::vector<Vector3> tip{{0.1, 0.2, kGap}, {1, 0, 1}, {-1, 1, 1}, {-1, -1, 1.5}};
  expect_patch(tip, kWide, Vector3::UnitZ(), {{tip[0], kGap, PatchKind::corner_of_a}}, 3);
}

TEST(ContactPatch, of_a_face_over_a_vertex_is_the_vertex) {
  const std::array<Vector3, 3> spike{Vector3(0.1, 0.2, 0), Vector3(0.3, 0.1, -1), Vector3(0, 0.4, -2)};
  expect_patch(box_at(kGap), spike, Vector3::UnitZ(), {{spike[0], kGap, PatchKind::corner_of_b}}, 1);
}

TEST(ContactPatch, of_crossed_edges_is_the_crossing_with_its_places) {
  // The box stands on an edge along y; the ground's edge runs along x, 0.3 from the box's end.
  const double low = kGap;
  const std::vector<Vector3> wedge{{0, -1, low}, {0, 1, low}, {1, -1, 1}, {1, 1, 1}, {-1, -1, 1}, {-1, 1, 1}};
  const std::array<Vector3, 3> ridge{Vector3(-1, 0.4, 0), Vector3(3, 0.4, 0), Vector3(0, 0.3, -2)};
  expect_patch(wedge, ridge, Vector3::UnitZ(), {{{0, 0.4, 0}, kGap, PatchKind::crossing}}, 2);
  PatchFinder finder;
  ContactPatch patch;
  ASSERT_TRUE(finder.find(wedge, ridge, Vector3::UnitZ(), normal_of(ridge), kMargin, patch));
  const PatchPoint& p = patch.points[0];
  // Whichever way they run, the edges are those and the places on them are where they cross.
  EXPECT_NEAR(p.edge_a.cross(Vector3(0, 2, 0)).norm() + std::abs(p.edge_a.norm() - 2), 0, 1e-12);
  EXPECT_NEAR(p.edge_b.cross(Vector3(4, 0, 0)).norm() + std::abs(p.edge_b.norm() - 4), 0, 1e-12);
  EXPECT_NEAR(p.along_a, p.edge_a.y() > 0 ? 0.7 : 0.3, 1e-12);
  EXPECT_NEAR(p.along_b, p.edge_b.x() > 0 ? 0.25 : 0.75, 1e-12);
}

TEST(ContactPatch, of_an_edge_on_a_face_is_both_ends) {
  const std::vector<Vector3> wedge{{0, -1, kGap}, {0, 1, kGap}, {1, 0, 1}, {-1, 0, 1}};
  expect_patch(wedge, kWide, Vector3::UnitZ(),
               {{wedge[0], kGap, PatchKind::corner_of_a}, {wedge[1], kGap, PatchKind::corner_of_a}}, 3);
}

TEST(ContactPatch, of_collinear_edges_is_the_ends_of_their_common_stretch) {
  const std::vector<Vector3> wedge{{0, -1, kGap}, {0, 1, kGap}, {1, 0, 1}, {-1, 0, 1}};
  const std::array<Vector3, 3> ridge{Vector3(0, -2, 0), Vector3(0, 0.5, 0), Vector3(0.2, 0, -2)};
  expect_patch(wedge, ridge, Vector3::UnitZ(),
               {{wedge[0], kGap, PatchKind::corner_of_a}, {ridge[1], kGap, PatchKind::corner_of_b}}, 2);
}

TEST(ContactPatch, is_none_beyond_the_margin_or_without_a_common_part) {
  PatchFinder finder;
  ContactPatch patch;
  EXPECT_FALSE(finder.find(box_at(1.01 * kMargin), kWide, Vector3::UnitZ(), Vector3::UnitZ(), kMargin, patch));
  std::vector<Vector3> beside = box_at(kGap);
  for (Vector3& p : beside) p.x() += 20;
  EXPECT_FALSE(finder.find(beside, kWide, Vector3::UnitZ(), Vector3::UnitZ(), kMargin, patch));
}

TEST(ContactPatch, corrects_a_normal_that_is_slightly_off) {
  PatchFinder finder;
  ContactPatch patch;
  const Vector3 off = Vector3(1e-6, -1e-6, 1).normalized();
  ASSERT_TRUE(finder.find(box_at(kGap), kWide, off, Vector3::UnitZ(), kMargin, patch));
  EXPECT_EQ(patch.normal, Vector3::UnitZ());
  EXPECT_EQ(patch.points.size(), 4U);
}

/// Brute force: the box turned about z, over a random triangle in the plane z = 0. The common part of two convex
/// polygons has no corners but corners of either inside the other and crossings of their sides.
TEST(ContactPatch, of_random_faces_has_every_corner_of_their_common_polygon) {
  std::mt19937_64 random(9);
  PatchFinder finder;
  ContactPatch patch;
  int common = 0;
  for (int round = 0; round < 20000; ++round) {
    const Matrix3 R = Eigen::AngleAxisd(uniform(random, 0, 3), Vector3::UnitZ()).toRotationMatrix();
    const std::vector<Vector3> box = corners(testing::box({-0.5, -0.3, kGap}, {0.5, 0.3, 1}).rotated(R));
    std::array<Vector3, 3> t;
    for (Vector3& c : t) c = {uniform(random, -1, 1), uniform(random, -1, 1), 0};
    if (normal_of(t).z() < 0) std::swap(t[1], t[2]);
    if ((t[1] - t[0]).cross(t[2] - t[0]).norm() < 0.02) continue;
    const std::array<Vector3, 4> base{box[0], box[1], box[3], box[2]};  // counter-clockwise
    const auto inside = [](auto& polygon, const Vector3& p) {
      for (std::size_t k = 0; k < polygon.size(); ++k)
        if ((polygon[(k + 1) % polygon.size()] - polygon[k]).cross(p - polygon[k]).z() < 0) return false;
      return true;
    };
    std::size_t count = 0;
    for (const Vector3& p : base) count += inside(t, p) ? 1 : 0;
    for (const Vector3& p : t) count += inside(base, p) ? 1 : 0;
    for (int i = 0; i < 4; ++i)
      for (int j = 0; j < 3; ++j) {
        const Vector3 &p = base[i], &q = base[(i + 1) % 4], &a = t[j], &b = t[(j + 1) % 3];
        const bool cross = ((q - p).cross(a - p).z() > 0) != ((q - p).cross(b - p).z() > 0) &&
                           ((b - a).cross(p - a).z() > 0) != ((b - a).cross(q - a).z() > 0);
        count += cross ? 1 : 0;
      }
    EXPECT_EQ(finder.find(box, t, Vector3::UnitZ(), Vector3::UnitZ(), kMargin, patch), count > 0);
    if (count == 0) continue;
    ++common;
    ASSERT_EQ(patch.points.size(), count) << "round " << round;
    for (const PatchPoint& p : patch.points) EXPECT_NEAR(p.gap, kGap, 1e-15);
  }
  EXPECT_GT(common, 5000);
}

/// Brute force: the lowest edge of a wedge over the highest edge of a triangle, in plan two segments.
TEST(ContactPatch, of_random_edges_is_where_they_cross) {
  std::mt19937_64 random(10);
  PatchFinder finder;
  ContactPatch patch;
  int crossings = 0;
  for (int round = 0; round < 20000; ++round) {
    const auto in_plan = [&] { return Vector3(uniform(random, -1, 1), uniform(random, -1, 1), 0); };
    const std::array<Vector3, 2> a{in_plan(), in_plan()}, b{in_plan(), in_plan()};
    const Vector3 along_a = a[1] - a[0], along_b = b[1] - b[0];
    const double sine = along_a.cross(along_b).z();
    if (std::abs(sine) < 0.01) continue;
    const double s = (b[0] - a[0]).cross(along_b).z() / sine, t = (b[0] - a[0]).cross(along_a).z() / sine;
    if (std::min({std::abs(s), std::abs(1 - s), std::abs(t), std::abs(1 - t)}) < 1e-6) continue;
    const bool crosses = s > 0 && s < 1 && t > 0 && t < 1;
    const Matrix3 R = random_rotation(random);
    const Vector3 up = kGap * Vector3::UnitZ(), top = Vector3::UnitZ();
    const std::vector<Vector3> wedge{R * (a[0] + up), R * (a[1] + up), R * (a[0] + in_plan() + top),
                                     R * (a[1] + in_plan() + top)};
    const std::array<Vector3, 3> ridge{R * b[0], R * b[1], R * (in_plan() - top)};
    const Vector3 n = R * Vector3(Vector3(1e-7, 0, 1).normalized());
    ASSERT_EQ(finder.find(wedge, ridge, n, normal_of(ridge), kMargin, patch), crosses) << "round " << round;
    if (!crosses) continue;
    ++crossings;
    ASSERT_EQ(patch.points.size(), 1U);
    EXPECT_NEAR((patch.normal - R * top).norm(), 0, 1e-13);
    EXPECT_NEAR((patch.points[0].point - R * (b[0] + t * along_b)).norm(), 0, 1e-11);
    EXPECT_NEAR(patch.points[0].gap, kGap, 1e-14);
    EXPECT_EQ(patch.points[0].kind, PatchKind::crossing);
  }
  EXPECT_GT(crossings, 1000);
}

}  // namespace talus::geometry
