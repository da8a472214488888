#pragma once

// Edges and vertices of the few triangles of the ground that are near a rock, and which triangles meet at them. A rock
// touches the ground where it is nearest to it: with a corner on a face, with an edge across a crest, or with a face on
// a summit. What lies in a hollow, or within a plane, is none of these.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "talus/core/linear_algebra.h"
#include "talus/slope/surface.h"

namespace talus::rockfall {

using core::Vector3;

class GroundFeatures {
 public:
  /// A set of triangles: bit k stands for triangle k.
  using Set = std::uint32_t;
  static constexpr std::size_t kMaxTriangles = 32;

  struct Edge {
    int a = 0, b = 0;            ///< numbers of its vertices; triangle first is to the left of the way from a to b
    int first = 0, second = -1;  ///< triangles; second < 0: there is none
    bool crest = false;          ///< the ground falls off to both sides, or ends here
    Set triangles = 0;
    Vector3 along = Vector3::Zero();  ///< unit, from a to b
    double length = 0;
  };
  struct Vertex {
    Vector3 place = Vector3::Zero();
    Set triangles = 0;
    bool rim = false;  ///< the ground ends here
  };
  /// Of a triangle: in its plane, square to its sides, outward, unit. Side j runs from corner j to the next.
  using Outward = std::array<Vector3, 3>;

  /// The triangles from now on: all that come within `radius` of `centre`, and perhaps more. False, and no features:
  /// too many, or they do not make a surface with an outside.
  bool set_triangles(std::span<const slope::SurfaceTriangle> triangles, const Vector3& centre, double radius);

  [[nodiscard]] bool known() const { return known_; }
  [[nodiscard]] std::span<const Edge> edges() const { return edges_; }
  [[nodiscard]] std::span<const Vertex> vertices() const { return vertices_; }
  [[nodiscard]] const Outward& outward(std::size_t triangle) const { return outward_[triangle]; }

 private:
  [[nodiscard]] int vertex_at(const Vector3& place);
  [[nodiscard]] bool add_side(int triangle, int a, int b);
  [[nodiscard]] bool within(const Edge& edge, const Vector3& centre, double radius) const;

  bool known_ = false;
  std::vector<Edge> edges_;
  std::vector<Vertex> vertices_;
  std::vector<Outward> outward_;
};

}  // namespace talus::rockfall
