#pragma once

#include <vector>

#include "talus/scene/model.h"

namespace talus::scene {

inline Body polygon(const std::vector<Vector2>& points, double radius = 0.1, bool fixed = false, double mass = 1) {
  const std::vector<double> masses(points.size(), mass);
  const PlanarPolygon shape(points, masses, radius);
  return {.shape = shape, .start = {.position = shape.centre()}, .fixed = fixed};
}

inline Body box(double x0, double y0, double x1, double y1, double radius = 0.1, bool fixed = false) {
  return polygon({{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}}, radius, fixed);
}

inline std::vector<PlanarState> start_states(const Scene& scene) {
  std::vector<PlanarState> states;
  for (const Body& body : scene.bodies) states.push_back(body.start);
  return states;
}

}  // namespace talus::scene
