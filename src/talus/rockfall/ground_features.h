#pragma once

// Edges and vertices of the few triangles of the ground that are near a rock, and which triangles meet at them. A rock
// touches the ground where it is nearest to it: with a corner on a face, with an edge across a crest, or with a face on
// a summit. What lies in a hollow, or within a plane, is none of these.

#include <array>
#include <cstdint>
#include <span>

#include "talus/core/linear_algebra.h"
#include "talus/slope/surface.h"

namespace talus::rockfall {

using core::Vector3;

class GroundFeatures {
 public:
  /// A set of triangles: bit k stands for triangle k.
  using Set = std::uint32_t;
  static constexpr std::size_t kMaxTriangles = 32;
  static constexpr std::size_t kMaxFeatures = 3 * kMaxTriangles;  ///< of one kind

  /// An edge from which the ground falls off to both sides, or where it ends.
  struct Crest {
    int a = 0, b = 0;            ///< numbers of its vertices; triangle `first` is to the left of the way from a to b
    int first = 0, second = -1;  ///< triangles; second < 0: there is none
    Set triangles = 0;
    Vector3 along = Vector3::Zero();    ///< unit, from a to b
    Vector3 outward = Vector3::Zero();  ///< unit, in the plane of `first`, away from it
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
  /// too many, or they do not make a surface with an outside. They must stay.
  bool set_triangles(std::span<const slope::SurfaceTriangle> triangles, const Vector3& centre, double radius);

  [[nodiscard]] bool known() const { return known_; }
  [[nodiscard]] std::span<const Crest> crests() const { return {crests_.data(), crest_count_}; }
  [[nodiscard]] std::span<const Vertex> vertices() const { return {vertices_.data(), vertex_count_}; }
  [[nodiscard]] const Outward& outward(std::size_t triangle) const {
    if ((has_outward_ >> triangle & 1) == 0) find_outward(triangle);
    return outward_[triangle];
  }

 private:
  struct Side {
    int a = 0, b = 0, first = 0, second = -1;
  };
  static constexpr std::size_t kMaxVertices = 64;

  [[nodiscard]] std::size_t vertex_at(const Vector3& place);
  [[nodiscard]] bool add_side(int triangle, std::size_t a, std::size_t b);
  [[nodiscard]] bool find_sides(std::span<const slope::SurfaceTriangle> triangles);
  [[nodiscard]] bool within(const Side& side, const Vector3& centre, double radius) const;
  void add_crest(const Side& side);
  void find_outward(std::size_t triangle) const;

  // Of what is counted here only so many are filled in.
  bool known_ = false;
  std::size_t crest_count_ = 0, vertex_count_ = 0, side_count_ = 0;
  std::array<Crest, kMaxFeatures> crests_;
  std::array<Vertex, kMaxVertices + 3> vertices_;  ///< with those of the triangle that turns out to be too much
  std::array<Side, kMaxFeatures> sides_;
  std::span<const slope::SurfaceTriangle> triangles_;
  mutable std::array<Outward, kMaxTriangles> outward_;  ///< of those that were asked for
  mutable Set has_outward_ = 0;
  /// Sides by their vertices from and to, and vertices by what is left of their places, counted from 1; 0: none.
  std::array<std::array<std::uint8_t, kMaxVertices>, kMaxVertices> side_of_{};
  std::array<std::uint8_t, 4 * kMaxVertices> vertex_of_{};
};

}  // namespace talus::rockfall
