#pragma once

// What touches at a contact, and how its gap changes while the rock moves. With n the normal, r the arm from the centre
// of mass, v_c = v + w x r the velocity of the rock's material there and a_f = w' x r + w x (w x r) its acceleration
// for v' = 0,
//
//     gap'  = n.v_c                                                            whatever touches,
//     gap'' = n.a_f + n.v'  +  bend,
//     bend  = 0                               a corner of the rock on a face: n stands still, the corner is fixed to
//     the rock
//           = 2 (w x n).v_c                   a corner of the ground under a face: n turns with the rock, and the place
//           of
//                                             contact moves over the rock with -v_c
//           = n'.v_c + m n.(w x e)            two edges, e of the rock and g of the ground: n' is square to n and g
//           with
//                                             n'.e = -n.(w x e), and the contact moves with m e along the rock's edge,
//                                             where v_c = l g - m e. With n' = a (n x g) the first condition gives a,
//                                             the second, times n x g, m = -(n x g).v_c / (n x g).e, and the two terms
//                                             are the same: -2 n.(w x e) (n x g).v_c / (n x g).e
//
// These second derivatives let a contact step be long and still end at the gap it should.

#include "talus/core/linear_algebra.h"

namespace talus::rockfall {

using core::Vector3;

enum class ContactKind { corner_on_face, face_on_corner, edge_on_edge };

struct ContactGeometry {
  ContactKind kind = ContactKind::corner_on_face;
  Vector3 edge_rock = Vector3::Zero();  ///< of edge_on_edge: from one corner to the next
  Vector3 edge_ground = Vector3::Zero();
};

/// gap'' for v' = 0. `spin_rate`: w'.
[[nodiscard]] double gap_bend(const ContactGeometry& contact, const Vector3& normal, const Vector3& r, const Vector3& v,
                              const Vector3& w, const Vector3& spin_rate);

}  // namespace talus::rockfall
