#include "talus/bodies/planar_polygon.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace talus::bodies {

Vector2 rotated(const Vector2& v, double angle) {
  const double c = std::cos(angle);
  const double s = std::sin(angle);
  return {c * v.x() - s * v.y(), s * v.x() + c * v.y()};
}

PlanarPolygon::PlanarPolygon(std::span<const Vector2> points, std::span<const double> masses, double radius)
    : radius_(radius) {
  assert(points.size() >= 2 && points.size() == masses.size() && radius > 0);
  Vector2 moment = Vector2::Zero();
  for (std::size_t i = 0; i < points.size(); ++i) {
    mass_.mass += masses[i];
    moment += masses[i] * points[i];
  }
  centre_ = moment / mass_.mass;
  vertices_.reserve(points.size());
  for (std::size_t i = 0; i < points.size(); ++i) {
    vertices_.emplace_back(points[i] - centre_);
    mass_.inertia += masses[i] * vertices_.back().squaredNorm();
    reach_ = std::max(reach_, vertices_.back().norm());
  }
}

void PlanarPolygon::turned_vertices(double angle, std::vector<Vector2>& out) const {
  const double c = std::cos(angle);
  const double s = std::sin(angle);
  out.resize(vertices_.size());
  for (std::size_t i = 0; i < vertices_.size(); ++i) {
    const Vector2& v = vertices_[i];
    out[i] = {c * v.x() - s * v.y(), s * v.x() + c * v.y()};
  }
}

void PlanarPolygon::world_vertices(const PlanarState& state, std::vector<Vector2>& out) const {
  turned_vertices(state.angle, out);
  for (Vector2& v : out) v += state.position;
}

}  // namespace talus::bodies
