// The part of CollisionSearch that says where a rock touches the ground.

#include <algorithm>
#include <cmath>
#include <limits>

#include "talus/geometry/closest_point.h"
#include "talus/geometry/plane_hull.h"
#include "talus/rockfall/collision.h"

namespace talus::rockfall {
namespace {

// Of the tolerance over the rock's size: angle between normals of contacts that are merged. What lies between two of
// them is then nowhere nearer than they are by more than an eighth of the tolerance, and need not carry the rock.
constexpr double kSameNormal = 1.0 / 8;
constexpr double kRounding = 1e-14;  // of a cosine
constexpr double kSamePlace = 1e-6;  // m
constexpr double kSine = 0.01;       // of the angle between edges that cross, at least
constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kRoundedUp = 1 + 1e-9;
constexpr double kConeSlack = 1e-7;  // sine by which a normal may leave the cone of a ground edge or vertex

bool holds(const slope::SurfaceTriangle& triangle, const Vector3& point, double within) {
  const auto& c = triangle.corners;
  if (std::abs(triangle.normal.dot(point - c[0])) > within) return false;
  if (point == c[0] || point == c[1] || point == c[2]) return true;
  return (geometry::closest_on_triangle(point, c[0], c[1], c[2]) - point).squaredNorm() <= within * within;
}

bool all_different(const std::vector<GroundContact>& contacts, double same) {
  for (std::size_t i = 1; i < contacts.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (contacts[i].normal.dot(contacts[j].normal) >= same) return false;
  return true;
}

ContactGeometry geometry_of(const geometry::PatchPoint& touching) {
  ContactGeometry contact;
  if (touching.kind == geometry::PatchKind::corner_of_b) contact.kind = ContactKind::face_on_corner;
  if (touching.kind == geometry::PatchKind::crossing) {
    contact.kind = ContactKind::edge_on_edge;
    contact.edge_rock = touching.edge_a, contact.edge_ground = touching.edge_b;
  }
  return contact;
}

}  // namespace

/// A normal at an edge or vertex of the ground is one of a nearest point only if no other triangle there rises above
/// the plane through the point. Otherwise that triangle is nearer, and the contact is its own.
bool CollisionSearch::in_normal_cone(const Vector3& point, const Vector3& normal, std::size_t but) const {
  for (std::size_t k = 0; k < triangles_.size(); ++k) {
    if (k == but || !holds(triangles_[k], point, kSamePlace)) continue;
    for (const Vector3& corner : triangles_[k].corners) {
      const Vector3 to = corner - point;
      const double rises = normal.dot(to) - kSamePlace;
      if (rises > 0 && rises > kConeSlack * to.norm()) return false;
    }
  }
  return true;
}

/// The usual contact at little cost: of all corners one alone is within the tolerance of the face's plane, above it and
/// inside the face. The patch is this one point then.
bool CollisionSearch::add_lone_corner(std::size_t k, std::vector<GroundContact>& contacts) {
  const slope::SurfaceTriangle& triangle = triangles_[k];
  const Vector3& n = triangle.normal;
  double low = kInfinity, next = kInfinity;
  int lowest = 0;
  for (int i = 0; i < static_cast<int>(shape_->hull().size()); ++i) {
    const double level = n.dot(hull_.at(i));
    next = std::min(next, std::max(level, low));
    if (level < low) low = level, lowest = i;
  }
  const double top = top_of(k, n), gap = low - top;
  if (!(gap > 0 && gap <= tolerance_ && next - top > tolerance_)) return false;
  const Vector3 arm = hull_.at(lowest), point = moment_.p + arm;
  for (int j = 0; j < 3; ++j) {
    const Vector3& from = triangle.corners[j];
    const Vector3 side = triangle.corners[(j + 1) % 3] - from;
    if (!(side.cross(point - from).dot(n) >= 0)) return false;
  }
  contacts.push_back({.point = point, .normal = n, .gap = gap, .triangle = triangle.id});
  lone_corners_.push_back({arm, n, next - low});
  candidates_[k].axis = {.kind = Axis::Kind::ground, .n = n, .nearest = true};
  return true;
}

/// A point of the rock that is h higher than a lone corner is within 2 R h/next of it, as the rock is convex. A
/// triangle that rises nowhere above the corner touches the rock with h <= delta only: near the corner or not at all.
bool CollisionSearch::beyond_lone_corners(std::size_t k) const {
  for (const LoneCorner& lone : lone_corners_) {
    const double level = lone.normal.dot(lone.arm), top = top_of(k, lone.normal);
    if (top > level) continue;
    const double h = top + tolerance_ - level;
    if (h < 0) return true;
    const auto& c = triangles_[k].corners;
    const Vector3 corner = moment_.p + lone.arm;
    const double reach = kRoundedUp * (tolerance_ + 2 * shape_->radius() * h / lone.next);
    if ((geometry::closest_on_triangle(corner, c[0], c[1], c[2]) - corner).squaredNorm() > reach * reach) return true;
  }
  return false;
}

/// After a patch of triangle k that lies on one of its corners or edges.
void CollisionSearch::remember_crest(std::size_t k) {
  if (patch_.corners_of_b >= 3) return;
  std::array<Vector3, 3> c = triangles_[k].corners;
  std::sort(c.begin(), c.end(), [&](const Vector3& x, const Vector3& y) {
    const double difference = patch_.normal.dot(x - y);
    return difference != 0 ? difference > 0 : x.x() != y.x() ? x.x() < y.x() : x.y() < y.y();
  });
  crests_.push_back({c[0], patch_.corners_of_b == 2 ? c[1] : c[0], patch_.normal});
}

/// Does this triangle share a crest and fall off from it by more than contacts are deep? Then the crest is what it has
/// near the rock, along the same normal: its patch is known already.
bool CollisionSearch::falls_off_crest(std::size_t k) const {
  const auto& c = triangles_[k].corners;
  return std::any_of(crests_.begin(), crests_.end(), [&](const Crest& crest) {
    int shared = 0;
    bool falls = true;
    for (const Vector3& corner : c) {
      const bool on = corner == crest.a || corner == crest.b;
      shared += on ? 1 : 0;
      falls = falls && (on || crest.normal.dot(corner - crest.a) < -kRoundedUp * 2 * tolerance_);
    }
    return falls && shared == (crest.a == crest.b ? 1 : 2);
  });
}

/// Does a face of the rock lie over one corner of this triangle alone, with a normal that is none of the ground's
/// there? Then another triangle there is nearer, and the contact is its own.
bool CollisionSearch::lies_over_foreign_corner(std::size_t k) {
  const Axis& axis = candidates_[k].axis;
  if (axis.kind != Axis::Kind::rock) return false;
  const Vector3 n = R_ * axis.n;
  const auto& c = triangles_[k].corners;
  const std::array<double, 3> level{n.dot(c[0] - moment_.p), n.dot(c[1] - moment_.p), n.dot(c[2] - moment_.p)};
  const std::size_t highest = std::max_element(level.begin(), level.end()) - level.begin();
  const double low = hull_.lowest({0, static_cast<int>(shape_->hull().size())}, n);
  if (!(low > level[highest])) return false;
  for (std::size_t j = 0; j < 3; ++j)
    if (j != highest && !(level[j] < low - kRoundedUp * tolerance_)) return false;
  if (in_normal_cone(c[highest], n, k)) return false;
  crests_.push_back({c[highest], c[highest], n});
  return true;
}

/// Another usual contact: what was nearest last time, an edge of the rock and one of the ground, still cross in plan,
/// and nothing else of either is near. The patch is this one point then.
bool CollisionSearch::add_lone_crossing(std::size_t k, std::vector<GroundContact>& contacts) {
  const Axis& axis = candidates_[k].axis;
  if (axis.kind != Axis::Kind::edges) return false;
  const auto [i0, i1] = axis.rock;
  const auto [j0, j1] = axis.ground;
  const slope::SurfaceTriangle& triangle = triangles_[k];
  const auto [n, a, edge_a, b, edge_b, gap, sine, along_a, along_b] = crossing(k, axis, hull_);
  const double top = n.dot(b);
  if (!(gap > 0 && gap <= tolerance_)) return false;
  if (!(n.dot(triangle.corners[3 - j0 - j1] - moment_.p) < n.dot(a) - tolerance_)) return false;
  for (int i = 0; i < static_cast<int>(shape_->hull().size()); ++i)
    if (i != i0 && i != i1 && !(n.dot(hull_.at(i)) > top + tolerance_)) return false;
  const double length_a = edge_a.norm(), length_b = edge_b.norm();
  if (!(std::abs(sine) > kSine * length_a * length_b)) return false;
  const double end_a = 2 * kSamePlace / length_a, end_b = 2 * kSamePlace / length_b;
  if (!(along_a > end_a && along_a < 1 - end_a && along_b > end_b && along_b < 1 - end_b)) return false;
  const Vector3 point = moment_.p + b + along_b * edge_b;
  crests_.push_back({triangle.corners[j0], triangle.corners[j1], n});
  if (!in_normal_cone(point, n, k)) return true;
  contacts.push_back({.point = point,
                      .normal = n,
                      .gap = gap,
                      .triangle = triangle.id,
                      .geometry = {.kind = ContactKind::edge_on_edge, .edge_rock = edge_a, .edge_ground = edge_b}});
  return true;
}

void CollisionSearch::add_patch(std::size_t k, Range range, const Corners& corners,
                                std::vector<GroundContact>& contacts) {
  const slope::SurfaceTriangle& triangle = triangles_[k];
  points_a_.clear();
  for (int i = range.first; i < range.first + range.count; ++i) points_a_.push_back(corners.at(i));
  const std::array<Vector3, 3> b{triangle.corners[0] - moment_.p, triangle.corners[1] - moment_.p,
                                 triangle.corners[2] - moment_.p};
  // What was nearest last time mostly still is, and shows it by a common part of what touches.
  Candidate& candidate = candidates_[k];
  const bool known = shape_->convex() && candidate.axis.kind != Axis::Kind::none;
  const Vector3 guess = known ? now(candidate.axis, k, corners) : Vector3::Zero();
  const bool separates = known && separation(k, range, corners, guess) > 0;
  if (!separates || !patch_finder_.find(points_a_, b, guess, triangle.normal, tolerance_, patch_) || !patch_.nearest) {
    double distance = 0;
    Vector3 n = nearest_direction(k, range, corners, triangle.normal, distance);
    const Vector3 nearest = nearest_point_;
    if (distance > 0 && shape_->convex()) candidate.axis = remember(k, range, corners, n);
    if (!(distance <= tolerance_)) return;
    if (!patch_finder_.find(points_a_, b, n, triangle.normal, tolerance_, patch_))
      patch_.points.push_back({.point = nearest, .gap = distance});
  }
  for (const geometry::PatchPoint& touching : patch_.points) {
    const Vector3 point = moment_.p + touching.point;
    const Vector3 on_ground =
        geometry::closest_on_triangle(point, triangle.corners[0], triangle.corners[1], triangle.corners[2]);
    const bool on_face = patch_.corners_of_b >= 3;
    if (!on_face && !in_normal_cone(on_ground, patch_.normal, k)) continue;
    contacts.push_back({.point = point,
                        .normal = patch_.normal,
                        .gap = touching.gap,
                        .triangle = triangle.id,
                        .geometry = geometry_of(touching)});
  }
  if (shape_->convex()) remember_crest(k);
}

/// Contacts with one normal act like the corners of their convex hull: the others are dropped.
void CollisionSearch::merge(std::vector<GroundContact>& contacts) {
  const double angle = kSameNormal * tolerance_ / (2 * shape_->radius());
  const double same = 1 - std::max(0.5 * angle * angle, kRounding);
  if (all_different(contacts, same)) return;
  merged_.clear();
  while (!contacts.empty()) {
    const Vector3 n = contacts.front().normal;
    const auto alike = [&](const GroundContact& c) { return n.dot(c.normal) >= same; };
    if (std::none_of(contacts.begin() + 1, contacts.end(), alike)) {
      merged_.push_back(contacts.front());
      contacts.erase(contacts.begin());
      continue;
    }
    Eigen::Index axis = 0;
    n.cwiseAbs().minCoeff(&axis);
    const Vector3 t1 = n.cross(Vector3::Unit(axis)).normalized(), t2 = n.cross(t1);
    plan_.clear();
    alike_.clear();
    std::size_t others = 0;
    for (std::size_t i = 0; i < contacts.size(); ++i) {
      if (!alike(contacts[i])) {
        contacts[others++] = contacts[i];
        continue;
      }
      const Vector3 r = contacts[i].point - moment_.p;
      plan_.emplace_back(t1.dot(r), t2.dot(r));
      alike_.push_back(contacts[i]);
    }
    geometry::plane_hull(plan_, kSamePlace, outline_);
    for (const int i : outline_) merged_.push_back(alike_[static_cast<std::size_t>(i)]);
    contacts.resize(others);
  }
  contacts.swap(merged_);
  merged_.reserve(contacts.capacity());  // they take turns
}

/// Fills near_ with the triangles that neither their distance at the last look, nor the direction remembered, nor their
/// own normal keeps apart.
void CollisionSearch::find_near_ones(Range all) {
  near_.clear();
  const double travel = odometer_runs_ ? odometer_ + travelled(moment_.p, R_) : kInfinity;
  for (std::size_t k = 0; k < triangles_.size(); ++k) {
    if (candidates_[k].safe_travel - travel > tolerance_) continue;
    const Axis& axis = candidates_[k].axis;
    const Vector3& face = triangles_[k].normal;
    const bool other = shape_->convex() && axis.kind != Axis::Kind::none && axis.n != face;
    if (other && separation(k, all, hull_, now(axis, k, hull_)) > tolerance_) continue;
    const double above_face = separation(k, all, hull_, face);
    if (!(above_face > tolerance_)) near_.push_back({k, above_face});
  }
}

void CollisionSearch::find_contacts(const bodies::SpatialState& state, std::vector<GroundContact>& contacts) {
  contacts.clear();
  moment_.p = state.p_WB;
  if (!gathered_ || !((state.p_WB - gathered_at_).norm() < slack_)) gather(state.p_WB, state.v_WB);
  turn_corners(state.R_WB.toRotationMatrix());
  const Range all{0, static_cast<int>(shape_->hull().size())};
  if (planes_.count() > 0 && features_.knows()) {
    const FeatureSearch::Set near = planes_.near(moment_.p, hull_, all, tolerance_);
    if (features_.find_contacts({moment_, hull_, R_}, near, tolerance_, contacts)) return merge(contacts);
    contacts.clear();
  }
  list_candidates();
  lone_corners_.clear();
  crests_.clear();
  find_near_ones(all);
  if (shape_->convex()) {
    std::size_t left = 0;
    for (const Near& near : near_)
      if (!(near.above_face > 0 && add_lone_corner(near.triangle, contacts))) near_[left++] = near;
    near_.resize(left);
  }
  for (const auto [k, above_face] : near_) {
    if (shape_->convex()) {
      if (beyond_lone_corners(k) || falls_off_crest(k) || lies_over_foreign_corner(k)) continue;
      if (!add_lone_crossing(k, contacts)) add_patch(k, all, hull_, contacts);
      continue;
    }
    if (!parts_turned_) parts_.turn(shape_->part_corners(), R_);
    parts_turned_ = true;
    for (const RockShape::Cluster& cluster : shape_->clusters()) {
      if (ball_distance(k, cluster.ball) > tolerance_) continue;
      for (int m = cluster.first; m < cluster.first + cluster.count; ++m)
        if (const RockShape::Part& part = shape_->parts()[m]; ball_distance(k, part.ball) <= tolerance_)
          add_patch(k, {part.first, part.count}, parts_, contacts);
    }
  }
  merge(contacts);
}

void CollisionSearch::triangles_at(const GroundContact& contact, std::vector<std::int64_t>& triangles) const {
  triangles.clear();
  for (const slope::SurfaceTriangle& triangle : triangles_)
    if (triangle.id == contact.triangle || holds(triangle, contact.point, 2 * tolerance_))
      triangles.push_back(triangle.id);
}

double CollisionSearch::distance(const bodies::SpatialState& state, double reach) {
  moment_.p = state.p_WB;
  collect_triangles(state.p_WB, shape_->radius() + reach);
  candidates_.assign(triangles_.size(), {});
  candidates_listed_ = true;
  gathered_ = false;
  turn_corners(state.R_WB.toRotationMatrix());
  parts_.turn(shape_->part_corners(), R_);
  double least = reach;
  for (std::size_t k = 0; k < triangles_.size(); ++k)
    for (const RockShape::Part& part : shape_->parts()) {
      double d = 0;
      static_cast<void>(nearest_direction(k, {part.first, part.count}, parts_, triangles_[k].normal, d));
      least = std::min(least, d);
    }
  return least;
}

}  // namespace talus::rockfall
