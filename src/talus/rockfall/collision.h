#pragma once

// When does a flying, turning rock next touch the ground, and where?
//
// The contract. Let delta be the collision tolerance and d(t) the distance between rock and ground.
//   * A rock that starts with d >= delta/4 is never let closer than delta/4: nothing penetrates, nothing tunnels,
//   however fast
//     or thin. Unsure means contact.
//   * The search stops at a time when some part of the rock comes within 3/8 delta of the ground and approaches it (by
//   more than 1e-8 m/s).
//   A pair of a part of the rock and a triangle that is nearer already is stopped where it is nearer than it was, at
//   delta/4 at the latest.
//   * Contacts are all places where d <= delta.
//
// How. Pairs of features (feature_search.h) answer for small convex rocks over few triangles; where they are in doubt,
// and for all others, so do pairs of a part of the rock and a triangle. For a convex part with corners x_i(t) and a
// triangle with corners c_j, every unit vector n(t) gives a lower bound of their distance, s(t) = min_ij n(t).(x_i(t) -
// c_j). Let n turn with an angular velocity W + t W'. Each term then has three known derivatives, and the third changes
// by no more than C D,
//
//     s_ij(t + D) >= s_ij + D s_ij' + D^2/2 s_ij'' + D^3/6 s_ij''' - D^4/24 C,
//
// and the first root of the right side over all i, j is a time until which the pair cannot be nearer than is wished.
// Most pairs never need a root: where the coefficients of the right side in Bernstein's form over an interval are
// positive, so is the right side. Near contact few looks are needed. The vector n is the triangle's own normal as long
// as that separates, else the direction of the nearest points (convex_distance.h). W follows what is nearest: zero for
// a corner on a face, the rock's spin for a face on a corner, about the ground's edge for two edges; then s does not
// see ends of faces and edges swing that are not where the contact is. Before pairs are looked at one by one, those are
// passed that the plane of any triangle keeps apart (ground_planes.h) or, of many, the direction remembered
// (direction_batch.h).
//
//     C = W4 (|c_j - p| + r_max + |v| D) + 4 W3 (|w| r_max + |v|) + 6 W2 (w2 r_max + |a|) + 4 |W| w3 r_max + w4 r_max,
//     w2 = w^2 + w',   w3 = w^3 + 3 w w' + w'',   w4 = w^4 + 6 w^2 w' + 3 w'^2 + 4 w w'' + w'''   (largest sizes),
//
// and W2 to W4 are the same of W and W'. Where the rock turns quickly a bound of the third derivative, made in the same
// way, is the better one and takes its place.
//
// What is farther away than any point of the rock has moved since it was last looked at is not looked at again
// (odometer). High above the ground the attitude does not matter: the ground tells for how long the ball around the
// rock stays clear of it (Surface::flies_for).

#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "talus/geometry/contact_patch.h"
#include "talus/motion/free_flight.h"
#include "talus/rockfall/contact_geometry.h"
#include "talus/rockfall/corner_arrays.h"
#include "talus/rockfall/direction_batch.h"
#include "talus/rockfall/feature_search.h"
#include "talus/rockfall/ground_contact.h"
#include "talus/rockfall/ground_planes.h"
#include "talus/rockfall/rock_shape.h"
#include "talus/slope/surface.h"

namespace talus::rockfall {

/// Room for so many is there from the beginning, so that no step has to ask for memory.
inline constexpr std::size_t kUsualContacts = 32;

class CollisionSearch {
 public:
  enum class Ending {
    clear,    ///< nothing was touched up to the horizon
    contact,  ///< at `time`
    stalled   ///< no progress is possible at `time`: the rock is as near as it may get
  };
  struct Result {
    Ending ending = Ending::clear;
    double time = 0;
    Vector3 normal = Vector3::Zero();  ///< of a contact: the direction of the nearest points, from ground to rock
    Vector3 arm = Vector3::Zero();     ///< of a contact: from the centre of mass to the nearest point of the rock
    bool at_floor = false;             ///< of a contact: it touched before and has dipped as deep as it may
  };

