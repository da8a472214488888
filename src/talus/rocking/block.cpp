#include "talus/rocking/block.h"

#include <algorithm>
#include <utility>

#include "talus/geometry/convex_hull.h"

namespace talus::rocking {
namespace {

Block with_size(Block block) {
  for (const Vector3& point : block.points) block.size = std::max(block.size, point.norm());
  return block;
}

}  // namespace

Block planar_block(double half_width, double half_height, double mass) {
  const double inertia = mass * (half_width * half_width + half_height * half_height) / 3;
  return with_size({.mass = {.mass = mass, .moments = {inertia, inertia, inertia}},
                    .points = {{-half_width, 0, -half_height}, {half_width, 0, -half_height}},
                    .planar = true});
}

Block box_block(const Vector3& sides, double density) {
  Block block;
  block.mass.mass = density * sides.prod();
  const Vector3 squares = sides.cwiseAbs2();
  block.mass.moments = block.mass.mass / 12 * (Vector3::Constant(squares.sum()) - squares);
  for (const double z : {-0.5, 0.5})
    for (const double y : {-0.5, 0.5})
      for (const double x : {-0.5, 0.5}) block.points.push_back(sides.cwiseProduct(Vector3(x, y, z)));
  return with_size(std::move(block));
}

Block rock_block(const bodies::Rock& rock) {
  Block block;
  block.mass = {.mass = rock.mass(), .moments = rock.principal_inertia()};
  const geometry::Hull hull = geometry::convex_hull(rock.mesh().vertices());
  block.points.assign(hull.mesh.vertices().begin(), hull.mesh.vertices().end());
  block.drawn_R = Quaternion(rock.R_GB());
  return with_size(std::move(block));
}

}  // namespace talus::rocking
