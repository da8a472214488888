#pragma once

// Triangles from a polygon, convex or not, by cutting ears (Meisters 1975): a corner whose triangle with its neighbours
// turns the way of the polygon and holds no other corner is cut off, until three corners remain. Of all ears the one of
// best shape whose cut stays farthest from other corners is taken, so that corners that lie (almost) in line do not
// become slivers while there is another choice. Signs are decided exactly on the integer grid of grid_points.h.

#include <span>
#include <string_view>
#include <vector>

#include "talus/geometry/triangle_mesh.h"

namespace talus::geometry {

enum class PolygonStatus {
  ok,
  too_few_corners,  ///< fewer than three
  not_finite,
  no_area,    ///< all corners on one line
  not_simple  ///< two corners coincide, or the outline cuts, touches or runs back along itself
};

[[nodiscard]] std::string_view to_string(PolygonStatus status);

struct Triangulation {
  PolygonStatus status = PolygonStatus::ok;
  std::vector<Triangle> triangles;  ///< numbers of corners, in the sense of the polygon; n - 2 of them
};

[[nodiscard]] Triangulation triangulate(std::span<const Vector2> polygon);

/// Of a polygon in space, plane or nearly so: seen along its mean normal (Newell).
[[nodiscard]] Triangulation triangulate(std::span<const Vector3> polygon);

/// Positive if the corners run counter-clockwise.
[[nodiscard]] double signed_area(std::span<const Vector2> polygon);

}  // namespace talus::geometry
