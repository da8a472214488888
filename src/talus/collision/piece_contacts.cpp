#include "talus/collision/piece_contacts.h"

namespace talus::collision {
namespace {

/// Turns round what was appended since `first`.
void turn_round(std::vector<Touch>& found, std::size_t first) {
  for (std::size_t k = first; k < found.size(); ++k) {
    std::swap(found[k].point_a, found[k].point_b);
    found[k].normal = -found[k].normal;
  }
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
  const CorePair pair = core_pair(*pieces.a.core(), pieces.pose_a, *pieces.b.core(), pieces.pose_b);
  Vector3 local = pieces.pose_a.R.conjugate() * direction, normal;
  const std::span<const CoreTouch> touches = cores_.touches(pair, margin, local, normal);
  direction = pieces.pose_a.R * local;
  append(touches, pieces.pose_a, direction, found);
}

void PieceContacts::plane_touches(const PlacedPieces& pieces, double margin, std::vector<Touch>& found) {
  const CoreShape& core = *pieces.a.core();
  const Plane plane = plane_seen_from(pieces.pose_a, pieces.pose_b);
  if (-plane.offset - core.reach - core.radius > margin) return;
  append(planes_.touches(core, plane, margin), pieces.pose_a, pieces.pose_b.R * Vector3::UnitZ(), found);
}

void PieceContacts::touches(const PlacedPieces& pieces, double margin, Vector3& direction, std::vector<Touch>& found) {
  const std::size_t first = found.size();
  if (pieces.a.core() && pieces.b.core()) {
    core_touches(pieces, margin, direction, found);
  } else if (pieces.a.core() && pieces.b.is_half_space()) {
    plane_touches(pieces, margin, found);
  } else if (pieces.a.is_half_space() && pieces.b.core()) {
    plane_touches(pieces.swapped(), margin, found);
    turn_round(found, first);
  }
}

PieceGap PieceContacts::gap(const PlacedPieces& pieces, double limit, Vector3& direction) {
  if (pieces.a.core() && pieces.b.core()) {
    const CorePair pair = core_pair(*pieces.a.core(), pieces.pose_a, *pieces.b.core(), pieces.pose_b);
    Vector3 local = pieces.pose_a.R.conjugate() * direction;
    const CoreContact found = cores_.contact(pair, limit, local);
    direction = pieces.pose_a.R * local;
    return {found.axis.s - pair.radii(), direction};
  }
  if (pieces.a.core() && pieces.b.is_half_space())
    return {distance_to_plane(*pieces.a.core(), plane_seen_from(pieces.pose_a, pieces.pose_b)),
            pieces.pose_b.R * Vector3::UnitZ()};
  if (pieces.a.is_half_space() && pieces.b.core()) {
    PieceGap turned = gap(pieces.swapped(), limit, direction);
    turned.normal = -turned.normal;
    return turned;
  }
  return {limit, Vector3::UnitZ()};
}

}  // namespace talus::collision
