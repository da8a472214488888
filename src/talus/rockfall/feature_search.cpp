#include "talus/rockfall/feature_search.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "talus/core/vector_clones.h"
#include "talus/rockfall/touching.h"

namespace talus::rockfall {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kSlowest = 1e-6;  // m/s: a contact that is approached more slowly is unsure
constexpr double kRoundedUp = 1 + 1e-9;
constexpr int kMaxSecants = 6;  // until a contact has its exact time

using Four = TALUS_FOUR_DOUBLES;
using FourNumbers = std::int64_t __attribute__((vector_size(32), aligned(8), may_alias));

/// The rock's motion about its centre and that of the centre, as the corners' courses need it.
struct Drive {
  const double *v, *a, *w, *w1, *w2;
};

/// Four terms of three coordinates of all corners.
using Expansion = std::array<std::array<std::array<double, 64>, 3>, 4>;

/// Positions, velocities, accelerations/2 and third derivatives/6 of corners r:
///     v + w x r,   a + w' x r + w x (w x r),   w'' x r + 2 w' x (w x r) + w x (w' x r + w x (w x r)).
/// Cross products are written out: calls would not be compiled for the wider registers.
TALUS_VECTOR_CLONES void expand_corners(const Drive& drive, const double* const* r, int count, Expansion& expansion) {
  const double *v = drive.v, *a = drive.a, *w = drive.w, *w1 = drive.w1, *w2 = drive.w2;
  for (int i = 0; i < count; i += 4) {
    Four r0[3], turn[3], driven[3], swing[3], third[3];
    for (int k = 0; k < 3; ++k) r0[k] = *reinterpret_cast<const Four*>(r[k] + i);
    for (int k = 0, l = 1, m = 2; k < 3; ++k, l = (l + 1) % 3, m = (m + 1) % 3) {
      turn[k] = w[l] * r0[m] - w[m] * r0[l];
      driven[k] = w1[l] * r0[m] - w1[m] * r0[l];
    }
    for (int k = 0, l = 1, m = 2; k < 3; ++k, l = (l + 1) % 3, m = (m + 1) % 3)
      swing[k] = (w[l] * turn[m] - w[m] * turn[l]) + driven[k];
    for (int k = 0, l = 1, m = 2; k < 3; ++k, l = (l + 1) % 3, m = (m + 1) % 3)
      third[k] = (w2[l] * r0[m] - w2[m] * r0[l]) + 2 * (w1[l] * turn[m] - w1[m] * turn[l]) +
                 (w[l] * swing[m] - w[m] * swing[l]);
    for (int k = 0; k < 3; ++k) {
      *reinterpret_cast<Four*>(&expansion[0][k][i]) = r0[k];
      *reinterpret_cast<Four*>(&expansion[1][k][i]) = v[k] + turn[k];
      *reinterpret_cast<Four*>(&expansion[2][k][i]) = 0.5 * (a[k] + swing[k]);
      *reinterpret_cast<Four*>(&expansion[3][k][i]) = third[k] / 6;
    }
  }
}

/// Bit i: of the Bernstein coefficients of the course of corner i along n over the span one is not positive.
TALUS_VECTOR_CLONES std::uint64_t find_low(const Expansion& expansion, int count, const double* n, double level,
                                           double off, double span) {
  std::uint64_t bits = 0;
  const double third = span / 3, square = span * span, cube = square * span;
  for (int i = 0; i < count; i += 4) {
    Four c[4];
    for (int m = 0; m < 4; ++m)
      c[m] = n[0] * *reinterpret_cast<const Four*>(&expansion[m][0][i]) +
             n[1] * *reinterpret_cast<const Four*>(&expansion[m][1][i]) +
             n[2] * *reinterpret_cast<const Four*>(&expansion[m][2][i]);
    const Four b0 = c[0] - level, b1 = b0 + third * c[1], b2 = b1 + third * c[1] + square / 3 * c[2];
    const Four b3 = b0 + span * c[1] + square * c[2] + cube * (c[3] - off);
    const Four low = b1 < b0 ? b1 : b0, lower = b3 < b2 ? b3 : b2;
    const FourNumbers four = ((low <= 0) | (lower <= 0)) & FourNumbers{1, 2, 4, 8};
    bits |= static_cast<std::uint64_t>((four[0] | four[1]) | (four[2] | four[3])) << i;
  }
  return bits;
}

}  // namespace

