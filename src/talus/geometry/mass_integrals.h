#pragma once

// Volume, centroid and inertia of a closed polyhedron of density 1, exactly (up to round-off) by the divergence
// theorem. With x1, x2, x3 the coordinates and S the area vector of a triangle T (mean_T: average over the triangle):
//
//     V        = int dV           = sum_T S_1 mean_T(x1)                                                      (1)
//     V c_a    = int x_a dV       = sum_T S_a mean_T(x_a^2) / 2                                               (2)
//     C_aa     = int x_a^2 dV     = sum_T S_a mean_T(x_a^3) / 3                                               (3)
//     C_ab     = int x_a x_b dV   = sum_T S_a mean_T(x_a^2 x_b) / 2,   a != b                                 (4)
//     J        = tr(C) 1 - C                                                                                  (5)
//
// Means of monomials over a triangle with corners p_1, p_2, p_3 follow from the moments of barycentric coordinates
// (E[l_i l_j] = (1 + d_ij)/12, E[l_i l_j l_k] = (1 + d_ij + d_jk + d_ki + 2 d_ijk)/60); with h = sum_i p_i:
//
//     mean(x_a)       = h_a / 3                                                                               (6)
//     mean(x_a^2)     = (h_a^2 + sum_i p_ia^2) / 12                                                           (7)
//     mean(x_a^2 x_b) = sum_i p_ib (h_a^2 + sum_j p_ja^2 + 2 p_ia h_a + 2 p_ia^2) / 60                        (8)
//
//   V  volume, m^3     C  second moments, m^5
//   c  centroid, m     J  inertia about the centroid, m^5 (times density: kg m^2)
//
// Source: (1)-(4) is the scheme of Mirtich (1996), "Fast and accurate computation of polyhedral mass properties", with
// the closed forms (6)-(8) derived here. Departure: (1), (2) are taken about the centre of the bounding box and (3),
// (4) about the centroid, so that bodies far from the origin (national grids: 1e6 m) lose no digits to cancellation.
// The mesh must be closed and outward (mesh_check.h); an inside-out mesh gives the negative volume.

#include "talus/geometry/triangle_mesh.h"

namespace talus::geometry {

struct MassIntegrals {
  double volume = 0;                   ///< m^3
  Vector3 centroid = Vector3::Zero();  ///< m
  Matrix3 inertia = Matrix3::Zero();   ///< about the centroid, for density 1, m^5
};

[[nodiscard]] MassIntegrals mass_integrals(const TriangleMesh& mesh);

/// (1) alone; negative for a mesh that is inside out.
[[nodiscard]] double volume(const TriangleMesh& mesh);

}  // namespace talus::geometry
