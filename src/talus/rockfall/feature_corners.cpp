// The part of FeatureSearch that looks at corners of the rock over faces of the ground.

#include <bit>

#include "talus/rockfall/feature_search.h"

namespace talus::rockfall {

/// Those of some corners that are at most `far` beside triangle k, seen along its normal.
CornerSet FeatureSearch::corners_over(std::size_t k, CornerSet corners, double far) const {
  const GroundFeatures::Outward& outward = ground_.outward(k);
  std::array<double, 3> levels;
  for (int j = 0; j < 3; ++j) levels[j] = outward[j].dot(triangles_[k].corners[j] - pose_->moment.p) + far;
  CornerSet over = 0;
  for (; corners != 0; corners &= corners - 1) {
    const int i = std::countr_zero(corners);
    const Vector3 x = pose_->corners.at(i);
    // Without branches: which of the sides it is beyond is hard to foresee.
    const double beyond =
        std::max(std::max(outward[0].dot(x) - levels[0], outward[1].dot(x) - levels[1]), outward[2].dot(x) - levels[2]);
    over |= static_cast<CornerSet>(beyond <= 0) << i;
  }
  return over;
}

/// Until when is corner i surely not over triangle k, nor nearer to its prism than where contact begins?
double FeatureSearch::aside_until(std::size_t k, int i) const {
  std::array<Course, 3> beyond;  // the sides
  double clear = 0;
  for (int j = 0; j < 3; ++j) {
    const Vector3& q = ground_.outward(k)[j];
    beyond[j] = course(q, i, q.dot(triangles_[k].corners[j] - pose_->moment.p));
    clear = std::max(clear, beyond[j].least(span_));
  }
  if (clear > landing_) return span_;
  double until = 0;
  for (const Course& side : beyond) until = std::max(until, side.above(landing_, span_));
  return until;
}

bool FeatureSearch::stays_aside(std::size_t k, int i, double from) const {
  for (int j = 0; j < 3; ++j) {
    const Vector3& q = ground_.outward(k)[j];
    const Course beyond = course(q, i, q.dot(triangles_[k].corners[j] - pose_->moment.p));
    if (beyond.least(from, span_) > landing_) return true;
  }
  return false;
}

/// Is one of these corners over triangle k nearer than where contact begins, at the moment? Then the others may come as
/// near.
bool FeatureSearch::is_landed_on(std::size_t k, CornerSet corners) const {
  const slope::SurfaceTriangle& triangle = triangles_[k];
  const double landed = landing_ + question_->exact;
  for (corners = corners_over(k, corners, landing_); corners != 0; corners &= corners - 1) {
    const Vector3 place = pose_->corners.at(std::countr_zero(corners)) + pose_->moment.p;
    if (triangle.normal.dot(place - triangle.corners[0]) <= landed) return true;
  }
  return false;
}

void FeatureSearch::look_at_corner(std::size_t k, int i) {
  const slope::SurfaceTriangle& triangle = triangles_[k];
  const Course s = course(triangle.normal, i, triangle.normal.dot(triangle.corners[0] - pose_->moment.p));
  const bool landed = !(s.c0 > landing_ + question_->exact);
  if (landed) {  // a corner that is so low may be beside the triangle
    const double aside = aside_until(k, i);
    if (aside > 0) {
      if (aside < span_ && !(s.least(aside, span_) > landing_)) doubt(aside);
      return;
    }
  }
  const double kept = keep(s, Set{1} << k);
  if (kept < 0) return doubt(0);
  const double after = s.above(kept, span_);
  if (after >= span_) return;
  const Vector3 place = corner(i, after) + pose_->moment.p;
  double beyond = ground_.outward(k)[0].dot(place - triangle.corners[0]);
  for (int j = 1; j < 3; ++j) beyond = std::max(beyond, ground_.outward(k)[j].dot(place - triangle.corners[j]));
  if (beyond < -kBorder) return propose({Kind::corner_on_face, i, static_cast<int>(k)}, after, s.slope(after), kept);
  if (!stays_aside(k, i, after)) doubt(std::max(after, aside_until(k, i)));
}

void FeatureSearch::look_at_face(std::size_t k) {
  if (low_[k] == 0) return;
  CornerSet corners = corners_over(k, low_[k], reach_ + landing_);
  if (corners == 0) return;
  if (question_->may_dip && is_landed_on(k, corners)) *dipping_ |= Set{1} << k;
  for (; corners != 0; corners &= corners - 1) look_at_corner(k, std::countr_zero(corners));
}

}  // namespace talus::rockfall
