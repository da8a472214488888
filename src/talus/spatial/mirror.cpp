#include "talus/spatial/mirror.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "talus/core/error.h"

namespace talus::spatial {
namespace {

/// Of sizes and speeds at the start.
constexpr double kSame = 1e-6;

Vector3 reflected(const Vector3& v, const Vector3& n) {
  return v - 2 * n.dot(v) * n;
}

Vector3 image_of(const Vector3& p, const MirrorPlane& plane) {
  return plane.point + reflected(p - plane.point, plane.normal);
}

/// S Q S: the same angle about the reflected axis, the other way round.
Quaternion image_of(const Quaternion& q, const Vector3& n) {
  const Vector3 v = -reflected(q.vec(), n);
  return {q.w(), v.x(), v.y(), v.z()};
}

bool matches(const Body& a, const Body& b, const MirrorPlane& plane, double size) {
  const double speed = 1 + a.start.v_WB.norm(), spin = 1 + a.start.w_WB.norm();
  return (image_of(a.start.p_WB, plane) - b.start.p_WB).norm() <= kSame * size &&
         (reflected(a.start.v_WB, plane.normal) - b.start.v_WB).norm() <= kSame * speed &&
         (reflected(a.start.w_WB, plane.normal) + b.start.w_WB).norm() <= kSame * spin &&
         std::abs(a.mass.mass - b.mass.mass) <= kSame * a.mass.mass;
}

double scene_size(const Scene& scene, const MirrorPlane& plane) {
  double size = 0;
  for (const Body& body : scene.bodies)
    if (body.mobility == Mobility::dynamic) size = std::max(size, (body.start.p_WB - plane.point).norm());
  return std::max(size, 1e-3);
}

}  // namespace

std::vector<MirrorPair> mirror_pairs(const Scene& scene, const MirrorPlane& plane) {
  const double size = scene_size(scene, plane);
  const int count = static_cast<int>(scene.bodies.size());
  std::vector<MirrorPair> pairs;
  for (int i = 0; i < count; ++i) {
    const Body& body = scene.bodies[static_cast<std::size_t>(i)];
    if (body.mobility != Mobility::dynamic) continue;
    int partner = 0;
    while (partner < count && (scene.bodies[static_cast<std::size_t>(partner)].mobility != Mobility::dynamic ||
                               !matches(body, scene.bodies[static_cast<std::size_t>(partner)], plane, size)))
      ++partner;
    if (partner == count)
      throw core::InputError({.problem = fmt::format("the body {} has no image in this mirror", body.name),
                              .accepted = "a scene that is symmetric at the start"});
    if (i <= partner) pairs.push_back({i, partner});
  }
  return pairs;
}

MirrorError mirror_error(const Scene& scene, const MirrorPlane& plane, std::span<const MirrorPair> pairs,
                         std::span<const SpatialState> states) {
  MirrorError worst;
  for (const MirrorPair& pair : pairs) {
    const auto a = static_cast<std::size_t>(pair.body), b = static_cast<std::size_t>(pair.partner);
    const SpatialState &sa = states[a], &sb = states[b];
    const Quaternion turn_a = sa.R_WB * scene.bodies[a].start.R_WB.conjugate();
    const Quaternion turn_b = sb.R_WB * scene.bodies[b].start.R_WB.conjugate();
    worst.position = std::max(worst.position, (image_of(sa.p_WB, plane) - sb.p_WB).norm());
    worst.turn = std::max(worst.turn, image_of(turn_a, plane.normal).angularDistance(turn_b));
    worst.speed = std::max(worst.speed, (reflected(sa.v_WB, plane.normal) - sb.v_WB).norm());
  }
  return worst;
}

}  // namespace talus::spatial
