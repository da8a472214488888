// The same world seen from elsewhere gives the same trajectory.
//
// The first impact follows from the flight alone. It is found to some 1e-12 s, and coordinates of 1000 m are rounded to
// 1e-13 m: 1e-11. Between later impacts the rock may roll or slide in steps that end where the collision search, good
// to a quarter of the collision tolerance, says so; differences of a tenth of the tolerance are within what is
// promised. On a ground that lists its triangles otherwise the search looks at other times, and what comes near again
// after it has touched is noticed somewhere between a quarter and three eighths of the tolerance: then later impacts
// agree to the tolerance times what nearby starts grow by. And the motion is chaotic: where starts that differ by 1e-8
// m or rad in any of six directions part, so may these.

#include <algorithm>
#include <numeric>
#include <random>

#include "tests/rockfall/worlds.h"
#include <gtest/gtest.h>

namespace talus::rockfall::testing {
namespace {

constexpr std::size_t kImpacts = 5;
constexpr double kNudge = 1e-8, kFirst = 1e-11, kLater = 0.1 * kTolerance;

double uniform(std::mt19937_64& random, double low, double high) {
  return low + (high - low) * static_cast<double>(random() >> 11) * 0x1.0p-53;
}

slope::HeightGrid rough_grid() {
  std::mt19937_64 random(7);
  slope::HeightGrid grid = plane_grid({degrees(30)}, {.x0 = -10, .x1 = 90, .half = 30, .spacing = 1});
  for (double& z : grid.heights) z += uniform(random, -0.2, 0.2);
  return grid;
}

SpatialState start_of(int number) {
  std::mt19937_64 random(static_cast<std::uint64_t>(number) + 100);
  SpatialState start;
  start.p_WB = {uniform(random, -3, 3), uniform(random, -3, 3), 6};
  start.R_WB = Quaternion(Eigen::AngleAxisd(uniform(random, 0, 3), Vector3(1, 2, 3).normalized()));
  start.v_WB = {uniform(random, 2, 5), uniform(random, -1, 1), 0};
  start.w_WB = {uniform(random, -2, 2), uniform(random, 0, 8), uniform(random, -2, 2)};
  return start;
}

struct Frame {
  Quaternion turn = Quaternion::Identity();
  Vector3 shift = Vector3::Zero();