  /// The ground must outlive the search. `tolerance`: delta.
  CollisionSearch(const slope::Surface& ground, double tolerance);

  void set_rock(const RockShape& shape);

  /// What to do about places that touch, and approach, at the beginning.
  enum class Touching { ends, goes_on };

  /// Follow the motion, whose centre has the given acceleration, from time 0 to the horizon (s).
  [[nodiscard]] Result advance(const motion::FreeFlight& motion, const Vector3& acceleration, double horizon,
                               Touching touching = Touching::ends);

  /// Replaces `contacts` by all places where the rock in this state is within delta of the ground, near-identical ones
  /// merged, in an order that depends on nothing but the geometry.
  void find_contacts(const bodies::SpatialState& state, std::vector<GroundContact>& contacts);

  /// Replaces `triangles` by those of the ground that hold the point of this contact (several on an edge or a vertex).
  void triangles_at(const GroundContact& contact, std::vector<std::int64_t>& triangles) const;

  /// Distance between rock and ground, as far as `reach`; zero or less: they overlap.
  [[nodiscard]] double distance(const bodies::SpatialState& state, double reach);

  [[nodiscard]] double tolerance() const { return tolerance_; }

 private:
  using Corners = CornerArrays;
  using Range = CornerRange;
  /// A direction that separated a pair, remembered by what is nearest, so that it is still right after the rock has
  /// turned.
  struct Axis {
    enum class Kind { none, ground, rock, edges } kind = Kind::none;
    Vector3 n = Vector3::Zero();          ///< ground: in world axes; rock: in body axes; edges: as it was, for its sign
    std::array<int, 2> rock{}, ground{};  ///< edges: numbers of the corners
    bool nearest = false;                 ///< it was the direction of the nearest points
  };
  struct Candidate {
    Axis axis;
    double safe_travel = 0;   ///< m on the odometer
    double keep = 0;          ///< m: contact begins at this distance
    bool closing_in = false;  ///< a closer look has shown that it soon needs the next
  };
  /// A direction n(t) and what it makes of the corners r of the rock: n.r, m.r, q.r, z.r are n.r and its first three
  /// derivatives.
  struct Swing {
    Vector3 m, q, z;
    std::array<Vector3, 4> directions;  ///< along which the four Bernstein coefficients of the span are least
    [[nodiscard]] const Vector3& n() const { return directions[0]; }
    Swing(const Vector3& n, const Vector3& m, const Vector3& q, const Vector3& z, double span);
  };
  /// What a corner of the ground has to do with s and its derivatives, and how much the third may change.
  struct GroundLevel {
    double level = 0, rate = 0, rate2 = 0, rate3 = 0, unsure = 0;
  };
  struct Bound {
    double now = 0;    ///< s at the moment
    double safe = 0;   ///< s stays at or above what is to be kept for this long
    double third = 0;  ///< how far the third derivative of what ends it may be off
  };

  /// Where and when a pair makes contact.
  struct Touch {
    double after = 0;  ///< s, since the look
    Vector3 normal = Vector3::Zero(), arm = Vector3::Zero();
    bool at_floor = false;
  };

