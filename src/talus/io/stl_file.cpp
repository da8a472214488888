#include "talus/io/stl_file.h"

#include <array>
#include <cmath>
#include <iterator>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "talus/geometry/mesh_repair.h"
#include "talus/io/byte_order.h"
#include "talus/io/mesh_words.h"

namespace talus::io {
namespace {

using geometry::Triangle;
using geometry::TriangleMesh;
using geometry::Vector3;

constexpr std::size_t kHeaderBytes = 84;
constexpr std::size_t kFacetBytes = 50;

TriangleMesh weld(std::vector<Vector3> corners, const MeshSource& source) {
  if (corners.empty()) source.refuse({.problem = "holds no triangles", .accepted = "a mesh"});
  std::vector<Triangle> triangles;
  triangles.reserve(corners.size() / 3);
  for (int i = 0; i < static_cast<int>(corners.size()); i += 3) triangles.push_back({i, i + 1, i + 2});
  return geometry::welded({std::move(corners), std::move(triangles)});
}

std::size_t announced_bytes(std::string_view content) {
  return kHeaderBytes + kFacetBytes * std::size_t{from_bytes<std::uint32_t>(content.substr(80), std::endian::little)};
}

TriangleMesh parse_binary(std::string_view content, const MeshSource& source) {
  std::vector<Vector3> corners;
  corners.reserve(3 * (content.size() - kHeaderBytes) / kFacetBytes);
  for (std::size_t at = kHeaderBytes; at < content.size(); at += kFacetBytes) {
    for (std::size_t k = 1; k <= 3; ++k) {  // the normal comes first
      Vector3 corner;
      for (std::size_t i = 0; i < 3; ++i)
        corner[static_cast<int>(i)] = from_bytes<float>(content.substr(at + 12 * k + 4 * i), std::endian::little);
      if (!corner.allFinite())
        source.refuse({.key = fmt::format("triangle {}", (at - kHeaderBytes) / kFacetBytes + 1),
                       .problem = "a coordinate is no finite number"});
      corners.push_back(corner);
    }
  }
  return weld(std::move(corners), source);
}

/// solid NAME { facet normal x y z outer loop { vertex x y z } x 3 endloop endfacet } endsolid NAME, any number of
/// times.
class StlText {
 public:
  StlText(std::string_view text, const MeshSource& source) : lines_(text), source_(source) {}

  TriangleMesh read() {
    while (more()) {
      expect("solid");
      words_.clear();  // the name
      while (peek() == "facet") facet();
      expect("endsolid");
      words_.clear();
    }
    return weld(std::move(corners_), source_);
  }

 private:
  bool more() {
    std::string_view line;
    while (next_ >= words_.size()) {
      next_ = 0;
      words_.clear();
      if (!lines_.next(line)) return false;
      words_ = split_words(line);
    }
    return true;
  }

  std::string peek() { return more() ? lower_case(words_[next_]) : ""; }

  void expect(const std::string& wanted) {
    const std::string word = peek();
    if (word != wanted) refuse(wanted, word.empty() ? "the file ends" : word);
    ++next_;
  }

  double number(bool must_be_finite) {
    if (!more()) refuse("a number", "the file ends");
    const std::optional<double> value = to_number(words_[next_]);
    if (!value || (must_be_finite && !std::isfinite(*value))) refuse("a finite number", std::string(words_[next_]));
    ++next_;
    return *value;
  }

  void facet() {
    expect("facet");
    expect("normal");
    for (int i = 0; i < 3; ++i) (void)number(false);  // writers put nan where there is none
    expect("outer");
    expect("loop");
    for (int k = 0; k < 3; ++k) {
      expect("vertex");
      const double x = number(true);
      const double y = number(true);
      corners_.emplace_back(x, y, number(true));
    }
    expect("endloop");
    expect("endfacet");
  }

  [[noreturn]] void refuse(const std::string& wanted, const std::string& found) const {
    source_.refuse({.line = lines_.line(),
                    .key = fmt::format("triangle {}", corners_.size() / 3 + 1),
                    .value = found,
                    .problem = "does not fit here",
                    .accepted = wanted});
  }

  Lines lines_;
  const MeshSource& source_;
  std::vector<std::string_view> words_;
  std::size_t next_ = 0;
  std::vector<Vector3> corners_;
};

}  // namespace

TriangleMesh parse_stl(std::string_view content, const std::string& file) {
  const MeshSource source{file};
  if (content.empty()) source.refuse({.problem = "is empty", .accepted = "an STL file"});
  const bool has_header = content.size() >= kHeaderBytes;
  if (has_header && announced_bytes(content) == content.size()) return parse_binary(content, source);
  const bool is_text = content.find('\0') == std::string_view::npos;
  const std::size_t start = std::min(content.find_first_not_of(" \t\r\n"), content.size());
  if (is_text && lower_case(content.substr(start, 5)) == "solid") return StlText(content, source).read();
  if (!has_header)
    source.refuse({.problem = fmt::format("has {} bytes", content.size()),
                   .accepted = "text that begins with solid, or at least 84 bytes"});
  source.refuse({.problem = fmt::format("announces {} triangles, which take {} bytes, but has {}",
                                        (announced_bytes(content) - kHeaderBytes) / kFacetBytes,
                                        announced_bytes(content), content.size()),
                 .accepted = "a complete binary STL file, or text that begins with solid"});
}

std::string stl_text(const TriangleMesh& mesh) {
  std::string text = "solid talus\n";
  for (int t = 0; t < mesh.triangle_count(); ++t) {
    const Vector3 S = mesh.area_vector(t);
    const Vector3 n = S.norm() > 0 ? Vector3(S.normalized()) : Vector3(Vector3::Zero());
    fmt::format_to(std::back_inserter(text), "facet normal {} {} {}\nouter loop\n", n.x(), n.y(), n.z());
    for (int k = 0; k < 3; ++k) {
      const Vector3& v = mesh.corner(t, k);
      fmt::format_to(std::back_inserter(text), "vertex {} {} {}\n", v.x(), v.y(), v.z());
    }
    text += "endloop\nendfacet\n";
  }
  return text + "endsolid talus\n";
}

}  // namespace talus::io
