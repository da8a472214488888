// The part of FeatureSearch that says where a rock touches the ground.

#include <algorithm>
#include <bit>
#include <cmath>

#include "talus/rockfall/corner_sets.h"
#include "talus/rockfall/feature_search.h"

namespace talus::rockfall {
namespace {

constexpr double kInside = 1e-6;  // m from the border of what touches: nearer to it is unsure
// Of the margin: what rises by no more from one end to the other, relative to what it lies on, touches all along. A
// rock that is turned by that little has its nearest place at the other end: both must carry it.
constexpr double kRise = 2;

}  // namespace

void FeatureSearch::mark_low_now(std::size_t k, double margin) {
  const slope::SurfaceTriangle& triangle = triangles_[k];
  const double level = triangle.normal.dot(triangle.corners[0] - pose_->moment.p) + margin;
  const std::array<const double*, 3> corners{pose_->corners.x(), pose_->corners.y(), pose_->corners.z()};
  low_[k] = not_above(corners.data(), count_, triangle.normal.data(), level) & own_corners_;
}

/// Corners over triangle k. False: unsure.
bool FeatureSearch::add_corners(std::size_t k, double margin, std::vector<GroundContact>& contacts) const {
  const slope::SurfaceTriangle& triangle = triangles_[k];
  if (low_[k] == 0) return true;
  for (CornerSet over = corners_over(k, low_[k], margin); over != 0; over &= over - 1) {
    const Vector3 point = pose_->moment.p + pose_->corners.at(std::countr_zero(over));
    double beyond = ground_.outward(k)[0].dot(point - triangle.corners[0]);
    for (int j = 1; j < 3; ++j) beyond = std::max(beyond, ground_.outward(k)[j].dot(point - triangle.corners[j]));
    const double gap = triangle.normal.dot(point - triangle.corners[0]);
    if (beyond > -kInside || !(gap > 0)) return false;
    contacts.push_back({.point = point, .normal = triangle.normal, .gap = gap, .triangle = triangle.id});
  }
  return true;
}

/// Does the edge lie across the crest?
FeatureSearch::Meeting FeatureSearch::meet(const GroundFeatures::Crest& crest, const RockFeatures::Edge& edge,
                                           double margin, Cross& now) const {
  double sine = 0;
  now = cross_now(crest, edge, sine);
  if (!(sine > kSine) || crest.second < 0) return Meeting::unsure;  // that they are not beside each other is known
  if (now.n.dot(face_normals_[edge.faces[0]] + face_normals_[edge.faces[1]]) > 0) return Meeting::none;
  const double far = margin / sine;
  if (now.gap > margin || !now.inside(-far / edge.length, -far / crest.length)) return Meeting::none;
  const bool sure = now.gap > 0 && now.inside(kInside / edge.length, kInside / crest.length);
  return sure ? Meeting::touches : Meeting::unsure;
}

/// Edges of the rock across a crest. False: unsure.
bool FeatureSearch::add_crossings(const GroundFeatures::Crest& crest, double margin,
                                  std::vector<GroundContact>& contacts) {
  for (auto edges = edges_across(crest, margin); edges != 0; edges &= edges - 1) {
    turn_faces();
    const RockFeatures::Edge& edge = shape_->features().edges[std::countr_zero(edges)];
    if (!may_cross(crest, edge, {.rise = kRise * margin})) continue;
    Cross now;
    const Meeting meeting = meet(crest, edge, margin, now);
    if (meeting == Meeting::unsure) return false;
    if (meeting == Meeting::touches) contacts.push_back(contact_at(crest, now));
  }
  return true;
}

GroundContact FeatureSearch::contact_at(const GroundFeatures::Crest& crest, const Cross& now) const {
  return {.point = ground_.vertices()[crest.a].place + now.along_crest * now.crest,
          .normal = now.n,
          .gap = now.gap,
          .triangle = triangles_[crest.first].id,
          .geometry = {.kind = ContactKind::edge_on_edge, .edge_rock = now.edge, .edge_ground = now.crest}};
}

/// The face of the rock over a vertex. False: unsure.
bool FeatureSearch::add_vertex(const GroundFeatures::Vertex& vertex, double margin,
                               std::vector<GroundContact>& contacts) const {
  const Vector3 y = vertex.place - pose_->moment.p;
  const auto& faces = shape_->features().faces;
  std::size_t outermost = 0;
  double most = -std::numeric_limits<double>::infinity(), next = most;
  for (std::size_t f = 0; f < faces.size(); ++f) {
    const double level = face_normals_[f].dot(y) - faces[f].level;
    next = std::max(next, std::min(most, level));
    if (level > most) most = level, outermost = f;
    if (most > margin) return true;
  }
  if (!(most > 0) || next > -kInside || vertex.rim) return false;
  const Vector3 n = -face_normals_[outermost];
  if (!is_summit_along(vertex, n, {.rise = kRise * margin})) return true;
  contacts.push_back({.point = vertex.place,
                      .normal = n,
                      .gap = most,
                      .triangle = triangles_[std::countr_zero(vertex.triangles)].id,
                      .geometry = {.kind = ContactKind::face_on_corner}});
  return true;
}

bool FeatureSearch::find_contacts(const Pose& pose, Set live, double margin, std::vector<GroundContact>& contacts) {
  pose_ = &pose;
  faces_turned_ = false;
  for (Set left = live; left != 0; left &= left - 1) {
    const auto k = static_cast<std::size_t>(std::countr_zero(left));
    if (!(triangles_[k].normal.dot(pose.moment.p - triangles_[k].corners[0]) > 0)) return false;
    mark_low_now(k, margin);
    if (!add_corners(k, margin, contacts)) return false;
  }
  for (const int e : crests_below(live))
    if (!add_crossings(ground_.crests()[e], margin, contacts)) return false;
  for (const int v : vertices_of(live)) {
    turn_faces();
    if (!add_vertex(ground_.vertices()[v], margin, contacts)) return false;
  }
  return true;
}

}  // namespace talus::rockfall
