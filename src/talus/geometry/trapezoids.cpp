#include "talus/geometry/trapezoids.h"

#include <algorithm>
#include <cmath>

namespace talus::geometry {
namespace {

using core::Vector2;

struct Edge {
  Vector2 low, high;  ///< low.y < high.y

  [[nodiscard]] double x_at(double y) const {
    if (y <= low.y()) return low.x();
    if (y >= high.y()) return high.x();
    return low.x() + (y - low.y()) / (high.y() - low.y()) * (high.x() - low.x());
  }
};

/// Level edges bound no trapezoid sideways. Sorted by where they begin.
std::vector<Edge> edges_of(std::span<const std::vector<Vector2>> rings) {
  std::vector<Edge> edges;
  for (const std::vector<Vector2>& ring : rings)
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const Vector2 &a = ring[i], &b = ring[(i + 1) % ring.size()];
      if (a.y() < b.y()) edges.push_back({a, b});
      if (b.y() < a.y()) edges.push_back({b, a});
    }
  std::stable_sort(edges.begin(), edges.end(), [](const Edge& a, const Edge& b) { return a.low.y() < b.low.y(); });
  return edges;
}

std::vector<double> levels_of(const std::vector<Edge>& edges) {
  std::vector<double> levels;
  for (const Edge& edge : edges) levels.insert(levels.end(), {edge.low.y(), edge.high.y()});
  std::sort(levels.begin(), levels.end());
  levels.erase(std::unique(levels.begin(), levels.end()), levels.end());
  return levels;
}

/// The trapezoids between two levels, from the edges that pass through.
void add_row(std::vector<Edge>& passing, double y0, double y1, std::vector<Trapezoid>& result) {
  const auto middle = [&](const Edge& e) { return e.x_at(y0) + e.x_at(y1); };
  std::stable_sort(passing.begin(), passing.end(), [&](const Edge& a, const Edge& b) { return middle(a) < middle(b); });
  for (std::size_t i = 0; i + 1 < passing.size(); i += 2) {
    const Edge &left = passing[i], &right = passing[i + 1];
    const Trapezoid trapezoid{y0, y1, left.x_at(y0), right.x_at(y0), left.x_at(y1), right.x_at(y1)};
    if (trapezoid.area() > 0) result.push_back(trapezoid);
  }
}

}  // namespace

Vector2 Trapezoid::point(double u, double v) const {
  // The width at height t in [0, 1] is w0 + t (w1 - w0); the share of the area below it is u.
  const double w0 = right0 - left0, w1 = right1 - left1;
  const double t = u * (w0 + w1) / (w0 + std::sqrt(w0 * w0 + u * (w1 - w0) * (w0 + w1)));
  const double left = left0 + t * (left1 - left0), width = w0 + t * (w1 - w0);
  return {left + v * width, y0 + t * (y1 - y0)};
}

std::vector<Trapezoid> trapezoids_of(std::span<const std::vector<Vector2>> rings) {
  const std::vector<Edge> edges = edges_of(rings);
  const std::vector<double> levels = levels_of(edges);
  std::vector<Trapezoid> result;
  std::vector<Edge> passing;
  std::size_t next = 0;
  for (std::size_t k = 0; k + 1 < levels.size(); ++k) {
    std::erase_if(passing, [&](const Edge& e) { return e.high.y() <= levels[k]; });
    while (next < edges.size() && edges[next].low.y() <= levels[k]) passing.push_back(edges[next++]);
    add_row(passing, levels[k], levels[k + 1], result);
  }
  return result;
}

}  // namespace talus::geometry
