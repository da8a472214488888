// What every kind of ground promises, on the same random terrain as a height field and as a mesh, against brute force.

#include "talus/slope/surface.h"

#include <memory>
#include <set>

#include "tests/slope/terrain.h"
#include <gtest/gtest.h>

#include "talus/slope/height_field.h"
#include "talus/slope/mesh_surface.h"

namespace talus::slope {
namespace {

using testing::Real;
using testing::uniform;

struct TerrainCase {
  const char* name;
  testing::TerrainSettings settings;
};

const std::vector<TerrainCase>& cases() {
  static const std::vector<TerrainCase> list{
      {"rough", {}},
      {"one_cell", {.columns = 2, .rows = 2, .seed = 2}},
      {"strip", {.columns = 71, .rows = 2, .roughness = 0.2, .seed = 3}},
      {"holes", {.columns = 19, .rows = 23, .holes = 0.1, .seed = 4}},
      {"mostly_holes", {.columns = 33, .rows = 30, .holes = 0.5, .seed = 5}},
      {"large_cells", {.spacing = {120, 90}, .roughness = 40, .slope = 1, .height = 2500, .seed = 6}},
      {"tiny_cells", {.first = {400, -300}, .spacing = {1e-3, 2e-3}, .roughness = 1e-3, .height = 1000, .seed = 7}},
      {"spikes", {.columns = 25, .rows = 25, .roughness = 30, .seed = 8}},
      {"flat", {.columns = 30, .rows = 30, .roughness = 0, .slope = 0, .seed = 9}},
  };
  return list;
}

class Ground : public ::testing::TestWithParam<int> {
 protected:
  const testing::TerrainSettings& settings() const { return cases()[GetParam()].settings; }
  const HeightGrid grid_ = testing::random_grid(settings());
  const testing::GridMesh truth_ = testing::mesh_of(grid_);
  const HeightField field_{grid_};
  const MeshSurface mesh_{truth_.mesh};
  std::mt19937_64 random_{static_cast<std::uint64_t>(GetParam()) + 100};

