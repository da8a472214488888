#pragma once

// Which bodies touch: every vertex against every edge of every other body.
//
//     contact  <=>  min over the edge |x - p| < r_i + r_j      (strict)
//
// A contact is kept with the lower body number first, so that it is the same whichever side the vertex is on:
//
//   first < second   body numbers in the scene
//   r_first          from the centre of mass of `first` to the closest point of its own skeleton, world axes, m
//   r_second         the same for `second`
//   normal           unit vector from `second` towards `first`
//
// The radius does not enter r: it would move the point along the normal, which changes no r x n. Contacts of one pair
// that agree within 1e-9 in all numbers are one (the end of one edge is the start of the next, and two corners that
// meet see each other twice). Rows are ordered by (first, second, r_first, r_second, normal), each rounded to 1e-9, so
// that round-off does not change the order. Two fixed bodies never touch.
//
// Where a vertex lies exactly on the other skeleton, x - p has no direction: the normal is then the edge's, towards the
// centre of the vertex's body.

#include <span>
#include <vector>

#include "talus/scene/model.h"

namespace talus::scene {

inline constexpr double kContactMergeTolerance = 1e-9;  ///< m for r, dimensionless for the normal

struct Contact {
  int first = 0;
  int second = 0;
  Vector2 r_first = Vector2::Zero();
  Vector2 r_second = Vector2::Zero();
  Vector2 normal = Vector2::UnitY();
};

/// Holds the turned vertices: reuse it and it allocates nothing once it has seen the scene.
class Detector {
 public:
  void detect(const Scene& scene, std::span<const PlanarState> states, std::vector<Contact>& contacts);

 private:
  struct Side;
  void detect_pair(const Scene& scene, std::span<const PlanarState> states, std::size_t i, std::size_t j);
  void vertices_against_edges(const Side& vertex_side, const Side& edge_side, double reach);
  void append_merged(std::vector<Contact>& contacts);

  std::vector<std::vector<Vector2>> turned_;
  std::vector<Contact> pair_;
};

}  // namespace talus::scene
