#include "tests/support/random_rock.h"

#include <array>
#include <cmath>

#include "talus/bodies/shape_library.h"

namespace talus::support {
namespace {

using bodies::Rock;
using core::Random;
using core::Vector2;
using core::Vector3;

constexpr double kDensity = 2700;

Vector3 random_sides(Random& random, double size, double least) {
  const double a = random.uniform(least, 1), b = random.uniform(least, 1);
  return size * Vector3(1, a, b);
}

}  // namespace

Rock l_rock(double side, double arm, double height) {
  const std::array<Vector2, 6> outline{Vector2(0, 0),     Vector2(side, 0),   Vector2(side, arm),
                                       Vector2(arm, arm), Vector2(arm, side), Vector2(0, side)};
  return Rock::of_density(bodies::extruded_polygon(outline, height), kDensity);
}

Rock star_rock(double radius, double height) {
  std::vector<Vector2> outline;
  for (int k = 0; k < 10; ++k) {
    const double angle = 0.2 * k * 3.141592653589793, r = k % 2 == 0 ? radius : 0.4 * radius;
    outline.emplace_back(r * std::cos(angle), r * std::sin(angle));
  }
  return Rock::of_density(bodies::extruded_polygon(outline, height), kDensity);
}

Rock random_rock(std::uint64_t number, double size) {
  static constexpr std::array<std::string_view, 7> kNames{"tetrahedron", "cube",    "octahedron", "dodecahedron",
                                                          "icosahedron", "eota111", "eota221"};
  Random random(7, 0, number);
  const auto kind = static_cast<int>(number % kRockKinds);
  const double scale = size * random.uniform(0.5, 1.5);
  if (kind < 7) {
    const bodies::TriangleMesh mesh = bodies::named_shape(kNames[static_cast<std::size_t>(kind)]);
    return Rock::of_density(mesh.scaled(random_sides(random, scale, 0.5)), kDensity);
  }
  if (kind == 7) {
    const int points = 10 + static_cast<int>(random.uniform(0, 30));
    return Rock::of_density(
        bodies::boulder({.seed = 11, .index = number, .sides = random_sides(random, scale, 0.5), .points = points}),
        kDensity);
  }
  if (kind == 8) {
    const double thin = random.uniform(0.02, 0.2);
    return Rock::of_density(bodies::box(scale * Vector3(1.5, random.uniform(0.1, 1), thin)), kDensity);
  }
  if (kind == 9) return l_rock(scale, scale * random.uniform(0.15, 0.5), scale * random.uniform(0.1, 0.8));
  return star_rock(0.6 * scale, scale * random.uniform(0.1, 0.8));
}

Vector3 random_direction(Random& random) {
  const double x = random.normal(), y = random.normal(), z = random.normal();
  return Vector3(x, y, z).normalized();
}

bodies::Quaternion random_attitude(Random& random) {
  const double w = random.normal(), x = random.normal(), y = random.normal(), z = random.normal();
  return bodies::Quaternion(w, x, y, z).normalized();
}

std::vector<Corners> placed(const Rock& rock, const bodies::SpatialState& state) {
  const core::Matrix3 R = state.R_WB.toRotationMatrix();
  std::vector<Corners> all;
  for (int t = 0; t < rock.mesh().triangle_count(); ++t) {
    Corners corners;
    for (int k = 0; k < 3; ++k) corners[static_cast<std::size_t>(k)] = state.p_WB + R * rock.mesh().corner(t, k);
    all.push_back(corners);
  }
  return all;
}

}  // namespace talus::support
