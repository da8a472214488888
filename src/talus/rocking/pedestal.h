#pragma once

// What the block stands on: rigid, moving without turning. All places are relative to it. For any pose of the block it
// lists where block and pedestal may touch:
//
//   gap   signed distance along the normal, < 0: penetrates, m
//   n     unit, from the pedestal towards the block
//   arm   from the centre of mass to the point, world axes, m
//   id    the same for the same pair of features as the block moves

#include <array>
#include <vector>

#include "talus/rocking/block.h"

namespace talus::rocking {

struct Touch {
  int id = 0;
  Vector3 arm = Vector3::Zero();
  Vector3 normal = Vector3::UnitZ();
  double gap = 0;
};

class Pedestal {
 public:
  virtual ~Pedestal() = default;
  /// All that may touch, far or near, in order of id.
  virtual void touches(const Block& block, const SpatialState& state, std::vector<Touch>& found) const = 0;
};

/// A plane through the origin.
class PlanePedestal final : public Pedestal {
 public:
  explicit PlanePedestal(const Vector3& normal = Vector3::UnitZ()) : normal_(normal.normalized()) {}
  void touches(const Block& block, const SpatialState& state, std::vector<Touch>& found) const override;

 private:
  Vector3 normal_;
};

/// The upward faces of a mesh (a box is one): corners of the block over faces, corners of the pedestal under faces of
/// the block's hull, and edges that cross. Sides of the pedestal do not count: a block that has left the top falls
/// freely.
class MeshPedestal final : public Pedestal {
 public:
  explicit MeshPedestal(const geometry::TriangleMesh& mesh);
  void touches(const Block& block, const SpatialState& state, std::vector<Touch>& found) const override;

 private:
  struct Face {
    std::array<Vector3, 3> corners;
    Vector3 normal;
    core::Vector2 low, high;  ///< its box in plan
  };
  struct Edge {
    Vector3 from, along;
    core::Vector2 low, high;
  };
  void corners_over_faces(const Block& block, const SpatialState& state, std::vector<Touch>& found) const;
  void corners_under_faces(const Block& block, const SpatialState& state, std::vector<Touch>& found) const;
  void edges_across(const Block& block, const SpatialState& state, std::vector<Touch>& found) const;

  std::vector<Face> faces_;
  std::vector<Vector3> corners_;
  std::vector<Edge> edges_;
  double top_ = 0;  ///< of the highest corner
};

}  // namespace talus::rocking
