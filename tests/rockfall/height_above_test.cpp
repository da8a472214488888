#include "talus/rockfall/height_above.h"

#include <algorithm>
#include <cmath>

#include <gtest/gtest.h>

#include "talus/bodies/shape_library.h"
#include "talus/core/random.h"
#include "talus/slope/combined_surface.h"
#include "talus/slope/height_field.h"
#include "talus/slope/mesh_surface.h"

namespace talus::rockfall {
namespace {

/// Rough ground of cells of 0.7 m x 0.9 m with a hole, and a box that stands in it.
std::shared_ptr<const slope::Surface> ground_with_pedestal() {
  core::Random random(3);
  slope::HeightGrid grid{.columns = 30, .rows = 25, .first = {-10, -11}, .spacing = {0.7, 0.9}, .heights = {}};
  for (int k = 0; k < grid.columns * grid.rows; ++k) grid.heights.push_back(random.uniform(0, 0.6));
  grid.heights[200] = std::nan("");
  auto pedestal = std::make_shared<slope::MeshSurface>(bodies::box({3, 2, 4}));
  return std::make_shared<slope::CombinedSurface>(std::make_shared<slope::HeightField>(std::move(grid)), pedestal);
}

}  // namespace

TEST(HeightAbove, ground_with_a_pedestal_agrees_with_samples) {
  const auto ground = ground_with_pedestal();
  HeightAbove heights(*ground);
  core::Random random(4);
  int above_pedestal = 0;
  for (int i = 0; i < 400; ++i) {
    const PieceMotion path{.p = {random.uniform(-5, 5), random.uniform(-5, 5), random.uniform(2.1, 6)},
                           .v = {random.uniform(-6, 6), random.uniform(-6, 6), random.uniform(-1, 4)},
                           .a = {0, 0, -9.81}};
    const double end = random.uniform(0.01, 0.4);
    double most = HeightAbove::kNone;
    for (int k = 0; k <= 4000; ++k) {
      const double t = end * k / 4000;
      const core::Vector3 place = path.position(t);
      if (const auto below = ground->ground_below(place)) most = std::max(most, place.z() - *below);
      above_pedestal += std::abs(place.x()) < 1.5 && std::abs(place.y()) < 1;
    }
    const double found = heights.largest(path, 0, end);
    // Samples miss what lies between them: up to 1 mm of way over slopes of up to 2, and cliffs not at all.
    EXPECT_GE(found, most - 1e-9) << i;
    EXPECT_LE(found, most + 5e-3) << i;
  }
  EXPECT_GT(above_pedestal, 10'000);
}

}  // namespace talus::rockfall