void FeatureSearch::set_rock(const RockShape& shape) {
  const bool small = shape.convex() && shape.hull().size() <= kMaxCorners - 3 &&
                     shape.features().edges.size() <= RockFeatures::kMaxEdges;
  shape_ = small ? &shape : nullptr;
  if (small) face_normals_.resize(shape.features().faces.size());
  count_ = static_cast<int>((shape.hull().size() + 3) / 4 * 4);
  own_corners_ = (CornerSet{1} << std::min<std::size_t>(shape.hull().size(), kMaxCorners - 1)) - 1;
}

void FeatureSearch::set_ground(std::span<const slope::SurfaceTriangle> triangles, const Vector3& centre,
                               double radius) {
  triangles_ = triangles;
  centre_ = centre;
  radius_ = radius;
  ground_is_set_ = false;
}

bool FeatureSearch::knows() {
  if (shape_ == nullptr) return false;
  if (!ground_is_set_) static_cast<void>(ground_.set_triangles(triangles_, centre_, radius_));
  ground_is_set_ = true;
  return ground_.known();
}

void FeatureSearch::expand() {
  const Moment& moment = pose_->moment;
  const std::array<const double*, 3> r{pose_->corners.x(), pose_->corners.y(), pose_->corners.z()};
  expand_corners({moment.v.data(), moment.a.data(), moment.w.data(), moment.w_rate.data(), moment.w_rate2.data()},
                 r.data(), count_, x_);
}

void FeatureSearch::find_face_normals() {
  faces_turned_ = true;
  const auto& faces = shape_->features().faces;
  for (std::size_t f = 0; f < faces.size(); ++f) face_normals_[f] = pose_->R * faces[f].normal;
}

Vector3 FeatureSearch::corner(int i, double t) const {
  Vector3 place;
  for (int k = 0; k < 3; ++k) place[k] = x_[0][k][i] + t * (x_[1][k][i] + t * (x_[2][k][i] + t * x_[3][k][i]));
  return place;
}

/// q.x_i(t) - level.
Course FeatureSearch::course(const Vector3& q, int i, double level) const {
  const auto along = [&](int m) { return q[0] * x_[m][0][i] + q[1] * x_[m][1][i] + q[2] * x_[m][2][i]; };
  return {along(0) - level, along(1), along(2), along(3) - off_, off_};
}

/// Which corners may come nearer to the plane of triangle k than where contact begins?
void FeatureSearch::mark_low(std::size_t k) {
  const slope::SurfaceTriangle& triangle = triangles_[k];
  const double level = triangle.normal.dot(triangle.corners[0] - pose_->moment.p) + landing_;
  low_[k] = find_low(x_, count_, triangle.normal.data(), level, off_, span_) & own_corners_;
}

/// Does the centre of the rock stay in front of all these triangles? A rock behind a sheet sees its crests as hollows.
bool FeatureSearch::stays_in_front(Set live) const {
  const Moment& moment = pose_->moment;
  const Vector3 half = 0.5 * span_ * moment.v, way = 2 * half + 0.5 * span_ * span_ * moment.a;
  for (; live != 0; live &= live - 1) {
    const slope::SurfaceTriangle& triangle = triangles_[std::countr_zero(live)];
    const double front = triangle.normal.dot(moment.p - triangle.corners[0]);
    if (!(front > 0 && front + triangle.normal.dot(half) > 0 && front + triangle.normal.dot(way) > 0)) return false;
  }
  return true;
}

/// Crests of these triangles with something low over both sides. (Without branches, which are hard to foresee.)
std::span<const int> FeatureSearch::crests_below(Set live) {
  const std::span<const GroundFeatures::Crest> crests = ground_.crests();
  std::size_t count = 0;
  for (int e = 0; e < static_cast<int>(crests.size()); ++e) {
    const GroundFeatures::Crest& crest = crests[e];
    const CornerSet first = low_[crest.first], second = low_[crest.second < 0 ? crest.first : crest.second];
    listed_[count] = e;
    count += static_cast<std::size_t>((crest.triangles & ~live) == 0) & static_cast<std::size_t>(first != 0) &
             static_cast<std::size_t>(second != 0);
  }
  return std::span(listed_).first(count);
}

