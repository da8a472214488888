#include "talus/rockfall/placement.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace talus::rockfall {
namespace {

using core::Vector2;
using core::Vector3;
using Corners = std::array<Vector3, 3>;

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kRounding = 1e-12;  ///< relative; what lies on an edge counts

double cross(const Vector3& a, const Vector3& b) {
  return a.x() * b.y() - a.y() * b.x();
}

/// z of the triangle above or below p, which is in it in plan; none: it is not.
std::optional<double> height_in(const Corners& t, const Vector3& p) {
  const double whole = cross(t[1] - t[0], t[2] - t[0]);
  if (whole == 0) return std::nullopt;
  const double a = cross(t[1] - p, t[2] - p) / whole, b = cross(t[2] - p, t[0] - p) / whole, c = 1 - a - b;
  if (std::min({a, b, c}) < -kRounding) return std::nullopt;
  return a * t[0].z() + b * t[1].z() + c * t[2].z();
}

/// How far edge (a, b) is above edge (c, d) where they cross in plan.
double edge_gap(const Vector3& a, const Vector3& b, const Vector3& c, const Vector3& d) {
  const Vector3 u = b - a, v = d - c;
  const double turn = cross(u, v);
  if (turn == 0) return kInfinity;
  const double s = cross(c - a, v) / turn, t = cross(c - a, u) / turn;
  if (std::min(s, t) < -kRounding || std::max(s, t) > 1 + kRounding) return kInfinity;
  return a.z() + s * u.z() - (c.z() + t * v.z());
}

bool apart_in_plan(const Corners& a, const Corners& b) {
  for (int axis = 0; axis < 2; ++axis) {
    const auto [a0, a1] = std::minmax({a[0][axis], a[1][axis], a[2][axis]});
    const auto [b0, b1] = std::minmax({b[0][axis], b[1][axis], b[2][axis]});
    if (a1 < b0 || b1 < a0) return true;
  }
  return false;
}

/// The smallest height of the upper triangle over the lower one; infinite where they do not lie over each other.
double gap_between(const Corners& upper, const Corners& lower) {
  if (apart_in_plan(upper, lower)) return kInfinity;
  double gap = kInfinity;
  for (int i = 0; i < 3; ++i) {
    if (const auto z = height_in(lower, upper[i])) gap = std::min(gap, upper[i].z() - *z);
    if (const auto z = height_in(upper, lower[i])) gap = std::min(gap, *z - lower[i].z());
    for (int j = 0; j < 3; ++j)
      gap = std::min(gap, edge_gap(upper[i], upper[(i + 1) % 3], lower[j], lower[(j + 1) % 3]));
  }
  return gap;
}

/// Triangles of the rock that look down, turned, with the centre of mass in the origin.
std::vector<Corners> lower_side(const bodies::Rock& rock, const core::Matrix3& R_WB) {
  std::vector<Corners> triangles;
  for (int t = 0; t < rock.mesh().triangle_count(); ++t) {
    const Corners turned{R_WB * rock.mesh().corner(t, 0), R_WB * rock.mesh().corner(t, 1),
                         R_WB * rock.mesh().corner(t, 2)};
    if (cross(turned[1] - turned[0], turned[2] - turned[0]) < 0) triangles.push_back(turned);
  }
  return triangles;
}

}  // namespace

std::optional<double> ground_height(const slope::Surface& ground, const Vector2& plan) {
  return ground.ground_below({plan.x(), plan.y(), ground.bounds().upper.z() + 1});
}

std::optional<double> touching_height(const slope::Surface& ground, const bodies::Rock& rock,
                                      const bodies::Quaternion& R_WB, const Vector2& plan) {
  const std::optional<double> below = ground_height(ground, plan);
  if (!below) return std::nullopt;
  const std::vector<Corners> side = lower_side(rock, R_WB.toRotationMatrix());
  double z = *below;
  for (const Corners& triangle : side)
    for (const Vector3& r : triangle)
      if (const auto height = ground_height(ground, plan + r.head<2>())) z = std::max(z, *height - r.z());
  // All that reaches into the rock is within its ball. Each round lifts it above that; higher ground may come near
  // then.
  constexpr int kRounds = 100;
  std::vector<slope::SurfaceTriangle> near;
  for (int round = 0; round < kRounds; ++round) {
    const Vector3 centre(plan.x(), plan.y(), z);
    ground.gather(centre, rock.bounding_radius(), near);
    double gap = kInfinity;
    for (const Corners& triangle : side) {
      const Corners here{triangle[0] + centre, triangle[1] + centre, triangle[2] + centre};
      for (const slope::SurfaceTriangle& other : near) gap = std::min(gap, gap_between(here, other.corners));
    }
    if (!(gap < 0)) break;
    z -= gap;
  }
  return z;
}

}  // namespace talus::rockfall
