#include "talus/rockfall/height_above.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "talus/slope/combined_surface.h"
#include "talus/slope/height_field.h"
#include "talus/slope/mesh_surface.h"

namespace talus::rockfall {
namespace {

using core::Vector2;

constexpr double kRounding = 1e-9;  // m: a centre that is lower than the ground by no more is at it

/// direction . x(t) - offset
Quadratic along(const PieceMotion& path, const Vector3& direction, double offset) {
  return {0.5 * direction.dot(path.a), direction.dot(path.v), direction.dot(path.p) - offset};
}

/// Height above the plane z = height + slope.(xy - at).
Quadratic above_plane(const PieceMotion& path, const Vector2& at, double height, const Vector2& slope) {
  const Vector3 up(-slope.x(), -slope.y(), 1);
  return {0.5 * up.dot(path.a), up.dot(path.v), up.dot(path.p - Vector3(at.x(), at.y(), height))};
}

double largest_of(const Quadratic& height, double t0, double t1) {
  const double largest = range_of(height, t0, t1).highest;
  return largest < 0 && largest >= -kRounding ? 0 : largest;
}

/// The largest of over(begin, end) over the parts between sorted times. A part that is shorter than rounding makes a
/// path miss an edge does not count, so that the rim of a hole is not ground; unless there is no longer one.
template <class Over>
double largest_of_parts(const PieceMotion& path, const std::vector<double>& times, Over over) {
  double found = HeightAbove::kNone, longest = -1, in_longest = HeightAbove::kNone;
  for (std::size_t k = 0; k + 1 < times.size(); ++k) {
    const double begin = times[k], end = times[k + 1];
    const double length = (end - begin) * path.velocity(0.5 * (begin + end)).head<2>().norm();
    if (length <= kRounding && length <= longest) continue;
    const double height = over(begin, end);
    if (length > kRounding) found = std::max(found, height);
    if (length > longest) longest = length, in_longest = height;
  }
  return longest > kRounding ? found : in_longest;
}

}  // namespace

class HeightAbove::Ground {
 public:
  virtual ~Ground() = default;
  [[nodiscard]] virtual double largest(const PieceMotion& path, double t0, double t1,
                                       std::vector<double>& times) const = 0;
};

/// The lines of a height field: columns u, rows v and the diagonals u - v, counted in cells.
class HeightAbove::GridGround final : public HeightAbove::Ground {
 public:
  explicit GridGround(const slope::HeightField& field) : field_(field), grid_(field.grid()) {}

  [[nodiscard]] double largest(const PieceMotion& path, double t0, double t1,
                               std::vector<double>& times) const override {
    const Quadratic u = along(path, Vector3::UnitX() / grid_.spacing.x(), grid_.first.x() / grid_.spacing.x());
    const Quadratic v = along(path, Vector3::UnitY() / grid_.spacing.y(), grid_.first.y() / grid_.spacing.y());
    times.assign({t0, t1});
    const double columns = grid_.columns - 1, rows = grid_.rows - 1;
    append_crossings(u, t0, t1, 0, columns, times);
    append_crossings(v, t0, t1, 0, rows, times);
    append_crossings({u.a - v.a, u.b - v.b, u.c - v.c}, t0, t1, -rows, columns, times);
    if (times.size() > 2) std::sort(times.begin(), times.end());
    return largest_of_parts(path, times, [&](double begin, double end) {
      const double middle = 0.5 * (begin + end);
      return over_triangle(path, u.at(middle), v.at(middle), begin, end);
    });
  }

 private:
  /// Over the triangle at the place (u, v).
  [[nodiscard]] double over_triangle(const PieceMotion& path, double u, double v, double t0, double t1) const {
    if (!(u >= 0 && v >= 0 && u <= grid_.columns - 1 && v <= grid_.rows - 1)) return kNone;
    const int i = std::min(static_cast<int>(u), grid_.columns - 2), j = std::min(static_cast<int>(v), grid_.rows - 2);
    const double a = field_.height(i, j), b = field_.height(i + 1, j);
    const double c = field_.height(i, j + 1), d = field_.height(i + 1, j + 1);
    if (std::isnan(a + b + c + d)) return kNone;  // a hole
    const Vector2 corner = grid_.first + grid_.spacing.cwiseProduct(Vector2(i, j));
    const bool below_diagonal = u - i >= v - j;
    const Vector2 rise = below_diagonal ? Vector2(b - a, d - b) : Vector2(d - c, c - a);
    return largest_of(above_plane(path, corner, a, rise.cwiseQuotient(grid_.spacing)), t0, t1);
  }

