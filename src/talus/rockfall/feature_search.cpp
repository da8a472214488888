#include "talus/rockfall/feature_search.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "talus/core/vector_clones.h"
#include "talus/rockfall/falling_cubic.h"

namespace talus::rockfall {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kSlack = 1e-6;     // sine by which arcs may miss each other
constexpr double kSine = 0.02;      // of the angle between edges, at least
constexpr double kQuickTurn = 0.3;  // rad in a span: the normal of a crossing may not turn farther
constexpr double kBorder = 1e-8;    // m: what comes down nearer to the border of a face is unsure
constexpr double kSlowest = 1e-6;   // m/s: a contact that is approached more slowly is unsure
constexpr double kStill = 1e-8;     // m/s, as in collision_pair.cpp
constexpr double kBriefly = 1e-6;   // s: what comes back sooner is unsure
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

double Course::least(double from, double to) const {
  const double h = to - from;
  const double g0 = at(from), g1 = h * slope(from), g2 = h * h * (c2 + 3 * from * c3), g3 = h * h * h * c3;
  return std::min(std::min(g0, g0 + g1 / 3), std::min(g0 + (2 * g1 + g2) / 3, g0 + g1 + g2 + g3));
}

double Course::above(double level, double end) const {
  if (!(c0 > level)) return 0;
  if (least(0, end) > level) return end;
  return first_root({.s = c0 - level, .u = c1, .b = 2 * c2, .c = std::max(0.0, -6 * c3), .unsure = 6 * off}, end);
}

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

void FeatureSearch::turn_faces() {
  if (faces_turned_) return;
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

// ---- A corner of the rock over a face of the ground.

/// Corners that are at most `far` beside triangle k, seen along its normal.
CornerSet FeatureSearch::corners_over(std::size_t k, double far) const {
  const GroundFeatures::Outward& outward = ground_.outward(k);
  std::array<double, 3> levels;
  for (int j = 0; j < 3; ++j) levels[j] = outward[j].dot(triangles_[k].corners[j] - pose_->moment.p) + far;
  const std::array<const double*, 3> corners{pose_->corners.x(), pose_->corners.y(), pose_->corners.z()};
  return not_above_any(corners.data(), count_, outward[0].data(), levels.data());
}

/// Until when is corner i surely not over triangle k, nor nearer to its prism than where contact begins?
double FeatureSearch::aside_until(std::size_t k, int i) const {
  double until = 0;
  for (int j = 0; j < 3; ++j) {
    const Vector3& q = ground_.outward(k)[j];
    const Course beyond = course(q, i, q.dot(triangles_[k].corners[j] - pose_->moment.p));
    until = std::max(until, beyond.above(landing_, span_));
    if (until >= span_) return until;
  }
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
  for (corners &= corners_over(k, landing_); corners != 0; corners &= corners - 1) {
    const Vector3 place = pose_->corners.at(std::countr_zero(corners)) + pose_->moment.p;
    if (triangle.normal.dot(place - triangle.corners[0]) <= landed) return true;
  }
  return false;
}

void FeatureSearch::look_at_corner(std::size_t k, int i) {
  const double aside = aside_until(k, i);
  if (aside >= span_) return;
  const slope::SurfaceTriangle& triangle = triangles_[k];
  const Course s = course(triangle.normal, i, triangle.normal.dot(triangle.corners[0] - pose_->moment.p));
  if (aside > 0) {
    if (s.least(aside, span_) > landing_) return;
    if (!(s.c0 > landing_ + question_->exact)) return doubt(aside);
  }
  const double kept = keep(s, Set{1} << k);
  if (kept < 0) return doubt(0);
  const double after = s.above(kept, span_);
  if (after >= span_) return;
  if (after < aside) return doubt(aside);
  const Vector3 place = corner(i, after) + pose_->moment.p;
  bool over = true;
  for (int j = 0; j < 3; ++j) over = over && ground_.outward(k)[j].dot(place - triangle.corners[j]) < -kBorder;
  if (over) return propose({Kind::corner_on_face, i, static_cast<int>(k)}, after, s.slope(after), kept);
  if (!stays_aside(k, i, after)) doubt(after);
}

void FeatureSearch::look_at_face(std::size_t k) {
  if (low_[k] == 0) return;
  CornerSet corners = low_[k] & corners_over(k, reach_ + landing_);
  if (corners == 0) return;
  if (question_->may_dip && is_landed_on(k, corners)) *dipping_ |= Set{1} << k;
  for (; corners != 0; corners &= corners - 1) look_at_corner(k, std::countr_zero(corners));
}

// ---- An edge of the rock across a crest.

/// Do the arcs of their normals cross, or nearly? (Of a rim every direction square to it is taken for a normal.)
bool FeatureSearch::may_cross(const GroundFeatures::Crest& crest, const RockFeatures::Edge& edge,
                              const Slack& allowed) const {
  const double slack = allowed.sine + allowed.rise / crest.length;
  const double c0 = face_normals_[edge.faces[0]].dot(crest.along), c1 = face_normals_[edge.faces[1]].dot(crest.along);
  if ((c0 > slack && c1 > slack) || (c0 < -slack && c1 < -slack)) return false;
  if (crest.second < 0) return true;
  const Vector3 along = pose_->corners.at(edge.corners[1]) - pose_->corners.at(edge.corners[0]);
  const double d0 = triangles_[crest.first].normal.dot(along), d1 = triangles_[crest.second].normal.dot(along);
  const double off = allowed.sine * edge.length + allowed.rise;
  return !((d0 > off && d1 > off) || (d0 < -off && d1 < -off));
}

/// Edges that have an end low over both sides of a crest, and do not lie beyond it by more than `far` to either side.
RockFeatures::EdgeSet FeatureSearch::edges_across(const GroundFeatures::Crest& crest, double far) const {
  const CornerSet first = low_[crest.first], second = crest.second < 0 ? first : low_[crest.second];
  if (first == 0 || second == 0) return 0;
  const std::array<const double*, 3> corners{pose_->corners.x(), pose_->corners.y(), pose_->corners.z()};
  const double level = crest.outward.dot(ground_.vertices()[crest.a].place - pose_->moment.p);
  const CornerSet not_beyond = not_above(corners.data(), count_, crest.outward.data(), level + far);
  const CornerSet before = not_above(corners.data(), count_, crest.outward.data(), level - far);
  const RockFeatures& rock = shape_->features();
  return rock.edges_at(first) & rock.edges_at(second) & rock.edges_at(not_beyond & own_corners_) &
         rock.edges_at(~before & own_corners_);
}

/// The edge from a and the crest from c, along n.
FeatureSearch::Cross FeatureSearch::cross(const Vector3& a, const Vector3& edge, const Vector3& c, const Vector3& crest,
                                          const Vector3& n) const {
  const Vector3 between = c - a;
  const double sine = edge.cross(crest).dot(n);
  return {.n = n,
          .edge = edge,
          .crest = crest,
          .along_edge = between.cross(crest).dot(n) / sine,
          .along_crest = between.cross(edge).dot(n) / sine,
          .gap = -n.dot(between)};
}

/// Until when does the edge stay beyond the levels of a crest along q, to one side, from a time on?
double FeatureSearch::beside_until(const RockFeatures::Edge& edge, const Vector3& q, double low, double high,
                                   double from) const {
  const Course x = course(q, edge.corners[0], 0), y = course(q, edge.corners[1], 0);
  const bool beyond = x.at(from) > high;
  const auto until = [&](const Course& course) {
    const Course one = beyond ? course : course.reversed();
    const double level = landing_ + (beyond ? high : -low);
    if (from > 0) return one.least(from, span_) > level ? span_ : from;
    return one.above(level, span_);
  };
  const double until_x = until(x);
  return until_x > from ? std::min(until_x, until(y)) : from;
}

/// Until when do directions aside keep the edge and the crest farther apart than where contact begins, from a time on?
/// In plan along n two segments are apart if one lies on one side of the other.
double FeatureSearch::aside_until(const Cross& cross, const GroundFeatures::Crest& crest,
                                  const RockFeatures::Edge& edge, double from) const {
  const Vector3 c = ground_.vertices()[crest.a].place - pose_->moment.p, d = c + cross.crest;
  const Vector3 q = crest.along.cross(cross.n);
  const double level = q.dot(c), first = beside_until(edge, q, level, level, from);
  if (first >= span_) return first;
  const Vector3 r = cross.edge.cross(cross.n) / edge.length;
  const double at_c = r.dot(c), at_d = r.dot(d);
  return std::max(first, beside_until(edge, r, std::min(at_c, at_d), std::max(at_c, at_d), from));
}

/// The same for an edge nearly parallel to the crest: one lies beside the other.
double FeatureSearch::parallel_until(const GroundFeatures::Crest& crest, const RockFeatures::Edge& edge) const {
  const Vector3 q = crest.along.cross(triangles_[crest.first].normal);
  const double level = q.dot(ground_.vertices()[crest.a].place - pose_->moment.p);
  return beside_until(edge, q, level, level, 0);
}

/// The gap along a normal that turns about the crest so that it stays square to the edge: n' = x g x n with g along the
/// crest, b = g x n, and the first two derivatives of n.e = 0 are x b.e + n.e' = 0 and x' b.e + 2 x b.e' + n.e'' = 0.
/// Of the edge both ends count, as n is square to it to second order only; of the crest one does.
FeatureSearch::Gap FeatureSearch::gap_of(const Cross& cross, const GroundFeatures::Crest& crest,
                                         const RockFeatures::Edge& edge) const {
  const Moment& moment = pose_->moment;
  const Vector3 &n = cross.n, &g = crest.along, b = g.cross(n);
  const Vector3 e1 = moment.w.cross(cross.edge), e2 = moment.w_rate.cross(cross.edge) + moment.w.cross(e1);
  const double over = 1 / b.dot(cross.edge), turn = -n.dot(e1) * over,
               turn_rate = -(n.dot(e2) + 2 * turn * b.dot(e1)) * over;
  // Derivatives of n: turned by a quarter about g, which makes b of n and -n of b.
  const Vector3 n1 = turn * b, n2 = turn_rate * b - turn * turn * n,
                n3 = -3 * turn * turn_rate * n - turn * turn * turn * b;
  const double A = std::abs(turn_rate), W = std::abs(turn) + span_ * A, W_W = W * W;
  const double r = shape_->radius(), speed = moment.speed + moment.spin * r, a = moment.a.norm() + moment.w2 * r;
  const Vector3 c = ground_.vertices()[crest.a].place - moment.p;
  const double far = c.norm() + r + span_ * speed;
  const double fourth = (W_W * (W_W + 6 * A) + 3 * A * A) * far + 4 * W * (W_W + 3 * A) * speed + 6 * (W_W + A) * a +
                        4 * W * moment.w3 * r + moment.w4 * r;
  const double off = span_ * fourth / 24;
  Gap gap{.known = W * span_ <= kQuickTurn};
  for (int end = 0; end < 2; ++end) {
    const int i = edge.corners[end];
    const Vector3 x0 = Vector3(x_[0][0][i], x_[0][1][i], x_[0][2][i]) - c, x1(x_[1][0][i], x_[1][1][i], x_[1][2][i]),
                  x2(x_[2][0][i], x_[2][1][i], x_[2][2][i]), x3(x_[3][0][i], x_[3][1][i], x_[3][2][i]);
    gap.ends[end] = {.c0 = n.dot(x0),
                     .c1 = n1.dot(x0) + n.dot(x1),
                     .c2 = 0.5 * n2.dot(x0) + n1.dot(x1) + n.dot(x2),
                     .c3 = n3.dot(x0) / 6 + 0.5 * n2.dot(x1) + n1.dot(x2) + n.dot(x3) - off,
                     .off = off};
  }
  return gap;
}

/// The edge and the crest as they are, along the normal of the crest that is square to both. Sine: of the angle between
/// them.
FeatureSearch::Cross FeatureSearch::cross_now(const GroundFeatures::Crest& crest, const RockFeatures::Edge& edge,
                                              double& sine) const {
  const Vector3 a = pose_->corners.at(edge.corners[0]), along = pose_->corners.at(edge.corners[1]) - a;
  const Vector3& from = ground_.vertices()[crest.a].place;
  Vector3 n = along.cross(crest.along);
  const double size = n.norm();
  sine = size / edge.length;
  n /= size;
  const double up = crest.second < 0 ? -n.dot(face_normals_[edge.faces[0]] + face_normals_[edge.faces[1]])
                                     : n.dot(triangles_[crest.first].normal + triangles_[crest.second].normal);
  if (up < 0) n = -n;
  return cross(a, along, from - pose_->moment.p, ground_.vertices()[crest.b].place - from, n);
}

/// Does the normal of the crossing point out of the rock, and go on to do so? Then the edge is one of its far side. The
/// normal of the crossing turns by no more than turn/(sine - turn).
bool FeatureSearch::is_behind(const Cross& now, const RockFeatures::Edge& edge, double sine) const {
  const double turn = turn_ + kSlack;
  if (!(sine > 2 * turn)) return false;
  const Vector3 outward = face_normals_[edge.faces[0]] + face_normals_[edge.faces[1]];
  return now.n.dot(outward) > 2 * (turn + turn / (sine - turn));
}

/// Is the edge too far above the crest, or the crest too far to one side of the edge, to get there?
bool FeatureSearch::is_beside(const Cross& now, const GroundFeatures::Crest& crest,
                              const RockFeatures::Edge& edge) const {
  const double far = landing_ + reach_;
  if (now.gap > far) return true;
  const Vector3 from = ground_.vertices()[crest.a].place - pose_->moment.p - pose_->corners.at(edge.corners[0]);
  const Vector3 across = now.edge.cross(now.n);
  const double one = across.dot(from), other = one + across.dot(now.crest), beyond = far * edge.length;
  return (one > beyond && other > beyond) || (one < -beyond && other < -beyond);
}

/// Do the edge and the crest cross at a time, well between their ends?
bool FeatureSearch::crosses(const Cross& now, const GroundFeatures::Crest& crest, const RockFeatures::Edge& edge,
                            double t) const {
  const Vector3 a = corner(edge.corners[0], t), along = corner(edge.corners[1], t) - a;
  Vector3 n = along.cross(now.crest).normalized();
  if (n.dot(now.n) < 0) n = -n;
  const Cross then = cross(a, along, ground_.vertices()[crest.a].place - pose_->moment.p, now.crest, n);
  return then.inside(kBorder / edge.length, kBorder / crest.length);
}

void FeatureSearch::look_at_edge(int e, int r) {
  const GroundFeatures::Crest& crest = ground_.crests()[e];
  const RockFeatures::Edge& edge = shape_->features().edges[r];
  double sine = 0;
  const Cross now = cross_now(crest, edge, sine);
  if (!(sine > kSine)) return doubt(parallel_until(crest, edge));
  if (is_behind(now, edge, sine) || is_beside(now, crest, edge)) return;
  const Gap gap = gap_of(now, crest, edge);
  const auto least = [&](double from) {
    return std::min(gap.ends[0].least(from, span_), gap.ends[1].least(from, span_));
  };
  if (gap.known && least(0) > landing_) return;
  const double aside = aside_until(now, crest, edge, 0);
  if (aside >= span_ || (gap.known && aside > 0 && least(aside) > landing_)) return;
  if (!gap.known) return doubt(0);
  if (aside > 0 && !(now.gap > landing_ + question_->exact)) return doubt(aside);
  const double kept = keep(gap.ends[0], crest.triangles);
  if (kept < 0) return doubt(0);
  const double one = gap.ends[0].above(kept, span_), other = gap.ends[1].above(kept, span_);
  const double after = std::min(one, other);
  if (after >= span_) return;
  if (crest.second < 0 || after < aside) return doubt(std::max(after, aside));
  if (crosses(now, crest, edge, after))
    return propose({Kind::edge_on_crest, r, e}, after, gap.ends[one <= other ? 0 : 1].slope(after), kept);
  if (aside_until(now, crest, edge, after) < span_) doubt(after);
}

void FeatureSearch::look_at_crest(int e) {
  const GroundFeatures::Crest& crest = ground_.crests()[e];
  for (auto edges = edges_across(crest, reach_ + landing_); edges != 0 && doubt_ > 0; edges &= edges - 1) {
    turn_faces();
    const int r = std::countr_zero(edges);
    if (may_cross(crest, shape_->features().edges[r], {.sine = turn_ + kSlack})) look_at_edge(e, r);
  }
}

// ---- A face of the rock over a vertex of the ground.

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

// ---- All of them.

/// A pair at a time t on the motion.
FeatureSearch::Place FeatureSearch::place(const Pair& pair, double t) const {
  const core::Matrix3 R = question_->motion.rotation().pose(t).R_WB;
  const Vector3 p = question_->motion.position(t);
  if (pair.kind == Kind::corner_on_face) return place_on_face(pair, p, R);
  return pair.kind == Kind::edge_on_crest ? place_on_crest(pair, p, R) : place_on_vertex(pair, p, R);
}

FeatureSearch::Place FeatureSearch::place_on_face(const Pair& pair, const Vector3& p, const core::Matrix3& R) const {
  const slope::SurfaceTriangle& triangle = triangles_[pair.ground];
  Place place{.normal = triangle.normal, .arm = R * shape_->hull()[pair.rock]};
  const Vector3 point = p + place.arm;
  place.gap = triangle.normal.dot(point - triangle.corners[0]);
  for (int j = 0; j < 3; ++j)
    place.over = place.over && ground_.outward(pair.ground)[j].dot(point - triangle.corners[j]) <= 0;
  return place;
}

FeatureSearch::Place FeatureSearch::place_on_crest(const Pair& pair, const Vector3& p, const core::Matrix3& R) const {
  const GroundFeatures::Crest& crest = ground_.crests()[pair.ground];
  const RockFeatures::Edge& edge = shape_->features().edges[pair.rock];
  const Vector3 c = ground_.vertices()[crest.a].place, side = ground_.vertices()[crest.b].place - c;
  const Vector3 a = R * shape_->hull()[edge.corners[0]], along = R * shape_->hull()[edge.corners[1]] - a;
  Vector3 n = along.cross(side).normalized();
  if (n.dot(triangles_[crest.first].normal + triangles_[crest.second].normal) < 0) n = -n;
  const Cross now = cross(a, along, c - p, side, n);
  return {.gap = now.gap, .normal = n, .arm = a + now.along_edge * along, .over = now.inside(0, 0)};
}

FeatureSearch::Place FeatureSearch::place_on_vertex(const Pair& pair, const Vector3& p, const core::Matrix3& R) const {
  const auto& faces = shape_->features().faces;
  const Vector3 y = ground_.vertices()[pair.ground].place - p, y_B = R.transpose() * y;
  Place place{.gap = faces[pair.rock].normal.dot(y_B) - faces[pair.rock].level,
              .normal = -(R * faces[pair.rock].normal)};
  place.arm = y + place.gap * place.normal;
  for (std::size_t f = 0; f < faces.size(); ++f)
    place.over = place.over && (static_cast<int>(f) == pair.rock || faces[f].normal.dot(y_B) <= faces[f].level);
  return place;
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
  const auto is_live = [&](Set triangles) { return (triangles & ~question.live) == 0; };
  for (int e = 0; e < static_cast<int>(ground_.crests().size()) && doubt_ > 0; ++e)
    if (is_live(ground_.crests()[e].triangles)) look_at_crest(e);
  for (int v = 0; v < static_cast<int>(ground_.vertices().size()) && doubt_ > 0; ++v)
    if (is_live(ground_.vertices()[v].triangles)) turn_faces(), look_at_vertex(v);
  dipping |= landed_;
  return conclude();
}

}  // namespace talus::rockfall