  double cell() const { return settings().spacing.maxCoeff(); }
  /// More than rounding does to coordinates of this size.
  double tiny(const Vector3& p) const {
    const Box& b = mesh_.bounds();
    return 1e-14 * std::max({b.lower.cwiseAbs().maxCoeff(), b.upper.cwiseAbs().maxCoeff(), p.cwiseAbs().maxCoeff()});
  }
  /// Over, on and under the ground, at its nodes, beside it and far away.
  Vector3 random_point() {
    const Box& box = mesh_.bounds();
    const int kind = static_cast<int>(random_() % 5);
    if (kind == 0) return truth_.mesh.corner(static_cast<int>(random_() % truth_.ids.size()), 0);
    const double size = box.sides().maxCoeff() + cell();
    const double margin = kind == 1 ? 20 * size : kind == 2 ? size : kind == 3 ? cell() : 0;
    Vector3 p;
    for (int k = 0; k < 3; ++k) p[k] = uniform(random_, box.lower[k] - margin, box.upper[k] + margin);
    if (kind == 4)
      p.z() = uniform(random_, -0.1, 0.1) * cell() + field_.ground_below(p + 1e4 * Vector3::UnitZ()).value_or(p.z());
    return p;
  }
  double random_length() { return cell() * std::pow(10.0, uniform(random_, -3, 1.7)); }
};

TEST_P(Ground, clearance_never_exceeds_the_distance_and_is_at_least_half_of_it) {
  for (int k = 0; k < 1500; ++k) {
    const Vector3 p = random_point();
    const double reach = k % 3 == 0 ? std::numeric_limits<double>::infinity() : random_length();
    const Real distance = testing::distance_to_mesh(p, truth_.mesh);
    const double clearance = mesh_.clearance(p, reach);
    EXPECT_GE(clearance, 0);
    EXPECT_LE(clearance, reach);
    EXPECT_LE(clearance, distance) << p.transpose();
    EXPECT_GE(clearance, 0.5 * static_cast<double>(std::min<Real>(distance, reach)) - tiny(p)) << p.transpose();
  }
}

TEST_P(Ground, comes_within_its_distance) {
  for (int k = 0; k < 500; ++k) {
    const Vector3 p = random_point();
    const auto distance = static_cast<double>(testing::distance_to_mesh(p, truth_.mesh));
    if (distance > 30 * cell()) continue;
    for (const Surface* ground : {static_cast<const Surface*>(&field_), static_cast<const Surface*>(&mesh_)}) {
      EXPECT_TRUE(ground->comes_within(distance + tiny(p), p));
      EXPECT_FALSE(distance > tiny(p) && ground->comes_within(distance - tiny(p), p));
    }
  }
}

TEST_P(Ground, a_ball_does_not_touch_it_while_it_is_told_to_fly_and_is_near_when_it_is_not) {
  int flew = 0, came_near = 0;
  for (int k = 0; k < 250; ++k) {
    FlyingBall ball{.p = random_point(), .radius = random_length()};
    // Over a few lengths of its own, of a cell or of the ground.
    const double size = k % 3 == 0 ? mesh_.bounds().sides().maxCoeff() : k % 3 == 1 ? cell() : 10 * ball.radius;
    for (int i = 0; i < 3; ++i) ball.v[i] = size * uniform(random_, -2, 2);
    ball.a = k % 5 == 0 ? Vector3(size * Vector3::Random()) : Vector3(0, 0, -size);
    const double horizon = uniform(random_, 0.2, 2);
    for (const Surface* ground : {static_cast<const Surface*>(&field_), static_cast<const Surface*>(&mesh_)}) {
      const double time = ground->flies_for(ball, horizon);
      ASSERT_GE(time, 0);
      ASSERT_LE(time, horizon);
      const auto room = [&](double t) {
        return static_cast<double>(testing::distance_to_mesh(ball.centre(t), truth_.mesh) - ball.radius);
      };
      if (time > 0) {
        ++flew;
        for (int i = 0; i <= 24; ++i) EXPECT_GE(room(i * time / 24), 0) << "at " << i << "/24 of " << time;
      }
      if (time < horizon) {
        ++came_near;
        const double near = ground == &field_ ? 0.25 : 1.5;
        EXPECT_LE(room(time), near * ball.radius + 10 * tiny(ball.p));
      }
    }
  }
  EXPECT_GT(flew, 50);
  EXPECT_GT(came_near, 50);
}

TEST_P(Ground, everything_within_the_radius_is_gathered_once) {
  std::vector<SurfaceTriangle> from_field, from_mesh;
  for (int k = 0; k < 700; ++k) {
    const Vector3 p = random_point();
    const double radius = k % 4 == 0 ? 0 : random_length();
    field_.gather(p, radius, from_field);
    mesh_.gather(p, radius, from_mesh);
    std::set<std::int64_t> field_ids, mesh_ids;
    for (const SurfaceTriangle& t : from_field) EXPECT_TRUE(field_ids.insert(t.id).second) << "twice";
    for (const SurfaceTriangle& t : from_mesh) EXPECT_TRUE(mesh_ids.insert(t.id).second) << "twice";
    for (int t = 0; t < truth_.mesh.triangle_count(); ++t) {
      const Real distance = testing::distance_to_triangle(p, truth_.mesh, t);
      if (distance <= radius) {
        EXPECT_TRUE(field_ids.contains(truth_.ids[t])) << p.transpose() << " radius " << radius;
        EXPECT_TRUE(mesh_ids.contains(t)) << p.transpose() << " radius " << radius;
      } else if (distance > radius + tiny(p)) {
        EXPECT_FALSE(mesh_ids.contains(t)) << "farther away than the radius";
      }
    }
  }
}

TEST_P(Ground, gathered_triangles_are_those_of_the_ground_with_normals_upward) {
  std::vector<SurfaceTriangle> all;
  const Box& box = mesh_.bounds();
  for (const Surface* ground : {static_cast<const Surface*>(&field_), static_cast<const Surface*>(&mesh_)}) {
    ground->gather(box.centre(), box.sides().norm(), all);
    ASSERT_EQ(all.size(), truth_.ids.size());
    for (const SurfaceTriangle& triangle : all) {
      int t = static_cast<int>(triangle.id);
      if (ground == &field_)
        t = static_cast<int>(std::find(truth_.ids.begin(), truth_.ids.end(), triangle.id) - truth_.ids.begin());
      ASSERT_LT(t, truth_.mesh.triangle_count());
      for (int k = 0; k < 3; ++k) EXPECT_EQ(triangle.corners[k], truth_.mesh.corner(t, k));
      EXPECT_GT(triangle.normal.z(), 0);
      EXPECT_NEAR((triangle.normal - truth_.mesh.normal(t)).norm(), 0, 1e-8);
    }
  }
}

TEST_P(Ground, gathering_again_gives_the_same_order_and_takes_no_memory) {
  std::vector<SurfaceTriangle> first, out;
  for (const Surface* ground : {static_cast<const Surface*>(&field_), static_cast<const Surface*>(&mesh_)}) {
    const Vector3 p = ground->bounds().centre();
    ground->gather(p, 1e6, out);
    const SurfaceTriangle* memory = out.data();
    ground->gather(p, 3 * cell(), first);
    ground->gather(p, 3 * cell(), out);
    EXPECT_EQ(out.data(), memory);
    ASSERT_EQ(first.size(), out.size());
    for (std::size_t k = 0; k < out.size(); ++k) EXPECT_EQ(first[k].id, out[k].id);
  }
}

TEST_P(Ground, height_below_is_that_of_brute_force_for_field_and_mesh) {
  int hits = 0;
  for (int k = 0; k < 3000; ++k) {
    const Vector3 p = random_point();
    const std::optional<Real> expected = testing::ground_below(p, truth_.mesh);
    const double nearly = 1e-9 * cell();  // beside an outline, brute force is as right as any
    const std::optional<Real> around[] = {testing::ground_below(p + Vector3(nearly, nearly / 2, nearly), truth_.mesh),
                                          testing::ground_below(p - Vector3(nearly, nearly / 2, nearly), truth_.mesh)};
    if (around[0].has_value() != around[1].has_value()) continue;
    // Slopes of 30 m per m and rounding of the place in the cell.
    const double tolerance = tiny(p) * (1 + 4 * settings().roughness / settings().spacing.minCoeff());
    for (const Surface* ground : {static_cast<const Surface*>(&field_), static_cast<const Surface*>(&mesh_)}) {
      const std::optional<double> z = ground->ground_below(p);
      ASSERT_EQ(z.has_value(), expected.has_value()) << p.transpose();
      if (!z) continue;
      EXPECT_NEAR(*z, static_cast<double>(*expected), tolerance) << p.transpose();
      EXPECT_LE(*z, p.z());
    }
    hits += expected.has_value() ? 1 : 0;
  }
  EXPECT_GT(hits, 30);
}

TEST_P(Ground, nodes_and_sides_of_cells_have_ground_at_their_height) {
  for (int t = 0; t < truth_.mesh.triangle_count(); ++t)
    for (const Surface* ground : {static_cast<const Surface*>(&field_), static_cast<const Surface*>(&mesh_)}) {
      const Vector3& node = truth_.mesh.corner(t, 0);
      for (const double above : {0.0, 1.0}) {
        const std::optional<double> z = ground->ground_below(node + above * Vector3::UnitZ());
        ASSERT_TRUE(z.has_value()) << node.transpose();
        EXPECT_NEAR(*z, node.z(), tiny(node) * (1 + settings().roughness / settings().spacing.minCoeff()));
      }
    }
}

TEST_P(Ground, bounds_hold_every_node_and_little_more) {
  const Box truth = mesh_.bounds();
  EXPECT_TRUE((field_.bounds().lower.array() <= truth.lower.array()).all());
  EXPECT_TRUE((field_.bounds().upper.array() >= truth.upper.array()).all());
  EXPECT_NEAR(field_.bounds().lower.z(), truth.lower.z(), 1e-6 * (1 + std::abs(truth.lower.z())));
  EXPECT_NEAR(field_.bounds().upper.z(), truth.upper.z(), 1e-6 * (1 + std::abs(truth.upper.z())));
  EXPECT_EQ(mesh_.triangle_count(), static_cast<std::int64_t>(truth_.ids.size()));
  EXPECT_EQ(2 * field_.cell_count(), mesh_.triangle_count());
}

INSTANTIATE_TEST_SUITE_P(Terrain, Ground, ::testing::Range(0, static_cast<int>(cases().size())),
                         [](const auto& chosen) { return std::string(cases()[chosen.param].name); });

}  // namespace
}  // namespace talus::slope
