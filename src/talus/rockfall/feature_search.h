#pragma once

// When does a convex rock next touch the ground near it, and where does it touch? The usual case of collision.h, by
// pairs of features instead of pairs of rock and triangle.
//
// Where a rock is nearest to the ground, the normal n there points out of the ground, and against n out of the rock.
// Seen as points of a sphere, the normals of a crest are the arc between those of its two faces, those of an edge of
// the rock likewise, and only a crest and an edge whose arcs cross (n along one, -n along the other) can be nearest to
// each other; a summit and a face only if the normal of the face lies among those of the summit. Few pairs are left:
//
//     corner i of the rock over face k        s(t) = n_k.(x_i(t) - c_k)
//     edge of the rock across a crest         s(t) = n(t).(x(t) - c),    n square to the crest always and to the edge
//                                                                        of the rock to second order in t
//     face f of the rock over a vertex        s(t) = N_f(t).(c - p(t)) - D_f
//
// Each s has three known derivatives and a bounded fourth: with C its bound, c3 - T C/24 in place of c3 makes
//
//     c0 + c1 t + c2 t^2 + c3 t^3
//
// a lower bound until the end T of the span (Course). A pair whose s comes to what is to be kept touches if one is
// over the other then. Whether it is, is judged in the same way, by directions that keep them apart aside.
//
// Unsure is an answer: a corner that comes down at the very border of a face, edges that are nearly parallel, what
// touches at the beginning already. It is told from when on, and the pairs of rock and triangle of collision.h, which
// know all cases, are asked.
//
// feature_search.cpp holds the look at all of them, feature_corners.cpp, feature_crests.cpp and feature_vertices.cpp
// the three kinds of pairs, feature_places.cpp where they are exactly, feature_contacts.cpp the places of contact.

#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "talus/motion/free_flight.h"
#include "talus/rockfall/contact_geometry.h"
#include "talus/rockfall/corner_arrays.h"
#include "talus/rockfall/corner_sets.h"
#include "talus/rockfall/course.h"
#include "talus/rockfall/direction_batch.h"
#include "talus/rockfall/ground_contact.h"
#include "talus/rockfall/ground_features.h"
#include "talus/rockfall/rock_shape.h"

namespace talus::rockfall {

class FeatureSearch {
 public:
  using Set = GroundFeatures::Set;
  static constexpr std::size_t kMaxTriangles = GroundFeatures::kMaxTriangles;

  /// The rock from now on. Of others than small convex ones nothing is known.
  void set_rock(const RockShape& shape);
  /// The triangles from now on: all that come within `radius` of `centre`, and perhaps more. They must stay.
  void set_ground(std::span<const slope::SurfaceTriangle> triangles, const Vector3& centre, double radius);
  /// Is it worth asking?
  [[nodiscard]] bool knows();

  /// The rock at a moment: its corners around its centre, and its attitude.
  struct Pose {
    const Moment& moment;
    const CornerArrays& corners;
    const core::Matrix3& R;
  };
  struct Question {
    const motion::FreeFlight& motion;
    double t = 0;                   ///< s: the moment, on the motion
    double span = 0;                ///< s, from the moment on
    double landing = 0, floor = 0;  ///< m: where contact begins; and for what is nearer already
    double exact = 0;               ///< m: what a contact may be off
    Set live = 0;                   ///< triangles that may be touched at all
    bool may_dip = false;           ///< what is nearer than `landing` now may come to the floor
  };
  struct Answer {
    enum class Ending { clear, contact, unsure } ending = Ending::clear;
    double after = 0;                                         ///< s, since the moment: clear until then
    Vector3 normal = Vector3::Zero(), arm = Vector3::Zero();  ///< of a contact, as in collision.h
    bool at_floor = false;
  };
  /// `dipping`: triangles that something was near to at the first of several looks at a motion.
  [[nodiscard]] Answer look(const Pose& pose, const Question& question, Set& dipping);

  /// Adds all places where the rock, in whose pose only p of the moment counts, is within `margin` of these triangles.
  /// False: unsure.
  [[nodiscard]] bool find_contacts(const Pose& pose, Set live, double margin, std::vector<GroundContact>& contacts);