  void collect_triangles(const Vector3& centre, double radius);
  void gather(const Vector3& p, const Vector3& v);
  void list_candidates();
  [[nodiscard]] double time_left(const Vector3& p, const Vector3& v, double a) const;
  void turn_corners(const core::Matrix3& R);
  void see(const motion::FreeFlight& motion, double t);
  void recall(double t, double end);
  /// No point of the rock has moved farther since the last look, m.
  [[nodiscard]] double travelled(const Vector3& p, const core::Matrix3& R) const {
    return (p - odometer_p_).norm() + (R - odometer_R_).norm() / std::sqrt(2.0) * shape_->radius();
  }
  [[nodiscard]] double point_speed() const { return moment_.speed + moment_.spin * shape_->radius() + 1e-12; }
  /// A look at the candidates at time t, for the time until `end`.
  struct Look {
    double t = 0, end = 0;
    bool first = false;    ///< of a stretch
    bool flies = false;    ///< places that touch and approach end the motion at once
    bool may_dip = false;  ///< ... or they may dip down to the floor
  };
  void pass_four(std::size_t first, const Look& look);
  bool pass_by_planes(const Look& look, double until);
  [[nodiscard]] bool pass_in_flight(const Look& look);
  [[nodiscard]] std::size_t count_due(const Look& look) const;
  void pass_twins(std::size_t k, const Look& look);
  [[nodiscard]] bool pass_few(const Look& look, double& next);
  enum class Features { all_clear, contact, unsure };
  [[nodiscard]] Features ask_features(const Look& look, double& next);
  [[nodiscard]] bool ball_flies(const Vector3& p, const Vector3& v, double span) const;
  [[nodiscard]] bool pass_candidates(const Look& look, double& next);
  [[nodiscard]] bool pass_candidate(std::size_t k, const Look& look);
  [[nodiscard]] bool hull_is_clear(std::size_t k, double span, double& safe, double& clear);
  [[nodiscard]] bool check_parts(std::size_t k, double span, bool may_dip, double& safe);
  [[nodiscard]] bool check_part(std::size_t k, Range range, const Corners& corners, double span, bool may_dip,
                                Axis& axis, double& safe, double& clear);
  /// A direction and the angular velocity with which it turns, W + t rate.
  struct Turning {
    Vector3 n, W, rate;
  };
  [[nodiscard]] Bound bound(std::size_t k, Range range, const Corners& corners, const Axis& axis, double span,
                            double keep) const {
    if (axis.kind == Axis::Kind::ground) return standing_bound(k, range, corners, axis.n, span, keep);
    return turning_bound(k, range, corners, turning(axis, k, corners), span, keep);
  }
  [[nodiscard]] Bound standing_bound(std::size_t k, Range range, const Corners& corners, const Vector3& n, double span,
                                     double keep) const;
  [[nodiscard]] Bound turning_bound(std::size_t k, Range range, const Corners& corners, const Turning& along,
                                    double span, double keep) const;
  [[nodiscard]] Bound lowest_bound(Range range, const Corners& corners, const Swing& swing,
                                   std::span<const GroundLevel> grounds, double span, double keep) const;
  [[nodiscard]] double separation(std::size_t k, Range range, const Corners& corners, const Vector3& n) const {
    return corners.lowest(range, n) - top_of(k, n);
  }
  [[nodiscard]] Vector3 now(const Axis& axis, std::size_t k, const Corners& corners) const;
  [[nodiscard]] Turning turning(const Axis& axis, std::size_t k, const Corners& corners) const;
  [[nodiscard]] Axis remember(std::size_t k, Range range, const Corners& corners, Vector3& n) const;
  [[nodiscard]] bool stands_on_face(std::size_t k, Range range, const Corners& corners, double& distance);
  [[nodiscard]] bool is_over_face(std::size_t k, const Vector3& point) const;
  [[nodiscard]] Vector3 nearest_direction(std::size_t k, Range range, const Corners& corners, const Vector3& guess,
                                          double& distance);
  [[nodiscard]] double top_of(std::size_t k, const Vector3& n) const;
  /// A corner of a convex rock that alone touches a face of the ground, well within its borders.
  struct LoneCorner {
    Vector3 arm, normal;  ///< from the centre of mass; of the ground
    double next = 0;      ///< m above it, along the normal: the next corner
  };
  /// The edges that an axis remembers, where their lines are nearest: at these parts of their lengths. From the centre
  /// of mass.
  struct Crossing {
    Vector3 n, rock, edge_rock, ground, edge_ground;
    double gap = 0, sine = 0, along_rock = 0, along_ground = 0;
    void cross();  ///< fills in the gap and where they are nearest
    [[nodiscard]] bool inside() const {
      return along_rock >= 0 && along_rock <= 1 && along_ground >= 0 && along_ground <= 1;
    }
  };
  [[nodiscard]] Crossing crossing(std::size_t k, const Axis& axis, const Corners& corners) const;
  [[nodiscard]] bool still_nearest(std::size_t k, Range range, const Corners& corners, const Axis& axis, Vector3& n,
                                   double& distance);
  [[nodiscard]] bool lands_there(std::size_t k, const Corners& corners, const Axis& axis, const Bound& bound) const;
  [[nodiscard]] bool add_lone_corner(std::size_t k, std::vector<GroundContact>& contacts);
  [[nodiscard]] bool add_lone_crossing(std::size_t k, std::vector<GroundContact>& contacts);
  [[nodiscard]] bool beyond_lone_corners(std::size_t k) const;
  /// A vertex (a = b) or edge of the ground that has been looked at as the place of contact along this normal.
  struct Crest {
    Vector3 a, b, normal;
  };
  void remember_crest(std::size_t k);
  [[nodiscard]] bool falls_off_crest(std::size_t k) const;
  [[nodiscard]] bool lies_over_foreign_corner(std::size_t k);
  struct Near {
    std::size_t triangle = 0;
    double above_face = 0;  ///< m, along its normal
  };
  void find_near_ones(Range all);
  void add_patch(std::size_t k, Range range, const Corners& corners, std::vector<GroundContact>& contacts);
  [[nodiscard]] bool in_normal_cone(const Vector3& point, const Vector3& normal, std::size_t but) const;
  void merge(std::vector<GroundContact>& contacts);
  [[nodiscard]] double ball_distance(std::size_t k, const RockShape::Ball& ball) const;

