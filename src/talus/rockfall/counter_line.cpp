#include "talus/rockfall/counter_line.h"

#include <cmath>
#include <limits>
#include <numbers>

#include "talus/core/error.h"
#include "talus/geometry/closest_point.h"

namespace talus::rockfall {
namespace {

constexpr double kBelow = 1e3, kAbove = 1e4;  // m beyond the ground: no rock gets there

/// Two triangles for each part of the line.
geometry::TriangleMesh curtain_along(const std::vector<Vector2>& line, const geometry::Box& ground) {
  std::vector<Vector3> vertices;
  std::vector<geometry::Triangle> triangles;
  const double bottom = ground.lower.z() - kBelow, top = ground.upper.z() + kAbove;
  for (const Vector2& point : line) {
    const auto last = static_cast<int>(vertices.size()) - 2;
    if (last >= 0 && vertices[static_cast<std::size_t>(last)].head<2>() == point) continue;
    vertices.emplace_back(point.x(), point.y(), bottom);
    vertices.emplace_back(point.x(), point.y(), top);
    if (last < 0) continue;
    triangles.push_back({last, last + 2, last + 3});
    triangles.push_back({last, last + 3, last + 1});
  }
  if (triangles.empty())
    throw core::InputError({.key = "line", .problem = "has no length", .accepted = "at least two different points"});
  return {std::move(vertices), std::move(triangles)};
}

double distance_in_plan(const Vector3& point, const Vector2& from, const Vector2& to) {
  const auto flat = [](const Vector2& p) { return Vector3(p.x(), p.y(), 0); };
  const Vector3 foot = flat(point.head<2>());
  return (geometry::closest_on_segment(foot, flat(from), flat(to)) - foot).norm();
}

}  // namespace

Curtains::Curtains(std::vector<CounterLine> lines, const slope::Surface& ground) : lines_(std::move(lines)) {
  for (const CounterLine& line : lines_) {
    std::vector<slope::Barrier> one(1);
    one[0].name = line.name;
    one[0].mesh = curtain_along(line.line, ground.bounds());
    curtains_.emplace_back(std::move(one));
  }
}

std::optional<double> Curtains::first_crossing(std::size_t line, const Vector3& p, const Vector3& v, const Vector3& a,
                                               double duration) const {
  const std::optional<slope::BarrierCrossing> found = curtains_[line].first_crossing(p, v, a, duration);
  return found ? std::optional(found->time) : std::nullopt;
}

double Curtains::angle_to(std::size_t line, const Vector3& point, const Vector3& direction) const {
  const std::vector<Vector2>& points = lines_[line].line;
  double best = std::numeric_limits<double>::infinity(), angle = 0;
  for (std::size_t k = 1; k < points.size(); ++k) {
    const Vector2 along = points[k] - points[k - 1], way = direction.head<2>();
    const double distance = distance_in_plan(point, points[k - 1], points[k]);
    if (along.squaredNorm() == 0 || distance >= best) continue;
    best = distance;
    angle = std::atan2(std::abs(along.x() * way.y() - along.y() * way.x()), std::abs(along.dot(way)));
  }
  return angle;
}

}  // namespace talus::rockfall
