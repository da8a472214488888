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
  /// Of those the one with this id, the same to the last bit; false if it is not among them. Iterations follow a few
  /// contacts and need not know of the others.
  virtual bool follow(const Block& block, const SpatialState& state, int id, Touch& touch) const = 0;
};

/// A plane through the origin.
class PlanePedestal final : public Pedestal {
 public:
  explicit PlanePedestal(const Vector3& normal = Vector3::UnitZ()) : normal_(normal.normalized()) {}
  void touches(const Block& block, const SpatialState& state, std::vector<Touch>& found) const override;
  bool follow(const Block& block, const SpatialState& state, int id, Touch& touch) const override;

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
  bool follow(const Block& block, const SpatialState& state, int id, Touch& touch) const override;

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
  /// A pose with its matrix.
  struct Pose {
    explicit Pose(const SpatialState& state) : p(state.p_WB), R(state.R_WB.toRotationMatrix()) {}
    Vector3 p;
    Matrix3 R;
  };
  /// An edge of the pedestal, seen from the block.
  struct SeenEdge {
    Vector3 from, along;
    double squared;
  };
  [[nodiscard]] bool corner_over_faces(const Block& block, const Pose& pose, std::size_t corner, Touch& touch) const;
  [[nodiscard]] bool corner_under_faces(const Block& block, const Pose& pose, std::size_t corner, Touch& touch) const;
  [[nodiscard]] bool is_low(const Block& block, const Pose& pose, std::size_t edge) const;
  [[nodiscard]] bool see_edge(const Block& block, const Pose& pose, std::size_t own, SeenEdge& seen) const;
  [[nodiscard]] bool edge_across(const Block& block, const Pose& pose, std::size_t own, const SeenEdge& seen,
                                 std::size_t edge, Touch& touch) const;

  std::vector<Face> faces_;
  std::vector<Vector3> corners_;
  std::vector<Edge> edges_;
  double top_ = 0;  ///< of the highest corner
};

}  // namespace talus::rocking
