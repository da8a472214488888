// The part of FeatureSearch that tells where a pair is at an exact time.

#include "talus/rockfall/feature_search.h"

namespace talus::rockfall {

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
  const Cross now = cross(a, along, c - p, side, triangles_[crest.first].normal + triangles_[crest.second].normal);
  return {.gap = now.gap, .normal = now.n, .arm = a + now.along_edge * along, .over = now.inside(0, 0)};
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

}  // namespace talus::rockfall
