#pragma once

// What stands on the pedestal: a rigid body that touches with points. Of a box or a mesh these are the corners of its
// convex hull; of the planar idealisation the two lower corners O1 (x < 0) and O2 (x > 0), which may move in the x-z
// plane only. Frame B: origin in the centre of mass, principal axes; of boxes z up. Units SI.

#include <vector>

#include "talus/bodies/rock.h"
#include "talus/bodies/spatial_state.h"

namespace talus::rocking {

using bodies::PrincipalMass;
using bodies::Quaternion;
using bodies::SpatialState;
using core::Matrix3;
using core::Vector3;

/// A triangle of the hull: outside is where normal . p > offset.
struct BlockFace {
  Vector3 normal;
  double offset;
};

/// Between two faces that are not in one plane.
struct BlockEdge {
  Vector3 from, along;         ///< along: to its other end
  Vector3 normal_1, normal_2;  ///< of the faces
};

struct Block {
  PrincipalMass mass;
  std::vector<Vector3> points;  ///< in B
  bool planar = false;
  std::vector<BlockFace> faces;  ///< none for a planar block
  std::vector<BlockEdge> edges;
  double size = 0;                              ///< distance from the centre of mass to the farthest point, m
  Quaternion drawn_R = Quaternion::Identity();  ///< attitude in which B stands as it was drawn (meshes: R_GB)
};

/// Half width b and half height h in the x-z plane; the depth does not matter (inertia m (b^2 + h^2) / 3).
[[nodiscard]] Block planar_block(double half_width, double half_height, double mass);
/// Full sides.
[[nodiscard]] Block box_block(const Vector3& sides, double density);
/// Touches with the corners of its hull.
[[nodiscard]] Block rock_block(const bodies::Rock& rock);

}  // namespace talus::rocking
