#include "talus/geometry/mesh_check.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>

#include "talus/geometry/disjoint_sets.h"
#include "talus/geometry/mass_integrals.h"
#include "talus/geometry/mesh_edges.h"
#include "talus/geometry/mesh_intersections.h"

namespace talus::geometry {
namespace {

class Checker {
 public:
  Checker(const TriangleMesh& mesh, const MeshCheckSettings& settings) : mesh_(mesh), settings_(settings) {}

  std::vector<Defect> run_triangles() {
    check_triangles();
    return found();
  }

  std::vector<Defect> run() {
    check_triangles();
    sides_ = sorted_sides(mesh_);
    check_used();
    check_duplicates();
    check_edges();
    check_fans();
    check_parts();
    if (is_closed() && !has(DefectKind::vertex_not_finite)) check_volume();
    if (settings_.self_intersections && !has(DefectKind::vertex_not_finite)) check_intersections();
    return found();
  }

 private:
  [[nodiscard]] std::vector<Defect> found() const {
    std::vector<Defect> list;
    for (const auto& [kind, defect] : found_) list.push_back(defect);
    return list;
  }

  void report(DefectKind kind, DefectPlace place) {
    Defect& defect = found_[kind];
    defect.kind = kind;
    if (defect.count++ < settings_.max_places) defect.places.push_back(place);
  }

  [[nodiscard]] bool has(DefectKind kind) const { return found_.contains(kind); }

  [[nodiscard]] bool is_closed() const {
    return mesh_.triangle_count() > 0 && !has(DefectKind::open_edge) && !has(DefectKind::crowded_edge) &&
           !has(DefectKind::opposed_triangles);
  }

  void check_triangles() {
    if (mesh_.triangle_count() == 0) report(DefectKind::no_triangles, {});
    check_finite();
    if (!has(DefectKind::vertex_not_finite)) check_heights();
  }

  void check_finite() {
    for (int v = 0; v < mesh_.vertex_count(); ++v)
      if (!mesh_.vertices()[v].allFinite()) report(DefectKind::vertex_not_finite, {.vertex = v});
  }

  void check_used() {
    std::vector<char> used(mesh_.vertices().size(), 0);
    for (const Triangle& t : mesh_.triangles())
      for (const int v : t) used[v] = 1;
    for (int v = 0; v < mesh_.vertex_count(); ++v)
      if (used[v] == 0) report(DefectKind::unused_vertex, {.vertex = v});
  }

  void check_heights() {
    for (int t = 0; t < mesh_.triangle_count(); ++t)
      if (is_degenerate(mesh_, t, settings_.min_height)) report(DefectKind::degenerate_triangle, {.triangle = t});
  }

  void check_duplicates() {
    std::map<Triangle, int> seen;
    for (int t = 0; t < mesh_.triangle_count(); ++t) {
      Triangle corners = mesh_.triangles()[t];
      std::sort(corners.begin(), corners.end());
      const auto [entry, is_new] = seen.try_emplace(corners, t);
      if (!is_new) report(DefectKind::duplicate_triangle, {.triangle = t, .other_triangle = entry->second});
    }
  }

  void check_edges() {
    for_each_edge(sides_, [&](std::span<const Side> at) {
      const DefectPlace place{.triangle = at[0].triangle, .vertex = at[0].from, .other_vertex = at[0].to};
      if (at.size() == 1) return report(DefectKind::open_edge, place);
      if (at.size() > 2) return report(DefectKind::crowded_edge, place);
      if (at[0].from == at[1].from)
        report(DefectKind::opposed_triangles, {.triangle = at[0].triangle,
                                               .other_triangle = at[1].triangle,
                                               .vertex = at[0].from,
                                               .other_vertex = at[0].to});
    });
  }

  /// Corners of triangles that share an edge at a vertex hang together; each vertex must have one such set.
  void check_fans() {
    DisjointSets corners(3 * mesh_.triangle_count());
    const auto corner_at = [&](const Side& s, int vertex) {
      return 3 * s.triangle + (s.from == vertex ? s.k : (s.k + 1) % 3);
    };
    for_each_edge(sides_, [&](std::span<const Side> at) {
      for (const Side& s : at.subspan(1))
        for (const int vertex : {at[0].low(), at[0].high()})
          corners.join(corner_at(at[0], vertex), corner_at(s, vertex));
    });
    std::vector<int> fan(mesh_.vertices().size(), -1);
    std::set<int> pinched;
    for (int t = 0; t < mesh_.triangle_count(); ++t) {
      for (int k = 0; k < 3; ++k) {
        const int vertex = mesh_.triangles()[t][k];
        const int root = corners.find(3 * t + k);
        if (fan[vertex] < 0) fan[vertex] = root;
        const bool other_corner_of_collapsed =
            std::count(mesh_.triangles()[t].begin(), mesh_.triangles()[t].end(), vertex) > 1;
        if (fan[vertex] != root && !other_corner_of_collapsed) pinched.insert(vertex);
      }
    }
    for (const int vertex : pinched) report(DefectKind::pinched_vertex, {.vertex = vertex});
  }

  void check_parts() {
    DisjointSets parts(mesh_.triangle_count());
    for_each_edge(sides_, [&](std::span<const Side> at) {
      for (const Side& s : at) parts.join(at[0].triangle, s.triangle);
    });
    std::vector<int> firsts;
    for (int t = 0; t < mesh_.triangle_count(); ++t)
      if (parts.find(t) == t) firsts.push_back(t);
    if (firsts.size() < 2) return;
    for (const int t : firsts) report(DefectKind::several_parts, {.triangle = t});
  }

  void check_volume() {
    const double side = bounding_box(mesh_.vertices()).sides().maxCoeff();
    const double V = volume(mesh_);
    const double smallest = settings_.min_volume * side * surface_area(mesh_);
    if (V < -smallest) report(DefectKind::inside_out, {});
    if (V >= -smallest && V <= smallest) report(DefectKind::no_volume, {});
  }

  void check_intersections() {
    for (const auto& [first, second] : self_intersections(mesh_))
      report(DefectKind::self_intersection, {.triangle = first, .other_triangle = second});
  }

  const TriangleMesh& mesh_;
  const MeshCheckSettings& settings_;
  std::vector<Side> sides_;
  std::map<DefectKind, Defect> found_;
};

}  // namespace

bool is_degenerate(const TriangleMesh& mesh, int triangle, double min_height) {
  double longest = 0;  // squared
  for (int k = 0; k < 3; ++k)
    longest = std::max(longest, (mesh.corner(triangle, (k + 1) % 3) - mesh.corner(triangle, k)).squaredNorm());
  const bool sound = 2 * mesh.area_vector(triangle).norm() > min_height * longest;
  return !sound;
}

std::vector<Defect> check_triangles(const TriangleMesh& mesh, const MeshCheckSettings& settings) {
  return Checker(mesh, settings).run_triangles();
}

std::vector<Defect> check_mesh(const TriangleMesh& mesh, const MeshCheckSettings& settings) {
  return Checker(mesh, settings).run();
}

}  // namespace talus::geometry
