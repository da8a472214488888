#pragma once

// Does a mesh enclose a body? What stands in the way, and where.
//
// A mesh without defects is one closed surface: each edge joins exactly two triangles that run through it in opposite
// directions, the triangles around each vertex form one fan, and corners run counter-clockwise seen from outside
// (positive volume). Nothing is changed here; mesh_repair.h does that, and only when asked.

#include <string>
#include <vector>

#include "talus/geometry/triangle_mesh.h"

namespace talus::geometry {

enum class DefectKind {
  no_triangles,         ///< nothing to check
  vertex_not_finite,    ///< a coordinate is infinite or NaN
  unused_vertex,        ///< belongs to no triangle
  degenerate_triangle,  ///< two corners coincide, or its height is too small for the length of its longest side
  duplicate_triangle,   ///< the same three corners as an earlier triangle, in any order
  open_edge,            ///< belongs to one triangle only: there is a hole
  crowded_edge,         ///< belongs to more than two triangles
  opposed_triangles,    ///< two triangles run through their edge in the same direction: one of them is turned round
  pinched_vertex,       ///< the triangles around it form more than one fan
  several_parts,        ///< not all triangles hang together by edges
  inside_out,           ///< closed and consistent, but the volume is negative
  no_volume,            ///< closed and consistent, but flat
  self_intersection     ///< two triangles meet where they should not (only when asked for)
};

/// Where a defect sits; -1: does not apply. All numbers count from 0.
struct DefectPlace {
  int triangle = -1;
  int other_triangle = -1;
  int vertex = -1;
  int other_vertex = -1;  ///< vertex and other_vertex: an edge
};

struct Defect {
  DefectKind kind{};
  int count = 0;                    ///< how many such places there are
  std::vector<DefectPlace> places;  ///< the first of them
};

struct MeshCheckSettings {
  double min_height = 1e-12;  ///< of a triangle, relative to its longest side
  double min_volume = 1e-12;  ///< relative to surface times longest side of the bounding box
  bool self_intersections = false;
  int max_places = 5;  ///< kept for each kind of defect
};

/// Is the height of the triangle below `min_height` times its longest side? Its vertices must be finite.
[[nodiscard]] bool is_degenerate(const TriangleMesh& mesh, int triangle,
                                 double min_height = MeshCheckSettings{}.min_height);

/// What makes a surface useless even where it need not enclose anything: no_triangles, vertex_not_finite and
/// degenerate_triangle of the list above. Takes time proportional to the size of the mesh.
[[nodiscard]] std::vector<Defect> check_triangles(const TriangleMesh& mesh, const MeshCheckSettings& settings = {});

/// Defects in the order of DefectKind, one entry for each kind that occurs; empty for a sound mesh.
[[nodiscard]] std::vector<Defect> check_mesh(const TriangleMesh& mesh, const MeshCheckSettings& settings = {});

/// "3 open edges (the surface has a hole): vertices 4 and 7 of triangle 2, ..."
[[nodiscard]] std::string to_string(const Defect& defect);
/// All of them, separated by "; ".
[[nodiscard]] std::string to_string(const std::vector<Defect>& defects);

}  // namespace talus::geometry