 private:
  static constexpr int kMaxCorners = 64;
  static constexpr double kSlack = 1e-6;   ///< sine by which arcs may miss each other
  static constexpr double kSine = 0.02;    ///< of the angle between an edge and a crest, at least
  static constexpr double kBorder = 1e-8;  ///< m: what comes down nearer to the border of what it meets is unsure
  enum class Kind { corner_on_face, edge_on_crest, face_on_vertex };
  /// What may touch: a corner of the rock and a face of the ground, an edge and a crest, a face and a vertex.
  struct Pair {
    Kind kind = Kind::corner_on_face;
    int rock = 0, ground = 0;
  };
  /// An edge of the rock and a crest at the moment.
  struct Cross {
    Vector3 n = Vector3::Zero();  ///< square to both, from the ground to the rock, unit
    Vector3 edge = Vector3::Zero(), crest = Vector3::Zero();
    double size = 0;  ///< m^2: of edge x crest
    double along_edge = 0, along_crest = 0, gap = 0;
    [[nodiscard]] bool inside(double end_of_edge, double end_of_crest) const {
      return along_edge >= end_of_edge && along_edge <= 1 - end_of_edge && along_crest >= end_of_crest &&
             along_crest <= 1 - end_of_crest;
    }
  };

  void expand();
  void turn_faces() {
    if (!faces_turned_) find_face_normals();
  }
  void find_face_normals();
  [[nodiscard]] Vector3 corner(int i, double t) const;
  [[nodiscard]] Course course(const Vector3& q, int i, double level) const;
  void mark_low(std::size_t k);
  [[nodiscard]] bool stays_in_front(Set live) const;

  [[nodiscard]] CornerSet corners_over(std::size_t k, CornerSet corners, double far) const;
  [[nodiscard]] bool is_landed_on(std::size_t k, CornerSet corners) const;
  void look_at_face(std::size_t k);
  void look_at_corner(std::size_t k, int i);
  [[nodiscard]] double aside_until(std::size_t k, int i) const;
  [[nodiscard]] bool stays_aside(std::size_t k, int i, double from) const;

  /// By how much a pair may miss being nearest: the sine of an angle, and m at the ends of what touches.
  struct Slack {
    double sine = 0, rise = 0;
  };
  [[nodiscard]] bool may_cross(const GroundFeatures::Crest& crest, const RockFeatures::Edge& edge,
                               const Slack& allowed) const;
  [[nodiscard]] RockFeatures::EdgeSet edges_across(const GroundFeatures::Crest& crest, double far) const;
  void look_at_crest(int e);
  [[nodiscard]] Cross cross_now(const GroundFeatures::Crest& crest, const RockFeatures::Edge& edge, double& sine) const;
  [[nodiscard]] bool is_behind(const Cross& now, const GroundFeatures::Crest& crest, const RockFeatures::Edge& edge,
                               double sine) const;
  [[nodiscard]] bool is_beside(const Cross& now, const GroundFeatures::Crest& crest,
                               const RockFeatures::Edge& edge) const;
  [[nodiscard]] bool crosses(const Cross& now, const GroundFeatures::Crest& crest, const RockFeatures::Edge& edge,
                             double t) const;
  void look_at_edge(int e, int r);
  [[nodiscard]] static Cross cross(const Vector3& a, const Vector3& edge, const Vector3& c, const Vector3& crest,
                                   const Vector3& up);
  struct Gap {
    bool known = false;            ///< the normal does not turn too quickly
    std::array<Course, 2> ends{};  ///< of the rock's edge
  };
  [[nodiscard]] Gap gap_of(const Cross& cross, const GroundFeatures::Crest& crest,
                           const RockFeatures::Edge& edge) const;
  [[nodiscard]] double beside_until(const RockFeatures::Edge& edge, const Vector3& q, double low, double high,
                                    double from) const;
  [[nodiscard]] double parallel_until(const GroundFeatures::Crest& crest, const RockFeatures::Edge& edge) const;
  [[nodiscard]] double aside_until(const Cross& cross, const GroundFeatures::Crest& crest,
                                   const RockFeatures::Edge& edge, double from) const;