/// Vertices all of whose triangles are among these.
std::span<const int> FeatureSearch::vertices_of(Set live) {
  const std::span<const GroundFeatures::Vertex> vertices = ground_.vertices();
  std::size_t count = 0;
  for (int v = 0; v < static_cast<int>(vertices.size()); ++v) {
    listed_[count] = v;
    count += static_cast<std::size_t>((vertices[v].triangles & ~live) == 0);
  }
  return std::span(listed_).first(count);
}

void FeatureSearch::doubt(double after) {
  doubt_ = std::min(doubt_, after);
}

double FeatureSearch::keep(const Course& s, Set triangles) {
  const bool landed = s.c0 <= landing_ + question_->exact, may_dip = landed && question_->may_dip;
  if (may_dip) landed_ |= triangles;
  if (may_dip || (*dipping_ & triangles) != 0) return s.c0 > question_->floor ? question_->floor : -1;
  if (!landed) return landing_;
  // What parts may come back to where it is.
  const double back = std::clamp(s.c0 - question_->exact, question_->floor, landing_);
  return s.c1 > kStill && s.c0 > back && s.above(back, span_) > kBriefly ? back : -1;
}

void FeatureSearch::propose(const Pair& pair, double after, double slope, double kept) {
  if (after < first_.after) {
    second_ = first_.after;
    first_ = {pair, after, slope, kept};
  } else {
    second_ = std::min(second_, after);
  }
}

/// The first contact, at its exact time, unless something else comes first.
FeatureSearch::Answer FeatureSearch::conclude() const {
  Answer answer{.ending = Answer::Ending::unsure, .after = std::min(doubt_, span_)};
  if (first_.after == kInfinity) {
    if (doubt_ >= span_) answer.ending = Answer::Ending::clear;
    return answer;
  }
  if (doubt_ <= first_.after) return answer;
  answer.after = first_.after;
  const double next = std::min({doubt_, second_, span_});
  double after = first_.after, slope = first_.slope, before = 0, excess_before = 0;
  for (int tries = 0; tries < kMaxSecants && after > 0 && after <= next; ++tries) {
    const Place there = place(first_.pair, question_->t + after);
    const double excess = there.gap - first_.kept;
    if (!there.over) return answer;
    if (std::abs(excess) <= question_->exact)
      return {Answer::Ending::contact, after, there.normal, there.arm, first_.kept == question_->floor};
    if (tries > 0) slope = (excess - excess_before) / (after - before);
    if (!(slope < -kSlowest)) return answer;
    before = after, excess_before = excess;
    after -= excess / slope;
  }
  return answer;
}

FeatureSearch::Answer FeatureSearch::look(const Pose& pose, const Question& question, Set& dipping) {
  pose_ = &pose, question_ = &question, dipping_ = &dipping;
  const Moment& moment = pose.moment;
  span_ = question.span, landing_ = question.landing;
  turn_ = moment.spin * span_;
  reach_ = kRoundedUp * span_ * (moment.speed + moment.spin * shape_->radius());
  off_ = span_ * moment.w4 * shape_->radius() / 24;
  first_ = {};
  second_ = doubt_ = kInfinity;
  landed_ = 0;
  faces_turned_ = false;
  if (!stays_in_front(question.live)) return {.ending = Answer::Ending::unsure, .after = 0};
  expand();
  for (Set live = question.live; live != 0; live &= live - 1) {
    const std::size_t k = static_cast<std::size_t>(std::countr_zero(live));
    mark_low(k);
    look_at_face(k);
  }
  for (const int e : crests_below(question.live))
    if (doubt_ > 0) look_at_crest(e);
  for (const int v : vertices_of(question.live))
    if (doubt_ > 0) turn_faces(), look_at_vertex(v);
  dipping |= landed_;
  return conclude();
}

}  // namespace talus::rockfall
