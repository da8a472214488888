#include "talus/io/obj_file.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

#include <fmt/format.h>

#include "talus/core/text.h"
#include "talus/io/mesh_words.h"
#include "talus/io/polygon_soup.h"

namespace talus::io {
namespace {

constexpr std::array<std::string_view, 18> kPassedOver{"vt", "vn",     "vp",     "g",        "o",        "s",
                                                       "mg", "usemtl", "mtllib", "usemap",   "maplib",   "l",
                                                       "p",  "lod",    "bevel",  "c_interp", "d_interp", "shadow_obj"};

class ObjReader {
 public:
  ObjReader(std::string_view text, const std::string& file) : source_{file}, lines_(text), soup_(source_) {}

  geometry::TriangleMesh read() {
    std::string text;
    while (next_statement(text)) {
      const std::vector<std::string_view> words = split_words(std::string_view(text).substr(0, text.find('#')));
      if (!words.empty()) statement(words);
    }
    return soup_.mesh();
  }

 private:
  /// One line and those that continue it; line_ is the first of them.
  bool next_statement(std::string& text) {
    std::string_view line;
    if (!lines_.next(line)) return false;
    line_ = lines_.line();
    text = line;
    while (text.ends_with('\\') && lines_.next(line)) {
      text.back() = ' ';
      text += line;
    }
    return true;
  }

  void statement(const std::vector<std::string_view>& words) {
    if (words[0] == "v") return vertex(words);
    if (words[0] == "f" || words[0] == "fo") return face(words);
    if (std::find(kPassedOver.begin(), kPassedOver.end(), words[0]) != kPassedOver.end()) return;
    source_.refuse({.line = line_,
                    .key = "statement",
                    .value = std::string(words[0]),
                    .problem = "is not known",
                    .accepted = "v, f; passed over: " + core::join(kPassedOver)});
  }

  void vertex(const std::vector<std::string_view>& words) {
    const std::string key = fmt::format("vertex {}", soup_.vertex_count() + 1);
    if (words.size() < 4 || words.size() > 8)
      source_.refuse({.line = line_,
                      .key = key,
                      .problem = fmt::format("has {} numbers", words.size() - 1),
                      .accepted = "x y z, then perhaps a weight and a colour"});
    std::array<double, 7> numbers{};
    for (std::size_t i = 1; i < words.size(); ++i) numbers[i - 1] = source_.coordinate(words[i], line_, key);
    soup_.add_vertex({numbers[0], numbers[1], numbers[2]});
  }

  void face(const std::vector<std::string_view>& words) {
    corners_.clear();
    for (std::size_t i = 1; i < words.size(); ++i) corners_.push_back(corner(words[i]));
    soup_.add_polygon(corners_, line_);
  }

  std::int64_t corner(std::string_view word) {
    const std::size_t slash = word.find('/');
    const std::optional<std::int64_t> number = to_integer(word.substr(0, slash));
    const bool sound =
        number && *number != 0 && (slash == std::string_view::npos || sound_rest(word.substr(slash + 1)));
    if (!sound) refuse_corner(word, "is no corner");
    if (*number > 0) return *number - 1;
    if (*number < -soup_.vertex_count())
      refuse_corner(word, fmt::format("counts back beyond the first of {} vertices", soup_.vertex_count()));
    return soup_.vertex_count() + *number;
  }

  /// vt, vt/vn or /vn: not used, but they must be numbers.
  static bool sound_rest(std::string_view rest) {
    const std::size_t slash = rest.find('/');
    const std::string_view texture = rest.substr(0, slash);
    if (slash == std::string_view::npos) return to_integer(texture).has_value();
    return (texture.empty() || to_integer(texture)) && to_integer(rest.substr(slash + 1));
  }

  [[noreturn]] void refuse_corner(std::string_view word, std::string problem) const {
    source_.refuse({.line = line_,
                    .key = "corner",
                    .value = std::string(word),
                    .problem = std::move(problem),
                    .accepted = "v, v/vt, v//vn or v/vt/vn with v from 1, or negative to count back"});
  }

  MeshSource source_;
  Lines lines_;
  PolygonSoup soup_;
  int line_ = 0;
  std::vector<std::int64_t> corners_;
};

}  // namespace

geometry::TriangleMesh parse_obj(std::string_view text, const std::string& file) {
  return ObjReader(text, file).read();
}

std::string obj_text(const geometry::TriangleMesh& mesh) {
  std::string text = fmt::format("# {} vertices, {} triangles\n", mesh.vertex_count(), mesh.triangle_count());
  for (const geometry::Vector3& v : mesh.vertices())
    fmt::format_to(std::back_inserter(text), "v {} {} {}\n", v.x(), v.y(), v.z());
  for (const geometry::Triangle& t : mesh.triangles())
    fmt::format_to(std::back_inserter(text), "f {} {} {}\n", t[0] + 1, t[1] + 1, t[2] + 1);
  return text;
}

}  // namespace talus::io