  const slope::HeightField& field_;
  const slope::HeightGrid& grid_;
};

namespace {

using Corners = std::array<Vector3, 3>;

/// The triangles of a mesh, or of the cells of a height field, whose boxes in plan meet this one, and that begin below
/// its upper side.
void append_triangles(const slope::MeshSurface& surface, const geometry::Box& box, std::vector<Corners>& triangles) {
  const geometry::TriangleMesh& mesh = surface.mesh();
  geometry::Box column = box;
  column.lower.z() = surface.bounds().lower.z();
  surface.tree().visit_box(column, [&](int t) {
    triangles.push_back({mesh.corner(t, 0), mesh.corner(t, 1), mesh.corner(t, 2)});
  });
}

void append_triangles(const slope::HeightField& field, const geometry::Box& box, std::vector<Corners>& triangles) {
  const slope::HeightGrid& grid = field.grid();
  const auto cell = [](double place, double first, double spacing, int nodes) {
    return static_cast<int>(std::clamp(std::floor((place - first) / spacing), 0.0, nodes - 2.0));
  };
  const auto node = [&](int i, int j) {
    return Vector3(grid.first.x() + i * grid.spacing.x(), grid.first.y() + j * grid.spacing.y(), field.height(i, j));
  };
  for (int j = cell(box.lower.y(), grid.first.y(), grid.spacing.y(), grid.rows);
       j <= cell(box.upper.y(), grid.first.y(), grid.spacing.y(), grid.rows); ++j)
    for (int i = cell(box.lower.x(), grid.first.x(), grid.spacing.x(), grid.columns);
         i <= cell(box.upper.x(), grid.first.x(), grid.spacing.x(), grid.columns); ++i) {
      const Vector3 a = node(i, j), b = node(i + 1, j), c = node(i, j + 1), d = node(i + 1, j + 1);
      if (std::isnan(a.z() + b.z() + c.z() + d.z())) continue;  // a hole
      triangles.push_back({a, b, d});
      triangles.push_back({a, d, c});
    }
}

void append_triangles(const slope::Surface& ground, const geometry::Box& box, std::vector<Corners>& triangles) {
  if (const auto* mesh = dynamic_cast<const slope::MeshSurface*>(&ground))
    append_triangles(*mesh, box, triangles);
  else if (const auto* field = dynamic_cast<const slope::HeightField*>(&ground))
    append_triangles(*field, box, triangles);
  else if (const auto* both = dynamic_cast<const slope::CombinedSurface*>(&ground)) {
    append_triangles(both->first(), box, triangles);
    append_triangles(both->second(), box, triangles);
  } else {
    throw std::logic_error("heights above this kind of ground are not known");
  }
}

}  // namespace

/// Any triangles.
class HeightAbove::FacetGround final : public HeightAbove::Ground {
 public:
  explicit FacetGround(const slope::Surface& surface) : surface_(surface) {}

  [[nodiscard]] double largest(const PieceMotion& path, double t0, double t1,
                               std::vector<double>& times) const override {
    times.assign({t0, t1});
    const std::vector<Facet> facets = facets_near(path, t0, t1);
    for (const Facet& facet : facets) {
      for (const Quadratic& edge : facet.inside) append_roots(edge, t0, t1, times);
      append_roots(facet.height, t0, t1, times);
    }
    std::sort(times.begin(), times.end());
    return largest_of_parts(path, times, [&](double begin, double end) {
      const Facet* const nearest = nearest_below(facets, 0.5 * (begin + end));
      return nearest == nullptr ? kNone : largest_of(nearest->height, begin, end);
    });
  }

 private:
  /// A triangle as the path sees it: where it is over it, all of `inside` are >= 0.
  struct Facet {
    std::array<Quadratic, 3> inside;
    Quadratic height;
  };

  [[nodiscard]] std::vector<Facet> facets_near(const PieceMotion& path, double t0, double t1) const {
    const ValueRange x = range_of(along(path, Vector3::UnitX(), 0), t0, t1);
    const ValueRange y = range_of(along(path, Vector3::UnitY(), 0), t0, t1);
    const double highest = range_of(along(path, Vector3::UnitZ(), 0), t0, t1).highest;
    const geometry::Box box{{x.lowest - kRounding, y.lowest - kRounding, surface_.bounds().lower.z()},
                            {x.highest + kRounding, y.highest + kRounding, highest + kRounding}};
    std::vector<Corners> triangles;
    append_triangles(surface_, box, triangles);
    std::vector<Facet> facets;
    for (const Corners& corners : triangles) add_facet(path, corners, facets);
    return facets;
  }

  static void add_facet(const PieceMotion& path, const Corners& corners, std::vector<Facet>& facets) {
    const Vector3 normal = (corners[1] - corners[0]).cross(corners[2] - corners[0]);
    if (!(std::abs(normal.z()) > 1e-12 * normal.norm())) return;  // a wall covers nothing in plan
    const double side = normal.z() > 0 ? 1 : -1;
    Facet facet;
    for (std::size_t k = 0; k < 3; ++k) {
      const Vector3 edge = corners[(k + 1) % 3] - corners[k];
      const Vector3 inward(-side * edge.y(), side * edge.x(), 0);
      facet.inside[k] = along(path, inward, inward.dot(corners[k]));
    }
    facet.height =
        above_plane(path, corners[0].head<2>(), corners[0].z(), Vector2(-normal.x(), -normal.y()) / normal.z());
    facets.push_back(facet);
  }

  static const Facet* nearest_below(const std::vector<Facet>& facets, double t) {
    const Facet* nearest = nullptr;
    for (const Facet& facet : facets) {
      const bool over =
          std::all_of(facet.inside.begin(), facet.inside.end(), [&](const Quadratic& edge) { return edge.at(t) >= 0; });
      const double height = facet.height.at(t);
      if (!over || height < -kRounding) continue;
      if (nearest == nullptr || height < nearest->height.at(t)) nearest = &facet;
    }
    return nearest;
  }

  const slope::Surface& surface_;
};

HeightAbove::HeightAbove(const slope::Surface& ground) {
  if (const auto* field = dynamic_cast<const slope::HeightField*>(&ground))
    ground_ = std::make_shared<GridGround>(*field);
  else
    ground_ = std::make_shared<FacetGround>(ground);
}

double HeightAbove::largest(const PieceMotion& path, double t0, double t1) {
  return ground_->largest(path, t0, t1, times_);
}

}  // namespace talus::rockfall
