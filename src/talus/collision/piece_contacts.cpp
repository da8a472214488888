#include "talus/collision/piece_contacts.h"

#include <algorithm>

namespace talus::collision {
namespace {

/// Turns round what was appended since `first`.
void turn_round(std::vector<Touch>& found, std::size_t first) {
  for (std::size_t k = first; k < found.size(); ++k) {
    std::swap(found[k].point_a, found[k].point_b);
    found[k].normal = -found[k].normal;
  }
}

bool are_balls(const PlacedPieces& pieces) {
  return pieces.a.core()->vertices.size() == 1 && pieces.b.core()->vertices.size() == 1;
}

/// In closed form; a common centre is left along z.
PieceGap gap_of_balls(const PlacedPieces& pieces) {
  const Vector3 d = pieces.pose_a.p - pieces.pose_b.p;
  const double length = d.norm();
  return {length - pieces.a.core()->radius - pieces.b.core()->radius,
          length > 0 ? Vector3(d / length) : Vector3::UnitZ()};
}

bool spheres_apart(const PlacedPieces& pieces, double limit) {
  const double least = pieces.a.reach() + pieces.b.reach() + limit;
  return least < 0 || (pieces.pose_a.p - pieces.pose_b.p).squaredNorm() > least * least;
}

void append(std::span<const CoreTouch> touches, const Pose& pose_a, const Vector3& normal, std::vector<Touch>& found) {
  for (const CoreTouch& t : touches)
    found.push_back({pose_a.to_world(t.point_a), pose_a.to_world(t.point_b), normal, t.gap, t.feature});
}

}  // namespace

void PieceContacts::core_touches(const PlacedPieces& pieces, double margin, Vector3& direction,
                                 std::vector<Touch>& found) {
  if (spheres_apart(pieces, margin)) return;
  if (are_balls(pieces)) {
    const PieceGap g = gap_of_balls(pieces);
    if (g.distance > margin) return;
    found.push_back({pieces.pose_a.p - pieces.a.core()->radius * g.normal,
                     pieces.pose_b.p + pieces.b.core()->radius * g.normal, g.normal, g.distance, 0});
    return;
  }
  const CorePair pair = core_pair(*pieces.a.core(), pieces.pose_a, *pieces.b.core(), pieces.pose_b);
  Vector3 local = pieces.pose_a.R.conjugate() * direction, normal;
  const std::span<const CoreTouch> touches = cores_.touches(pair, margin, local, normal);
  direction = pieces.pose_a.R * local;
  append(touches, pieces.pose_a, direction, found);
}

void PieceContacts::plane_touches(const PlacedPieces& pieces, double margin, std::vector<Touch>& found) {
  const CoreShape& core = *pieces.a.solid();
  const Plane plane = plane_seen_from(pieces.pose_a, pieces.pose_b);
  if (-plane.offset - core.reach - core.radius > margin) return;
  append(planes_.touches(core, plane, margin), pieces.pose_a, pieces.pose_b.R * Vector3::UnitZ(), found);
}

void PieceContacts::surface_touches(const PlacedPieces& pieces, double margin, std::vector<Touch>& found) {
  for (const SurfaceTouch& t :
       surfaces_.touches(*pieces.a.core(), pieces.pose_a, *pieces.b.surface(), pieces.pose_b, margin, cores_))
    found.push_back({t.touch.point_a, t.touch.point_b, t.normal, t.touch.gap, t.touch.feature});
}

/// Every triangle of A that is near B as a convex piece; what is found must be normal to both surfaces.
void PieceContacts::two_surfaces(const PlacedPieces& pieces, double margin, std::vector<Touch>& found) {
  const MeshSurface& A = *pieces.a.surface();
  triangles_near(*pieces.b.surface()->hull, pieces.pose_b, A, pieces.pose_a, margin, triangles_);
  for (const int t : triangles_) {
    const Piece& piece = A.triangles[static_cast<std::size_t>(t)];
    for (const SurfaceTouch& s : surfaces_.touches(*piece.core(), pieces.pose_a * piece.pose, *pieces.b.surface(),
                                                   pieces.pose_b, margin, cores_)) {
      if (!A.has_normal(t, -(pieces.pose_a.R.conjugate() * s.normal))) continue;
      const auto known = [&](const Touch& other) {
        return (other.point_b - s.touch.point_b).norm() < 1e-7 * A.reach && (other.normal - s.normal).norm() < 1e-6;
      };
      if (std::any_of(found.begin(), found.end(), known)) continue;
      found.push_back({s.touch.point_a, s.touch.point_b, s.normal, s.touch.gap,
                       feature_number({static_cast<std::uint64_t>(t), s.touch.feature})});
    }
  }
}

PieceGap PieceContacts::gap_of_surfaces(const PlacedPieces& pieces, double limit) {
  const MeshSurface& A = *pieces.a.surface();
  PieceGap least{limit, Vector3::UnitZ()};
  const double reach = std::min(limit, (pieces.pose_a.p - pieces.pose_b.p).norm() + A.reach + pieces.b.reach());
  triangles_near(*pieces.b.surface()->hull, pieces.pose_b, A, pieces.pose_a, reach, triangles_);
  for (const int t : triangles_) {
    const Piece& piece = A.triangles[static_cast<std::size_t>(t)];
    const WayOut way = surfaces_.distance(*piece.core(), pieces.pose_a * piece.pose, *pieces.b.surface(), pieces.pose_b,
                                          least.distance, cores_);
    if (way.s < least.distance && A.has_normal(t, -(pieces.pose_a.R.conjugate() * way.n))) least = {way.s, way.n};
  }
  return least;
}

void PieceContacts::touches(const PlacedPieces& pieces, double margin, Vector3& direction, std::vector<Touch>& found) {
  const std::size_t first = found.size();
  if (pieces.a.core() && pieces.b.core()) {
    core_touches(pieces, margin, direction, found);
  } else if (pieces.a.solid() && pieces.b.is_half_space()) {
    plane_touches(pieces, margin, found);
  } else if (pieces.a.core() && pieces.b.surface()) {
    surface_touches(pieces, margin, found);
  } else if (pieces.a.surface() && pieces.b.core()) {
    surface_touches(pieces.swapped(), margin, found);
    turn_round(found, first);
  } else if (pieces.a.surface() && pieces.b.surface()) {
    two_surfaces(pieces, margin, found);
  } else if (pieces.a.is_half_space() && pieces.b.solid()) {
    plane_touches(pieces.swapped(), margin, found);
    turn_round(found, first);
  }
}

PieceGap PieceContacts::gap(const PlacedPieces& pieces, double limit, Vector3& direction) {
  if (pieces.a.core() && pieces.b.core()) {
    if (are_balls(pieces)) return gap_of_balls(pieces);
    const CorePair pair = core_pair(*pieces.a.core(), pieces.pose_a, *pieces.b.core(), pieces.pose_b);
    Vector3 local = pieces.pose_a.R.conjugate() * direction;
    const CoreContact found = cores_.contact(pair, limit, local);
    direction = pieces.pose_a.R * local;
    return {found.axis.s - pair.radii(), direction};
  }
  if (pieces.a.solid() && pieces.b.is_half_space())
    return {distance_to_plane(*pieces.a.solid(), plane_seen_from(pieces.pose_a, pieces.pose_b)),
            pieces.pose_b.R * Vector3::UnitZ()};
  if (pieces.a.core() && pieces.b.surface()) {
    const WayOut way =
        surfaces_.distance(*pieces.a.core(), pieces.pose_a, *pieces.b.surface(), pieces.pose_b, limit, cores_);
    return {way.s, way.n};
  }
  if (pieces.a.surface() && pieces.b.surface()) return gap_of_surfaces(pieces, limit);
  if (pieces.b.solid() && !pieces.a.core()) {
    PieceGap turned = gap(pieces.swapped(), limit, direction);
    turned.normal = -turned.normal;
    return turned;
  }
  return {limit, Vector3::UnitZ()};
}

}  // namespace talus::collision
