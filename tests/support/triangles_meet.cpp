#include "tests/support/triangles_meet.h"

#include "tests/support/exact_orientation.h"

namespace talus::support {
namespace {

using core::Vector2;

/// Seen along an axis.
Vector2 flat(const Vector3& p, int axis) {
  return {p[(axis + 1) % 3], p[(axis + 2) % 3]};
}

bool within(const Vector2& p, const Vector2& a, const Vector2& b) {
  return (p.array() >= a.array().min(b.array())).all() && (p.array() <= a.array().max(b.array())).all();
}

bool segments_meet(const Vector2& a, const Vector2& b, const Vector2& c, const Vector2& d) {
  const int abc = orientation(a, b, c), abd = orientation(a, b, d);
  const int cda = orientation(c, d, a), cdb = orientation(c, d, b);
  if (abc * abd < 0 && cda * cdb < 0) return true;
  return (abc == 0 && within(c, a, b)) || (abd == 0 && within(d, a, b)) || (cda == 0 && within(a, c, d)) ||
         (cdb == 0 && within(b, c, d));
}

/// The segment pq lies in the plane of the triangle.
bool meets_in_plane(const Vector3& p, const Vector3& q, const Corners& t) {
  int axis = 0;  // along which the triangle is seen with an area
  while (axis < 2 && orientation(flat(t[0], axis), flat(t[1], axis), flat(t[2], axis)) == 0) ++axis;
  bool left = false, right = false;
  for (int k = 0; k < 3; ++k) {
    const Vector2 from = flat(t[k], axis), to = flat(t[(k + 1) % 3], axis);
    if (segments_meet(flat(p, axis), flat(q, axis), from, to)) return true;
    const int side = orientation(from, to, flat(p, axis));
    left = left || side > 0;
    right = right || side < 0;
  }
  return !(left && right);
}

bool segment_meets(const Vector3& p, const Vector3& q, const Corners& t) {
  const int p_side = orientation(t[0], t[1], t[2], p), q_side = orientation(t[0], t[1], t[2], q);
  if (p_side * q_side > 0) return false;
  if (p_side == 0 && q_side == 0) return meets_in_plane(p, q, t);
  bool left = false, right = false;  // of pq, where the sides of the triangle pass
  for (int k = 0; k < 3; ++k) {
    const int side = orientation(p, q, t[k], t[(k + 1) % 3]);
    left = left || side > 0;
    right = right || side < 0;
  }
  return !(left && right);
}

}  // namespace

int side_that_meets(const Corners& a, const Corners& b) {
  for (int k = 0; k < 3; ++k)
    if (segment_meets(a[k], a[(k + 1) % 3], b)) return k;
  return 3;
}

bool triangles_meet(const Corners& a, const Corners& b) {
  return side_that_meets(a, b) < 3 || side_that_meets(b, a) < 3;
}

}  // namespace talus::support
