#include "talus/collision/core_touch.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "talus/collision/contact_points.h"
#include "talus/collision/rim_axes.h"

namespace talus::collision {
namespace {

constexpr double kRoundOff = 1e-14;  // share of the size
constexpr double kSame = 1e-7;       // share of the size: contact points nearer to each other are one
constexpr double kNear = 1e-3;       // share of the size: below, the normal is made exact even for the distance
constexpr double kFaceOnFace = 0.5;  // cosine: a face steeper than this does not lie on another
constexpr int kRimPoints = 16;
constexpr double kTilt = 1e-9;             // sine: less tilted rims have no lowest point
constexpr double kFaceBesideEdge = 0.995;  // cosine: a face flatter than this takes part where edges cross

/// What of a core supports a normal: one of the three.
struct Support {
  int face = -1, edge = -1, corner = -1;

  [[nodiscard]] int id() const { return face >= 0 ? 4 * face : edge >= 0 ? 4 * edge + 1 : 4 * corner + 2; }
};

const CoreEdge& edge_of(const PlacedCore& core, int edge) {
  return core.core->edges[static_cast<std::size_t>(edge)];
}

int flattest(const PlacedCore& core, std::span<const int> faces, const Vector3& outward, double least) {
  int best = -1;
  for (const int f : faces) {
    if (core.core->faces[static_cast<std::size_t>(f)].count == 0) continue;
    const double cosine = core.normals[static_cast<std::size_t>(f)].dot(outward);
    if (cosine > least) least = cosine, best = f;
  }
  return best;
}

/// What lies on a face of the other core.
Support support_on_face(const PlacedCore& core, const Vector3& outward) {
  if (!core.core->has_corners()) return {};
  const int corner = core.farthest(outward);
  if (const int face = flattest(core, core.core->faces_at.of(corner), outward, kFaceOnFace); face >= 0)
    return {.face = face};
  int best = -1;
  double least = 0.5;
  for (const int e : core.core->edges_at.of(corner)) {
    const double steep = std::abs(core.along[static_cast<std::size_t>(e)].dot(outward));
    if (steep < least) least = steep, best = e;
  }
  return best >= 0 ? Support{.edge = best} : Support{.corner = corner};
}

/// Of a face without corners, beside a triangle of a surface: the edge to it.
Support support_of_face(const PlacedCore& core, int face) {
  if (core.core->faces[static_cast<std::size_t>(face)].count > 0) return {.face = face};
  int edge = 0;
  while (edge_of(core, edge).right != face) ++edge;
  return {.edge = edge};
}

/// What lies where this edge crosses one of the other core.
Support support_at_edge(const PlacedCore& core, int edge, const Vector3& outward) {
  const CoreEdge& e = edge_of(core, edge);
  if (e.left < 0) return {.edge = edge};
  const std::array<int, 2> faces{e.left, e.right};
  const int face = flattest(core, faces, outward, kFaceBesideEdge);
  return face >= 0 ? Support{.face = face} : Support{.edge = edge};
}

/// What lies where nearest points are neither in a face nor on crossing edges.
Support support_at_corner(const PlacedCore& core, const Vector3& outward, double margin) {
  if (!core.core->has_corners()) return {};
  const int corner = core.farthest(outward);
  const double level = outward.dot(core.vertices[static_cast<std::size_t>(corner)]);
  int best = -1;
  double least = margin;
  for (const int e : core.core->edges_at.of(corner)) {
    const CoreEdge& edge = edge_of(core, e);
    const int other = edge.from == corner ? edge.to : edge.from;
    const double below = level - outward.dot(core.vertices[static_cast<std::size_t>(other)]);
    if (below < least) least = below, best = e;
  }
  return best >= 0 ? Support{.edge = best} : Support{.corner = corner};
}

/// Points of the rim, sixteen evenly spread ones with the outermost along n in place of the one next to it.
void draw_end(const PlacedCore& core, const View& view, const Vector3& outward, Figure& figure) {
  const CoreShape& shape = *core.core;
  const double side = core.axis.dot(outward) < 0 ? -1 : 1;
  const Vector3 middle = core.centre + side * shape.half.z() * core.axis, across = core.axis.cross(core.cross_axis);
  const double x = core.cross_axis.dot(outward), y = across.dot(outward), tilt = std::hypot(x, y);
  const int outermost = static_cast<int>(std::lround(std::atan2(y, x) * kRimPoints / (2 * std::numbers::pi)));
  figure.clear(side < 0 ? 3 : 7);
  for (int k = 0; k < kRimPoints; ++k) {
    const double angle = 2 * std::numbers::pi * k / kRimPoints;
    const bool lowest = tilt > kTilt && (outermost + kRimPoints) % kRimPoints == k;
    const double c = lowest ? x / tilt : std::cos(angle), s = lowest ? y / tilt : std::sin(angle);
    figure.add(view, middle + shape.half.x() * (c * core.cross_axis + s * across), lowest ? kRimPoints : k);
  }
  figure.set_plane(view, side * core.axis, side * core.axis.dot(middle));
}

/// The line of the side that lies outermost.
void draw_side(const PlacedCore& core, const View& view, const Vector3& outward, Figure& figure) {
  const Vector3 across = (outward - outward.dot(core.axis) * core.axis).normalized();
  figure.clear(11);
  for (const double end : {-1.0, 1.0})
    figure.add(view, core.centre + core.core->half.x() * across + end * core.core->half.z() * core.axis,
               end < 0 ? 0 : 1);
}

void draw(const PlacedCore& core, const View& view, const Support& support, const Vector3& outward, Figure& figure) {
  if (!core.core->has_corners()) {
    const bool on_end = std::abs(core.axis.dot(outward)) > kFaceOnFace;
    return on_end ? draw_end(core, view, outward, figure) : draw_side(core, view, outward, figure);
  }
  figure.clear(support.id());
  const auto add = [&](int v) { figure.add(view, core.vertices[static_cast<std::size_t>(v)], v); };
  if (support.face >= 0) {
    for (const int v : core.core->loop(support.face)) add(v);
    figure.set_plane(view, core.normals[static_cast<std::size_t>(support.face)],
                     core.offsets[static_cast<std::size_t>(support.face)]);
  } else if (support.edge >= 0) {
    add(edge_of(core, support.edge).from);
    add(edge_of(core, support.edge).to);
  } else {
    add(support.corner);
  }
}

/// The point of line (p, along) nearest to the line (q, other).
Vector3 nearest_on_line(const Vector3& p, const Vector3& along, const Vector3& q, const Vector3& other) {
  const double cosine = along.dot(other);
  const Vector3 d = q - p;
  return p + (along.dot(d) - cosine * other.dot(d)) / (1 - cosine * cosine) * along;
}

/// Cosine between a cylinder's axis and n: where it is not small, a rim has one point that is outermost along n. Of a
/// polytope: none.
double steepness(const PlacedCore& core, const Vector3& n) {
  return core.core->has_corners() ? -1 : std::abs(core.axis.dot(n));
}

/// Faces and edges, ends and sides: contact points come from what supports the normal.
bool is_flat(AxisKind kind) {
  return kind != AxisKind::none && kind != AxisKind::rim;
}

Vector3 first_guess(const CorePair& pair, const Vector3& direction) {
  if (direction.squaredNorm() > 0) return direction;
  return pair.t.squaredNorm() > 0 ? Vector3(-pair.t) : Vector3::UnitZ();
}

/// Cores without faces that touch: across whatever they have of edges.
Vector3 across_edges(const PlacedCore& A, const PlacedCore& B, const Vector3& guess) {
  const std::vector<Vector3>& along = A.along.empty() ? B.along : A.along;
  if (along.empty()) return guess.normalized();
  const Vector3 across = guess - along[0].dot(guess) * along[0];
  return across.norm() > 1e-3 * guess.norm() ? across.normalized() : View(along[0]).u;
}

}  // namespace

void CoreTouchFinder::place(const CorePair& pair) {
  a_.place(*pair.A);
  b_.place(*pair.B, pair.R, pair.t);
}

CoreContact CoreTouchFinder::contact(const CorePair& pair, double limit, Vector3& direction) {
  const Vector3 guess = first_guess(pair, direction);
  const CoreDistance found = core_distance(pair, guess, limit + pair.radii());
  CoreContact contact;
  contact.beyond = found.beyond;
  contact.overlap = found.overlap;
  contact.axis.n = found.normal;
  contact.axis.s = found.separation;
  if (!found.beyond) {
    place(pair);
    if (!found.overlap) {
      make_exact(pair, found, contact);
    } else if (pair.A->has_corners() && pair.B->has_corners()) {
      overlapping(pair, guess, contact);
    } else {
      overlapping_round(pair, found, contact);
    }
  }
  direction = contact.axis.n;
  return contact;
}

Axis CoreTouchFinder::exact_axis(const CorePair& pair, const Vector3& near) const {
  if (pair.A->has_corners() && pair.B->has_corners()) return axis_near(a_, b_, near);
  const Axis flat = cylinder_axis_near(pair, a_, b_, near), rim = rim_axis_near(pair, a_, b_, near);
  return rim.s > flat.s + kRoundOff * pair.size() ? rim : flat;
}

/// A face or two edges that separate as well as the direction between the nearest points, but for round-off, and within
/// the round-off of that direction, are what is nearest.
void CoreTouchFinder::make_exact(const CorePair& pair, const CoreDistance& found, CoreContact& contact) {
  contact.point_a = found.point_a();
  contact.point_b = found.point_b();
  const Axis near = exact_axis(pair, found.normal);
  const double slack = kRoundOff * pair.size();
  const bool better = near.s > found.separation + slack;
  // As near as contact points that are one: a face or edges rather than a direction between corners.
  const double hair = kSame * pair.size();
  const bool touching = near.kind != AxisKind::none && found.separation <= hair && near.s >= found.separation - hair;
  const bool same =
      near.s >= found.separation - slack && near.n.cross(found.normal).norm() * found.separation <= 1e-12 * pair.size();
  // Of a cylinder the direction between nearest points is known to 1e-7 only: no use comparing it.
  const bool polytopes = pair.A->has_corners() && pair.B->has_corners();
  const bool round = !polytopes && near.kind != AxisKind::none && near.s >= found.separation - slack;
  if (better || same || touching || round) contact.axis = near;
  if (contact.axis.kind == AxisKind::rim) set_points(pair, contact);
}

void CoreTouchFinder::overlapping(const CorePair& pair, const Vector3& guess, CoreContact& contact) {
  Axis& axis = contact.axis;
  axis = best_axis(a_, b_);
  if (axis.kind == AxisKind::none) axis.n = across_edges(a_, b_, guess), axis.s = 0;
  set_points(pair, contact);
}

/// The deepest point of one core and its foot on the other.
void CoreTouchFinder::set_points(const CorePair& pair, CoreContact& contact) const {
  const Axis& axis = contact.axis;
  contact.point_a = pair.lowest_of_a(axis.n);
  const bool rim_of_b = !is_flat(axis.kind) && steepness(b_, axis.n) > steepness(a_, axis.n);
  if (axis.kind == AxisKind::face_of_a || rim_of_b) contact.point_a = pair.highest_of_b(axis.n) + axis.s * axis.n;
  if (axis.kind == AxisKind::edges)
    contact.point_a = nearest_on_line(
        a_.vertices[static_cast<std::size_t>(edge_of(a_, axis.a).from)], a_.along[static_cast<std::size_t>(axis.a)],
        b_.vertices[static_cast<std::size_t>(edge_of(b_, axis.b).from)], b_.along[static_cast<std::size_t>(axis.b)]);
  contact.point_b = contact.point_a - axis.s * axis.n;
}

void CoreTouchFinder::turn_to_normals_of_b(const CorePair& pair, CoreContact& contact) const {
  Axis& axis = contact.axis;
  axis = {};
  if (pair.A->has_corners()) {
    axis = best_axis(a_, b_, false);
  } else {
    for (int f = 0; f < static_cast<int>(b_.normals.size()); ++f)
      if (const double s = pair.separation(b_.normals[static_cast<std::size_t>(f)]); s > axis.s)
        axis = {AxisKind::face_of_b, b_.normals[static_cast<std::size_t>(f)], s, -1, f};
  }
  set_points(pair, contact);
}

void CoreTouchFinder::overlapping_round(const CorePair& pair, const CoreDistance& found, CoreContact& contact) {
  const WayOut way = least_overlap_.find(pair, found.simplex);
  contact.axis.n = way.n, contact.axis.s = way.s;
  if (const Axis near = exact_axis(pair, way.n); near.s >= way.s - kRoundOff * pair.size()) contact.axis = near;
  set_points(pair, contact);
}

void CoreTouchFinder::turn_to_front_of_b(const CorePair& pair, CoreContact& contact) const {
  contact.axis = {AxisKind::face_of_b, b_.normals[0], pair.separation(b_.normals[0]), -1, 0};
  set_points(pair, contact);
}

/// Corners within the margin that the flattest face does not have: of bodies with nearly flat ridges.
void CoreTouchFinder::add_other_corners(const PlacedCore& core, const View& view, double sign, const Figure& own,
                                        const Figure& other, double same, double margin) {
  if (other.corners.size() < 3 || core.core->kind != CoreKind::polytope) return;
  for (int v = 0; v < static_cast<int>(core.vertices.size()); ++v) {
    const Vector3& x = core.vertices[static_cast<std::size_t>(v)];
    const double height = view.n.dot(x);
    const Vector2 plan = view.plan(x);
    const double there = other.height(plan);
    if (sign * (there - height) > margin || !other.holds(plan, same)) continue;
    if (std::any_of(own.corners.begin(), own.corners.end(), [&](const auto& c) { return c.id == v; })) continue;
    const bool of_a = sign < 0;
    common_.push_back(
        {plan, of_a ? height : there, of_a ? there : height,
         feature_number({of_a ? 5U : 6U, static_cast<std::uint64_t>(v), static_cast<std::uint64_t>(other.id)})});
  }
}

/// What of the cores supports the normal, seen along it.
void CoreTouchFinder::draw_figures(const Axis& axis, const View& view, double margin) {
  Support a, b;
  if (axis.kind == AxisKind::face_of_a) a = {.face = axis.a}, b = support_on_face(b_, axis.n);
  if (axis.kind == AxisKind::face_of_b) a = support_on_face(a_, -axis.n), b = support_of_face(b_, axis.b);
  if (axis.kind == AxisKind::edges) a = support_at_edge(a_, axis.a, -axis.n), b = support_at_edge(b_, axis.b, axis.n);
  if (axis.kind == AxisKind::cylinder) a = support_on_face(a_, -axis.n), b = support_on_face(b_, axis.n);
  if (!is_flat(axis.kind)) a = support_at_corner(a_, -axis.n, margin), b = support_at_corner(b_, axis.n, margin);
  draw(a_, view, a, -axis.n, figure_a_);
  draw(b_, view, b, axis.n, figure_b_);
}

/// The nearest points are contact points even where the figures miss them: rims, and corners near corners.
void CoreTouchFinder::add_nearest(const CorePair& pair, const CoreContact& contact, const View& view) {
  const double s = contact.axis.s;
  const bool deep_in_face =
      s < 0 && (contact.axis.kind == AxisKind::face_of_a || contact.axis.kind == AxisKind::face_of_b);
  for (const CommonCorner& c : common_)
    if (deep_in_face || c.gap() <= s + kSame * pair.size()) return;
  common_.push_back(
      {view.plan(contact.point_a), view.n.dot(contact.point_a), view.n.dot(contact.point_b),
       feature_number({7, static_cast<std::uint64_t>(figure_a_.id), static_cast<std::uint64_t>(figure_b_.id)})});
}

void CoreTouchFinder::collect(const CorePair& pair, const CoreContact& contact, double margin) {
  const Axis& axis = contact.axis;
  const View view(axis.n);
  const double core_margin = margin + pair.radii();
  draw_figures(axis, view, margin);
  double same = kSame * pair.size();
  // Round bodies side by side: at two points even where their axes are not quite parallel.
  if (figure_a_.corners.size() == 2 && figure_b_.corners.size() == 2 && pair.radii() > 0)
    same = std::max(same, std::sqrt(2e-3 * std::max(0.0, axis.s) * std::max(0.0, margin)));
  common_.clear();
  const bool rim =
      axis.kind == AxisKind::rim || (axis.kind == AxisKind::none && !(pair.A->has_corners() && pair.B->has_corners()));
  if (!rim) common_corners(figure_a_, figure_b_, same, core_margin, common_);
  if (axis.kind == AxisKind::face_of_b) add_other_corners(a_, view, -1, figure_a_, figure_b_, same, core_margin);
  if (axis.kind == AxisKind::face_of_a) add_other_corners(b_, view, 1, figure_b_, figure_a_, same, core_margin);
  add_nearest(pair, contact, view);
  spread_.keep(common_, kMostPointsPerPair);
  for (const CommonCorner& c : common_)
    touches_.push_back({view.place(c.plan, c.height_a - pair.A->radius),
                        view.place(c.plan, c.height_b + pair.B->radius), c.gap() - pair.radii(), c.feature});
}

std::span<const CoreTouch> CoreTouchFinder::touches(const CorePair& pair, double margin, Vector3& direction,
                                                    Vector3& normal) {
  const CoreContact found = contact(pair, margin, direction);
  if (found.beyond || found.axis.s - pair.radii() > margin) return {};
  normal = found.axis.n;
  return touches_of(pair, found, margin);
}

std::span<const CoreTouch> CoreTouchFinder::touches_of(const CorePair& pair, const CoreContact& contact,
                                                       double margin) {
  touches_.clear();
  collect(pair, contact, margin);
  return touches_;
}

}  // namespace talus::collision
