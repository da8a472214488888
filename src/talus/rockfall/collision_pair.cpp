// The part of CollisionSearch that looks at one pair of rock and triangle: is it clear, and for how long?

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "talus/geometry/closest_point.h"
#include "talus/geometry/convex_distance.h"
#include "talus/geometry/travel_time.h"
#include "talus/rockfall/collision.h"
#include "talus/rockfall/touching.h"

namespace talus::rockfall {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kTight = 0.05;         // of the tolerance
constexpr double kSameDistance = 1e-9;  // of the tolerance
constexpr double kClosingIn = 0.25;     // of a stretch: a candidate that is clear for less is about to touch

}  // namespace

/// Does the corner that is lowest along the triangle's normal stand on the triangle? Then that normal is the direction
/// of the nearest points.
bool CollisionSearch::stands_on_face(std::size_t k, Range range, const Corners& corners, double& distance) {
  const slope::SurfaceTriangle& triangle = triangles_[k];
  const Vector3& n = triangle.normal;
  double low = kInfinity;
  for (int i = range.first; i < range.first + range.count; ++i)
    if (const double level = n.dot(corners.at(i)); level < low) low = level, nearest_point_ = corners.at(i);
  distance = low - n.dot(triangle.corners[0] - moment_.p);
  return distance > 0 && is_over_face(k, nearest_point_);
}

/// Is the point, from the centre of mass, over or under the triangle, along its normal?
bool CollisionSearch::is_over_face(std::size_t k, const Vector3& point) const {
  const auto& c = triangles_[k].corners;
  for (int j = 0; j < 3; ++j) {
    const Vector3 from = c[j] - moment_.p, side = c[(j + 1) % 3] - c[j];
    if (side.cross(point - from).dot(triangles_[k].normal) < 0) return false;
  }
  return true;
}

/// Direction and lower bound of the distance of a part and a triangle. The triangle's own normal where it does as well.
Vector3 CollisionSearch::nearest_direction(std::size_t k, Range range, const Corners& corners, const Vector3& guess,
                                           double& distance) {
  const slope::SurfaceTriangle& triangle = triangles_[k];
  if (stands_on_face(k, range, corners, distance)) return triangle.normal;
  const double along_face = distance;
  points_a_.clear();
  for (int i = range.first; i < range.first + range.count; ++i) points_a_.push_back(corners.at(i));
  const std::array<Vector3, 3> b{triangle.corners[0] - moment_.p, triangle.corners[1] - moment_.p,
                                 triangle.corners[2] - moment_.p};
  const geometry::ConvexDistance found = geometry::convex_distance(points_a_, b, guess);
  distance = found.overlap ? std::min(found.distance, 0.0) : found.distance;
  nearest_point_ = found.point_a;
  if (along_face > 0 && along_face >= found.distance * (1 - 1e-9)) {
    distance = along_face;
    return triangle.normal;
  }
  return found.normal;
}

/// Is what the axis remembers nearest still? Edges are where they cross and nothing else reaches farther along what is
/// square to both, a face where the lowest corner stands on it: a lower and an upper bound of the distance are the
/// same.
bool CollisionSearch::still_nearest(std::size_t k, Range range, const Corners& corners, const Axis& axis, Vector3& n,
                                    double& distance) {
  if (axis.kind == Axis::Kind::ground && axis.n == triangles_[k].normal) {
    n = axis.n;
    return stands_on_face(k, range, corners, distance);
  }
  if (axis.kind != Axis::Kind::edges) return false;
  const Crossing edges = crossing(k, axis, corners);
  if (!edges.inside()) return false;
  distance = separation(k, range, corners, edges.n);
  if (!(distance > 0 && distance >= edges.gap - kSameDistance * tolerance_)) return false;
  n = edges.n;
  nearest_point_ = edges.rock + edges.along_rock * edges.edge_rock;
  return true;
}

/// Does the pair make contact when its bound ends? If that is so soon that it can be told from here, and if what the
/// axis remembers, which is nearest now, is what will have come to the distance that is to be kept.
bool CollisionSearch::lands_there(std::size_t k, const Corners& corners, const Axis& axis, const Bound& bound) const {
  const double after = bound.safe, exact = 0.1 * kLanded * tolerance_;
  if (bound.third * after * after * after / 6 > exact) return false;
  const auto then = [&](const Vector3& r) {
    const Vector3 turning = moment_.w.cross(r);
    const Vector3 driven = moment_.w_rate.cross(r), swing = moment_.w.cross(turning);
    const Vector3 bend = moment_.a + driven + swing;
    const Vector3 third =
        moment_.w_rate2.cross(r) + 2 * moment_.w_rate.cross(turning) + moment_.w.cross(driven + swing);
    return Vector3(r + after * (moment_.v + turning + after * (0.5 * bend + after / 6 * third)));
  };
  const auto lands = [&](double gap) { return std::abs(gap - candidates_[k].keep) <= exact; };
  const auto& c = triangles_[k].corners;
  if (axis.kind == Axis::Kind::ground) {
    const Vector3 point = then(nearest_point_);
    return axis.n == triangles_[k].normal && lands(axis.n.dot(point - (c[0] - moment_.p))) && is_over_face(k, point);
  }
  if (axis.kind != Axis::Kind::edges) return false;
  Crossing edges = crossing(k, axis, corners);
  const Vector3 other = then(edges.rock + edges.edge_rock);
  edges.rock = then(edges.rock), edges.edge_rock = other - edges.rock;
  edges.n = edges.edge_rock.cross(edges.edge_ground).normalized() * (edges.sine > 0 ? 1 : -1);
  edges.cross();
  return lands(edges.gap) && edges.inside();
}

