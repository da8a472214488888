// Distances and overlaps against FCL (Debian's libfcl-dev) and against brute force on hulls.

#include <cmath>

#include "tests/collision/twins.h"
#include <fcl/geometry/shape/box.h>
#include <fcl/geometry/shape/capsule.h>
#include <fcl/geometry/shape/convex.h>
#include <fcl/geometry/shape/cylinder.h>
#include <fcl/geometry/shape/sphere.h>
#include <fcl/narrowphase/collision.h>
#include <fcl/narrowphase/distance.h>
#include <gtest/gtest.h>

#include "talus/collision/broad_phase.h"
#include "talus/geometry/convex_hull.h"

namespace talus::collision {
namespace {

using twins::Placed;

std::shared_ptr<fcl::CollisionGeometryd> peer_of(const twins::Sizes& sizes, const Shape& shape) {
  const Vector3& l = sizes.lengths;
  if (sizes.kind == 0) return std::make_shared<fcl::Sphered>(l[0]);
  if (sizes.kind == 1) return std::make_shared<fcl::Boxd>(l);
  if (sizes.kind == 2) return std::make_shared<fcl::Capsuled>(l[0], l[1]);
  if (sizes.kind == 3) return std::make_shared<fcl::Cylinderd>(l[0], l[1]);
  const geometry::TriangleMesh mesh = outline(shape, 1);
  auto vertices = std::make_shared<std::vector<Vector3>>(mesh.vertices().begin(), mesh.vertices().end());
  auto faces = std::make_shared<std::vector<int>>();
  for (const geometry::Triangle& t : mesh.triangles()) faces->insert(faces->end(), {3, t[0], t[1], t[2]});
  return std::make_shared<fcl::Convexd>(vertices, mesh.triangle_count(), faces);
}

fcl::Transform3d transform(const Pose& pose) {
  fcl::Transform3d t = fcl::Transform3d::Identity();
  t.linear() = pose.R.toRotationMatrix();
  t.translation() = pose.p;
  return t;
}

struct Peers {
  fcl::CollisionObjectd a, b;

  [[nodiscard]] double distance() const {
    fcl::DistanceRequestd request(true, false, 0, 0, 1e-9, fcl::GST_LIBCCD);
    fcl::DistanceResultd result;
    return fcl::distance(&a, &b, request, result);
  }
  [[nodiscard]] double depth() const {
    fcl::CollisionRequestd request(1, true);
    request.gjk_solver_type = fcl::GST_LIBCCD;
    fcl::CollisionResultd result;
    fcl::collide(&a, &b, request, result);
    return result.numContacts() > 0 ? result.getContact(0).penetration_depth : 0;
  }
};

Peers peers_of(const twins::Sizes& a, const Placed& pa, const twins::Sizes& b, const Placed& pb) {
  return {{peer_of(a, *pa.shape), transform(pa.pose)}, {peer_of(b, *pb.shape), transform(pb.pose)}};
}

/// Minus the depth: the nearest face of the hull of all differences of corners.
double depth_by_all_differences(const Placed& a, const Placed& b) {
  std::vector<Vector3> differences;
  const geometry::TriangleMesh A = outline(*a.shape, 1), B = outline(*b.shape, 1);
  for (const Vector3& x : A.vertices())
    for (const Vector3& y : B.vertices()) differences.push_back(a.pose.to_world(x) - b.pose.to_world(y));
  const geometry::TriangleMesh hull = geometry::convex_hull(differences).mesh;
  double least = 1e300;
  for (int t = 0; t < hull.triangle_count(); ++t) least = std::min(least, hull.normal(t).dot(hull.corner(t, 0)));
  return -least;
}

}  // namespace

/// FCL finds a way out of an overlap, not always the shortest.
TEST(DistanceOfConvexShapes, agrees_with_fcl) {
  core::Random random(21);
  int apart = 0, overlapping = 0;
  for (int k = 0; k < 2500; ++k) {
    const twins::Sizes sa = twins::random_sizes(random, k % 5), sb = twins::random_sizes(random, k / 5 % 5);
    const Placed a{twins::shape_of(sa), twins::random_pose(random, 1.2)};
    const Placed b{twins::shape_of(sb), twins::random_pose(random, 1.2)};
    const double ours = twins::distance(a, b);
    const Peers peers = peers_of(sa, a, sb, b);
    if (ours > 0) {
      ++apart;
      EXPECT_NEAR(ours, peers.distance(), 1e-5) << k << " kinds " << sa.kind << " " << sb.kind;
    } else {
      ++overlapping;
      EXPECT_LT(-ours, peers.depth() + 1e-5) << k << " kinds " << sa.kind << " " << sb.kind;
    }
  }
  EXPECT_GT(apart, 500);
  EXPECT_GT(overlapping, 500);
}

TEST(DepthOfPolytopes, is_that_of_the_hull_of_all_differences) {
  core::Random random(22);
  int overlapping = 0;
  for (int k = 0; k < 300; ++k) {
    const Placed a{twins::random_convex(random, k % 2 == 0 ? 1 : 4), twins::random_pose(random, 0.8)};
    const Placed b{twins::random_convex(random, k / 2 % 2 == 0 ? 1 : 4), twins::random_pose(random, 0.8)};
    const double ours = twins::distance(a, b);
    if (ours > 0) continue;
    ++overlapping;
    EXPECT_NEAR(ours, depth_by_all_differences(a, b), 1e-9) << k;
  }
  EXPECT_GT(overlapping, 100);
}

}  // namespace talus::collision
