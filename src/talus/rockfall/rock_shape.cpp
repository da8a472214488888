#include "talus/rockfall/rock_shape.h"

#include <algorithm>
#include <numeric>

#include "talus/geometry/convex_hull.h"

namespace talus::rockfall {
namespace {

constexpr int kClusterSize = 8;  // parts

RockShape::Ball ball_around(std::span<const Vector3> points) {
  RockShape::Ball ball{.centre = geometry::bounding_box(points).centre()};
  for (const Vector3& p : points) ball.radius = std::max(ball.radius, (p - ball.centre).norm());
  ball.radius *= 1 + 1e-12;
  return ball;
}

/// Numbers of triangles such that neighbours in the list are neighbours in space: halved along the longest side, again
/// and again.
void sort_in_space(std::span<int> numbers, std::span<const Vector3> centres) {
  if (numbers.size() <= static_cast<std::size_t>(kClusterSize)) return;
  geometry::Box box{centres[numbers[0]], centres[numbers[0]]};
  for (const int i : numbers) {
    box.lower = box.lower.cwiseMin(centres[i]);
    box.upper = box.upper.cwiseMax(centres[i]);
  }
  Eigen::Index axis = 0;
  box.sides().maxCoeff(&axis);
  std::sort(numbers.begin(), numbers.end(), [&](int i, int j) {
    return centres[i][axis] != centres[j][axis] ? centres[i][axis] < centres[j][axis] : i < j;
  });
  const std::size_t clusters = (numbers.size() + kClusterSize - 1) / kClusterSize;
  const std::size_t half = std::min(numbers.size() - 1, (clusters + 1) / 2 * kClusterSize);
  sort_in_space(numbers.first(half), centres);
  sort_in_space(numbers.subspan(half), centres);
}

}  // namespace

RockShape::RockShape(const bodies::Rock& rock) : radius_(rock.bounding_radius()) {
  const geometry::TriangleMesh& mesh = rock.mesh();
  const geometry::Hull hull = geometry::convex_hull(mesh.vertices());
  const bool hull_known = hull.status == geometry::HullStatus::ok;
  const std::span<const Vector3> corners = hull_known ? hull.mesh.vertices() : mesh.vertices();
  hull_.assign(corners.begin(), corners.end());
  if (hull_known && geometry::is_convex(mesh)) {
    part_corners_ = hull_;
    features_ = RockFeatures(hull.mesh);
    parts_ = {{0, static_cast<int>(hull_.size()), ball_around(hull_)}};
    clusters_ = {{0, 1, parts_[0].ball}};
  } else {
    cut_into_triangles(mesh);
  }
}

void RockShape::cut_into_triangles(const geometry::TriangleMesh& mesh) {
  std::vector<Vector3> centres;
  for (int t = 0; t < mesh.triangle_count(); ++t)
    centres.emplace_back((mesh.corner(t, 0) + mesh.corner(t, 1) + mesh.corner(t, 2)) / 3);
  std::vector<int> numbers(centres.size());
  std::iota(numbers.begin(), numbers.end(), 0);
  sort_in_space(numbers, centres);
  for (const int t : numbers) {
    const int first = static_cast<int>(part_corners_.size());
    for (const int k : {0, 1, 2, 2}) part_corners_.push_back(mesh.corner(t, k));  // four at a time: corner_arrays.h
    parts_.push_back({first, 3, ball_around(std::span(part_corners_).subspan(first, 3))});
  }
  for (int first = 0; first < static_cast<int>(parts_.size()); first += kClusterSize) {
    const int count = std::min(kClusterSize, static_cast<int>(parts_.size()) - first);
    clusters_.push_back({first, count, ball_around(std::span(part_corners_).subspan(4 * first, 4 * count))});
  }
}

}  // namespace talus::rockfall
