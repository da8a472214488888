#include "talus/collision/rim_axes.h"

#include <cmath>

namespace talus::collision {
namespace {

constexpr int kMostSteps = 12;
constexpr double kTurned = 1e-2;  // a normal farther than this from the one known is another one

/// A line, or a circle around `middle` in the plane of `across` and `up`.
struct Curve {
  Vector3 middle, across, up;
  double radius = 0;  ///< 0: the line through `middle` along `across`
  double at = 0;      ///< angle, or way along the line

  [[nodiscard]] Vector3 point() const {
    if (radius == 0) return middle + at * across;
    return middle + radius * (std::cos(at) * across + std::sin(at) * up);
  }
  [[nodiscard]] Vector3 tangent() const {
    return radius == 0 ? across : Vector3(-std::sin(at) * across + std::cos(at) * up);
  }
  /// dx/dt over the tangent, and dT/dt.
  [[nodiscard]] double speed() const { return radius == 0 ? 1 : radius; }
  [[nodiscard]] Vector3 bend() const {
    return radius == 0 ? Vector3::Zero() : Vector3(-std::cos(at) * across - std::sin(at) * up);
  }
};

Curve line(const Vector3& through, const Vector3& along) {
  return {through, along, Vector3::Zero(), 0, 0};
}

Curve rim(const PlacedCore& core, const Vector3& outward) {
  const double side = core.axis.dot(outward) < 0 ? -1 : 1;
  const Vector3 up = core.axis.cross(core.cross_axis);
  return {core.centre + side * core.core->half.z() * core.axis, core.cross_axis, up, core.core->half.x(),
          std::atan2(up.dot(outward), core.cross_axis.dot(outward))};
}

/// Newton's method; false: it does not converge.
bool meet(Curve& a, Curve& b, double size) {
  if (b.radius == 0) b.at += b.across.dot(a.point() - b.point());
  if (a.radius == 0) a.at += a.across.dot(b.point() - a.point());
  for (int k = 0; k < kMostSteps; ++k) {
    const Vector3 d = a.point() - b.point(), ta = a.tangent(), tb = b.tangent();
    const double fa = d.dot(ta), fb = d.dot(tb), cosine = ta.dot(tb);
    const double aa = a.speed() + d.dot(a.bend()), ab = -b.speed() * cosine;
    const double ba = a.speed() * cosine, bb = -b.speed() + d.dot(b.bend());
    const double det = aa * bb - ab * ba;
    if (!(std::abs(det) > 1e-9 * a.speed() * b.speed())) return false;
    const double step_a = -(fa * bb - fb * ab) / det, step_b = -(aa * fb - ba * fa) / det;
    a.at += step_a, b.at += step_b;
    if (a.speed() * std::abs(step_a) + b.speed() * std::abs(step_b) < 1e-14 * size) return true;
  }
  return false;
}

struct Search {
  const CorePair& pair;
  const Vector3& n;
  Axis best;

  void consider(Curve a, Curve b) {
    if (!meet(a, b, pair.size())) return;
    Vector3 normal = a.tangent().cross(b.tangent());
    const double sine = normal.norm();
    if (!(sine > 1e-6)) return;
    normal *= (normal.dot(n) < 0 ? -1 : 1) / sine;
    if ((normal - n).norm() > kTurned) return;
    if (const double s = pair.separation(normal); s > best.s) best = {AxisKind::rim, normal, s, -1, -1};
  }

  void consider_edges(const Curve& circle, const PlacedCore& other, const Vector3& outward, bool circle_first) {
    for (const int e : other.core->edges_at.of(other.farthest(outward))) {
      const CoreEdge& edge = other.core->edges[static_cast<std::size_t>(e)];
      const Curve along =
          line(other.vertices[static_cast<std::size_t>(edge.from)], other.along[static_cast<std::size_t>(e)]);
      circle_first ? consider(circle, along) : consider(along, circle);
    }
  }
};

}  // namespace

Axis rim_axis_near(const CorePair& pair, const PlacedCore& A, const PlacedCore& B, const Vector3& n) {
  Search search{pair, n, {}};
  const bool round_a = !A.core->has_corners(), round_b = !B.core->has_corners();
  if (round_a && !round_b) search.consider_edges(rim(A, -n), B, n, true);
  if (round_b && !round_a) search.consider_edges(rim(B, n), A, -n, false);
  if (round_a && round_b) {
    search.consider(rim(A, -n), rim(B, n));
    search.consider(rim(A, -n), line(B.centre, B.axis));  // the side: as far from its axis everywhere
    search.consider(line(A.centre, A.axis), rim(B, n));
  }
  return search.best;
}

}  // namespace talus::collision
