#include "talus/scene/detection.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace talus::scene {
namespace {

std::array<double, 6> numbers(const Contact& c) {
  return {c.r_first.x(), c.r_first.y(), c.r_second.x(), c.r_second.y(), c.normal.x(), c.normal.y()};
}

bool comes_before(const Contact& a, const Contact& b) {
  const auto rounded = [](const Contact& c) {
    std::array<double, 6> key = numbers(c);
    for (double& value : key) value = std::nearbyint(value / kContactMergeTolerance);
    return key;
  };
  return rounded(a) < rounded(b);
}

bool same(const Contact& a, const Contact& b) {
  const std::array<double, 6> x = numbers(a);
  const std::array<double, 6> y = numbers(b);
  for (std::size_t i = 0; i < x.size(); ++i)
    if (std::abs(x[i] - y[i]) > kContactMergeTolerance) return false;
  return true;
}

/// The point of the segment from a to b that is closest to x.
Vector2 closest_on_segment(const Vector2& x, const Vector2& a, const Vector2& b) {
  const Vector2 edge = b - a;
  const double along = (x - a).dot(edge);
  const double length2 = edge.squaredNorm();
  if (along <= 0 || length2 == 0) return a;
  if (along >= length2) return b;
  return a + along / length2 * edge;
}

/// Unit normal of the edge, on the side where `towards` points (its left side when that does not decide).
Vector2 edge_normal(const Vector2& edge, const Vector2& towards) {
  const double length = edge.norm();
  const Vector2 normal = length > 0 ? Vector2(-edge.y() / length, edge.x() / length) : Vector2(Vector2::UnitY());
  return normal.dot(towards) < 0 ? Vector2(-normal) : normal;
}

}  // namespace

/// One body of a pair: all vectors relative to its own centre of mass, so that r carries no round-off of positions.
struct Detector::Side {
  int body;
  const std::vector<Vector2>& vertices;
  Vector2 position;
};

void Detector::vertices_against_edges(const Side& vertex_side, const Side& edge_side, double reach) {
  const Vector2 offset = vertex_side.position - edge_side.position;
  const std::vector<Vector2>& ends = edge_side.vertices;
  for (const Vector2& vertex : vertex_side.vertices) {
    const Vector2 x = vertex + offset;
    for (std::size_t k = 0; k < ends.size(); ++k) {
      const Vector2& a = ends[k];
      const Vector2& b = ends[(k + 1) % ends.size()];
      const Vector2 point = closest_on_segment(x, a, b);
      const Vector2 gap = x - point;
      const double distance = gap.norm();
      if (!(distance < reach)) continue;
      const Vector2 normal = distance > 0 ? Vector2(gap / distance) : edge_normal(b - a, -vertex);
      if (vertex_side.body < edge_side.body)
        pair_.push_back({vertex_side.body, edge_side.body, vertex, point, normal});
      else
        pair_.push_back({edge_side.body, vertex_side.body, point, vertex, -normal});
    }
  }
}

void Detector::detect_pair(const Scene& scene, std::span<const PlanarState> states, std::size_t i, std::size_t j) {
  const PlanarPolygon& shape_i = scene.bodies[i].shape;
  const PlanarPolygon& shape_j = scene.bodies[j].shape;
  const double reach = shape_i.radius() + shape_j.radius();
  // Bodies whose bounding circles are apart have no contact; the factor keeps round-off on the safe side.
  const double circles = (shape_i.reach() + shape_j.reach() + reach) * (1 + 1e-9);
  pair_.clear();
  if ((states[i].position - states[j].position).squaredNorm() > circles * circles) return;
  const Side side_i{static_cast<int>(i), turned_[i], states[i].position};
  const Side side_j{static_cast<int>(j), turned_[j], states[j].position};
  vertices_against_edges(side_i, side_j, reach);
  vertices_against_edges(side_j, side_i, reach);
}

void Detector::append_merged(std::vector<Contact>& contacts) {
  std::stable_sort(pair_.begin(), pair_.end(), comes_before);
  const std::size_t start = contacts.size();
  for (const Contact& candidate : pair_) {
    const auto known = std::any_of(contacts.begin() + static_cast<std::ptrdiff_t>(start), contacts.end(),
                                   [&](const Contact& kept) { return same(kept, candidate); });
    if (!known) contacts.push_back(candidate);
  }
}

void Detector::detect(const Scene& scene, std::span<const PlanarState> states, std::vector<Contact>& contacts) {
  const std::size_t count = scene.bodies.size();
  contacts.clear();
  turned_.resize(count);
  for (std::size_t i = 0; i < count; ++i) scene.bodies[i].shape.turned_vertices(states[i].angle, turned_[i]);
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = i + 1; j < count; ++j) {
      if (scene.bodies[i].fixed && scene.bodies[j].fixed) continue;
      detect_pair(scene, states, i, j);
      append_merged(contacts);
    }
  }
}

}  // namespace talus::scene
