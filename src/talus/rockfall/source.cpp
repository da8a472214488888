#include "talus/rockfall/source.h"

#include <algorithm>
#include <cassert>

namespace talus::rockfall {
namespace {

Place between(const Place& a, const Place& b, double t) {
  Place place{.plan = a.plan + t * (b.plan - a.plan)};
  if (a.height && b.height) place.height = *a.height + t * (*b.height - *a.height);
  return place;
}

double length(const Place& a, const Place& b) {
  const Vector2 way = b.plan - a.plan;
  return Vector3(way.x(), way.y(), a.height && b.height ? *b.height - *a.height : 0).norm();
}

}  // namespace

void Source::add_weight(double weight) {
  sums_.push_back(this->weight() + weight);
}

void Source::add_point(const Place& place, double weight) {
  segments_.push_back({place, place});
  add_weight(weight);
}

void Source::add_line(std::span<const Place> line, std::optional<double> weight) {
  double whole = 0;
  for (std::size_t i = 0; i + 1 < line.size(); ++i) whole += length(line[i], line[i + 1]);
  for (std::size_t i = 0; i + 1 < line.size() && whole > 0; ++i) {
    const double part = length(line[i], line[i + 1]);
    segments_.push_back({line[i], line[i + 1]});
    add_weight(weight ? *weight * part / whole : part);
  }
}

void Source::add_area(std::span<const std::vector<Vector2>> rings, std::optional<double> weight) {
  const std::vector<geometry::Trapezoid> parts = geometry::trapezoids_of(rings);
  double whole = 0;
  for (const geometry::Trapezoid& part : parts) whole += part.area();
  for (const geometry::Trapezoid& part : parts) {
    trapezoids_.push_back(part);
    add_weight(weight ? *weight * part.area() / whole : part.area());
  }
}

void Source::add_cell(const Vector2& corner, const Vector2& sides, double weight) {
  const double right = corner.x() + sides.x();
  trapezoids_.push_back({corner.y(), corner.y() + sides.y(), corner.x(), right, corner.x(), right});
  add_weight(weight);
}

Place Source::draw(core::Random& random) const {
  assert(weight() > 0 && (segments_.empty() || trapezoids_.empty()));
  const double chosen = random.uniform() * weight(), u = random.uniform(), v = random.uniform();
  const auto found = std::upper_bound(sums_.begin(), sums_.end(), chosen);
  const auto index = std::min(static_cast<std::size_t>(found - sums_.begin()), sums_.size() - 1);
  if (trapezoids_.empty()) return between(segments_[index].from, segments_[index].to, u);
  return {.plan = trapezoids_[index].point(u, v)};
}

}  // namespace talus::rockfall
