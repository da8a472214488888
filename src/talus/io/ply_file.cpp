#include "talus/io/ply_file.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <memory>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "talus/io/byte_order.h"
#include "talus/io/mesh_words.h"
#include "talus/io/ply_header.h"
#include "talus/io/polygon_soup.h"

namespace talus::io {
namespace {

/// The rows after the header, value by value. All types of PLY fit a double exactly.
class PlyRows {
 public:
  virtual ~PlyRows() = default;
  virtual void begin_row(const std::string& row) = 0;
  [[nodiscard]] virtual double value(PlyType type) = 0;
  virtual void end_row() {}
  /// Can the rest of the file hold so many rows?
  [[nodiscard]] virtual bool can_hold(const PlyElement& element) const = 0;
  [[nodiscard]] virtual bool at_end() = 0;
  [[nodiscard]] virtual int line() const { return 0; }
};

class TextRows final : public PlyRows {
 public:
  TextRows(Lines lines, const MeshSource& source) : lines_(lines), source_(source) {}

  void begin_row(const std::string& row) override {
    row_ = row;
    next_ = 0;
    if (!next_line()) source_.refuse({.line = lines_.line(), .key = row_, .problem = "is missing: the file ends"});
  }

  double value(PlyType type) override {
    if (next_ >= words_.size()) source_.refuse({.line = line(), .key = row_, .problem = "has too few values"});
    const std::string_view word = words_[next_++];
    const std::optional<double> number = to_number(word);
    if (!number || (is_integer(type) && *number != std::floor(*number)))
      source_.refuse({.line = line(),
                      .key = row_,
                      .value = std::string(word),
                      .problem = "is no number of its type",
                      .accepted = is_integer(type) ? "a whole number" : "a number"});
    return *number;
  }

  void end_row() override {
    if (next_ < words_.size()) source_.refuse({.line = line(), .key = row_, .problem = "has too many values"});
  }

  [[nodiscard]] bool can_hold(const PlyElement& element) const override {
    const auto per_row = static_cast<std::int64_t>(2 * element.properties.size());  // a digit and a space each
    return element.count <= (static_cast<std::int64_t>(lines_.bytes_left()) + 1) / per_row;
  }

  bool at_end() override { return !next_line(); }
  [[nodiscard]] int line() const override { return lines_.line(); }

 private:
  bool next_line() {
    std::string_view line;
    do {
      if (!lines_.next(line)) return false;
      words_ = split_words(line);
    } while (words_.empty());
    return true;
  }

  Lines lines_;
  const MeshSource& source_;
  std::string row_;
  std::vector<std::string_view> words_;
  std::size_t next_ = 0;
};

class BinaryRows final : public PlyRows {
 public:
  BinaryRows(std::string_view content, std::size_t at, std::endian order, const MeshSource& source)
      : content_(content), at_(at), order_(order), source_(source) {}

  void begin_row(const std::string& row) override { row_ = row; }

  double value(PlyType type) override {
    const std::string_view bytes = content_.substr(at_);
    if (bytes.size() < byte_count(type))
      source_.refuse({.key = row_, .problem = fmt::format("the file ends within it, at byte {}", content_.size())});
    at_ += byte_count(type);
    switch (type) {
      case PlyType::int8:
        return from_bytes<std::int8_t>(bytes, order_);
      case PlyType::uint8:
        return from_bytes<std::uint8_t>(bytes, order_);
      case PlyType::int16:
        return from_bytes<std::int16_t>(bytes, order_);
      case PlyType::uint16:
        return from_bytes<std::uint16_t>(bytes, order_);
      case PlyType::int32:
        return from_bytes<std::int32_t>(bytes, order_);
      case PlyType::uint32:
        return from_bytes<std::uint32_t>(bytes, order_);
      case PlyType::float32:
        return from_bytes<float>(bytes, order_);
      case PlyType::float64:
        return from_bytes<double>(bytes, order_);
    }
    return 0;
  }

  [[nodiscard]] bool can_hold(const PlyElement& element) const override {
    std::int64_t per_row = 0;
    for (const PlyProperty& p : element.properties)
      per_row += static_cast<std::int64_t>(byte_count(p.is_list ? p.count_type : p.type));
    return element.count <= static_cast<std::int64_t>(content_.size() - at_) / per_row;
  }

  bool at_end() override { return content_.find_first_not_of(" \r\n", at_) == std::string_view::npos; }

 private:
  std::string_view content_;
  std::size_t at_;
  std::endian order_;
  const MeshSource& source_;
  std::string row_;
};

class PlyReader {
 public:
  PlyReader(std::string_view content, const std::string& file) : source_{file}, soup_(source_) {
    Lines lines(content);
    header_ = read_ply_header(lines, source_);
    if (header_.format == PlyFormat::ascii)
      rows_ = std::make_unique<TextRows>(lines, source_);
    else
      rows_ = std::make_unique<BinaryRows>(
          content, lines.at(), header_.format == PlyFormat::big_endian ? std::endian::big : std::endian::little,
          source_);
  }

