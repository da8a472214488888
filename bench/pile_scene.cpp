#include "bench/pile_scene.h"

#include <random>

#include "talus/collision/broad_phase.h"
#include "talus/collision/contact_points.h"

namespace talus::bench {

PileScene pile(int count) {
  PileScene scene{.name = "pile of " + std::to_string(count)};
  std::mt19937_64 random(1);
  const auto uniform = [&] { return static_cast<double>(random() >> 11) * 0x1p-53 - 0.5; };
  const int side = std::max(2, static_cast<int>(std::ceil(std::cbrt(count / 2.0))));
  scene.walls = 0.25 * side + 0.1;
  for (int i = 0; i < count; ++i) {
    const int x = i % side, y = i / side % side, z = i / (side * side);
    Crate crate{.half = {0.15, 0.15, 0.15}};
    crate.place = {(x - 0.5 * (side - 1)) * 0.5 + 0.02 * uniform(), (y - 0.5 * (side - 1)) * 0.5 + 0.02 * uniform(),
                   0.3 + 0.5 * z};
    const collision::Quaternion q = collision::rotation_by(0.6 * core::Vector3(uniform(), uniform(), uniform()));
    crate.attitude = {q.w(), q.x(), q.y(), q.z()};
    scene.crates.push_back(crate);
  }
  scene.steps = 720;
  return scene;
}

PileScene wall(int width, int height) {
  PileScene scene{.name = "wall of " + std::to_string(width) + " x " + std::to_string(height)};
  for (int row = 0; row < height; ++row)
    for (int i = 0; i < width; ++i)
      scene.crates.push_back({.half = {0.2, 0.1, 0.1},
                              .place = {0.402 * i + (row % 2 == 0 ? 0 : 0.201), 0, 0.1 + 0.2 * row},
                              .attitude = {1, 0, 0, 0}});
  return scene;
}

double deepest_overlap(const PileScene& scene, const Places& places) {
  std::vector<collision::ShapePtr> shapes;
  std::vector<collision::Pose> poses;
  std::vector<collision::Box> boxes;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const Crate& c = places[i];
    shapes.push_back(collision::box(2 * core::Vector3(c.half[0], c.half[1], c.half[2])));
    poses.push_back({core::Vector3(c.place[0], c.place[1], c.place[2]),
                     collision::Quaternion(c.attitude[0], c.attitude[1], c.attitude[2], c.attitude[3]).normalized()});
  }
  shapes.push_back(collision::half_space());
  poses.push_back({});
  for (std::size_t i = 0; i < shapes.size(); ++i)
    boxes.push_back(collision::swept_box(*shapes[i], {poses[i], core::Vector3::Zero(), core::Vector3::Zero()}, 0, 0));
  const std::vector<char> idle(shapes.size(), 0);
  std::vector<std::pair<int, int>> pairs;
  collision::BroadPhase().find(boxes, idle, pairs);
  collision::ContactFinder finder;
  double deepest = 0;
  for (const auto& [a, b] : pairs) {
    collision::PairMemory memory;
    const auto i = static_cast<std::size_t>(a), j = static_cast<std::size_t>(b);
    deepest = std::max(deepest, -finder.distance(*shapes[i], poses[i], *shapes[j], poses[j], 0.01, memory));
  }
  (void)scene;
  return deepest;
}

}  // namespace talus::bench
