#pragma once

// A planar scene: rigid polygons, the forces on them, how time advances and how contacts are answered. Immutable while
// it runs; what changes lives in Simulation. SI units, angles in rad.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "talus/bodies/planar_polygon.h"
#include "talus/core/linear_algebra.h"

namespace talus::scene {

using bodies::PlanarPolygon;
using bodies::PlanarState;
using core::Vector2;

/// Each channel 0 to 1.
struct Colour {
  double r = 0;
  double g = 0;
  double b = 0;
};

struct Body {
  PlanarPolygon shape;
  PlanarState start;
  bool fixed = false;  ///< neither forces nor impulses move it; its velocity is zero
  std::optional<Colour> colour;
};

/// The same acceleration for every body, m/s^2.
struct Gravity {
  Vector2 acceleration = Vector2::Zero();
};

inline constexpr int kWorld = -1;

/// One end of a spring: a point of a body (relative to its centre of mass, body axes) or of the world (body = kWorld).
struct SpringEnd {
  int body = kWorld;
  Vector2 point = Vector2::Zero();
};

/// Potential  k/2 (|d| - l0)^2  of the distance |d| between its ends.
struct Spring {
  SpringEnd a;
  SpringEnd b;
  double stiffness = 0;    ///< k, N/m
  double rest_length = 0;  ///< l0, m
  std::optional<Colour> colour;
};

/// Pressure of moving air on every edge, sampled at the midpoints of `points_per_edge` equal pieces.
struct Wind {
  int points_per_edge = 2;
  double beta = 0;  ///< N s/m^2
  Vector2 velocity = Vector2::Zero();
};

enum class Integrator { explicit_euler, symplectic_euler };

enum class ContactResponse { none, lcp, velocity_projection, gr_lcp, gr_velocity_projection };

/// The view from (cx, cy) that shows `size` to each side in the shorter direction of the picture.
struct Viewport {
  Vector2 centre = Vector2::Zero();
  double size = 1;
};

struct Scene {
  std::string description;
  std::string tag;
  std::vector<Body> bodies;
  std::vector<Gravity> gravity;
  std::vector<Spring> springs;
  std::vector<Wind> winds;
  Integrator integrator = Integrator::symplectic_euler;
  double dt = 0.01;     ///< s
  double duration = 1;  ///< s
  ContactResponse response = ContactResponse::none;
  std::optional<Viewport> viewport;
  std::optional<Colour> background;
};

/// ceil(duration / dt)
[[nodiscard]] std::int64_t step_count(const Scene& scene);

/// "explicit-euler", "symplectic-euler"
[[nodiscard]] std::string_view to_string(Integrator integrator);

/// The name of the law that answers contacts for this response; "" for none.
[[nodiscard]] std::string_view law_name(ContactResponse response);

/// e of every contact: the two reflecting responses are fully elastic, the others fully inelastic.
[[nodiscard]] double restitution(ContactResponse response);

}  // namespace talus::scene
