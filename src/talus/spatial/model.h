#pragma once

// A spatial scene: rigid bodies in space, what acts on them, the joints between them, how time advances and which law
// answers contacts. Immutable while it runs; what changes lives in Simulation. SI units, angles in rad.
//
// Frames: W the world; B a body, with its origin in the centre of mass and its axes along the principal axes of
// inertia.

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "talus/bodies/spatial_state.h"
#include "talus/collision/shape.h"

namespace talus::spatial {

using bodies::PrincipalMass;
using bodies::Quaternion;
using bodies::SpatialState;
using core::Matrix3;
using core::Vector3;

/// Each channel 0 to 1.
struct Colour {
  double r = 0.5, g = 0.5, b = 0.5;
};

enum class Mobility { dynamic, fixed, kinematic };

/// The motion of a kinematic body: nothing that it meets changes it.
///
///     p(t) = p0 + v t + d sin(2 pi f t + phase) - d sin(phase),     R(t) = exp([w t]) R0
///
struct Script {
  Vector3 velocity = Vector3::Zero();   ///< v, m/s
  Vector3 spin = Vector3::Zero();       ///< w, rad/s, world axes
  Vector3 amplitude = Vector3::Zero();  ///< d, m
  double frequency = 0;                 ///< f, Hz
  double phase = 0;                     ///< rad
  double start = 0, end = 1e300;        ///< s: stands still before and after
};

struct Body {
  std::string name;
  collision::ShapePtr shape;  ///< in B
  PrincipalMass mass;         ///< of a dynamic body
  SpatialState start;
  Mobility mobility = Mobility::dynamic;
  Script script;            ///< of a kinematic body
  int material = 0;         ///< number in Scene::materials
  double linear_drag = 0;   ///< 1/s: F = -c m v
  double angular_drag = 0;  ///< 1/s: tau = -c I w
  int collision_group = 0;  ///< bodies of the same group > 0 do not touch each other
  std::optional<Colour> colour;
};

struct Material {
  std::string name;
  double friction = 0.5;     ///< mu, >= 0
  double restitution = 0.2;  ///< e, 0 to 1
};

/// What holds between two materials instead of the mean.
struct MaterialPair {
  int first = 0, second = 0;
  double friction = 0, restitution = 0;
};

inline constexpr int kWorld = -1;

/// A point of a body (axes B) or of the world (body = kWorld).
struct Anchor {
  int body = kWorld;
  Vector3 point = Vector3::Zero();
};

/// F = -k (|d| - l0) d/|d| - c (d'.d) d/|d|^2 on end a, d = a - b.
struct Spring {
  Anchor a, b;
  double stiffness = 0;    ///< k, N/m
  double damping = 0;      ///< c, N s/m
  double rest_length = 0;  ///< l0, m
};

enum class JointKind {
  pin,    ///< a point of A stays at a point of B: 3 conditions
  hinge,  ///< and an axis of A stays along an axis of B: 5
  slider  ///< A moves along an axis of B without turning against it: 5
};

/// tau = most tanh(gain (target - speed) / most): torque about a hinge's axis, N m (or force along a slider's, N), on
/// A, and the opposite on B.
struct Motor {
  double target = 0;  ///< rad/s or m/s
  double gain = 0;    ///< N m s/rad or N s/m
  double most = 0;    ///< N m or N
};

struct Limits {
  double lower = 0, upper = 0;  ///< rad from the attitude at the start, or m from the place at the start
};

struct Joint {
  std::string name;
  JointKind kind = JointKind::pin;
  Anchor a, b;                        ///< they coincide at the start
  Vector3 axis_a = Vector3::UnitZ();  ///< unit, axes of A (world if A is the world)
  Vector3 axis_b = Vector3::UnitZ();  ///< unit, axes of B; along axis_a at the start
  std::optional<Limits> limits;
  std::optional<Motor> motor;
};

/// How `penalty` works (docs/penalty.md).
enum class PenaltyIntegrator { semi_implicit_euler, rosenbrock_shampine, rosenbrock_l_stable };
enum class LinearSolver { direct, bicgstab_diagonal, bicgstab_block };

struct PenaltySettings {
  PenaltyIntegrator integrator = PenaltyIntegrator::rosenbrock_l_stable;
  LinearSolver solver = LinearSolver::direct;
  double depth = 1e-4;            ///< d, m: how far a resting body sinks in; k_s = m g / (n d)
  double stiffness = 0;           ///< k_s for all contacts, N/m; 0: from depth
  double damping = 0;             ///< k_d for all contacts, N s/m; 0: critical, 2 sqrt(m k_s / n)
  double friction_speed = 1e-3;   ///< epsilon of tanh(v_t / epsilon), m/s
  bool tangential_spring = true;  ///< holds where |v_t| < epsilon: no creep
  double relative_error = 1e-4;   ///< of a Rosenbrock step
  double absolute_error = 1e-6;   ///< m, m/s (momentum over mass)
  int most_retries = 40;          ///< of a failed step, each half as long
};

struct Scene {
  std::string name;
  std::vector<Body> bodies;
  std::vector<Material> materials;
  std::vector<MaterialPair> pairs;
  std::vector<Spring> springs;
  std::vector<Joint> joints;
  Vector3 gravity{0, 0, -9.81};  ///< m/s^2
  std::string law = "lcp";       ///< a name of laws::law_names(), "penalty", or "none"
  PenaltySettings penalty;
  double dt = 0.002;         ///< s
  double duration = 1;       ///< s
  double tolerance = 1e-4;   ///< m: bodies this near touch (the collision envelope)
  double resting_speed = 0;  ///< m/s: contacts that approach more slowly do not bounce; 0: 2 |g| dt
  int most_events = 16;      ///< times of contact that one step stops at; fewer where more than 50 bodies may meet
  int threads = 0;           ///< 0: all
};

struct Surface {
  double friction = 0, restitution = 0;
};

/// What holds between the surfaces of two materials: what their pair says, else the square roots of the products.
[[nodiscard]] Surface surface_between(const Scene& scene, int first, int second);

/// The body's own state at this time: of a kinematic one its script, of a fixed one its start.
[[nodiscard]] SpatialState scripted_state(const Body& body, double time);

}  // namespace talus::spatial
