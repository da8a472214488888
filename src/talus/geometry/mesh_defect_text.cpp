#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "talus/geometry/mesh_check.h"

namespace talus::geometry {
namespace {

struct Words {
  std::string_view one;
  std::string_view many;
  std::string_view meaning;
};

Words words(DefectKind kind) {
  switch (kind) {
    case DefectKind::no_triangles:
      return {"mesh without triangles", "", ""};
    case DefectKind::vertex_not_finite:
      return {"vertex", "vertices", " with a coordinate that is no finite number"};
    case DefectKind::unused_vertex:
      return {"unused vertex", "unused vertices", ""};
    case DefectKind::degenerate_triangle:
      return {"degenerate triangle", "degenerate triangles", " (no area)"};
    case DefectKind::duplicate_triangle:
      return {"duplicate triangle", "duplicate triangles", ""};
    case DefectKind::open_edge:
      return {"open edge", "open edges", " (the surface has a hole)"};
    case DefectKind::crowded_edge:
      return {"edge", "edges", " of more than two triangles"};
    case DefectKind::opposed_triangles:
      return {"pair", "pairs", " of neighbours that disagree about which side is outside"};
    case DefectKind::pinched_vertex:
      return {"vertex", "vertices", " where parts of the surface touch in a point"};
    case DefectKind::several_parts:
      return {"part", "separate parts", ""};
    case DefectKind::inside_out:
      return {"mesh inside out", "", " (corners must run counter-clockwise seen from outside)"};
    case DefectKind::no_volume:
      return {"mesh without volume", "", ""};
    case DefectKind::self_intersection:
      return {"pair", "pairs", " of triangles that cut or touch each other"};
  }
  return {};
}

std::string describe(DefectKind kind, const DefectPlace& place) {
  if (kind == DefectKind::several_parts) return fmt::format("the one with triangle {}", place.triangle);
  if (place.other_triangle >= 0 && place.vertex >= 0)
    return fmt::format("triangles {} and {} at vertices {} and {}", place.triangle, place.other_triangle, place.vertex,
                       place.other_vertex);
  if (place.other_triangle >= 0) return fmt::format("triangles {} and {}", place.triangle, place.other_triangle);
  if (place.other_vertex >= 0)
    return fmt::format("vertices {} and {} of triangle {}", place.vertex, place.other_vertex, place.triangle);
  if (place.triangle >= 0) return fmt::format("triangle {}", place.triangle);
  return place.vertex >= 0 ? fmt::format("vertex {}", place.vertex) : "";
}

}  // namespace

std::string to_string(const Defect& defect) {
  const Words w = words(defect.kind);
  std::string text = w.many.empty()
                         ? fmt::format("{}{}", w.one, w.meaning)
                         : fmt::format("{} {}{}", defect.count, defect.count == 1 ? w.one : w.many, w.meaning);
  std::string places;
  for (const DefectPlace& place : defect.places) {
    const std::string where = describe(defect.kind, place);
    if (!where.empty()) places += (places.empty() ? ": " : ", ") + where;
  }
  if (!places.empty() && defect.count > static_cast<int>(defect.places.size())) places += ", ...";
  return text + places;
}

std::string to_string(const std::vector<Defect>& defects) {
  std::string text;
  for (const Defect& defect : defects) text += (text.empty() ? "" : "; ") + to_string(defect);
  return text;
}

}  // namespace talus::geometry