  const slope::Surface& ground_;
  double tolerance_, floor_, landing_;
  const RockShape* shape_ = nullptr;

  std::vector<slope::SurfaceTriangle> triangles_, old_triangles_;
  std::vector<Candidate> candidates_, old_candidates_;  ///< of the triangles, if they are listed
  bool candidates_listed_ = true;
  std::vector<double> safe_until_;  ///< s, of the candidates
  DirectionBatch batch_;
  GroundPlanes planes_;
  FeatureSearch features_;
  bool by_features_ = false;        ///< of this motion: they have not been unsure yet
  FeatureSearch::Set dipping_ = 0;  ///< of this motion: triangles that something was near to at its beginning
  const motion::FreeFlight* motion_ = nullptr;
  std::vector<double> block_safe_until_;  ///< the least of each kBlock of them
  Vector3 gathered_at_ = Vector3::Zero();
  double slack_ = 0;  ///< the triangles are good while the centre is within this of gathered_at_
  bool gathered_ = false;
  double odometer_ = 0;  ///< m: between two looks no point of the rock has moved farther than the difference
  bool odometer_runs_ = false;
  Vector3 odometer_p_ = Vector3::Zero();
  core::Matrix3 odometer_R_ = core::Matrix3::Identity();

  Moment moment_;
  core::Matrix3 R_ = core::Matrix3::Identity();
  Corners hull_, parts_;
  bool hull_turned_ = false, parts_turned_ = false;

  mutable std::vector<std::int64_t> is_lower_;  ///< corners that need a root
  std::vector<Vector3> points_a_;
  geometry::PatchFinder patch_finder_;
  geometry::ContactPatch patch_;
  std::vector<core::Vector2> plan_;
  std::vector<int> outline_;
  std::vector<GroundContact> alike_, merged_;
  std::vector<LoneCorner> lone_corners_;
  std::vector<Crest> crests_;
  std::vector<Near> near_;
  Vector3 nearest_point_ = Vector3::Zero();
  Touch touch_;  ///< the first that a look has seen or foreseen
};

}  // namespace talus::rockfall