  [[nodiscard]] SpatialState seen(const SpatialState& s) const {
    return {turn * s.p_WB + shift, (turn * s.R_WB).normalized(), turn * s.v_WB, turn * s.w_WB};
  }
};

Trajectory fall_on(const std::shared_ptr<const slope::Surface>& ground, const Rock& rock, const SpatialState& start) {
  Model model = model_of(ground, 0.4, 0.6);
  model.engine.max_time = 8;
  return run(model, rock, start);
}

/// How far apart two trajectories are after impact i: places and times in m and s, and velocities times 0.1 s.
double difference(const ImpactEvent& x, const ImpactEvent& y, const Frame& frame, double reach) {
  const SpatialState a = frame.seen(x.after), &b = y.after;
  return std::max({std::abs(x.time - y.time), (a.p_WB - b.p_WB).norm(), angle_between(a.R_WB, b.R_WB) * reach,
                   (a.v_WB - b.v_WB).norm() * 0.1, (a.w_WB - b.w_WB).norm() * 0.1 * reach});
}

/// What starts next to this one do, the farthest of them, impact by impact.
std::vector<double> growth(const std::shared_ptr<const slope::Surface>& ground, const Rock& rock,
                           const SpatialState& start, const Trajectory& fall) {
  std::vector<double> farthest(kImpacts, 0);
  for (int i = 0; i < 6; ++i) {
    SpatialState nudged = start;
    if (i < 3)
      nudged.p_WB += kNudge * Vector3::Unit(i);
    else
      nudged.R_WB = Quaternion(Eigen::AngleAxisd(kNudge, Vector3::Unit(i - 3))) * start.R_WB;
    const Trajectory other = fall_on(ground, rock, nudged);
    for (std::size_t k = 0; k < std::min(kImpacts, other.seen.impacts.size()); ++k) {
      const double d = difference(fall.seen.impacts[k].event, other.seen.impacts[k].event, {}, rock.bounding_radius());
      farthest[k] = std::max(farthest[k], d);
    }
  }
  return farthest;
}

/// A fall of `rock` on `ground`, seen from the frame, is that of `other` on `other_ground`. `noticed`: how differently
/// the gap may be at which the same contact is noticed, m.
void expect_same(const std::shared_ptr<const slope::Surface>& ground, const Rock& rock, const SpatialState& start,
                 const std::shared_ptr<const slope::Surface>& other_ground, const Rock& other, const Frame& frame,
                 double noticed = 0) {
  const Trajectory a = fall_on(ground, rock, start), b = fall_on(other_ground, other, frame.seen(start));
  ASSERT_GE(a.seen.impacts.size(), kImpacts);
  ASSERT_GE(b.seen.impacts.size(), kImpacts);
  EXPECT_EQ(a.seen.impacts[0].contacts.size(), b.seen.impacts[0].contacts.size());
  const std::vector<double> grown = growth(ground, rock, start, a);
  for (std::size_t i = 0; i < kImpacts; ++i) {
    const double d = difference(a.seen.impacts[i].event, b.seen.impacts[i].event, frame, rock.bounding_radius());
    EXPECT_LE(d, i == 0 ? kFirst : kLater + 2 * grown[i] + noticed * grown[i] / kNudge)
        << "impact " << i << ", nudged starts: " << grown[i];
  }
}

TEST(Invariance, turning_and_shifting_the_world_changes_nothing) {
  const geometry::TriangleMesh mesh = mesh_of(rough_grid());
  const auto ground = std::make_shared<slope::MeshSurface>(mesh);
  const Rock rock = Rock::of_density(bodies::named_shape("eota221"), 2700);
  for (int number = 0; number < 4; ++number)
    for (const double angle : {0.0, 0.7, kPi / 2, 2.9}) {
      SCOPED_TRACE(std::to_string(number) + " turned by " + std::to_string(angle));
      const Frame frame{Quaternion(Eigen::AngleAxisd(angle, Vector3::UnitZ())), {1000, -700, 300}};
      const auto turned =
          std::make_shared<slope::MeshSurface>(mesh.rotated(frame.turn.toRotationMatrix()).translated(frame.shift));
      expect_same(ground, rock, start_of(number), turned, rock, frame);
    }
}

TEST(Invariance, a_grid_and_the_mesh_of_its_triangles_are_the_same_ground) {
  const auto grid = std::make_shared<slope::HeightField>(rough_grid());
  const auto mesh = std::make_shared<slope::MeshSurface>(mesh_of(rough_grid()));
  const Rock rock = Rock::of_density(bodies::named_shape("eota221"), 2700);
  for (int number = 0; number < 8; ++number) {
    SCOPED_TRACE(number);
    expect_same(grid, rock, start_of(number), mesh, rock, {}, kTolerance);
  }
}

/// The same mesh with vertices and triangles in another order.
geometry::TriangleMesh shuffled(const geometry::TriangleMesh& mesh, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  std::vector<int> place(mesh.vertices().size());
  std::iota(place.begin(), place.end(), 0);
  for (std::size_t i = place.size(); i > 1; --i) std::swap(place[i - 1], place[random() % i]);
  std::vector<Vector3> vertices(place.size());
  for (std::size_t i = 0; i < place.size(); ++i) vertices[static_cast<std::size_t>(place[i])] = mesh.vertices()[i];
  std::vector<geometry::Triangle> triangles;
  for (const geometry::Triangle& t : mesh.triangles()) triangles.push_back({place[t[1]], place[t[2]], place[t[0]]});
  for (std::size_t i = triangles.size(); i > 1; --i) std::swap(triangles[i - 1], triangles[random() % i]);
  return {std::move(vertices), std::move(triangles)};
}

TEST(Invariance, the_order_of_a_rocks_vertices_does_not_matter) {
  // A boulder, whose principal axes are its own: those of a symmetric rock are only as good as rounding.
  const geometry::TriangleMesh mesh = bodies::boulder({.seed = 3, .sides = {1.2, 0.9, 0.7}});
  const auto ground = std::make_shared<slope::HeightField>(rough_grid());
  const Rock rock = Rock::of_density(mesh, 2700);
  for (int number = 0; number < 8; ++number) {
    SCOPED_TRACE(number);
    const Rock other = Rock::of_density(shuffled(mesh, 5 + static_cast<std::uint64_t>(number)), 2700);
    expect_same(ground, rock, start_of(number), ground, other, {});
  }
}

TEST(Invariance, a_second_run_of_one_simulator_gives_the_same_bits) {
  const Model model = model_of(std::make_shared<slope::HeightField>(rough_grid()), 0.4, 0.6);
  const Rock rock = Rock::of_density(bodies::named_shape("eota221"), 2700);
  const Rock another = Rock::of_density(bodies::box({1, 0.5, 2}), 2000);
  Simulator simulator(model);
  simulator.set_rock(rock);
  const Outcome first = simulator.run(start_of(1));
  simulator.set_rock(another);
  static_cast<void>(simulator.run(start_of(2)));
  simulator.set_rock(rock);
  const Outcome second = simulator.run(start_of(1));
  EXPECT_EQ(first.duration, second.duration);
  EXPECT_EQ(first.end.p_WB, second.end.p_WB);
  EXPECT_EQ(first.end.R_WB.coeffs(), second.end.R_WB.coeffs());
  EXPECT_EQ(first.counters.contact_steps, second.counters.contact_steps);
}

}  // namespace
}  // namespace talus::rockfall::testing
