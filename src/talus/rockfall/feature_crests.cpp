// The part of FeatureSearch that looks at edges of the rock across crests of the ground.

#include <algorithm>
#include <bit>
#include <cmath>

#include "talus/rockfall/feature_search.h"

namespace talus::rockfall {
namespace {

constexpr double kQuickTurn = 0.3;  // rad in a span: the normal of a crossing may not turn farther

}  // namespace

/// Do the arcs of their normals cross, or nearly? (Of a rim every direction square to it is taken for a normal.)
bool FeatureSearch::may_cross(const GroundFeatures::Crest& crest, const RockFeatures::Edge& edge,
                              const Slack& allowed) const {
  const Vector3& along_crest = crest.along;
  const double c0 = face_normals_[edge.faces[0]].dot(along_crest), c1 = face_normals_[edge.faces[1]].dot(along_crest);
  const Vector3 along = pose_->corners.at(edge.corners[1]) - pose_->corners.at(edge.corners[0]);
  const int second = crest.second < 0 ? crest.first : crest.second;
  const double d0 = triangles_[crest.first].normal.dot(along), d1 = triangles_[second].normal.dot(along);
  // Do both lie on one side, by more than that? (Both answers at once: which of them is yes is hard to foresee.)
  const double beside_crest =
      std::max(std::min(c0, c1), -std::max(c0, c1)) * crest.length - (allowed.sine * crest.length + allowed.rise);
  const double beside_edge =
      std::max(std::min(d0, d1), -std::max(d0, d1)) - (allowed.sine * edge.length + allowed.rise);
  return !(std::max(beside_crest, crest.second < 0 ? beside_crest : beside_edge) > 0);
}

/// Edges that have an end low over both sides of a crest, and do not lie beyond it by more than `far` to either side.
RockFeatures::EdgeSet FeatureSearch::edges_across(const GroundFeatures::Crest& crest, double far) const {
  const CornerSet first = low_[crest.first], second = crest.second < 0 ? first : low_[crest.second];
  const RockFeatures& rock = shape_->features();
  const std::array<const double*, 3> corners{pose_->corners.x(), pose_->corners.y(), pose_->corners.z()};
  const double level = crest.outward.dot(ground_.vertices()[crest.a].place - pose_->moment.p);
  const auto [before, not_beyond] =
      not_above_two(corners.data(), count_, crest.outward.data(), {level - far, level + far});
  return rock.edges_at(first) & rock.edges_at(second) & rock.edges_at(not_beyond & own_corners_) &
         rock.edges_at(~before & own_corners_);
}

/// The edge from a and the crest from c. The normal is square to both, with `up` from the ground to the rock.
FeatureSearch::Cross FeatureSearch::cross(const Vector3& a, const Vector3& edge, const Vector3& c, const Vector3& crest,
                                          const Vector3& up) {
  const Vector3 between = c - a, square = edge.cross(crest);
  const double size = square.norm(), over = std::copysign(1 / size, square.dot(up));
  const Vector3 n = over * square;
  return {.n = n,
          .edge = edge,
          .crest = crest,
          .size = size,
          .along_edge = between.cross(crest).dot(n) * over,
          .along_crest = between.cross(edge).dot(n) * over,
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
  const Vector3 up = crest.second < 0 ? Vector3(-face_normals_[edge.faces[0]] - face_normals_[edge.faces[1]])
                                      : Vector3(triangles_[crest.first].normal + triangles_[crest.second].normal);
  Cross now = cross(a, along, from - pose_->moment.p, ground_.vertices()[crest.b].place - from, up);
  sine = now.size / (edge.length * crest.length);
  return now;
}

/// Does the normal of the crossing point out of the rock, and go on to do so? Then the edge is one of its far side. The
/// normal of the crossing turns by no more than turn/(sine - turn).
bool FeatureSearch::is_behind(const Cross& now, const GroundFeatures::Crest& crest, const RockFeatures::Edge& edge,
                              double sine) const {
  const double turn = turn_ + kSlack;
  if (crest.second < 0 || !(sine > 2 * turn)) return false;
  const double of_normal = turn / (sine - turn);
  const Vector3 outward = face_normals_[edge.faces[0]] + face_normals_[edge.faces[1]];
  if (!(now.n.dot(outward) > 2 * (turn + of_normal))) return false;
  // Over a sharp crest the normal may have been taken with the wrong sign.
  return 1 + triangles_[crest.first].normal.dot(triangles_[crest.second].normal) > 2 * of_normal;
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
  const Cross then = cross(a, along, ground_.vertices()[crest.a].place - pose_->moment.p, now.crest, now.n);
  return then.inside(kBorder / edge.length, kBorder / crest.length);
}

void FeatureSearch::look_at_edge(int e, int r) {
  const GroundFeatures::Crest& crest = ground_.crests()[e];
  const RockFeatures::Edge& edge = shape_->features().edges[r];
  double sine = 0;
  const Cross now = cross_now(crest, edge, sine);
  if (!(sine > kSine)) return doubt(parallel_until(crest, edge));
  if (is_behind(now, crest, edge, sine) || is_beside(now, crest, edge)) return;
  const Gap gap = gap_of(now, crest, edge);
  const auto least = [&](double from) {
    return std::min(gap.ends[0].least(from, span_), gap.ends[1].least(from, span_));
  };
  if (gap.known && std::min(gap.ends[0].least(span_), gap.ends[1].least(span_)) > landing_) return;
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

}  // namespace talus::rockfall