  [[nodiscard]] bool is_summit_along(const GroundFeatures::Vertex& vertex, const Vector3& n,
                                     const Slack& allowed) const;
  void look_at_vertex(int v);
  [[nodiscard]] Course course_of_face(int f, const Vector3& y) const;

  /// What a pair that is near at the moment keeps; less than zero: unsure.
  [[nodiscard]] double keep(const Course& s, Set triangles);
  void propose(const Pair& pair, double after, double slope, double kept);
  void doubt(double after);
  [[nodiscard]] std::span<const int> crests_below(Set live);
  [[nodiscard]] std::span<const int> vertices_of(Set live);
  /// A pair at an exact time: its gap, which way it points, where on the rock it is, and if one is over the other.
  struct Place {
    double gap = 0;
    Vector3 normal = Vector3::Zero(), arm = Vector3::Zero();
    bool over = true;
  };
  [[nodiscard]] Place place(const Pair& pair, double t) const;
  [[nodiscard]] Place place_on_face(const Pair& pair, const Vector3& p, const core::Matrix3& R) const;
  [[nodiscard]] Place place_on_crest(const Pair& pair, const Vector3& p, const core::Matrix3& R) const;
  [[nodiscard]] Place place_on_vertex(const Pair& pair, const Vector3& p, const core::Matrix3& R) const;
  [[nodiscard]] Answer conclude() const;

  enum class Meeting { none, touches, unsure };
  void mark_low_now(std::size_t k, double margin);
  [[nodiscard]] bool add_corners(std::size_t k, double margin, std::vector<GroundContact>& contacts) const;
  [[nodiscard]] bool add_crossings(const GroundFeatures::Crest& crest, double margin,
                                   std::vector<GroundContact>& contacts);
  [[nodiscard]] Meeting meet(const GroundFeatures::Crest& crest, const RockFeatures::Edge& edge, double margin,
                             Cross& now) const;
  [[nodiscard]] GroundContact contact_at(const GroundFeatures::Crest& crest, const Cross& now) const;
  [[nodiscard]] bool add_vertex(const GroundFeatures::Vertex& vertex, double margin,
                                std::vector<GroundContact>& contacts) const;

  const RockShape* shape_ = nullptr;
  std::span<const slope::SurfaceTriangle> triangles_;
  Vector3 centre_ = Vector3::Zero();  ///< of the ball that the triangles are those of
  double radius_ = 0;
  GroundFeatures ground_;  ///< made when it is asked for
  bool ground_is_set_ = false;

  // Of a look.
  const Pose* pose_ = nullptr;
  const Question* question_ = nullptr;
  double span_ = 0, landing_ = 0;  ///< s, m: of the question
  Set* dipping_ = nullptr;
  Set landed_ = 0;    ///< triangles of pairs that are near already
  int count_ = 0;     ///< corners, with those that fill up to four
  double off_ = 0;    ///< of the courses of corners
  double turn_ = 0;   ///< rad: the rock in the span, at most
  double reach_ = 0;  ///< m: any point of the rock in the span, at most
  /// Positions of corners from the centre, their derivatives over 1, 2 and 6; coordinates.
  std::array<std::array<std::array<double, kMaxCorners>, 3>, 4> x_;
  CornerSet own_corners_ = 0;                                   ///< without those that fill up
  std::array<CornerSet, GroundFeatures::kMaxTriangles> low_{};  ///< corners that come near the plane
  std::array<int, GroundFeatures::kMaxFeatures> listed_;        ///< crests or vertices that are to be looked at
  std::vector<Vector3> face_normals_;                           ///< of the rock, in world axes
  bool faces_turned_ = false;

  struct Event {
    Pair pair;
    double after = std::numeric_limits<double>::infinity(), slope = 0, kept = 0;
  };
  Event first_;
  double second_ = 0;  ///< s: the next event
  double doubt_ = 0;   ///< s: the first doubt
};

}  // namespace talus::rockfall