/// Lowers `safe` to the time after the moment for which the part stays clear of the triangle. True: contact now.
bool CollisionSearch::check_part(std::size_t k, Range range, const Corners& corners, double span, bool may_dip,
                                 Axis& axis, double& safe, double& clear) {
  double& keep = candidates_[k].keep;
  Bound result;
  const auto separates = [&](const Axis& along) {
    result = bound(k, range, corners, along, span, keep);
    // Along this direction the pair looks too near to get far: it may be farther along another.
    if (result.now <= keep + kTight * tolerance_ && result.safe < span) return false;
    safe = std::min(safe, result.safe);
    clear = result.now;
    return true;
  };
  if (axis.kind != Axis::Kind::none && separates(axis)) return false;
  const Vector3& face = triangles_[k].normal;
  double distance = 0;
  Vector3 n = face;
  const bool still = still_nearest(k, range, corners, axis, n, distance);
  if (!still) {
    if (axis.kind != Axis::Kind::ground || axis.n != face) {
      const Axis along_face{.kind = Axis::Kind::ground, .n = face};
      if (separates(along_face)) {
        axis = along_face;
        return false;
      }
    }
    n = nearest_direction(k, range, corners, axis.kind == Axis::Kind::none ? face : now(axis, k, corners), distance);
    axis = remember(k, range, corners, n);
  }
  const bool comes = n.dot(moment_.v + moment_.w.cross(nearest_point_)) < -kStill;
  const bool landed = distance <= keep + kLanded * tolerance_;
  if (landed && may_dip) keep = floor_;
  if (distance <= floor_ || (landed && comes && !may_dip)) {
    touch_ = {0, n, nearest_point_, keep == floor_};
    return true;
  }
  if (landed) {
    // What parts may come back to where it is. Where contact begins, rounding does not decide when that is.
    const double back = may_dip ? floor_ : std::clamp(distance - kLanded * tolerance_, floor_, keep);
    result = bound(k, range, corners, axis, span, back);
    if (result.safe < kBriefly) result = bound(k, range, corners, axis, span, floor_);
  } else if (!still) {
    result = bound(k, range, corners, axis, span, keep);
  }
  safe = std::min(safe, result.safe);
  if (comes && !landed && !may_dip && result.safe < span && result.safe < touch_.after &&
      lands_there(k, corners, axis, result))
    touch_ = {result.safe, n, nearest_point_, keep == floor_};
  return false;
}

/// Lower bound of the distance from a ball of the rock to a triangle.
double CollisionSearch::ball_distance(std::size_t k, const RockShape::Ball& ball) const {
  const auto& c = triangles_[k].corners;
  const Vector3 centre = moment_.p + R_ * ball.centre;
  return (geometry::closest_on_triangle(centre, c[0], c[1], c[2]) - centre).norm() - ball.radius;
}

/// The same for all parts of a concave rock.
bool CollisionSearch::check_parts(std::size_t k, double span, bool may_dip, double& safe) {
  if (!parts_turned_) parts_.turn(shape_->part_corners(), R_);
  parts_turned_ = true;
  const double speed = moment_.v.norm() + moment_.w.norm() * shape_->radius();
  const double acceleration = moment_.w2 * shape_->radius() + moment_.a.norm();
  const auto far = [&](const RockShape::Ball& ball) {
    const double distance = ball_distance(k, ball) - landing_;
    return distance > 0 && geometry::time_to_move(distance, speed, acceleration) >= safe;
  };
  for (const RockShape::Cluster& cluster : shape_->clusters()) {
    if (far(cluster.ball)) continue;
    for (int m = cluster.first; m < cluster.first + cluster.count; ++m) {
      const RockShape::Part& part = shape_->parts()[m];
      if (far(part.ball)) continue;
      Axis axis;
      double clear = 0;
      if (check_part(k, {part.first, part.count}, parts_, span, may_dip, axis, safe, clear)) return true;
    }
  }
  return false;
}

/// Does a direction separate the hull of a concave rock from the triangle for now?
bool CollisionSearch::hull_is_clear(std::size_t k, double span, double& safe, double& clear) {
  const Range all{0, static_cast<int>(shape_->hull().size())};
  const Bound result = standing_bound(k, all, hull_, triangles_[k].normal, span, landing_);
  if (result.now <= landing_ + kTight * tolerance_ && result.safe < span) return false;
  safe = std::min(safe, result.safe);
  clear = result.now;
  return true;
}

/// Looks at a candidate whose time has run out. True: contact at t.
bool CollisionSearch::pass_candidate(std::size_t k, const Look& look) {
  const auto [t, end] = std::pair(look.t, look.end);
  const Range all{0, static_cast<int>(shape_->hull().size())};
  Candidate& candidate = candidates_[k];
  double safe = end - t, clear = 0;
  const bool contact = shape_->convex()
                           ? check_part(k, all, hull_, end - t, look.may_dip, candidate.axis, safe, clear)
                           : !hull_is_clear(k, end - t, safe, clear) && check_parts(k, end - t, look.may_dip, safe);
  if (contact) return true;
  candidate.safe_travel = odometer_ + clear - landing_;
  const double by_travel = geometry::kRoundedDown * (clear - landing_) / point_speed();
  safe_until_[k] = std::min(end, t + std::max(safe, by_travel));
  candidate.closing_in = safe_until_[k] - t < kClosingIn * (end - t);
  return false;
}

}  // namespace talus::rockfall
