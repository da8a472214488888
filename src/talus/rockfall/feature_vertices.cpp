// The part of FeatureSearch that looks at faces of the rock over vertices of the ground.

#include <bit>
#include <limits>

#include "talus/rockfall/feature_search.h"

namespace talus::rockfall {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kRoundedUp = 1 + 1e-9;

}  // namespace

/// Does no triangle there rise above the plane square to n through the vertex?
bool FeatureSearch::is_summit_along(const GroundFeatures::Vertex& vertex, const Vector3& n,
                                    const Slack& allowed) const {
  for (Set around = vertex.triangles; around != 0; around &= around - 1)
    for (const Vector3& c : triangles_[std::countr_zero(around)].corners) {
      const Vector3 to = c - vertex.place;
      const double rise = n.dot(to) - allowed.rise;
      if (rise > 0 && rise * rise > allowed.sine * allowed.sine * to.squaredNorm()) return false;
    }
  return true;
}

/// Derivatives of N(t).(y - v t - a t^2/2) - D.
Course FeatureSearch::course_of_face(int f, const Vector3& y) const {
  const Moment& moment = pose_->moment;
  const Vector3 &N = face_normals_[f], N1 = moment.w.cross(N), N2 = moment.w_rate.cross(N) + moment.w.cross(N1);
  const Vector3 N3 = moment.w_rate2.cross(N) + 2 * moment.w_rate.cross(N1) + moment.w.cross(N2);
  const double far = y.norm() + moment.speed * span_;
  const double off = span_ / 24 * (moment.w4 * far + 4 * moment.w3 * moment.speed + 6 * moment.w2 * moment.a.norm());
  return {.c0 = N.dot(y) - shape_->features().faces[f].level,
          .c1 = N1.dot(y) - N.dot(moment.v),
          .c2 = 0.5 * (N2.dot(y) - N.dot(moment.a)) - N1.dot(moment.v),
          .c3 = N3.dot(y) / 6 - 0.5 * (N2.dot(moment.v) + N1.dot(moment.a)) - off,
          .off = off};
}

void FeatureSearch::look_at_vertex(int v) {
  const GroundFeatures::Vertex& vertex = ground_.vertices()[v];
  const Vector3 y = vertex.place - pose_->moment.p;
  const auto& faces = shape_->features().faces;
  int outermost = 0;
  double most = -kInfinity;
  for (int f = 0; f < static_cast<int>(faces.size()); ++f)
    if (const double level = face_normals_[f].dot(y) - faces[f].level; level > most) most = level, outermost = f;
  if (most > landing_ + span_ * (pose_->moment.speed + pose_->moment.spin * y.norm()) * kRoundedUp) return;
  const double outside = course_of_face(outermost, y).above(landing_, span_);
  if (outside >= span_) return;
  for (int f = 0; f < static_cast<int>(faces.size()) && doubt_ > 0; ++f) {
    if (!is_summit_along(vertex, -face_normals_[f], {.sine = turn_ + kSlack})) continue;
    const Course s = course_of_face(f, y);
    if (s.least(outside, span_) > landing_) continue;
    const double kept = keep(s, vertex.triangles);
    if (kept < 0) return doubt(outside);
    const double after = s.above(kept, span_);
    if (after >= span_) continue;
    if (after < outside) return doubt(outside);
    bool over = !vertex.rim;
    for (int other = 0; other < static_cast<int>(faces.size()) && over; ++other)
      over = other == f || course_of_face(other, y).at(after) < -kBorder;
    if (!over) return doubt(after);
    propose({Kind::face_on_vertex, f, v}, after, s.slope(after), kept);
  }
}

}  // namespace talus::rockfall
