#include "talus/scene/detection.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <set>
#include <utility>
#include <vector>

#include "tests/scene/scene_builder.h"
#include <gtest/gtest.h>

namespace talus::scene {
namespace {

std::vector<Contact> contacts_of(const Scene& scene, const std::vector<PlanarState>& states) {
  Detector detector;
  std::vector<Contact> contacts;
  detector.detect(scene, states, contacts);
  return contacts;
}

std::vector<Contact> contacts_of(const Scene& scene) {
  return contacts_of(scene, start_states(scene));
}

TEST(Detection, touching_exactly_is_no_contact_and_a_hair_closer_is_one) {
  Scene scene;
  scene.bodies = {polygon({{0, 1}, {0, 2}}, 0.5), polygon({{-1, 0}, {1, 0}}, 0.5)};
  EXPECT_TRUE(contacts_of(scene).empty());
  std::vector<PlanarState> states = start_states(scene);
  states[0].position.y() = std::nextafter(1.5, 0.0);
  const auto contacts = contacts_of(scene, states);
  ASSERT_EQ(contacts.size(), 1U);
  EXPECT_EQ(contacts[0].r_first, Vector2(0, -0.5));
  EXPECT_EQ(contacts[0].r_second, Vector2(0, 0));
  EXPECT_EQ(contacts[0].normal, Vector2(0, 1));
}

TEST(Detection, block_on_table_edge_touches_at_its_corner_and_at_the_edge) {
  Scene scene;
  scene.bodies = {box(-2, -1, 2, 1), box(-5, -3, -1, -1.15, 0.1, true)};
  const auto contacts = contacts_of(scene);
  ASSERT_EQ(contacts.size(), 2U);
  EXPECT_EQ(contacts[0].r_first, Vector2(-2, -1));
  EXPECT_EQ(contacts[1].r_first, Vector2(-1, -1));
  EXPECT_EQ(contacts[0].normal, Vector2(0, 1));
  EXPECT_EQ(contacts[1].normal, Vector2(0, 1));
}

TEST(Detection, flat_on_flat_of_equal_length_gives_two_contacts_not_eight) {
  Scene scene;
  scene.bodies = {box(0, 0, 1, 1), box(1.15, 0, 2.15, 1)};
  EXPECT_EQ(contacts_of(scene).size(), 2U);
}

TEST(Detection, corner_on_corner_gives_one_contact) {
  Scene scene;
  scene.bodies = {box(0, 0, 1, 1), box(1.1, 1.1, 2, 2)};
  const auto contacts = contacts_of(scene);
  ASSERT_EQ(contacts.size(), 1U);
  EXPECT_NEAR((contacts[0].normal + Vector2(1, 1).normalized()).norm(), 0, 1e-15);
}

TEST(Detection, fixed_bodies_do_not_touch_each_other) {
  Scene scene;
  scene.bodies = {box(0, 0, 1, 1, 0.1, true), box(1.1, 0, 2, 1, 0.1, true)};
  EXPECT_TRUE(contacts_of(scene).empty());
}

TEST(Detection, vertex_exactly_on_an_edge_still_has_a_unit_normal_towards_its_own_centre) {
  Scene scene;
  scene.bodies = {polygon({{0, 0}, {0, 2}}), polygon({{-1, 0}, {1, 0}})};
  const auto contacts = contacts_of(scene);
  ASSERT_EQ(contacts.size(), 1U);
  EXPECT_EQ(contacts[0].normal, Vector2(0, 1));
}

/// Random crowd of polygons, some fixed.
Scene crowd(unsigned seed) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<double> unit(0, 1);
  Scene scene;
  for (int i = 0; i < 14; ++i) {
    const Vector2 centre(4 * unit(random), 4 * unit(random));
    std::vector<Vector2> points;
    const int corners = 2 + static_cast<int>(4 * unit(random));
    for (int k = 0; k < corners; ++k)
      points.push_back(centre + (0.3 + 0.4 * unit(random)) *
                                    bodies::rotated(Vector2(1, 0), 6.28 * (k + 0.5 * unit(random)) / corners));
    scene.bodies.push_back(polygon(points, 0.05 + 0.2 * unit(random), unit(random) < 0.2));
    scene.bodies.back().start.angle = 6 * unit(random);
  }
  return scene;
}

/// Distance of a point from a segment, by the derivative-free way of trying many places.
double sampled_distance(const Vector2& x, const Vector2& a, const Vector2& b) {
  double best = std::numeric_limits<double>::infinity();
  for (int k = 0; k <= 2000; ++k) best = std::min(best, (x - (a + k / 2000.0 * (b - a))).norm());
  return best;
}

TEST(Detection, finds_the_pairs_that_trying_every_place_on_every_edge_finds) {
  int pairs_seen = 0;
  for (unsigned seed = 1; seed <= 6; ++seed) {
    const Scene scene = crowd(seed);
    const auto states = start_states(scene);
    std::set<std::pair<int, int>> found;
    for (const Contact& c : contacts_of(scene)) found.emplace(c.first, c.second);
    for (int i = 0; i < 14; ++i) {
      for (int j = i + 1; j < 14; ++j) {
        const auto& a = scene.bodies[static_cast<std::size_t>(i)];
        const auto& b = scene.bodies[static_cast<std::size_t>(j)];
        if (a.fixed && b.fixed) continue;
        std::vector<Vector2> va, vb;
        a.shape.world_vertices(states[static_cast<std::size_t>(i)], va);
        b.shape.world_vertices(states[static_cast<std::size_t>(j)], vb);
        double distance = std::numeric_limits<double>::infinity();
        for (const auto* sides : {&va, &vb})
          for (const Vector2& x : *sides) {
            const auto& edges = sides == &va ? vb : va;
            for (std::size_t k = 0; k < edges.size(); ++k)
              distance = std::min(distance, sampled_distance(x, edges[k], edges[(k + 1) % edges.size()]));
          }
        const double reach = a.shape.radius() + b.shape.radius();
        if (std::abs(distance - reach) < 1e-5) continue;  // nearer than the sampling can tell
        EXPECT_EQ(found.count({i, j}) > 0, distance < reach) << "seed " << seed << " pair " << i << ", " << j;
        pairs_seen += distance < reach;
      }
    }
  }
  EXPECT_GT(pairs_seen, 50);
}

TEST(Detection, contacts_are_consistent_ordered_and_distinct) {
  for (unsigned seed = 1; seed <= 20; ++seed) {
    const Scene scene = crowd(seed);
    const auto states = start_states(scene);
    const auto contacts = contacts_of(scene);
    for (std::size_t k = 0; k < contacts.size(); ++k) {
      const Contact& c = contacts[k];
      EXPECT_LT(c.first, c.second);
      EXPECT_NEAR(c.normal.norm(), 1, 1e-14);
      const Vector2 gap = states[static_cast<std::size_t>(c.first)].position + c.r_first -
                          states[static_cast<std::size_t>(c.second)].position - c.r_second;
      EXPECT_NEAR((gap - gap.norm() * c.normal).norm(), 0, 1e-13);  // from second towards first
      if (k == 0) continue;
      const Contact& before = contacts[k - 1];
      const auto pair_before = std::make_pair(before.first, before.second);
      const auto pair = std::make_pair(c.first, c.second);
      EXPECT_LE(pair_before, pair);
      if (pair_before != pair) continue;
      EXPECT_LE(before.r_first.x(), c.r_first.x() + 1e-9);
      const double difference = (before.r_first - c.r_first).norm() + (before.r_second - c.r_second).norm() +
                                (before.normal - c.normal).norm();
      EXPECT_GT(difference, 1e-9);
    }
  }
}

TEST(Detection, numbering_the_bodies_the_other_way_swaps_sides_and_nothing_else) {
  for (unsigned seed = 1; seed <= 20; ++seed) {
    const Scene scene = crowd(seed);
    Scene reversed = scene;
    std::reverse(reversed.bodies.begin(), reversed.bodies.end());
    const auto there = contacts_of(scene);
    const auto back = contacts_of(reversed);
    ASSERT_EQ(there.size(), back.size());
    for (const Contact& c : there) {
      const auto twin = std::any_of(back.begin(), back.end(), [&](const Contact& d) {
        return d.first == 13 - c.second && d.second == 13 - c.first && (d.r_first - c.r_second).norm() < 1e-9 &&
               (d.r_second - c.r_first).norm() < 1e-9 && (d.normal + c.normal).norm() < 1e-9;
      });
      EXPECT_TRUE(twin);
    }
  }
}

}  // namespace
}  // namespace talus::scene