  geometry::TriangleMesh read() {
    for (const PlyElement& element : header_.elements) {
      if (element.properties.empty()) continue;  // its rows are nothing
      if (!rows_->can_hold(element))
        source_.refuse({.key = "element " + element.name,
                        .value = std::to_string(element.count),
                        .problem = "the file is too short for so many"});
      if (element.name == "vertex")
        read_vertices(element);
      else if (element.name == "face")
        read_faces(element);
      else
        skip(element);
    }
    if (!rows_->at_end())
      source_.refuse({.line = rows_->line(), .problem = "goes on after the last element that the header announces"});
    return soup_.mesh();
  }

 private:
  static std::string row_name(const PlyElement& element, std::int64_t row) {
    return fmt::format("{} {}", element.name, row);
  }

  /// The place of a property by any of its names.
  [[nodiscard]] std::size_t find(const PlyElement& element, std::initializer_list<std::string_view> names,
                                 bool is_list) const {
    for (std::size_t i = 0; i < element.properties.size(); ++i)
      if (std::find(names.begin(), names.end(), element.properties[i].name) != names.end() &&
          element.properties[i].is_list == is_list)
        return i;
    source_.refuse({.key = "element " + element.name,
                    .problem = fmt::format("has no {} {}", is_list ? "list" : "property", *names.begin())});
  }

  std::int64_t list_length(const PlyProperty& property, const std::string& row) {
    const double length = rows_->value(property.count_type);
    if (length < 0) source_.refuse({.line = rows_->line(), .key = row, .problem = "has a list of negative length"});
    return static_cast<std::int64_t>(std::min(length, 1e15));
  }

  void skip_property(const PlyProperty& property, const std::string& row) {
    const std::int64_t values = property.is_list ? list_length(property, row) : 1;
    for (std::int64_t i = 0; i < values; ++i) (void)rows_->value(property.type);
  }

  void skip(const PlyElement& element) {
    for (std::int64_t r = 0; r < element.count; ++r) {
      const std::string row = row_name(element, r);
      rows_->begin_row(row);
      for (const PlyProperty& property : element.properties) skip_property(property, row);
      rows_->end_row();
    }
  }

  void read_vertices(const PlyElement& element) {
    const std::array<std::size_t, 3> places{find(element, {"x"}, false), find(element, {"y"}, false),
                                            find(element, {"z"}, false)};
    for (std::int64_t r = 0; r < element.count; ++r) {
      const std::string row = row_name(element, r);
      geometry::Vector3 vertex;
      rows_->begin_row(row);
      for (std::size_t i = 0; i < element.properties.size(); ++i) {
        const auto* axis = std::find(places.begin(), places.end(), i);
        if (axis == places.end())
          skip_property(element.properties[i], row);
        else
          vertex[static_cast<int>(axis - places.begin())] = rows_->value(element.properties[i].type);
      }
      if (!vertex.allFinite())
        source_.refuse({.line = rows_->line(), .key = row, .problem = "a coordinate is no finite number"});
      rows_->end_row();
      soup_.add_vertex(vertex);
    }
  }

  void read_faces(const PlyElement& element) {
    const std::size_t place = find(element, {"vertex_indices", "vertex_index"}, true);
    if (!is_integer(element.properties[place].type))
      source_.refuse({.key = "element face", .problem = "names vertices by numbers that are not whole"});
    std::vector<std::int64_t> corners;
    for (std::int64_t r = 0; r < element.count; ++r) {
      const std::string row = row_name(element, r);
      rows_->begin_row(row);
      for (std::size_t i = 0; i < element.properties.size(); ++i) {
        if (i == place)
          read_corners(element.properties[i], row, corners);
        else
          skip_property(element.properties[i], row);
      }
      rows_->end_row();
      soup_.add_polygon(corners, rows_->line());
    }
  }

  void read_corners(const PlyProperty& property, const std::string& row, std::vector<std::int64_t>& corners) {
    const std::int64_t count = list_length(property, row);
    if (count > kMaxCorners)
      source_.refuse({.line = rows_->line(),
                      .key = row,
                      .problem = fmt::format("has {} corners", count),
                      .accepted = fmt::format("at most {}", kMaxCorners)});
    corners.clear();
    for (std::int64_t k = 0; k < count; ++k) {
      const double corner = rows_->value(property.type);
      corners.push_back(static_cast<std::int64_t>(std::clamp(corner, -1.0, 1e15)));
    }
  }

  MeshSource source_;
  PolygonSoup soup_;
  PlyHeader header_;
  std::unique_ptr<PlyRows> rows_;
};

}  // namespace

geometry::TriangleMesh parse_ply(std::string_view content, const std::string& file) {
  return PlyReader(content, file).read();
}

std::string ply_text(const geometry::TriangleMesh& mesh) {
  std::string text = fmt::format(
      "ply\nformat ascii 1.0\nelement vertex {}\nproperty double x\nproperty double y\nproperty double z\n"
      "element face {}\nproperty list uchar int vertex_indices\nend_header\n",
      mesh.vertex_count(), mesh.triangle_count());
  for (const geometry::Vector3& v : mesh.vertices())
    fmt::format_to(std::back_inserter(text), "{} {} {}\n", v.x(), v.y(), v.z());
  for (const geometry::Triangle& t : mesh.triangles())
    fmt::format_to(std::back_inserter(text), "3 {} {} {}\n", t[0], t[1], t[2]);
  return text;
}

}  // namespace talus::io
