#include "talus/collision/separating_axes.h"

#include <array>
#include <cmath>

namespace talus::collision {
namespace {

constexpr double kParallel = 1e-8;  // sine of the angle below which edges have no cross product to speak of
constexpr int kMostSteps = 32;

/// s of the face of A: how far B stays above it.
double above_face(const PlacedCore& of, int face, const PlacedCore& other) {
  const Vector3& n = of.normals[static_cast<std::size_t>(face)];
  double lowest = n.dot(other.vertices[0]);
  for (std::size_t v = 1; v < other.vertices.size(); ++v) lowest = std::min(lowest, n.dot(other.vertices[v]));
  return lowest - of.offsets[static_cast<std::size_t>(face)];
}

void try_face(const PlacedCore& A, const PlacedCore& B, AxisKind kind, int face, Axis& best) {
  const bool of_a = kind == AxisKind::face_of_a;
  const PlacedCore& of = of_a ? A : B;
  const double s = above_face(of, face, of_a ? B : A);
  if (s <= best.s) return;
  const Vector3& normal = of.normals[static_cast<std::size_t>(face)];
  best = {kind, of_a ? Vector3(-normal) : normal, s, of_a ? face : -1, of_a ? -1 : face};
}

/// Do the faces beside edge `e` look to different sides of a plane with this normal? A segment has them all around.
bool arc_crosses(const PlacedCore& of, const CoreEdge& e, const Vector3& normal) {
  return e.left < 0 || of.normals[static_cast<std::size_t>(e.left)].dot(normal) *
                               of.normals[static_cast<std::size_t>(e.right)].dot(normal) <
                           0;
}

Vector3 middle_normal(const PlacedCore& of, const CoreEdge& e) {
  return of.normals[static_cast<std::size_t>(e.left)] + of.normals[static_cast<std::size_t>(e.right)];
}

/// The edges are known to cross in the planes of their arcs.
void try_crossing(const PlacedCore& A, const PlacedCore& B, int ea, int eb, double slack, Axis& best) {
  const CoreEdge& a = A.core->edges[static_cast<std::size_t>(ea)];
  const CoreEdge& b = B.core->edges[static_cast<std::size_t>(eb)];
  Vector3 n = A.along[static_cast<std::size_t>(ea)].cross(B.along[static_cast<std::size_t>(eb)]);
  const double sine = n.norm();
  if (sine < kParallel) return;
  n /= sine;
  const Vector3 between = A.vertices[static_cast<std::size_t>(a.from)] - B.vertices[static_cast<std::size_t>(b.from)];
  if (b.left >= 0) {
    if (n.dot(middle_normal(B, b)) < 0) n = -n;
  } else if (a.left >= 0) {
    if (n.dot(middle_normal(A, a)) > 0) n = -n;
  } else if (n.dot(between) < 0) {
    n = -n;
  }
  if (b.left >= 0 && a.left >= 0 && n.dot(middle_normal(A, a)) > 0) return;  // the arcs are on opposite sides
  const double s = n.dot(between);
  if (s > best.s + slack) best = {AxisKind::edges, n, s, ea, eb};
}

bool arcs_cross(const PlacedCore& A, const PlacedCore& B, int ea, int eb) {
  return arc_crosses(B, B.core->edges[static_cast<std::size_t>(eb)], A.along[static_cast<std::size_t>(ea)]) &&
         arc_crosses(A, A.core->edges[static_cast<std::size_t>(ea)], B.along[static_cast<std::size_t>(eb)]);
}

double size_of(const PlacedCore& A, const PlacedCore& B) {
  return A.core->reach + B.core->reach;
}

}  // namespace

void PlacedCore::place(const CoreShape& shape, const Matrix3& R, const Vector3& t) {
  core = &shape;
  vertices.clear(), normals.clear(), along.clear(), offsets.clear();
  for (const Vector3& v : shape.vertices) vertices.push_back(R * v + t);
  for (const CoreFace& f : shape.faces) {
    normals.push_back(R * f.normal);
    offsets.push_back(f.offset + normals.back().dot(t));
  }
  for (const CoreEdge& e : shape.edges) along.push_back(R * e.along);
  axis = R.col(2), cross_axis = R.col(0), centre = t;
}

void PlacedCore::place(const CoreShape& shape) {
  core = &shape;
  vertices.clear(), normals.clear(), along.clear(), offsets.clear();
  vertices.insert(vertices.end(), shape.vertices.begin(), shape.vertices.end());
  for (const CoreFace& f : shape.faces) normals.push_back(f.normal), offsets.push_back(f.offset);
  for (const CoreEdge& e : shape.edges) along.push_back(e.along);
  axis = Vector3::UnitZ(), cross_axis = Vector3::UnitX(), centre = Vector3::Zero();
}

int PlacedCore::farthest(const Vector3& direction) const {
  int best = 0;
  double value = direction.dot(vertices[0]);
  for (std::size_t i = 1; i < vertices.size(); ++i) {
    const double candidate = direction.dot(vertices[i]);
    if (candidate > value) value = candidate, best = static_cast<int>(i);
  }
  return best;
}

Axis best_axis(const PlacedCore& A, const PlacedCore& B, bool with_faces_of_a) {
  Axis best;
  for (int f = 0; f < static_cast<int>(A.normals.size()) && with_faces_of_a; ++f)
    try_face(A, B, AxisKind::face_of_a, f, best);
  for (int f = 0; f < static_cast<int>(B.normals.size()); ++f) try_face(A, B, AxisKind::face_of_b, f, best);
  double slack = best.kind == AxisKind::none ? 0 : kTouching * size_of(A, B);  // a face rather than edges
  for (int ea = 0; ea < static_cast<int>(A.along.size()); ++ea)
    for (int eb = 0; eb < static_cast<int>(B.along.size()); ++eb) {
      if (!arcs_cross(A, B, ea, eb)) continue;
      try_crossing(A, B, ea, eb, slack, best);
      if (best.kind == AxisKind::edges) slack = 0;
    }
  return best;
}

Axis axis_near(const PlacedCore& A, const PlacedCore& B, const Vector3& n) {
  Axis best;
  Vector3 at = n;
  for (int step = 0; step < kMostSteps; ++step) {
    const double before = best.s;
    const int a = A.farthest(-at), b = B.farthest(at);
    for (const int f : A.core->faces_at.of(a)) try_face(A, B, AxisKind::face_of_a, f, best);
    for (const int f : B.core->faces_at.of(b)) try_face(A, B, AxisKind::face_of_b, f, best);
    for (const int ea : A.core->edges_at.of(a))
      for (const int eb : B.core->edges_at.of(b))
        if (arcs_cross(A, B, ea, eb)) try_crossing(A, B, ea, eb, 1e-15 * size_of(A, B), best);
    if (!(best.s > before)) break;
    at = best.n;
  }
  return best;
}

Axis cylinder_axis_near(const CorePair& pair, const PlacedCore& A, const PlacedCore& B, const Vector3& n) {
  Axis best;
  const auto consider = [&](Vector3 direction, AxisKind kind, int a, int b) {
    const double length = direction.norm();
    if (!(length > kParallel)) return;
    direction *= (direction.dot(n) < 0 ? -1 : 1) / length;
    if (const double s = pair.separation(direction); s > best.s) best = {kind, direction, s, a, b};
  };
  const std::array<const PlacedCore*, 2> cores{&A, &B};
  for (std::size_t k = 0; k < 2; ++k) {
    const PlacedCore &round = *cores[k], &other = *cores[1 - k];
    if (round.core->has_corners()) continue;
    consider(round.axis, AxisKind::cylinder, -1, -1);
    if (!other.core->has_corners()) {
      consider(round.axis.cross(other.axis), AxisKind::cylinder, -1, -1);
      const Vector3 between = A.centre - B.centre;
      consider(between - between.dot(round.axis) * round.axis, AxisKind::cylinder, -1, -1);
      continue;
    }
    const int corner = other.farthest(k == 0 ? n : Vector3(-n));
    for (const int f : other.core->faces_at.of(corner)) {
      const Vector3& normal = other.normals[static_cast<std::size_t>(f)];
      if (k == 0 && normal.dot(n) > 0) consider(normal, AxisKind::face_of_b, -1, f);
      if (k == 1 && normal.dot(n) < 0) consider(normal, AxisKind::face_of_a, f, -1);
    }
    for (const int e : other.core->edges_at.of(corner))
      consider(round.axis.cross(other.along[static_cast<std::size_t>(e)]), AxisKind::cylinder, -1, -1);
    const Vector3 out = other.vertices[static_cast<std::size_t>(corner)] - round.centre;
    consider(out - out.dot(round.axis) * round.axis, AxisKind::cylinder, -1, -1);
  }
  return best;
}

}  // namespace talus::collision
